"""A replayed log gives the same digests on every Python."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from escales import games
from tests.conformance import replaying
from tests.conformance.subjects import playout, random_options, subjects

PROGRAM = Path(replaying.__file__)


@pytest.fixture(scope="module")
def recorded() -> str:
    """A random game for each registered game and number of seats, as JSON."""
    played = []
    for game, laws in subjects():
        id = game.meta.id
        if id not in games.ids():
            continue
        for seats in game.meta.seats:
            rng = Random(f"replay {id} {seats}")
            options = random_options(game, laws, rng)
            log = [
                str(action)
                for _, action in playout(game, seats, options, rng, 3_000)
                if action is not None
            ]
            played.append({"game": id, "seats": seats, "options": options, "log": log})
    return json.dumps(played)


@pytest.mark.parametrize("seed", ["0", "1", "4711"])
def test_hash_seeds_do_not_matter(recorded: str, seed: str) -> None:
    done = subprocess.run(
        [sys.executable, PROGRAM],
        input=recorded,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": seed},
    )
    assert json.loads(done.stdout) == json.loads(replaying.digests(recorded))


def test_pyodide_agrees(recorded: str, pyodide: Callable[[str, object], object]) -> None:
    code = PROGRAM.read_text("utf-8").partition("if __name__")[0]
    assert pyodide(f"{code}\nresult = json.loads(digests(payload))", recorded) == json.loads(
        replaying.digests(recorded)
    )
