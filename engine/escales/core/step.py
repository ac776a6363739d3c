"""Steps: the phases of a game, one small class each."""

from typing import ClassVar

from escales.core.action import Action
from escales.core.choices import NO_CHOICES, Choices
from escales.core.event import Event
from escales.core.message import Message
from escales.core.outcome import Outcomes


class Step[S]:
    """What may happen while a state is in one phase, and what it leads to.

    ``S`` is the game's state. A step holds no data of its own: it works on the state that it is
    given. ``rule`` governs the phase; a player who tries an action of another phase is told this
    rule. ``verbs`` are the actions (or outcomes) that belong here.
    """

    rule: ClassVar[str]
    verbs: ClassVar[tuple[str, ...]]

    def choices(self, state: S) -> Choices:
        """The legal actions, when a seat is to move."""
        return NO_CHOICES

    def outcomes(self, state: S) -> Outcomes:
        """What chance may bring, when chance is to move."""
        return ()

    def refuse(self, state: S, action: Action) -> Message | None:
        """Why *action*, whose verb is one of this step's, is refused; ``None`` if it is legal."""
        raise NotImplementedError

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        """Do the legal *action*: change *state* and append what happened to *events*.

        Before it returns, it says who moves next: :meth:`State.ask`, ``roll``, ``deal`` or ``end``.
        """
        raise NotImplementedError
