"""The 36 cards of Long Cours, and which of them are dealt (LC-03, LC-05, LC-06)."""

from functools import cache
from typing import Final

from escales.core import Hand
from escales.games.long_cours.board import DATA

STORM: Final = "storm"
"""A Tempête card."""
DIRECT: Final = "direct"
"""A Déplacement direct card."""
FIGHTS: Final[tuple[str, ...]] = tuple(card["id"] for card in DATA["cards"]["fight"])
"""The Bagarre cards from the weakest to the strongest; a stronger card has a greater id."""

_DEALS: Final = {deal["seats"]: deal for deal in DATA["deals"]}
BOX: Final = (
    *(DIRECT for _ in range(DATA["cards"][DIRECT]["copies"])),
    *FIGHTS,
    *(STORM for _ in range(DATA["cards"][STORM]["copies"])),
)
"""The 36 cards of the box, in ascending order of their ids (LC-03)."""


@cache
def dealt(seats: int, short: bool) -> tuple[str, ...]:
    """All cards of a game, in ascending order of their ids.

    With five players the weakest Bagarre card stays in the box (LC-05). In the short game more
    cards stay there (LC-06). Two players share the cards of four: two hands each (LC-04).
    """
    cards = list(BOX)
    for card in _DEALS[seats]["short" if short else "full"]:
        cards.remove(card)
    return tuple(cards)


def fights(hand: Hand, above: str = "") -> Hand:
    """The Bagarre cards of *hand* that are strictly stronger than the card *above* (LC-23)."""
    return tuple(card for card in hand if card in FIGHTS and card > above)
