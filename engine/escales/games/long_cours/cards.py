"""The 36 cards of Long Cours and who is dealt which (LC-03, LC-05, LC-06)."""

from typing import Final

from escales.games.long_cours.board import DATA

STORM: Final = "storm"
DIRECT: Final = "direct"
FIGHTS: Final[tuple[str, ...]] = tuple(card["id"] for card in DATA["cards"]["fight"])
"""The Bagarre cards from the weakest to the strongest; their ids ascend with their strength."""

_DEALS: Final = {deal["seats"]: deal for deal in DATA["deals"]}
_ALL: Final = (
    *(DIRECT for _ in range(DATA["cards"][DIRECT]["copies"])),
    *FIGHTS,
    *(STORM for _ in range(DATA["cards"][STORM]["copies"])),
)


def dealt(seats: int, short: bool) -> tuple[str, ...]:
    """All cards that are in the game, in ascending order of their ids.

    With five players the weakest Bagarre card stays out (LC-05); the short game leaves out more
    (LC-06). Two players are dealt what four would be, two hands each (LC-04).
    """
    cards = list(_ALL)
    for card in _DEALS[seats]["short" if short else "full"]:
        cards.remove(card)
    return tuple(cards)


def fights(hand: tuple[str, ...], above: str = "") -> tuple[str, ...]:
    """The Bagarre cards of *hand* that are strictly stronger than *above* (LC-23)."""
    return tuple(card for card in hand if card in FIGHTS and card > above)


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """*hand* less one *card*."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def with_card(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """*hand* and one more *card*; hands are kept in order."""
    return tuple(sorted((*hand, card)))
