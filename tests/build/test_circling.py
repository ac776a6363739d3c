"""How long a bot leads without coming nearer to the end of a game."""

from collections.abc import Sequence

import circling
from escales import games
from escales.core import Event
from escales.games.magellan.board import LANDS_OF
from escales.games.magellan.countries import CAPITAL, NUMBER
from escales.games.magellan.pieces import JEEP, NONE, SHIP, of_kind
from escales.games.magellan.state import State

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


def test_to_come_to_a_new_goal_ends_it_but_only_once() -> None:
    watch = circling.Watch(2)
    for number, here in enumerate(["", "", "A", "A", "B", "A", "B", "A"], 1):
        watch.end_round(number, (9, 5), ({here} - {""}, set()))
    assert watch.longest.rounds == 3


def test_a_jeep_in_magellan_waits_at_the_capital_of_a_country_without_an_owner() -> None:
    game = games.load("magellan")
    state = game.new(2, {"ruleset": "simple"})
    assert isinstance(state, State)
    cell = CAPITAL[NUMBER["FR"]]
    jeep = of_kind(1, JEEP)[0]
    state.at[jeep] = LANDS_OF[cell][0]
    assert game.strategy.goals(state) == [set(), {cell}]
    state.on[jeep] = of_kind(1, SHIP)[0]
    assert game.strategy.goals(state) == [set(), set()]
    state.on[jeep] = NONE
    state.owner[:] = [0] * len(state.owner)
    assert game.strategy.goals(state) == [set(), set()]
    other = games.load("long_cours")
    assert not other.strategy.goals(other.new(2, {}))


def test_nobody_circles_who_does_not_lead_alone() -> None:
    assert longest([(9, 9)] * 6, {}) == 0
    assert longest([(9, 5), (9, 5), (9, 10), (9, 5), (9, 5)], {}) == 2


def test_the_last_line_is_for_all_games() -> None:
    game = games.load("long_cours")
    told = list(circling.lines(game, ["mousse", "mousse"], {}, range(3)))
    assert told[-1].startswith("0 of 3 games of long_cours with 40 rounds or more; the most are ")
    assert told == list(circling.lines(game, ["mousse", "mousse"], {}, range(3)))
