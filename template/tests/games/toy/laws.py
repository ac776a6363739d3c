"""What always holds in Toy, for the conformance suite: see :class:`tests.conformance.laws.Laws`."""

from random import Random
from typing import cast

from escales.core import State as CoreState
from escales.games.toy.board import NONE
from escales.games.toy.state import State
from escales.games.toy.view import Own, Public

PUBLIC = Public
OWN = Own
SILENT: dict[str, str] = {}
"""Rules that cause no event, refusal, phase or option of their own, each with the reason."""


def conserved(state: CoreState) -> int:
    """The number of chips does not change (TY-01)."""
    state = cast(State, state)
    return sum(state.chips) + state.pot


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Another world that *seat* cannot tell from this one: a hidden number is exchanged with one of the pile."""
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
