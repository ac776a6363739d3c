"""A game of 50,000 entries opens in short parts; after that, everything about it is quick."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from escales.browser import Door, by_json
from tests.records import long_games

MOST = 1.0
"""Seconds of work that one call may take."""
MOST_TEXT = 2_000_000
"""Characters that one answer may have; the save of the game is most of it."""


class Worker:
    """The page's worker, with a clock."""

    def __init__(self) -> None:
        self.door = Door()

    def ask(self, name: str, **request: Any) -> dict[str, Any]:
        """The answer to a call, which must be quick and short."""
        text = json.dumps(request)
        began = time.process_time()
        answer = by_json(self.door, getattr(self.door, name))(text)
        taken = time.process_time() - began
        assert taken < MOST, f"{name}: {taken:.2f} s"
        assert len(answer) < MOST_TEXT, f"{name}: {len(answer):,} characters"
        told: dict[str, Any] = json.loads(answer)
        assert told["ok"], told
        return told

    def opened(self, save: dict[str, Any]) -> tuple[dict[str, Any], int]:
        """The snapshot of a game that is opened, and in how many parts it came."""
        told = self.ask("load", save=save)
        parts = 1
        while "underway" in told:
            told = self.ask("go_on")
            parts += 1
        return told, parts


@pytest.mark.parametrize("game", [long_games.magot, long_games.marco_polo])
def test_a_long_game_opens_undoes_and_steps_quickly(game: Callable[[], dict[str, Any]]) -> None:
    worker = Worker()
    save = game()
    length = len(save["log"])
    told, parts = worker.opened(save)
    assert parts > 1
    assert told["save"]["log"] == save["log"]

    assert told["entries"] == worker.ask("entries", until=length)["entries"]
    back = length
    while back > 0:
        entries = worker.ask("entries", until=back)["entries"]
        assert entries[-1]["index"] == back - 1
        back = entries[0]["index"]

    for move in (0, 1, length // 2, length - 65, length - 1):
        assert worker.ask("look", move=move, since=length)["move"] == move
    undone = worker.ask("undo", since=length)
    assert undone["entries"] == []
    seat = undone["view"]["actor"]
    if seat < 0:
        again = worker.ask("roll", since=undone["length"])
    else:
        again = worker.ask("play", seat=seat, since=undone["length"], action=save["log"][-1])
    assert len(again["entries"]) == 1

    assert worker.ask("course")["moves"][-1] == length
    branch = worker.ask("branch", move=length // 2)
    assert branch["length"] == length // 2
    for known in (save, again["save"]):
        opened, parts = worker.opened(known)
        assert parts == 1
        assert opened["save"]["log"] == known["log"]
