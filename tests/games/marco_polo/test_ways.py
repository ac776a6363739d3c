"""The places that a spin can lead to, compared with a search of all walks on the board."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from escales.games.marco_polo.board import DATA, PLACES
from escales.games.marco_polo.ways import modes, ways

KIND: Final = {place["id"]: place["kind"] for place in DATA["places"]}
LINES: Final = {
    mode: [frozenset(line["ends"]) for line in DATA["lines"] if line["kind"] == mode]
    for mode in ("land", "sea")
}
NUMBERS: Final = {"land": range(1, 5), "sea": range(1, 6)}
TOWNS: Final = ("", "manille", "mandalay", "kyoto", "lhassa")


def walks(start: str, mode: str, number: int, khan: bool, goal: str) -> Iterator[list[str]]:
    """Every walk of at most *number* lines that the rules permit, found in the simplest way."""

    def go_on(walked: list[str], used: list[frozenset[str]]) -> Iterator[list[str]]:
        if len(walked) > 1:
            yield walked[1:]
            if walked[-1] in ("khanbalik", goal):
                return
        if len(used) == number:
            return
        for line in LINES[mode]:
            if walked[-1] in line and line not in used:
                (to,) = line - {walked[-1]}
                if to != start and (to != "khanbalik" or khan):
                    yield from go_on([*walked, to], [*used, line])

    yield from go_on([start], [])


def is_free(place: str, taken: tuple[str, ...]) -> bool:
    return place not in taken or KIND[place] in ("comptoir", "start", "capital")


def may_halt(place: str) -> bool:
    """Whether *place* is a comptoir, Venise or Khanbalik, or land and sea lines meet there."""
    return KIND[place] in ("comptoir", "start", "capital") or all(
        any(place in line for line in LINES[mode]) for mode in LINES
    )


def expected(
    start: str, mode: str, number: int, taken: tuple[str, ...], khan: bool, goal: str
) -> set[str]:
    ends = [(walk[-1], len(walk)) for walk in walks(start, mode, number, khan, goal)]
    free = [(place, length) for place, length in ends if is_free(place, taken)]
    stops = {place for place, length in free if length == number or may_halt(place)}
    most = max((length for _, length in free), default=0)
    return stops or {place for place, length in free if length == most}


def occupations(start: str, rng: Random) -> Iterator[tuple[str, ...]]:
    """The places of other pawns: none, then one to three, some of them close to *start*."""
    yield ()
    near = sorted(
        {place for lines in LINES.values() for line in lines if start in line for place in line}
    )
    near = [place for place in near if place != start]
    yield tuple(near[:3])
    yield tuple(sorted(rng.sample(near, 1) + rng.sample(PLACES, 1)))
    yield tuple(sorted(rng.sample(PLACES, 3)))


@pytest.mark.rule("MP-05", "MP-07", "MP-08", "MP-09", "MP-10", "MP-11", "MP-27", "MP-30")
@pytest.mark.parametrize("start", PLACES)
def test_every_place_mode_number_and_several_occupations(start: str) -> None:
    rng = Random(start)
    for taken in occupations(start, rng):
        for mode, numbers in NUMBERS.items():
            for number in numbers:
                for khan in (False, True):
                    for goal in (TOWNS[0], rng.choice(TOWNS[1:])):
                        found = ways(start, mode, number, taken, khan, goal)
                        assert set(found) == expected(start, mode, number, taken, khan, goal)
                        assert list(found) == sorted(found)
                        all_walks = list(walks(start, mode, number, khan, goal))
                        assert all(list(path) in all_walks for path in found.values())
                        assert all(path[-1] == place for place, path in found.items())


@pytest.mark.rule("MP-28")
@pytest.mark.parametrize("start", PLACES)
def test_a_path_that_is_shown_tells_no_secret(start: str) -> None:
    """If several paths lead to a place, the choice does not depend on the mission or the hand.

    The exception is a place that can be reached only through the towns of the missions.
    """
    for mode, numbers in NUMBERS.items():
        for number in numbers:
            worlds = [
                ways(start, mode, number, (), khan, goal)
                for goal in TOWNS
                for khan in (False, True)
            ]
            for place in {place for world in worlds for place in world}:
                shown = {world[place] for world in worlds if place in world}
                through = [any(at in TOWNS for at in path[:-1]) for path in shown]
                assert len(shown) == 1 or all(through)


@pytest.mark.rule("MP-06")
@pytest.mark.parametrize("start", PLACES)
def test_a_mode_needs_a_line_of_its_kind(start: str) -> None:
    for khan in (False, True):
        leaving = {
            mode
            for mode, lines in LINES.items()
            for line in lines
            if start in line and (khan or "khanbalik" not in line - {start})
        }
        assert set(modes(start, khan)) == leaving
        assert leaving, "nobody is ever stuck without a mode"
