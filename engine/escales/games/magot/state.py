"""Where a game of Le Magot stands."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from escales.core import Seen, Step
from escales.core import State as CoreState
from escales.games.magot import view
from escales.games.magot.meta import META
from escales.games.magot.steps.accidents import Send
from escales.games.magot.steps.opening import Draw
from escales.games.magot.steps.placing import PlaceArrivee, PlaceDepart
from escales.games.magot.steps.turn import Roll


class State(CoreState):
    """Where a game of Le Magot stands. Cells are numbers 0 to 69, -1 for not placed yet.

    The fields are plain ints, tuples (replaced, never changed) and short lists, so that
    :meth:`clone` copies almost nothing.
    """

    __slots__ = (
        "arrivee",
        "captives",
        "depart",
        "draws",
        "opener",
        "pawns",
        "points",
        "pot",
        "round",
        "rounds",
        "short",
        "stake",
        "turn",
    )

    game = META.id
    verbs = META.verbs
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        "draw": Draw(),
        "depart": PlaceDepart(),
        "arrivee": PlaceArrivee(),
        "roll": Roll(),
        "send": Send(),
    }

    stake: int
    """Points each pays into the pot at the start of a round (MG-03)."""
    rounds: int
    """How many rounds are played (MG-20)."""
    short: bool
    """Whether an Arrivée may stand in the inner rows only (MG-22)."""
    round: int
    """The round being played, from 1; 0 while the first player is drawn."""
    opener: int
    """The seat that opens the round, -1 before the draw is decided."""
    turn: int
    """The seat whose turn it is to roll, or whose token is being placed."""
    points: list[int]
    pot: int
    """Points of the magot."""
    depart: list[int]
    arrivee: list[int]
    pawns: list[int]
    captives: tuple[int, ...]
    """Seats whose pawns are still to be sent away, in order (MG-14)."""
    draws: tuple[tuple[int, int], ...]
    """The draw for the first player (MG-04): (seat, face) so far, face 0 for not rolled yet."""

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.actor = self.actor
        copy.roller = self.roller
        copy.phase = self.phase
        copy.result = self.result
        copy.seats = self.seats
        copy.stake = self.stake
        copy.rounds = self.rounds
        copy.short = self.short
        copy.round = self.round
        copy.opener = self.opener
        copy.turn = self.turn
        copy.points = self.points.copy()
        copy.pot = self.pot
        copy.depart = self.depart.copy()
        copy.arrivee = self.arrivee.copy()
        copy.pawns = self.pawns.copy()
        copy.captives = self.captives
        copy.draws = self.draws
        return copy

    def seen_by(self, seat: int | None) -> Seen:
        return view.of(self, seat)
