"""Trials: what a search does in a game of many small decisions, tried in Nim."""

from functools import partial
from random import Random

import pytest

from escales.bots.capitaine import Capitaine
from escales.bots.search import Search
from escales.bots.trials import ENOUGH
from escales.core import Action, Choices, Strategy
from tests.bots.nim import GAME, Even, Nim, State


class Skilled(Even):
    """Estimates nothing, but plays well where it can; where it cannot, by luck."""

    rounds = 1

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return Action("take", (state.heap % 4 or rng.randint(1, min(3, state.heap)),))


class Careless(Even):
    """Plays by luck."""

    rounds = 1


class Hasty(Strategy[State]):
    """Takes one match whatever it sees, after which all is the same to it."""

    rounds = 1

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        return Action("take", (1,))


def search(heap: int, seed: int = 1) -> Search:
    return Search(GAME, GAME.new(2, {"size": heap}).view(0), Random(seed))


@pytest.mark.parametrize("heap", [9, 10, 11, 14])
def test_what_is_surely_better_is_taken(heap: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "strategy", Skilled())
    found = search(heap)
    found.run(60)
    assert found.best() == found.prospects()[0].action == Action("take", (heap % 4,))
    assert found.prospects()[0].share == 1.0


def test_where_all_is_lost_the_first_is_as_good_as_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "strategy", Skilled())
    found = search(12)
    first = found.best()
    found.run(3 * ENOUGH)
    assert found.best() == first


def test_it_ends_when_there_is_nothing_left_to_find(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "strategy", Hasty())
    found = search(10)
    first = found.best()
    while not found.done:
        assert found.iterations < 3 * ENOUGH
        found.run(1)
    # 1 and 3 lead to the same end: one of them is enough.
    assert found.best() == found.prospects()[0].action
    assert found.best() in {first, Action("take", (2,))}
    state = GAME.new(2, {"size": 10})
    captain = Capitaine(GAME, seconds=60)
    assert (
        captain.choose(partial(state.view, 0), state.legal_actions(), Random(1))
        in state.legal_actions()
    )


def test_trials_can_be_repeated_and_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nim, "strategy", Careless())
    whole, parts, other = search(12), search(12), search(12, seed=2)
    whole.run(40)
    other.run(40)
    for _ in range(8):
        parts.run(5)
    assert whole.prospects() == parts.prospects()
    assert whole.prospects() != other.prospects()
