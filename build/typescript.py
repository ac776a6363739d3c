"""Translates TypedDicts and type aliases of Python into declarations of TypeScript.

They describe JSON: numbers become `number`, lists and tuples arrays, dicts objects, and `object` becomes `Json`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypeAliasType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import docstrings
from escales.core.message import Json

PLAIN: Mapping[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
}

ALTERNATIVES = (UnionType, Union, Literal)
"""Types that are written with bars between their members."""


def name_of(declared: Any) -> str:
    """The name of a TypedDict or an alias on the page: `SeatJson` becomes `Seat`, since the page has only the JSON."""
    name: str = declared.__name__
    return name if declared is Json else name.removesuffix("Json")


class Declarations:
    """The declarations of some types, and of all types that they mention.

    `elsewhere` tells whether another file declares a type; `imported` are the names of such types.
    """

    def __init__(self, elsewhere: Callable[[Any], bool] = lambda declared: False) -> None:
        self._elsewhere = elsewhere
        self._made: dict[str, str] = {}
        self._declared: dict[str, Any] = {}
        self.imported: set[str] = set()

    def add(self, types: Iterable[Any]) -> None:
        """Declare *types*, and the types that they mention."""
        for declared in types:
            self.named(declared)

    def text(self) -> str:
        """All declarations, in the order of their names."""
        return "\n".join(self._made[name] for name in sorted(self._made))

    def named(self, declared: Any) -> str:
        """The name of a type; declares it if necessary. Raises TypeError for two types with one name."""
        name = name_of(declared)
        if self._elsewhere(declared):
            self.imported.add(name)
        elif name not in self._declared:
            self._declared[name] = declared
            make = self._alias if isinstance(declared, TypeAliasType) else self._object
            self._made[name] = make(name, declared)
        elif self._declared[name] is not declared:
            raise TypeError(f"The page would have two types {name}.")
        return name

    def expression(self, hint: Any) -> str:
        """A type as an expression. Raises TypeError if it is no JSON."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is object:
            return self.named(Json)
        if isinstance(hint, TypeAliasType) or is_typeddict(hint):
            return self.named(hint)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in inner)
        if origin in ALTERNATIVES:
            return self._union(inner)
        if origin is tuple and Ellipsis not in inner:
            return f"[{', '.join(map(self.expression, inner))}]"
        if origin in (list, tuple, Sequence):
            item = self.expression(inner[0])
            return f"({item})[]" if get_origin(inner[0]) in ALTERNATIVES else f"{item}[]"
        if origin in (dict, Mapping) and inner[0] is str:
            return f"{{ [name: string]: {self.expression(inner[1])} }}"
        raise TypeError(f"{hint} is no JSON.")

    def _union(self, members: Sequence[Any]) -> str:
        """Each member once, null last."""
        names = list(dict.fromkeys(self.expression(one) for one in members if one is not NoneType))
        return " | ".join([*names, "null"] if NoneType in members else names)

    def _alias(self, name: str, declared: TypeAliasType) -> str:
        doc = docstrings.of_module(declared.__module__ or "").get(declared.__name__)
        return f"{docstrings.comment(doc)}export type {name} = {self.expression(declared.__value__)};\n"

    def _object(self, name: str, declared: type) -> str:
        docs = _docs(declared)
        required: frozenset[str] = getattr(declared, "__required_keys__", frozenset())
        fields = [
            f"{docstrings.comment(docs.get(field), '  ')}"
            f"  {field}{'' if field in required else '?'}: {self.expression(_value(hint))};\n"
            for field, hint in get_type_hints(declared, include_extras=True).items()
        ]
        # A type, not an interface: TypeScript takes only a type for a dictionary of JSON.
        head = f"{docstrings.comment(declared.__doc__)}export type {name} = {{\n"
        return f"{head}{''.join(fields)}}};\n"


def _docs(declared: type) -> Mapping[str, str]:
    """The docstrings of the fields of a TypedDict, those that it inherits included."""
    bases = [base for base in getattr(declared, "__orig_bases__", ()) if is_typeddict(base)]
    inherited = [one for base in bases for one in _docs(base).items()]
    return dict(inherited) | dict(docstrings.of_fields(declared))


def _value(hint: Any) -> Any:
    """The type of a field, without `NotRequired` or `Required`."""
    return get_args(hint)[0] if get_origin(hint) in (NotRequired, Required) else hint
