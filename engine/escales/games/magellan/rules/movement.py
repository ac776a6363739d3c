"""What a piece brings about by having moved: prizes, fights, captures (MA-22, MA-30)."""

from escales.core import Event
from escales.games.magellan.pieces import NONE
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.cards import prizes
from escales.games.magellan.rules.war import wars
from escales.games.magellan.state import State


def moved(
    state: State, piece: int, start: str, end: str, events: list[Event], how: str = prizes.GOES
) -> None:
    """*piece* has moved with its load: it may win prizes, and fight in a war (MA-22, MA-30)."""
    if state.prizes:
        each = piece
        while each != NONE:
            prizes.award(state, each, how, start, end, events)
            each = state.load[each]
    if state.war.on:
        wars.entered(state, piece, events)
        if wars.pending(state):
            flow.go_on(state, events)
