"""Le Magot as a game of the contract: its phases, its start, what is seen of it."""

from random import Random

from escales.core import Game, Options, Seen, View
from escales.games.magot.board import EACH, NOT_ROLLED
from escales.games.magot.events import TELLING
from escales.games.magot.meta import META
from escales.games.magot.state import State
from escales.games.magot.steps.opening import Draw
from escales.games.magot.steps.placing import PlaceArrivee, PlaceDepart
from escales.games.magot.steps.sending import Send
from escales.games.magot.steps.turn import Roll
from escales.games.magot.strategy import MagotStrategy
from escales.games.magot.view import MIRROR, seen


class Magot(Game):
    """Le Magot (MG-01): the points are shared out, and the first player is drawn."""

    meta = META
    strategy = MagotStrategy()
    telling = TELLING
    phases = {
        "draw": Draw(),
        "depart": PlaceDepart(),
        "arrivee": PlaceArrivee(),
        "roll": Roll(),
        "send": Send(),
    }

    def start(self, seats: int, options: Options) -> State:
        state = State(self, seats, options)
        state.points = [EACH[seats]] * seats
        state.draws = tuple((seat, NOT_ROLLED) for seat in range(seats))
        state.roll("draw", 0)
        return state

    def see(self, state: State, seat: int | None) -> Seen:
        return seen(state)

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        MIRROR.restore(state, view["public"])
        return state


GAME = Magot()
