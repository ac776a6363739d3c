"""Toy, the game of the template: the tests play it, because it has secrets, amounts and answers out of turn.

The engine does not know it: its modules, and those of its tests, can be imported once this one has been.
"""

from pathlib import Path
from typing import Final

import tests.games
from escales import games
from escales.core import Game
from external_game import ExternalGame

TEMPLATE: Final = Path(__file__).resolve().parents[1] / "template"


def _load() -> Game:
    with ExternalGame(TEMPLATE).registered():
        return games.load("toy")


GAME: Final = _load()
tests.games.__path__.append(str(TEMPLATE / "tests" / "games"))
