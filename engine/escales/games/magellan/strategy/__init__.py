"""How bots play Magellan.

- ``thumb``: the rule of thumb of the level Mousse, from a view; ``fleet``: its errands and steps
- ``estimate``: how likely each seat is to win, for bots that look ahead
- ``plans``: what is worth a thought; ``crews``: which jeep goes by which carrier, and its next step
- ``ways``: points from everywhere to everywhere that matters
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from escales.core import Action, Choices, Strategy, View
from escales.games.magellan.state import State
from escales.games.magellan.strategy import estimate, plans, thumb


class MagellanStrategy(Strategy[State]):
    """How Magellan is played well."""

    horizon: ClassVar[int] = 4
    """Longer games played out bring more luck of the dice than knowledge."""

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        return thumb.advised(view, choices, rng)

    def shares(self, state: State) -> Sequence[float]:
        return estimate.shares(state)

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        return plans.candidates(state, choices)

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return plans.candidates(state, choices)[0]
