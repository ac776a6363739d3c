"""What bots know of Le Magot: the rule of thumb, the estimate, and what is worth a thought."""

from random import Random
from statistics import mean

import pytest

from escales.bots.simulation import simulate
from escales.core import CHANCE, draw
from escales.games.magot.board import CELLS, FACES, INNER_CELLS
from escales.games.magot.game import GAME
from escales.games.magot.state import State
from escales.games.magot.strategy.walks import walks
from tests.games.magot.positions import BRUNO, ROSE, new_game, position, round_begun, throw
from tests.play import do


def advice(state: State, seed: int = 1) -> int:
    """The cell that a cabin boy would choose."""
    view, choices = state.view(state.decider), state.legal_actions()
    return GAME.strategy.advise(view, choices, Random(seed)).number()


def share(state: State) -> float:
    """How likely Rose is to win."""
    found = GAME.strategy.shares(state)
    assert sum(found) == pytest.approx(1)
    return found[ROSE]


def test_a_cabin_boy_starts_inside_and_puts_the_arrivee_of_others_far_away() -> None:
    for seed in range(20):
        state = round_begun(2)
        assert advice(state, seed) in INNER_CELLS
        do(state, "depart 12", "depart 55")
        assert state.decider == BRUNO
        assert advice(state, seed) > 34


def test_sends_a_pawn_away_from_its_arrivee() -> None:
    for goal, chosen in ((20, 63), (50, 6)):
        state = position(pawns=[30, 37], arrivee=[5, goal])
        throw(state, +7)
        assert advice(state) == chosen


def test_walks_agree_with_many_rolls() -> None:
    """The odds to arrive, and the landings, against rounds that are rolled out."""
    start, goal, seats = 30, 40, 2
    rng, arrived, landings, tried = Random(7), 0, 0, 20_000
    for _ in range(tried):
        at, here = start, False
        while rng.random() >= seats / 90:
            to = at + rng.choice(FACES)
            if to in CELLS:
                at = to
                landings += at == goal
                here = here or at == goal
        arrived += here
    found = walks(seats / 90)
    odds = found.arrives[start][goal]
    assert arrived / tried == pytest.approx(odds / (1 + odds), abs=0.015)
    assert arrived / tried == pytest.approx(found.chances[start][goal], abs=0.015)
    assert landings / tried == pytest.approx(found.landings[start][goal], rel=0.06)


def test_shares_rise_with_points_and_with_a_goal_that_is_near() -> None:
    even = share(position(pawns=[30, 30], depart=[0, 9], arrivee=[43, 33]))
    assert share(position(pawns=[30, 30], arrivee=[43, 33], points=[1500, 1000])) > even
    assert share(position(pawns=[36, 30], arrivee=[43, 33])) > even
    assert share(position(pawns=[30, 30], points=[1500, 1000], round=3)) > share(
        position(pawns=[30, 30], points=[1500, 1000], round=1)
    )


def test_a_closer_look_counts_accidents_by_how_long_a_round_takes() -> None:
    """Departs of others on the way pay, so whoever is to pass them stands better."""
    strategy = GAME.strategy

    def gap(depart: list[int], arrivee: list[int]) -> float:
        """How much better the closer look likes the state for Rose."""
        state = position(pawns=[30, 30], depart=depart, arrivee=arrivee)
        return strategy.closer.shares(state)[ROSE] - strategy.shares(state)[ROSE]

    # Bruno's Départ is in the middle, where Rose comes often; hers is in a corner.
    assert gap([0, 33], [43, 43]) > 0 > gap([33, 0], [43, 43])
    # The same Départs matter more while the Arrivées are hard to reach.
    assert gap([0, 33], [10, 10]) > gap([0, 33], [40, 40])


def test_a_closer_look_at_three_and_four_adds_up() -> None:
    for seats in (3, 4):
        state = round_begun(seats)
        while state.actor not in (None, CHANCE):
            assert sum(GAME.strategy.closer.shares(state)) == pytest.approx(1)
            state.apply(GAME.strategy.candidates(state, state.legal_actions())[0])
        assert sum(GAME.strategy.closer.shares(state)) == pytest.approx(1)


def test_a_sailor_considers_cells_that_are_hard_to_reach() -> None:
    state = round_begun(2)
    do(state, "depart 20", "depart 34")
    found = GAME.strategy.candidates(state, state.legal_actions())
    odds = walks(1 / 45).arrives[20]
    chosen = mean(odds[action.number()] for action in found)
    assert chosen < mean(odds[cell] for cell in INNER_CELLS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_candidates_are_choices_and_leave_the_state_alone(seats: int) -> None:
    for seed in range(3):
        rng, strategy = Random(seed), GAME.strategy
        state = new_game(seats, short=seed % 2 == 1)
        while state.result is None:
            if state.actor == CHANCE:
                state.apply(draw(state.outcomes(), rng))
                continue
            choices, before = state.legal_actions(), state.digest()
            found = strategy.candidates(state, choices)
            assert state.digest() == before
            assert found
            assert all(action in choices for action in found)
            assert sum(strategy.shares(state)) == pytest.approx(1)
            state.apply(strategy.playout(state, choices, rng))


def test_a_game_of_sailors_ends() -> None:
    assert simulate(GAME, ["matelot"] * 2, {"rounds": 1}, 1, 4000)["ended"]
    assert simulate(GAME, ["mousse"] * 4, {}, 1, 8000)["ended"]
