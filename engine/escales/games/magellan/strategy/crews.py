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
from escales.games.magellan.courses import voyage
from escales.games.magellan.equipment import DRIVE, EMBARK, HOP, LAND, NEVER, SAIL
from escales.games.magellan.pieces import EACH, JEEP, KIND, NAMES, NONE, PLANE, SHIP, of_kind
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
    near: tuple[float, ...]
    """What each goal counts because of the points to it, from 0 to 1."""


SLOW: Final = 8
"""A goal this many points away is worth half as much as one it has reached."""


def _crew(jeep: int, carrier: int, points: Points) -> Crew:
    near = [SLOW / (SLOW + to) if 0 < to < NEVER else 0.0 for to in points]
    return Crew(jeep, carrier, points, tuple(near))


@lru_cache(maxsize=4096)
def _overland(jeep: int, land: str) -> Crew:
    return _crew(jeep, NONE, ways.by_land(land))


@lru_cache(maxsize=16384)
def _aboard(jeep: int, ship: int, sea: str, canals: Canals) -> Crew:
    return _crew(jeep, ship, ways.by_sea(sea, canals))


@lru_cache(maxsize=16384)
def _meeting(jeep: int, ship: int, sea: str, land: str, canals: Canals) -> Crew:
    return _crew(jeep, ship, ways.fetched(sea, land, canals))


@lru_cache(maxsize=16384)
def _airborne(jeep: int, plane: int, start: str, havens: tuple[str, ...], most: int) -> Crew:
    if start not in CELL:
        points = ways.by_air(start, havens, most)
    else:
        points = ways.by_air(CELL[start], tuple(h for h in havens if h != CELL[start]), most)
        points = ways.least(
            (points, tuple([min(NEVER, more + LAND) for more in ways.by_land(start)]))
        )
    return _crew(jeep, plane, points)


@lru_cache(maxsize=8192)
def _boarding(jeep: int, plane: int, land: str, havens: tuple[str, ...], most: int) -> Crew:
    start = CELL[land]
    points = ways.by_air(start, tuple(haven for haven in havens if haven != start), most)
    return _crew(jeep, plane, tuple([min(NEVER, more + EMBARK) for more in points]))


def crews(state: State, seat: int) -> tuple[Crew, ...]:
    """All ways in which jeeps of *seat* can go somewhere; one jeep stays on the base (MA-16)."""
    return crews_of(fleet(state, seat))


def reach(state: State, seat: int) -> Points:
    """The points of the crew that is nearest, for each goal."""
    return reach_of(fleet(state, seat))


class Fleet(NamedTuple):
    """All that the ways of the jeeps of a seat depend on."""

    seat: int
    base: str
    places: tuple[str, ...]
    """The place of each of its pieces."""
    carriers: tuple[int, ...]
    """The carrier of each of its pieces."""
    canals: Canals
    capitals: tuple[str, ...]
    """The cells of its capitals, if the game has planes: they may land there."""
    aloft: int
    """The points left, if it has planes in flight; else -1."""


def fleet(state: State, seat: int) -> Fleet:
    """What the ways of the jeeps of *seat* depend on now."""
    own = slice(seat * EACH, (seat + 1) * EACH)
    capitals = _capitals(tuple(state.owner), seat) if state.planes else ()
    aloft = state.points if state.flying and seat == state.turn else -1
    places, carriers = tuple(state.at[own]), tuple(state.on[own])
    base = state.bases[seat]
    return Fleet(seat, base, places, carriers, state.canals, capitals, aloft)


@lru_cache(maxsize=4096)
def reach_of(own: Fleet) -> Points:
    """The points of the crew that is nearest, for each goal."""
    return ways.least(tuple([crew.points for crew in crews_of(own)]))


@lru_cache(maxsize=4096)
def crews_of(own: Fleet) -> tuple[Crew, ...]:
    """All ways in which the jeeps can go somewhere."""
    seat, base, places, carriers, canals, capitals, aloft = own
    home = LANDS_OF[base]
    first = seat * EACH
    stands: dict[str, int] = {}
    found: list[Crew] = []
    flown: list[tuple[int, int]] = []
    at_home = 0
    for jeep in of_kind(seat, JEEP):
        place, carrier = places[jeep - first], carriers[jeep - first]
        if not place:
            continue
        if carrier == NONE:
            at_home += place in home
            stands[place] = jeep
        elif KIND[carrier] == SHIP:
            found.append(_aboard(jeep, carrier, place, canals))
        elif carriers[carrier - first] == NONE:
            flown.append((jeep, carrier))
    ends = tuple(sorted({*capitals, *(CELL[land] for land in stands)}))
    if at_home == 1:
        stands = {land: jeep for land, jeep in stands.items() if land not in home}
    for ship in of_kind(seat, SHIP):
        sea = places[ship - first]
        if sea and stands and ship not in carriers:
            land = _nearest(sea, tuple(stands), canals)
            if land:
                found.append(_meeting(stands[land], ship, sea, land, canals))
            if land not in home:
                found += [
                    _meeting(stands[land], ship, sea, land, canals)
                    for land in home
                    if land in stands
                ]
    found += [_overland(jeep, land) for land, jeep in stands.items() if DRIVES[land]]
    for jeep, plane in flown:
        place = places[plane - first]
        most = aloft if place not in CELL else REACH
        found.append(_airborne(jeep, plane, place, ends, most))
    for plane in of_kind(seat, PLANE):
        place = places[plane - first]
        if place in stands and plane not in carriers and carriers[plane - first] == NONE:
            found.append(_boarding(stands[place], plane, place, ends, REACH))
    return tuple(found)


@lru_cache(maxsize=2048)
def _capitals(owner: tuple[int, ...], seat: int) -> tuple[str, ...]:
    """The cells of the capitals of *seat*."""
    return tuple(sorted({CAPITAL[country] for country, of in enumerate(owner) if of == seat}))


@lru_cache(maxsize=8192)
def _nearest(sea: str, lands: tuple[str, ...], canals: Canals) -> str:
    """The land with a jeep that a ship at *sea* comes to first; empty if it comes to none."""
    away, land = min((ways.coming(sea, land, canals), land) for land in lands)
    return land if away < NEVER else ""


def havens(state: State) -> tuple[str, ...]:
    """The cells where planes of the seat in turn may land on land (MA-35)."""
    at, on = state.at, state.on
    stands = {CELL[at[jeep]] for jeep in of_kind(state.turn, JEEP) if at[jeep] and on[jeep] == NONE}
    return tuple(sorted(stands.union(_capitals(tuple(state.owner), state.turn))))


def step(state: State, crew: Crew, goal: int) -> Iterator[Action]:
    """The next steps of *crew* on its way to the goal of that number; any of them will do."""
    jeep, carrier, points, _ = crew
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
        for coast in COASTS[place]:
            route = voyage(coast, canals)
            away = route.get(sea, NEVER)
            if away + EMBARK + ways.by_sea(coast, canals)[goal] != left:
                continue
            if not away:
                yield Action("embark", (NAMES[jeep], NAMES[carrier]))
            for end in sails(sea, canals):
                if route[end] + SAIL == away:
                    yield Action("move", (NAMES[carrier], end))


def _flight(state: State, crew: Crew, goal: int) -> Iterator[Action]:
    """The next steps of a jeep with its plane."""
    jeep, plane, points, _ = crew
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
    ends = [
        (sky.hops(start, haven) * HOP + ways.landed(haven)[goal], haven)
        for haven in havens(state)
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
