"""How long a bot leads without coming nearer to the end of a game."""

from collections.abc import Sequence

import circling
from escales import games
from escales.core import Event

PEACE = Event("sold", "LC-31", {"seat": 0})
EVERYONE = Event("sold", "LC-31")


def longest(rounds: Sequence[Sequence[int]], events: dict[int, Event]) -> int:
    """The longest circling in rounds that end with such wealth, with *events* in some of them."""
    watch = circling.Watch(2)
    for number, wealth in enumerate(rounds, 1):
        if number in events:
            watch.hear([events[number]], ["sold"])
        watch.end_round(number, wealth)
    return watch.longest.rounds


def test_rounds_count_in_which_the_leader_gets_no_richer() -> None:
    assert longest([(9, 5)] * 6, {}) == 5
    assert longest([(9, 5), (8, 5), (9, 5), (10, 5), (10, 5)], {}) == 2


def test_a_landmark_that_names_the_leader_or_nobody_ends_it() -> None:
    assert longest([(9, 5)] * 6, {4: PEACE}) == 2
    assert longest([(9, 5)] * 6, {4: EVERYONE}) == 2
    assert longest([(5, 9)] * 6, {4: PEACE}) == 5
    assert longest([(9, 5)] * 6, {4: PEACE._replace(kind="roll")}) == 5


def test_nobody_circles_who_does_not_lead_alone() -> None:
    assert longest([(9, 9)] * 6, {}) == 0
    assert longest([(9, 5), (9, 5), (9, 10), (9, 5), (9, 5)], {}) == 2


def test_the_last_line_is_for_all_games() -> None:
    game = games.load("long_cours")
    told = list(circling.lines(game, ["mousse", "mousse"], {}, range(3)))
    assert told[-1].startswith("0 of 3 games of long_cours with 40 rounds or more; the most are ")
    assert told == list(circling.lines(game, ["mousse", "mousse"], {}, range(3)))
