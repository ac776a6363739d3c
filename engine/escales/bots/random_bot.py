"""The bot that plays at random."""

from collections.abc import Callable
from random import Random

from escales.core import Action, Choices, View


class RandomBot:
    """Draws a family, then an action of that family.

    A range of amounts is one family, so it does not outweigh all the other actions.
    """

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        family = choices.families[rng.randrange(len(choices.families))]
        return family[rng.randrange(family.size)]
