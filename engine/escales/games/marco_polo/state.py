"""Where a game of Marco Polo stands."""

from dataclasses import field

from escales.core import Hand, Pile, each, option, shuffled, state_fields
from escales.core import State as CoreState
from escales.games.marco_polo.board import START_CASH, VENICE
from escales.games.marco_polo.cards import COLOURS, CONTENTS, SECRETS, TABLES
from escales.games.marco_polo.dues import Due


def _piles() -> list[Pile]:
    return [Pile(CONTENTS[colour]) for colour in COLOURS]


@state_fields
class State(CoreState):
    """Where a game of Marco Polo stands. Places and cards are ids, money is in whole besants.

    Tuples are replaced, never changed.
    """

    lot: bool = option()
    """Whether a lot is drawn for who begins; if not, the first seat does (MP-04)."""
    gifts: int = option(compare=False)
    """How many gifts open Khanbalik, and are given to the Khan (MP-27, MP-28)."""
    rounds: int = option()
    """After how many rounds the game stops; 0 for never (MP-33)."""
    opener: int = -1
    """The seat that begins every round, -1 before the lot (MP-04)."""
    turn: int = 0
    """The seat whose turn it is."""
    extra: int = 0
    """How many extra turns of that seat still follow (MP-38)."""
    playing_on: bool = False
    """Whether this turn is an extra one."""

    places: list[str] = each(VENICE)
    """The place of each pawn."""
    cash: list[int] = each(START_CASH)
    """The notes of each seat."""
    hands: list[Hand] = each(())
    """The goods of each seat, in ascending order of their ids. Secret (MP-20)."""
    tables: list[str] = each("")
    """The Table d'Or of each seat, or empty. Secret until its mission is done (MP-28)."""
    accomplished: list[bool] = each(False)
    """Whether each seat has done the mission of its Table d'Or (MP-30)."""
    secrets: list[str] = each("")
    """The Secret de l'Orient of each seat, or empty."""
    piles: list[Pile] = field(default_factory=_piles)
    """The goods and Hasard cards, a pile for each colour, in the order of the colours (MP-03)."""
    table_pile: Pile = shuffled(TABLES)
    """The Tables d'Or that nobody holds."""
    secret_pile: Pile = shuffled(SECRETS)
    """The Secrets de l'Orient that nobody holds."""
    loot: Hand = ()
    """The goods on the loot space, in ascending order of their ids (MP-12)."""
    loot_cash: int = 0
    """The notes on the loot space (MP-12)."""

    mode: str = ""
    """What was announced this turn: ``land`` or ``sea``, or empty (MP-06)."""
    face: int = 0
    """The number spun this turn, or 0."""
    black: int = 0
    """What the black die shows in this turn's fight, or 0 (MP-12)."""
    bought: int = 0
    """How many cards were bought from the stock this turn (MP-17)."""
    demanded: bool = False
    """Whether this turn's transaction with another merchant has been demanded (MP-19)."""
    bound: bool = False
    """Whether the trade of this turn is over before the merchant says so.

    ``journeys.fly`` sets it when a card moves the pawn (MP-25), ``money.settle`` when a payment
    ruins the merchant (MP-35); ``rounds.ask_trade`` reads it.
    """
    agenda: tuple[Due, ...] = ()
    """What is still to be done before the turn can go on, the next thing last. Public."""
