"""Landing on a Départ, rolling again, and two accidents on one cell."""

import pytest

from escales.core import CHANCE
from tests.games.magot.positions import BRUNO, JEANNE, ROSE, VICTOR, payments, position, throw
from tests.play import do, refusal, the, told


@pytest.mark.rule("MG-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ones_own_depart_costs_50_to_every_opponent_and_one_rolls_again(seats: int) -> None:
    state = position(pawns=[43, 20, 21, 22][:seats], depart=[50, 11, 12, 13][:seats])
    events = throw(state, +7)
    pays = ["pay MG-15"] * (seats - 1)
    assert told(events) == ["roll MG-08", "move MG-08", *pays, "again MG-17"]
    assert payments(events) == [(ROSE, other, 50) for other in range(1, seats)]
    assert state.points == [1000 - 50 * (seats - 1)] + [1050] * (seats - 1)
    assert (state.phase, state.actor, state.roller) == ("roll", CHANCE, ROSE)
    assert state.pawns[ROSE] == 50


@pytest.mark.rule("MG-15")
def test_opponents_are_paid_in_playing_order() -> None:
    state = position(pawns=[20, 21, 43, 22], depart=[11, 12, 50, 13], turn=JEANNE)
    assert payments(throw(state, +7)) == [
        (JEANNE, VICTOR, 50),
        (JEANNE, ROSE, 50),
        (JEANNE, BRUNO, 50),
    ]


@pytest.mark.rule("MG-15")
def test_moving_away_from_ones_depart_costs_nothing() -> None:
    state = position(pawns=[43, 20], depart=[43, 20])
    assert told(throw(state, +7)) == ["roll MG-08", "move MG-08"]
    assert state.points == [1000, 1000]
    assert state.roller == BRUNO


@pytest.mark.rule("MG-16")
@pytest.mark.parametrize("owner", [BRUNO, JEANNE, VICTOR])
def test_an_opponents_depart_brings_30_from_its_owner_and_another_roll(owner: int) -> None:
    depart = [10, 11, 12, 13]
    depart[owner] = 50
    state = position(pawns=[43, 20, 21, 22], depart=depart)
    events = throw(state, +7)
    assert told(events) == ["roll MG-08", "move MG-08", "pay MG-16", "again MG-17"]
    assert payments(events) == [(owner, ROSE, 30)]
    assert (state.phase, state.actor, state.roller) == ("roll", CHANCE, ROSE)


@pytest.mark.rule("MG-15", "MG-16", "MG-17")
@pytest.mark.parametrize("depart", [[50, 20], [20, 50]])
def test_the_second_roll_is_compulsory_too(depart: list[int]) -> None:
    state = position(pawns=[43, 10], depart=depart)
    throw(state, +7)
    assert len(state.legal_actions()) == 0
    for text in ("send 6", "depart 30", "arrivee 30"):
        assert refusal(state, text) == ("refuse-not-now", "MG-08")
    assert told(throw(state, +4)) == ["roll MG-08", "move MG-08"]
    assert state.pawns[ROSE] == 54
    assert state.roller == BRUNO


@pytest.mark.rule("MG-17")
def test_the_second_roll_may_give_a_third_and_so_on() -> None:
    state = position(pawns=[43, 30, 31], depart=[47, 50, 40], arrivee=[20, 21, 22])
    assert payments(throw(state, +7)) == [(BRUNO, ROSE, 30)]
    assert payments(throw(state, -3)) == [(ROSE, BRUNO, 50), (ROSE, JEANNE, 50)]
    assert state.roller == ROSE
    do(state, "roll 10", "roll 7", "roll -8")  # 57 ends the turn; then Bruno and Jeanne
    assert state.pawns == [57, 37, 23]
    state = position(pawns=[43, 30, 31], depart=[47, 50, 40], arrivee=[20, 21, 22])
    do(state, "roll 7", "roll -10")
    assert payments(throw(state, +7)) == [(ROSE, BRUNO, 50), (ROSE, JEANNE, 50)]
    assert (state.pawns[ROSE], state.roller) == (47, ROSE)
    assert told(throw(state, -3)) == ["roll MG-08", "move MG-08"]
    assert state.roller == BRUNO


@pytest.mark.rule("MG-17", "MG-14")
def test_a_pawn_met_by_the_second_roll() -> None:
    state = position(pawns=[43, 54], depart=[20, 50])
    throw(state, +7)
    assert payments(throw(state, +4)) == [(BRUNO, ROSE, 10)]
    do(state, "send 6")
    assert state.pawns == [54, 6]
    assert (state.phase, state.roller) == ("roll", BRUNO)


@pytest.mark.rule("MG-17", "MG-10")
def test_the_second_roll_may_take_the_magot() -> None:
    state = position(pawns=[43, 20], depart=[21, 50], arrivee=[54, 30], round=3, rounds=3)
    throw(state, +7)
    assert the("magot", throw(state, +4))["seat"] == ROSE
    assert state.result is not None


@pytest.mark.rule("MG-18", "MG-14", "MG-15")
def test_a_pawn_on_ones_own_depart_gives_both_the_pawn_first() -> None:
    state = position(pawns=[43, 50, 20], depart=[50, 11, 12])
    events = throw(state, +7)
    assert told(events) == ["roll MG-08", "move MG-08", "pay MG-14"]
    assert state.points == [1010, 990, 1000]
    events = do(state, "send 63")
    assert told(events) == ["send MG-14", "pay MG-15", "pay MG-15", "again MG-17"]
    assert state.points == [910, 1040, 1050]
    assert (state.pawns, state.roller) == ([50, 63, 20], ROSE)


@pytest.mark.rule("MG-18", "MG-14", "MG-16")
@pytest.mark.parametrize(
    ("owner", "left"), [(BRUNO, [1040, 960, 1000]), (JEANNE, [1040, 990, 970])]
)
def test_a_pawn_on_an_opponents_depart_gives_both_the_pawn_first(
    owner: int, left: list[int]
) -> None:
    depart = [10, 11, 12]
    depart[owner] = 50
    state = position(pawns=[43, 50, 20], depart=depart)
    assert payments(throw(state, +7)) == [(BRUNO, ROSE, 10)]
    events = do(state, "send 6")
    assert told(events) == ["send MG-14", "pay MG-16", "again MG-17"]
    assert payments(events) == [(owner, ROSE, 30)]
    assert state.points == left
    assert state.roller == ROSE


@pytest.mark.rule("MG-18", "MG-19")
def test_the_10_points_of_the_pawn_help_to_pay_for_the_depart() -> None:
    state = position(pawns=[43, 50], depart=[50, 11], points=[40, 1000])
    throw(state, +7)
    events = do(state, "send 6")
    assert payments(events) == [(ROSE, BRUNO, 50)]
    assert "capped MG-19" not in told(events)
    assert state.points == [0, 1040]


@pytest.mark.rule("MG-18", "MG-10", "MG-14")
def test_a_pawn_on_ones_own_arrivee_gives_10_points_and_then_the_magot() -> None:
    """Made by hand: no play leaves a pawn on an opponent's Arrivée."""
    state = position(pawns=[43, 50, 20], arrivee=[50, 30, 31], round=3, rounds=3)
    events = throw(state, +7)
    assert told(events)[2:4] == ["pay MG-14", "magot MG-10"]
    assert payments(events) == [(BRUNO, ROSE, 10)]
    assert state.points == [1000 + 10 + 150, 990, 1000]
    assert state.pawns[BRUNO] == 50  # it need not be sent
    assert state.result is not None


@pytest.mark.rule("MG-18", "MG-14")
def test_all_pawns_on_ones_own_arrivee_pay_before_the_magot_is_taken() -> None:
    """Made by hand: no play leaves pawns on an opponent's Arrivée."""
    state = position(pawns=[43, 50, 50], arrivee=[50, 30, 31], round=3, rounds=3)
    assert payments(throw(state, +7)) == [(BRUNO, ROSE, 10), (JEANNE, ROSE, 10)]
    assert state.result is not None


@pytest.mark.rule("MG-18", "MG-14")
def test_each_of_several_pawns_is_sent_before_the_depart_counts() -> None:
    """Made by hand: no Départ can stand where several pawns may be."""
    state = position(pawns=[59, 63, 63], depart=[63, 11, 12])
    assert payments(throw(state, +4)) == [(BRUNO, ROSE, 10)]
    assert payments(do(state, "send 6")) == [(JEANNE, ROSE, 10)]
    assert told(do(state, "send 6")) == ["send MG-14", "pay MG-15", "pay MG-15", "again MG-17"]
