"""Where a game of Toy stands: fields, and nothing else.

Each field is declared once, with type, starting value and meaning. ``clone``, ``dump``, equality
and the start follow from the declarations; the rules are in ``rules`` and ``steps``.
"""

from escales.core import Pile, each, option, shuffled, state_fields
from escales.core import State as CoreState
from escales.games.toy.board import NONE, NUMBERS


@state_fields
class State(CoreState):
    """Where a game of Toy stands. Lists have one item a seat."""

    stack: int = option("chips")
    """The chips that each seat has at the start (TY-01)."""
    chips: list[int]
    """The chips in front of each seat. ``game.py`` sets them at the start."""
    pot: int = 0
    """The chips staked."""
    hands: list[str] = each(NONE)
    """The number of each seat, or NONE. Secret (TY-02)."""
    swapped: list[bool] = each(False)
    """Which seats have swapped their number."""
    folded: list[bool] = each(False)
    """Which seats have folded."""
    pile: Pile = shuffled(NUMBERS)
    """The numbers that nobody holds; swapped ones lie face up below."""
