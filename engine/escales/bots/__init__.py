"""Opponents: each is given a view and the choices, never a state."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from escales.bots.aimless import Aimless
from escales.core import Action, Choices, Message, Unusable, View


class Bot(Protocol):
    """An opponent."""

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        """One of *choices*, for the seat that *view* shows when called.

        A bot sees what a person at its seat would see; it draws on *rng* alone, so the same
        seed gives the same game.
        """


LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": Aimless}
"""The bots by the id that a seat's ``player`` holds."""


def load(level: str) -> Bot:
    """The bot of that id; raises :class:`Unusable` when there is none."""
    if level not in LEVELS:
        raise Unusable(
            f"There is no bot {level[:40]!r}; there are: {', '.join(LEVELS)}.",
            Message("unusable-bot", {"bot": level[:40]}),
        )
    return LEVELS[level]()
