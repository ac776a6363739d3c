"""Long Cours as a game of the contract."""

from random import Random
from typing import cast

from escales.core import CHANCE, Game, Options, Pile, View
from escales.games.long_cours.board import NO_GOODS, NOWHERE, START_CASH, ZONES
from escales.games.long_cours.cards import dealt
from escales.games.long_cours.meta import META
from escales.games.long_cours.state import State
from escales.games.long_cours.view import Own, Public


class LongCours(Game):
    """Long Cours (LC-03, LC-04): everybody has 3 M and a ship; the cards are to be dealt."""

    meta = META

    def start(self, seats: int, options: Options) -> State:
        state = State()
        state.seats = seats
        state.short = cast(bool, options["short"])
        state.rounds = cast(int, options["rounds"])
        state.round = 0
        state.opener, state.turn = -1, 0
        state.cash = [START_CASH] * seats
        state.cargo = [NO_GOODS] * seats
        state.ships = [NOWHERE] * seats
        state.hands = [()] * seats
        state.deck = Pile(dealt(seats, state.short))
        state.gone = ()
        state.stranded = [NO_GOODS] * len(ZONES)
        state.fallen = ()
        state.owner, state.corsaire = -1, NOWHERE
        state.due, state.legs = False, 0
        state.moved, state.rolled, state.asked, state.zone = "", False, False, 0
        state.target, state.blows = -1, ()
        state.bid, state.leader, state.bidders = 0, -1, ()
        state.result = None
        state.phase = "deal"
        state.actor, state.roller = CHANCE, None
        return state

    def sample(self, view: View, rng: Random) -> State:
        state = self.start(len(view["seats"]), cast(Options, view["options"]))
        public = cast(Public, view["public"])
        state.resume(view)
        state.round, state.opener, state.turn = view["round"], public["opener"], public["turn"]
        state.cash, state.ships = list(public["cash"]), list(public["ships"])
        state.cargo = [tuple(goods) for goods in public["cargo"]]
        state.stranded = [tuple(goods) for goods in public["stranded"]]
        state.gone = tuple(public["gone"])
        state.fallen = tuple(map(tuple, public["fallen"]))
        state.owner, state.corsaire = public["owner"], public["corsaire"]
        state.due, state.legs = public["due"], public["legs"]
        state.moved, state.rolled = public["moved"], public["rolled"]
        state.asked, state.zone = public["asked"], public["zone"]
        state.target, state.blows = public["target"], tuple(public["blows"])
        state.bid, state.leader = public["bid"], public["leader"]
        state.bidders = tuple(public["bidders"])
        self._deal(state, view, rng)
        return state

    def _deal(self, state: State, view: View, rng: Random) -> None:
        """Give the other seats what *view* has not seen, each hand as likely as any other."""
        numbers = cast(Public, view["public"])["cards"]
        unseen = list(dealt(state.seats, state.short))
        own = () if view["seat"] is None else tuple(cast(Own, view["own"])["hand"])
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
