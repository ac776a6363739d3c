"""The steps of legs: driving, sailing, going ashore from a ship, flying (MA-07 to MA-13, MA-35).

Of ways of the same length, the one that meets the fewest enemies is taken.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from escales.core import Action
from escales.games.magellan import sky
from escales.games.magellan.board import CELL, COASTS, DRIVES, sails
from escales.games.magellan.courses import course_to, drive, voyage
from escales.games.magellan.equipment import DRIVE, LAND, NEVER, SAIL
from escales.games.magellan.pieces import NAMES
from escales.games.magellan.rules.world.presence import cells_with
from escales.games.magellan.state import State


class Conditions(NamedTuple):
    """What the ways of ships and jeeps depend on."""

    canals: tuple[str, ...]
    """The canals that are open."""
    ships: frozenset[str]
    """The cells where a ship meets enemies."""
    jeeps: frozenset[str]
    """The cells where a jeep ashore meets enemies."""


def enemies(state: State, kind: str) -> frozenset[str]:
    """The cells where a piece of that kind of the seat in turn has to fight (MA-30)."""
    war = state.war
    if not war.on:
        return frozenset()
    hostile = [other for other in state.left() if war.hostile(state.turn, other)]
    cells = {cell for other in hostile for cell in cells_with(state, other, kind)}
    return frozenset(cell for cell in cells if war.fought_in(cell))


def _quiet(
    start: str, onward: Callable[[str], Iterable[str]], shunned: frozenset[str]
) -> tuple[str, ...]:
    """The stops from *start* on, each *onward* from the last: of all ways, one that meets the fewest *shunned* cells."""
    ended: list[tuple[int, tuple[str, ...]]] = []
    ways: dict[str, tuple[int, tuple[str, ...]]] = {start: (0, ())}
    while ways:
        longer: dict[str, tuple[int, tuple[str, ...]]] = {}
        for stop, (met, way) in ways.items():
            beyond = list(onward(stop))
            if not beyond:
                ended.append((met, way))
            for end in beyond if shunned else beyond[:1]:  # else all ways are as quiet
                more = met + (CELL[end] in shunned)
                if end not in longer or more < longer[end][0]:
                    longer[end] = (more, (*way, end))
        ways = longer
    return min(ended)[1]


def driving(
    jeep: int, start: str, ends: tuple[str, ...], conditions: Conditions
) -> Iterator[Action]:
    """The steps of a jeep to the nearest of the lands *ends*."""
    to = drive(ends)

    def onward(land: str) -> Iterator[str]:
        return (end for end in DRIVES[land] if to[end] + DRIVE == to[land])

    for land in _quiet(start, onward, conditions.jeeps):
        yield Action("move", (NAMES[jeep], land))


def sailing(ship: int, start: str, end: str, conditions: Conditions) -> Iterator[Action]:
    """The steps of a ship to the sea *end*."""
    to = voyage(end, conditions.canals)

    def onward(sea: str) -> Iterator[str]:
        return (end for end in sails(sea, conditions.canals) if to[end] + SAIL == to[sea])

    for sea in _quiet(start, onward, conditions.ships):
        yield Action("move", (NAMES[ship], sea))


def aboard(
    jeep: int, ship: int, start: str, lands: tuple[str, ...], conditions: Conditions
) -> Iterator[Action]:
    """The steps of a jeep aboard a ship at sea: sailing, landing, driving."""
    to = course_to(lands, conditions.canals)

    def ashore(sea: str) -> str:
        found = sorted(COASTS[sea], key=lambda land: land != lands[0])
        return next(
            (land for land in found if to.by_land.get(land, NEVER) + LAND == to.by_sea[sea]), ""
        )

    def onward(sea: str) -> Iterable[str]:
        if ashore(sea):
            return ()
        return (
            end for end in sails(sea, conditions.canals) if to.by_sea[end] + SAIL == to.by_sea[sea]
        )

    seas = _quiet(start, onward, conditions.ships)
    for sea in seas:
        yield Action("move", (NAMES[ship], sea))
    land = ashore(seas[-1] if seas else start)
    yield Action("land", (NAMES[jeep], land))
    yield from driving(jeep, land, lands, conditions)


def hops(plane: int, start: str, end: str) -> Iterator[Action]:
    """The hops of a plane from cell to cell, each as long as it may be."""
    over = start
    while over != end:
        left = sky.hops(over, end)
        over = next(beyond for beyond in sky.hop(over) if sky.hops(beyond, end) == left - 1)
        yield Action("fly", (NAMES[plane], over))
