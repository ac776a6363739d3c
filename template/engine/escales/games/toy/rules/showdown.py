"""How a game ends (TY-05)."""

from escales.core import Event, Result
from escales.games.toy.events import Told
from escales.games.toy.state import State


def show(state: State, events: list[Event]) -> None:
    """Everybody has had a turn: the highest number that has not folded takes the pot (TY-05)."""
    best = max(range(state.seats), key=lambda seat: (not state.folded[seat], state.hands[seat]))
    state.chips[best] += state.pot
    state.pot = 0
    events.append(Event("show", "TY-05", Told(hands=list(state.hands)), reveals=True))
    state.end(Result.by_score(state.chips, "shown", "TY-05"), events)
