"""The links that cost the rules the most work open in short parts, and in a bounded time.

`worst_links` searched ten minutes for each game. Its own machine opened the kept links in the times that the test allows
several times over.
"""

import json
import time
from typing import Any

import pytest

from escales import games
from escales.browser import Door, by_json
from escales.records.link import link, open_link
from tests.records.games_at_random import assert_same
from tests.records.worst_links import KEPT, played, search

PART = 1.0
"""Seconds of work that one call may take: between two calls the worker answers."""
ALL = 8.0
"""Seconds of work that a whole link may take."""


def work(game: str, text: str) -> tuple[float, float]:
    """The seconds of work for the longest part, and for all parts, of opening a link to a game."""
    door = Door()
    parts = []
    call, request = door.open_link, json.dumps({"link": text})
    while True:
        began = time.process_time()
        answer: dict[str, Any] = json.loads(by_json(door, call)(request))
        parts.append(time.process_time() - began)
        assert answer["ok"]
        if "underway" not in answer:
            assert answer["game"] == game
            return max(parts), sum(parts)
        call, request = door.go_on, "{}"


@pytest.mark.parametrize("game", games.ids())
def test_the_worst_link_that_was_found(game: str) -> None:
    text = (KEPT / f"{game}.link").read_text("ascii").strip()
    longest, all = work(game, text)
    assert longest < PART
    assert all < ALL


@pytest.mark.parametrize("game", games.ids())
def test_a_short_search_finds_no_link_that_takes_too_long(game: str) -> None:
    way, _ = search(game, 0.5, seed=7)
    table = played(way)
    text = link(table)
    assert_same(open_link(text).playable(), table)
    longest, all = work(game, text)
    assert longest < PART
    assert all < ALL
