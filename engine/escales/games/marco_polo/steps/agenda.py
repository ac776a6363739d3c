"""What is still to be done before the turn can go on: a stack, the next thing on top.

A Hasard card may draw others, let somebody pay, send pawns about and let them arrive; each of
these may ask somebody something. What is not being asked lies on the agenda as plain data: a
word for what is due, then whom and what it concerns.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from escales.core import CHANCE, Event

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State

type Due = tuple[str | int, ...]
type Doing = Callable[["State", Due, list[Event]], bool]

_DOINGS: dict[str, Doing] = {}


def does(word: str) -> Callable[[Doing], Doing]:
    """The function does what is due under *word*, and says whether somebody is asked now."""

    def keep(doing: Doing) -> Doing:
        _DOINGS[word] = doing
        return doing

    return keep


def add(state: "State", *dues: Due) -> None:
    """Put *dues* on the agenda, so that they are done in this order, before all else."""
    state.agenda = (*state.agenda, *reversed(dues))


def take(state: "State") -> Due:
    """Take what is on top off the agenda."""
    due = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    return due


def ask(state: "State", due: Due, phase: str, seat: int) -> bool:
    """*seat* has to decide in *phase*; *due* stays on top meanwhile."""
    state.agenda = (*state.agenda, due)
    state.phase, state.actor, state.roller = phase, seat, None
    return True


def deal(state: "State", due: Due, phase: str) -> bool:
    """The bank turns a card over in *phase*; *due* stays on top meanwhile."""
    state.agenda = (*state.agenda, due)
    state.phase, state.actor, state.roller = phase, CHANCE, None
    return True


def proceed(state: "State", events: list[Event]) -> None:
    """Do what is due, until somebody is asked, a card is dealt or the game is over."""
    while state.result is None:
        due = take(state)
        if _DOINGS[str(due[0])](state, due, events):
            return
