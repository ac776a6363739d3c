"""What each player will have at the end of a match of Le Magot, and how likely they are to win.

It looks at the points and at the magot; :mod:`~escales.games.magot.strategy.closely` also counts
the accidents on the way.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from escales.games.magot.board import CELLS, INNER_CELLS, NOWHERE
from escales.games.magot.state import State
from escales.games.magot.strategy.walks import walks

LUCK: Final = 90.0
"""How many points more multiply the odds to win by 2.7, if one round is left to play.

With more rounds it takes more: luck grows with the square root of their number.
"""
ROLLS: Final = 90
"""How many rolls a round takes on average, those of all players together."""


def shares(state: State) -> Sequence[float]:
    """The chance of each seat to win; the sum is 1."""
    return odds(state, prospects(state))


def odds(state: State, points: Sequence[float]) -> Sequence[float]:
    """The chance of each seat to win, from the points that each may expect after this round."""
    most = max(points)
    luck = LUCK * sqrt(max(1, state.rounds - max(0, state.round - 1)))
    weights = [exp((one - most) / luck) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospects(state: State) -> list[float]:
    """The points that each seat may expect at the end of this round, if no accident happens."""
    points = [float(one) for one in state.points]
    if not state.pot:
        return points
    arrives = walks(state.seats / ROLLS).arrives
    rates = [0.0] * state.seats
    for seat, at in enumerate(state.pawns):
        goal = state.arrivee[seat]
        if at == NOWHERE:
            rates[seat] = _usual(state.seats)
        else:
            rates[seat] = arrives[at][goal] if goal != NOWHERE else _somewhere(state.seats, at)
    everyone = sum(rates)
    for seat, rate in enumerate(rates):
        points[seat] += state.pot * rate / everyone
    return points


@lru_cache(maxsize=256)
def _somewhere(seats: int, at: int) -> float:
    """The odds of a pawn to come to its Arrivée, which another is still to place: far, of course.

    So it is the mean of the harder half of the cells.
    """
    row = walks(seats / ROLLS).arrives[at]
    odds = sorted(row[cell] for cell in INNER_CELLS if cell != at)
    return sum(odds[: len(odds) // 2]) / (len(odds) // 2)


@lru_cache(maxsize=3)
def _usual(seats: int) -> float:
    """The same for a pawn that is still to be placed, too."""
    return sum(_somewhere(seats, cell) for cell in CELLS) / len(CELLS)
