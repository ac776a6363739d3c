"""Jeeps and ships moving over lines (MA-07 to MA-09, MA-11, MA-12, MA-14)."""

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation
from escales.games.magellan.board import (
    CANAL_IDS,
    CELL,
    DRIVES,
    LANDS_OF,
    canal_between,
    sails,
)
from escales.games.magellan.equipment import DRIVE, SAIL
from escales.games.magellan.pieces import JEEP, KIND, NAMES, NONE, NUMBER, SHIP, of_kind
from escales.games.magellan.steps import airspace, flying, holdings, lasting, war
from escales.games.magellan.steps.refusals import not_own

if TYPE_CHECKING:
    from escales.games.magellan.state import State

COST = {JEEP: DRIVE, SHIP: SAIL}
"""What one line costs (MA-07, MA-08)."""

type Cells = tuple[str, ...]


@lru_cache(maxsize=65536)
def exits(kind: str, place: str, canals: Cells, blockaded: Cells) -> Cells:
    """Where a jeep or a ship can go from *place* by one step, with these canals open.

    Cells under a blockade are neither entered nor left (MA-22).
    """
    ends = DRIVES[place] if kind == JEEP else sails(place, canals)
    if not blockaded:
        return ends
    if CELL[place] in blockaded:
        return ()
    return tuple(end for end in ends if CELL[end] not in blockaded)


class _Ways(dict[tuple[int, str], Family]):
    """The steps of each piece from each place, with these canals open, made when asked for."""

    def __init__(self, canals: Cells, blockaded: Cells) -> None:
        super().__init__()
        self._map = (canals, blockaded)

    def __missing__(self, key: tuple[int, str]) -> Family:
        piece, place = key
        family = Family("move", exits(KIND[piece], place, *self._map), (NAMES[piece],))
        self[key] = family
        return family


_ways = lru_cache(maxsize=8)(_Ways)


def keeps_base(state: "State") -> int:
    """The one jeep that the seat in turn has on its base, which may not leave (MA-16).

    ``NONE`` when there are several.
    """
    at, on = state.at, state.on
    lands = LANDS_OF[state.bases[state.turn]]
    found = NONE
    for jeep in of_kind(state.turn, JEEP):
        if on[jeep] < 0 and at[jeep] in lands:
            if found != NONE:
                return NONE
            found = jeep
    return found


class Move(Operation["State"]):
    """One straight step of a jeep or a ship; a diagonal is two of them (MA-09)."""

    verb = "move"

    def closed(self, state: "State") -> Message | None:
        return None if state.points >= SAIL else Message("refuse-points", {"cost": SAIL}, "MA-08")

    def families(self, state: "State") -> tuple[Family, ...]:
        at, canals, seat = state.at, state.canals, state.turn
        ways = _ways(canals, lasting.blockaded(state, SHIP))
        found = [ways[ship, at[ship]] for ship in of_kind(seat, SHIP) if at[ship]]
        if state.points >= DRIVE:
            on, home = state.on, LANDS_OF[state.bases[seat]]
            ways = _ways((), lasting.blockaded(state, JEEP))
            at_home = []
            for jeep in of_kind(seat, JEEP):
                place = at[jeep]
                if place and on[jeep] < 0:
                    if place in home:
                        at_home.append(len(found))
                    found.append(ways[jeep, place])
            if len(at_home) == 1:  # it keeps the base (MA-16)
                del found[at_home[0]]
        if state.flying and (above := airspace.Airspace(state)).spare < max(SAIL, DRIVE):
            return tuple([_not_stranding(state, family, above) for family in found])
        return tuple(found)

    def offers(self, state: "State", action: Action) -> bool:
        """As the families say, for the piece that *action* names only."""
        if not_own(state, action, (JEEP, SHIP), "MA-07") is not None:
            return False
        name, end = cast("tuple[str, str]", action.args)
        piece = NUMBER[name]
        kind, start = KIND[piece], state.at[piece]
        if state.points < COST[kind] or (kind == JEEP and state.on[piece] != NONE):
            return False
        if end not in exits(kind, start, state.canals, lasting.blockaded(state, kind)):
            return False
        if kind == JEEP and piece == keeps_base(state):
            return False
        return not state.flying or stays_safe(state, piece, end, airspace.Airspace(state))

    def wrong(self, state: "State", action: Action) -> Message:
        other = not_own(state, action, (JEEP, SHIP), "MA-07")
        if other is not None:
            return other
        name, end = cast("tuple[str, str]", action.args)
        piece = NUMBER[name]
        kind, start = KIND[piece], state.at[piece]
        if kind == JEEP and state.on[piece] != NONE:
            return Message("refuse-aboard", {"piece": name}, "MA-10")
        if end in exits(kind, start, CANAL_IDS, ()):
            return _barred(state, piece, end)
        if kind == JEEP:
            return Message("refuse-no-road", {"cell": CELL[start]}, "MA-11")
        return Message("refuse-no-passage", {"cell": CELL[start]}, "MA-12")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        name, end = cast("tuple[str, str]", action.args)
        piece = NUMBER[name]
        start = state.at[piece]
        if KIND[piece] == JEEP:
            cost, rule = DRIVE, "MA-07"
        else:
            cost, rule = SAIL, "MA-08"
        holdings.put(state, piece, end)
        state.points -= cost
        state.acted = True
        events.append(
            Event(
                "move",
                rule,
                {
                    "seat": state.turn,
                    "piece": name,
                    "kind": KIND[piece],
                    "from": start,
                    "to": end,
                    "path": [end],
                    "cell": CELL[end],
                    "cost": cost,
                },
            )
        )
        flying.moved(state, piece, start, end, events)


def _barred(state: "State", piece: int, end: str) -> Message:
    """Why a step that the map allows is not allowed now."""
    kind, start = KIND[piece], state.at[piece]
    if state.points < COST[kind]:
        return Message("refuse-points", {"cost": COST[kind]}, "MA-07")
    canal = canal_between(start, end)
    if canal is not None and canal not in state.canals:
        return Message("refuse-canal", {"canal": canal}, "MA-14")
    if end not in exits(kind, start, state.canals, lasting.blockaded(state, kind)):
        return Message("refuse-blockade", {"cell": CELL[end]}, "MA-22")
    if piece == keeps_base(state):
        return Message("refuse-last-jeep", {}, "MA-16")
    return Message("refuse-strands", {}, "MA-35")


def _not_stranding(state: "State", family: Family, above: airspace.Airspace) -> Family:
    """The steps after which planes in flight can still land (MA-35)."""
    piece = NUMBER[cast(str, family.fixed[0])]
    if not state.war.on and above.may_vanish(state, piece, COST[KIND[piece]]):
        return family
    ends = cast(Cells, family.values)
    kept = tuple([end for end in ends if stays_safe(state, piece, end, above)])
    return Family("move", kept, family.fixed)


def stays_safe(state: "State", piece: int, end: str, above: airspace.Airspace) -> bool:
    """Whether planes in flight can land once *piece* has gone to *end*.

    What a fight there might take counts as lost.
    """
    start, cost = state.at[piece], COST[KIND[piece]]
    if KIND[piece] == JEEP:
        safe = above.jeep_goes(start, end, cost)
        sure = not state.war.on or above.jeep_is_lost(start, end, cost)
    else:
        safe = above.ship_goes(start, end, cost, state.load[piece] == NONE)
        sure = not state.decks
    if not safe or sure or not war.would_fight(state, piece, CELL[end]):
        return safe
    world = state.clone()
    world.points -= cost
    holdings.put(world, piece, end)
    for risked in war.at_risk(world, piece):
        holdings.lose(world, risked)
    return airspace.needed(world) <= world.points
