"""What everybody sees, what is secret, and the danger that the view shows."""

import json

import pytest

from escales.games.long_cours.board import NEIGHBOURS, NOWHERE, POINTS
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.sight import Sight
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    WRECKED,
    goods,
    launched,
    position,
    roll,
)
from tests.play import do


@pytest.mark.rule("LC-28")
def test_cash_and_cargo_are_open_and_the_number_of_cards() -> None:
    state = position(
        cash=[1, 20, 3],
        cargo={BRUNO: goods(wool=4, gold=1)},
        hands={ROSE: ["storm"], JEANNE: ["fight-01", "fight-02"]},
    )
    for seat in (None, ROSE, BRUNO, JEANNE):
        view = state.view(seat)
        assert [each["counters"] for each in view["seats"]] == [
            {"cash": 1, "cargo": 0, "cards": 1},
            {"cash": 20, "cargo": 5, "cards": 0},
            {"cash": 3, "cargo": 0, "cards": 2},
        ]
        assert view["public"]["cargo"] == [[0] * 6, [0, 0, 4, 1, 0, 0], [0] * 6]


@pytest.mark.rule("LC-28", "LC-05")
def test_only_cards_are_secret() -> None:
    state = position(hands={ROSE: ["storm", "fight-01"], JEANNE: ["fight-02"]})
    state.gone = ()
    assert state.view(ROSE)["own"] == {"hand": ["fight-01", "storm"]}
    assert state.view(BRUNO)["own"] == {"hand": []}
    assert state.view(None)["own"] == {}
    public = state.view(None)
    for seat in (ROSE, BRUNO, JEANNE):
        assert {**state.view(seat), "seat": None, "own": {}} == public
    assert "fight-0" not in json.dumps(public)


@pytest.mark.rule("LC-28")
def test_cards_that_are_gone_are_known() -> None:
    state = position(hands={ROSE: ["storm"]})
    state.gone = ("fight-05",)
    do(state, "storm 11")
    assert state.view(None)["public"]["gone"] == ["fight-05", "storm"]


@pytest.mark.rule("LC-34", "LC-35")
def test_danger_is_what_the_corsaire_can_reach_on_its_next_turn() -> None:
    for start in POINTS:
        state = position(owner=ROSE, corsaire=start)
        danger = state.view(None)["public"]["danger"]
        within = {start}
        for one in NEIGHBOURS[start]:
            for two in NEIGHBOURS[one]:
                within |= {one, two, *NEIGHBOURS[two]}
        assert danger == sorted(within)


@pytest.mark.rule("LC-34")
def test_the_corsaire_of_another_that_can_come_alarms_the_captain_in_turn() -> None:
    def told(state: State, seat: int) -> list[object]:
        return [one.params["seat"] for one in GAME.alarms(state.view(None), seat)]

    state = position(["londres", "le_cap", WRECKED], owner=BRUNO, corsaire="hambourg")
    assert told(state, ROSE) == [BRUNO]
    assert told(state, BRUNO) == []
    assert told(state, JEANNE) == []
    assert told(position(["sydney", "le_cap"], owner=BRUNO, corsaire="hambourg"), ROSE) == []


@pytest.mark.rule("LC-32")
def test_a_corsaire_that_another_has_bought_alarms_until_it_comes_in() -> None:
    def told(state: State, seat: int) -> list[str]:
        return [one.id for one in GAME.alarms(state.view(None), seat)]

    state = position(owner=BRUNO)
    assert told(state, ROSE) == ["since-corsaire-due"]
    assert told(state, BRUNO) == []
    assert told(position(), ROSE) == []
    assert told(position(owner=BRUNO, round=8, rounds=8), ROSE) == []


@pytest.mark.rule("LC-32")
def test_there_is_no_danger_before_it_is_at_sea() -> None:
    assert position(owner=ROSE).view(None)["public"]["danger"] == []
    assert position().view(None)["public"]["danger"] == []


@pytest.mark.rule("LC-34", "LC-43")
@pytest.mark.parametrize(
    ("opener", "turn", "owner", "comes"),
    [
        (ROSE, JEANNE, BRUNO, False),
        (ROSE, JEANNE, JEANNE, True),
        (ROSE, BRUNO, JEANNE, True),
        (JEANNE, ROSE, JEANNE, False),
        (JEANNE, ROSE, BRUNO, True),
    ],
)
def test_in_the_last_round_only_a_corsaire_whose_turn_is_to_come_is_a_danger(
    opener: int, turn: int, owner: int, comes: bool
) -> None:
    for rounds in (8, 9, 0):
        state = position(
            opener=opener, turn=turn, owner=owner, corsaire="panama", round=8, rounds=rounds
        )
        dangerous = comes or rounds != 8
        assert bool(state.view(None)["public"]["danger"]) == dangerous
        hunted = dangerous and owner != turn
        for sight in (Sight.of_view(state.view(turn)), Sight.of_state(state)):
            assert sight.pursuer == ("panama" if hunted else NOWHERE)


@pytest.mark.rule("LC-18", "LC-20")
def test_whom_a_storm_would_hit_is_shown_before_it_is_played() -> None:
    state = position(
        ["marseille", "gibraltar", WRECKED, "sydney"],
        cargo={ROSE: goods(wool=2), BRUNO: goods(gold=3)},
        owner=JEANNE,
        corsaire="sydney",
    )
    calm = {"seats": [], "amount": 0, "corsaire": False}
    assert state.view(None)["public"]["storms"] == [
        {"zone": 11, "seats": [0, 1], "amount": 5, "corsaire": False},
        {"zone": 22, **calm},
        {"zone": 33, "seats": [3], "amount": 0, "corsaire": True},
        {"zone": 44, **calm},
        {"zone": 55, **calm},
        {"zone": 66, **calm},
    ]


@pytest.mark.rule("LC-18")
def test_pieces_stand_on_the_board() -> None:
    state = position(
        ["londres", WRECKED, "le_cap"],
        stranded={22: goods(wool=4)},
        owner=BRUNO,
        corsaire="gibraltar",
    )
    assert state.view(None)["pieces"] == [
        {"id": "heap-22", "kind": "heap", "seat": None, "place": "cap_nord", "count": 4},
        {"id": "ship-0", "kind": "ship", "seat": 0, "place": "londres"},
        {"id": "ship-2", "kind": "ship", "seat": 2, "place": "le_cap"},
        {"id": "corsaire", "kind": "corsaire", "seat": 1, "place": "gibraltar"},
    ]


@pytest.mark.rule("LC-43")
@pytest.mark.parametrize(("rounds", "last"), [(0, 0), (7, 0), (6, 1)])
def test_in_the_last_round_the_question_says_so(rounds: int, last: int) -> None:
    question = position(round=6, rounds=rounds).view(None)["question"]
    assert question is not None
    assert question["params"]["last"] == last


@pytest.mark.rule("LC-10", "LC-17", "LC-21", "LC-32", "LC-34")
def test_questions_name_who_is_asked_and_the_rule() -> None:
    state = position(["londres", WRECKED, "le_cap"], owner=JEANNE, corsaire="panama")
    assert state.view(None)["question"] == {
        "id": "question-turn",
        "params": {"seat": ROSE, "last": 0},
        "rule": "LC-10",
    }
    do(state, "resell")
    assert state.view(None)["question"] == {
        "id": "question-resale",
        "params": {"seat": ROSE},
        "rule": "LC-17",
    }
    roll(state, 1)
    do(state, "done")
    assert state.view(None)["question"] == {
        "id": "question-entry-roll",
        "params": {"seat": BRUNO},
        "rule": "LC-21",
    }
    roll(state, 3)
    assert state.view(None)["question"] == {
        "id": "question-entry",
        "params": {"seat": BRUNO, "zone": 33},
        "rule": "LC-21",
    }
    do(state, "enter sydney", "done", "corsaire honolulu")
    assert state.view(None)["question"] == {
        "id": "question-voyage",
        "params": {"seat": JEANNE, "legs": 1},
        "rule": "LC-34",
    }


@pytest.mark.rule("LC-08")
def test_the_first_port_is_asked_for_with_its_zone() -> None:
    state = launched(2)
    assert state.view(None)["question"] == {
        "id": "question-purchase",
        "params": {"seat": ROSE},
        "rule": "LC-09",
    }
