"""Before two ships fight, the planes aboard them may bomb twice each (MA-39, MA-44)."""

from typing import Final

from escales.games.magellan.pieces import KIND, NONE, PLANE, SHIP
from escales.games.magellan.rules.war import bombing
from escales.games.magellan.rules.world.presence import exposed
from escales.games.magellan.state import State

BOMBS: Final = 2
"""How often a plane may bomb before it is back on its ship for good (MA-44)."""
NEITHER: Final = 2
"""The stage in which neither side bombs any more."""


def proceed(state: State) -> bool:
    """Ask who has planes to bomb with, the seat in turn first; true when a seat is asked (MA-44)."""
    if state.war.kind != SHIP:
        return False
    while state.war.stage < NEITHER:
        if able(state):
            state.ask("strike", _bombing(state))
            return True
        state.war = state.war._replace(stage=state.war.stage + 1)
    return False


def sides(state: State) -> tuple[int, int]:
    """The two seats that fight: the seat in turn, and its foe."""
    return state.turn, state.war.foe


def _bombing(state: State) -> int:
    """The seat whose planes may bomb in this stage."""
    return sides(state)[state.war.stage]


def able(state: State) -> list[int]:
    """The planes aboard ships in this fight that may still bomb (MA-39, MA-44)."""
    war, seat = state.war, _bombing(state)
    if not state.ships_take_planes or bombing.has_enemy(state, seat, war.cell, PLANE):
        return []
    return [
        plane
        for ship in exposed(state, seat, SHIP, war.cell)
        if (plane := state.load[ship]) != NONE
        and KIND[plane] == PLANE
        and war.struck.count(plane) < BOMBS
    ]
