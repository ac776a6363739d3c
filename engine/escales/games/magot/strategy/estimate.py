"""What each player will have at the end of a match of Le Magot, and how likely they are to win."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Final

from escales.games.magot.board import (
    ARRIVEE_PAYS,
    CELLS,
    INNER_CELLS,
    NOWHERE,
    OTHER_DEPART_PAYS,
    OWN_DEPART_PAYS,
)
from escales.games.magot.state import State
from escales.games.magot.strategy.walks import walks

LUCK: Final = 90.0
"""How many points more multiply the odds to win by 2.7, if one round is left to play.

With more rounds it takes more: luck grows with the square root of their number.
"""


def shares(state: State) -> Sequence[float]:
    """The chance of each seat to win; the sum is 1."""
    points = prospects(state)
    most = max(points)
    luck = LUCK * sqrt(max(1, state.rounds - max(0, state.round - 1)))
    weights = [exp((one - most) / luck) for one in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospects(state: State) -> list[float]:
    """The points that each seat may expect at the end of this round."""
    points = [float(one) for one in state.points]
    if not state.pot:
        return points
    arrives, landings = walks(state.seats)
    depart, arrivee, pawns = state.depart, state.arrivee, state.pawns
    rates = [0.0] * state.seats
    for seat, at in enumerate(pawns):
        goal = arrivee[seat]
        if at == NOWHERE:
            rates[seat] = _usual(state.seats)
            continue
        rates[seat] = arrives[at][goal] if goal != NOWHERE else _somewhere(state.seats, at)
        lands = landings[at]
        for other in range(state.seats):
            place = depart[other]
            if other == seat:
                paid = lands[place] * OWN_DEPART_PAYS
                points[seat] -= paid * state.seats
                for one in range(state.seats):
                    points[one] += paid
                continue
            if place != NOWHERE:
                received = lands[place] * OTHER_DEPART_PAYS
                points[seat] += received
                points[other] -= received
            place = arrivee[other]
            if place != NOWHERE:
                paid = lands[place] * ARRIVEE_PAYS
                points[seat] -= paid
                points[other] += paid
    everyone = sum(rates)
    for seat, rate in enumerate(rates):
        points[seat] += state.pot * rate / everyone
    return points


@lru_cache(maxsize=256)
def _somewhere(seats: int, at: int) -> float:
    """The odds of a pawn to come to its Arrivée, which another is still to place: far, of course.

    So it is the mean of the harder half of the cells.
    """
    row = walks(seats).arrives[at]
    odds = sorted(row[cell] for cell in INNER_CELLS if cell != at)
    return sum(odds[: len(odds) // 2]) / (len(odds) // 2)


@lru_cache(maxsize=3)
def _usual(seats: int) -> float:
    """The same for a pawn that is still to be placed, too."""
    return sum(_somewhere(seats, cell) for cell in CELLS) / len(CELLS)
