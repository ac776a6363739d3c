"""Long Cours as a game of the contract: its phases, its start, what is seen of it."""

from collections.abc import Iterator
from random import Random
from typing import cast

from escales.core import Action, Game, Message, Options, Pile, Seen, SeenEvent, View
from escales.games.long_cours import idling
from escales.games.long_cours.alarms import alarms
from escales.games.long_cours.cards import dealt
from escales.games.long_cours.events import TELLING
from escales.games.long_cours.meta import META
from escales.games.long_cours.notes import notes
from escales.games.long_cours.rules import holdings
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.auction import Bidding
from escales.games.long_cours.steps.corsaire import Arrival, Voyage
from escales.games.long_cours.steps.entry import Entry, EntryRoll
from escales.games.long_cours.steps.fights import Answering
from escales.games.long_cours.steps.opening import Deal, FirstPurchase, Launch, Lot
from escales.games.long_cours.steps.trade import SaleRoll
from escales.games.long_cours.steps.turn import Turn
from escales.games.long_cours.strategy import LongCoursStrategy
from escales.games.long_cours.view import MIRROR, Own, Public, seen_by


class LongCours(Game):
    """Long Cours (LC-03, LC-04): each captain has 3 M and a ship, and the cards are to be dealt."""

    meta = META
    strategy = LongCoursStrategy()
    telling = TELLING
    marks = frozenset({"heap"})
    phases = {
        "deal": Deal(),
        "lot": Lot(),
        "launch": Launch(),
        "purchase": FirstPurchase(),
        "turn": Turn(),
        "resale": SaleRoll(),
        "fight": Answering(),
        "entry-roll": EntryRoll(),
        "entry": Entry(),
        "auction": Bidding(),
        "arrival": Arrival(),
        "voyage": Voyage(),
    }

    def start(self, seats: int, options: Options) -> State:
        state = State(self, seats, options)
        state.deck = Pile(dealt(seats, state.short))
        return state

    def see(self, state: State, seat: int | None) -> Seen:
        return seen_by(state, seat)

    def notes(self, view: View) -> Iterator[Message]:
        return notes(view)

    def alarms(self, view: View, seat: int) -> Iterator[Message]:
        return alarms(view, seat)

    def worth(self, state: State, seat: int) -> tuple[Message, ...]:
        return holdings.worth(state, seat)

    def idle(self, view: View) -> Action | None:
        return idling.idle(view)

    def matters(self, event: SeenEvent, view: View) -> bool:
        return idling.matters(event)

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        MIRROR.restore(state, view["public"])
        self._deal(state, view, rng)
        return state

    def _deal(self, state: State, view: View, rng: Random) -> None:
        """Give the other seats cards that *view* has not seen, each hand as likely as any other."""
        numbers = cast(Public, view["public"])["cards"]
        own = () if view["seat"] is None else tuple(cast(Own, view["own"])["hand"])
        unseen = list(dealt(state.seats, state.short))
        for card in (*state.gone, *own):
            unseen.remove(card)
        rng.shuffle(unseen)
        for seat, number in enumerate(numbers):
            if seat == view["seat"]:
                state.hands[seat] = own
            else:
                state.hands[seat] = tuple(sorted(unseen[:number]))
                del unseen[:number]
        state.deck = Pile(unseen)


GAME = LongCours()
