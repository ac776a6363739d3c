"""Messages to people: an id with parameters; the sentence is in a Fluent file."""

from collections.abc import Mapping
from typing import Final, NamedTuple, TypedDict

type Json = bool | int | float | str | list[Json] | dict[str, Json] | None
"""What JSON can hold."""


class MessageJson(TypedDict):
    """A message as JSON."""

    id: str
    """The id of the sentence in the Fluent files."""
    params: dict[str, Json]
    """The parameters of the sentence."""
    rule: str
    """The id of the rule behind the message, or empty."""


class Message(NamedTuple):
    """A sentence for people: its id in the Fluent files, its parameters, the rule behind it.

    Parameters named in :data:`SEAT_PARAMS` hold seat numbers; the page and the terminal turn
    them into the players' names. ``rule`` is a rule id such as ``MG-13``, or empty if the message
    comes from no rule.
    """

    id: str
    params: Mapping[str, Json] = {}
    rule: str = ""

    def to_json(self) -> MessageJson:
        """The message as JSON."""
        return {"id": self.id, "params": dict(self.params), "rule": self.rule}


SEAT_PARAMS: Final = ("seat", "owner", "payer", "payee", "other")
"""Parameters of messages and events that hold a seat number, or a word such as ``pot`` or ``bank``."""

WORD_PARAMS: Final[Mapping[str, str]] = {
    "place": "place",
    "from": "place",
    "to": "place",
    "at": "place",
    "product": "product",
    "goods": "product",
    "series": "series",
    "card": "card",
    "hand": "card",
    "hands": "card",
}
"""Parameters that hold one or several ids of things with a name, or amounts by such ids, by the kind of thing.

The name is the message ``<kind>-<id>`` of the game (``product-wool``). If there is no such
message, as for numbered cells, the id itself is shown.
"""


class IllegalAction(Exception):
    """An action that the rules forbid at this moment; ``message`` says why and by which rule."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"refused by {message.rule}: {message.id}")
        self.message = message


class InvalidInput(ValueError):
    """Something given from outside that cannot be used: a game id, an option, a text, a save.

    ``str(error)`` is a full English sentence; ``message`` is the same for the Fluent files.
    """

    def __init__(self, sentence: str, message: Message) -> None:
        super().__init__(sentence)
        self.message = message
