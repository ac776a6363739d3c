"""Le Magot as a game of the contract."""

from random import Random
from typing import cast

from escales.core import CHANCE, Game, Options, View
from escales.games.magot.board import EACH, NOWHERE
from escales.games.magot.meta import META
from escales.games.magot.state import State
from escales.games.magot.steps.opening import NOT_ROLLED
from escales.games.magot.view import Public


class Magot(Game):
    """Le Magot (MG-01): the points are shared out, and the first player is drawn."""

    meta = META

    def start(self, seats: int, options: Options) -> State:
        state = State()
        state.seats = seats
        state.stake = cast(int, options["stake"])
        state.rounds = cast(int, options["rounds"])
        state.short = cast(bool, options["short"])
        state.result = None
        state.round = 0
        state.opener = -1
        state.points = [EACH[seats]] * seats
        state.pot = 0
        state.depart = [NOWHERE] * seats
        state.arrivee = [NOWHERE] * seats
        state.pawns = [NOWHERE] * seats
        state.captives = ()
        state.draws = tuple((seat, NOT_ROLLED) for seat in range(seats))
        state.phase = "draw"
        state.turn = 0
        state.actor, state.roller = CHANCE, 0
        return state

    def sample(self, view: View, rng: Random) -> State:
        state = self.start(len(view["seats"]), cast(Options, view["options"]))
        public = cast(Public, view["public"])
        state.resume(view)
        state.round = view["round"]
        state.opener, state.turn = public["opener"], public["turn"]
        state.points, state.pot = list(public["points"]), public["pot"]
        state.depart, state.arrivee = list(public["depart"]), list(public["arrivee"])
        state.pawns = list(public["pawns"])
        state.captives = tuple(public["captives"])
        state.draws = tuple((seat, face) for seat, face in public["draws"])
        return state


GAME = Magot()
