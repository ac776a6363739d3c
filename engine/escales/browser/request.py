"""A request of the page; every field is checked when it is read."""

from collections.abc import Mapping
from typing import NoReturn, cast

from escales.core import InvalidInput, Message, Seat, View
from escales.core.seat import colour_named
from escales.records.parse import parse

_ANY_NUMBER = 10**9
_MOST_FIELDS = 2048
"""The most fields of an object: a view may have one for each place that a piece may reach."""


class Request:
    """A request to the door. Every method raises :class:`InvalidInput` if its field is wrong."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self._fields = fields

    @classmethod
    def parse(cls, text: str) -> "Request":
        """The request in a JSON text, limited in size and depth much as records are."""
        fields = parse(text, _MOST_FIELDS)
        if not isinstance(fields, dict):
            raise InvalidInput(
                "A request to the engine is a JSON object.",
                Message("unusable-request", {"field": ""}),
            )
        return cls(fields)

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self._fields.get(name) is not None

    def text(self, name: str) -> str:
        """A field that must be a text."""
        value = self._fields.get(name)
        return value if isinstance(value, str) else self._refuse(name)

    def flag(self, name: str) -> bool:
        """A field that is true or false; false if it is absent."""
        value = self._fields.get(name, False)
        return value if isinstance(value, bool) else self._refuse(name)

    def number(self, name: str, default: int | None = None) -> int:
        """A field that is a whole number from 0; *default* if it is absent and there is one."""
        value = self._fields.get(name, default)
        return value if type(value) is int and 0 <= value < _ANY_NUMBER else self._refuse(name)

    def seat(self) -> int | None:
        """The seat that asks; ``None`` for a spectator."""
        return self.number("seat") if self.has("seat") else None

    def seats(self) -> list[Seat]:
        """The field ``seats``: ``[{name, colour, player}]``."""
        value = self._fields.get("seats")
        if not isinstance(value, list):
            return self._refuse("seats")
        return [self._seat(fields) for fields in value]

    def _seat(self, fields: object) -> Seat:
        if not isinstance(fields, dict):
            return self._refuse("seats")
        inner = Request(fields)
        return Seat(inner.text("name"), colour_named(inner.text("colour")), inner.text("player"))

    def texts(self, name: str) -> list[str]:
        """A field that is a list of texts; empty if it is absent."""
        value = self._fields.get(name, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            return self._refuse(name)
        return value

    def options(self) -> dict[str, object]:
        """The field ``options``, an object; empty if it is absent."""
        value = self._fields.get("options", {})
        return value if isinstance(value, dict) else self._refuse("options")

    def record(self, name: str) -> str | Mapping[str, object]:
        """A record: an object, or the text of a file."""
        value = self._fields.get(name)
        return value if isinstance(value, str | dict) else self._refuse(name)

    def view(self, name: str) -> View:
        """A view that the engine has made; only its game is checked."""
        value = self._fields.get(name)
        if not isinstance(value, dict) or not isinstance(value.get("game"), str):
            return self._refuse(name)
        return cast(View, value)

    def _refuse(self, name: str) -> NoReturn:
        raise InvalidInput(
            f"The field {name!r} of this request to the engine is missing or not as it should be.",
            Message("unusable-request", {"field": name}),
        )
