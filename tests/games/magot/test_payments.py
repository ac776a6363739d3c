"""Nobody pays more than they have."""

import pytest

from tests.games.magot.positions import BRUNO, JEANNE, ROSE, VICTOR, payments, position, throw
from tests.play import do, the, told


@pytest.mark.rule("MG-19", "MG-13")
@pytest.mark.parametrize(("has", "pays"), [(30, 20), (20, 20), (10, 10)])
def test_for_an_arrivee_what_there_is(has: int, pays: int) -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50], points=[has, 500])
    events = throw(state, +7)
    assert payments(events) == [(ROSE, BRUNO, pays)]
    assert ("capped MG-19" in told(events)) == (pays < 20)
    assert state.points == [has - pays, 500 + pays]


@pytest.mark.rule("MG-19", "MG-13")
def test_without_points_one_goes_back_all_the_same() -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50], points=[0, 500])
    events = throw(state, +7)
    assert payments(events) == []
    assert the("capped", events) == {"payer": ROSE, "due": 20, "paid": 0}
    assert (state.pawns, state.points, state.roller) == ([43, 20], [0, 500], BRUNO)


@pytest.mark.rule("MG-19", "MG-14")
def test_without_points_a_pawn_is_sent_all_the_same() -> None:
    state = position(pawns=[43, 50], points=[500, 0])
    events = throw(state, +7)
    assert payments(events) == []
    assert the("capped", events) == {"payer": BRUNO, "due": 10, "paid": 0}
    do(state, "send 6")
    assert (state.pawns, state.points) == ([50, 6], [500, 0])


@pytest.mark.rule("MG-19", "MG-16")
@pytest.mark.parametrize(("has", "pays"), [(40, 30), (30, 30), (20, 20), (10, 10), (0, 0)])
def test_for_a_depart_what_its_owner_has_and_another_roll_all_the_same(has: int, pays: int) -> None:
    state = position(pawns=[43, 20], depart=[10, 50], points=[500, has])
    events = throw(state, +7)
    assert payments(events) == ([(BRUNO, ROSE, pays)] if pays else [])
    assert ("capped MG-19" in told(events)) == (pays < 30)
    assert state.points == [500 + pays, has - pays]
    assert state.roller == ROSE


@pytest.mark.rule("MG-19", "MG-15")
@pytest.mark.parametrize(("has", "pays"), [(60, 50), (50, 50), (40, 40), (10, 10), (0, 0)])
def test_of_two_players_the_other_gets_what_there_is(has: int, pays: int) -> None:
    state = position(pawns=[43, 20], depart=[50, 10], points=[has, 500])
    assert payments(throw(state, +7)) == ([(ROSE, BRUNO, pays)] if pays else [])
    assert state.roller == ROSE


@pytest.mark.rule("MG-19", "MG-15")
@pytest.mark.parametrize(
    ("has", "shares"),
    [
        (110, [50, 50]),
        (100, [50, 50]),
        (90, [50, 40]),
        (80, [40, 40]),
        (70, [40, 30]),
        (30, [20, 10]),
        (20, [10, 10]),
        (10, [10, 0]),
        (0, [0, 0]),
    ],
)
@pytest.mark.parametrize("payer", [ROSE, BRUNO, JEANNE])
def test_two_payees_share_in_tens_from_the_payer_on(
    has: int, shares: list[int], payer: int
) -> None:
    _share(3, payer, has, shares)


@pytest.mark.rule("MG-19", "MG-15")
@pytest.mark.parametrize(
    ("has", "shares"),
    [
        (160, [50, 50, 50]),
        (150, [50, 50, 50]),
        (140, [50, 50, 40]),
        (130, [50, 40, 40]),
        (120, [40, 40, 40]),
        (100, [40, 30, 30]),
        (80, [30, 30, 20]),
        (50, [20, 20, 10]),
        (40, [20, 10, 10]),
        (30, [10, 10, 10]),
        (20, [10, 10, 0]),
        (10, [10, 0, 0]),
        (0, [0, 0, 0]),
    ],
)
@pytest.mark.parametrize("payer", [ROSE, BRUNO, JEANNE, VICTOR])
def test_three_payees_share_in_tens_from_the_payer_on(
    has: int, shares: list[int], payer: int
) -> None:
    _share(4, payer, has, shares)


def _share(seats: int, payer: int, has: int, shares: list[int]) -> None:
    pawns, depart, points = [20, 21, 22, 23][:seats], [10, 11, 12, 13][:seats], [500] * seats
    pawns[payer], depart[payer], points[payer] = 43, 50, has
    state = position(pawns=pawns, depart=depart, points=points, turn=payer)
    events = throw(state, +7)
    payees = [(payer + step) % seats for step in range(1, seats)]
    assert payments(events) == [
        (payer, payee, share) for payee, share in zip(payees, shares, strict=True) if share
    ]
    assert ("capped MG-19" in told(events)) == (has < 50 * len(payees))
    assert state.points[payer] == has - sum(shares)
    assert sum(state.points) == has + 500 * len(payees)
    assert state.roller == payer  # the other roll comes all the same


@pytest.mark.rule("MG-19", "MG-14")
def test_several_pawns_each_owner_pays_what_they_have() -> None:
    state = position(pawns=[59, 63, 63, 63], points=[0, 0, 20, 0])
    events = throw(state, +4) + do(state, "send 6", "send 6", "send 6")
    assert payments(events) == [(JEANNE, ROSE, 10)]
    assert told(events).count("capped MG-19") == 2
    assert state.points == [10, 0, 10, 0]


@pytest.mark.rule("MG-19", "MG-21")
def test_a_debt_is_not_remembered() -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50], depart=[53, 27], points=[0, 500])
    throw(state, +7)  # owes 20, has nothing
    throw(state, +4)
    assert state.roller == ROSE
    throw(state, +4)
    assert state.points == [0, 500]
