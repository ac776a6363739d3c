"""Where wars meet the rest of the game (MA-25 to MA-30).

The rest of the game calls these functions and knows nothing of wars besides. While nothing is at
war each of them returns at once.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from escales.core import Event, Operation, Step
from escales.games.magellan.cards import Effect
from escales.games.magellan.war import PEACE

if TYPE_CHECKING:
    from escales.games.magellan.state import State

OPERATIONS: Final[tuple[Operation[Any], ...]] = ()
"""What a seat may do of it on its turn, besides moving: part of the phase ``turn``."""
STEPS: Final[Mapping[str, Step[Any]]] = {}
"""The phases that wars add: votes, fights, what is lost."""


def begin_turn(state: "State", events: list[Event]) -> None:
    """A turn of ``state.turn`` begins: note what is due before the throw (MA-06, MA-30).

    Warnings are counted down, captures done, fights of pieces that stand together noted;
    :func:`proceed` then has them fought.
    """


def proceed(state: "State", events: list[Event]) -> bool:
    """Go on with what is due: a vote, a fight, pieces to be chosen, a country to be taken.

    Called by ``flow.go_on`` whenever something may have to be gone on with, dues and eliminations
    being settled before. Returns true when it has set phase, actor and roller for a decision or
    for chance; false when nothing is due any more. The steps of :data:`STEPS` end by calling
    ``flow.go_on``.
    """
    return False


def entered(state: "State", piece: int, events: list[Event]) -> None:
    """*piece* has entered its cell: moved, landed, flown over, or bought (MA-30).

    Called only while ``state.war.on``; the caller calls ``flow.go_on`` afterwards.
    """


def declare(state: "State", card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``war`` of *card*: the players are asked, or the war grows (MA-29, MA-54).

    The asking is done by :func:`proceed`. The card stays out until :func:`make_peace`: whoever
    ends a war hands its cards to ``pack.discard``.
    """


def ally(state: "State", card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``alliances`` of *card*, in variants 2 and 3 (MA-45)."""


def make_peace(state: "State", events: list[Event]) -> None:
    """The effect ``peace``: war and truce end, their cards go under the pack (MA-54)."""
    state.war = PEACE


def removed(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* has left the game: forget its fights, votes and allies (MA-31, MA-45)."""


def holds(state: "State", card: str) -> bool:
    """Whether *card* lies out for the sake of a war or a truce (MA-22)."""
    return False


def risky(state: "State", piece: int, cell: str) -> bool:
    """Whether *piece* may be lost by entering *cell* now (MA-25, MA-26): see ``flying``."""
    return False
