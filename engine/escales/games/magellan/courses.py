"""How many points a jeep needs to reach a cell: by driving, aboard a ship or aboard a plane.

Bots plan with this beyond the points of one turn, and so do the ways that the page proposes.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from escales.games.magellan import sky
from escales.games.magellan.board import COASTS, DRIVES, LANDS_OF, sails
from escales.games.magellan.equipment import DRIVE, HOP, LAND, NEVER, SAIL


class Course(NamedTuple):
    """Points to one cell, by region: for a jeep on land, and for a jeep aboard a ship at sea."""

    by_land: dict[str, int]
    by_sea: dict[str, int]

    def by_air(self, start: str, havens: Iterable[str], most: int) -> int:
        """Points for a jeep aboard a plane over the cell *start* that lands in one of *havens*.

        Only havens within *most* hops count.
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


@lru_cache(maxsize=1024)
def drive(ends: tuple[str, ...]) -> dict[str, int]:
    """Points for a jeep that only drives, from each land to the nearest of *ends*, and back."""
    found = dict.fromkeys(ends, 0)
    edge = list(found)
    while edge:
        beyond = []
        for land in edge:
            for start in DRIVES[land]:
                if start not in found:
                    found[start] = found[land] + DRIVE
                    beyond.append(start)
        edge = beyond
    return found


@lru_cache(maxsize=1024)
def voyage(end: str, canals: tuple[str, ...]) -> dict[str, int]:
    """Points for a ship from each sea to the sea *end*, and back."""
    found = {end: 0}
    edge = [end]
    while edge:
        beyond = []
        for sea in edge:
            for start in sails(sea, canals):
                if start not in found:
                    found[start] = found[sea] + SAIL
                    beyond.append(start)
        edge = beyond
    return found


@lru_cache(maxsize=512)
def course(cell: str, canals: tuple[str, ...]) -> Course:
    """The ways to *cell* from all regions, with these canals open."""
    return course_to(LANDS_OF[cell], canals)


@lru_cache(maxsize=512)
def course_to(lands: tuple[str, ...], canals: tuple[str, ...]) -> Course:
    """The ways to the nearest of *lands* from all regions, with these canals open."""
    by_land = drive(lands)
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
