"""Planes fly and land (MA-35, MA-36, MA-41).

A flight is one hop or several, then a landing. A plane may fly only if all planes in flight can
still land with the points left, while no other piece moves.
"""

from functools import lru_cache
from typing import Final

from escales.core import Action, Event, Family, Message, Operation
from escales.games.magellan import sky
from escales.games.magellan.board import LANDS_OF
from escales.games.magellan.equipment import HOP
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import NAMES, NONE, NUMBER, PLANE, of_kind
from escales.games.magellan.rules import movement
from escales.games.magellan.rules.air.airspace import (
    aloft,
    bounds,
    free_decks,
    free_ships,
    havens,
    need,
)
from escales.games.magellan.rules.refusals import not_own
from escales.games.magellan.rules.war import wars
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State

_NO_PLANES: Final = Message("refuse-no-planes", {}, "MA-35")
_NONE_IN_FLIGHT: Final = Message("refuse-none-in-flight", {}, "MA-35")


class Fly(Operation[State]):
    """A plane takes off, or flies on: one hop over one or two lines for a point (MA-36)."""

    verb = "fly"

    def unavailable(self, state: State) -> Message | None:
        if not state.planes:
            return _NO_PLANES
        return None if state.points >= HOP else Message("refuse-points", {"cost": HOP}, "MA-36")

    def families(self, state: State) -> tuple[Family, ...]:
        planes = [plane for plane in of_kind(state.turn, PLANE) if state.at[plane]]
        if not planes:
            return ()
        lands, decks, over = havens(state), free_decks(state), aloft(state)
        return tuple([_hops(state, plane, lands, decks, over) for plane in planes])

    def allows(self, state: State, action: Action) -> bool:
        """Whether this plane can hop there, and all planes in flight can still land."""
        if not_own(state, action, (PLANE,), "MA-35") is not None:
            return False
        plane = NUMBER[action.word()]
        return action in _hops(state, plane, havens(state), free_decks(state), aloft(state))

    def why_illegal(self, state: State, action: Action) -> Message:
        other = not_own(state, action, (PLANE,), "MA-35")
        if other is not None:
            return other
        start, end = holdings.cell_of(state, NUMBER[action.word(0)]), action.word(1)
        if end in sky.hop(start):
            return Message("refuse-no-haven", {"cell": end}, "MA-35")
        return Message("refuse-hop", {"cell": start}, "MA-36")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        name, end = action.word(0), action.word(1)
        plane = NUMBER[name]
        start = state.at[plane]
        holdings.unhook(state, plane)
        holdings.put(state, plane, end)
        if plane not in state.flying:
            state.flying = tuple(sorted((*state.flying, plane)))
        state.points -= HOP
        events.append(
            Event(
                "fly",
                "MA-36",
                Told(
                    {
                        "seat": state.turn,
                        "piece": name,
                        "from": start,
                        "to": end,
                        "path": [end],
                        "cell": end,
                        "cost": HOP,
                    }
                ),
            )
        )
        movement.moved(state, plane, start, end, events)


def _hops(
    state: State, plane: int, lands: int, decks: tuple[str, ...], over: tuple[str, ...]
) -> Family:
    """The hops of *plane* after which all can still land.

    *lands* are the cells to land in on land, *decks* the cells of ships without load, *over* the
    cells of all planes in flight.
    """
    start = holdings.cell_of(state, plane)
    if state.on[plane] != NONE:
        decks = free_decks(state, plane)
    elif plane in state.flying:
        over = aloft(state, plane)
    within = bounds(over, lands, decks, state.points - HOP)
    return _hops_to(plane, start, within & sky.around(start, 1))


@lru_cache(maxsize=65536)
def _hops_to(plane: int, start: str, cells: int) -> Family:
    ends = [end for end in sky.hop(start) if cells & sky.BIT[end]]
    return Family("fly", tuple(ends), (NAMES[plane],))


class LandPlane(Operation[State]):
    """A plane lands, for no points (MA-35, MA-41).

    It lands on land in the cell of a capital of its owner, or where its owner has a jeep on land,
    or on a ship of its owner without load.
    """

    verb = "alight"

    def unavailable(self, state: State) -> Message | None:
        return None if state.flying else _NONE_IN_FLIGHT

    def families(self, state: State) -> tuple[Family, ...]:
        lands = havens(state)
        return tuple(
            Family("alight", places, (NAMES[plane],))
            for plane in state.flying
            if (places := _places(state, plane, lands))
        )

    def allows(self, state: State, action: Action) -> bool:
        """Whether this plane can land there, and the others in flight can still land."""
        if not_own(state, action, (PLANE,), "MA-35") is not None:
            return False
        plane = NUMBER[action.word(0)]
        return plane in state.flying and action.word(1) in _places(state, plane, havens(state))

    def why_illegal(self, state: State, action: Action) -> Message:
        other = not_own(state, action, (PLANE,), "MA-35")
        if other is not None:
            return other
        place = action.word(1)
        if place in NUMBER:
            return Message("refuse-deck", {"piece": place}, "MA-41")
        return Message("refuse-alight", {}, "MA-35")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        name, place = action.word(0), action.word(1)
        plane = NUMBER[name]
        start = state.at[plane]
        state.flying = tuple(other for other in state.flying if other != plane)
        if state.war.on:
            wars.alighted(state, plane)
        if place in NUMBER:
            holdings.hook(state, plane, NUMBER[place])
            kind, rule, carrier = "alight-ship", "MA-41", Told(carrier=place)
        else:
            holdings.put(state, plane, place)
            kind, rule, carrier = "alight", "MA-35", Told()
        end = state.at[plane]
        events.append(
            Event(
                kind,
                rule,
                Told(
                    {
                        "seat": state.turn,
                        "piece": name,
                        "from": start,
                        "cell": start,
                        "to": end,
                        **carrier,
                    }
                ),
            )
        )
        movement.moved(state, plane, start, end, events)


def _places(state: State, plane: int, lands: int) -> tuple[str, ...]:
    """Where *plane* may land now, so that the other planes in flight can still land."""
    cell, others, decks = state.at[plane], aloft(state, plane), free_decks(state)
    found: list[str] = []
    if lands & sky.BIT[cell] and need(others, lands, decks) <= state.points:
        found += LANDS_OF[cell]
    if cell in decks:
        at = decks.index(cell)
        if need(others, lands, decks[:at] + decks[at + 1 :]) <= state.points:
            ships = zip(free_ships(state), decks, strict=True)
            found += [NAMES[ship] for ship, place in ships if place == cell]
    return tuple(sorted(found))
