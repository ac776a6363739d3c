"""Jeeps aboard ships and planes (MA-07, MA-10, MA-13, MA-42)."""

from functools import lru_cache
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


def _carriers(state: "State") -> dict[str, tuple[str, ...]]:
    """The carriers of the seat in turn that a jeep can board, by the land it stands on.

    Not a plane in flight, nor one on a ship (MA-42).
    """
    at, load, on = state.at, state.load, state.on
    free = [(ship, at[ship]) for ship in of_kind(state.turn, SHIP) if at[ship] and load[ship] < 0]
    if state.planes:
        free += [
            (plane, at[plane])
            for plane in of_kind(state.turn, PLANE)
            if at[plane] and load[plane] < 0 and on[plane] < 0 and plane not in state.flying
        ]
    return _beside(tuple(free))


@lru_cache(maxsize=1024)
def _beside(free: tuple[tuple[int, str], ...]) -> dict[str, tuple[str, ...]]:
    """The lands beside these carriers, each with the names of those that it is beside."""
    found: dict[str, list[str]] = {}
    for carrier, place in free:
        for land in COASTS[place] if KIND[carrier] == SHIP else (place,):
            found.setdefault(land, []).append(NAMES[carrier])
    return {land: tuple(sorted(names)) for land, names in found.items()}


@lru_cache(maxsize=4096)
def _boarding(jeep: int, carriers: tuple[str, ...]) -> Family:
    return Family("embark", carriers, (NAMES[jeep],))


class Embark(Operation["State"]):
    """A jeep goes aboard a ship off its coast, or a plane beside it, for a point (MA-13)."""

    verb = "embark"

    def closed(self, state: "State") -> Message | None:
        if state.points >= EMBARK:
            return None
        return Message("refuse-points", {"cost": EMBARK}, "MA-07")

    def families(self, state: "State") -> tuple[Family, ...]:
        carriers, jeeps = _carriers(state), of_kind(state.turn, JEEP)
        lands = state.at[jeeps.start : jeeps.stop]
        if carriers.keys().isdisjoint(lands):
            return ()
        on, keeps = state.on, keeps_base(state)
        found = [
            _boarding(jeep, carriers[land])
            for jeep, land in zip(jeeps, lands, strict=True)
            if land in carriers and on[jeep] < 0 and jeep != keeps
        ]
        if found and state.flying and (above := airspace.Airspace(state)).spare < EMBARK:
            return tuple([_not_stranding(state, family, above) for family in found])
        return tuple(found)

    def offers(self, state: "State", action: Action) -> bool:
        """As the families say, for the jeep that *action* names only."""
        if not_own(state, action, (JEEP,), "MA-13") is not None:
            return False
        name, onto = cast("tuple[str, str]", action.args)
        jeep = NUMBER[name]
        land = state.at[jeep]
        if state.on[jeep] != NONE or onto not in _carriers(state).get(land, ()):
            return False
        if jeep == keeps_base(state):
            return False
        if not state.flying:
            return True
        return airspace.Airspace(state).jeep_boards(land, state.at[NUMBER[onto]], EMBARK)

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
        if onto not in _carriers(state).get(state.at[jeep], ()):
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
        if found and state.flying and (above := airspace.Airspace(state)).spare < LAND:
            return tuple([_safe_shores(state, family, above) for family in found])
        return tuple(found)

    def offers(self, state: "State", action: Action) -> bool:
        """As the families say, for the jeep that *action* names only."""
        if not_own(state, action, (JEEP,), "MA-13") is not None:
            return False
        name, place = cast("tuple[str, str]", action.args)
        jeep = NUMBER[name]
        if state.on[jeep] == NONE or place not in _shores(state, jeep):
            return False
        return not state.flying or _lands_safely(state, jeep, place, airspace.Airspace(state))

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
    kept = [
        place
        for place in cast("tuple[str, ...]", family.values)
        if _lands_safely(state, jeep, place, above)
    ]
    return Family("land", tuple(kept), family.fixed)


def _lands_safely(state: "State", jeep: int, place: str, above: airspace.Airspace) -> bool:
    """Whether planes in flight can land once *jeep* has, even if it fights there and is lost."""
    if not above.jeep_lands(place, LAND, KIND[state.on[jeep]] == SHIP, state.decks):
        return False
    if not war.would_fight(state, jeep, CELL[place]):
        return True
    world = state.clone()
    world.points -= LAND
    holdings.unhook(world, jeep)
    holdings.put(world, jeep, place)
    for risked in war.at_risk(world, jeep):
        holdings.lose(world, risked)
    return airspace.needed(world) <= world.points
