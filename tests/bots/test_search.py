"""What bots that look ahead find in a game whose theory is known."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from escales import bots
from escales.bots.capitaine import Capitaine
from escales.bots.search import OPINION, Prospect, Search
from escales.core import Action, Strategy
from tests.bots.nim import GAME, Nim, State


def searched(heap: int, iterations: int, seed: int = 1, seats: int = 2) -> list[Prospect]:
    """What a search thinks of the first move."""
    search = Search(GAME, GAME.new(seats, {"size": heap}).view(0), Random(seed))
    search.run(iterations)
    assert search.iterations == iterations
    assert search.best() == search.prospects()[0].action
    return search.prospects()


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_the_winning_move_is_found(heap: int) -> None:
    best = searched(heap, 600)[0]
    assert best.action == Action("take", (heap % 4,))
    assert best.share > 0.7


@pytest.mark.parametrize("heap", [4, 8])
def test_a_lost_position_is_known_to_be_lost(heap: int) -> None:
    assert all(one.share < 0.5 for one in searched(heap, 800))


def test_a_search_can_be_repeated_and_goes_on() -> None:
    assert searched(10, 100) == searched(10, 100)
    search = Search(GAME, GAME.new(2, {"size": 10}).view(0), Random(1))
    search.run(60)
    search.run(40)
    assert search.prospects() == searched(10, 100)


def test_each_of_three_seats_wants_to_win_itself() -> None:
    assert searched(3, 100, seats=3)[0].action == Action("take", (3,))
    assert searched(2, 100, seats=3)[0].share == 1.0


def test_before_it_has_begun_a_search_has_an_answer_all_the_same() -> None:
    search = Search(GAME, GAME.new(2).view(0), Random(1))
    assert {one.visits for one in search.prospects()} == {OPINION}
    assert search.best() == Action("take", (1,))
    assert search.forced is None
    # It begins with what a sailor thinks.
    assert Search(GAME, GAME.new(2, {"size": 3}).view(0), Random(1)).best() == Action("take", (3,))
    assert Search(GAME, GAME.new(2, {"size": 1}).view(0), Random(1)).forced == Action("take", (1,))


class Slight(Strategy[State]):
    """Knows who wins, but says so very softly; looks no farther."""

    horizon = 0

    def shares(self, state: State) -> Sequence[float]:
        ahead = 0.002 if state.heap % 4 else -0.002
        return [0.5 + (ahead if seat == state.decider else -ahead) for seat in range(2)]


@pytest.mark.parametrize("seed", range(4))
def test_small_differences_count_where_there_are_only_small_ones(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Nim, "strategy", Slight())
    best, second, *_ = searched(31, 200, seed)
    assert best.action == Action("take", (3,))
    assert best.visits > second.visits * 1.5


def test_a_captain_stops_when_nothing_can_change_its_mind() -> None:
    search = Search(GAME, GAME.new(2, {"size": 9}).view(0), Random(1))
    assert not search.settled(0)
    while not search.settled(600 - search.iterations):
        search.run(10)
    assert search.iterations < 600
    best = search.best()
    search.run(600 - search.iterations)
    assert search.best() == best
    state = GAME.new(2, {"size": 9})
    chosen = Capitaine(GAME, iterations=600).choose(
        partial(state.view, 0), state.legal_actions(), Random(1)
    )
    assert chosen == best


class Confident(Strategy[State]):
    """Thinks that the first seat wins in any case."""

    def shares(self, state: State) -> Sequence[float]:
        return [1.0, 0.0]


@pytest.mark.parametrize("spec", ["matelot", "capitaine:200"])
def test_a_win_that_is_there_is_not_put_off(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "strategy", Confident())
    state = GAME.new(2, {"size": 3})
    bot = bots.opponent(spec, GAME)
    chosen = bot.choose(partial(state.view, 0), state.legal_actions(), Random(1))
    assert chosen == Action("take", (3,))


@pytest.mark.parametrize(("spec", "heap"), [("matelot", 3), ("matelot", 5), ("capitaine:200", 7)])
def test_bots_that_look_ahead_win_what_they_can_see(spec: str, heap: int) -> None:
    """A sailor sees its own move and the answer: it takes the last match and leaves 4."""
    state = GAME.new(2, {"size": heap})
    bot = bots.opponent(spec, GAME)
    chosen = bot.choose(partial(state.view, 0), state.legal_actions(), Random(1))
    assert chosen == Action("take", (heap % 4,))
