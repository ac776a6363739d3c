"""A turn: rolling, moving, the border, arriving."""

from random import Random

import pytest

from escales.core import CHANCE
from tests.games.magot.positions import (
    BRUNO,
    ROSE,
    new_game,
    payments,
    position,
    someone_plays_on,
    throw,
)
from tests.play import do, refusal, the, told

FACES = [-10, -8, -3, +4, +7, +10]


@pytest.mark.rule("MG-08")
@pytest.mark.parametrize(("face", "cell"), [(+7, 50), (-3, 40)])
def test_the_two_moves_of_the_source(face: int, cell: int) -> None:
    state = position(pawns=[43, 20])
    assert told(throw(state, face)) == ["roll MG-08", "move MG-08"]
    assert state.pawns == [cell, 20]


@pytest.mark.rule("MG-08", "MG-11")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("depart", [0, 69])
def test_from_every_cell_the_sum_or_nothing(face: int, depart: int) -> None:
    for cell in range(70):
        state = position(pawns=[cell, 63 if cell < 35 else 6], depart=[depart, 20])
        state.arrivee = [21, 22]
        events = throw(state, face)
        if 0 <= cell + face <= 69:
            move = the("move", events)
            assert (move["from"], move["to"]) == (cell, cell + face)
        else:
            assert told(events) == ["roll MG-08", "blocked MG-11"]
            assert state.pawns[ROSE] == cell
            assert state.roller == BRUNO


@pytest.mark.rule("MG-08")
def test_the_way_is_counted_cell_by_cell_over_the_ends_of_rows() -> None:
    assert the("move", throw(position(pawns=[48, 20]), +4))["path"] == [49, 50, 51, 52]
    assert the("move", throw(position(pawns=[41, 20]), -3))["path"] == [40, 39, 38]


@pytest.mark.rule("MG-08")
def test_passing_over_pawns_and_tokens_is_nothing() -> None:
    state = position(pawns=[30, 31, 32], depart=[33, 34, 20], arrivee=[35, 36, 37])
    assert told(throw(state, +10)) == ["roll MG-08", "move MG-08"]
    assert state.pawns == [40, 31, 32]


@pytest.mark.rule("MG-08")
def test_the_move_is_compulsory() -> None:
    state = position(pawns=[43, 20])
    assert state.actor == CHANCE
    assert len(state.legal_actions()) == 0  # nothing to decide: neither whether nor where to
    for text in ("send 6", "depart 50", "arrivee 50"):
        assert refusal(state, text) == ("refuse-not-now", "MG-08")


@pytest.mark.rule("MG-08")
@pytest.mark.parametrize("what", ["0", "1", "3", "-4", "-7", "8", "20", "", "7 7", "seven"])
def test_the_die_shows_nothing_else(what: str) -> None:
    state = position(pawns=[43, 20])
    assert refusal(state, f"roll {what}".strip()) == ("refuse-face", "MG-08")


@pytest.mark.rule("MG-08")
def test_there_is_nothing_to_do_in_the_game_but_these_things() -> None:
    state = position(pawns=[43, 20])
    with pytest.raises(ValueError, match="pass"):
        do(state, "pass")
    assert state == position(pawns=[43, 20])


@pytest.mark.rule("MG-08")
def test_after_a_move_without_accident_the_next_player_rolls() -> None:
    state = position(pawns=[43, 20, 30], points=[100, 200, 300])
    assert payments(throw(state, +7)) == []
    assert (state.phase, state.actor, state.roller) == ("roll", CHANCE, BRUNO)
    assert state.points == [100, 200, 300]


@pytest.mark.rule("MG-09", "MG-13")
@pytest.mark.parametrize("seed", range(12))
def test_tokens_stay_and_no_pawn_stays_on_an_opponents_arrivee(seed: int) -> None:
    state = new_game(2 + seed % 3, rounds=2, short=bool(seed % 2))
    whole = sum(state.points)
    dice = Random(seed)
    tokens: tuple[int, list[int], list[int]] | None = None
    while state.result is None:
        someone_plays_on(state, dice)
        assert sum(state.points) + state.pot == whole
        assert min(state.points) >= 0
        if state.phase in ("roll", "send"):
            if tokens is None or tokens[0] != state.round:
                tokens = (state.round, list(state.depart), list(state.arrivee))
                assert len({*state.depart, *state.arrivee, 6, 63}) == 2 * state.seats + 2
            assert tokens == (state.round, state.depart, state.arrivee)
            assert not set(state.pawns) & set(state.arrivee)
            assert set(state.pawns) <= set(range(70))


@pytest.mark.rule("MG-10")
def test_reaching_ones_arrivee_takes_the_magot_and_ends_the_round_at_once() -> None:
    state = position(pawns=[43, 20, 30], arrivee=[50, 55, 58], points=[100, 200, 300], rounds=3)
    events = throw(state, +7)
    assert told(events)[:3] == ["roll MG-08", "move MG-08", "magot MG-10"]
    assert the("magot", events) == {"seat": ROSE, "amount": 150, "payer": "pot", "payee": ROSE}
    assert state.points == [100 + 150 - 50, 200 - 50, 300 - 50]  # and the next stakes are paid
    assert (state.round, state.phase) == (2, "depart")


@pytest.mark.rule("MG-10")
def test_one_arrives_backwards_as_well() -> None:
    state = position(pawns=[43, 20], arrivee=[33, 55], round=3, rounds=3)
    throw(state, -10)
    assert state.points == [1100, 1000]
    assert state.result is not None


@pytest.mark.rule("MG-10")
@pytest.mark.parametrize("face", [+7, +10])
def test_passing_ones_arrivee_is_not_arriving(face: int) -> None:
    state = position(pawns=[43, 20], arrivee=[47, 30])
    assert told(throw(state, face)) == ["roll MG-08", "move MG-08"]
    assert state.pot == 100
    assert state.round == 1


@pytest.mark.rule("MG-10")
def test_an_opponent_on_the_move_does_not_arrive_for_me() -> None:
    state = position(pawns=[43, 20], arrivee=[30, 50])
    throw(state, +7)  # Bruno's Arrivée
    assert state.pot == 100
    assert state.round == 1


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize(
    ("cell", "impossible"),
    [
        (0, [-10, -8, -3]),
        (2, [-10, -8, -3]),
        (3, [-10, -8]),
        (6, [-10, -8]),
        (7, [-10, -8]),
        (8, [-10]),
        (9, [-10]),
        (10, []),
        (19, []),
        (39, []),
        (40, []),
        (59, []),
        (60, [+10]),
        (62, [+10]),
        (63, [+7, +10]),
        (65, [+7, +10]),
        (66, [+4, +7, +10]),
        (69, [+4, +7, +10]),
    ],
)
def test_which_rolls_cannot_be_played_from_the_border(cell: int, impossible: list[int]) -> None:
    held = []
    for face in FACES:
        state = position(pawns=[cell, 31], depart=[32, 33], arrivee=[34, 35])
        if told(throw(state, face)) == ["roll MG-08", "blocked MG-11"]:
            held.append(face)
    assert held == impossible


@pytest.mark.rule("MG-11")
def test_who_cannot_move_waits_for_the_next_turn() -> None:
    state = position(pawns=[65, 20])
    events = throw(state, +7)
    assert the("blocked", events) == {"seat": ROSE, "face": +7, "at": 65}
    assert (state.pawns, state.roller) == ([65, 20], BRUNO)
    throw(state, +7)
    assert state.roller == ROSE
    throw(state, +4)  # by the full move: now it goes
    assert state.pawns == [69, 27]


@pytest.mark.rule("MG-11")
@pytest.mark.parametrize(
    ("depart", "pawns"),
    [
        ([65, 20], [65, 30]),  # on one's own Départ
        ([20, 65], [65, 30]),  # on an opponent's Départ
        ([20, 30], [63, 63]),  # beside an opposing pawn
    ],
)
def test_no_accident_applies_to_staying(depart: list[int], pawns: list[int]) -> None:
    state = position(pawns=pawns, depart=depart, arrivee=[40, 50])
    events = throw(state, +10)
    assert told(events) == ["roll MG-08", "blocked MG-11"]
    assert (state.pawns, state.points, state.roller) == (pawns, [1000, 1000], BRUNO)


@pytest.mark.rule("MG-11", "MG-17")
def test_a_second_roll_that_cannot_be_played_ends_the_turn() -> None:
    state = position(pawns=[58, 20, 30], depart=[62, 10, 15], arrivee=[40, 41, 42])
    throw(state, +4)
    assert state.roller == ROSE
    assert told(throw(state, +10)) == ["roll MG-08", "blocked MG-11"]
    assert state.pawns[ROSE] == 62
    assert state.roller == BRUNO
