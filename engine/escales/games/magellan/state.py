"""Where a game of Magellan stands."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Self

from escales.core import Pile, Seen, Step
from escales.core import State as CoreState
from escales.games.magellan import view
from escales.games.magellan.meta import META
from escales.games.magellan.steps import war_steps
from escales.games.magellan.steps.agreement import Agreement
from escales.games.magellan.steps.drawing import Draw, Reveal
from escales.games.magellan.steps.opening import Lot, Lottery
from escales.games.magellan.steps.sale import Sale
from escales.games.magellan.steps.throwing import TurnThrow
from escales.games.magellan.steps.turn import Turn
from escales.games.magellan.war import War

type Prize = tuple[str, int, tuple[tuple[int, int], ...]]
"""A prize to be won: the card, the index of the effect, and what is remembered of pieces: the
piece and a number whose meaning is the effect's."""
type Running = tuple[str, int, int, int]
"""An effect that lasts: the card, the index of the effect, whose turn ends a round of it, and how
many rounds are left (0: until something else ends it)."""
type Due = tuple[int, int, int]
"""What a seat has to pay: the seat, the amount in M, and to whom: a seat or -1 for the bank."""


class State(CoreState):
    """Where a game of Magellan stands.

    Pieces are numbers (see :mod:`escales.games.magellan.pieces`), regions and cells words,
    countries numbers, money whole M. Tuples are replaced, never changed, so that :meth:`clone`
    copies a few flat lists only.
    """

    __slots__ = (
        "acted",
        "asked",
        "at",
        "bases",
        "canals",
        "card",
        "cards",
        "cash",
        "chain",
        "deck",
        "dice",
        "dues",
        "effect",
        "extra",
        "fallen",
        "flying",
        "islands",
        "load",
        "on",
        "opener",
        "owner",
        "play_on",
        "points",
        "prizes",
        "retired",
        "round",
        "rounds",
        "ruleset",
        "running",
        "seek",
        "target",
        "thrown",
        "told",
        "turn",
        "two_dice",
        "war",
    )

    game = META.id
    verbs = META.verbs
    steps: ClassVar[Mapping[str, Step[Any]]] = {
        "bases": Lottery(),
        "lot": Lot(),
        "throw": TurnThrow(),
        "draw": Draw(),
        "reveal": Reveal(),
        "sale": Sale(),
        "turn": Turn(),
        "agreement": Agreement(),
        **war_steps.STEPS,
    }

    ruleset: str
    """``simple``, ``variant1``, ``variant2`` or ``variant3``."""
    islands: int
    """Which list of bases is played with, 1 to 4 (MA-02)."""
    target: int
    """The income that has to be exceeded, in M (MA-32, MA-34)."""
    two_dice: bool
    """Whether two dice are thrown a turn (MA-34)."""
    rounds: int
    """After how many rounds the game stops; 0 for never (MA-34)."""
    play_on: bool
    """Whether the others play on for the next places after a win (MA-32)."""

    round: int
    """The round being played, from 1; 0 before the first turn."""
    opener: int
    """The seat that is number 1, -1 before the lot (MA-51)."""
    turn: int
    """The seat whose turn it is."""
    fallen: tuple[tuple[int, ...], ...]
    """The eliminated seats in the order of their elimination, those of one moment together."""
    retired: tuple[int, ...]
    """The seats that have passed the target and retired, in that order (MA-32)."""

    bases: list[str]
    """The cell of each seat's base; empty before the lottery (MA-02)."""
    at: list[str]
    """Where each piece stands: a region, a cell for a plane in flight, empty when not on the
    board. What is carried stands where its carrier does."""
    on: list[int]
    """What each piece is carried by, -1 for nothing (MA-10)."""
    load: list[int]
    """What each piece carries, -1 for nothing (MA-10)."""
    flying: tuple[int, ...]
    """The planes in flight, in ascending order; they are all of the seat in turn (MA-35)."""
    cash: list[int]
    owner: list[int]
    """Who owns each country: a seat, ``OPEN`` or ``UNSEEN``."""

    deck: Pile
    """The pack: countries by their two letters, historical cards by their ids (MA-17)."""
    card: str
    """The historical card being obeyed; empty when none is."""
    effect: int
    """The index of its effect that comes next."""
    seek: int
    """How many countries the effect before still takes out of the pack."""
    prizes: tuple[Prize, ...]
    """The prizes to be won, in the order in which they came out (MA-22)."""
    running: tuple[Running, ...]
    """The effects that last, in the order in which they came out (MA-22)."""
    canals: tuple[str, ...]
    """The canals that are open (MA-14)."""
    dues: tuple[Due, ...]
    """What is still to be paid, the next first (MA-55)."""

    dice: int
    """Dice still to be thrown this turn that may draw cards (MA-06)."""
    extra: int
    """Dice still to be thrown this turn that only give points."""
    cards: int
    """Cards still to be drawn this turn (MA-17)."""
    thrown: int
    """The points thrown this turn."""
    chain: int
    """The points thrown with the present die, its sixes counted (MA-50)."""
    points: int
    """The points left to spend this turn."""
    acted: bool
    """Whether anything has been done this turn since the throw and the cards (MA-56)."""
    asked: tuple[int, ...]
    """The seats still to say whether the game shall end, the next first (MA-56)."""
    told: bool
    """Whether the players have been told that nobody can win without a war (MA-56)."""
    war: War
    """War, truce or peace."""

    @property
    def planes(self) -> bool:
        """Whether planes are played with (MA-35)."""
        return self.ruleset != "simple"

    @property
    def decks(self) -> bool:
        """Whether planes land on ships, and asterisks are read: variants 2 and 3 (MA-24, MA-41)."""
        return self.ruleset in ("variant2", "variant3")

    @property
    def long(self) -> bool:
        """Whether this is the long duel, variant 3 (MA-48)."""
        return self.ruleset == "variant3"

    def gone(self) -> tuple[int, ...]:
        """The seats that play no more."""
        return (*self.retired, *(seat for group in self.fallen for seat in group))

    def left(self) -> list[int]:
        """The seats still in the game, in playing order from the one whose turn it is."""
        return [*_left(self.seats, self.turn, self.fallen, self.retired)]

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.actor = self.actor
        copy.roller = self.roller
        copy.phase = self.phase
        copy.result = self.result
        copy.seats = self.seats
        copy.ruleset = self.ruleset
        copy.islands = self.islands
        copy.target = self.target
        copy.two_dice = self.two_dice
        copy.rounds = self.rounds
        copy.play_on = self.play_on
        copy.round = self.round
        copy.opener = self.opener
        copy.turn = self.turn
        copy.fallen = self.fallen
        copy.retired = self.retired
        copy.bases = self.bases.copy()
        copy.at = self.at.copy()
        copy.on = self.on.copy()
        copy.load = self.load.copy()
        copy.flying = self.flying
        copy.cash = self.cash.copy()
        copy.owner = self.owner.copy()
        copy.deck = self.deck.clone()
        copy.card = self.card
        copy.effect = self.effect
        copy.seek = self.seek
        copy.prizes = self.prizes
        copy.running = self.running
        copy.canals = self.canals
        copy.dues = self.dues
        copy.dice = self.dice
        copy.extra = self.extra
        copy.cards = self.cards
        copy.thrown = self.thrown
        copy.chain = self.chain
        copy.points = self.points
        copy.acted = self.acted
        copy.asked = self.asked
        copy.told = self.told
        copy.war = self.war
        return copy

    def seen_by(self, seat: int | None) -> Seen:
        return view.of(self, seat)


@lru_cache(maxsize=4096)
def _left(
    seats: int, turn: int, fallen: tuple[tuple[int, ...], ...], retired: tuple[int, ...]
) -> tuple[int, ...]:
    gone = {*retired, *(seat for group in fallen for seat in group)}
    return tuple(seat for seat in (*range(turn, seats), *range(turn)) if seat not in gone)
