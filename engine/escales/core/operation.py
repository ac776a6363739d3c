"""Operations: what a seat may do within one phase in any order and mixed freely."""

from typing import TYPE_CHECKING, Any, ClassVar

from escales.core.action import Action
from escales.core.choices import Choices, Family
from escales.core.event import Event
from escales.core.message import Message
from escales.core.step import Step

if TYPE_CHECKING:
    from escales.core.state import State


class Operation[S: State]:
    """One kind of thing that a seat may do, with its own verb and its own rules.

    It holds no data of its own. What is legal is said once, by :meth:`families`, so that the
    choices and the refusals cannot disagree.
    """

    verb: str

    def closed(self, state: S) -> Message | None:
        """Why nothing of the kind can be done now; ``None`` when it can be tried."""
        return None

    def families(self, state: S) -> tuple[Family, ...]:
        """What can be done, while not :meth:`closed`."""
        raise NotImplementedError

    def offers(self, state: S, action: Action) -> bool:
        """Whether *action* is in one of the families, while not :meth:`closed`.

        A game whose families are many may find out faster, but never otherwise.
        """
        return any(action in family for family in self.families(state))

    def wrong(self, state: S, action: Action) -> Message:
        """Why *action* is in none of the families, while not :meth:`closed`."""
        raise NotImplementedError

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        """Do the legal *action*; see :meth:`Step.perform`."""
        raise NotImplementedError


class Plain[S: State](Operation[S]):
    """An operation without arguments, by ``rule``."""

    rule: ClassVar[str]

    def families(self, state: S) -> tuple[Family, ...]:
        return (Family(self.verb, None),)

    def wrong(self, state: S, action: Action) -> Message:
        return Message("refuse-extra", {}, self.rule)


class Barred(Operation[Any]):
    """Something that cannot be done in this phase at all, for a reason that a rule of its own gives."""

    def __init__(self, verb: str, id: str, rule: str) -> None:
        self.verb = verb
        self._why = Message(id, {}, rule)

    def closed(self, state: Any) -> Message:
        return self._why


class Operations[S: State](Step[S]):
    """A phase in which a seat chooses among operations; their order is that of the choices."""

    operations: ClassVar[tuple[Operation[Any], ...]]

    def __init_subclass__(cls) -> None:
        cls.verbs = tuple(operation.verb for operation in cls.operations)

    def choices(self, state: S) -> Choices:
        found: list[Family] = []
        for operation in self.operations:
            if operation.closed(state) is None:
                found += operation.families(state)
        return Choices(*found)

    def refuse(self, state: S, action: Action) -> Message | None:
        operation = self._of(action)
        closed = operation.closed(state)
        if closed is not None:
            return closed
        if operation.offers(state, action):
            return None
        return operation.wrong(state, action)

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        self._of(action).perform(state, action, events)

    def _of(self, action: Action) -> Operation[Any]:
        return self.operations[self.verbs.index(action.verb)]
