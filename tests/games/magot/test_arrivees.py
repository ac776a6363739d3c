"""Landing on an opponent's Arrivée."""

import pytest

from tests.games.magot.positions import BRUNO, JEANNE, ROSE, VICTOR, payments, position, throw
from tests.play import the, told


@pytest.mark.rule("MG-13")
def test_pay_its_owner_20_and_go_back() -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50])
    events = throw(state, +7)
    assert told(events) == ["roll MG-08", "move MG-08", "pay MG-13", "back MG-13"]
    assert payments(events) == [(ROSE, BRUNO, 20)]
    assert state.points == [980, 1020]
    assert state.pawns == [43, 20]


@pytest.mark.rule("MG-13")
def test_the_owner_is_paid_and_nobody_else() -> None:
    state = position(pawns=[43, 20, 21, 22], arrivee=[30, 31, 32, 50], turn=ROSE)
    assert payments(throw(state, +7)) == [(ROSE, VICTOR, 20)]
    assert state.points == [980, 1000, 1000, 1020]


@pytest.mark.rule("MG-13")
def test_the_way_back_leads_to_where_this_roll_began() -> None:
    state = position(pawns=[43, 20], depart=[12, 13], arrivee=[30, 50])
    back = the("back", throw(state, +7))
    assert back == {"seat": ROSE, "owner": BRUNO, "piece": "pawn-0", "from": 50, "to": 43}


@pytest.mark.rule("MG-13", "MG-17")
def test_a_second_roll_leads_back_to_where_the_second_roll_began() -> None:
    state = position(pawns=[36, 20], depart=[12, 43], arrivee=[30, 35])
    throw(state, +7)  # on Bruno's Départ: rolls again
    events = throw(state, -8)  # on Bruno's Arrivée
    assert the("back", events)["to"] == 43
    assert state.pawns == [43, 20]
    assert state.roller == BRUNO


@pytest.mark.rule("MG-13")
@pytest.mark.parametrize("depart", [[43, 13], [13, 43]])
def test_going_back_to_a_depart_is_no_landing(depart: list[int]) -> None:
    state = position(pawns=[43, 20], depart=depart, arrivee=[30, 50])
    events = throw(state, +7)
    assert payments(events) == [(ROSE, BRUNO, 20)]
    assert "again MG-17" not in told(events)
    assert state.roller == BRUNO


@pytest.mark.rule("MG-13")
@pytest.mark.parametrize("cell", [6, 63])
def test_going_back_beside_other_pawns_is_no_landing(cell: int) -> None:
    arrivee = [30, cell + 4, 40]
    state = position(pawns=[cell, cell, cell], arrivee=arrivee, depart=[20, 21, 22])
    events = throw(state, +4)
    assert payments(events) == [(ROSE, BRUNO, 20)]
    assert state.pawns == [cell, cell, cell]
    assert (state.phase, state.roller) == ("roll", BRUNO)


@pytest.mark.rule("MG-13")
def test_afterwards_the_turn_is_over() -> None:
    state = position(pawns=[43, 20, 21], arrivee=[30, 50, 51], turn=ROSE)
    throw(state, +7)
    assert (state.phase, state.roller) == ("roll", BRUNO)


@pytest.mark.rule("MG-13", "MG-18")
def test_it_comes_first_nothing_else_on_that_cell_happens() -> None:
    """Made by hand: no play puts a pawn or a Départ on the cell of an opposing Arrivée."""
    for depart in ([50, 13, 14], [12, 50, 14]):
        state = position(pawns=[43, 20, 50], depart=depart, arrivee=[30, 31, 50])
        events = throw(state, +7)
        assert told(events) == ["roll MG-08", "move MG-08", "pay MG-13", "back MG-13"]
        assert payments(events) == [(ROSE, JEANNE, 20)]
        assert state.pawns == [43, 20, 50]
        assert state.roller == BRUNO


@pytest.mark.rule("MG-13")
def test_the_same_arrivee_costs_again_each_time() -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50])
    throw(state, +7)
    throw(state, +7)
    throw(state, +7)
    assert state.points == [960, 1040]
    assert state.pawns == [43, 27]


@pytest.mark.rule("MG-13", "MG-10")
def test_ones_own_arrivee_costs_nothing() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], round=3, rounds=3)
    assert payments(throw(state, +7)) == []
