"""Points from every region to the cells where a jeep may have something to do, as vectors.

For bots. A vector has one number for each of :data:`GOALS`; vectors are made once for each region,
so that the best way of a whole fleet is the minimum of a few of them.
"""

from functools import cache, lru_cache
from typing import Final

from escales.games.magellan import cards, sky
from escales.games.magellan.board import BASE_AT, COASTS, LANDS_OF
from escales.games.magellan.countries import AT
from escales.games.magellan.courses import course, voyage
from escales.games.magellan.equipment import EMBARK, HOP, LAND, NEVER

type Points = tuple[int, ...]
"""Points to each of :data:`GOALS`; ``NEVER`` where there is no way."""
type Canals = tuple[str, ...]

GOALS: Final = tuple(
    dict.fromkeys(
        (
            *AT,
            *BASE_AT,
            *(
                cell
                for card in cards.IDS
                for effect in cards.effects(card, asterisk=True)
                if effect["effect"] == "prize_first_jeep_at"
                for cell in effect.get("cells", ())
            ),
        )
    )
)
"""The cells of capitals, of bases, and of prizes for jeeps."""
GOAL: Final = {cell: at for at, cell in enumerate(GOALS)}
"""Where each goal stands in :data:`GOALS`."""
NO_WAY: Final[Points] = (NEVER,) * len(GOALS)
"""The vector of a fleet that cannot go anywhere."""


@lru_cache(maxsize=8192)
def by_land(land: str) -> Points:
    """Points for a jeep on *land* that only drives."""
    return tuple([course(goal, ()).by_land.get(land, NEVER) for goal in GOALS])


@lru_cache(maxsize=16384)
def by_sea(sea: str, canals: Canals) -> Points:
    """Points for a jeep aboard a ship at *sea*."""
    return tuple([course(goal, canals).by_sea.get(sea, NEVER) for goal in GOALS])


@lru_cache(maxsize=16384)
def fetched(sea: str, land: str, canals: Canals) -> Points:
    """Points for a jeep on *land* and a ship without load at *sea* that meet at the coast."""
    vectors = []
    for coast in COASTS[land]:
        away = voyage(coast, canals).get(sea, NEVER) + EMBARK
        if away < NEVER:
            points = by_sea(coast, canals)
            vectors.append(tuple([min(NEVER, further + away) for further in points]))
    return least(tuple(vectors))


@lru_cache(maxsize=16384)
def coming(sea: str, land: str, canals: Canals) -> int:
    """Points for a ship at *sea* to the coast of *land*."""
    return min((voyage(coast, canals).get(sea, NEVER) for coast in COASTS[land]), default=NEVER)


@cache
def landed(cell: str) -> Points:
    """Points for a jeep aboard a plane that lands in *cell*."""
    nearest = zip(*map(by_land, LANDS_OF[cell]), strict=True)
    return tuple([min(NEVER, min(points) + LAND) for points in nearest])


@lru_cache(maxsize=8192)
def by_air(start: str, havens: tuple[str, ...], most: int) -> Points:
    """Points for a jeep aboard a plane over the cell *start*: it lands in one of *havens*.

    Only havens within *most* hops count.
    """
    vectors = [
        tuple([min(NEVER, points + hops * HOP) for points in landed(haven)])
        for haven in havens
        if haven in LANDS_OF and (hops := sky.hops(start, haven)) <= most
    ]
    return least(tuple(vectors)) if vectors else NO_WAY


def least(vectors: tuple[Points, ...]) -> Points:
    """The best of several vectors, goal by goal."""
    if len(vectors) < 2:
        return vectors[0] if vectors else NO_WAY
    return tuple(map(min, *vectors))
