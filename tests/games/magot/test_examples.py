"""The examples of the rule book, played."""

import pytest

from escales.games.magot.state import State
from tests.games.magot.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    VICTOR,
    payments,
    position,
    round_begun,
    throw,
)
from tests.play import do, the, told

DEPARTS = [27, 43, 12, 55]
ARRIVEES = [58, 16, 31, 35]


def example(pawns: list[int], turn: int, points: list[int] | None = None) -> State:
    """The round of the examples, with the pawns on these cells."""
    return position(pawns=pawns, depart=DEPARTS, arrivee=ARRIVEES, turn=turn, points=points)


@pytest.mark.rule("MG-03", "MG-05", "MG-06")
def test_setting_up() -> None:
    state = round_begun(4, stake=50)
    do(state, *[f"depart {cell}" for cell in DEPARTS], *[f"arrivee {cell}" for cell in ARRIVEES])
    assert (state.pot, state.depart, state.arrivee) == (200, DEPARTS, ARRIVEES)
    assert state.pawns == DEPARTS


@pytest.mark.rule("MG-10")
def test_rose_arrives() -> None:
    state = example([51, 43, 12, 55], ROSE)
    assert the("magot", throw(state, +7))["amount"] == 200
    state = example([55, 43, 12, 54], ROSE)
    throw(state, +10)
    assert (state.pawns[ROSE], state.pot) == (65, 200)


@pytest.mark.rule("MG-11")
def test_bruno_waits_on_63() -> None:
    for face, cell in ((+7, 63), (+4, 67), (-8, 55)):
        state = example([20, 63, 21, 22], BRUNO)
        throw(state, face)
        assert state.pawns[BRUNO] == cell
    state = example([20, 39, 21, 22], BRUNO)
    throw(state, +4)
    assert state.pawns[BRUNO] == 43


@pytest.mark.rule("MG-13")
def test_bruno_meets_victors_arrivee() -> None:
    state = example([27, 43, 12, 55], BRUNO)
    assert payments(throw(state, -8)) == [(BRUNO, VICTOR, 20)]
    assert (state.pawns[BRUNO], state.roller) == (43, JEANNE)


@pytest.mark.rule("MG-14")
def test_rose_meets_two_pawns_on_63() -> None:
    state = example([59, 63, 12, 63], ROSE)
    assert payments(throw(state, +4)) == [(BRUNO, ROSE, 10)]
    assert payments(do(state, "send 6")) == [(VICTOR, ROSE, 10)]
    do(state, "send 63")
    assert state.pawns == [63, 6, 12, 63]


@pytest.mark.rule("MG-15", "MG-17")
def test_rose_comes_back_to_her_depart() -> None:
    state = example([17, 43, 12, 55], ROSE)
    throw(state, +10)
    assert (state.points[ROSE], state.roller) == (850, ROSE)


@pytest.mark.rule("MG-16", "MG-17")
def test_victor_meets_jeannes_depart() -> None:
    state = example([27, 43, 20, 22], VICTOR)
    assert payments(throw(state, -10)) == [(JEANNE, VICTOR, 30)]
    assert state.roller == VICTOR


@pytest.mark.rule("MG-19")
def test_rose_has_80_points_left() -> None:
    state = example([17, 43, 12, 55], ROSE, points=[80, 500, 500, 500])
    throw(state, +10)
    assert state.points == [0, 530, 530, 520]
    assert state.roller == ROSE


@pytest.mark.rule("MG-19", "MG-13")
def test_jeanne_has_nothing_left() -> None:
    state = example([27, 43, 24, 55], JEANNE, points=[500, 500, 0, 500])
    do(state, "roll -8")
    assert (state.pawns[JEANNE], state.points) == (24, [500, 500, 0, 500])


@pytest.mark.rule("MG-13", "MG-14", "MG-16", "MG-17", "MG-18")
def test_an_eventful_turn() -> None:
    state = example([36, 20, 43, 21], ROSE)
    assert told(throw(state, +7)) == ["roll MG-08", "move MG-08", "pay MG-14"]
    assert told(do(state, "send 63")) == ["send MG-14", "pay MG-16", "again MG-17"]
    assert told(throw(state, -8)) == ["roll MG-08", "move MG-08", "pay MG-13", "back MG-13"]
    assert state.pawns == [43, 20, 63, 21]
    assert state.points == [1020, 970, 990, 1020]
    assert state.roller == BRUNO
