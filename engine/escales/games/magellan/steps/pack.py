"""The pack of cards, and the historical cards that lie open (MA-17, MA-22)."""

from typing import TYPE_CHECKING

from escales.games.magellan.countries import NUMBER, SERIES

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def discard(state: "State", card: str) -> None:
    """A historical card goes under the pack, unless something on it is still of use (MA-22).

    In the long duel it leaves the game (MA-50).
    """
    used = (
        state.card == card
        or any(prize[0] == card for prize in state.prizes)
        or any(running[0] == card for running in state.running)
        or card in state.war.cards
    )
    if not used and not state.long:
        state.deck.put_under(card)


def on_top(state: "State", card: object) -> bool:
    """Whether *card* may be the top card."""
    deck = state.deck
    return card in deck.shuffled if deck.shuffled else deck.bottom[:1] == [card]


def hidden(state: "State", series: int) -> tuple[str, ...]:
    """The countries of a series that are still in the pack."""
    return tuple(
        card for card in state.deck.shuffled if card in NUMBER and SERIES[NUMBER[card]] == series
    )
