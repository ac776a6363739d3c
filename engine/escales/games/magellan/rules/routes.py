"""Whole ways to a destination: which pieces go, by which carrier, and their steps (MA-07 to MA-13, MA-35).

Distances come from :mod:`escales.games.magellan.courses`, as for bots. What can be done this turn
is played out on a copy of the state, so a proposed step is always legal.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from escales.core import Action
from escales.games.magellan import sky
from escales.games.magellan.board import CELL, COASTS, DRIVES, LANDS_OF, REGIONS_OF, SEAS, sails
from escales.games.magellan.countries import CAPITAL, TOWN
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.courses import course_to, drive, voyage
from escales.games.magellan.equipment import DRIVE, EMBARK, HOP, LAND, NEVER, SAIL
from escales.games.magellan.pieces import JEEP, NAMES, NONE, NUMBER, PLANE, SHIP, of_kind
from escales.games.magellan.rules.air import airspace
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State

TRIED: Final = 8
"""How many ways are tried out at most, the cheapest first."""

FAR: Final = 20
"""A jeep drives no farther than this to meet a ship, in points."""
_SEAS: Final = frozenset(SEAS)


class Way(NamedTuple):
    """A way of a piece, alone or with a carrier, and the points for all of it."""

    cost: int
    mover: int
    """The piece that is to arrive."""
    carrier: int
    """The ship or plane that brings it; -1 for none."""
    steps: tuple[Action, ...]


class Trip(NamedTuple):
    """A way, and how much of it can be done this turn."""

    way: Way
    done: int
    """How many of its steps can be done now."""
    left: int
    """The points left after them."""


def trip(state: State, target: str, piece: str = "") -> Trip | None:
    """The cheapest way to *target* (a country's capital, a region or a cell) in this turn and later ones.

    A ship goes to a sea; a jeep goes elsewhere, and a plane only where a jeep would need it or if
    it is the *piece* that has to take part. ``None`` if there is no way; a way of no steps if a
    jeep is there already.
    """
    if state.phase != "turn":
        return None
    found = sorted(_ways(state, target, NUMBER.get(piece, NONE)), key=_order)
    best: Trip | None = None
    for way in found[:TRIED]:
        if way.cost > state.points and best is not None and best.done:
            break  # no dearer way arrives this turn
        done, left = _tried(state, way)
        if done == len(way.steps):
            return Trip(way, done, left)
        if best is None or (done and not best.done):
            best = Trip(way, done, left)
    return best


def _order(way: Way) -> tuple[int, int, int]:
    return way.cost, len(way.steps), way.mover


def _tried(state: State, way: Way) -> tuple[int, int]:
    """How many steps of *way* can be done now, and the points left then; no plane stays in flight.

    After a step that brings something else about, such as a fight, the player sees first.
    """
    world = state.clone()
    kept = (0, world.points)
    for done, action in enumerate(way.steps, 1):
        if world.phase != "turn" or world.turn != state.turn or world.why_not(action) is not None:
            break
        world.perform(action)
        if not world.flying or world.phase != "turn":
            kept = (done, world.points)
    return kept


def _ways(state: State, target: str, piece: int) -> Iterator[Way]:
    for way in _all_ways(state, target, piece):
        if piece in (NONE, way.mover, way.carrier):
            yield way


def _all_ways(state: State, target: str, piece: int) -> Iterator[Way]:
    lands, seas, cell = _ends(target)
    if lands and piece in of_kind(state.turn, PLANE) and state.load[piece] == NONE:
        yield from _flights(state, piece, cell, lands)
    if lands:
        yield from _jeeps(state, lands)
    for ship in of_kind(state.turn, SHIP):
        start = state.at[ship]
        for sea in seas if start and (not lands or piece == ship) else ():
            away = voyage(sea, state.canals).get(start, NEVER)
            if away < NEVER:
                yield Way(away, ship, NONE, tuple(_sailing(ship, start, sea, state.canals)))


def _ends(target: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """The lands and the seas that *target* means, the land of a capital first, and its cell."""
    if target in COUNTRY:
        cell, town = CAPITAL[COUNTRY[target]], TOWN[COUNTRY[target]]
        return tuple(sorted(LANDS_OF[cell], key=lambda land: land != town)), (), cell
    if target in CELL:
        cell = CELL[target]
        return ((), (target,), cell) if target in _SEAS else ((target,), (), cell)
    seas = tuple([region for region in REGIONS_OF.get(target, ()) if region in _SEAS])
    return LANDS_OF.get(target, ()), seas, target


def _jeeps(state: State, lands: tuple[str, ...]) -> Iterator[Way]:
    """The ways of all jeeps to one of *lands*: driving, by ship, by plane."""
    to = course_to(lands, state.canals)
    keeps = holdings.last_at_base(state)
    stands: dict[str, int] = {}
    for jeep in of_kind(state.turn, JEEP):
        place, carrier = state.at[jeep], state.on[jeep]
        if not place or jeep == keeps:
            continue
        if carrier == NONE:
            stands.setdefault(place, jeep)
        elif carrier in of_kind(state.turn, SHIP):
            if to.by_sea.get(place, NEVER) < NEVER:
                steps = tuple(_aboard(jeep, carrier, place, lands, state.canals))
                yield Way(to.by_sea[place], jeep, carrier, steps)
        elif state.on[carrier] == NONE:
            yield from _flown(state, jeep, carrier, lands)
    for place, jeep in stands.items():
        if place in to.by_land:
            yield Way(to.by_land[place], jeep, NONE, tuple(_driving(jeep, place, lands)))
        yield from _fetched(state, jeep, place, lands)
        for plane in of_kind(state.turn, PLANE) if state.planes else ():
            if state.at[plane] and state.load[plane] == NONE and plane not in state.flying:
                yield from _flown(state, jeep, plane, lands)


def _driving(jeep: int, start: str, ends: tuple[str, ...]) -> Iterator[Action]:
    to, land = drive(ends), start
    while to[land]:
        land = next(end for end in DRIVES[land] if to[end] + DRIVE == to[land])
        yield Action("move", (NAMES[jeep], land))


def _sailing(ship: int, start: str, end: str, canals: tuple[str, ...]) -> Iterator[Action]:
    to, sea = voyage(end, canals), start
    while to[sea]:
        sea = next(beyond for beyond in sails(sea, canals) if to[beyond] + SAIL == to[sea])
        yield Action("move", (NAMES[ship], sea))


def _aboard(
    jeep: int, ship: int, start: str, lands: tuple[str, ...], canals: tuple[str, ...]
) -> Iterator[Action]:
    """The steps of a jeep aboard a ship at sea: sailing, landing, driving."""
    to, sea = course_to(lands, canals), start
    while True:
        for land in sorted(COASTS[sea], key=lambda land: land != lands[0]):
            if to.by_land.get(land, NEVER) + LAND == to.by_sea[sea]:
                yield Action("land", (NAMES[jeep], land))
                yield from _driving(jeep, land, lands)
                return
        sea = next(end for end in sails(sea, canals) if to.by_sea[end] + SAIL == to.by_sea[sea])
        yield Action("move", (NAMES[ship], sea))


def _fetched(state: State, jeep: int, place: str, lands: tuple[str, ...]) -> Iterator[Way]:
    """For each ship without load, the cheapest way by it: they meet at some coast."""
    canals = state.canals
    to = course_to(lands, canals)
    coasts = [
        (points + EMBARK + to.by_sea[sea], land, sea)
        for land, points in drive((place,)).items()
        if points <= FAR
        for sea in COASTS[land]
        if sea in to.by_sea
    ]
    for ship in of_kind(state.turn, SHIP):
        start = state.at[ship]
        if not start or state.load[ship] != NONE or not coasts:
            continue
        away = voyage(start, canals)
        cost, land, sea = min(
            (points + away.get(sea, NEVER), land, sea) for points, land, sea in coasts
        )
        if cost < NEVER:
            steps = (
                *_driving(jeep, place, (land,)),
                *_sailing(ship, start, sea, canals),
                Action("embark", (NAMES[jeep], NAMES[ship])),
                *_aboard(jeep, ship, sea, lands, canals),
            )
            yield Way(cost, jeep, ship, steps)


def _flown(state: State, jeep: int, plane: int, lands: tuple[str, ...]) -> Iterator[Way]:
    """The cheapest ways of a jeep with a plane: it comes for the jeep if need be, and lands near *lands*."""
    start, fetch, before = holdings.cell_of(state, plane), 0, list[Action]()
    if state.on[jeep] == NONE:
        place = state.at[jeep]
        if plane in state.flying or state.at[plane] != place:
            fetch = sky.hops(start, CELL[place]) * HOP
            before = [*_hops(plane, start, CELL[place]), Action("alight", (NAMES[plane], place))]
        start, fetch = CELL[place], fetch + EMBARK
        before.append(Action("embark", (NAMES[jeep], NAMES[plane])))
    to = drive(lands)
    for haven in sky.cells_of(airspace.havens(state)):
        near = [(to[land], land) for land in LANDS_OF.get(haven, ()) if land in to]
        hops = sky.hops(start, haven)
        if not near or not hops or hops > state.points:
            continue
        points, land = min(near, key=lambda end: (end[0], end[1] != lands[0], end[1]))
        steps = (
            *before,
            *_hops(plane, start, haven),
            Action("alight", (NAMES[plane], land)),
            Action("land", (NAMES[jeep], land)),
            *_driving(jeep, land, lands),
        )
        yield Way(fetch + hops * HOP + LAND + points, jeep, plane, steps)


def _flights(state: State, plane: int, cell: str, lands: Sequence[str]) -> Iterator[Way]:
    """The flight of a plane without a jeep to a cell, and its landing there."""
    start = holdings.cell_of(state, plane)
    hops = sky.hops(start, cell)
    for land in lands if state.at[plane] and (hops or plane in state.flying) else ():
        steps = (*_hops(plane, start, cell), Action("alight", (NAMES[plane], land)))
        yield Way(hops * HOP, plane, NONE, steps)


def _hops(plane: int, start: str, end: str) -> Iterator[Action]:
    """The hops of a plane from cell to cell, each as long as it may be."""
    over = start
    while over != end:
        left = sky.hops(over, end)
        over = next(beyond for beyond in sky.hop(over) if sky.hops(beyond, end) == left - 1)
        yield Action("fly", (NAMES[plane], over))
