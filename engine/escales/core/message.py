"""What is said to people: a message id with its parameters; the sentence is in a Fluent file."""

from collections.abc import Mapping
from typing import Final, NamedTuple

type Json = bool | int | float | str | list[Json] | dict[str, Json] | None
"""What JSON can hold."""


class Message(NamedTuple):
    """A sentence to be said: its id in the Fluent files, its parameters, the rule behind it.

    Parameters named in :data:`SEAT_PARAMS` hold seat numbers, which the doors turn into the
    players' names. ``rule`` is a rule id such as ``MG-13``, or empty where no rule is meant.
    """

    id: str
    params: Mapping[str, Json] = {}
    rule: str = ""


SEAT_PARAMS = frozenset({"seat", "owner", "payer", "payee", "other"})
"""Parameters of messages and events that hold a seat number (or the name of the bank or a pot)."""

WORD_PARAMS: Final[Mapping[str, str]] = {
    "place": "place",
    "from": "place",
    "to": "place",
    "at": "place",
    "product": "product",
    "card": "card",
    "hand": "card",
    "hands": "card",
}
"""Parameters that hold the id of something with a name (or several), and its kind.

The name is the message ``<kind>-<id>`` of the game (``product-wool``); where there is no such
message, as for numbered cells, the id itself is said.
"""


class Refused(Exception):
    """An action that the rules forbid at this moment; ``message`` says why and by which rule."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"refused by {message.rule}: {message.id}")
        self.message = message


class Unusable(ValueError):
    """Something given from outside that cannot be used: a game id, an option, a text, a save.

    ``str(error)`` is a full English sentence; ``message`` is the same for the Fluent files.
    """

    def __init__(self, sentence: str, message: Message) -> None:
        super().__init__(sentence)
        self.message = message
