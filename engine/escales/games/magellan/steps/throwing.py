"""The throw that begins a turn: points, and cards to be drawn (MA-06, MA-17)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Message, Outcomes, Step
from escales.core.message import Json
from escales.games.magellan.equipment import ENOUGH, FACES, ROLLS
from escales.games.magellan.steps import effects, flow

if TYPE_CHECKING:
    from escales.games.magellan.state import State

AGAIN = FACES[-1]
"""The face after which the die is thrown again (MA-06)."""
DRAWING = (4, 5)
"""The faces that draw a card (MA-17)."""
DRAWING_LONG = (5,)
"""The face that draws a card in the long duel (MA-49)."""


class Throw(Step["State"]):
    """One die, thrown again and added as long as sixes come (MA-06).

    Extra dice, given by a card, are thrown last; they draw nothing (MA-22).
    """

    rule = "MA-06"
    verbs = ("roll",)

    def outcomes(self, state: "State") -> Outcomes:
        return ROLLS

    def refuse(self, state: "State", action: Action) -> Message | None:
        return refuse_face(action)

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        face, seat = cast(int, action.args[0]), state.turn
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


def refuse_face(action: Action) -> Message | None:
    """Why an ordinary die cannot show that (MA-06)."""
    if (action, 1) in ROLLS:
        return None
    return Message("refuse-face", {"low": FACES[0], "high": FACES[-1]}, "MA-06")
