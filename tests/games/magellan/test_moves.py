"""Moves of jeeps and ships (MA-07 to MA-13, MA-16, MA-53)."""

import pytest

from escales.core import Action, Message
from escales.games.magellan.board import CELL
from tests.games.magellan.positions import position, where
from tests.play import do, refusal, the, ways


@pytest.mark.rule("MA-07")
def test_a_line_costs_a_jeep_two_points() -> None:
    state = position(points=3, pieces={"jeep-0-01": "5N1.l1"})
    event = the("move", do(state, "move jeep-0-01 5N2.l1"))
    assert (event["from"], event["to"], event["cell"], event["cost"]) == (
        "5N1.l1",
        "5N2.l1",
        "5N2",
        2,
    )
    assert state.points == 1
    assert refusal(state, "move jeep-0-01 5N3.l1") == ("refuse-points", "MA-07")


@pytest.mark.rule("MA-08")
def test_a_line_costs_a_ship_one_point() -> None:
    state = position(points=1, pieces={"ship-0-01": "4N1.w1"})
    do(state, "move ship-0-01 4N2.w1")
    assert (state.points, where(state, "ship-0-01")) == (0, "4N2.w1")


@pytest.mark.rule("MA-09")
def test_a_diagonal_is_two_straight_steps() -> None:
    state = position(points=4, pieces={"jeep-0-01": "5N2.l1"})
    assert refusal(state, "move jeep-0-01 6N3.l1") == ("refuse-no-road", "MA-11")
    do(state, "move jeep-0-01 5N3.l1", "move jeep-0-01 6N3.l1")
    assert state.points == 0
    state = position(points=2, pieces={"ship-0-01": "5S6.w1"})
    assert refusal(state, "move ship-0-01 4S7.w1") == ("refuse-no-passage", "MA-12")
    do(state, "move ship-0-01 4S6.w1", "move ship-0-01 4S7.w1")
    assert state.points == 0


@pytest.mark.rule("MA-11")
def test_a_jeep_crosses_no_arm_of_the_sea() -> None:
    """It crosses neither the Channel nor the sea between two lands of one cell."""
    state = position(points=6, pieces={"jeep-0-01": "5N1.l1"})
    assert refusal(state, "move jeep-0-01 6N36.l1") == ("refuse-no-road", "MA-11")
    assert refusal(state, "move jeep-0-01 5N1.l2") == ("refuse-no-road", "MA-11")
    assert refusal(state, "move jeep-0-01 5N1.w1") == ("refuse-no-road", "MA-11")


@pytest.mark.rule("MA-12")
def test_a_ship_needs_a_passage() -> None:
    """The two seas in the cell of Paris do not meet there."""
    state = position(points=6, pieces={"ship-0-01": "5N1.w2"})
    assert refusal(state, "move ship-0-01 4N1.w1") == ("refuse-no-passage", "MA-12")
    assert ways(state, "move")[:2] == ["move ship-0-01 5N36.w1", "move ship-0-01 6N1.w1"]


@pytest.mark.rule("MA-07", "MA-13")
def test_embarking_and_landing_cost_a_point_each() -> None:
    state = position(points=3)
    do(state, "embark jeep-0-01 ship-0-01")
    assert (state.points, where(state, "jeep-0-01")) == (2, "5S6.w1")
    do(state, "move ship-0-01 4S6.w1")
    assert where(state, "jeep-0-01") == "4S6.w1"
    assert refusal(state, "land jeep-0-01 5S6.l1") == ("refuse-no-shore", "MA-13")
    do(state, "move ship-0-01 5S6.w1")
    assert refusal(state, "land jeep-0-01 5S6.l1") == ("refuse-points", "MA-07")
    state.points = 1
    do(state, "land jeep-0-01 5S6.l1")
    assert (state.points, where(state, "jeep-0-01")) == (0, "5S6.l1")


@pytest.mark.rule("MA-13")
def test_land_and_sea_must_touch() -> None:
    """From the Bay of Biscay a jeep lands in France, not on the islands of the Mediterranean."""
    state = position(points=6, pieces={"ship-0-01": "5N1.w2", "jeep-0-01": "ship-0-01"})
    assert ways(state, "land") == ["land jeep-0-01 5N1.l1"]
    assert refusal(state, "land jeep-0-01 5N1.l2") == ("refuse-no-shore", "MA-13")
    state = position(points=6, pieces={"ship-0-01": "5N1.w2", "jeep-0-01": "5N1.l2"})
    assert refusal(state, "embark jeep-0-01 ship-0-01") == ("refuse-not-beside", "MA-13")


@pytest.mark.rule("MA-10")
def test_a_carrier_takes_one_jeep_of_its_own_colour() -> None:
    state = position(points=6)
    do(state, "embark jeep-0-01 ship-0-01")
    assert refusal(state, "embark jeep-0-02 ship-0-01") == ("refuse-full", "MA-10")
    assert refusal(state, "embark jeep-0-01 ship-0-02") == ("refuse-aboard", "MA-10")
    assert refusal(state, "embark jeep-0-02 ship-1-01") == ("refuse-carrier", "MA-10")
    assert refusal(state, "embark jeep-0-02 jeep-0-03") == ("refuse-carrier", "MA-10")
    assert refusal(state, "embark jeep-0-02 Mars") == ("refuse-carrier", "MA-10")
    do(state, "embark jeep-0-02 ship-0-02")


@pytest.mark.rule("MA-10")
def test_loaded_only_the_carrier_moves_and_pays() -> None:
    state = position(points=4)
    do(state, "embark jeep-0-01 ship-0-01")
    assert refusal(state, "move jeep-0-01 4S6.w1") == ("refuse-aboard", "MA-10")
    do(state, "move ship-0-01 4S6.w1")
    assert state.points == 2


@pytest.mark.rule("MA-07", "MA-08")
def test_only_ones_own_pieces_on_the_board_move() -> None:
    state = position(points=6)
    assert refusal(state, "move ship-1-01 5N18.w1") == ("refuse-piece", "MA-07")
    assert refusal(state, "move ship-0-06 5S6.w1") == ("refuse-off-board", "MA-07")
    assert refusal(state, "move ship-0-01") == ("refuse-piece", "MA-07")
    assert refusal(state, "move ship-9-01 4S6.w1") == ("refuse-piece", "MA-07")


@pytest.mark.rule("MA-16")
def test_the_last_jeep_does_not_leave_the_base() -> None:
    aboard = {f"jeep-0-{number:02}": f"ship-0-{number:02}" for number in range(1, 4)}
    state = position(points=6, pieces={**aboard, "jeep-0-04": "5N1.l1"})
    assert refusal(state, "embark jeep-0-05 ship-0-03") == ("refuse-full", "MA-10")
    do(state, "land jeep-0-03 5S6.l1", "embark jeep-0-05 ship-0-03")
    assert refusal(state, "embark jeep-0-03 ship-0-01") == ("refuse-full", "MA-10")
    do(state, "buy ship")
    assert refusal(state, "embark jeep-0-03 ship-0-04") == ("refuse-last-jeep", "MA-16")
    do(state, "buy jeep", "embark jeep-0-03 ship-0-04")


@pytest.mark.rule("MA-16")
def test_the_last_jeep_does_not_drive_off_either() -> None:
    """This base has a road over a line, unlike the islands of all lists."""
    others = {f"jeep-0-{number:02}": "6N1.l1" for number in range(2, 6)}
    state = position(points=6, pieces={"jeep-0-01": "5N1.l1", **others})
    state.bases[0] = "5N1"
    assert refusal(state, "move jeep-0-01 5N2.l1") == ("refuse-last-jeep", "MA-16")
    do(state, "move jeep-0-02 5N1.l1", "move jeep-0-01 5N2.l1")


@pytest.mark.rule("MA-53")
def test_a_jeep_aboard_is_not_on_the_base_even_in_its_cell() -> None:
    aboard = {f"jeep-0-{number:02}": f"ship-0-{number:02}" for number in range(1, 4)}
    state = position(points=6, pieces={**aboard, "jeep-0-04": "5N1.l1"})
    do(state, "buy ship")
    assert where(state, "jeep-0-01") == "5S6.w1"
    assert refusal(state, "embark jeep-0-05 ship-0-04") == ("refuse-last-jeep", "MA-16")


@pytest.mark.rule("MA-53")
def test_any_land_of_the_cell_is_the_base() -> None:
    """The Azores: another island in the cell counts."""
    state = position(bases=3, points=6)
    cell = state.bases[0]
    lands = [land for land, at in CELL.items() if at == cell and ".l" in land]
    for number in range(2, 6):
        state.at[number - 1] = "5N1.l1"
    state.at[0] = lands[-1]
    do(state, "done")
    assert state.result is None


@pytest.mark.rule("MA-07")
def test_a_jeep_without_a_point_lacks_the_two_of_a_line() -> None:
    state = position(points=0, pieces={"jeep-0-01": "5N1.l1"})
    refused = state.why_not(Action.parse("move jeep-0-01 5N2.l1"))
    assert refused == Message("refuse-points", {"cost": 2}, "MA-07")
    assert ways(state, "move") == []


@pytest.mark.rule("MA-08")
def test_a_ship_without_a_point_stays() -> None:
    state = position(points=0, pieces={"ship-0-01": "4N1.w1"})
    assert refusal(state, "move ship-0-01 4N2.w1") == ("refuse-points", "MA-08")
    assert ways(state, "move") == []


@pytest.mark.rule("MA-13")
def test_who_is_not_aboard_does_not_land() -> None:
    state = position(points=3, pieces={"jeep-0-01": "5N1.l1"})
    assert refusal(state, "land jeep-0-01 5N1.l1") == ("refuse-not-aboard", "MA-13")


@pytest.mark.rule("MA-07")
def test_going_aboard_and_ashore_takes_a_point_each() -> None:
    state = position(points=2, pieces={"jeep-0-01": "5N1.l1", "ship-0-01": "5N1.w1"})
    do(state, "embark jeep-0-01 ship-0-01", "land jeep-0-01 5N1.l1")
    assert state.points == 0
    assert refusal(state, "embark jeep-0-01 ship-0-01")[0] == "refuse-points"
    state = position(points=0, pieces={"jeep-0-01": "ship-0-01", "ship-0-01": "5N1.w1"})
    assert refusal(state, "land jeep-0-01 5N1.l1")[0] == "refuse-points"
