"""What is seen of the pieces that can still be bought."""

from escales.games.magellan.equipment import COUNT
from escales.games.magellan.pieces import KINDS, NONE, PLANE
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def none_left(state: State) -> dict[str, int]:
    """The kinds of which the seat in turn has every piece on the board, and how many these are (MA-04)."""
    kinds = [kind for kind in KINDS if kind != PLANE or state.planes]
    return {kind: COUNT[kind] for kind in kinds if holdings.spare(state, state.turn, kind) == NONE}
