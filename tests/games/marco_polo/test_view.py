"""What each seat sees (MP-20)."""

import json
from typing import cast

import pytest

from escales.core import CHANCE, Pile
from escales.games.marco_polo.cards import COLOURS
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Own, Public
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    FORTUNE,
    JEANNE,
    ROSE,
    new_game,
    position,
    spun,
    trading,
)
from tests.play import do, every


def own(state: State, seat: int) -> Own:
    return cast(Own, state.view(seat)["own"])


def public(state: State) -> Public:
    return cast(Public, state.view(None)["public"])


@pytest.mark.rule("MP-20")
def test_goods_are_secret_cash_and_numbers_are_not() -> None:
    state = position(["bagdad", "calicut"], hands={ROSE: EIGHTIES, BRUNO: ["green_rugs"]})
    assert own(state, ROSE)["hand"] == list(EIGHTIES)
    for other in (BRUNO, None):
        seen = state.view(other)
        assert not any(card in json.dumps(seen) for card in EIGHTIES)
        assert seen["public"]["cards"] == [3, 1]
        assert seen["public"]["cash"] == [240, 240]
        assert seen["seats"][ROSE]["wealth"] == 240
    assert state.view(ROSE)["seats"][ROSE]["wealth"] == 480


@pytest.mark.rule("MP-20")
def test_who_holds_a_table_or_a_secret_is_open_and_counts() -> None:
    state = position(
        ["bagdad", "calicut"], tables={ROSE: "table_kyoto"}, secrets={BRUNO: "secret_kite"}
    )
    assert public(state)["tables"] == [True, False]
    assert public(state)["secrets"] == ["", "secret_kite"]
    assert [seat["wealth"] for seat in state.view(None)["seats"]] == [480, 480]


@pytest.mark.rule("MP-31")
def test_who_is_near_home_with_all_that_everybody_sees_alarms_the_others() -> None:
    def warned(
        place: str, cash: int, goods: int = 3, seat: int = BRUNO
    ) -> list[tuple[object, ...]]:
        state = position(
            [place, "calicut"],
            cash=[cash, 240],
            hands={ROSE: FORTUNE[:goods]},
            tables={ROSE: "table_kyoto"},
            accomplished=[ROSE],
            secrets={ROSE: "secret_kite"},
        )
        return [tuple(one.params.values()) for one in GAME.alarms(state.view(None), seat)]

    assert warned("tabriz", 380) == [(ROSE, 3, "none", 860, 1100, 3)], (
        "860 b in sight, three cards of 80 b at most"
    )
    assert warned("belgrade", 380) == [(ROSE, 1, "none", 860, 1100, 3)]
    assert warned("tabriz", 379) == [], "1,100 b cannot be reached"
    assert warned("tabriz", 700, goods=2) == [], "one of the three colours is missing"
    assert warned("calicut", 700) == [], "far from home"
    assert warned("belgrade", 380, seat=ROSE) == [], "nobody is warned of oneself"


@pytest.mark.rule("MP-32")
def test_without_a_mission_done_nobody_is_near_a_win() -> None:
    state = position(
        ["belgrade", "calicut"],
        cash=[900, 240],
        hands={ROSE: FORTUNE},
        tables={ROSE: "table_kyoto"},
    )
    assert list(GAME.alarms(state.view(None), BRUNO)) == []


@pytest.mark.rule("MP-20")
def test_hands_are_shown_at_the_end() -> None:
    state = position(
        ["belgrade", "calicut"],
        cash=[240, 0],
        hands={ROSE: FORTUNE, BRUNO: ["green_rugs"]},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    assert public(state)["hands"] == []
    spun(state, "land", 1)
    events = do(state, "move venise")
    assert [shown["hand"] for shown in every("hand", events)] == [list(FORTUNE), ["green_rugs"]]
    assert public(state)["hands"] == [list(FORTUNE), ["green_rugs"]]
    assert [seat["wealth"] for seat in state.view(None)["seats"]] == [1120, 30]


@pytest.mark.rule("MP-06")
def test_before_announcing_one_sees_where_each_number_leads() -> None:
    state = position(["venise", "calicut", "bagdad"])
    reach = own(state, ROSE)["reach"]
    assert reach["land"] == {
        "1": ["belgrade"],
        "2": ["andrinople"],
        "3": ["constantinople"],
        "4": ["constantinople", "sivas"],
    }
    assert reach["sea"]["1"] == ["corfou"]
    assert set(reach["sea"]) == {"1", "2", "3", "4", "5"}
    assert "reach" not in own(state, BRUNO)
    do(state, "announce sea")
    assert set(own(state, ROSE)["reach"]) == {"sea"}
    do(state, "spin 1")
    assert own(state, ROSE)["reach"] == {"sea": {"1": ["corfou"]}}
    assert "reach" not in own(state, BRUNO)
    do(state, "move corfou")
    assert "reach" not in own(state, ROSE)


@pytest.mark.rule("MP-14", "MP-16")
def test_the_question_on_a_comptoir_says_what_is_left_to_do() -> None:
    def asked(state: State) -> object:
        question = state.view(None)["question"]
        assert question is not None
        return question["params"]["may"]

    state = trading(hands={ROSE: ["green_rugs"]}, cash=[40, 0])
    assert asked(state) == "sell"
    do(state, "buy", "draw green_silks")
    assert asked(state) == "buy"
    do(state, "buy", "draw green_furs")
    assert asked(state) == "poor"
    state = trading(cash=[60, 0])
    do(state, "buy", "draw green_silks", "buy", "draw green_furs", "buy", "draw green_rugs")
    assert asked(state) == "end", "three cards are the most"
    state = trading(["bagdad", "bagdad"], hands={BRUNO: EIGHTIES}, emptied=["green"])
    assert asked(state) == "buy", "from Bruno"
    do(state, "demand 1", "take blue_tea")
    assert asked(state) == "end"


@pytest.mark.rule("MP-31", "MP-32")
def test_the_ledger_says_what_is_missing() -> None:
    state = position(
        ["bagdad", "calicut"],
        hands={ROSE: ["blue_tea", "green_rugs", "green_silks", "green_furs"]},
        tables={ROSE: "table_kyoto"},
    )
    ledger = own(state, ROSE)["ledger"]
    assert ledger == {
        "wealth": 690,
        "target": 1100,
        "missing": 410,
        "colours": {"blue": 1, "green": 3, "purple": 0, "yellow": 0},
        "limited": ["blue", "green", "yellow"],
        "least": 1,
        "most": 2,
        "goods": 210,
        "gifts": 1,
        "expected": 3,
        "table": True,
        "accomplished": False,
        "secret": False,
        "fortune": False,
    }


@pytest.mark.rule("MP-36", "MP-20")
def test_the_heights_of_the_piles_are_open_and_so_is_what_went_under() -> None:
    state = trading(hands={ROSE: ["blue_tea"]})
    do(state, "sell blue_tea")
    piles = public(state)["piles"]
    assert piles["blue"] == {"shuffled": 13, "bottom": ["blue_tea"], "chance": 5}
    for bottom, chance in ((["blue_wind", "blue_tea"], 1), (["blue_tea", "blue_wind"], 0), ([], 0)):
        state.piles[COLOURS.index("blue")] = Pile([], bottom)
        assert public(state)["piles"]["blue"]["chance"] == chance, "only the next one counts"


@pytest.mark.rule("MP-19", "MP-20")
def test_a_card_taken_is_seen_by_two() -> None:
    state = trading(["bagdad"] * 3, hands={BRUNO: EIGHTIES})
    (event,) = [event for event in do(state, "demand 1", "take blue_tea") if event.kind == "take"]
    assert event.seen_by(ROSE)["params"]["card"] == "blue_tea"
    assert event.seen_by(BRUNO)["params"]["card"] == "blue_tea"
    assert event.seen_by(JEANNE) == {
        "kind": "take",
        "rule": "MP-19",
        "params": {"seat": ROSE, "other": BRUNO},
        "hidden": True,
    }


@pytest.mark.rule("MP-04")
def test_before_the_lot() -> None:
    view = new_game(4).view(None)
    assert (view["actor"], view["round"], view["counters"]) == (
        CHANCE,
        0,
        {"round": 0, "rounds": 0},
    )
    assert view["pieces"] == [
        {"id": f"pawn-{seat}", "kind": "pawn", "seat": seat, "place": "venise"} for seat in range(4)
    ]
