"""A turn: one throw, which must be obeyed (MG-08 to MG-11, MG-17)."""

from typing import TYPE_CHECKING

from escales.core import Action, Event, Message, Outcomes, Step
from escales.games.magot.board import CELLS, FACES, ROLLS, WALKS
from escales.games.magot.steps import accidents, order

if TYPE_CHECKING:
    from escales.games.magot.state import State


def refuse_face(action: Action, rule: str) -> Message | None:
    """Why the die cannot show that, in a roll that *rule* asks for."""
    if len(action.args) == 1 and action.args[0] in FACES:
        return None
    return Message("refuse-face", {"faces": ", ".join(f"{face:+d}" for face in FACES)}, rule)


class Roll(Step["State"]):
    """The player whose turn it is rolls and moves by what the die shows (MG-08).

    Nothing here touches a token: D and A stay where they are until the round ends (MG-09).
    """

    rule = "MG-08"
    verbs = ("roll",)

    def outcomes(self, state: "State") -> Outcomes:
        return ROLLS

    def refuse(self, state: "State", action: Action) -> Message | None:
        return refuse_face(action, self.rule)

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (face,) = action.args
        seat = state.turn
        assert isinstance(face, int)
        events.append(Event("roll", "MG-08", {"seat": seat, "face": face}))
        origin = state.pawns[seat]
        target = origin + face
        if target not in CELLS:
            events.append(Event("blocked", "MG-11", {"seat": seat, "face": face, "at": origin}))
            order.pass_on(state)
            return
        events.append(
            Event(
                "move",
                "MG-08",
                {
                    "seat": seat,
                    "piece": f"pawn-{seat}",
                    "from": origin,
                    "to": target,
                    "path": WALKS[origin, target],
                },
            )
        )
        if target in state.arrivee and target != state.arrivee[seat]:
            accidents.turn_back(state, target, events)
        else:
            state.pawns[seat] = target
            accidents.land(state, events)
