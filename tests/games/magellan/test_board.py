"""The map, its cells and passages, and the bases (MA-01, MA-02, MA-05, MA-11 to MA-14)."""

import pytest

from escales.games.magellan import board
from tests.games.magellan.positions import BRUNO, ROSE, new_game, opened, where
from tests.play import do, every, refusal


@pytest.mark.rule("MA-01")
def test_the_world_is_cells_of_ten_degrees() -> None:
    assert len(board.CELLS) == 648
    assert board.CELLS[0] == "9N1"
    assert board.CELLS[-1] == "9S36"
    assert board.CELLS[4 * 36] == "5N1"  # Paris: the fifth row north, the first column east


@pytest.mark.rule("MA-01")
def test_the_earth_is_round() -> None:
    """A ship goes from Japan to Hawaii over 4N18 and 4N19."""
    assert "4N19.w1" in board.sails("4N18.w1", ())
    assert "4N18.w1" in board.sails("4N19.w1", ())
    assert "5N36.l1" in board.DRIVES["5N1.l1"]
    assert board.lines_east("4N18", "4N19") == 1
    assert board.lines_east("4N36", "4N1") == 1
    assert board.lines_east("4N1", "4N36") == -1
    assert board.lines_east("4N1", "3N1") == 0


@pytest.mark.rule("MA-05")
def test_a_cell_can_hold_several_lands_and_seas() -> None:
    assert board.LANDS_OF["4N4"] == ("4N4.l1", "4N4.l2")
    assert {board.CELL[sea] for sea in ("5N1.w1", "5N1.w2")} == {"5N1"}
    assert "5N1.w2" not in board.sails("5N1.w1", board.CANAL_IDS)


@pytest.mark.rule("MA-11", "MA-12")
def test_passages_join_neighbouring_cells_only() -> None:
    for ways in (board.DRIVES, {sea: board.sails(sea, ()) for sea in board.SEAS}):
        for start, ends in ways.items():
            row, column = divmod(board.INDEX[board.CELL[start]], 36)
            for end in ends:
                assert start in ways[end]
                down, east = divmod(board.INDEX[board.CELL[end]], 36)
                assert abs(row - down) + min((column - east) % 36, (east - column) % 36) == 1


@pytest.mark.rule("MA-13")
def test_coasts_join_land_and_sea_of_one_cell() -> None:
    for region, beside in board.COASTS.items():
        assert all(board.CELL[other] == board.CELL[region] for other in beside)
        assert all(region in board.COASTS[other] for other in beside)


@pytest.mark.rule("MA-14")
def test_the_two_canals() -> None:
    assert board.CANALS == {"suez": ("4N4.w1", "3N4.w1"), "panama": ("1N29.w2", "1N29.w1")}
    assert "3N4.w1" in board.sails("4N4.w1", ("suez",))
    assert "3N4.w1" not in board.sails("4N4.w1", ("panama",))
    assert opened(2).canals == ("suez", "panama")  # open, as in 1962


@pytest.mark.rule("MA-02")
@pytest.mark.parametrize("bases", [1, 2, 3, 4])
def test_bases_are_the_first_islands_of_a_list(bases: int) -> None:
    cells = {
        1: ("5S6", "6N18", "3S17", "6S33", "1S27", "8N15"),
        2: ("6S33", "6S1", "5S4", "4S8", "3S6", "1S8"),
        3: ("4N34", "3N35", "4N30", "3N29", "5N31", "7N36"),
        4: ("3S17", "2S17", "2S18", "1S18", "2S19", "1S19"),
    }[bases]
    for seats in range(2, 7):
        state = new_game(seats, bases=bases)
        offered = [str(outcome) for outcome, _ in state.outcomes()]
        assert offered == [f"base {cell}" for cell in sorted(cells[:seats])]


@pytest.mark.rule("MA-02")
def test_bases_are_given_out_by_lot_each_once() -> None:
    state = new_game(2)
    assert refusal(state, "base 3S17") == ("refuse-island", "MA-02")
    do(state, "base 6N18")
    assert refusal(state, "base 6N18") == ("refuse-island", "MA-02")
    do(state, "base 5S6")
    assert state.bases == ["6N18", "5S6"]


@pytest.mark.rule("MA-05", "MA-03")
def test_base_islands_touch_their_sea() -> None:
    for base in board.BASE_AT.values():
        assert base.water in board.COASTS[base.land]
        assert board.CELL[base.land] == board.CELL[base.water] == base.cell


@pytest.mark.rule("MA-03")
@pytest.mark.parametrize(("seats", "cash"), [(2, 1200), (3, 800), (4, 600), (5, 500), (6, 400)])
def test_what_everybody_has_at_the_start(seats: int, cash: int) -> None:
    state = opened(seats)
    assert state.cash == [cash] * seats
    for seat in range(seats):
        base = board.BASE_AT[state.bases[seat]]
        jeeps = [where(state, f"jeep-{seat}-{number:02}") for number in range(1, 19)]
        ships = [where(state, f"ship-{seat}-{number:02}") for number in range(1, 7)]
        assert jeeps == [base.land] * 5 + [""] * 13
        assert ships == [base.water] * 3 + [""] * 3
        assert not any(where(state, f"plane-{seat}-{number:02}") for number in range(1, 7))


@pytest.mark.rule("MA-03")
def test_setting_up_is_told_piece_by_piece() -> None:
    state = new_game(2)
    events = do(state, "base 5S6")
    assert [event["piece"] for event in every("set-up", events)] == [
        *(f"jeep-0-{number:02}" for number in range(1, 6)),
        *(f"ship-0-{number:02}" for number in range(1, 4)),
    ]


@pytest.mark.rule("MA-51")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = new_game(3)
    do(state, "base 5S6", "base 6N18", "base 3S17")
    assert [str(outcome) for outcome, _ in state.outcomes()] == ["first 0", "first 1", "first 2"]
    assert refusal(state, "first 3") == ("refuse-lot", "MA-51")
    do(state, "first 1")
    assert (state.opener, state.turn, state.roller) == (BRUNO, BRUNO, BRUNO)
    do(state, "roll 1", "done", "roll 1", "done")
    assert state.turn == ROSE
