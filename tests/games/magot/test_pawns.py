"""Landing on opposing pawns."""

import pytest

from tests.games.magot.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    VICTOR,
    cells,
    payments,
    position,
    throw,
)
from tests.play import do, refusal, the, told


@pytest.mark.rule("MG-14")
def test_first_the_10_points_then_the_sending() -> None:
    state = position(pawns=[43, 50])
    events = throw(state, +7)
    assert told(events) == ["roll MG-08", "move MG-08", "pay MG-14"]
    assert payments(events) == [(BRUNO, ROSE, 10)]
    assert (state.points, state.pawns) == ([1010, 990], [50, 50])
    assert (state.phase, state.actor, state.roller) == ("send", ROSE, None)


@pytest.mark.rule("MG-14")
@pytest.mark.parametrize("cell", [6, 63])
def test_who_landed_chooses_6_or_63(cell: int) -> None:
    state = position(pawns=[43, 50])
    throw(state, +7)
    assert cells(state, "send") == [6, 63]
    events = do(state, f"send {cell}")
    assert told(events) == ["send MG-14"]
    assert the("send", events) == {
        "seat": ROSE,
        "owner": BRUNO,
        "piece": "pawn-1",
        "from": 50,
        "to": cell,
    }
    assert state.pawns == [50, cell]
    assert (state.phase, state.roller) == ("roll", BRUNO)


@pytest.mark.rule("MG-14")
@pytest.mark.parametrize("what", ["0", "7", "50", "43", "64", "70", "-6", "Bruno", "", "6 63"])
def test_a_pawn_is_sent_nowhere_else(what: str) -> None:
    state = position(pawns=[43, 50])
    throw(state, +7)
    assert refusal(state, f"send {what}".strip()) == ("refuse-send", "MG-14")


@pytest.mark.rule("MG-14")
def test_the_pawn_must_be_sent_before_anything_else() -> None:
    state = position(pawns=[43, 50])
    throw(state, +7)
    assert state.outcomes() == ()
    for text in ("roll 10", "depart 20", "arrivee 20"):
        assert refusal(state, text) == ("refuse-not-now", "MG-14")


@pytest.mark.rule("MG-14")
def test_without_a_pawn_there_is_nothing_to_send() -> None:
    state = position(pawns=[43, 51])
    throw(state, +7)
    assert refusal(state, "send 6") == ("refuse-not-now", "MG-08")


@pytest.mark.rule("MG-14")
def test_being_sent_triggers_no_accident() -> None:
    """Made by hand: no token can stand on 63."""
    for depart, arrivee in (([63, 20], [30, 31]), ([20, 63], [30, 31]), ([20, 21], [63, 31])):
        state = position(pawns=[43, 50], depart=depart, arrivee=arrivee)
        throw(state, +7)
        assert told(do(state, "send 63")) == ["send MG-14"]
        assert state.points == [1010, 990]
        assert state.roller == BRUNO


@pytest.mark.rule("MG-14")
def test_being_sent_is_no_arrival() -> None:
    """Made by hand: no Arrivée can stand on 63."""
    state = position(pawns=[43, 50], arrivee=[30, 63])
    throw(state, +7)
    assert told(do(state, "send 63")) == ["send MG-14"]
    assert (state.round, state.pot) == (1, 100)


@pytest.mark.rule("MG-14")
@pytest.mark.parametrize("cell", [6, 63])
def test_several_pawns_may_stand_on_a_penalty_cell(cell: int) -> None:
    state = position(pawns=[43, 50, cell, cell])
    throw(state, +7)
    assert told(do(state, f"send {cell}")) == ["send MG-14"]
    assert state.pawns == [50, cell, cell, cell]
    assert state.points == [1010, 990, 1000, 1000]


@pytest.mark.rule("MG-14")
@pytest.mark.parametrize(
    ("lander", "others"),
    [
        (ROSE, [BRUNO, JEANNE, VICTOR]),
        (BRUNO, [JEANNE, VICTOR, ROSE]),
        (JEANNE, [VICTOR, ROSE, BRUNO]),
        (VICTOR, [ROSE, BRUNO, JEANNE]),
    ],
)
@pytest.mark.parametrize(("cell", "origin", "face"), [(6, 9, -3), (63, 59, +4)])
def test_landing_on_several_pawns_does_it_for_each_in_playing_order(
    lander: int, others: list[int], cell: int, origin: int, face: int
) -> None:
    pawns = [cell] * 4
    pawns[lander] = origin
    state = position(pawns=pawns, depart=[20, 21, 22, 23], turn=lander)
    events = throw(state, face)
    sent = []
    for other in others:
        assert payments(events) == [(other, lander, 10)]  # each pays just before being sent
        assert (state.phase, state.actor) == ("send", lander)
        events = do(state, "send 6")
        sent.append(the("send", events)["owner"])
    assert sent == others
    assert payments(events) == []
    assert (state.phase, state.roller) == ("roll", others[0])
    assert state.points[lander] == 1030
    assert [state.pawns[other] for other in others] == [6, 6, 6]


@pytest.mark.rule("MG-14")
def test_of_three_pawns_there_only_the_opposing_ones_on_the_cell_are_concerned() -> None:
    state = position(pawns=[59, 63, 40, 63])
    events = throw(state, +4) + do(state, "send 6", "send 63")
    assert payments(events) == [(BRUNO, ROSE, 10), (VICTOR, ROSE, 10)]
    assert state.pawns == [63, 6, 40, 63]
    assert state.points == [1020, 990, 1000, 990]


@pytest.mark.rule("MG-14")
@pytest.mark.parametrize(("here", "other", "origin"), [(6, 63, 9), (63, 6, 66)])
def test_a_pawn_on_a_penalty_cell_is_sent_to_the_other_or_left_there(
    here: int, other: int, origin: int
) -> None:
    state = position(pawns=[origin, here], depart=[20, 21])
    throw(state, -3)
    assert cells(state, "send") == [6, 63]
    away, left = state.clone(), state.clone()
    do(away, f"send {other}")
    assert away.pawns == [here, other]
    do(left, f"send {here}")
    assert left.pawns == [here, here]
    assert (left.phase, left.roller) == ("roll", BRUNO)  # sharing the cell asks nothing more
    assert left.points == away.points == [1010, 990]


@pytest.mark.rule("MG-14")
def test_leaving_a_shared_cell_concerns_nobody() -> None:
    state = position(pawns=[63, 63, 63])
    assert told(throw(state, -8)) == ["roll MG-08", "move MG-08"]
    assert state.points == [1000, 1000, 1000]


@pytest.mark.rule("MG-14")
def test_the_sent_pawn_plays_on_from_there() -> None:
    state = position(pawns=[43, 50], depart=[20, 21])
    throw(state, +7)
    do(state, "send 63")
    throw(state, -8)
    assert state.pawns == [50, 55]
