"""Mirrors: the fields of a state that everybody sees just as they are."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeAliasType, cast, get_args, get_origin, get_type_hints

type Convert = Callable[[Any], Any]
"""Converts a value into JSON, or JSON back into a value; ``None``: use the value as it is."""


class Mirror[T]:
    """Copies fields of a state into its view, and back into a sampled state.

    *shown* is a TypedDict: each of its keys is a field of *state*, and its type is the JSON form
    of the field's (a tuple is a list there). Raises :class:`TypeError` when it is not, so that a
    view and its state cannot drift apart. A mirror does not handle fields that a view
    shows in another form, or only to some seats.
    """

    def __init__(self, state: type, shown: type[T]) -> None:
        held, said = get_type_hints(state), get_type_hints(shown)
        for name, hint in said.items():
            if name not in held or _json_type(held[name]) != hint:
                raise TypeError(f"{shown.__qualname__}.{name} is not the field {name} as JSON")
        self._names = tuple(said)
        converts = ((name, _to_json(held[name])) for name in said)
        self._converted = [(name, convert) for name, convert in converts if convert is not None]
        self._back = [(name, _from_json(held[name])) for name in said]

    def of(self, state: object) -> T:
        """The fields of *state* as JSON."""
        shown = {name: getattr(state, name) for name in self._names}
        for name, convert in self._converted:
            shown[name] = convert(shown[name])
        return cast(T, shown)

    def held(self, shown: Mapping[str, Any]) -> dict[str, Any]:
        """The fields that a view has shown, as a state holds them."""
        return {
            name: shown[name] if convert is None else convert(shown[name])
            for name, convert in self._back
        }

    def restore(self, state: object, shown: Mapping[str, Any]) -> None:
        """Give *state* the fields that a view has shown."""
        for name, value in self.held(shown).items():
            setattr(state, name, value)


def _plain(hint: Any) -> Any:
    """*hint* without its alias."""
    return _plain(hint.__value__) if isinstance(hint, TypeAliasType) else hint


def _items(hint: Any) -> Any:
    """The type of the items of a list or tuple."""
    inner = [_plain(item) for item in get_args(hint) if item is not Ellipsis]
    if any(item != inner[0] for item in inner):
        raise TypeError(f"{hint} has items of several types: show it in a form of its own")
    return inner[0]


def _json_type(hint: Any) -> Any:
    hint = _plain(hint)
    return list[_json_type(_items(hint))] if get_origin(hint) in (list, tuple) else hint  # type: ignore[misc]


def _to_json(hint: Any) -> Convert | None:
    hint = _plain(hint)
    if get_origin(hint) not in (list, tuple):
        return None
    inner = _to_json(_items(hint))
    return list if inner is None else partial(_each, list, inner)


def _from_json(hint: Any) -> Convert | None:
    hint = _plain(hint)
    kind = get_origin(hint)
    if kind not in (list, tuple):
        return None
    inner = _from_json(_items(hint))
    return kind if inner is None else partial(_each, kind, inner)


def _each(kind: Convert, convert: Convert, values: Any) -> Any:
    return kind([convert(value) for value in values])
