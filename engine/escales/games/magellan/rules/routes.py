"""Whole ways to a destination: which pieces go, by which carrier, and their steps (MA-07 to MA-13, MA-35).

Distances come from :mod:`escales.games.magellan.courses`, as for bots. What can be done this turn
is played out on a copy of the state, so a proposed step is always legal.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from escales.core import Action, EventParams, Message
from escales.games.magellan import sky
from escales.games.magellan.board import CANALS, CELL, COASTS, LANDS_OF, REGIONS_OF, SEAS
from escales.games.magellan.countries import CAPITAL, TOWN
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.courses import course_to, drive, voyage
from escales.games.magellan.equipment import EMBARK, HOP, LAND, NEVER, SAIL
from escales.games.magellan.pieces import JEEP, NAMES, NONE, NUMBER, PLANE, SHIP, of_kind
from escales.games.magellan.rules import legs
from escales.games.magellan.rules.air import airspace
from escales.games.magellan.rules.developing import awaited
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.presence import exposed, lone_guards
from escales.games.magellan.state import State

TRIED: Final = 8
"""How many ways are tried out at most, the cheapest first."""

FAR: Final = 20
"""A jeep drives no farther than this to meet a ship, in points."""
POST: Final = 3
"""So many points more a way may cost if it takes no jeep from a country that has no other, or that waits for its card."""
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
    fight: str
    """The cell where the last of these steps brings about a fight; empty for none."""
    prizes: tuple[EventParams, ...]
    """What the events of the prizes tell that these steps win (MA-22)."""
    why: Message | None
    """Why the next step cannot be done now; ``None`` if there is none, or if a fight comes first."""


def trip(state: State, target: str, piece: str = "") -> Trip | None:
    """The best way to *target* (a country's capital, a region or a cell) in this turn and later ones.

    It is the cheapest, or nearly, if that leaves no country without a jeep.

    A ship goes to a sea; a jeep goes elsewhere, and a plane only where a jeep would need it or if
    it is the *piece* that has to take part. ``None`` if there is no way; a way of no steps if a
    jeep is there already.
    """
    if state.phase != "turn":
        return None
    posted = _posted(state)
    found = sorted(
        _ways(state, target, NUMBER.get(piece, NONE)), key=lambda way: _order(way, posted)
    )
    best: Trip | None = None
    for way in found[:TRIED]:
        if way.cost > state.points and best is not None and best.done:
            if way.cost > state.points + POST:
                break  # nor does any after it arrive this turn
            continue
        tried = _tried(state, way)
        if tried.done == len(way.steps):
            return tried
        later = way.cost - state.points + tried.left
        if best is None or (tried.done and not best.done and later < best.way.cost):
            best = tried
    return best


def along(state: State, steps: Sequence[Action]) -> Trip | None:
    """The way of one piece by these steps, as far as they can be done now."""
    mover = NUMBER.get(str(steps[0].args[0]) if steps[0].args else "")
    if state.phase != "turn" or mover is None:
        return None
    tried = _tried(state, Way(0, mover, NONE, tuple(steps)))
    return tried._replace(way=tried.way._replace(cost=state.points - tried.left))


def _posted(state: State) -> frozenset[int]:
    """The seat's jeeps that are alone in a country of it, or in one whose card it awaits."""
    seat = state.turn
    waiting = [exposed(state, seat, JEEP, CAPITAL[country]) for country in awaited(state)]
    alone = [jeeps[0] for jeeps in waiting if len(jeeps) == 1]
    return frozenset((*lone_guards(state, seat), *alone))


def _order(way: Way, posted: frozenset[int]) -> tuple[int, bool, int, int]:
    """The cheapest first; a jeep that stays at its post is worth some points."""
    leaves = way.mover in posted
    return way.cost + POST * leaves, leaves, len(way.steps), way.mover


def _tried(state: State, way: Way) -> Trip:
    """How much of *way* can be done now; no plane stays in flight.

    After a step that brings something else about, such as a fight, the player sees first.
    """
    world = state.clone()
    kept = Trip(way, 0, world.points, "", (), None)
    won: tuple[EventParams, ...] = ()
    for done, action in enumerate(way.steps, 1):
        if world.turn != state.turn:
            break
        why = world.why_not(action)
        if why is not None:
            return kept._replace(why=why)
        events = world.perform(action)
        won += tuple(event.params for event in events if event.kind == "prize")
        if world.phase != "turn":
            to = action.word(-1)
            return Trip(
                way, done, world.points, CELL.get(to, to) if world.war.on else "", won, None
            )
        if not world.flying:
            kept = Trip(way, done, world.points, "", won, None)
    return kept


def _ways(state: State, target: str, piece: int) -> Iterator[Way]:
    for way in _all_ways(state, target, piece):
        if piece in (NONE, way.mover, way.carrier):
            yield way


def _all_ways(state: State, target: str, piece: int) -> Iterator[Way]:
    if target.startswith("canal-"):
        yield from _through(state, target.removeprefix("canal-"))
        return
    lands, seas, cell = ends_of(target)
    conditions = legs.Conditions(state.canals, legs.enemies(state, SHIP), legs.enemies(state, JEEP))
    if lands and piece in of_kind(state.turn, PLANE) and state.load[piece] == NONE:
        yield from _flights(state, piece, cell, lands)
    if lands:
        yield from _jeeps(state, lands, conditions, piece)
    for ship in of_kind(state.turn, SHIP):
        start = state.at[ship]
        for sea in seas if start and (not lands or piece == ship) else ():
            away = voyage(sea, state.canals).get(start, NEVER)
            if away < NEVER:
                yield Way(away, ship, NONE, tuple(legs.sailing(ship, start, sea, conditions)))


def _through(state: State, canal: str) -> Iterator[Way]:
    """The ways of ships to a canal that is open, and through it (MA-14)."""
    conditions = legs.Conditions(state.canals, legs.enemies(state, SHIP), frozenset())
    ends = CANALS[canal] if canal in state.canals else ()
    for near, far in (ends, ends[::-1]) if ends else ():
        for ship in of_kind(state.turn, SHIP):
            start = state.at[ship]
            away = voyage(near, state.canals).get(start, NEVER) if start else NEVER
            if away < NEVER:
                steps = (
                    *legs.sailing(ship, start, near, conditions),
                    Action("move", (NAMES[ship], far)),
                )
                yield Way(away + SAIL, ship, NONE, steps)


def ends_of(target: str) -> tuple[tuple[str, ...], tuple[str, ...], str]:
    """The lands and the seas that *target* means, the land of a capital first, and its cell."""
    target = target.removeprefix("base-")  # the island of a seat is all of its cell (MA-53)
    if target in COUNTRY:
        cell, town = CAPITAL[COUNTRY[target]], TOWN[COUNTRY[target]]
        return tuple(sorted(LANDS_OF[cell], key=lambda land: land != town)), (), cell
    if target in CELL:
        cell = CELL[target]
        return ((), (target,), cell) if target in _SEAS else ((target,), (), cell)
    seas = tuple([region for region in REGIONS_OF.get(target, ()) if region in _SEAS])
    return LANDS_OF.get(target, ()), seas, target


def _jeeps(
    state: State, lands: tuple[str, ...], conditions: legs.Conditions, piece: int
) -> Iterator[Way]:
    """The ways of all jeeps to one of *lands*: driving, by ship, by plane.

    One stands for all at its place, *piece* if it is there.
    """
    to = course_to(lands, state.canals)
    keeps = holdings.last_at_base(state)
    stands: dict[str, int] = {}
    for jeep in sorted(of_kind(state.turn, JEEP), key=lambda jeep: jeep != piece):
        place, carrier = state.at[jeep], state.on[jeep]
        if not place or jeep == keeps:
            continue
        if carrier == NONE:
            stands.setdefault(place, jeep)
        elif carrier in of_kind(state.turn, SHIP):
            if to.by_sea.get(place, NEVER) < NEVER:
                steps = tuple(legs.aboard(jeep, carrier, place, lands, conditions))
                yield Way(to.by_sea[place], jeep, carrier, steps)
        elif state.on[carrier] == NONE:
            yield from _flown(state, jeep, carrier, lands, conditions)
    for place, jeep in stands.items():
        if place in to.by_land:
            yield Way(
                to.by_land[place], jeep, NONE, tuple(legs.driving(jeep, place, lands, conditions))
            )
        yield from _fetched(state, jeep, place, lands, conditions)
        for plane in of_kind(state.turn, PLANE) if state.planes else ():
            if state.at[plane] and state.load[plane] == NONE and plane not in state.flying:
                yield from _flown(state, jeep, plane, lands, conditions)


def _fetched(
    state: State, jeep: int, place: str, lands: tuple[str, ...], conditions: legs.Conditions
) -> Iterator[Way]:
    """For each ship without load, the cheapest way by it: they meet at some coast."""
    canals = conditions.canals
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
                *legs.driving(jeep, place, (land,), conditions),
                *legs.sailing(ship, start, sea, conditions),
                Action("embark", (NAMES[jeep], NAMES[ship])),
                *legs.aboard(jeep, ship, sea, lands, conditions),
            )
            yield Way(cost, jeep, ship, steps)


def _flown(
    state: State, jeep: int, plane: int, lands: tuple[str, ...], conditions: legs.Conditions
) -> Iterator[Way]:
    """The cheapest ways of a jeep with a plane: it comes for the jeep if need be, and lands near *lands*."""
    start, fetch, before = holdings.cell_of(state, plane), 0, list[Action]()
    if state.on[jeep] == NONE:
        place = state.at[jeep]
        if plane in state.flying or state.at[plane] != place:
            fetch = sky.hops(start, CELL[place]) * HOP
            before = [
                *legs.hops(plane, start, CELL[place]),
                Action("alight", (NAMES[plane], place)),
            ]
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
            *legs.hops(plane, start, haven),
            Action("alight", (NAMES[plane], land)),
            Action("land", (NAMES[jeep], land)),
            *legs.driving(jeep, land, lands, conditions),
        )
        yield Way(fetch + hops * HOP + LAND + points, jeep, plane, steps)


def _flights(state: State, plane: int, cell: str, lands: Sequence[str]) -> Iterator[Way]:
    """The flight of a plane without a jeep to a cell, and its landing there."""
    start = holdings.cell_of(state, plane)
    hops = sky.hops(start, cell)
    for land in lands if state.at[plane] and (hops or plane in state.flying) else ():
        steps = (*legs.hops(plane, start, cell), Action("alight", (NAMES[plane], land)))
        yield Way(hops * HOP, plane, NONE, steps)
