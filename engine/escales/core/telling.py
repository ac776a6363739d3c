"""Telling: which events a summary of other players' turns names."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Telling:
    """What a summary of other players' turns names of a game's events.

    ``kinds`` are worth a phrase, the most important first; the message of each is ``since-<kind>``.
    ``losses`` are the kinds by which a seat loses something besides money, such as a ship or a
    card, each with the parameter that names this seat; the message of each is
    ``since-you-<kind>``. Money needs no entry: events say who pays whom (``since-paid`` and
    ``since-received``), and why, if all payments had the same reason. ``dues`` are the kinds of
    payments that everybody makes alike: they are no news.
    ``receipts`` are the kinds of payments that are told of whoever gets them, in whose turn ever.
    ``gathered`` are the kinds of which a seat's events are one deed, with the last one's parameters
    and the sum of the amounts, each with the parameters that keep such deeds apart.
    ``misses`` are the kinds by which chance ends a seat's own turn, such as a throw that cannot be
    played or a ransom that it pays; the message of each is ``since-missed-<kind>``.
    ``clears`` are the kinds that clear the board: movements before them are not drawn.
    ``throws`` are the kinds that show a die: what the same entry brings is told with its face.
    ``goods`` are the kinds by which a seat gains or loses goods without a payment, each with the parameter that names it and
    whether it gains: at the end they are told beside the payments. Their ``amount`` counts, or all ``goods``.
    ``strikes`` are the kinds by which a piece does not travel, such as a wreck: where it stood is marked, and no way is drawn.
    """

    kinds: tuple[str, ...] = ()
    losses: Mapping[str, str] = field(default_factory=dict)
    dues: tuple[str, ...] = ()
    receipts: tuple[str, ...] = ()
    gathered: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    misses: tuple[str, ...] = ()
    clears: tuple[str, ...] = ()
    throws: tuple[str, ...] = ()
    goods: Mapping[str, tuple[str, bool]] = field(default_factory=dict)
    strikes: tuple[str, ...] = ()


UNTOLD: Final = Telling()
"""A game that declares nothing: a summary names its landmarks first, then all that it says of a seat."""
