"""Before two ships fight, the planes that they carry may bomb twice each (MA-44)."""

from typing import TYPE_CHECKING

from escales.games.magellan.pieces import KIND, NONE, PLANE, SHIP
from escales.games.magellan.steps import bombing
from escales.games.magellan.steps.presence import exposed

if TYPE_CHECKING:
    from escales.games.magellan.state import State

BOMBS = 2
"""How often a plane may bomb before it is back on its ship for good."""
NEITHER = 2
"""The stage in which neither side bombs any more."""


def proceed(state: "State") -> bool:
    """Ask whether planes shall bomb before the ships fight, whose turn it is first (MA-44)."""
    if state.war.kind != SHIP:
        return False
    while state.war.stage < NEITHER:
        if able(state):
            state.phase, state.actor, state.roller = "strike", _bombing(state), None
            return True
        state.war = state.war._replace(stage=state.war.stage + 1)
    return False


def sides(state: "State") -> tuple[int, int]:
    """Who fights: the seat whose turn it is, and its foe."""
    return state.turn, state.war.foe


def _bombing(state: "State") -> int:
    """The seat whose planes may bomb in this stage."""
    return sides(state)[state.war.stage]


def able(state: "State") -> list[int]:
    """The planes on ships in this fight that may still bomb (MA-39, MA-44)."""
    war, seat = state.war, _bombing(state)
    if not state.decks or bombing.has_enemy(state, seat, war.cell, PLANE):
        return []
    return [
        plane
        for ship in exposed(state, seat, SHIP, war.cell)
        if (plane := state.load[ship]) != NONE
        and KIND[plane] == PLANE
        and war.struck.count(plane) < BOMBS
    ]
