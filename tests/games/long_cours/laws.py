"""What always holds in Long Cours, and how hidden cards can be exchanged."""

from random import Random
from typing import cast

from escales.core import Pile
from escales.core import State as CoreState
from escales.games.long_cours.state import State
from escales.games.long_cours.view import Own, Public

PUBLIC = Public
OWN = Own
SILENT = {
    "LC-01": "the board: other rules use its zones and lines",
    "LC-03": "the cards of the game",
    "LC-12": "a permission: each purchase has an event",
    "LC-13": "the goods are aboard: the view shows it",
    "LC-16": "played cards leave the game: the event of each play says so",
    "LC-26": "a permission: each fight has an event",
    "LC-28": "what is open and what is secret: views show it",
    "LC-29": "only the owner of the Corsaire can be the last in the game",
    "LC-37": "the Corsaire has no other action than its voyage",
    "LC-38": "a captain without a ship is not sunk: no event",
    "LC-39": "the owner's own ship is not sunk: no event",
    "LC-40": "the view shows the Corsaire for sale again",
    "LC-41": "LC-39 prevents it",
}
"""Rules without an event or a refusal of their own, each with the reason."""


def conserved(state: CoreState) -> list[str]:
    """All cards, dealt or not, held or played, stay the same (LC-03, LC-16).

    Money and goods do not: the bank buys and sells without limit (LC-02).
    """
    state = cast(State, state)
    deck = [card for card, left in state.deck.shuffled.items() for _ in range(left)]
    held = [card for hand in state.hands for card in hand]
    return sorted([*deck, *held, *state.gone])


def ending(options: dict[str, object], rng: Random) -> dict[str, object]:
    """Random play may not end by itself, so the number of rounds is limited (LC-43)."""
    return {**options, "rounds": rng.randrange(4, 25)}


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Another state that looks the same to *seat*: two other hands have exchanged a card.

    During the deal one of the two may be the deck.
    """
    state = cast(State, state.clone())
    hands = [list(hand) for hand in state.hands]
    hands.append([card for card, left in state.deck.shuffled.items() for _ in range(left)])
    pairs = [
        (a, b, give, take)
        for a in range(len(hands))
        for b in range(a)
        if seat not in (a, b)
        for give in sorted(set(hands[a]))
        for take in sorted(set(hands[b]))
        if give != take
    ]
    if not pairs:
        return None
    a, b, give, take = rng.choice(pairs)
    hands[a].remove(give)
    hands[b].remove(take)
    hands[a].append(take)
    hands[b].append(give)
    state.hands = [tuple(sorted(hand)) for hand in hands[:-1]]
    state.deck = Pile(hands[-1])
    return state
