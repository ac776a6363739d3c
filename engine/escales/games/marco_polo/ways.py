"""Where a spin can lead (MP-05, MP-07 to MP-11, MP-27, MP-30)."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from escales.games.marco_polo.board import KHANBALIK, NEIGHBOURS, SHARED, SHORT_STOPS
from escales.games.marco_polo.cards import TOWN

TOWNS = frozenset(TOWN.values())
"""The towns that missions lead to."""

type Path = tuple[str, ...]
"""The places that a pawn comes through, the last being where it stops."""


def ways(
    start: str, mode: str, number: int, taken: Collection[str], khan: bool, goal: str
) -> Mapping[str, Path]:
    """Every place where a pawn may stop, in ascending order, with a path to it.

    It goes *number* points along lines of *mode*; *taken* are the places of the other pawns,
    *khan* says whether it may enter Khanbalik (MP-27), *goal* is the town where it would have to
    stop (MP-30), or empty. Empty when it cannot move at all.

    Which of several paths is given does not depend on *goal* or *khan*, secrets both, unless no
    path avoids the towns of the missions.
    """
    for ends in _ends(start, mode, number, khan, goal):
        if not any(place in ends and place not in SHARED for place in taken):
            return ends
        free = {at: path for at, path in ends.items() if at not in taken or at in SHARED}
        if free:
            return free
    return _NOWHERE


_NOWHERE: Mapping[str, Path] = {}


@lru_cache(maxsize=8192)
def _ends(
    start: str, mode: str, number: int, khan: bool, goal: str
) -> tuple[Mapping[str, Path], ...]:
    """Where a pawn that is alone may stop, none of it empty: only where the first places are all
    taken do the second ones count, and so on; these lie short of the number, the farthest first.

    Pawns bar no way but only where to stop, so this need not be known for every position of theirs.
    """
    free: dict[str, Path] = {}
    short: dict[int, dict[str, Path]] = {}
    for path in _trails(start, mode, number, khan, goal):
        place, length = path[-1], len(path)
        if length == number or place in SHORT_STOPS:
            _keep(free, path)
        else:
            _keep(short.setdefault(length, {}), path)
    found = [free, *(short[length] for length in sorted(short, reverse=True))]
    return tuple(dict(sorted(ends.items())) for ends in found if ends)


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


@lru_cache(maxsize=256)
def modes(start: str, khan: bool) -> tuple[str, ...]:
    """The modes that can be announced at *start*: a line of that kind leaves it (MP-06)."""
    return tuple(
        mode
        for mode, lines in NEIGHBOURS.items()
        if any(khan or place != KHANBALIK for place in lines[start])
    )
