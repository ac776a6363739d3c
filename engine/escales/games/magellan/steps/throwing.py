"""The throw that begins a turn: points, and cards to be drawn (MA-06, MA-17)."""

from typing import Final

from escales.core import Event, Throw
from escales.games.magellan.equipment import ENOUGH, FACES
from escales.games.magellan.events import Told
from escales.games.magellan.rules import effects, flow
from escales.games.magellan.state import State

AGAIN: Final = FACES[-1]
"""After this face the die is thrown again (MA-06)."""
DRAWING: Final = (4, 5)
"""These faces draw a card (MA-17)."""
DRAWING_LONG: Final = (5,)
"""This face draws a card in the long duel (MA-49)."""


class TurnThrow(Throw[State]):
    """One die; as long as sixes come it is thrown again, and all is added (MA-06).

    Extra dice of a card are thrown last; they draw no cards (MA-22).
    """

    rule = "MA-06"
    faces, die = FACES, "MA-06"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        state.thrown += face
        state.points += face
        state.chain += face
        events.append(Event("roll", "MA-06", Told(seat=state.turn, face=face, points=state.points)))
        if face != AGAIN:
            if state.dice:
                _end_of_die(state, face, events)
                state.dice -= 1
            else:
                state.extra -= 1
            state.chain = 0
        flow.throw_on(state, events)


def _end_of_die(state: State, face: int, events: list[Event]) -> None:
    """A die that may draw cards shows its last face: cards, or late dividends (MA-17, MA-49, MA-50)."""
    if state.long and not state.deck:
        if state.chain >= ENOUGH:
            events.append(Event("enough", "MA-50", Told(seat=state.turn, points=state.chain)))
            effects.pay_dividends(state, "MA-50", events)
    elif face in (DRAWING_LONG if state.long else DRAWING) and (
        # Under rules 2 a card that had gone back under the pack was not drawn again in the same turn.
        state.edition > 2 or state.cards < len(state.deck)
    ):
        state.cards += 1
