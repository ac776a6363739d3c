"""Who rolls next (MG-08, MG-17)."""

from typing import TYPE_CHECKING

from escales.core import CHANCE, Event

if TYPE_CHECKING:
    from escales.games.magot.state import State


def again(state: "State", events: list[Event]) -> None:
    """The same player rolls once more (MG-17)."""
    events.append(Event("again", "MG-17", {"seat": state.turn}))
    state.phase = "roll"
    state.actor, state.roller = CHANCE, state.turn


def pass_on(state: "State") -> None:
    """The turn is over: the next player rolls (MG-08)."""
    state.turn = state.roller = (state.turn + 1) % state.seats
    state.actor = CHANCE
    state.phase = "roll"
