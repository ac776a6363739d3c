"""How a game goes on in a search's mind, and what each seat has of it."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from escales.core import CHANCE, State, Strategy, draw, won

LONGEST: Final = 400
"""The most entries of a round that is played out."""


def play_on(world: State, strategy: Strategy[Any], luck: Random) -> None:
    """Let *world* go on by one entry: dice or cards by *luck*, a decision as the strategy's playout takes it."""
    if world.actor == CHANCE:
        world.perform(draw(world.outcomes(), luck))
    else:
        world.perform(strategy.playout(world, world.legal_actions(), luck))


def win_shares(strategy: Strategy[Any], state: State) -> Sequence[float]:
    """The share of the win that each seat has at the end of the game, or is estimated to have before it."""
    return strategy.shares(state) if state.result is None else won(state.result.ranking)
