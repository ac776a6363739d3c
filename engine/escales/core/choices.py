"""Legal actions as a lazy sequence of families."""

from collections.abc import Iterator, Sequence
from typing import overload

from escales.core.action import Action, Arg


class Family:
    """Actions that differ in their last argument only.

    ``values`` is what the last argument may be, in ascending order: a tuple, a :class:`range`
    (an amount of money: thousands of choices that are never listed), or ``None`` for the one
    action that has no further argument. ``fixed`` are the arguments before it. Two free amounts
    in one action are not a family: ask for the second in a decision of its own.

    :attr:`size` is how many there are; ``len`` says the same, but fails in Pyodide above 2**31.
    """

    __slots__ = ("fixed", "values", "verb")

    def __init__(
        self, verb: str, values: tuple[Arg, ...] | range | None, fixed: tuple[Arg, ...] = ()
    ) -> None:
        self.verb = verb
        self.values = values
        self.fixed = fixed

    @property
    def size(self) -> int:
        """How many actions there are."""
        if isinstance(self.values, range):
            low, high, step = self.values.start, self.values.stop, self.values.step
            return max(0, (high - low + step - 1) // step)
        return 1 if self.values is None else len(self.values)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: int) -> Action:
        if self.values is None:
            if index not in (0, -1):
                raise IndexError(index)
            return Action(self.verb, self.fixed)
        return Action(self.verb, (*self.fixed, self.values[index]))

    def __iter__(self) -> Iterator[Action]:
        return (self[index] for index in range(self.size))

    def __contains__(self, action: object) -> bool:
        return self.find(action) >= 0

    def __repr__(self) -> str:
        return f"Family({self.verb!r}, {self.values!r}, {self.fixed!r})"

    def find(self, action: object) -> int:
        """Where *action* stands in this family, or -1."""
        if not isinstance(action, Action) or action.verb != self.verb:
            return -1
        if self.values is None:
            return 0 if action.args == self.fixed else -1
        if not action.args or action.args[:-1] != self.fixed:
            return -1
        last = action.args[-1]
        if isinstance(self.values, range):
            if not isinstance(last, int) or last not in self.values:
                return -1
            return self.values.index(last)
        return self.values.index(last) if last in self.values else -1


class Choices(Sequence[Action]):
    """The legal actions of a state: families in declared order, none of them empty.

    A sequence of :class:`Action`: ``len``, ``[]``, ``in`` and ``index`` work without listing
    anything. The order is the same whatever way led to the state and on every Python, because
    links write an action as its index here. Within a family the last argument ascends, numbers
    before words.
    """

    __slots__ = ("families",)

    def __init__(self, *families: Family) -> None:
        # A tuple or a range is true when it holds anything; asking for sizes would take longer.
        self.families: tuple[Family, ...] = tuple(
            [family for family in families if family.values is None or family.values]
        )

    @property
    def size(self) -> int:
        """How many actions there are; see :class:`Family`."""
        return sum(family.size for family in self.families)

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return bool(self.families)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(self.size))]
        if index < 0:
            index += self.size
        if index >= 0:
            for family in self.families:
                if index < family.size:
                    return family[index]
                index -= family.size
        raise IndexError("there are not so many choices")

    def __iter__(self) -> Iterator[Action]:
        for family in self.families:
            yield from family

    def __contains__(self, action: object) -> bool:
        return any(action in family for family in self.families)

    def __repr__(self) -> str:
        return f"Choices{self.families!r}"

    def index(self, action: Action, start: int = 0, stop: int | None = None) -> int:
        """Where *action* stands; raises :class:`ValueError` when it is not a choice."""
        before = 0
        for family in self.families:
            found = family.find(action)
            if found >= 0:
                at = before + found
                if at >= start and (stop is None or at < stop):
                    return at
                break
            before += family.size
        raise ValueError(f"{action} is not among the choices")


NO_CHOICES = Choices()
"""Nobody has anything to decide: chance is to move, or the game is over."""
