"""Where a game of Long Cours stands."""

from dataclasses import field

from escales.core import Hand, Pile, each, option, state_fields
from escales.core import State as CoreState
from escales.games.long_cours.board import NOWHERE, START_CASH, ZONES
from escales.games.long_cours.goods import NO_GOODS, Goods


@state_fields
class State(CoreState):
    """Where a game of Long Cours stands.

    Points of call are ids, zones are numbers 11 to 66, money and goods are whole millions.
    Tuples are replaced, never changed.
    """

    short: bool = option()
    """Whether the short game is played, with fewer cards (LC-06)."""
    rounds: int = option()
    """The number of rounds; 0 for no limit (LC-43)."""
    opener: int = -1
    """The seat that opens every round, -1 before the lot is drawn (LC-08, LC-09)."""
    turn: int = 0
    """The seat whose turn it is."""

    cash: list[int] = each(START_CASH)
    """The money of each seat (LC-04)."""
    cargo: list[Goods] = each(NO_GOODS)
    """The goods aboard each ship (LC-13)."""
    ships: list[str] = each(NOWHERE)
    """The point of call of each ship; empty before the launch, and for a ship wrecked or sunk."""
    hands: list[Hand] = each(())
    """The cards of each seat, in ascending order of their ids. Secret (LC-05, LC-28)."""
    deck: Pile
    """The cards still to be dealt (LC-05)."""
    gone: tuple[str, ...] = ()
    """The cards that have left the game (LC-16), in ascending order of their ids."""
    stranded: list[Goods] = field(default_factory=lambda: [NO_GOODS] * len(ZONES))
    """The goods on the stranding place of each zone, in the order of the zones (LC-18)."""
    fallen: tuple[tuple[int, ...], ...] = ()
    """The eliminated seats, the first eliminated first; seats sunk together are one group (LC-42)."""

    owner: int = -1
    """The seat that owns the Corsaire, -1 while it is for sale (LC-30)."""
    corsaire: str = NOWHERE
    """The point of call of the Corsaire; empty while it is not at sea."""
    due: bool = False
    """The Corsaire comes in at the end of this turn (LC-32)."""
    legs: int = 0
    """How many moves the Corsaire has made this turn (LC-34)."""

    moved: str = ""
    """How the ship has moved this turn: empty, ``sail`` or ``direct`` (LC-14, LC-15)."""
    rolled: bool = False
    """Whether the die has been rolled for a sale this turn (LC-17)."""
    asked: bool = False
    """Whether an auction has been asked for this turn (LC-31)."""
    zone: int = 0
    """The zone in which a new ship comes in, 0 while none does (LC-21)."""

    target: int = -1
    """The seat that has been challenged, -1 outside fights (LC-22)."""
    blows: tuple[str, ...] = ()
    """The cards played in this fight, the challenge first (LC-23)."""
    bid: int = 0
    """The highest bid of the auction, 0 outside auctions (LC-31)."""
    leader: int = -1
    """The seat with the highest bid, -1 outside auctions (LC-31)."""
    bidders: tuple[int, ...] = ()
    """The other seats that may still bid, in the order in which they are asked (LC-31)."""
