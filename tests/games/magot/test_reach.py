"""Which placements can close a cell: by exhaustion over all sets of opposing Arrivées.

To a pawn, the Arrivées of its opponents are cells it cannot stay on; all else may delay it but
bars nothing. So a pawn walks a graph of 70 cells without 1, 2 or 3 of them, and whether it can
arrive depends on those cells alone. Sets of cells are whole numbers here, one bit a cell.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest

from tests.games.magot.positions import position, round_begun, throw
from tests.play import do, told

STEPS = (+10, +7, +4, -3, -8, -10)
BACK = tuple(-step for step in STEPS)
TOKEN_CELLS = [cell for cell in range(70) if cell not in (6, 63)]
BOARD = (1 << 70) - 1

HOLDING_A_PAWN: dict[tuple[int, ...], int] = {
    (4, 7, 10): 0,
    (5, 8, 11): 1,
    (57, 59, 64): 67,
    (58, 60, 65): 68,
    (59, 61, 66): 69,
}
"""Three Arrivées and the cell that a pawn cannot leave because of them."""
CLOSING_AN_ARRIVEE: dict[tuple[int, ...], int] = {
    (3, 8, 10): 0,
    (4, 9, 11): 1,
    (5, 10, 12): 2,
    (58, 61, 64): 68,
    (59, 62, 65): 69,
}
"""Three Arrivées and the cell that cannot be reached because of them."""


def reach(start: int, steps: Iterable[int], free: int) -> int:
    """The cells that *steps* lead to from cell *start*, never leaving the *free* cells."""
    found, before = 1 << start, 0
    while found != before:
        before = found
        for step in steps:
            found |= (found << step if step > 0 else found >> -step) & free
    return found


def without(blocked: Iterable[int]) -> int:
    """All cells but the *blocked* ones."""
    return BOARD & ~sum(1 << cell for cell in blocked)


def closes_something(blocked: tuple[int, ...]) -> bool:
    """Whether some cell cannot be reached from some other because of *blocked*."""
    free = without(blocked)
    somewhere = next(cell for cell in range(70) if free >> cell & 1)
    return reach(somewhere, STEPS, free) != free or reach(somewhere, BACK, free) != free


def unable_to_arrive(blocked: tuple[int, ...], arrivee: int) -> list[int]:
    """The cells from which a pawn cannot come to *arrivee*."""
    free = without(blocked)
    lost = free & ~reach(arrivee, BACK, free)
    return [cell for cell in range(70) if lost >> cell & 1]


@cache
def closing_triples() -> list[tuple[int, ...]]:
    return [blocked for blocked in combinations(TOKEN_CELLS, 3) if closes_something(blocked)]


def hard_placements() -> Iterator[tuple[tuple[int, ...], int]]:
    """Three opposing Arrivées and one's own, such that some cell does not lead to one's own."""
    for blocked in closing_triples():
        for arrivee in TOKEN_CELLS:
            if arrivee not in blocked and unable_to_arrive(blocked, arrivee):
                yield blocked, arrivee


@pytest.mark.rule("MG-23")
@pytest.mark.parametrize("opponents", [1, 2])
def test_with_two_or_three_players_every_arrivee_can_be_reached_from_everywhere(
    opponents: int,
) -> None:
    assert not closes_something(())
    blocked_sets = combinations(TOKEN_CELLS, opponents)
    assert [blocked for blocked in blocked_sets if closes_something(blocked)] == []


@pytest.mark.rule("MG-23")
def test_with_four_players_ten_sets_of_three_arrivees_close_a_cell() -> None:
    assert set(closing_triples()) == {*HOLDING_A_PAWN, *CLOSING_AN_ARRIVEE}


@pytest.mark.rule("MG-23")
def test_a_closing_set_closes_one_cell_and_no_more() -> None:
    for blocked, arrivee in hard_placements():
        if blocked in CLOSING_AN_ARRIVEE:
            assert arrivee == CLOSING_AN_ARRIVEE[blocked]
        else:
            assert unable_to_arrive(blocked, arrivee) == [HOLDING_A_PAWN[blocked]]


@pytest.mark.rule("MG-23")
def test_a_placement_touches_one_player_at_most_so_a_round_always_ends() -> None:
    touched: dict[tuple[int, ...], int] = {}
    for blocked, arrivee in hard_placements():
        placement = tuple(sorted((*blocked, arrivee)))
        touched[placement] = touched.get(placement, 0) + 1
    assert set(touched.values()) == {1}


@pytest.mark.rule("MG-23", "MG-08")
def test_no_opponent_can_be_made_to_land_on_a_pawn() -> None:
    """From a cell at most one face leads to another: who can arrive may always be left alone."""
    for start in range(70):
        targets = [start + step for step in STEPS]
        assert len(set(targets)) == len(targets)


@pytest.mark.rule("MG-22", "MG-23")
def test_in_the_short_game_nothing_can_be_closed() -> None:
    for blocked in closing_triples():
        assert any(cell not in range(10, 60) for cell in blocked)


@pytest.mark.rule("MG-23")
@pytest.mark.parametrize(("blocked", "closed"), CLOSING_AN_ARRIVEE.items())
def test_placing_arrivees_so_that_one_is_closed_is_allowed(
    blocked: tuple[int, ...], closed: int
) -> None:
    state = round_begun(4, short=False)
    do(state, "depart 30", "depart 31", "depart 32", "depart 33")
    do(state, f"arrivee {closed}", *[f"arrivee {cell}" for cell in blocked])
    assert state.arrivee == [closed, *blocked]
    assert state.phase == "roll"


@pytest.mark.rule("MG-23", "MG-13", "MG-11")
@pytest.mark.parametrize(("blocked", "closed"), HOLDING_A_PAWN.items())
def test_a_held_pawn_moves_by_no_face(blocked: tuple[int, ...], closed: int) -> None:
    for face in STEPS:
        state = position(
            pawns=[closed, 31, 32, 33], depart=[30, 31, 32, 33], arrivee=[40, *blocked]
        )
        last = told(throw(state, face))[-1]
        assert last in ("blocked MG-11", "back MG-13")
        assert state.pawns[0] == closed


@pytest.mark.rule("MG-23", "MG-13", "MG-11")
@pytest.mark.parametrize(("blocked", "closed"), CLOSING_AN_ARRIVEE.items())
def test_a_closed_arrivee_is_entered_from_barred_cells_only(
    blocked: tuple[int, ...], closed: int
) -> None:
    entries = {closed - step for step in STEPS if closed - step in range(70)}
    assert entries == set(blocked)
