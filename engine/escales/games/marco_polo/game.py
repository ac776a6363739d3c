"""Marco Polo as a game of the contract: its phases, its start, what is seen of it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import cast

from escales.core import Game, Message, Options, Pile, Seen, SeenEvent, View
from escales.games.marco_polo.alarms import alarms
from escales.games.marco_polo.cards import COLOURS, CONTENTS, HASARD, SECRETS, TABLES, gifts
from escales.games.marco_polo.dues import Gifts, due_from_json
from escales.games.marco_polo.events import FIGHT, TELLING
from escales.games.marco_polo.meta import META
from escales.games.marco_polo.notes import notes
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.state import State
from escales.games.marco_polo.steps.arrival import Giving, Learning, Reward
from escales.games.marco_polo.steps.debts import Debt, Ruin
from escales.games.marco_polo.steps.fights import Attacked, Black, Ransom, White
from escales.games.marco_polo.steps.hasard import Calling, Joining, Sending
from escales.games.marco_polo.steps.moving import Announcing, Moving, Spinning
from escales.games.marco_polo.steps.opening import Lot
from escales.games.marco_polo.steps.trade import Drawing, Taking, Trading
from escales.games.marco_polo.strategy import MarcoPoloStrategy
from escales.games.marco_polo.view import MIRROR, Own, Public, seen_by


class MarcoPolo(Game):
    """Marco Polo (MP-03, MP-04): all are in Venise with 240 besants, the piles are shuffled."""

    meta = META
    strategy = MarcoPoloStrategy()
    telling = TELLING
    phases = {
        "lot": Lot(),
        "announce": Announcing(),
        "spin": Spinning(),
        "attack": Attacked(),
        "black": Black(),
        "white": White(),
        "ransom": Ransom(),
        "move": Moving(),
        "trade": Trading(),
        "draw": Drawing(),
        "take": Taking(),
        "send": Sending(),
        "call": Calling(),
        "join": Joining(),
        "gifts": Giving(),
        "table": Reward(),
        "secret": Learning(),
        "debt": Debt(),
        "ruin": Ruin(),
    }

    def start(self, seats: int, options: Options) -> State:
        return State(self, seats, options)

    def see(self, state: State, seat: int | None) -> Seen:
        return seen_by(state, seat)

    def notes(self, view: View) -> Iterator[Message]:
        return notes(view)

    def alarms(self, view: View, seat: int) -> Iterator[Message]:
        return alarms(view, seat)

    def matters(self, event: SeenEvent, view: View) -> bool:
        own = view["seat"] is not None and event["params"].get("seat") == view["seat"]
        return (own and event["kind"] in FIGHT) or super().matters(event, view)

    def worth(self, state: State, seat: int) -> tuple[Message, ...]:
        return holdings.worth(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        public = cast(Public, view["public"])
        MIRROR.restore(state, public)
        state.accomplished = [mission != "" for mission in public["missions"]]
        state.agenda = tuple(map(due_from_json, public["agenda"]))
        self._deal_goods(state, view, rng)
        while not _can_give(state):
            self._deal_goods(state, view, rng)
        self._deal_tables(state, view, rng)
        pile = public["secret_pile"]
        state.secret_pile = Pile(_less(SECRETS, (*state.secrets, *pile["bottom"])), pile["bottom"])
        return state

    def _deal_goods(self, state: State, view: View, rng: Random) -> None:
        """Give the other seats goods that *view* has not seen, each as likely as any other.

        The height of a pile says how many cards of its colour are in other hands, since all
        Hasard cards that have not come up lie in the piles. Who has which is drawn: a view does
        not remember who bought from which pile.
        """
        public, seat = cast(Public, view["public"]), view["seat"]
        hands = public["hands"] or [
            cast(Own, view["own"])["hand"] if at == seat else [] for at in range(state.seats)
        ]
        obeyed = [due.card for due in state.agenda if due.word == "under"]
        seen = [*state.loot, *obeyed, *(card for hand in hands for card in hand)]
        held: list[str] = []
        for at, colour in enumerate(COLOURS):
            pile = public["piles"][colour]
            unseen = _less(CONTENTS[colour], (*seen, *pile["bottom"]))
            goods = [card for card in unseen if card not in HASARD]
            rng.shuffle(goods)
            out = len(unseen) - pile["shuffled"]
            held += goods[:out]
            state.piles[at] = Pile(_less(unseen, goods[:out]), pile["bottom"])
        rng.shuffle(held)
        for at, number in enumerate(public["cards"]):
            more = 0 if hands[at] else number
            state.hands[at] = tuple(sorted([*hands[at], *held[:more]]))
            del held[:more]

    def _deal_tables(self, state: State, view: View, rng: Random) -> None:
        """Give the other seats Tables d'Or that *view* has not seen, each as likely as any other."""
        public, seat = cast(Public, view["public"]), view["seat"]
        pile = public["table_pile"]
        shown = public["unfinished"] or [""] * state.seats
        state.tables = [
            mission or table for mission, table in zip(public["missions"], shown, strict=True)
        ]
        if seat is not None:
            state.tables[seat] = cast(Own, view["own"])["table"]
        unseen = _less(TABLES, (*state.tables, *pile["bottom"]))
        rng.shuffle(unseen)
        for at, held in enumerate(public["tables"]):
            if held and not state.tables[at]:
                state.tables[at] = unseen.pop()
        state.table_pile = Pile(unseen, pile["bottom"])


def _can_give(state: State) -> bool:
    """Whether everybody who owes the Khan gifts holds as many: nobody comes to him without (MP-27)."""
    return all(
        len(gifts(state.hands[due.seat])) >= due.left
        for due in state.agenda
        if isinstance(due, Gifts)
    )


def _less(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    """*cards* without those that are *gone*, in their order."""
    return [card for card in cards if card not in gone]


GAME = MarcoPolo()
