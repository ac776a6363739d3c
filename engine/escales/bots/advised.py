"""Opponents that do what the game they play advises."""

from collections.abc import Callable
from random import Random

from escales.core import Action, Choices, Game, View


class Advised:
    """Plays *game* at one of its levels."""

    def __init__(self, game: Game, level: str) -> None:
        self._game = game
        self._level = level

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        return self._game.advise(self._level, view(), choices, rng)
