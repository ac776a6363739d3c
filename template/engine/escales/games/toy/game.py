"""Toy as a game of the contract: its phases, its start, what is seen of it. Read the game from here."""

from random import Random
from typing import cast

from escales.core import Game, Options, Pile, Seen, View
from escales.games.toy.board import NONE, NUMBERS
from escales.games.toy.meta import META
from escales.games.toy.state import State
from escales.games.toy.steps.answer import Answer
from escales.games.toy.steps.deal import Deal
from escales.games.toy.steps.turn import Turn
from escales.games.toy.view import MIRROR, Own, Public, seen_by


class Toy(Game):
    """Toy (TY-01): everybody has the same chips and is dealt a number."""

    meta = META
    phases = {"deal": Deal(), "turn": Turn(), "answer": Answer()}

    def start(self, seats: int, options: Options) -> State:
        state = State(self, seats, options)
        state.round = 1
        state.chips = [state.stack] * seats
        state.roll("deal", 0)
        return state

    def see(self, state: State, seat: int | None) -> Seen:
        return seen_by(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        public = cast(Public, view["public"])
        MIRROR.restore(state, public)
        state.hands = list(public["shown"]) or self._hands(view, rng)
        gone = {*state.hands, *public["bottom"]}
        state.pile = Pile((card for card in NUMBERS if card not in gone), public["bottom"])
        return state

    def _hands(self, view: View, rng: Random) -> list[str]:
        """The own number, and for other seats numbers that *view* has not seen, all equally likely."""
        public, seat = cast(Public, view["public"]), view["seat"]
        own = NONE if seat is None else cast(Own, view["own"])["card"]
        unseen = [card for card in NUMBERS if card not in {own, *public["bottom"]}]
        rng.shuffle(unseen)
        return [
            NONE if not dealt else own if at == seat else unseen.pop()
            for at, dealt in enumerate(public["dealt"])
        ]


GAME = Toy()
"""The instance that :func:`escales.games.load` looks for."""
