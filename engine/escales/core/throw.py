"""Throws: the step in which a die is thrown."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from escales.core.action import Action
from escales.core.event import Event
from escales.core.message import Message
from escales.core.step import Step

if TYPE_CHECKING:
    from escales.core.state import Outcomes, State


class Throw[S: State](Step[S]):
    """A die is thrown, every face as likely as any other.

    ``faces`` are those of the die, in ascending order; ``die`` is the rule that describes it,
    named when somebody enters a face it does not have. Both are given by the class of the step.
    """

    verbs = ("roll",)
    faces: ClassVar[Sequence[int]]
    die: ClassVar[str]
    _rolls: ClassVar["Outcomes"]

    def __init_subclass__(cls) -> None:
        if hasattr(cls, "faces"):
            cls._rolls = tuple((Action(cls.verbs[0], (face,)), 1) for face in cls.faces)

    def outcomes(self, state: S) -> "Outcomes":
        return self._rolls

    def refuse(self, state: S, action: Action) -> Message | None:
        return None if (action, 1) in self._rolls else self.no_face()

    def no_face(self) -> Message:
        """Why the die cannot show that; for a die whose faces are not in a row to say anew."""
        return Message("refuse-face", {"low": self.faces[0], "high": self.faces[-1]}, self.die)

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        self.thrown(state, cast(int, action.args[0]), events)

    def thrown(self, state: S, face: int, events: list[Event]) -> None:
        """The die shows *face*: say so in *events*, and do what comes of it."""
        raise NotImplementedError
