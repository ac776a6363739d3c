"""Jeeps board ships and planes, and go ashore from them (MA-07, MA-10, MA-13, MA-42)."""

from functools import lru_cache

from escales.core import Action, Event, Family, Message, Operation
from escales.games.magellan.board import CELL, COASTS
from escales.games.magellan.equipment import EMBARK, LAND
from escales.games.magellan.events import Told
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
from escales.games.magellan.rules import movement
from escales.games.magellan.rules.air.airspace import Airspace
from escales.games.magellan.rules.air.safety import landing_is_safe
from escales.games.magellan.rules.cards import prizes
from escales.games.magellan.rules.refusals import not_own
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def _carriers(state: State) -> dict[str, tuple[str, ...]]:
    """The carriers of the seat in turn that a jeep can board, by the land where it stands.

    A plane in flight cannot be boarded, nor a plane on a ship (MA-42).
    """
    at, load, on = state.at, state.load, state.on
    free = [
        (ship, at[ship]) for ship in of_kind(state.turn, SHIP) if at[ship] and load[ship] == NONE
    ]
    if state.planes:
        free += [
            (plane, at[plane])
            for plane in of_kind(state.turn, PLANE)
            if at[plane] and load[plane] == on[plane] == NONE and plane not in state.flying
        ]
    return _beside(tuple(free))


@lru_cache(maxsize=1024)
def _beside(free: tuple[tuple[int, str], ...]) -> dict[str, tuple[str, ...]]:
    """The lands beside these carriers, each with the names of its carriers."""
    found: dict[str, list[str]] = {}
    for carrier, place in free:
        for land in COASTS[place] if KIND[carrier] == SHIP else (place,):
            found.setdefault(land, []).append(NAMES[carrier])
    return {land: tuple(sorted(names)) for land, names in found.items()}


@lru_cache(maxsize=4096)
def _boarding(jeep: int, carriers: tuple[str, ...]) -> Family:
    return Family("embark", carriers, (NAMES[jeep],))


class Embark(Operation[State]):
    """A jeep boards a ship off its coast, or a plane beside it, for a point (MA-13)."""

    verb = "embark"

    def unavailable(self, state: State) -> Message | None:
        if state.points >= EMBARK:
            return None
        return Message("refuse-points", {"cost": EMBARK}, "MA-07")

    def families(self, state: State) -> tuple[Family, ...]:
        carriers, jeeps = _carriers(state), of_kind(state.turn, JEEP)
        lands = state.at[jeeps.start : jeeps.stop]
        if carriers.keys().isdisjoint(lands):
            return ()
        on, keeps = state.on, holdings.last_at_base(state)
        found = [
            (jeep, carriers[land])
            for jeep, land in zip(jeeps, lands, strict=True)
            if land in carriers and on[jeep] == NONE and jeep != keeps
        ]
        if found and state.flying and (above := Airspace(state)).spare < EMBARK:
            found = [(jeep, _safe_carriers(state, jeep, onto, above)) for jeep, onto in found]
        return tuple([_boarding(jeep, onto) for jeep, onto in found])

    def allows(self, state: State, action: Action) -> bool:
        """Whether this jeep can board this carrier, and planes in flight can still land."""
        if not_own(state, action, (JEEP,), "MA-13") is not None:
            return False
        jeep, onto = NUMBER[action.word(0)], action.word(1)
        land = state.at[jeep]
        if state.on[jeep] != NONE or onto not in _carriers(state).get(land, ()):
            return False
        if jeep == holdings.last_at_base(state):
            return False
        if not state.flying:
            return True
        return Airspace(state).jeep_boards(land, state.at[NUMBER[onto]], EMBARK)

    def why_illegal(self, state: State, action: Action) -> Message:
        other = not_own(state, action, (JEEP,), "MA-13")
        if other is not None:
            return other
        name, onto = action.word(0), action.word(1)
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
        if jeep == holdings.last_at_base(state):
            return Message("refuse-last-jeep", {}, "MA-16")
        return Message("refuse-strands", {}, "MA-35")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        name, onto = action.word(0), action.word(1)
        jeep = NUMBER[name]
        start = state.at[jeep]
        holdings.hook(state, jeep, NUMBER[onto])
        state.points -= EMBARK
        end = state.at[jeep]
        events.append(
            Event(
                "embark",
                "MA-07",
                Told(
                    {
                        "seat": state.turn,
                        "piece": name,
                        "from": start,
                        "to": end,
                        "carrier": onto,
                        "cell": CELL[end],
                        "cost": EMBARK,
                    }
                ),
            )
        )
        if state.prizes:
            prizes.award(state, jeep, prizes.EMBARKS, start, end, events)


def _safe_carriers(
    state: State, jeep: int, carriers: tuple[str, ...], above: Airspace
) -> tuple[str, ...]:
    """The carriers that *jeep* can board so that planes in flight can still land (MA-35)."""
    at, land = state.at, state.at[jeep]
    return tuple([onto for onto in carriers if above.jeep_boards(land, at[NUMBER[onto]], EMBARK)])


class Disembark(Operation[State]):
    """A jeep leaves the ship or plane that carries it, for a point (MA-13)."""

    verb = "land"

    def unavailable(self, state: State) -> Message | None:
        if state.points >= LAND:
            return None
        return Message("refuse-points", {"cost": LAND}, "MA-07")

    def families(self, state: State) -> tuple[Family, ...]:
        on = state.on
        found = [
            (jeep, shores)
            for jeep in of_kind(state.turn, JEEP)
            if on[jeep] != NONE and (shores := _shores(state, jeep))
        ]
        if found and state.flying and (above := Airspace(state)).spare < LAND:
            found = [(jeep, _safe_shores(state, jeep, shores, above)) for jeep, shores in found]
        return tuple([Family("land", shores, (NAMES[jeep],)) for jeep, shores in found])

    def allows(self, state: State, action: Action) -> bool:
        """Whether this jeep can go ashore there, and planes in flight can still land."""
        if not_own(state, action, (JEEP,), "MA-13") is not None:
            return False
        jeep, place = NUMBER[action.word(0)], action.word(1)
        if state.on[jeep] == NONE or place not in _shores(state, jeep):
            return False
        return not state.flying or landing_is_safe(state, jeep, place, Airspace(state))

    def why_illegal(self, state: State, action: Action) -> Message:
        other = not_own(state, action, (JEEP,), "MA-13")
        if other is not None:
            return other
        name, place = action.word(0), action.word(1)
        jeep = NUMBER[name]
        carrier = state.on[jeep]
        if carrier == NONE:
            return Message("refuse-not-aboard", {"piece": name}, "MA-13")
        if KIND[carrier] == PLANE and state.on[carrier] != NONE:
            return Message("refuse-plane-on-ship", {}, "MA-42")
        if place in _shores(state, jeep):
            return Message("refuse-strands", {}, "MA-35")
        return Message("refuse-no-shore", {"cell": holdings.cell_of(state, jeep)}, "MA-13")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        name, end = action.word(0), action.word(1)
        jeep = NUMBER[name]
        carrier, start = state.on[jeep], state.at[jeep]
        holdings.unhook(state, jeep)
        holdings.put(state, jeep, end)
        state.points -= LAND
        events.append(
            Event(
                "land",
                "MA-07",
                Told(
                    {
                        "seat": state.turn,
                        "piece": name,
                        "from": start,
                        "to": end,
                        "carrier": NAMES[carrier],
                        "cell": CELL[end],
                        "cost": LAND,
                    }
                ),
            )
        )
        movement.moved(state, jeep, start, end, events, prizes.LEAVES[KIND[carrier]])


def _shores(state: State, jeep: int) -> tuple[str, ...]:
    """The lands where a jeep that is aboard can land.

    A plane must stand on land itself: its jeep cannot leave it in flight or on a ship (MA-42).
    """
    carrier = state.on[jeep]
    if KIND[carrier] == SHIP:
        return COASTS[state.at[carrier]]
    if state.on[carrier] != NONE or carrier in state.flying:
        return ()
    return (state.at[carrier],)


def _safe_shores(
    state: State, jeep: int, shores: tuple[str, ...], above: Airspace
) -> tuple[str, ...]:
    """The shores where *jeep* can land so that planes in flight can still land (MA-35)."""
    return tuple([shore for shore in shores if landing_is_safe(state, jeep, shore, above)])
