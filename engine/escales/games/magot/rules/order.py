"""Who rolls next (MG-08, MG-17)."""

from escales.core import Event
from escales.games.magot.state import State


def again(state: State, events: list[Event]) -> None:
    """The same player rolls once more (MG-17)."""
    events.append(Event("again", "MG-17", {"seat": state.turn}))
    state.roll("roll", state.turn)


def pass_on(state: State) -> None:
    """The turn is over: the next player rolls (MG-08)."""
    state.turn = state.others(state.turn)[0]
    state.roll("roll", state.turn)
