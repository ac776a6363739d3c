"""The bots that do not look ahead: Mousse, and the one that plays at random."""

from collections.abc import Callable
from random import Random

from escales.core import Action, Choices, Game, View, random_action


class RandomBot:
    """Plays at random; for tests, and for games that were saved when people could choose it."""

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        return random_action(choices, rng)


class Mousse:
    """A cabin boy follows the game's rule of thumb (:meth:`Strategy.advise`)."""

    def __init__(self, game: Game) -> None:
        self._advise = game.strategy.advise

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        return self._advise(view(), choices, rng)
