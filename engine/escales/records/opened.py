"""What reading a record gives: a table, perhaps to be looked at only."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from escales.core import Action, Message, State, Table, Unusable
from escales.core.step import is_one_of


class Opened(NamedTuple):
    """A game read from a record.

    ``problem`` is ``None`` for a game that can go on. Otherwise it says what is wrong with the
    record, and ``table`` stands after the last entry that could be replayed: something to look
    at and to step through, not to play on, since it may not be the game that was played. The
    ``record`` is then the record as it came, to be exported as it is.
    """

    table: Table
    problem: Unusable | None = None
    record: Mapping[str, object] = {}

    @property
    def read_only(self) -> bool:
        """Whether the game can only be looked at."""
        return self.problem is not None

    @property
    def warning(self) -> Message | None:
        """The problem as a message."""
        return None if self.problem is None else self.problem.message

    def playable(self) -> Table:
        """The table, to play on; raises the problem if there is one."""
        if self.problem is not None:
            raise self.problem
        return self.table


def is_possible(state: State, action: Action) -> bool:
    """Whether *action* is among the legal actions, or the outcomes, of *state*."""
    return action in state.legal_actions() or is_one_of(action, state.outcomes())


def replay(table: Table, log: Iterable[str]) -> bool:
    """Add the entries of *log* to *table*; ``False`` when one of them is not possible.

    The table then stands before that entry.
    """
    for text in log:
        try:
            action = Action.parse(text)
        except ValueError:
            return False
        if not is_possible(table.state, action):
            return False
        table.replay(action)
    return True
