"""The next round, and how the match ends."""

import pytest

from escales.core import Event
from escales.games.magot.state import State
from tests.games.magot.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    UNPLACED,
    VICTOR,
    cells,
    position,
    round_begun,
    throw,
)
from tests.play import do, refusal, the, told


def play_round(state: State, winner: int) -> list[Event]:
    """Place all tokens and let *winner*, counted from the opener, arrive with their first roll."""
    for seat in range(state.seats):
        do(state, f"depart {12 + 10 * seat}")
    for seat in range(state.seats):
        do(state, f"arrivee {19 + 10 * seat}")  # seven away from the Départ
    for _ in range(winner):
        do(state, "roll 4")
    return do(state, "roll 7")


@pytest.mark.rule("MG-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_next_opener_follows_the_last_one_whoever_won(
    seats: int, first: int, winner: int
) -> None:
    state = round_begun(seats, first, rounds=10, stake=10)
    for number in range(1, 10):
        opener = (first + number - 1) % seats
        assert (state.round, state.opener, state.actor) == (number, opener, opener)
        events = play_round(state, winner)
        assert the("magot", events)["seat"] == (opener + winner) % seats
        assert state.result is None


@pytest.mark.rule("MG-12", "MG-03")
def test_the_stakes_are_renewed() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[100, 200], stake=20)
    events = throw(state, +7)
    assert told(events)[2:] == ["magot MG-10", "round MG-12", "stake MG-03", "stake MG-03"]
    assert state.points == [100 + 40 - 20, 200 - 20]
    assert state.pot == 40


@pytest.mark.rule("MG-12", "MG-05", "MG-06")
def test_all_places_are_chosen_afresh_and_old_ones_may_be_taken_again() -> None:
    state = round_begun(2, short=False)
    play_round(state, ROSE)
    assert state.depart == state.arrivee == state.pawns == [UNPLACED, UNPLACED]
    assert cells(state, "depart") == [cell for cell in range(70) if cell not in (6, 63)]
    do(state, "depart 12", "depart 22", "arrivee 19", "arrivee 29")  # just as in the round before
    assert (state.depart, state.arrivee) == ([22, 12], [29, 19])


@pytest.mark.rule("MG-12")
def test_a_new_round_begins_with_placing_and_not_with_rolling() -> None:
    state = round_begun(2)
    play_round(state, ROSE)
    assert refusal(state, "roll 10") == ("refuse-not-now", "MG-05")


@pytest.mark.rule("MG-20")
@pytest.mark.parametrize("rounds", [1, 2, 3, 20])
def test_the_match_ends_after_the_agreed_rounds(rounds: int) -> None:
    state = round_begun(2, rounds=rounds)
    for _ in range(rounds - 1):
        play_round(state, ROSE)
        assert state.result is None
    events = play_round(state, ROSE)
    assert told(events)[-2:] == ["magot MG-10", "end MG-20"]
    assert the("end", events) == {"reason": "rounds"}
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("rounds", "MG-20")
    assert (state.round, state.pot) == (rounds, 0)  # no stake is taken for a further round


@pytest.mark.rule("MG-20")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [
        ([300, 500], (2, 1)),
        ([500, 500], (1, 1)),
        ([1240, 1240, 1880, 40], (2, 2, 1, 4)),
        ([700, 700, 700, 700], (1, 1, 1, 1)),
        ([700, 900, 900], (3, 1, 1)),
        ([10, 20, 30, 40], (4, 3, 2, 1)),
    ],
)
def test_most_points_wins_and_equal_totals_share_the_rank(
    points: list[int], ranking: tuple[int, ...]
) -> None:
    seats = len(points)
    magot = 10 * seats
    state = position(
        pawns=[43, 20, 21, 22][:seats],
        arrivee=[50, 30, 31, 32][:seats],
        points=[points[ROSE] - magot, *points[1:]],
        stake=10,
        rounds=1,
    )
    throw(state, +7)
    assert state.points == points
    assert state.result is not None
    assert state.result.ranking == ranking


@pytest.mark.rule("MG-20")
def test_taking_the_last_magot_is_not_winning_the_match() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[100, 500], rounds=1)
    throw(state, +7)
    assert state.result is not None
    assert state.result.ranking == (2, 1)


@pytest.mark.rule("MG-20")
def test_after_the_end_nothing_is_possible() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], rounds=1)
    throw(state, +7)
    assert (state.actor, state.roller) == (None, None)
    assert (len(state.legal_actions()), state.outcomes()) == (0, ())
    for text in ("roll 10", "depart 20", "arrivee 20", "send 6"):
        assert refusal(state, text) == ("refuse-over", "MG-20")


@pytest.mark.rule("MG-21")
def test_who_cannot_pay_the_stake_ends_the_match_and_no_stake_is_taken() -> None:
    state = position(
        pawns=[43, 20, 21, 22],
        arrivee=[50, 30, 31, 32],
        points=[1040, 1240, 1880, 40],
        stake=50,
        round=2,
        rounds=3,
    )
    events = throw(state, +7)
    assert told(events)[2:] == ["magot MG-10", "end MG-21"]
    assert the("end", events) == {"reason": "stake"}
    assert state.points == [1240, 1240, 1880, 40]
    assert state.pot == 0
    assert state.result is not None
    assert state.result == ((2, 2, 1, 4), "stake", "MG-21")
    assert refusal(state, "depart 20") == ("refuse-over", "MG-21")


@pytest.mark.rule("MG-21")
@pytest.mark.parametrize("poor", [BRUNO, JEANNE, VICTOR])
def test_one_player_who_cannot_pay_is_enough(poor: int) -> None:
    points = [500, 500, 500, 500]
    points[poor] = 0
    state = position(pawns=[43, 20, 21, 22], arrivee=[50, 30, 31, 32], points=points, stake=10)
    throw(state, +7)
    assert state.result is not None
    assert state.result.reason == "stake"


@pytest.mark.rule("MG-21")
def test_exactly_the_stake_is_enough() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[0, 50], stake=50)
    throw(state, +7)
    assert state.result is None
    assert (state.round, state.points) == (2, [50, 0])


@pytest.mark.rule("MG-21")
def test_the_magot_just_won_pays_the_next_stake() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[0, 500], stake=50)
    throw(state, +7)
    assert state.result is None
    assert state.points == [50, 450]


@pytest.mark.rule("MG-21", "MG-20")
def test_when_the_rounds_are_played_no_stake_is_missing() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[500, 0], round=3, rounds=3)
    throw(state, +7)
    assert state.result is not None
    assert (state.result.reason, state.result.rule) == ("rounds", "MG-20")


@pytest.mark.rule("MG-21")
def test_who_has_nothing_left_plays_the_round_on() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[0, 0])
    do(state, "roll 10", "roll 7")
    assert (state.pawns, state.roller, state.result) == ([53, 27], ROSE, None)
    assert the("magot", do(state, "roll -3"))["amount"] == 100
