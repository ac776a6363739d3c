"""Capitaine: a captain who searches as long as it is given."""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final

from escales.bots.search import Search
from escales.core import Action, Choices, Game, View

SECONDS: Final = 1.0
"""How long it thinks about a decision, unless it is told otherwise."""
SLICE: Final = 16
"""Iterations between two looks at whether the rest could change its mind."""


class Capitaine:
    """Searches for *iterations* a decision or, if that is ``None``, for *seconds*.

    It stops before when the iterations that are left could not change its mind.
    """

    def __init__(
        self, game: Game, *, iterations: int | None = None, seconds: float = SECONDS
    ) -> None:
        self._game = game
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        if choices.size == 1:
            return choices[0]
        search = Search(self._game, view(), rng)
        if search.forced is not None:
            return search.forced
        if self._iterations is not None:
            while (left := self._iterations - search.iterations) and not search.settled(left):
                search.run(min(SLICE, left))
        else:
            end = monotonic() + self._seconds
            while monotonic() < end and not search.done:
                search.run(1)
        return search.best()
