"""How those who look ahead think: a sailor quickly, a captain more closely."""

from collections.abc import Callable
from math import inf
from typing import Final, NamedTuple

from escales.games.magellan.countries import COST, INCOME
from escales.games.magellan.state import State
from escales.games.magellan.strategy import crews, errands
from escales.games.magellan.strategy.ways import Points

SCALE: Final = 100
"""For a sailor, an income of this many M counts as much as a yield of one M for each M paid."""
LEAST: Final = 0.03
"""The least income of a country worth paying, for each M of its cost."""


class Mind(NamedTuple):
    """What is thought of ways, countries and money."""

    reach: Callable[[State, int], Points]
    """How far a seat is from each goal."""
    worth: Callable[[int], float]
    """What it is worth to have a jeep at the capital of a country that can be developed."""
    unknown: float
    """The part of that which is left while the country is in the pack, or cannot be paid for."""
    least: float
    """With less income for each M of its cost, only that part is left of a country's worth."""
    commits: bool
    """Whether it goes through with its best plan; if not, it takes the step after which it stands best."""
    saves: bool
    """Whether it keeps the money for a great country that it waits for."""
    guards: float
    """From this income on, in M, a jeep stays at the capital of an own country in peace, too: wars come suddenly."""


def _yield(country: int) -> float:
    return INCOME[country] / COST[country] + INCOME[country] / SCALE


SAILOR: Final = Mind(crews.reach, _yield, 0.3, LEAST, commits=False, saves=False, guards=inf)
CAPTAIN: Final = Mind(errands.reach, errands.net, 0.4, 0, commits=True, saves=True, guards=10)
