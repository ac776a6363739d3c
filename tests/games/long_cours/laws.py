"""What always holds in Long Cours, and how its hidden cards may be changed."""

from random import Random
from typing import cast

from escales.core import Pile
from escales.core import State as CoreState
from escales.games.long_cours.state import State
from escales.games.long_cours.view import Own, Public

PUBLIC = Public
OWN = Own
SILENT = {
    "LC-01": "the board: its zones and lines speak through the rules that use them",
    "LC-03": "what cards there are",
    "LC-04": "what everybody starts with: the first view shows it",
    "LC-12": "a permission: purchases are told one by one",
    "LC-13": "what was bought is aboard: the view shows it",
    "LC-16": "played cards leave the hand: the events that play them tell it",
    "LC-26": "a permission: fights are told one by one",
    "LC-28": "what is open and what is secret: views hold to it",
    "LC-29": "nobody is last in the game without the Corsaire",
    "LC-37": "nothing is offered to the Corsaire but its voyage",
    "LC-38": "a captain without a ship is passed over",
    "LC-39": "the owner's own ship is passed over",
    "LC-40": "the view shows the Corsaire for sale again",
    "LC-41": "cannot happen by LC-39",
}
"""Rules that cause no event and no refusal of their own."""


def conserved(state: CoreState) -> list[str]:
    """No card comes or goes: dealt or not, held or played (LC-03, LC-16).

    Money and goods do: the Caissier buys and sells without limit (LC-02).
    """
    state = cast(State, state)
    deck = [card for card, left in state.deck.shuffled.items() for _ in range(left)]
    held = [card for hand in state.hands for card in hand]
    return sorted([*deck, *held, *state.gone])


def ending(options: dict[str, object], rng: Random) -> dict[str, object]:
    """Random play need not end by itself: a limit of rounds is agreed on (LC-43)."""
    return {**options, "rounds": rng.randrange(1, 25)}


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Another world that *seat* cannot tell from this one: two others hold each other's card.

    While cards are dealt, one of them may be the deck.
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
