"""Planes: flights that can end where they may (MA-35, MA-36, MA-41 to MA-43).

A flight is hops, then a landing. It cannot begin, or go on, or be left aside for something else,
unless all planes in flight can still land with the points left, as the pieces then stand.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from escales.core import Action, Event, Family, Message, Operation
from escales.core.message import Json
from escales.games.magellan import sky
from escales.games.magellan.board import CELL, LANDS_OF
from escales.games.magellan.equipment import HOP
from escales.games.magellan.pieces import NAMES, NONE, NUMBER, PLANE, SHIP, of_kind
from escales.games.magellan.steps import flow, holdings, prizes, war
from escales.games.magellan.steps.airspace import aloft, bounds, decks, havens, need
from escales.games.magellan.steps.refusals import not_own

if TYPE_CHECKING:
    from escales.games.magellan.state import State


_NO_PLANES: Final = Message("refuse-no-planes", {}, "MA-35")
_NONE_IN_FLIGHT: Final = Message("refuse-none-in-flight", {}, "MA-35")


class Fly(Operation["State"]):
    """A plane takes off, or flies on: one hop of one or two lines for a point (MA-36)."""

    verb = "fly"

    def closed(self, state: "State") -> Message | None:
        if not state.planes:
            return _NO_PLANES
        return None if state.points >= HOP else Message("refuse-points", {"cost": HOP}, "MA-36")

    def families(self, state: "State") -> tuple[Family, ...]:
        planes = [plane for plane in of_kind(state.turn, PLANE) if state.at[plane]]
        if not planes:
            return ()
        lands, ships, over = havens(state), decks(state), aloft(state)
        return tuple([_hops(state, plane, lands, ships, over) for plane in planes])

    def offers(self, state: "State", action: Action) -> bool:
        """As the families say, for the plane that *action* names only."""
        if not_own(state, action, (PLANE,), "MA-35") is not None:
            return False
        plane = NUMBER[cast(str, action.args[0])]
        return action in _hops(state, plane, havens(state), decks(state), aloft(state))

    def wrong(self, state: "State", action: Action) -> Message:
        other = not_own(state, action, (PLANE,), "MA-35")
        if other is not None:
            return other
        start = holdings.cell_of(state, NUMBER[cast(str, action.args[0])])
        if action.args[1] in sky.hop(start):
            return Message("refuse-no-haven", {"cell": action.args[1]}, "MA-35")
        return Message("refuse-hop", {"cell": start}, "MA-36")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        plane, end = NUMBER[cast(str, action.args[0])], cast(str, action.args[1])
        start = state.at[plane]
        holdings.unhook(state, plane)
        holdings.put(state, plane, end)
        if plane not in state.flying:
            state.flying = tuple(sorted((*state.flying, plane)))
        state.points -= HOP
        state.acted = True
        params: dict[str, Json] = {
            "seat": state.turn,
            "piece": NAMES[plane],
            "from": start,
            "to": end,
        }
        params |= {"path": [end], "cell": end, "cost": HOP}
        events.append(Event("fly", "MA-36", params))
        moved(state, plane, start, end, events)


def _hops(
    state: "State", plane: int, lands: int, ships: tuple[str, ...], over: tuple[str, ...]
) -> Family:
    """The hops of *plane* after which all can still land; *ships* are free, planes fly *over*."""
    start = holdings.cell_of(state, plane)
    if state.on[plane] != NONE:
        ships = decks(state, plane)
    elif plane in state.flying:
        over = aloft(state, plane)
    within = bounds(over, lands, ships, state.points - HOP)
    return _hops_to(plane, start, within & sky.around(start, 1))


@lru_cache(maxsize=65536)
def _hops_to(plane: int, start: str, cells: int) -> Family:
    ends = [end for end in sky.hop(start) if cells & sky.BIT[end]]
    return Family("fly", tuple(ends), (NAMES[plane],))


class Alight(Operation["State"]):
    """A plane lands, for no points: in a country of its owner's, where there is a jeep of theirs
    on land, or on a ship of theirs that carries nothing (MA-35, MA-41)."""

    verb = "alight"

    def closed(self, state: "State") -> Message | None:
        return None if state.flying else _NONE_IN_FLIGHT

    def families(self, state: "State") -> tuple[Family, ...]:
        lands = havens(state)
        return tuple(
            Family("alight", places, (NAMES[plane],))
            for plane in state.flying
            if (places := _places(state, plane, lands))
        )

    def offers(self, state: "State", action: Action) -> bool:
        """As the families say, for the plane that *action* names only."""
        if not_own(state, action, (PLANE,), "MA-35") is not None:
            return False
        plane = NUMBER[cast(str, action.args[0])]
        return plane in state.flying and action.args[1] in _places(state, plane, havens(state))

    def wrong(self, state: "State", action: Action) -> Message:
        other = not_own(state, action, (PLANE,), "MA-35")
        if other is not None:
            return other
        place = action.args[1]
        if place in NUMBER:
            return Message("refuse-deck", {"piece": place}, "MA-41")
        return Message("refuse-alight", {}, "MA-35")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        plane, place = NUMBER[cast(str, action.args[0])], cast(str, action.args[1])
        start = state.at[plane]
        state.flying = tuple(other for other in state.flying if other != plane)
        state.acted = True
        if state.war.on:
            war.alighted(state, plane)
        params: dict[str, Json] = {
            "seat": state.turn,
            "piece": NAMES[plane],
            "from": start,
            "cell": start,
        }
        if place in NUMBER:
            holdings.hook(state, plane, NUMBER[place])
            params |= {"to": state.at[plane], "carrier": place}
            events.append(Event("alight-ship", "MA-41", params))
        else:
            holdings.put(state, plane, place)
            events.append(Event("alight", "MA-35", {**params, "to": place}))
        moved(state, plane, start, state.at[plane], events)


def _places(state: "State", plane: int, lands: int) -> tuple[str, ...]:
    """Where *plane* may land now, the others in flight being able to land still."""
    cell, others, ships = state.at[plane], aloft(state, plane), decks(state)
    found: list[str] = []
    if lands & sky.BIT[cell] and need(others, lands, ships) <= state.points:
        found += LANDS_OF[cell]
    if cell in ships:
        at = ships.index(cell)
        if need(others, lands, ships[:at] + ships[at + 1 :]) <= state.points:
            found += [
                NAMES[ship]
                for ship in of_kind(state.turn, SHIP)
                if state.load[ship] == NONE and CELL.get(state.at[ship]) == cell
            ]
    return tuple(sorted(found))


def moved(
    state: "State", piece: int, start: str, end: str, events: list[Event], how: str = prizes.GOES
) -> None:
    """*piece* has moved: prizes may be won, and a war may have it fight (MA-22, MA-30)."""
    if state.prizes:
        each = piece
        while each != NONE:
            prizes.see(state, each, how, start, end, events)
            each = state.load[each]
    if state.war.on:
        war.entered(state, piece, events)
        if war.pending(state):
            flow.go_on(state, events)
