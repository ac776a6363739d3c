"""Jeeps and ships move over lines (MA-07 to MA-09, MA-11, MA-12, MA-14)."""

from functools import lru_cache

from escales.core import Action, Event, Family, Message, Operation
from escales.games.magellan.board import CANAL_IDS, CELL, LANDS_OF, canal_between
from escales.games.magellan.equipment import DRIVE, SAIL
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import JEEP, KIND, NAMES, NONE, NUMBER, SHIP, of_kind
from escales.games.magellan.rules import movement
from escales.games.magellan.rules.air.airspace import Airspace
from escales.games.magellan.rules.air.safety import step_is_safe
from escales.games.magellan.rules.cards.lasting import blockaded
from escales.games.magellan.rules.refusals import not_own
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.roads import COST, Cells, exits
from escales.games.magellan.state import State


class _Steps(Family):
    """The steps of one piece to all *ends*."""

    __slots__ = ("ends", "piece")

    def __init__(self, piece: int, ends: Cells) -> None:
        super().__init__("move", ends, (NAMES[piece],))
        self.piece = piece
        self.ends = ends


class _Ways(dict[tuple[int, str], _Steps]):
    """The steps of each piece from each place, with these canals open, made when first wanted."""

    def __init__(self, canals: Cells, blockaded: Cells) -> None:
        super().__init__()
        self._map = (canals, blockaded)

    def __missing__(self, key: tuple[int, str]) -> _Steps:
        piece, place = key
        steps = _Steps(piece, exits(KIND[piece], place, *self._map))
        self[key] = steps
        return steps


_ways = lru_cache(maxsize=8)(_Ways)


class Move(Operation[State]):
    """One straight step of a jeep or a ship; a diagonal is two of them (MA-09)."""

    verb = "move"

    def unavailable(self, state: State) -> Message | None:
        return None if state.points >= SAIL else Message("refuse-points", {"cost": SAIL}, "MA-08")

    def families(self, state: State) -> tuple[Family, ...]:
        at, canals, seat = state.at, state.canals, state.turn
        ways = _ways(canals, blockaded(state, SHIP))
        found = [ways[ship, at[ship]] for ship in of_kind(seat, SHIP) if at[ship]]
        if state.points >= DRIVE:
            on, home = state.on, LANDS_OF[state.bases[seat]]
            ways = _ways((), blockaded(state, JEEP))
            at_home = []
            for jeep in of_kind(seat, JEEP):
                place = at[jeep]
                if place and on[jeep] == NONE:
                    if place in home:
                        at_home.append(len(found))
                    found.append(ways[jeep, place])
            if len(at_home) == 1:  # it keeps the base (MA-16)
                del found[at_home[0]]
        if state.flying and (above := Airspace(state)).spare < max(SAIL, DRIVE):
            return tuple([_not_stranding(state, steps, above) for steps in found])
        return tuple(found)

    def allows(self, state: State, action: Action) -> bool:
        """Whether this piece can go there by one step, and planes in flight can still land."""
        if not_own(state, action, (JEEP, SHIP), "MA-07") is not None:
            return False
        piece, end = NUMBER[action.word(0)], action.word(1)
        kind, start = KIND[piece], state.at[piece]
        if state.points < COST[kind] or (kind == JEEP and state.on[piece] != NONE):
            return False
        if end not in exits(kind, start, state.canals, blockaded(state, kind)):
            return False
        if kind == JEEP and piece == holdings.last_at_base(state):
            return False
        return not state.flying or step_is_safe(state, piece, end, Airspace(state))

    def why_illegal(self, state: State, action: Action) -> Message:
        other = not_own(state, action, (JEEP, SHIP), "MA-07")
        if other is not None:
            return other
        name, end = action.word(0), action.word(1)
        piece = NUMBER[name]
        kind, start = KIND[piece], state.at[piece]
        if kind == JEEP and state.on[piece] != NONE:
            return Message("refuse-aboard", {"piece": name}, "MA-10")
        if end in exits(kind, start, CANAL_IDS, ()):
            return _barred(state, piece, end)
        if kind == JEEP:
            return Message("refuse-no-road", {"cell": CELL[start]}, "MA-11")
        return Message("refuse-no-passage", {"cell": CELL[start]}, "MA-12")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        name, end = action.word(0), action.word(1)
        piece = NUMBER[name]
        kind, start = KIND[piece], state.at[piece]
        rule = "MA-07" if kind == JEEP else "MA-08"
        holdings.put(state, piece, end)
        state.points -= COST[kind]
        events.append(
            Event(
                "move",
                rule,
                Told(
                    {
                        "seat": state.turn,
                        "piece": name,
                        "kind": kind,
                        "from": start,
                        "to": end,
                        "path": [end],
                        "cell": CELL[end],
                        "cost": COST[kind],
                    }
                ),
            )
        )
        movement.moved(state, piece, start, end, events)


def _not_stranding(state: State, steps: _Steps, above: Airspace) -> Family:
    """The steps after which planes in flight can still land (MA-35)."""
    piece = steps.piece
    if not state.war.on and above.may_vanish(state, piece, COST[KIND[piece]]):
        return steps
    kept = [end for end in steps.ends if step_is_safe(state, piece, end, above)]
    return Family("move", tuple(kept), steps.fixed)


def _barred(state: State, piece: int, end: str) -> Message:
    """Why a step that the map allows cannot be done now."""
    kind, start = KIND[piece], state.at[piece]
    if state.points < COST[kind]:
        return Message("refuse-points", {"cost": COST[kind]}, "MA-07")
    canal = canal_between(start, end)
    if canal is not None and canal not in state.canals:
        return Message("refuse-canal", {"canal": canal}, "MA-14")
    if end not in exits(kind, start, state.canals, blockaded(state, kind)):
        return Message("refuse-blockade", {"cell": CELL[end]}, "MA-22")
    if piece == holdings.last_at_base(state):
        return Message("refuse-last-jeep", {}, "MA-16")
    return Message("refuse-strands", {}, "MA-35")
