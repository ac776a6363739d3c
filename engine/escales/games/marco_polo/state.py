"""Where a game of Marco Polo stands."""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from escales.core import Pile, Seen, Step
from escales.core import State as CoreState
from escales.games.marco_polo import view
from escales.games.marco_polo.meta import META
from escales.games.marco_polo.steps.agenda import Due
from escales.games.marco_polo.steps.arrival import Gifts, Learning, Reward
from escales.games.marco_polo.steps.debts import Debt, Ruin
from escales.games.marco_polo.steps.fights import Attacked, Black, Ransom, White
from escales.games.marco_polo.steps.hasard import Calling, Joining, Sending
from escales.games.marco_polo.steps.moving import Announcing, Moving, Spinning
from escales.games.marco_polo.steps.opening import Lot
from escales.games.marco_polo.steps.trade import Drawing, Taking, Trading


class State(CoreState):
    """Where a game of Marco Polo stands.

    Places and cards are ids, money is in whole besants. Tuples are replaced, never changed, so
    that :meth:`clone` copies short lists only.
    """

    __slots__ = (
        "accomplished",
        "agenda",
        "black",
        "bought",
        "bound",
        "cash",
        "demanded",
        "extra",
        "face",
        "hands",
        "loot",
        "loot_cash",
        "lot",
        "mode",
        "opener",
        "piles",
        "places",
        "playing_on",
        "round",
        "rounds",
        "secret_pile",
        "secrets",
        "table_pile",
        "tables",
        "turn",
    )

    game = META.id
    verbs = META.verbs
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        "lot": Lot(),
        "ruin": Ruin(),
        "announce": Announcing(),
        "spin": Spinning(),
        "attack": Attacked(),
        "black": Black(),
        "white": White(),
        "ransom": Ransom(),
        "move": Moving(),
        "gifts": Gifts(),
        "table": Reward(),
        "secret": Learning(),
        "trade": Trading(),
        "draw": Drawing(),
        "take": Taking(),
        "debt": Debt(),
        "send": Sending(),
        "call": Calling(),
        "join": Joining(),
    }

    lot: bool
    """Whether a lot is drawn for who begins; if not, the first seat does (MP-04)."""
    rounds: int
    """After how many rounds the game stops; 0 for never (MP-33)."""
    round: int
    """The round being played, from 1; 0 before the lot."""
    opener: int
    """The seat that begins every round, -1 before the lot (MP-04)."""
    turn: int
    """The seat whose turn it is."""
    extra: int
    """How many extra turns of that seat are still to follow (MP-38)."""
    playing_on: bool
    """Whether this turn is an extra one."""

    places: list[str]
    """Where each pawn stands."""
    cash: list[int]
    hands: list[tuple[str, ...]]
    """The goods of each seat, in ascending order of their ids. Secret (MP-20)."""
    tables: list[str]
    """The Table d'Or of each seat, or empty. Secret until its mission is done (MP-28)."""
    accomplished: list[bool]
    """Whether the mission of the Table d'Or has been done (MP-30)."""
    secrets: list[str]
    """The Secret de l'Orient of each seat, or empty."""
    piles: list[Pile]
    """The goods and Hasard cards, in the order of the colours (MP-03)."""
    table_pile: Pile
    secret_pile: Pile
    loot: tuple[str, ...]
    """The goods on the loot space, in ascending order of their ids (MP-12)."""
    loot_cash: int

    mode: str
    """What was announced this turn: ``land`` or ``sea``, or empty (MP-06)."""
    face: int
    """The number spun this turn, or 0."""
    black: int
    """What the black die of this turn's fight shows, or 0 (MP-12)."""
    bought: int
    """How many cards were bought from the stock this turn (MP-17)."""
    demanded: bool
    """Whether a card was demanded of another merchant this turn (MP-19)."""
    bound: bool
    """Whether a card has moved the pawn, or ruin ended the trade of this turn (MP-25, MP-35)."""
    agenda: tuple[Due, ...]
    """What is due, next on top: see :mod:`~escales.games.marco_polo.steps.agenda`. Public."""

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.actor = self.actor
        copy.roller = self.roller
        copy.phase = self.phase
        copy.result = self.result
        copy.seats = self.seats
        copy.lot = self.lot
        copy.rounds = self.rounds
        copy.round = self.round
        copy.opener = self.opener
        copy.turn = self.turn
        copy.extra = self.extra
        copy.playing_on = self.playing_on
        copy.places = self.places.copy()
        copy.cash = self.cash.copy()
        copy.hands = self.hands.copy()
        copy.tables = self.tables.copy()
        copy.accomplished = self.accomplished.copy()
        copy.secrets = self.secrets.copy()
        copy.piles = [pile.clone() for pile in self.piles]
        copy.table_pile = self.table_pile.clone()
        copy.secret_pile = self.secret_pile.clone()
        copy.loot = self.loot
        copy.loot_cash = self.loot_cash
        copy.mode = self.mode
        copy.face = self.face
        copy.black = self.black
        copy.bought = self.bought
        copy.demanded = self.demanded
        copy.bound = self.bound
        copy.agenda = self.agenda
        return copy

    def seen_by(self, seat: int | None) -> Seen:
        return view.of(self, seat)
