"""Drawing the first player, and the order of play."""

import pytest

from escales.core import CHANCE
from tests.games.magot.positions import BRUNO, JEANNE, ROSE, VICTOR, new_game, position, throw
from tests.play import refusal, the, told


@pytest.mark.rule("MG-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_roll_once_in_the_order_of_the_seats(seats: int) -> None:
    state = new_game(seats)
    for seat in range(seats):
        assert (state.phase, state.actor, state.roller) == ("draw", CHANCE, seat)
        throw(state, [+10, +7, +4, -3][seat])
    assert state.phase == "depart"
    assert state.opener == state.actor == ROSE


@pytest.mark.rule("MG-04")
@pytest.mark.parametrize(
    ("faces", "opener"),
    [
        ((+4, +10), BRUNO),
        ((+7, +4), ROSE),
        ((-10, +4), BRUNO),  # in signed value: -10 is the worst there is
        ((-3, -8), ROSE),
        ((-10, -8), BRUNO),
        ((-10, -3, -8), BRUNO),
        ((+4, +7, -10, +10), VICTOR),
        ((-10, -10, -8, -10), JEANNE),  # a tie that is not for the best is none
        ((+4, +4, +10, +4), JEANNE),
    ],
)
def test_the_highest_result_opens(faces: tuple[int, ...], opener: int) -> None:
    state = new_game(len(faces))
    for face in faces[:-1]:
        assert told(throw(state, face)) == ["draw MG-04"]
    events = throw(state, faces[-1])
    assert told(events)[:2] == ["draw MG-04", "opener MG-04"]
    assert the("opener", events) == {"seat": opener}
    assert (state.opener, state.actor, state.round) == (opener, opener, 1)


@pytest.mark.rule("MG-04")
def test_ties_for_the_best_roll_again_among_themselves() -> None:
    state = new_game(4)
    for face in (+7, +4, +7):
        throw(state, face)
    assert told(throw(state, -8)) == ["draw MG-04", "tie MG-04"]
    assert state.roller == ROSE
    throw(state, -8)
    assert state.roller == JEANNE  # neither Bruno nor Victor
    throw(state, -3)
    assert state.opener == JEANNE


@pytest.mark.rule("MG-04")
def test_what_a_tied_player_rolled_before_no_longer_counts() -> None:
    state = new_game(3)
    for face in (+4, +10, +10):
        throw(state, face)
    throw(state, -10)
    throw(state, -8)  # less than Rose's +4, but she is out of the draw
    assert state.opener == JEANNE


@pytest.mark.rule("MG-04")
def test_ties_among_ties() -> None:
    state = new_game(4)
    rollers = []
    for face in (+10, +10, -3, +10, +4, +4, -8, -10, -10, +7, +10):
        rollers.append(state.roller)
        throw(state, face)
    first, second, third, fourth = [0, 1, 2, 3], [0, 1, 3], [0, 1], [0, 1]
    assert rollers == [*first, *second, *third, *fourth]
    assert state.opener == BRUNO


@pytest.mark.rule("MG-04")
def test_all_four_may_tie() -> None:
    state = new_game(4)
    for _ in range(3):
        for seat in range(4):
            assert state.roller == seat
            throw(state, -10)
    assert (state.phase, state.roller, state.round) == ("draw", ROSE, 0)


@pytest.mark.rule("MG-04")
def test_nothing_else_is_possible_during_the_draw() -> None:
    state = new_game(2)
    assert len(state.legal_actions()) == 0
    assert refusal(state, "depart 43") == ("refuse-not-now", "MG-04")
    assert refusal(state, "arrivee 43") == ("refuse-not-now", "MG-04")
    assert refusal(state, "send 6") == ("refuse-not-now", "MG-04")
    for text in ("roll 0", "roll 5", "roll 3", "roll -7", "roll ten", "roll", "roll 10 10"):
        assert refusal(state, text)[0] == "refuse-face"


@pytest.mark.rule("MG-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draw_moves_no_money(seats: int) -> None:
    state = new_game(seats)
    for _ in range(seats):
        throw(state, +10)
    assert state.points == new_game(seats).points
    assert state.pot == 0


@pytest.mark.rule("MG-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_listed_in_playing_order_and_turns_go_round(seats: int) -> None:
    state = position(pawns=[20, 30, 40, 50][:seats], turn=seats - 1)
    for seat in [seats - 1, *range(seats), 0]:
        assert (state.actor, state.roller) == (CHANCE, seat)
        throw(state, +7 if state.pawns[seat] < 50 else -8)
