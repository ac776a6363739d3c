"""What is seen of the prizes that can be won."""

from typing import TypedDict

from escales.games.magellan import cards
from escales.games.magellan.pieces import NAMES
from escales.games.magellan.rules.cards import prizes
from escales.games.magellan.state import State


class PrizeView(TypedDict):
    """A prize that can be won: card, index of the effect, amount, and what it notes of pieces."""

    card: str
    index: int
    amount: int
    notes: list[list[int]]
    stuck: list[str]
    """The jeeps that stood there already: they must leave the cell before they can win the prize."""
    starts: list[str]
    """The cells where a route begins; empty if the prize is for no route."""
    ends: list[str]
    """The cells where the route ends."""
    either: bool
    """Whether the route can be gone in either direction."""
    via: str
    """The row of which the route has to touch a cell; empty if it may go anywhere."""


def seen(state: State) -> list[PrizeView]:
    """The open prizes, in the order in which they were promised."""
    found: list[PrizeView] = []
    for card, index, notes in state.prizes:
        effect = cards.effect(card, index)
        found.append(
            {
                "card": card,
                "index": index,
                "amount": effect["amount"],
                "notes": [list(note) for note in notes],
                "stuck": [NAMES[jeep] for jeep in prizes.stuck(effect, notes)],
                "starts": list(effect.get("from", ())),
                "ends": list(effect.get("to", ())),
                "either": effect.get("both_ways", False),
                "via": effect.get("via_row", ""),
            }
        )
    return found
