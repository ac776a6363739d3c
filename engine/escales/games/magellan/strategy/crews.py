"""The crews of a seat: each jeep with what carries it, how far it can go, and its next step.

For bots that look ahead: it reads states.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from escales.core import Action
from escales.games.magellan import sky
from escales.games.magellan.board import CELL, COASTS, DRIVES, LANDS_OF, sails
from escales.games.magellan.countries import CAPITAL
from escales.games.magellan.equipment import DRIVE, EMBARK, HOP, LAND, SAIL
from escales.games.magellan.pieces import JEEP, KIND, NAMES, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.state import State
from escales.games.magellan.strategy import ways
from escales.games.magellan.strategy.ways import Canals, Points

REACH: Final = 5
"""How many hops the next throw is hoped to give."""


class Crew(NamedTuple):
    """A jeep that can go somewhere in one way, and the points for it."""

    jeep: int
    carrier: int
    """The ship or plane of this way: it carries the jeep, or is to carry it; -1 to drive."""
    points: Points


@lru_cache(maxsize=4096)
def _overland(jeep: int, land: str) -> Crew:
    return Crew(jeep, NONE, ways.by_land(land))


@lru_cache(maxsize=16384)
def _aboard(jeep: int, ship: int, sea: str, canals: Canals) -> Crew:
    return Crew(jeep, ship, ways.by_sea(sea, canals))


@lru_cache(maxsize=16384)
def _meeting(jeep: int, ship: int, sea: str, land: str, canals: Canals) -> Crew:
    return Crew(jeep, ship, ways.fetched(sea, land, canals)[0])


@lru_cache(maxsize=16384)
def _airborne(jeep: int, plane: int, start: str, havens: tuple[str, ...], most: int) -> Crew:
    if start not in CELL:
        points = ways.by_air(start, havens, most)
    else:
        points = ways.by_air(CELL[start], tuple(h for h in havens if h != CELL[start]), most)
        points = ways.least((points, tuple([more + LAND for more in ways.by_land(start)])))
    return Crew(jeep, plane, points)


@lru_cache(maxsize=8192)
def _boarding(jeep: int, plane: int, land: str, havens: tuple[str, ...], most: int) -> Crew:
    start = CELL[land]
    points = ways.by_air(start, tuple(haven for haven in havens if haven != start), most)
    return Crew(jeep, plane, tuple([more + EMBARK for more in points]))


def crews(state: State, seat: int) -> list[Crew]:
    """All ways in which jeeps of *seat* can go somewhere; one jeep stays on the base (MA-16)."""
    at, on, load, canals = state.at, state.on, state.load, state.canals
    home = LANDS_OF[state.bases[seat]]
    stands: dict[str, int] = {}
    found: list[Crew] = []
    at_home = 0
    flown: list[tuple[int, int]] = []
    for jeep in of_kind(seat, JEEP):
        place = at[jeep]
        if not place:
            continue
        carrier = on[jeep]
        if carrier == NONE:
            at_home += place in home
            stands[place] = jeep
        elif KIND[carrier] == SHIP:
            found.append(_aboard(jeep, carrier, place, canals))
        else:
            flown.append((jeep, carrier))
    everywhere = stands
    if at_home == 1:
        stands = {land: jeep for land, jeep in stands.items() if land not in home}
    for ship in of_kind(seat, SHIP):
        if at[ship] and load[ship] == NONE and stands:
            sea = at[ship]
            land, away = _nearest(sea, tuple(stands), canals)
            if land:
                found.append(_meeting(stands[land], ship, sea, land, canals))
            if away and home[0] in stands and land not in home:
                land = home[0]
                found.append(_meeting(stands[land], ship, sea, land, canals))
    found += [_overland(jeep, land) for land, jeep in stands.items() if DRIVES[land]]
    if state.planes:
        found += _by_plane(state, seat, stands, flown, tuple(everywhere))
    return found


@lru_cache(maxsize=8192)
def _nearest(sea: str, lands: tuple[str, ...], canals: Canals) -> tuple[str, int]:
    """The land with a jeep that a ship at *sea* comes to first, and the points for it."""
    away, land = min((ways.fetched(sea, land, canals)[1], land) for land in lands)
    return (land, away) if away < ways.NEVER else ("", away)


def havens(state: State, seat: int, stands: tuple[str, ...]) -> tuple[str, ...]:
    """The cells where planes of *seat* may land on land (MA-35); its jeeps are on *stands*."""
    return _havens(tuple(state.owner), seat, stands)


@lru_cache(maxsize=2048)
def _havens(owner: tuple[int, ...], seat: int, stands: tuple[str, ...]) -> tuple[str, ...]:
    owned = {CAPITAL[country] for country, of in enumerate(owner) if of == seat}
    return tuple(sorted(owned | {CELL[land] for land in stands}))


def _by_plane(
    state: State,
    seat: int,
    stands: dict[str, int],
    flown: list[tuple[int, int]],
    everywhere: tuple[str, ...],
) -> Iterator[Crew]:
    """The ways by plane; *flown* are jeeps aboard planes, each with its plane."""
    at, on, load = state.at, state.on, state.load
    ends = havens(state, seat, everywhere)
    for jeep, plane in flown:
        if on[plane] == NONE:
            most = state.points if plane in state.flying else REACH
            yield _airborne(jeep, plane, at[plane], ends, most)
    for plane in of_kind(seat, PLANE):
        place = at[plane]
        if place in stands and load[plane] == NONE == on[plane] and plane not in state.flying:
            yield _boarding(stands[place], plane, place, ends, REACH)


def step(state: State, crew: Crew, goal: int) -> Iterator[Action]:
    """The next steps of *crew* on its way to the goal of that number; any of them will do."""
    jeep, carrier, points = crew
    left, at, canals = points[goal], state.at, state.canals
    place = at[jeep]
    if carrier == NONE:
        for land in DRIVES[place]:
            if ways.by_land(land)[goal] + DRIVE == left:
                yield Action("move", (NAMES[jeep], land))
    elif KIND[carrier] == PLANE:
        yield from _flight(state, crew, goal)
    elif state.on[jeep] != NONE:
        for land in COASTS[place]:
            if ways.by_land(land)[goal] + LAND == left:
                yield Action("land", (NAMES[jeep], land))
        for sea in sails(place, canals):
            if ways.by_sea(sea, canals)[goal] + SAIL == left:
                yield Action("move", (NAMES[carrier], sea))
    else:
        sea = at[carrier]
        coasts = ways.voyage(place, canals)
        away = coasts[sea]
        if not away:
            yield Action("embark", (NAMES[jeep], NAMES[carrier]))
        for end in sails(sea, canals):
            if coasts.get(end, ways.NEVER) + SAIL == away:
                yield Action("move", (NAMES[carrier], end))


def _flight(state: State, crew: Crew, goal: int) -> Iterator[Action]:
    """The next steps of a jeep with its plane."""
    jeep, plane, points = crew
    place = state.at[plane]
    start, left = CELL.get(place, place), points[goal]
    if state.on[jeep] == NONE:
        yield Action("embark", (NAMES[jeep], NAMES[plane]))
        return
    if plane in state.flying:
        for land in LANDS_OF.get(start, ()):
            if ways.by_land(land)[goal] + LAND == left:
                yield Action("alight", (NAMES[plane], land))
    elif ways.by_land(place)[goal] + LAND == left:
        yield Action("land", (NAMES[jeep], place))
    stands = tuple(
        {
            state.at[other]
            for other in of_kind(state.turn, JEEP)
            if state.at[other] and state.on[other] == NONE
        }
    )
    ends = [
        (sky.hops(start, haven) * HOP + ways.landed(haven)[goal], haven)
        for haven in havens(state, state.turn, tuple(sorted(stands)))
        if haven != start and haven in LANDS_OF
    ]
    nearest = min((end for end in ends if end[0] <= left), default=None)
    if nearest is not None:
        yield from fly(plane, start, nearest[1])


def fly(plane: int, start: str, end: str) -> Iterator[Action]:
    """The hops of *plane* that bring it nearer to the cell *end*, the longest way first."""
    hops = sky.hops(start, end)
    for over in sky.hop(start):
        if sky.hops(over, end) < hops:
            yield Action("fly", (NAMES[plane], over))


def at_home(state: State, seat: int) -> int:
    """How many jeeps *seat* has on the land of its base (MA-53)."""
    at, on, home = state.at, state.on, LANDS_OF[state.bases[seat]]
    return sum([on[jeep] == NONE and at[jeep] in home for jeep in of_kind(seat, JEEP)])
