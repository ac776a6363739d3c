"""The pack of cards, and the historical cards that lie open (MA-22, MA-50)."""

from escales.games.magellan.countries import NUMBER, SERIES
from escales.games.magellan.state import State


def discard(state: State, card: str) -> None:
    """Put a historical card under the pack, unless it is still of use (MA-22).

    In the long duel it leaves the game (MA-50).
    """
    used = (
        state.card == card
        or any(prize.card == card for prize in state.prizes)
        or any(running.card == card for running in state.running)
        or card in state.war.cards
    )
    if not used and not state.long:
        state.deck.put_under(card)


def hidden(state: State, series: int) -> tuple[str, ...]:
    """The countries of a series that are still in the pack."""
    return tuple(
        card for card in state.deck.shuffled if card in NUMBER and SERIES[NUMBER[card]] == series
    )
