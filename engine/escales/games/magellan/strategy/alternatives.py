"""Other ways to go than the one that looks best just now: what a captain compares by trials.

A jeep on its way can have several countries before it, and which of them pays shows only rounds later.
"""

from collections.abc import Iterator, Sequence
from operator import mul
from typing import Final

from escales.core import Action, Choices
from escales.games.magellan.state import State
from escales.games.magellan.strategy.crews import crews, step
from escales.games.magellan.strategy.plans import candidates, prospects

STEPS: Final = ("embark", "move", "land", "fly", "alight")
"""What brings a crew nearer to its goal."""
MOST: Final = 2
"""How many other steps it compares with the best."""
GOALS: Final = 5
"""How many goals of a crew it looks at, the best among them."""
WORTHY: Final = 0.4
"""The least part of the best goal's worth at which another one is worth a thought."""


def widely(state: State, choices: Choices) -> Sequence[Action]:
    """The candidates; where a crew takes a step in peace, that one and those to its other goals."""
    found = candidates(state, choices)
    if state.phase != "turn" or state.war.on or found[-1].verb not in STEPS:
        return found
    # Purchases can wait until there are no points left, so only steps compete.
    best = found[-1]
    return [
        best,
        *[action for action in dict.fromkeys(_others(state, best)) if action in choices][:MOST],
    ]


def _others(state: State, best: Action) -> Iterator[Action]:
    """The steps to other goals of each crew that the step *best* belongs to."""
    value = prospects(state, state.turn)
    for crew in crews(state, state.turn):
        worth = [*map(mul, value, crew.near)]
        goals = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)[:GOALS]
        least = WORTHY * worth[goals[0]]
        ways = [
            [*step(state, crew, goal)] for goal in goals if worth[goal] > 0 and worth[goal] >= least
        ]
        if any(best in steps for steps in ways):
            yield from (steps[0] for steps in ways if steps and best not in steps)
