"""The stock: the piles of goods and Hasard cards, and drawing from them (MP-03, MP-17, MP-36)."""

from escales.core import Event, Pile
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS
from escales.games.marco_polo.dues import Draw
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules.agenda import deal
from escales.games.marco_polo.state import State


def pile(state: State, colour: str) -> Pile:
    """The pile of that *colour* (MP-03)."""
    return state.piles[COLOURS.index(colour)]


def put_under(state: State, card: str) -> None:
    """Put a goods or Hasard *card* under its pile (MP-15, MP-18, MP-28)."""
    pile(state, COLOUR_OF[card]).put_under(card)


def deal_cards(state: State, due: Draw, events: list[Event]) -> bool:
    """A number of cards comes off a pile, while there are any (MP-17, MP-25, MP-36).

    Returns whether the game waits for a card.
    """
    if not due.left:
        return False
    if not len(pile(state, due.colour)):
        events.append(Event("empty", "MP-36", Told(colour=due.colour)))
        return False
    deal(state, due, "draw")
    return True
