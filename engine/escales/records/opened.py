"""A game that was read from a record, or that is being read; it may be read-only."""

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

from escales.core import Action, InvalidInput, Message, State, Table, Work, is_one_of
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


class Opening:
    """A record whose log is being replayed.

    A long game takes seconds, so :meth:`go_on` replays it in parts: whoever asks can show how far
    it is, or give up, between them. ``entries`` is the length of the record's log.
    """

    def __init__(self, table: Table, entries: int, course: Generator[None, None, Opened]) -> None:
        self.entries = entries
        self._table = table
        self._course = Work(course)

    @property
    def replayed(self) -> int:
        """How many entries have been replayed."""
        return len(self._table.log)

    def go_on(self, enough: Callable[[], bool]) -> Opened | None:
        """Replay at least one entry, until *enough* is true; the game once it is open.

        Raises :class:`InvalidInput` if the log is not that of a game.
        """
        return self._course.go_on(enough)

    def finish(self) -> Opened:
        """Replay all; raises as :meth:`go_on`."""
        return self._course.finish()


def is_possible(state: State, action: Action) -> bool:
    """Whether *action* is among the legal actions, or the outcomes, of *state*."""
    return action in state.legal_actions() or is_one_of(action, state.outcomes())


def replay(table: Table, log: Sequence[str]) -> Generator[None, None, bool]:
    """Add the entries of *log* to *table* and pause after each; ``False`` if one is not possible.

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
        yield
    return True
