"""The bot that follows the advice of its game."""

from collections.abc import Callable
from random import Random

from escales.core import Action, Choices, Game, View


class AdvisedBot:
    """Plays *game* at *level*, one of the levels in the game's meta."""

    def __init__(self, game: Game, level: str) -> None:
        self._game = game
        self._level = level

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        return self._game.advise(self._level, view(), choices, rng)
