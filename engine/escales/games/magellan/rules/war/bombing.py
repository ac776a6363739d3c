"""Bombing by planes in flight, with the special die (MA-38 to MA-40)."""

from collections.abc import Mapping
from typing import Final

from escales.core import Action, Event, Message
from escales.games.magellan.pieces import JEEP, NAMES, PLANE, SHIP, owner_of
from escales.games.magellan.rules.world.holdings import cell_of
from escales.games.magellan.rules.world.presence import exposed
from escales.games.magellan.state import State

SHOT_DOWN: Final = "parachute"
"""The face that brings the plane down."""
DESTROYS: Final[Mapping[str, tuple[str, ...]]] = {
    SHOT_DOWN: (),
    "jeep": (JEEP,),
    "jeeps": (JEEP, JEEP),
    "ship": (SHIP,),
    "both": (JEEP, SHIP),
    "miss": (),
}
"""What each face of the special die destroys (MA-38)."""
FACES: Final = tuple((Action("special", (face,)), 1) for face in sorted(DESTROYS))
"""The throws of the special die, each as likely as any other."""


def enemies_of(state: State, seat: int) -> list[int]:
    """The enemies of *seat* still in the game, in playing order from the seat in turn."""
    return [other for other in state.left() if state.war.hostile(seat, other)]


def has_enemy(state: State, seat: int, cell: str, *kinds: str) -> bool:
    """Whether an enemy of *seat* has a piece of one of these kinds in *cell*."""
    return any(
        exposed(state, enemy, kind, cell) for enemy in enemies_of(state, seat) for kind in kinds
    )


def why_not(state: State, plane: int) -> Message | None:
    """Why *plane*, in flight, cannot bomb the cell below it; ``None`` when it can."""
    cell, seat = cell_of(state, plane), state.turn
    if not state.war.fought_in(cell):
        return Message("refuse-no-war-here", {"at": cell}, "MA-38")
    if plane in state.war.bombed:
        return Message("refuse-bombed", {}, "MA-40")
    if has_enemy(state, seat, cell, PLANE):
        return Message("refuse-enemy-plane", {"at": cell}, "MA-39")
    if not has_enemy(state, seat, cell, JEEP, SHIP):
        return Message("refuse-no-target", {"at": cell}, "MA-38")
    return None


def aim(state: State, plane: int, prey: tuple[int, ...], rule: str, events: list[Event]) -> None:
    """*plane* bombs its cell, and pieces of the seats in *prey* can be hit."""
    seat, cell = owner_of(plane), cell_of(state, plane)
    state.war = state.war._replace(bomber=plane, chooser=seat, field=cell, prey=prey)
    events.append(Event("bomb", rule, {"seat": seat, "piece": NAMES[plane], "at": cell}))


def throw(state: State) -> None:
    """The seat that bombs has to throw the special die."""
    state.roll("bomb", state.war.chooser)
