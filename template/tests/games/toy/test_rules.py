"""The rules of Toy, each shown by a test that is marked with its id."""

from typing import cast

import pytest

from escales.core import CHANCE
from escales.games.toy.game import GAME
from escales.games.toy.state import State
from tests.play import do, payments, refusal, the, told, ways


def dealt(*numbers: str, **options: object) -> State:
    """A game in which these numbers have been dealt, from the first seat on."""
    state = cast(State, GAME.new(len(numbers), options))
    do(state, *(f"deal {number}" for number in numbers))
    return state


@pytest.mark.rule("TY-01")
def test_all_have_the_chips_that_were_agreed_on() -> None:
    assert dealt("n1", "n2", "n3").chips == [20, 20, 20]
    assert dealt("n1", "n2", chips=7).chips == [7, 7]


@pytest.mark.rule("TY-02")
def test_a_number_is_dealt_once_and_seen_by_its_seat_alone() -> None:
    state = cast(State, GAME.new(2))
    assert state.actor == CHANCE
    assert [str(outcome) for outcome, _ in state.outcomes()] == [f"deal n{n}" for n in range(1, 10)]
    (event,) = do(state, "deal n4")
    assert event.seen_by(0)["params"] == {"seat": 0, "card": "n4"}
    assert event.seen_by(1)["params"] == {"seat": 0}
    assert refusal(state, "deal n4") == ("refuse-deal", "TY-02")


@pytest.mark.rule("TY-03")
def test_a_number_is_swapped_once() -> None:
    state = dealt("n4", "n5")
    assert told(do(state, "swap", "deal n8")) == ["swap TY-03", "deal TY-02"]
    assert state.hands == ["n8", "n5"]
    assert state.pile.bottom == ["n4"]
    assert refusal(state, "swap") == ("refuse-swapped", "TY-03")


@pytest.mark.rule("TY-03")
def test_any_part_of_the_chips_is_staked() -> None:
    state = dealt("n4", "n5", chips=2)
    assert ways(state, "stake") == ["stake 0", "stake 1", "stake 2"]
    assert refusal(state, "stake 3") == ("refuse-stake", "TY-03")
    assert payments(do(state, "stake 2")) == [(0, "pot", 2)]


@pytest.mark.rule("TY-04")
def test_the_next_seat_answers_and_then_has_its_turn() -> None:
    state = dealt("n4", "n5", "n6")
    do(state, "stake 1")
    assert (state.actor, state.phase) == (1, "answer")
    assert refusal(state, "call 1") == ("refuse-answer", "TY-04")
    do(state, "fold")
    assert (state.actor, state.phase) == (1, "turn")
    assert state.folded == [False, True, False]


@pytest.mark.rule("TY-05")
def test_the_highest_number_that_has_not_folded_takes_the_pot() -> None:
    state = dealt("n4", "n9", "n6")
    events = do(state, "stake 1", "fold", "stake 2", "call", "stake 3", "call")
    assert the("show", events) == {"hands": ["n4", "n9", "n6"]}
    assert state.chips == [19, 18, 23]
    assert state.result is not None
    assert state.result.ranking == (2, 3, 1)


@pytest.mark.rule("TY-05")
def test_if_all_have_folded_the_highest_number_of_all_takes_the_pot() -> None:
    state = dealt("n4", "n9")
    do(state, "stake 1", "fold", "stake 2", "fold")
    assert state.chips == [19, 21]
