"""What every throw of the die has in common, whatever it is for."""

from typing import TYPE_CHECKING

from escales.core import Action, Event, Message, Outcomes, Step
from escales.games.magot.board import FACES, ROLLS

if TYPE_CHECKING:
    from escales.games.magot.state import State


class Throw(Step["State"]):
    """The seat whose turn it is throws the die."""

    verbs = ("roll",)

    def outcomes(self, state: "State") -> Outcomes:
        return ROLLS

    def refuse(self, state: "State", action: Action) -> Message | None:
        if len(action.args) == 1 and action.args[0] in FACES:
            return None
        faces = ", ".join(f"{face:+d}" for face in FACES)
        return Message("refuse-face", {"faces": faces}, self.rule)

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (face,) = action.args
        assert isinstance(face, int)
        self.thrown(state, face, events)

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        """The die shows *face*: say so, and do what comes of it."""
        raise NotImplementedError
