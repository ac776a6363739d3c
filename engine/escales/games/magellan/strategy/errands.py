"""How far a seat is from each goal if it does not count a jeep twice.

A ship that cruises between five capitals is near all of them, but its jeep lands at one. Whoever
reckons with the nearest jeep alone keeps that ship at sea for ever.
"""

from functools import lru_cache
from typing import Final

from escales.games.magellan.countries import CAPITAL, COST, INCOME, OPEN, UNSEEN
from escales.games.magellan.equipment import NEVER
from escales.games.magellan.pieces import NONE
from escales.games.magellan.state import State
from escales.games.magellan.strategy.crews import Fleet, crews_of, fleet, reach_of
from escales.games.magellan.strategy.ways import GOAL, Points

AGAIN: Final = 12
"""By how many points a goal is farther away that no jeep is left for: one has to come back for it."""
BEST: Final = 50
"""An income of this many M that cost nothing is worth 1."""
PAYBACK: Final = 20
"""How many M of money count as much as one of income."""


def net(country: int) -> float:
    """What a country is worth, its cost deducted; not less than nothing."""
    return max(0.0, INCOME[country] - COST[country] / PAYBACK) / BEST


def reach(state: State, seat: int) -> Points:
    """The points to each goal if each jeep and each carrier goes to one of them, to the best first."""
    return _reach(fleet(state, seat), tuple(state.owner))


@lru_cache(maxsize=4096)
def _reach(own: Fleet, owner: tuple[int, ...]) -> Points:
    points = [min(NEVER, more + AGAIN) for more in reach_of(own)]
    taken = set[int]()
    for goal in _best_first(owner):
        free = (
            crew
            for crew in crews_of(own)
            if crew.jeep not in taken and (crew.carrier == NONE or crew.carrier not in taken)
        )
        nearest = min(free, key=lambda crew: crew.points[goal], default=None)
        if nearest is not None and nearest.points[goal] < points[goal]:
            points[goal] = nearest.points[goal]
            taken |= {nearest.jeep, nearest.carrier}
    return tuple(points)


@lru_cache(maxsize=2048)
def _best_first(owner: tuple[int, ...]) -> list[int]:
    """The goals where there is a country without an owner, those that are worth most first."""
    worth: dict[int, float] = {}
    for country, of in enumerate(owner):
        if of in (OPEN, UNSEEN):
            goal = GOAL[CAPITAL[country]]
            worth[goal] = max(worth.get(goal, 0.0), net(country))
    return sorted(worth, key=worth.__getitem__, reverse=True)
