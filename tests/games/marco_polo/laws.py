"""What always holds in Marco Polo, and how hidden cards may change places."""

from random import Random
from typing import cast

from escales.core import Pile
from escales.core import State as CoreState
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS, GOODS
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Own, Public

PUBLIC = Public
OWN = Own
SILENT = {
    "MP-01": "the box: its parts speak through the rules that use them",
    "MP-02": "what goods there are",
    "MP-03": "the piles: the first view shows them",
    "MP-10": "a permission: where pawns stand is told by their moves",
    "MP-32": "part of a fortune made: the win tells it",
}
"""Rules without an event or a refusal of their own, each with the reason."""


def conserved(state: CoreState) -> list[str]:
    """All cards: in piles, in hands, on the loot space, being obeyed. None comes or goes (MP-01).

    Money does come and go: the bank is never short of it (MP-04).
    """
    state = cast(State, state)
    piled = [
        card
        for pile in (*state.piles, state.table_pile, state.secret_pile)
        for card in _contents(pile)
    ]
    held = [card for hand in state.hands for card in hand]
    treasures = [card for card in (*state.tables, *state.secrets) if card]
    obeyed = [due.card for due in state.agenda if due.word == "under"]
    return sorted([*piled, *held, *treasures, *state.loot, *obeyed])


def _contents(pile: Pile) -> list[str]:
    shuffled = [card for card, left in pile.shuffled.items() for _ in range(left)]
    return [*shuffled, *pile.bottom]


def ending(options: dict[str, object], rng: Random) -> dict[str, object]:
    """Random play may take thousands of turns, so these games end after some rounds (MP-33)."""
    return {**options, "rounds": rng.randrange(40, 70)}


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Another world that *seat* cannot tell from this one.

    Two cards that the seat does not see change places: goods of others and of the piles, or
    Tables d'Or whose missions are not done.
    """
    state = cast(State, state.clone())
    if state.result is not None:
        return None
    pairs = [*_tables(state, seat), *_goods(state, seat)]
    if not pairs:
        return None
    one, other = rng.choice(pairs)
    swap = {one: other, other: one}
    state.hands = [tuple(sorted(swap.get(card, card) for card in hand)) for hand in state.hands]
    state.tables = [swap.get(table, table) for table in state.tables]
    state.piles = [_exchanged(pile, swap) for pile in state.piles]
    state.table_pile = _exchanged(state.table_pile, swap)
    return state


def _exchanged(pile: Pile, swap: dict[str, str]) -> Pile:
    shuffled = [card for card, left in pile.shuffled.items() for _ in range(left)]
    return Pile([swap.get(card, card) for card in shuffled], pile.bottom)


def _goods(state: State, seat: int | None) -> list[tuple[str, str]]:
    """Pairs of goods: a card of another's hand, and one of a third hand or of the card's pile.

    A seat that is choosing gifts for the Khan keeps its hand: its choices depend on it.
    """
    choosing = state.actor if state.phase == "gifts" else None
    hands = {at: hand for at, hand in enumerate(state.hands) if at not in (seat, choosing)}
    pairs = [
        (give, take)
        for a in hands
        for b in hands
        if a < b
        for give in hands[a]
        for take in hands[b]
    ]
    for hand in hands.values():
        for give in hand:
            pile = state.piles[COLOURS.index(COLOUR_OF[give])]
            pairs += [(give, take) for take in sorted(pile.shuffled) if take in GOODS]
    return pairs


def _tables(state: State, seat: int | None) -> list[tuple[str, str]]:
    hidden = [
        table
        for at, table in enumerate(state.tables)
        if table and at != seat and not state.accomplished[at]
    ]
    piled = sorted(state.table_pile.shuffled)
    return [(a, b) for a in hidden for b in (*hidden, *piled) if a < b or (b in piled)]
