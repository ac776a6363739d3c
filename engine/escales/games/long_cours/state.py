"""Where a game of Long Cours stands."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from escales.core import Pile, Seen, Step
from escales.core import State as CoreState
from escales.games.long_cours import view
from escales.games.long_cours.meta import META
from escales.games.long_cours.steps.auction import Bidding
from escales.games.long_cours.steps.corsaire import Arrival, Voyage
from escales.games.long_cours.steps.entry import Entry, EntryRoll
from escales.games.long_cours.steps.fights import Answering
from escales.games.long_cours.steps.opening import Deal, FirstPurchase, Launch, Lot
from escales.games.long_cours.steps.trade import Resale
from escales.games.long_cours.steps.turn import Turn


class State(CoreState):
    """Where a game of Long Cours stands.

    Points of call are ids, zones 11 to 66, money and goods whole millions; goods are a tuple
    with an amount for each product. Tuples are replaced, never changed, so that :meth:`clone`
    copies short lists only.
    """

    __slots__ = (
        "asked",
        "bid",
        "bidders",
        "blows",
        "cargo",
        "cash",
        "corsaire",
        "deck",
        "due",
        "fallen",
        "gone",
        "hands",
        "leader",
        "legs",
        "moved",
        "opener",
        "owner",
        "rolled",
        "round",
        "rounds",
        "ships",
        "short",
        "stranded",
        "target",
        "turn",
        "zone",
    )

    game = META.id
    verbs = META.verbs
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        "deal": Deal(),
        "lot": Lot(),
        "launch": Launch(),
        "purchase": FirstPurchase(),
        "entry-roll": EntryRoll(),
        "entry": Entry(),
        "turn": Turn(),
        "resale": Resale(),
        "fight": Answering(),
        "auction": Bidding(),
        "voyage": Voyage(),
        "arrival": Arrival(),
    }

    short: bool
    """Whether the short deal was agreed on (LC-06)."""
    rounds: int
    """After how many rounds the game stops; 0 for never (LC-43)."""
    round: int
    """The round being played, from 1; 0 while cards are dealt and lots are drawn."""
    opener: int
    """The seat that opens every round, -1 before the lot (LC-08, LC-09)."""
    turn: int
    """The seat whose turn it is."""

    cash: list[int]
    cargo: list[tuple[int, ...]]
    """The goods aboard, by seat."""
    ships: list[str]
    """Where each ship is; empty for one that is wrecked, sunk or not launched yet."""
    hands: list[tuple[str, ...]]
    """The cards of each seat, in ascending order of their ids. Secret (LC-05, LC-28)."""
    deck: Pile
    """The cards still to be dealt."""
    gone: tuple[str, ...]
    """The cards that have left the game (LC-16), in ascending order of their ids."""
    stranded: list[tuple[int, ...]]
    """The goods on the stranding place of each zone, in the order of the zones (LC-18)."""
    fallen: tuple[tuple[int, ...], ...]
    """The eliminated seats in the order of their elimination, sunk at one point together (LC-42)."""

    owner: int
    """The seat that owns the Corsaire, -1 while it is for sale (LC-30)."""
    corsaire: str
    """Where the Corsaire is; empty while it is not at sea."""
    due: bool
    """Whether the Corsaire comes in at the end of this turn (LC-32)."""
    legs: int
    """Ordinary moves that the Corsaire has made this turn (LC-34)."""

    moved: str
    """How the ship has moved this turn: empty, ``sail`` or ``direct`` (LC-14, LC-15)."""
    rolled: bool
    """Whether the resale die has been rolled this turn (LC-17)."""
    asked: bool
    """Whether the auction has been asked for this turn (LC-31)."""
    zone: int
    """The zone that a new cargo is to enter in, 0 when none is (LC-21)."""

    target: int
    """The seat that a fight was announced with, -1 outside fights (LC-22)."""
    blows: tuple[str, ...]
    """The cards played in this fight, the announcement first (LC-23)."""
    bid: int
    """The highest bid of the auction, 0 outside auctions (LC-31)."""
    leader: int
    """The seat that bid it, -1 outside auctions."""
    bidders: tuple[int, ...]
    """The other seats that may still raise, in the order in which they are asked."""

    def left(self) -> list[int]:
        """The seats still in the game, in playing order from the one whose turn it is."""
        out = {seat for group in self.fallen for seat in group}
        order = ((self.turn + step) % self.seats for step in range(self.seats))
        return [seat for seat in order if seat not in out]

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.actor = self.actor
        copy.roller = self.roller
        copy.phase = self.phase
        copy.result = self.result
        copy.seats = self.seats
        copy.short = self.short
        copy.rounds = self.rounds
        copy.round = self.round
        copy.opener = self.opener
        copy.turn = self.turn
        copy.cash = self.cash.copy()
        copy.cargo = self.cargo.copy()
        copy.ships = self.ships.copy()
        copy.hands = self.hands.copy()
        copy.deck = self.deck.clone()
        copy.gone = self.gone
        copy.stranded = self.stranded.copy()
        copy.fallen = self.fallen
        copy.owner = self.owner
        copy.corsaire = self.corsaire
        copy.due = self.due
        copy.legs = self.legs
        copy.moved = self.moved
        copy.rolled = self.rolled
        copy.asked = self.asked
        copy.zone = self.zone
        copy.target = self.target
        copy.blows = self.blows
        copy.bid = self.bid
        copy.leader = self.leader
        copy.bidders = self.bidders
        return copy

    def seen_by(self, seat: int | None) -> Seen:
        return view.of(self, seat)
