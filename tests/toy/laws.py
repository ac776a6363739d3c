"""What always holds in the toy game."""

from random import Random
from typing import cast

from escales.core import State as CoreState
from tests.toy.game import NONE, Own, Public, State

PUBLIC = Public
OWN = Own


def conserved(state: CoreState) -> int:
    """Chips do not come or go (TY-01)."""
    state = cast(State, state)
    return sum(state.chips) + state.pot


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Another world that *seat* cannot tell from this one: a hidden hand is swapped for another."""
    state = cast(State, state.clone())
    others = [at for at in range(state.seats) if at != seat and state.hands[at] != NONE]
    if state.result is not None or not others or not state.pile.shuffled:
        return None
    at = rng.choice(others)
    card = rng.choice(sorted(state.pile.shuffled))
    state.pile.draw(card)
    state.pile.shuffled[state.hands[at]] = 1
    state.pile.shuffled = dict(sorted(state.pile.shuffled.items()))
    state.hands[at] = card
    return state
