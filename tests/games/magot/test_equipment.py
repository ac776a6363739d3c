"""What is in the box: board, die, tokens, money."""

import json
from pathlib import Path
from typing import Any

import pytest

from escales.core import CHANCE, InvalidInput
from escales.games import magot
from escales.games.magot import board
from escales.games.magot.game import GAME
from tests.games.magot.positions import new_game, round_begun
from tests.play import do

DATA: dict[str, Any] = json.loads(
    (Path(magot.__path__[0]) / "data" / "board.json").read_text("utf-8")
)
FACES = [face["value"] for face in DATA["die"]["faces"]]
CELLS = range(DATA["board"]["first"], DATA["board"]["last"] + 1)


@pytest.mark.rule("MG-01")
def test_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        state = new_game(seats)
        assert len(state.points) == len(state.pawns) == seats
        assert len(state.depart) == len(state.arrivee) == seats


@pytest.mark.rule("MG-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(InvalidInput, match="2 to 4 players"):
        GAME.new(seats)


@pytest.mark.rule("MG-01")
def test_everybody_has_one_token_of_each_kind_and_one_pawn() -> None:
    state = round_begun(4)
    do(state, "depart 20", "depart 30", "depart 40", "depart 50")
    do(state, "arrivee 25", "arrivee 35", "arrivee 45", "arrivee 55")
    pieces = sorted((piece["seat"] or 0, piece["kind"]) for piece in state.view(None)["pieces"])
    assert pieces == [(s, kind) for s in range(4) for kind in ("arrivee", "depart", "pawn")]


@pytest.mark.rule("MG-01")
def test_the_board_has_seventy_numbered_cells_in_rows_of_ten() -> None:
    assert (DATA["board"]["rows"], DATA["board"]["columns"]) == (7, 10)
    assert list(board.CELLS) == list(CELLS) == list(range(70))


@pytest.mark.rule("MG-01")
def test_cells_and_faces_of_the_source_are_there() -> None:
    assert {6, 40, 43, 50, 63} <= set(CELLS)
    assert DATA["board"]["known_from_the_source"]["cells"] == [6, 40, 43, 50, 63]
    documented = [f["value"] for f in DATA["die"]["faces"] if f["provenance"] == "source"]
    assert documented == [+10, +7, -3]


@pytest.mark.rule("MG-01")
def test_whatever_is_not_in_the_source_is_marked_as_reconstructed() -> None:
    ours = [f["value"] for f in DATA["die"]["faces"] if f["provenance"] == "reconstructed"]
    assert ours == [+4, -8, -10]
    assert DATA["board"]["provenance"] == "reconstructed"
    assert "reconstructed" in DATA["money"]["note"]


@pytest.mark.rule("MG-01")
def test_the_die_has_six_different_faces_that_favour_no_direction() -> None:
    assert len(FACES) == len(set(FACES)) == 6
    assert sum(FACES) == 0
    assert sorted(FACES) == list(board.FACES)


@pytest.mark.rule("MG-01", "MG-04", "MG-08")
def test_every_face_is_equally_likely_in_the_draw_and_in_a_turn() -> None:
    state = new_game(2)
    fair = tuple((("roll", (face,)), 1) for face in sorted(FACES))
    assert state.actor == CHANCE
    assert state.outcomes() == fair
    do(state, "roll 10", "roll 7", "depart 20", "depart 30", "arrivee 25", "arrivee 35")
    assert state.actor == CHANCE
    assert state.outcomes() == fair


@pytest.mark.rule("MG-11")
def test_rolls_can_be_impossible_in_the_first_and_last_row_only() -> None:
    holding = [c for c in CELLS if any(c + face not in CELLS for face in FACES)]
    assert holding == [*range(10), *range(60, 70)]


@pytest.mark.rule("MG-11", "MG-14")
def test_the_two_penalty_cells_mirror_each_other_and_hold_back_equally() -> None:
    low, high = board.PENALTY_CELLS
    assert (low, high) == (6, 63)
    assert low + high == CELLS[0] + CELLS[-1]
    assert [f for f in FACES if low + f not in CELLS] == [-8, -10]
    assert [f for f in FACES if high + f not in CELLS] == [+10, +7]


@pytest.mark.rule("MG-01", "MG-02")
def test_the_notes_add_up() -> None:
    notes = {int(value): number for value, number in DATA["money"]["notes"].items()}
    assert notes == {10: 40, 50: 40, 100: 20}
    assert sum(value * number for value, number in notes.items()) == 4400
    assert DATA["money"]["total"] == 4400


@pytest.mark.rule("MG-02")
@pytest.mark.parametrize(("seats", "each"), [(2, 2200), (3, 1380), (4, 1100)])
def test_the_notes_are_shared_in_equal_quantities(seats: int, each: int) -> None:
    assert new_game(seats).points == [each] * seats
    shared = sum(int(v) * (number // seats) for v, number in DATA["money"]["notes"].items())
    assert shared == each


@pytest.mark.rule("MG-02")
def test_every_sum_is_a_multiple_of_ten() -> None:
    assert DATA["money"]["unit"] == 10
    sums = [*DATA["money"]["each"].values(), *board.EACH.values()]
    sums += [board.ARRIVEE_PAYS, board.PAWN_PAYS, board.OWN_DEPART_PAYS, board.OTHER_DEPART_PAYS]
    assert [amount for amount in sums if amount % 10] == []


@pytest.mark.rule("MG-13", "MG-14", "MG-15", "MG-16")
def test_the_payments_are_those_of_the_source() -> None:
    payments = {k: v for k, v in DATA["payments"].items() if k != "provenance"}
    assert payments == {"arrivee": 20, "pawn": 10, "own_depart": 50, "other_depart": 30}
