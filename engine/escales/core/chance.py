"""Chance: the steps in which a card is drawn, a lot falls or a die is thrown."""

from collections.abc import Sequence
from typing import ClassVar

from escales.core.action import Action
from escales.core.event import Event
from escales.core.message import Message
from escales.core.outcome import Outcomes, is_one_of
from escales.core.step import Step


class Chance[S](Step[S]):
    """Chance brings one of :meth:`outcomes`; ``refusal`` is the message for anything else."""

    refusal: ClassVar[str]

    def refuse(self, state: S, action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message(self.refusal, {}, self.rule)


class Throw[S](Chance[S]):
    """A die is thrown, every face as likely as any other.

    A subclass sets ``faces`` (ascending) and ``die``, the rule cited when someone enters a face
    that the die lacks.
    """

    verbs = ("roll",)
    faces: ClassVar[Sequence[int]]
    die: ClassVar[str]
    _rolls: ClassVar[Outcomes]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if hasattr(cls, "faces"):
            cls._rolls = tuple((Action(cls.verbs[0], (face,)), 1) for face in cls.faces)

    def outcomes(self, state: S) -> Outcomes:
        return self._rolls

    def refuse(self, state: S, action: Action) -> Message | None:
        return None if (action, 1) in self._rolls else self.no_face()

    def no_face(self) -> Message:
        """Why the die cannot show that; a die with gaps between its faces overrides this."""
        return Message("refuse-face", {"low": self.faces[0], "high": self.faces[-1]}, self.die)

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        self.thrown(state, action.number(), events)

    def thrown(self, state: S, face: int, events: list[Event]) -> None:
        """The die shows *face*: say so in *events*, and do what comes of it."""
        raise NotImplementedError
