"""Ways between points of call, for ships and for the Corsaire."""

from collections.abc import Iterable, Mapping
from typing import Final

from escales.games.long_cours.board import NEIGHBOURS, POINTS


def _distances(start: str) -> Mapping[str, int]:
    found = {start: 0}
    coming = [start]
    for point in coming:
        for near in NEIGHBOURS[point]:
            if near not in found:
                found[near] = found[point] + 1
                coming.append(near)
    return found


DISTANCE: Final = {point: _distances(point) for point in POINTS}
"""How many dotted lines lead from each point of call to each other one."""
FARTHEST: Final = max(max(found.values()) for found in DISTANCE.values())
"""The greatest distance between two points of call."""


def nearest(point: str, targets: Iterable[str]) -> int:
    """The distance from *point* to the nearest of *targets*; more than any if there are none."""
    found = DISTANCE[point]
    return min([found[target] for target in targets], default=FARTHEST + 1)
