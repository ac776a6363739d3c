"""What always holds in Le Magot."""

from random import Random
from typing import TypedDict, cast

from escales.core import State as CoreState
from escales.games.magot.state import State
from escales.games.magot.view import Public

PUBLIC = Public
SILENT = {
    "MG-01": "what lies in the box",
    "MG-02": "points as at the start: the first view shows them",
    "MG-09": "nothing moves a token",
    "MG-18": "an order: its accidents are told by their own rules",
    "MG-23": "nothing is refused for it",
}
"""Rules that cause no event and no refusal of their own."""


class OWN(TypedDict):
    """Le Magot has no secrets."""


def conserved(state: CoreState) -> int:
    """Points do not come or go: stakes and payments stay at the table (MG-02, MG-03)."""
    state = cast(State, state)
    return sum(state.points) + state.pot


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Nothing is hidden, so there is no other world."""
    return None
