"""Where a game of Magellan stands."""

from functools import lru_cache
from typing import NamedTuple

from escales.core import Pile, each, option, state_fields
from escales.core import State as CoreState
from escales.games.magellan.board import CANAL_IDS, NOWHERE
from escales.games.magellan.pieces import EACH, NONE
from escales.games.magellan.war_state import PEACE, War

type Note = tuple[int, int]
"""What a prize remembers of a piece: the piece, and a number; the effect gives it a meaning."""
type Notes = tuple[Note, ...]


class Prize(NamedTuple):
    """A prize that can be won: one effect of a card (MA-22)."""

    card: str
    effect: int
    """The index of the effect on its card."""
    notes: Notes


class Running(NamedTuple):
    """An effect of a card that lasts (MA-22)."""

    card: str
    effect: int
    """The index of the effect on its card."""
    seat: int
    """A round of it is over when the turn comes back to this seat (MA-52)."""
    rounds: int
    """How many rounds are left; 0 when something else ends it."""


class Due(NamedTuple):
    """What a seat has to pay, in M."""

    seat: int
    amount: int
    payee: int
    """A seat, or -1 for the bank."""


@state_fields
class State(CoreState):
    """Where a game of Magellan stands.

    Pieces are numbers (see :mod:`escales.games.magellan.pieces`), regions and cells words,
    countries numbers, money whole M. Tuples are replaced, never changed.
    """

    ruleset: str = option()
    """``simple``, ``variant1``, ``variant2`` or ``variant3`` (MA-24)."""
    islands: int = option("bases")
    """Which list of bases is used, 1 to 4 (MA-02)."""
    target: int = option()
    """The income that has to be exceeded, in M (MA-32, MA-34)."""
    two_dice: bool = option()
    """Whether two dice are thrown each turn (MA-34)."""
    rounds: int = option()
    """After how many rounds the game stops; 0 for never (MA-34)."""
    play_on: bool = option()
    """Whether the others play on for the next places after a win (MA-32)."""

    opener: int = -1
    """The seat that is number 1, -1 before the lot (MA-51)."""
    turn: int = 0
    """The seat in turn."""
    fallen: tuple[tuple[int, ...], ...] = ()
    """The eliminated seats in the order of their elimination; seats of one moment are together."""
    retired: tuple[int, ...] = ()
    """The seats that have passed the target and retired, in this order (MA-32)."""

    bases: list[str] = each(NOWHERE)
    """The cell of each seat's base; empty before the lottery (MA-02)."""
    at: list[str] = each(NOWHERE, times=EACH)
    """The place of each piece: a region, the cell below a plane in flight, or empty for a piece
    that is not on the board. A load has the place of its carrier."""
    on: list[int] = each(NONE, times=EACH)
    """The carrier of each piece, -1 for none (MA-10)."""
    load: list[int] = each(NONE, times=EACH)
    """The load of each piece, -1 for none (MA-10)."""
    flying: tuple[int, ...] = ()
    """The planes in flight, in ascending order; all belong to the seat in turn (MA-35)."""
    cash: list[int]
    """The money of each seat."""
    owner: list[int]
    """The owner of each country: a seat, ``OPEN`` or ``UNSEEN``."""

    deck: Pile
    """The pack of cards: countries and historical cards by their ids (MA-17)."""
    card: str = ""
    """The historical card that is being obeyed; empty when there is none."""
    effect: int = 0
    """The index of its next effect."""
    seek: int = 0
    """How many countries the effect before still takes out of the pack."""
    prizes: tuple[Prize, ...] = ()
    """The prizes that can be won, in the order in which they came out (MA-22)."""
    running: tuple[Running, ...] = ()
    """The effects that last, in the order in which they came out (MA-22)."""
    canals: tuple[str, ...] = CANAL_IDS
    """The canals that are open (MA-14)."""
    dues: tuple[Due, ...] = ()
    """The payments that are due, the next first (MA-55)."""

    dice: int = 0
    """Dice still to be thrown this turn that may draw cards (MA-06)."""
    extra: int = 0
    """Dice still to be thrown this turn that only give points (MA-22)."""
    cards: int = 0
    """Cards still to be drawn this turn (MA-17)."""
    thrown: int = 0
    """The points thrown this turn."""
    chain: int = 0
    """The points thrown with the present die, its sixes included (MA-50)."""
    points: int = 0
    """The points left to spend this turn."""
    acted: bool = False
    """Whether the seat in turn can make no proposal any more this turn: it has made one (MA-56).

    Under rules 1, whatever else it did to pieces or countries took the proposal away, too.
    """
    asked: tuple[int, ...] = ()
    """The seats that still have to say whether the game shall end, the next first (MA-56)."""
    told: bool = False
    """Whether the table has been told that nobody can win any more without a war (MA-56)."""
    war: War = PEACE
    """War, truce or peace."""

    @property
    def planes(self) -> bool:
        """Whether the game is played with planes (MA-35)."""
        return self.ruleset != "simple"

    @property
    def ships_take_planes(self) -> bool:
        """Whether planes may land on ships: variants 2 and 3 (MA-41)."""
        return self.ruleset in ("variant2", "variant3")

    @property
    def asterisks(self) -> bool:
        """Whether text under an asterisk counts: variants 2 and 3 (MA-24)."""
        return self.ruleset in ("variant2", "variant3")

    @property
    def long(self) -> bool:
        """Whether this is the long duel, variant 3 (MA-48)."""
        return self.ruleset == "variant3"

    def gone(self) -> tuple[int, ...]:
        """The seats that have left the game, by a win or an elimination."""
        return (*self.retired, *(seat for group in self.fallen for seat in group))

    def left(self) -> list[int]:
        """The seats still in the game, in playing order from the seat in turn."""
        return [*_left(self.seats, self.turn, self.fallen, self.retired)]


@lru_cache(maxsize=4096)
def _left(
    seats: int, turn: int, fallen: tuple[tuple[int, ...], ...], retired: tuple[int, ...]
) -> tuple[int, ...]:
    """See :meth:`State.left`; the rules ask for it so often that it is kept."""
    gone = {*retired, *(seat for group in fallen for seat in group)}
    return tuple(seat for seat in (*range(turn, seats), *range(turn)) if seat not in gone)
