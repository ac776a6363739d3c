"""What is seen of a game: everything, by everybody."""

import json
from random import Random
from typing import cast

import pytest

from escales.core import Action, Question, View
from escales.games.magot.game import GAME
from escales.games.magot.state import State
from escales.games.magot.view import Public
from tests.games.magot.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    new_game,
    position,
    round_begun,
    someone_plays_on,
    throw,
)
from tests.play import do


def question(state: State) -> Question:
    asked = state.view(None)["question"]
    assert asked is not None
    return asked


def places(view: View) -> dict[str, str]:
    return {piece["id"]: piece["place"] for piece in view["pieces"]}


@pytest.mark.rule("MG-04")
def test_the_draw_asks_whoever_is_to_roll() -> None:
    state = new_game(3)
    throw(state, +4)
    asked = question(state)
    assert (asked["id"], asked["params"]["seat"], asked["rule"]) == (
        "question-draw",
        BRUNO,
        "MG-04",
    )


@pytest.mark.rule("MG-04")
def test_a_tie_asks_the_first_of_those_who_tied() -> None:
    state = new_game(3)
    for face in (-3, +7, +7):
        throw(state, face)
    assert question(state)["params"]["seat"] == BRUNO
    throw(state, +4)
    assert question(state)["params"]["seat"] == JEANNE


@pytest.mark.rule("MG-05")
def test_a_depart_is_asked_of_its_owner() -> None:
    state = round_begun(3, BRUNO)
    do(state, "depart 20")
    assert question(state) == {
        "id": "question-depart",
        "params": {"seat": JEANNE, "owner": JEANNE, "round": 1, "rounds": 3},
        "rule": "MG-05",
    }


@pytest.mark.rule("MG-06")
def test_an_arrivee_is_asked_of_the_follower_for_its_owner_with_the_depart() -> None:
    state = round_begun(3, BRUNO)
    do(state, "depart 20", "depart 21", "depart 22", "arrivee 30")
    assert question(state) == {
        "id": "question-arrivee",
        "params": {"seat": ROSE, "owner": JEANNE, "from": 21, "low": 10, "high": 59},
        "rule": "MG-06",
    }


@pytest.mark.rule("MG-22")
def test_without_the_short_game_the_question_names_the_whole_board() -> None:
    state = round_begun(3, BRUNO, short=False)
    do(state, "depart 20", "depart 21", "depart 22")
    assert {"low": 0, "high": 69}.items() <= question(state)["params"].items()


@pytest.mark.rule("MG-08")
def test_a_roll_is_asked_of_whoever_holds_the_die() -> None:
    state = position(pawns=[20, 30, 40], turn=JEANNE)
    asked = question(state)
    assert asked == {
        "id": "question-roll",
        "params": {"seat": JEANNE, "owner": JEANNE, "to": state.arrivee[JEANNE]},
        "rule": "MG-08",
    }
    assert state.view(None)["roller"] == JEANNE


@pytest.mark.rule("MG-14")
def test_sending_is_asked_of_whoever_landed_about_the_pawn_now_to_be_sent_and_its_arrivee() -> None:
    state = position(pawns=[63, 63, 59], turn=JEANNE)
    throw(state, +4)
    for owner in (ROSE, BRUNO):
        assert question(state) == {
            "id": "question-send",
            "params": {"seat": JEANNE, "owner": owner, "to": state.arrivee[owner]},
            "rule": "MG-14",
        }
        do(state, "send 6")


@pytest.mark.rule("MG-20")
def test_after_the_end_nothing_is_asked_and_the_ranking_is_shown() -> None:
    state = position(pawns=[43, 20], arrivee=[50, 30], points=[500, 300], rounds=1)
    throw(state, +7)
    view = state.view(ROSE)
    assert (view["question"], view["actor"], view["roller"]) == (None, None, None)
    assert view["result"] == {"ranking": [1, 2], "reason": "rounds", "rule": "MG-20"}


@pytest.mark.rule("MG-05", "MG-06", "MG-07")
def test_pieces_appear_as_they_are_placed() -> None:
    state = round_begun(2)
    assert places(state.view(None)) == {}
    do(state, "depart 20")
    assert places(state.view(None)) == {"depart-0": "20", "pawn-0": "20"}
    do(state, "depart 30", "arrivee 40")
    assert places(state.view(None)) == {
        "depart-0": "20",
        "depart-1": "30",
        "arrivee-0": "40",
        "pawn-0": "20",
        "pawn-1": "30",
    }


@pytest.mark.rule("MG-02", "MG-03")
def test_points_and_the_magot_are_counted_before_all_eyes() -> None:
    view = round_begun(3, stake=20, rounds=5).view(BRUNO)
    assert view["counters"] == {"pot": 60, "round": 1, "rounds": 5}
    assert [seat["counters"] for seat in view["seats"]] == [{"points": 1360}] * 3
    assert [seat["wealth"] for seat in view["seats"]] == [1360] * 3


@pytest.mark.rule("MG-21")
def test_nobody_is_ever_out() -> None:
    view = position(pawns=[20, 30], points=[0, 100]).view(None)
    assert [seat["out"] for seat in view["seats"]] == [False, False]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_see_the_same_and_it_is_plain_json(seats: int) -> None:
    state = new_game(seats)
    dice = Random(seats)
    for _ in range(150):
        views = [state.view(seat) for seat in (*range(seats), None)]
        for seat, view in zip((*range(seats), None), views, strict=True):
            assert view["seat"] == seat
            assert json.loads(json.dumps(view)) == view
            assert {**view, "seat": None} == views[-1]
            assert view["own"] == {}
        if state.result is not None:
            break
        someone_plays_on(state, dice)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_enough_to_set_the_game_up_again(seats: int) -> None:
    state = new_game(seats, rounds=1)
    dice = Random(seats)
    while state.result is None:
        someone_plays_on(state, dice)
        assert GAME.sample(state.view(ROSE), dice) == state


@pytest.mark.rule("MG-04")
def test_the_draw_is_shown_until_it_is_decided() -> None:
    state = new_game(2)
    throw(state, +7)
    assert state.view(None)["public"]["draws"] == [[ROSE, +7], [BRUNO, 0]]
    throw(state, +7)
    assert state.view(None)["public"]["draws"] == [[ROSE, 0], [BRUNO, 0]]
    throw(state, +7)
    throw(state, +4)
    assert state.view(None)["public"]["draws"] == []


@pytest.mark.rule("MG-07", "MG-22", "MG-14", "MG-08")
def test_a_refusal_says_what_would_be_possible() -> None:
    state = round_begun(2)
    assert why_not(state, "depart 70") == {"low": 0, "high": 69}
    assert why_not(state, "depart 63") == {"place": 63}
    do(state, "depart 20", "depart 30")
    assert why_not(state, "arrivee 20") == {"place": 20}
    assert why_not(state, "arrivee 60") == {"low": 10, "high": 59}
    do(state, "arrivee 40", "arrivee 50")
    assert why_not(state, "roll 5") == {"faces": "-10, -8, -3, +4, +7, +10"}
    do(state, "roll 10")  # from 20 to Bruno's pawn on 30
    assert why_not(state, "send 7") == {"low": 6, "high": 63}


def why_not(state: State, text: str) -> dict[str, object]:
    message = state.why_not(Action.parse(text))
    assert message is not None
    return dict(message.params)


def test_a_view_is_a_copy() -> None:
    state = position(pawns=[43, 20])
    before = state.clone()
    view = state.view(None)
    cast(Public, view["public"])["pawns"].clear()
    view["seats"].clear()
    view["pieces"].clear()
    assert state == before


@pytest.mark.rule("MG-08")
def test_nothing_is_foreseen_while_tokens_are_placed() -> None:
    state = new_game(3)
    assert cast(Public, state.view(None)["public"])["throws"] == []
