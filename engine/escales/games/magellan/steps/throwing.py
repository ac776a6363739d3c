"""The throw that begins a turn: points, and cards to be drawn (MA-06, MA-17)."""

from typing import TYPE_CHECKING

from escales.core import Event, Throw
from escales.core.message import Json
from escales.games.magellan.equipment import ENOUGH, FACES
from escales.games.magellan.steps import effects, flow

if TYPE_CHECKING:
    from escales.games.magellan.state import State

AGAIN = FACES[-1]
"""The face after which the die is thrown again (MA-06)."""
DRAWING = (4, 5)
"""The faces that draw a card (MA-17)."""
DRAWING_LONG = (5,)
"""The face that draws a card in the long duel (MA-49)."""


class TurnThrow(Throw["State"]):
    """One die, thrown again and added as long as sixes come (MA-06).

    Extra dice, given by a card, are thrown last; they draw nothing (MA-22).
    """

    rule = "MA-06"
    faces, die = FACES, "MA-06"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        seat = state.turn
        state.thrown += face
        state.points += face
        state.chain += face
        params: dict[str, Json] = {"seat": seat, "face": face, "points": state.points}
        events.append(Event("roll", "MA-06", params))
        if face != AGAIN:
            if state.dice:
                _end_of_die(state, face, events)
                state.dice -= 1
            else:
                state.extra -= 1
            state.chain = 0
        flow.throw_on(state, events)


def _end_of_die(state: "State", face: int, events: list[Event]) -> None:
    """A die that counts for cards lies still: cards, or late dividends (MA-17, MA-49, MA-50)."""
    if state.long and not state.deck:
        if state.chain >= ENOUGH:
            events.append(Event("enough", "MA-50", {"seat": state.turn, "points": state.chain}))
            effects.pay_dividends(state, "MA-50", events)
    elif face in (DRAWING_LONG if state.long else DRAWING) and state.cards < len(state.deck):
        state.cards += 1
