"""A game that was read from a record; it may be read-only."""

from collections.abc import Iterable
from typing import NamedTuple

from escales.core import Action, InvalidInput, Message, State, Table, is_one_of
from escales.records import write
from escales.records.write import SaveJson


class Opened(NamedTuple):
    """A game read from a record.

    ``problem`` is ``None`` for a game that can go on. Otherwise it says what is wrong with the
    record, and ``table`` stands after the last entry that could be replayed. That may not be the
    game that was played, so people can look at it, but not play on. ``record`` is then the save as
    it was read, for people to export.
    """

    table: Table
    problem: InvalidInput | None = None
    record: SaveJson | None = None

    @property
    def read_only(self) -> bool:
        """Whether people can only look at the game."""
        return self.problem is not None

    @property
    def warning(self) -> Message | None:
        """The problem as a message."""
        return None if self.problem is None else self.problem.message

    @property
    def save(self) -> SaveJson:
        """The save of the game; of a read-only one, the save as it was read."""
        return write.save(self.table) if self.record is None else self.record

    def playable(self) -> Table:
        """The table, to play on; raises the problem if there is one."""
        if self.problem is not None:
            raise self.problem
        return self.table


def is_possible(state: State, action: Action) -> bool:
    """Whether *action* is among the legal actions, or the outcomes, of *state*."""
    return action in state.legal_actions() or is_one_of(action, state.outcomes())


def replay(table: Table, log: Iterable[str]) -> bool:
    """Add the entries of *log* to *table*; ``False`` if one of them is not possible.

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
