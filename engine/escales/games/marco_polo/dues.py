"""The dues: what can lie on the agenda, as plain data.

A due is a tuple. Its first item, ``word``, says what is to be done; the others are the seats,
cards, places and numbers that it concerns. ``rules/progress.py`` does what is due.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, get_args, get_type_hints

from escales.core.event import Party


class OfTurn(NamedTuple):
    """The merchant whose turn it is announces Terre or Mer, trades, or has ended the turn."""

    word: Literal["announce", "trade", "end"]


class OfSeat(NamedTuple):
    """Something is due of or to a seat.

    - ``arrive``: it has come to a place (MP-26).
    - ``table``, ``secret``: it gets a Table d'Or or a Secret (MP-28, MP-30).
    - ``ruin``: it may begin again in Venise (MP-35).
    - ``transact``: a card forces a transaction with it (MP-25).
    """

    word: Literal["arrive", "table", "secret", "ruin", "transact"]
    seat: int


class OfCard(NamedTuple):
    """A Hasard card lets the drawer choose a merchant, or goes under its pile (MP-18)."""

    word: Literal["choose", "under"]
    card: str


class Wind(NamedTuple):
    """The merchant whose turn it is gets extra turns (MP-38)."""

    word: Literal["wind"]
    turns: int


class Fly(NamedTuple):
    """The pawn of *seat* goes straight to *place*, because of a Hasard *card* (MP-25)."""

    word: Literal["fly"]
    seat: int
    place: str
    card: str


class Gifts(NamedTuple):
    """A seat still has ``left`` gifts to give to the Khan (MP-28)."""

    word: Literal["gifts"]
    seat: int
    left: int


class Draw(NamedTuple):
    """The merchant whose turn it is still draws ``left`` cards from the pile of a colour (MP-17)."""

    word: Literal["draw"]
    colour: str
    left: int


class Take(NamedTuple):
    """A transaction is paid: *seat* draws a card from the hand of *other* (MP-19)."""

    word: Literal["take"]
    seat: int
    other: int


class Pay(NamedTuple):
    """A seat pays a party an amount of besants; ``why`` is the reason that the event tells."""

    word: Literal["pay"]
    payer: int
    payee: Party
    amount: int
    why: str


type Due = OfTurn | OfSeat | OfCard | Wind | Fly | Gifts | Draw | Take | Pay
"""One thing that is still to be done."""

_CLASSES: Final[dict[str, Any]] = {
    word: due for due in get_args(Due.__value__) for word in get_args(get_type_hints(due)["word"])
}
"""The class of due of each word."""


def due_from_json(items: Sequence[str | int]) -> Due:
    """The due that stands in a view as a list of its *items*."""
    due: Due = _CLASSES[str(items[0])](*items)
    return due
