"""The agenda: what is still to be done before the turn can go on, a stack.

A Hasard card may draw others, let somebody pay, move pawns and let them arrive. Each of these
may ask somebody something; the rest waits on the agenda meanwhile.
"""

from escales.games.marco_polo.dues import Due
from escales.games.marco_polo.state import State


def push(state: State, *dues: Due) -> None:
    """Put *dues* on the agenda: they are done in this order, before all else."""
    state.agenda = (*state.agenda, *reversed(dues))


def peek[D: Due](state: State, kind: type[D]) -> D:
    """The due on top, which must be of that *kind*; raises :class:`ValueError` for another."""
    due = state.agenda[-1]
    if not isinstance(due, kind):
        raise ValueError(f"{due.word!r} is on top of the agenda, not {kind.__name__}")
    return due


def pop[D: Due](state: State, kind: type[D]) -> D:
    """Take the due on top off; it must be of that *kind*, see :func:`peek`."""
    due = peek(state, kind)
    state.agenda = state.agenda[:-1]
    return due


def pop_any(state: State) -> Due:
    """Take the due on top off, of whatever kind it is."""
    due = state.agenda[-1]
    state.agenda = state.agenda[:-1]
    return due


def ask(state: State, due: Due, phase: str, seat: int) -> None:
    """*seat* decides next, in *phase*; *due* stays on top meanwhile."""
    push(state, due)
    state.ask(phase, seat)


def deal(state: State, due: Due, phase: str) -> None:
    """The bank turns a card over next, in *phase*; *due* stays on top meanwhile."""
    push(state, due)
    state.deal(phase)
