"""The cards of Marco Polo, from ``data/cards.json`` (MP-01, MP-02).

Every card is the only one of its kind; the ids of goods begin with their colour, so that a hand
in ascending order lies by colour.
"""

from typing import Any, Final

from escales.core.data import read
from escales.games.marco_polo.board import GIFT_VALUE, SECRET_VALUE, TABLE_VALUE

_CARDS: Final[dict[str, Any]] = read(__package__, "cards.json")

COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in _CARDS["colours"])
"""The four colours, each with a pile of its own (MP-02)."""
GOODS: Final[dict[str, int]] = {card["id"]: card["value"] for card in _CARDS["goods"]}
"""The value of each goods card."""
HASARD: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in _CARDS["hasard"]}
"""What each Hasard card does (MP-21 to MP-24); the words are those of the data's vocabulary."""
COLOUR_OF: Final[dict[str, str]] = {
    card["id"]: card["colour"] for card in (*_CARDS["goods"], *_CARDS["hasard"])
}
"""The colour of each goods and Hasard card, and so its pile."""
TOWN: Final[dict[str, str]] = {card["id"]: card["town"] for card in _CARDS["tables"]}
"""The town that each Table d'Or names (MP-28)."""
TABLES: Final = tuple(sorted(TOWN))
"""The four Tables d'Or."""
SECRETS: Final = tuple(sorted(card["id"] for card in _CARDS["secrets"]))
"""The four Secrets de l'Orient."""

CONTENTS: Final = {
    colour: tuple(sorted(card for card, of in COLOUR_OF.items() if of == colour))
    for colour in COLOURS
}
"""All cards of each pile (MP-03)."""


def value(card: str) -> int:
    """What *card*, goods or Table d'Or or Secret, is worth (MP-01)."""
    if card in TOWN:
        return TABLE_VALUE
    return SECRET_VALUE if card in SECRETS else GOODS[card]


def gifts(hand: tuple[str, ...]) -> tuple[str, ...]:
    """The goods of *hand* that are fit for the Khan (MP-27)."""
    return tuple(card for card in hand if GOODS[card] == GIFT_VALUE)


def count(hand: tuple[str, ...], colour: str) -> int:
    """How many cards of *hand* are of *colour*."""
    return sum(COLOUR_OF[card] == colour for card in hand)


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """*hand* less one *card*."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """*hand* and one more *card*; hands are kept in order."""
    return tuple(sorted((*hand, card)))
