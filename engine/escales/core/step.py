"""Steps: the phases of a game, one small class each."""

from typing import TYPE_CHECKING, ClassVar

from escales.core.action import Action
from escales.core.choices import NO_CHOICES, Choices
from escales.core.event import Event
from escales.core.message import Message

if TYPE_CHECKING:
    from escales.core.state import Outcomes, State


class Step[S: State]:
    """What may happen while a state is in one phase, and what it leads to.

    A step holds no data of its own: everything is in the state it is given. ``rule`` governs
    the phase; it is the rule named when somebody tries an action of another phase. ``verbs``
    are the actions (or outcomes) that belong here.
    """

    rule: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]

    def choices(self, state: S) -> Choices:
        """The legal actions, when a seat is to move."""
        return NO_CHOICES

    def outcomes(self, state: S) -> "Outcomes":
        """What chance may bring, when chance is to move."""
        return ()

    def refuse(self, state: S, action: Action) -> Message | None:
        """Why *action*, whose verb is one of this step's, is refused; ``None`` if it is legal."""
        raise NotImplementedError

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        """Do the legal *action*: change *state* and append what happened to *events*."""
        raise NotImplementedError


def is_one_of(action: Action, outcomes: "Outcomes") -> bool:
    """Whether *action* is among these outcomes."""
    return any(action == outcome for outcome, _ in outcomes)
