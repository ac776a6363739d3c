"""Operations: what a seat may do within one phase in any order and mixed freely."""

from typing import Any, ClassVar

from escales.core.action import Action
from escales.core.choices import Choices, Family
from escales.core.event import Event
from escales.core.message import Message
from escales.core.step import Step


class Operation[S]:
    """One kind of thing that a seat may do, with its own verb and its own rules.

    What is legal is said by :meth:`families`; the refusals follow from it. An operation that
    overrides :meth:`allows` for speed says it twice: ``tests/conformance/test_operations.py``
    compares the two.
    """

    verb: str

    def unavailable(self, state: S) -> Message | None:
        """Why nothing of the kind can be done now; ``None`` when it can be tried."""
        return None

    def families(self, state: S) -> tuple[Family, ...]:
        """What can be done, while not :meth:`unavailable`."""
        raise NotImplementedError

    def allows(self, state: S, action: Action) -> bool:
        """Whether *action* is in one of the families, while not :meth:`unavailable`.

        A game whose families are many may find out faster, but never otherwise.
        """
        return any(action in family for family in self.families(state))

    def why_illegal(self, state: S, action: Action) -> Message:
        """Why *action* is in none of the families, while not :meth:`unavailable`."""
        raise NotImplementedError

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        """Do the legal *action*; see :meth:`Step.perform`."""
        raise NotImplementedError


class Plain[S](Operation[S]):
    """An operation without arguments, by ``rule``."""

    rule: ClassVar[str]

    def families(self, state: S) -> tuple[Family, ...]:
        return (Family(self.verb, None),)

    def why_illegal(self, state: S, action: Action) -> Message:
        return Message("refuse-extra", {}, self.rule)


class Barred(Operation[Any]):
    """Something that cannot be done in this phase at all, for a reason that a rule of its own gives."""

    def __init__(self, verb: str, id: str, rule: str) -> None:
        self.verb = verb
        self._why = Message(id, {}, rule)

    def unavailable(self, state: Any) -> Message:
        return self._why


class Operations[S](Step[S]):
    """A phase in which a seat chooses among operations; their order is that of the choices."""

    operations: ClassVar[tuple[Operation[Any], ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.verbs = tuple(operation.verb for operation in cls.operations)

    def choices(self, state: S) -> Choices:
        found: list[Family] = []
        for operation in self.operations:
            if operation.unavailable(state) is None:
                found += operation.families(state)
        return Choices(*found)

    def refuse(self, state: S, action: Action) -> Message | None:
        operation = self._of(action)
        unavailable = operation.unavailable(state)
        if unavailable is not None:
            return unavailable
        if operation.allows(state, action):
            return None
        return operation.why_illegal(state, action)

    def perform(self, state: S, action: Action, events: list[Event]) -> None:
        self._of(action).perform(state, action, events)

    def _of(self, action: Action) -> Operation[Any]:
        return self.operations[self.verbs.index(action.verb)]
