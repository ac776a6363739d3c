"""The bot that plays at random."""

from collections.abc import Callable
from random import Random

from escales.core import Action, Choices, View


class Aimless:
    """Draws a family, then an action within it, so that amounts do not drown the rest."""

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        family = choices.families[rng.randrange(len(choices.families))]
        return family[rng.randrange(family.size)]
