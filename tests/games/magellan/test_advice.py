"""The cabin boy's advice: legal, the same for the same dice, and good enough to win."""

from random import Random

import pytest

from escales.core import CHANCE, Action, Pile
from escales.core.state import draw
from escales.games.magellan.advice import advise, course
from escales.games.magellan.game import GAME
from escales.games.magellan.state import State
from tests.conformance.subjects import random_action
from tests.games.magellan.positions import BRUNO, ROSE, position, where
from tests.play import do


def play(seats: int, seed: int, **options: object) -> State:
    """A game of cabin boys to its end."""
    rng = Random(seed)
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    while state.actor is not None:
        if state.actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
        else:
            choices = state.legal_actions()
            action = advise(state.view(state.actor), choices, rng)
            assert action in choices
            state.apply(action)
    return state


def advised(state: State) -> str:
    """What the seat that decides is advised to do."""
    return str(advise(state.view(state.actor), state.legal_actions(), Random(1)))


def test_a_country_that_can_be_paid_is_developed() -> None:
    state = position(pieces={"jeep-0-01": "5N1.l1"}, out=["FR", "CH"], cash=[300, 1])
    assert advised(state) == "develop CH"
    state = position(pieces={"jeep-0-01": "5N1.l1"}, out=["CH"], cash=[60, 1])
    assert advised(state) == "done"  # it keeps a purse


def test_a_jeep_goes_for_what_is_out() -> None:
    state = position(
        points=9, out=["BE"], pieces={"ship-0-01": "5N36.w1", "jeep-0-01": "ship-0-01"}
    )
    for _ in range(9):
        action = advised(state)
        if action.startswith("develop"):
            break
        do(state, action)
    do(state, "develop BE")
    assert state.owner[1] == ROSE


@pytest.mark.rule("MA-22")
def test_a_jeep_goes_for_a_prize() -> None:
    """Nothing is out but 30 M for the first jeep in Athens."""
    state = position(points=4, cash=[31, 1], pieces={"jeep-0-01": "5N2.l1"})
    state.prizes = (("H1-01", 0, ()),)
    state.deck = Pile([])
    state.owner = [BRUNO] * len(state.owner)
    while (action := advised(state)) != "done":
        do(state, action)
    assert where(state, "jeep-0-01").startswith("4N3.")
    assert not state.prizes
    assert state.cash[ROSE] == 61


def test_courses_are_the_cheapest() -> None:
    to = course("6N1", ("suez", "panama"))
    assert (to.by_land["6N1.l1"], to.by_land["5N1.l1"], to.by_sea["6N1.w1"]) == (0, 2, 1)
    assert course("3N5", ()).by_sea["4N4.w1"] > course("3N5", ("suez",)).by_sea["4N4.w1"]


@pytest.mark.parametrize("ruleset", ["simple", "variant1", "variant2", "variant3"])
def test_games_of_cabin_boys_end(ruleset: str) -> None:
    state = play(2, 1, ruleset=ruleset, rounds=400)
    assert state.result is not None


def test_most_are_won_by_income() -> None:
    reasons = [result.reason for seed in range(4) if (result := play(2, seed, rounds=400).result)]
    assert reasons.count("income") >= 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_within_their_rounds(seats: int) -> None:
    """A limit of rounds bounds them: 60 entries a turn are far more than random bots make."""
    rounds = 40
    for seed in range(3):
        rng = Random(f"bound {seats} {seed}")
        state, entries = GAME.new(seats, {"ruleset": "variant2", "rounds": rounds}), 0
        while state.actor is not None:
            state.apply(random_action(state, rng))
            entries += 1
        assert entries < rounds * seats * 60


def test_advice_through_the_game() -> None:
    state = position()
    view, choices = state.view(ROSE), state.legal_actions()
    assert GAME.advise("mousse", view, choices, Random(1)) == Action("done")
