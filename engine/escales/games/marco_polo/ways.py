"""Where a spin can lead (MP-05, MP-07 to MP-11, MP-27, MP-30)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from escales.games.marco_polo.board import KHANBALIK, NEIGHBOURS, SHARED, SHORT_STOPS
from escales.games.marco_polo.cards import TOWN

TOWNS = frozenset(TOWN.values())
"""The towns that missions lead to."""

type Path = tuple[str, ...]
"""The places that a pawn comes through, the last being where it stops."""


@lru_cache(maxsize=4096)
def ways(
    start: str, mode: str, number: int, taken: tuple[str, ...], khan: bool, goal: str
) -> Mapping[str, Path]:
    """Every place where a pawn may stop, in ascending order, with a path to it.

    It goes *number* points along lines of *mode*; *taken* are the places of the other pawns,
    *khan* says whether it may enter Khanbalik (MP-27), *goal* is the town where it would have to
    stop (MP-30), or empty. Empty when it cannot move at all.

    Which of several paths is given does not depend on *goal* or *khan*, secrets both, unless no
    path avoids the towns of the missions.
    """
    free: dict[str, Path] = {}
    farthest: dict[str, Path] = {}
    longest = 0
    for path in _trails(start, mode, number, khan, goal):
        place, length = path[-1], len(path)
        if place in taken and place not in SHARED:
            continue
        if length == number or place in SHORT_STOPS:
            _keep(free, path)
        elif length >= longest:
            if length > longest:
                longest, farthest = length, {}
            _keep(farthest, path)
    return dict(sorted((free or farthest).items()))


def _keep(found: dict[str, Path], path: Path) -> None:
    before = found.get(path[-1])
    if before is None or _order(path) < _order(before):
        found[path[-1]] = path


def _order(path: Path) -> tuple[int, int, Path]:
    return sum(place in TOWNS for place in path[:-1]), len(path), path


def _trails(start: str, mode: str, number: int, khan: bool, goal: str) -> Iterator[Path]:
    """Every way of one to *number* lines that uses none twice and never comes back (MP-08)."""
    lines = NEIGHBOURS[mode]
    open_ends: list[Path] = [(start,)]
    while open_ends:
        walked = open_ends.pop()
        at = walked[-1]
        for place in lines[at]:
            if place == start or (place == KHANBALIK and not khan) or _used(walked, at, place):
                continue
            further = (*walked, place)
            yield further[1:]
            if len(further) <= number and place not in (KHANBALIK, goal):
                open_ends.append(further)


def _used(walked: Path, a: str, b: str) -> bool:
    """Whether the line between *a* and *b* has been walked, in whichever direction."""
    return any(step in ((a, b), (b, a)) for step in pairwise(walked))


def modes(start: str, khan: bool) -> tuple[str, ...]:
    """The modes that can be announced at *start*: a line of that kind leaves it (MP-06)."""
    return tuple(
        mode
        for mode, lines in NEIGHBOURS.items()
        if any(khan or place != KHANBALIK for place in lines[start])
    )
