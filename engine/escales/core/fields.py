"""Fields: the data of a state, each field declared once with its type and its starting value."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from functools import partial
from typing import Any, Final, cast, get_args, get_origin, get_type_hints

from escales.core.pile import Pile

_EACH: Final = "each"
_OPTION: Final = "option"


def each[T](value: T, *, times: int = 1) -> list[T]:
    """A field that starts as a list with *value* for every seat, *times* over."""
    declared: list[T] = field(metadata={_EACH: (value, times)})
    return declared


def option(name: str = "", *, compare: bool = True) -> Any:
    """A field that holds the option *name* of the table, by default the option named like it.

    An option that came after games had been saved does not *compare*: it is no part of the dump, so old digests stay true.
    """
    return field(compare=compare, metadata={_OPTION: name})


def shuffled(cards: Iterable[str]) -> Pile:
    """A field that starts as a pile of all *cards*, shuffled."""
    declared: Pile = field(default_factory=partial(Pile, tuple(cards)))
    return declared


def state_fields[T](cls: type[T]) -> type[T]:
    """Make *cls* a dataclass with slots whose ``clone`` copies the declared fields.

    ``OPTIONS`` lists the fields that hold options, each as (option, field).

    A field holds plain data: what never changes (numbers, words, tuples) is shared between
    clones; lists, dicts and piles are copied.
    """
    made: Any = dataclass(slots=True, init=False)(cls)
    made.clone = _clone(made)
    made.OPTIONS = _options(made)
    return cast(type[T], made)


def fields_of(state: Any) -> tuple[Field[Any], ...]:
    """The declared fields of *state*, or of its class."""
    return fields(state)


def _options(cls: type) -> tuple[tuple[str, str], ...]:
    """The fields of *cls* that hold options, each as (option, field)."""
    return tuple(
        (declared.metadata[_OPTION] or declared.name, declared.name)
        for declared in fields_of(cls)
        if _OPTION in declared.metadata
    )


def start_fields(state: Any, seats: int, options: Mapping[str, object]) -> None:
    """Give every field of *state* that declares one its starting value."""
    for name, held in state.OPTIONS:
        setattr(state, held, options[name])
    for declared in fields_of(state):
        if _EACH in declared.metadata:
            value, times = declared.metadata[_EACH]
            setattr(state, declared.name, [value] * (seats * times))
        elif declared.default is not MISSING:
            setattr(state, declared.name, declared.default)
        elif declared.default_factory is not MISSING:
            setattr(state, declared.name, declared.default_factory())


def _clone(cls: type) -> Callable[[Any], Any]:
    """The method ``clone`` of *cls*, written out line by line.

    Bots that look ahead, checkpoints and undo clone a lot, and a loop over the fields takes twice
    as long. The standard library's dataclasses write their methods in the same way.
    """
    hints = get_type_hints(cls)
    lines = [
        f"    copy.{declared.name} = {_copied(f'self.{declared.name}', hints[declared.name])}"
        for declared in fields_of(cls)
    ]
    source = ["def clone(self):", "    copy = new(self.__class__)", *lines, "    return copy"]
    scope: dict[str, Any] = {"new": object.__new__}
    exec("\n".join(source), scope)
    clone: Callable[[Any], Any] = scope["clone"]
    clone.__qualname__ = f"{cls.__qualname__}.clone"
    clone.__doc__ = "An equal and independent copy."
    return clone


def _copied(value: str, hint: Any) -> str:
    """The expression that copies *value*, whose type is *hint*."""
    kind = get_origin(hint) or hint
    if kind is Pile:
        return f"{value}.clone()"
    if hint == list[Pile]:
        return f"[pile.clone() for pile in {value}]"
    inner = {get_origin(item) or item for item in get_args(hint)}
    if kind is set or (kind in (list, dict) and inner & {list, dict, set, Pile}):
        raise TypeError(f"{value}: {hint} cannot be a field; a clone would share what is in it")
    return f"{value}.copy()" if kind in (list, dict) else value
