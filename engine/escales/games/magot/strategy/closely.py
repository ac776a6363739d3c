"""A closer estimate of a match of Le Magot: it counts the accidents, too (MG-13, MG-15, MG-16).

Each round has its own pace: the harder the Arrivées are to reach, the longer the pawns walk, and
the more accidents happen. A pawn walks no farther than to its Arrivée.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
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
from escales.games.magot.strategy.estimate import odds
from escales.games.magot.strategy.walks import walks

PACES: Final = (1 / 160, 1 / 110, 1 / 75, 1 / 50, 1 / 35, 1 / 24, 1 / 15)
"""The paces that are told apart."""
LIMITS: Final = tuple((low * high) ** 0.5 for low, high in pairwise(PACES))
"""Where one pace ends and the next begins."""
USUAL: Final = 1 / 50
"""The pace that tells how quickly a pawn arrives, as long as nothing is known of the others."""


def shares(state: State) -> Sequence[float]:
    """The chance of each seat to win; the sum is 1."""
    return odds(state, prospects(state))


def prospects(state: State) -> list[float]:
    """The points that each seat may expect at the end of this round."""
    points = [float(one) for one in state.points]
    if not state.pot:
        return points
    depart, arrivee = state.depart, state.arrivee
    quick = [_quick(at, arrivee[seat]) for seat, at in enumerate(state.pawns)]
    everyone = sum(quick)
    wins = [one / everyone for one in quick]
    for seat, at in enumerate(state.pawns):
        if at == NOWHERE:
            continue
        goal = arrivee[seat]
        if goal == NOWHERE:
            # It will end the round some day, too: then its walk is as long as the round.
            arrives, found = 0.0, walks(_pace(everyone))
            lands = back = found.landings[at]
        else:
            found = walks(_pace(everyone - quick[seat]))
            arrives = wins[seat] = found.chances[at][goal]
            lands, back = found.landings[at], found.landings[goal]
        for other, place in enumerate(depart):
            if place == NOWHERE:
                continue
            often = lands[place] - arrives * back[place]
            if other != seat:
                points[seat] += often * OTHER_DEPART_PAYS
                points[other] -= often * OTHER_DEPART_PAYS
                continue
            points[seat] -= often * OWN_DEPART_PAYS * state.seats
            for one in range(state.seats):
                points[one] += often * OWN_DEPART_PAYS
        for other, cell in enumerate(arrivee):
            if other != seat and cell != NOWHERE:
                often = lands[cell] - arrives * back[cell]
                points[seat] -= often * ARRIVEE_PAYS
                points[other] += often * ARRIVEE_PAYS
    everyone = sum(wins)
    for seat, part in enumerate(wins):
        points[seat] += state.pot * part / everyone
    return points


def _pace(ends: float) -> float:
    """The nearest of the paces."""
    return PACES[sum(ends > limit for limit in LIMITS)]


def _quick(at: int, goal: int) -> float:
    """How likely each roll of a pawn is to bring it to its Arrivée."""
    if at == NOWHERE:
        return _anywhere()
    if goal == NOWHERE:
        return _somewhere(at)
    return USUAL * walks(USUAL).arrives[at][goal] / (1 - USUAL)


@lru_cache(maxsize=128)
def _somewhere(at: int) -> float:
    """The same for an Arrivée that another is still to place: far, of course.

    So it is the mean of the harder half of the cells.
    """
    quick = sorted(_quick(at, cell) for cell in INNER_CELLS if cell != at)
    return sum(quick[: len(quick) // 2]) / (len(quick) // 2)


@lru_cache(maxsize=1)
def _anywhere() -> float:
    """The same for a pawn that is still to be placed, too."""
    return sum(_somewhere(cell) for cell in CELLS) / len(CELLS)
