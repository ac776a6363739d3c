"""Games of 50,000 entries, the longest there may be."""

from functools import cache
from random import Random
from typing import Any

from escales import games
from escales.core import Seat, Table
from escales.core.table import MOST_ENTRIES
from escales.records import write
from tests.records.games_at_random import go_on


@cache
def magot() -> dict[str, Any]:
    """The save of a round of Le Magot in which the dice hold everybody back; people may undo all of it."""
    rng = Random(5)
    options = {"short": False, "rounds": 20}
    seats = [Seat("Nadia", "red"), Seat("Marc", "blue")]
    table = Table(games.load("magot"), seats, options, rng=rng, practice=True)
    while len(table.log) < MOST_ENTRIES:
        outcomes = table.state.outcomes()
        if outcomes:
            table.replay(outcomes[rng.randrange(len(outcomes) // 2)][0])
        else:
            go_on(table, 1)
    return dict(write.save(table))


@cache
def marco_polo() -> dict[str, Any]:
    """The save of a game of Marco Polo, played at random; people may undo all of it."""
    seats = [Seat("Nadia", "red"), Seat("Marc", "blue")]
    table = Table(games.load("marco_polo"), seats, rng=Random(0), practice=True)
    go_on(table, MOST_ENTRIES)
    assert len(table.log) == MOST_ENTRIES
    return dict(write.save(table))
