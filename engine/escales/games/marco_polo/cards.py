"""The cards of Marco Polo, from ``data/cards.json`` (MP-01, MP-02).

There is one card of each kind. The ids of goods begin with their colour: a hand in ascending
order lies by colour.
"""

from typing import Any, Final

from escales.core import Hand
from escales.core.data import read
from escales.games.marco_polo.board import GIFT_VALUE, SECRET_VALUE, TABLE_VALUE

_CARDS: Final[dict[str, Any]] = read(__package__, "cards.json")

COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in _CARDS["colours"])
"""The four colours, each with a pile of its own (MP-02)."""
GOODS: Final[dict[str, int]] = {card["id"]: card["value"] for card in _CARDS["goods"]}
"""The value of each goods card."""
HASARD: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in _CARDS["hasard"]}
"""The effect of each Hasard card (MP-21 to MP-24), in words of the data's vocabulary."""
COLOUR_OF: Final[dict[str, str]] = {
    card["id"]: card["colour"] for card in (*_CARDS["goods"], *_CARDS["hasard"])
}
"""The colour of each goods and Hasard card, and so its pile."""
_RULES: Final = {"yellow": "MP-21", "purple": "MP-22", "blue": "MP-23", "green": "MP-24"}
RULE_OF: Final = {card: _RULES[effect["colour"]] for card, effect in HASARD.items()}
"""The rule of each Hasard card: there is one for each colour."""
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
    """The value of *card*, which is goods, a Table d'Or or a Secret (MP-01)."""
    if card in TOWN:
        return TABLE_VALUE
    return SECRET_VALUE if card in SECRETS else GOODS[card]


def gifts(hand: Hand) -> tuple[str, ...]:
    """The goods of *hand* that are fit for the Khan (MP-27)."""
    return tuple(card for card in hand if GOODS[card] == GIFT_VALUE)


def count(hand: Hand, colour: str) -> int:
    """How many cards of *hand* are of *colour*."""
    return sum(COLOUR_OF[card] == colour for card in hand)
