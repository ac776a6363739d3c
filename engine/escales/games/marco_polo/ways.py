"""The places that a spin can lead to (MP-05 to MP-11, MP-27, MP-30)."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from escales.games.marco_polo.board import KHANBALIK, NEIGHBOURS, SHARED, SHORT_STOPS
from escales.games.marco_polo.cards import TOWN

TOWNS = frozenset(TOWN.values())
"""The towns that missions lead to."""

type Path = tuple[str, ...]
"""The places that a pawn comes through; it stops at the last one."""


def ways(
    start: str, mode: str, number: int, taken: Collection[str], khan: bool, goal: str
) -> Mapping[str, Path]:
    """Every place where a pawn may stop, in ascending order, with a path to it.

    The pawn goes *number* points along lines of *mode*. *taken* are the places of the other pawns,
    *khan* says whether it may enter Khanbalik (MP-27), *goal* is the town where it would have to
    stop (MP-30), or empty. The result is empty if the pawn cannot move at all.

    The path must not betray the secrets *goal* and *khan*. If several paths lead to a place, the
    one that passes the fewest mission towns is taken, then the shortest, then the first by its
    ids. So the path depends on the secrets only if every path passes a mission town.
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
    """The places where a pawn may stop if no other stands there, in groups that are not empty.

    The second group counts only if all places of the first one are taken, and so on: the later
    groups lie short of the number, the farthest first. Pawns may be passed, so the groups do not
    depend on where the others stand.
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
    """Every path of one to *number* lines that uses no line twice and never comes back (MP-08)."""
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
    """Whether the line between *a* and *b* has been walked, in either direction."""
    return any(step in ((a, b), (b, a)) for step in pairwise(walked))


@lru_cache(maxsize=256)
def modes(start: str, khan: bool) -> tuple[str, ...]:
    """The modes with a line that leaves *start*; one to Khanbalik counts only if *khan* (MP-06)."""
    return tuple(
        mode
        for mode, lines in NEIGHBOURS.items()
        if any(khan or place != KHANBALIK for place in lines[start])
    )
