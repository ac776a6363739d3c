"""Placing the Départs and the Arrivées."""

import pytest

from escales.core import CHANCE
from tests.games.magot.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    UNPLACED,
    VICTOR,
    cells,
    position,
    round_begun,
)
from tests.play import do, refusal, the, told

ANYWHERE = [cell for cell in range(70) if cell not in (6, 63)]
INNER_ROWS = list(range(10, 60))


@pytest.mark.rule("MG-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("opener", [0, 1])
def test_departs_are_placed_in_playing_order_from_the_opener(seats: int, opener: int) -> None:
    state = round_begun(seats, opener)
    for place in range(seats):
        seat = (opener + place) % seats
        assert (state.phase, state.actor, state.roller) == ("depart", seat, None)
        events = do(state, f"depart {20 + place}")
        assert told(events) == ["depart MG-05"]
        assert the("depart", events)["seat"] == seat
        assert state.depart[seat] == 20 + place
    assert state.phase == "arrivee"


@pytest.mark.rule("MG-05", "MG-07")
@pytest.mark.parametrize("short", [True, False])
def test_a_depart_may_stand_on_every_cell_but_6_and_63(short: bool) -> None:
    state = round_begun(2, short=short)
    assert cells(state, "depart") == ANYWHERE
    for cell in ANYWHERE:
        trial = state.clone()
        do(trial, f"depart {cell}")
        assert trial.depart == [cell, UNPLACED]


@pytest.mark.rule("MG-05")
@pytest.mark.parametrize("what", ["70", "-1", "699", "6x", "A5", "", "20 30"])
def test_there_are_no_other_cells(what: str) -> None:
    assert refusal(round_begun(2), f"depart {what}".strip()) == ("refuse-no-cell", "MG-05")


@pytest.mark.rule("MG-06")
@pytest.mark.parametrize("what", ["70", "-1", "Rose", "", "20 30"])
def test_nor_for_an_arrivee(what: str) -> None:
    state = round_begun(2)
    do(state, "depart 20", "depart 30")
    assert refusal(state, f"arrivee {what}".strip()) == ("refuse-no-cell", "MG-06")


@pytest.mark.rule("MG-06")
@pytest.mark.parametrize(
    ("seats", "opener", "who_for_whom"),
    [
        (2, ROSE, [(BRUNO, ROSE), (ROSE, BRUNO)]),
        (2, BRUNO, [(ROSE, BRUNO), (BRUNO, ROSE)]),
        (3, ROSE, [(BRUNO, ROSE), (JEANNE, BRUNO), (ROSE, JEANNE)]),
        (3, JEANNE, [(ROSE, JEANNE), (BRUNO, ROSE), (JEANNE, BRUNO)]),
        (4, ROSE, [(BRUNO, ROSE), (JEANNE, BRUNO), (VICTOR, JEANNE), (ROSE, VICTOR)]),
        (4, JEANNE, [(VICTOR, JEANNE), (ROSE, VICTOR), (BRUNO, ROSE), (JEANNE, BRUNO)]),
    ],
)
def test_each_players_follower_places_their_arrivee(
    seats: int, opener: int, who_for_whom: list[tuple[int, int]]
) -> None:
    state = round_begun(seats, opener)
    do(state, *[f"depart {20 + place}" for place in range(seats)])
    for place, (follower, owner) in enumerate(who_for_whom):
        assert (state.phase, state.actor, state.roller) == ("arrivee", follower, None)
        events = do(state, f"arrivee {40 + place}")
        assert told(events) == ["arrivee MG-06"]
        assert the("arrivee", events)["seat"] == follower
        assert the("arrivee", events)["owner"] == owner
        assert state.arrivee[owner] == 40 + place


@pytest.mark.rule("MG-06", "MG-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("opener", [0, 1])
def test_when_all_is_placed_the_opener_rolls_first(seats: int, opener: int) -> None:
    state = round_begun(seats, opener)
    do(state, *[f"depart {20 + place}" for place in range(seats)])
    do(state, *[f"arrivee {40 + place}" for place in range(seats)])
    assert (state.phase, state.actor, state.roller) == ("roll", CHANCE, opener)


@pytest.mark.rule("MG-05", "MG-06")
def test_nothing_out_of_order() -> None:
    state = round_begun(2)
    assert refusal(state, "arrivee 20") == ("refuse-not-now", "MG-05")
    assert refusal(state, "roll 10") == ("refuse-not-now", "MG-05")
    assert refusal(state, "send 6") == ("refuse-not-now", "MG-05")
    do(state, "depart 20", "depart 30")
    assert refusal(state, "depart 40") == ("refuse-not-now", "MG-06")
    assert refusal(state, "roll 10") == ("refuse-not-now", "MG-06")
    assert refusal(state, "send 6") == ("refuse-not-now", "MG-06")


@pytest.mark.rule("MG-07")
@pytest.mark.parametrize("cell", [6, 63])
def test_no_token_on_a_penalty_cell(cell: int) -> None:
    state = round_begun(2, short=False)
    assert refusal(state, f"depart {cell}") == ("refuse-penalty-cell", "MG-07")
    do(state, "depart 20", "depart 30")
    assert refusal(state, f"arrivee {cell}") == ("refuse-penalty-cell", "MG-07")


@pytest.mark.rule("MG-07")
@pytest.mark.parametrize("short", [True, False])
def test_one_token_per_cell_whoever_owns_it(short: bool) -> None:
    state = round_begun(4, short=short)
    taken: list[int] = []
    for verb, cell in zip(["depart"] * 4 + ["arrivee"] * 4, range(20, 28), strict=True):
        for other in taken:
            assert refusal(state, f"{verb} {other}") == ("refuse-taken", "MG-07")
            assert other not in cells(state, verb)
        do(state, f"{verb} {cell}")
        taken.append(cell)


@pytest.mark.rule("MG-07")
def test_ones_own_depart_is_no_cell_for_ones_arrivee() -> None:
    state = round_begun(2)
    do(state, "depart 20", "depart 30")
    assert refusal(state, "arrivee 20") == ("refuse-taken", "MG-07")


@pytest.mark.rule("MG-07")
def test_the_pawn_starts_on_its_depart_and_that_is_no_accident() -> None:
    state = round_begun(2)
    points = list(state.points)
    do(state, "depart 43")
    assert state.pawns == [43, UNPLACED]
    assert state.actor == BRUNO
    do(state, "depart 20", "arrivee 30", "arrivee 35")
    assert state.pawns == [43, 20]
    assert state.points == points


@pytest.mark.rule("MG-22")
def test_in_the_short_game_an_arrivee_stands_in_the_inner_rows() -> None:
    state = round_begun(2, short=True)
    do(state, "depart 0", "depart 30")
    assert cells(state, "arrivee") == [cell for cell in INNER_ROWS if cell != 30]


@pytest.mark.rule("MG-22")
@pytest.mark.parametrize("cell", [1, 5, 9, 60, 64, 69])
def test_in_the_short_game_not_in_the_outer_rows(cell: int) -> None:
    state = round_begun(2, short=True)
    do(state, "depart 0", "depart 30")
    assert refusal(state, f"arrivee {cell}") == ("refuse-outer-row", "MG-22")


@pytest.mark.rule("MG-22", "MG-06")
def test_in_the_full_game_an_arrivee_stands_anywhere() -> None:
    state = round_begun(2, short=False)
    do(state, "depart 0", "depart 30")
    assert cells(state, "arrivee") == [cell for cell in ANYWHERE if cell not in (0, 30)]
    for cell in (1, 9, 60, 69):
        trial = state.clone()
        do(trial, f"arrivee {cell}")
        assert trial.arrivee[ROSE] == cell


@pytest.mark.rule("MG-09")
def test_once_the_round_has_begun_nothing_can_be_placed_any_more() -> None:
    state = position(pawns=[20, 30])
    assert refusal(state, "depart 40") == ("refuse-not-now", "MG-08")
    assert refusal(state, "arrivee 40") == ("refuse-not-now", "MG-08")
