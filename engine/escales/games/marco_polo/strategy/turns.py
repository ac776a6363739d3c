"""How many turns a merchant's way takes on average, reckoned from the board and the roulette.

Where other pawns stand is left out, and so is what robbers take: they only cost the turn.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from escales.games.marco_polo.board import (
    ATTACKS,
    COLOUR,
    KHANBALIK,
    LIMITED,
    MODES,
    NEIGHBOURS,
    PLACES,
    SPINS,
    VENICE,
)
from escales.games.marco_polo.cards import COLOURS
from escales.games.marco_polo.ways import TOWNS, ways

type Turns = Mapping[str, float]
"""A number of turns for each place."""
type _Spins = tuple[tuple[int, tuple[str, ...]], ...]
"""What a spin of a mode may bring: the weight, and the places where one may stop."""

DETOUR: Final = 1.5
"""So many turns a worse mode may cost and still be worth a thought."""
_FAR: Final = 99.0
"""More turns than any way takes: where the reckoning starts."""
_EXACT: Final = 0.01
"""The reckoning stops when no number of turns changes by more than this."""


class Way:
    """The turns that a goal takes, from each place.

    ``standing`` is for a merchant whose turn begins there, ``arriving`` for one whose move has
    just ended there: the goal itself takes no turns only on arriving. ``announcing`` has the
    turns at each place by the mode that is announced there, ``modes`` those modes that may be
    announced with profit, the better one first.
    """

    __slots__ = ("announcing", "arriving", "modes", "standing")

    def __init__(
        self, standing: Turns, arriving: Turns, announcing: Mapping[str, Mapping[str, float]]
    ) -> None:
        self.standing = standing
        self.arriving = arriving
        self.announcing = announcing
        self.modes = {place: _worth_it(turns) for place, turns in announcing.items()}


@lru_cache(maxsize=1)
def to_khan() -> Way:
    """The way to Khanbalik, for a merchant who may enter it."""
    return _way({KHANBALIK: 0.0}, khan=True, goal="")


@lru_cache(maxsize=len(TOWNS))
def to_town(town: str) -> Way:
    """The way to the *town* of the mission."""
    return _way({town: 0.0}, khan=False, goal=town)


@lru_cache(maxsize=1 << len(LIMITED))
def home(missing: frozenset[str] = frozenset()) -> Way:
    """The way to Venice, by a comptoir of each colour that is *missing* (MP-32)."""
    if not missing:
        return _way({VENICE: 0.0}, khan=False, goal="")
    ends = {
        place: home(missing - {colour}).standing[place]
        for place, colour in COLOUR.items()
        if colour in missing
    }
    return _way(ends, khan=False, goal="")


@lru_cache(maxsize=1 << len(COLOURS))
def home_trading(colours: frozenset[str]) -> Way:
    """The way to Venice, by a comptoir of any of *colours*."""
    ends = {place: home().standing[place] for place, colour in COLOUR.items() if colour in colours}
    return _way(ends, khan=False, goal="") if ends else home()


@lru_cache(maxsize=len(TOWNS) + 2)
def fewest(goal: str) -> Mapping[str, int]:
    """The turns that the way to *goal* takes with the best numbers, for a merchant who has just come to each place."""
    khan, town = goal == KHANBALIK, goal if goal in TOWNS else ""
    spins, found, coming = _spins(khan, town), {goal: 0}, [goal]
    leading: dict[str, list[str]] = {}
    for place in PLACES:
        for stop in [stop for mode in spins[place] for _, stops in mode for stop in stops]:
            leading.setdefault(stop, []).append(place)
    for place in coming:
        for before in leading.get(place, ()):
            if before not in found:
                found[before] = found[place] + 1
                coming.append(before)
    return found


def fewest_after(place: str, mode: str, goal: str) -> int:
    """The same for a merchant who announces *mode* at *place*, without this turn."""
    khan, town = goal == KHANBALIK, goal if goal in TOWNS else ""
    spins = _spins(khan, town)[place][MODES.index(mode)]
    left, never = fewest(goal), round(_FAR)
    return min([left.get(stop, never) for _, stops in spins for stop in stops], default=never)


@lru_cache(maxsize=1)
def after_khan() -> float:
    """The turns from Khanbalik to the town of a mission and home, if each town is as likely."""
    ways_on = [to_town(town).standing[KHANBALIK] + home().standing[town] for town in sorted(TOWNS)]
    return sum(ways_on) / len(ways_on)


def _way(ends: Mapping[str, float], *, khan: bool, goal: str) -> Way:
    """The fewest turns on average to a place of *ends*, each with the turns that follow there.

    Every turn, the mode is announced that brings the merchant nearer on average.
    """
    spins = _spins(khan, goal)
    arriving = {place: ends.get(place, _FAR) for place in PLACES}
    standing = dict(arriving)
    order = _from(ends)
    change = _FAR
    while change > _EXACT:
        change = 0.0
        for place in order:
            found = min([_after(spin, arriving) for spin in spins[place]])
            change = max(change, abs(standing[place] - found))
            standing[place] = found
            if place not in ends:
                arriving[place] = found
    announcing = {
        place: {
            mode: _after(spin, arriving) for mode, spin in zip(MODES, spins[place], strict=True)
        }
        for place in PLACES
    }
    return Way(standing, arriving, announcing)


def _worth_it(announcing: Mapping[str, float]) -> tuple[str, ...]:
    """The mode that brings the merchant nearer, and the other one if it is nearly as good."""
    found = sorted((left, mode) for mode, left in announcing.items())
    return tuple(mode for left, mode in found if left <= found[0][0] + DETOUR)


def _from(ends: Iterable[str]) -> list[str]:
    """All places, those nearest to *ends* first: so the reckoning needs fewer rounds."""
    order = list(ends)
    for place in order:
        for lines in NEIGHBOURS.values():
            order += [near for near in lines[place] if near not in order]
    return order


def _after(spins: _Spins, arriving: Turns) -> float:
    """The turns from a place if that mode is announced until a number comes up."""
    total = moving = 0.0
    for weight, places in spins:
        total += weight
        if places:
            total += weight * min([arriving[place] for place in places])
            moving += weight
    return total / moving if moving else _FAR


@lru_cache(maxsize=len(TOWNS) + 2)
def _spins(khan: bool, goal: str) -> Mapping[str, tuple[_Spins, ...]]:
    """What the spins of each mode bring at each place.

    There are no places if robbers come; on a mission, one spins anew at once (MP-29).
    """
    return {
        place: tuple(
            tuple(
                (weight, _stops(place, mode, spin.args[0], khan, goal))
                for spin, weight in SPINS[mode]
                if not (goal and spin.args[0] in ATTACKS)
            )
            for mode in MODES
        )
        for place in PLACES
    }


def _stops(place: str, mode: str, face: int | str, khan: bool, goal: str) -> tuple[str, ...]:
    """Where one may stop; nowhere if robbers come."""
    return tuple(ways(place, mode, face, (), khan, goal)) if isinstance(face, int) else ()
