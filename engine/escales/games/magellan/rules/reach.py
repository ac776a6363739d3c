"""What each piece can reach with the points left, and the cheapest way there.

The page proposes these ways, and does their steps one after another.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache

from escales.games.magellan import sky
from escales.games.magellan.board import LANDS_OF
from escales.games.magellan.equipment import HOP
from escales.games.magellan.pieces import JEEP, NAMES, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.rules.air import airspace
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.roads import COST, exits
from escales.games.magellan.state import State

type Reached = dict[str, tuple[int, str]]
"""By place: the points that the way takes, and the place before it on the way."""


def reach(state: State) -> dict[str, Reached]:
    """What the pieces of the seat in turn can reach by moving alone; without those that cannot move.

    The points that planes in flight need to land are kept for them.
    """
    if state.phase != "turn":
        return {}
    found: dict[str, Reached] = {}
    points = state.points - airspace.needed(state)
    keeps = holdings.last_at_base(state)
    for kind in (JEEP, SHIP):
        blockaded = lasting.blockaded(state, kind)
        for piece in of_kind(state.turn, kind):
            aboard = kind == JEEP and state.on[piece] != NONE
            if state.at[piece] and not aboard and piece != keeps:
                reached = over_lines(kind, state.at[piece], points, state.canals, blockaded)
                if reached:
                    found[NAMES[piece]] = reached
    for plane in of_kind(state.turn, PLANE) if state.planes else ():
        if state.at[plane]:
            reached = _through_air(state, plane)
            if reached:
                found[NAMES[plane]] = reached
    return found


@lru_cache(maxsize=4096)
def over_lines(
    kind: str, start: str, points: int, canals: tuple[str, ...], blockaded: tuple[str, ...]
) -> Reached:
    """Where a jeep or a ship can come with so many points; *start* is not among them."""
    cost = COST[kind]

    def onward(place: str) -> Iterator[str]:
        return iter(exits(kind, place, canals, blockaded))

    return _spread(start, points // cost, cost, onward)


def _through_air(state: State, plane: int) -> Reached:
    """Where a plane can fly and land; over each cell it can still land somewhere."""
    others = airspace.aloft(state, plane)
    lands = airspace.havens(state)
    decks = airspace.free_decks(state, plane)
    reserve = airspace.need(others, lands, decks)
    points = state.points - reserve
    start = holdings.cell_of(state, plane)
    ends = lands
    for cell in decks:
        ends |= sky.BIT[cell]
    names = holdings.names(airspace.free_ships(state, plane))
    ships = tuple(zip(names, decks, strict=True))
    return _flight(start, plane in state.flying, points, ends, lands, ships)


@lru_cache(maxsize=4096)
def _flight(
    start: str,
    aloft: bool,
    points: int,
    ends: int,
    lands: int,
    ships: tuple[tuple[str, str], ...],
) -> Reached:
    """Where a plane over *start* can land; *ships* are those with a free deck, each with its cell."""

    def onward(cell: str) -> Iterator[str]:
        return iter(sky.hop(cell))

    cells = {
        cell: step
        for cell, step in _spread(start, points // HOP, HOP, onward).items()
        if sky.within(ends, points - step[0]) & sky.BIT[cell]
    }
    found = dict(cells)
    over = {cell: cost for cell, (cost, _) in cells.items()}
    if aloft:
        over[start] = 0
    for cell, cost in over.items():
        if lands & sky.BIT[cell]:
            found |= dict.fromkeys(LANDS_OF[cell], (cost, cell))
        found |= {ship: (cost, cell) for ship, place in ships if place == cell}
    return found


def _spread(start: str, steps: int, cost: int, onward: Callable[[str], Iterator[str]]) -> Reached:
    """All places within so many *steps* of *start*, the nearest first; a step has this *cost*."""
    found: Reached = {start: (0, "")}
    edge = [start]
    for step in range(1, steps + 1):
        beyond = []
        for place in edge:
            for end in onward(place):
                if end not in found:
                    found[end] = (step * cost, place)
                    beyond.append(end)
        edge = beyond
    del found[start]
    return found
