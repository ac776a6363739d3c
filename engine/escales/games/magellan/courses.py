"""How many points a jeep needs to a capital's cell: driving, aboard a ship, aboard a plane.

For bots, who look further than the points of one turn.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from escales.games.magellan import sky
from escales.games.magellan.board import COASTS, DRIVES, LANDS_OF, sails
from escales.games.magellan.equipment import DRIVE, HOP, LAND, SAIL

NEVER: Final = 1000
"""More points than any way takes."""


class Course(NamedTuple):
    """Points to a capital's cell: for a jeep that drives, and for one aboard a ship."""

    by_land: dict[str, int]
    by_sea: dict[str, int]

    def by_air(self, start: str, havens: Iterable[str], most: int) -> int:
        """Points for a jeep aboard a plane over the cell *start*, which lands in one of *havens*.

        No haven counts that is more than *most* hops away.
        """
        return min(
            (
                hops * HOP + LAND + self.by_land.get(land, NEVER)
                for haven in havens
                if (hops := sky.hops(start, haven)) <= most
                for land in LANDS_OF[haven]
            ),
            default=NEVER,
        )


@lru_cache(maxsize=512)
def course(cell: str, canals: tuple[str, ...]) -> Course:
    """The ways to *cell* from everywhere, with these canals open."""
    by_land = dict.fromkeys(LANDS_OF[cell], 0)
    edge = list(by_land)
    while edge:
        beyond = []
        for land in edge:
            for start in DRIVES[land]:
                if start not in by_land:
                    by_land[start] = by_land[land] + DRIVE
                    beyond.append(start)
        edge = beyond
    by_sea: dict[str, int] = {}
    ashore: dict[int, list[str]] = {}
    for land, points in by_land.items():
        for sea in COASTS[land]:
            ashore.setdefault(points + LAND, []).append(sea)
    points = 0
    while ashore:
        for sea in ashore.pop(points, ()):
            if sea not in by_sea:
                by_sea[sea] = points
                ashore.setdefault(points + SAIL, []).extend(sails(sea, canals))
        points += 1
    return Course(by_land, by_sea)
