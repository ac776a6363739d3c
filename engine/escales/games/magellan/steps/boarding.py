"""Jeeps aboard ships and planes (MA-07, MA-10, MA-13, MA-42)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation
from escales.core.message import Json
from escales.games.magellan.board import CELL, COASTS
from escales.games.magellan.equipment import EMBARK, LAND
from escales.games.magellan.pieces import (
    JEEP,
    KIND,
    NAMES,
    NONE,
    NUMBER,
    PLANE,
    SHIP,
    of_kind,
    owner_of,
)
from escales.games.magellan.steps import airspace, flying, holdings, prizes, war
from escales.games.magellan.steps.moving import keeps_base
from escales.games.magellan.steps.refusals import not_own

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def _free(state: "State") -> dict[str, list[str]]:
    """The carriers of the seat in turn that can take a jeep aboard, by the region they are in.

    Not a plane in flight, nor one on a ship (MA-42).
    """
    at, load, on = state.at, state.load, state.on
    found: dict[str, list[str]] = {}
    for ship in of_kind(state.turn, SHIP):
        if at[ship] and load[ship] < 0:
            found.setdefault(at[ship], []).append(NAMES[ship])
    if state.planes:
        for plane in of_kind(state.turn, PLANE):
            if at[plane] and load[plane] < 0 and on[plane] < 0 and plane not in state.flying:
                found.setdefault(at[plane], []).append(NAMES[plane])
    return found


class Embark(Operation["State"]):
    """A jeep goes aboard a ship off its coast, or a plane beside it, for a point (MA-13)."""

    verb = "embark"

    def closed(self, state: "State") -> Message | None:
        if state.points >= EMBARK:
            return None
        return Message("refuse-points", {"cost": EMBARK}, "MA-07")

    def families(self, state: "State") -> tuple[Family, ...]:
        free = _free(state)
        if not free:
            return ()
        at, on, keeps = state.at, state.on, keeps_base(state)
        carriers: dict[str, tuple[str, ...]] = {}
        found = []
        for jeep in of_kind(state.turn, JEEP):
            land = at[jeep]
            if not land or on[jeep] >= 0 or jeep == keeps:
                continue
            if land not in carriers:
                beside = [name for place in (land, *COASTS[land]) for name in free.get(place, ())]
                carriers[land] = tuple(sorted(beside))
            if carriers[land]:
                found.append(Family("embark", carriers[land], (NAMES[jeep],)))
        if state.flying:
            above = airspace.Airspace(state)
            return tuple(_not_stranding(state, family, above) for family in found)
        return tuple(found)

    def wrong(self, state: "State", action: Action) -> Message:
        other = not_own(state, action, (JEEP,), "MA-13")
        if other is not None:
            return other
        name, onto = cast("tuple[str, str]", action.args)
        jeep, carrier = NUMBER[name], NUMBER.get(onto, NONE)
        if carrier == NONE or owner_of(carrier) != state.turn or KIND[carrier] == JEEP:
            return Message("refuse-carrier", {}, "MA-10")
        if state.on[jeep] != NONE:
            return Message("refuse-aboard", {"piece": name}, "MA-10")
        if state.load[carrier] != NONE:
            return Message("refuse-full", {"piece": onto}, "MA-10")
        if state.on[carrier] != NONE:
            return Message("refuse-plane-on-ship", {}, "MA-42")
        if onto not in _beside(state, jeep):
            return Message("refuse-not-beside", {"piece": onto}, "MA-13")
        if jeep == keeps_base(state):
            return Message("refuse-last-jeep", {}, "MA-16")
        return Message("refuse-strands", {}, "MA-35")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        name, onto = cast("tuple[str, str]", action.args)
        jeep = NUMBER[name]
        start = state.at[jeep]
        holdings.hook(state, jeep, NUMBER[onto])
        state.points -= EMBARK
        state.acted = True
        end = state.at[jeep]
        params: dict[str, Json] = {
            "seat": state.turn,
            "piece": name,
            "from": start,
            "to": end,
            "carrier": onto,
        }
        params |= {"cell": CELL[end], "cost": EMBARK}
        events.append(Event("embark", "MA-07", params))
        if state.prizes:
            prizes.see(state, jeep, prizes.EMBARKS, start, end, events)


def _beside(state: "State", jeep: int) -> list[str]:
    free, land = _free(state), state.at[jeep]
    return [name for place in (land, *COASTS[land]) for name in free.get(place, ())]


def _not_stranding(state: "State", family: Family, above: airspace.Airspace) -> Family:
    """The carriers by boarding which no plane in flight is stranded (MA-35)."""
    land = state.at[NUMBER[cast(str, family.fixed[0])]]
    kept = [
        name
        for name in cast("tuple[str, ...]", family.values)
        if above.jeep_boards(land, state.at[NUMBER[name]], EMBARK)
    ]
    return Family("embark", tuple(kept), family.fixed)


def _shores(state: "State", jeep: int) -> tuple[str, ...]:
    """Where a jeep that is aboard can land: off a plane where that stands, if not on a ship."""
    carrier = state.on[jeep]
    if KIND[carrier] == SHIP:
        return COASTS[state.at[carrier]]
    if state.on[carrier] != NONE or carrier in state.flying:
        return ()
    return (state.at[carrier],)


class Land(Operation["State"]):
    """A jeep leaves the ship or plane that carries it, for a point (MA-13)."""

    verb = "land"

    def closed(self, state: "State") -> Message | None:
        if state.points >= LAND:
            return None
        return Message("refuse-points", {"cost": LAND}, "MA-07")

    def families(self, state: "State") -> tuple[Family, ...]:
        on = state.on
        found = [
            Family("land", shores, (NAMES[jeep],))
            for jeep in of_kind(state.turn, JEEP)
            if on[jeep] >= 0 and (shores := _shores(state, jeep))
        ]
        if state.flying:
            above = airspace.Airspace(state)
            return tuple(_safe_shores(state, family, above) for family in found)
        return tuple(found)

    def wrong(self, state: "State", action: Action) -> Message:
        other = not_own(state, action, (JEEP,), "MA-13")
        if other is not None:
            return other
        name, place = cast("tuple[str, str]", action.args)
        jeep = NUMBER[name]
        carrier = state.on[jeep]
        if carrier == NONE:
            return Message("refuse-not-aboard", {"piece": name}, "MA-13")
        if KIND[carrier] == PLANE and state.on[carrier] != NONE:
            return Message("refuse-plane-on-ship", {}, "MA-42")
        if place in _shores(state, jeep):
            return Message("refuse-strands", {}, "MA-35")
        return Message("refuse-no-shore", {"cell": holdings.cell_of(state, jeep)}, "MA-13")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        name, end = cast("tuple[str, str]", action.args)
        jeep = NUMBER[name]
        carrier, start = state.on[jeep], state.at[jeep]
        holdings.unhook(state, jeep)
        holdings.put(state, jeep, end)
        state.points -= LAND
        state.acted = True
        params: dict[str, Json] = {"seat": state.turn, "piece": name, "from": start, "to": end}
        params |= {"carrier": NAMES[carrier], "cell": CELL[end], "cost": LAND}
        events.append(Event("land", "MA-07", params))
        flying.moved(state, jeep, start, end, events, prizes.LEAVES[KIND[carrier]])


def _safe_shores(state: "State", family: Family, above: airspace.Airspace) -> Family:
    """The shores where landing strands no plane in flight (MA-35)."""
    jeep = NUMBER[cast(str, family.fixed[0])]
    leaves_ship = KIND[state.on[jeep]] == SHIP
    kept = [
        place
        for place in cast("tuple[str, ...]", family.values)
        if above.jeep_lands(place, LAND, leaves_ship, state.decks)
        and not (state.war.on and _strands_if_lost(state, jeep, place))
    ]
    return Family("land", tuple(kept), family.fixed)


def _strands_if_lost(state: "State", jeep: int, place: str) -> bool:
    """Whether a plane in flight is stranded if the jeep that lands there fights and is lost."""
    world = state.clone()
    world.points -= LAND
    holdings.unhook(world, jeep)
    holdings.put(world, jeep, place)
    for risked in war.at_risk(world, jeep):
        holdings.lose(world, risked)
    return airspace.needed(world) > world.points
