"""Where a game of Le Magot stands."""

from escales.core import State as CoreState
from escales.core import each, option, state_fields
from escales.games.magot.board import NOWHERE


@state_fields
class State(CoreState):
    """Where a game of Le Magot stands. Cells are numbers 0 to 69, -1 for not placed yet.

    Tuples are replaced, never changed.
    """

    stake: int = option()
    """Points each pays into the pot at the start of a round (MG-03)."""
    rounds: int = option()
    """How many rounds are played (MG-20)."""
    short: bool = option()
    """Whether an Arrivée may stand in the inner rows only (MG-22)."""
    opener: int = -1
    """The seat that opens the round, -1 before the draw is decided."""
    turn: int = 0
    """The seat whose turn it is to roll, or whose token is being placed."""
    points: list[int]
    """The points of each seat."""
    pot: int = 0
    """Points of the magot."""
    depart: list[int] = each(NOWHERE)
    arrivee: list[int] = each(NOWHERE)
    pawns: list[int] = each(NOWHERE)
    captives: tuple[int, ...] = ()
    """Seats whose pawns are still to be sent away, in order (MG-14)."""
    draws: tuple[tuple[int, int], ...] = ()
    """The draw for the first player (MG-04): (seat, face) so far, face 0 for not rolled yet."""
