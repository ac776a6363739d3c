"""What bots that look ahead find in a game whose theory is known."""

from functools import partial
from random import Random

import pytest

from escales import bots
from escales.bots.search import Prospect, Search
from escales.core import Action
from tests.bots.nim import GAME


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
    assert search.prospects() == []
    assert search.best() == Action("take", (1,))
    assert search.forced is None
    assert Search(GAME, GAME.new(2, {"size": 1}).view(0), Random(1)).forced == Action("take", (1,))


@pytest.mark.parametrize(("spec", "heap"), [("matelot", 3), ("matelot", 5), ("capitaine:200", 7)])
def test_bots_that_look_ahead_win_what_they_can_see(spec: str, heap: int) -> None:
    """A sailor sees its own move and the answer: it takes the last match and leaves 4."""
    state = GAME.new(2, {"size": heap})
    bot = bots.opponent(spec, GAME)
    chosen = bot.choose(partial(state.view, 0), state.legal_actions(), Random(1))
    assert chosen == Action("take", (heap % 4,))
