"""Ways between points of call, for ships and for the Corsaire."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from escales.games.long_cours.board import FEWEST_LEGS, MOST_LEGS, NEIGHBOURS, POINTS, REACH


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


def way_out(point: str, corsaire: str) -> int:
    """How many points a ship at *point* can be at after its turn that the Corsaire cannot reach."""
    reach = REACH[corsaire]
    return sum(to not in reach for to in (point, *NEIGHBOURS[point]))


@lru_cache(maxsize=8192)
def courses(corsaire: str, legs: int, prey: tuple[str, ...]) -> tuple[str, ...]:
    """Where the Corsaire at *corsaire* may be after its next move, the best first.

    It has made *legs* moves. It sinks the nearest ship if it can; else it goes where the fewest
    ways out are left to the ships at *prey*. It lies where it is if that is best and allowed.
    """
    left = MOST_LEGS - legs
    best: dict[str, tuple[int, int, int]] = {}
    if legs == 0 or legs >= FEWEST_LEGS:
        best[corsaire] = (-2, 0, 0) if corsaire in prey else _hunt(corsaire, prey)
    for near in NEIGHBOURS[corsaire]:
        distance = nearest(near, prey)
        if distance < left:
            best[near] = (-2, distance, 0)
        else:
            stops = max(0, FEWEST_LEGS - legs - 1)
            ends = {end for more in range(stops, left) for end in _exactly(near, more)}
            best[near] = min(_hunt(end, prey) for end in sorted(ends))
    return tuple(sorted(best, key=best.__getitem__))


def _hunt(corsaire: str, prey: Iterable[str]) -> tuple[int, int, int]:
    """How well the Corsaire lies: the ways out of the ship that has the fewest, of all, distance."""
    ways = [way_out(point, corsaire) for point in prey]
    return (min(ways, default=0), sum(ways), nearest(corsaire, prey))


def _exactly(point: str, moves: int) -> set[str]:
    """Where so many moves lead, turning back included."""
    found = {point}
    for _ in range(moves):
        found = {near for at in sorted(found) for near in NEIGHBOURS[at]}
    return found
