"""Ordinary moves, direct moves, and stranded goods."""

import pytest

from escales.games.long_cours.board import NEIGHBOURS, POINTS, PORTS, STRANDING
from tests.games.long_cours.positions import BRUNO, ROSE, goods, position, roll, wait_for
from tests.play import do, refusal, the, told, verbs, ways


@pytest.mark.rule("LC-14")
@pytest.mark.parametrize("start", POINTS)
def test_an_ordinary_move_leads_to_any_neighbour_and_nowhere_else(start: str) -> None:
    state = position([start, "sydney", "le_cap"])
    assert ways(state, "sail") == [f"sail {end}" for end in NEIGHBOURS[start]]
    for end in POINTS:
        if end in NEIGHBOURS[start]:
            trial = state.clone()
            events = do(trial, f"sail {end}")
            assert the("move", events) == {
                "seat": ROSE,
                "piece": "ship-0",
                "from": start,
                "to": end,
                "path": [end],
            }
            assert trial.ships[ROSE] == end
        else:
            why = "refuse-already-there" if end == start else "refuse-no-line"
            assert refusal(state, f"sail {end}") == (why, "LC-14")


@pytest.mark.rule("LC-14")
def test_white_rectangles_included() -> None:
    state = position(["marseille", "sydney", "le_cap"])
    do(state, "sail gibraltar")
    assert state.ships[ROSE] == "gibraltar"


@pytest.mark.rule("LC-14")
def test_one_a_turn() -> None:
    state = position(["marseille", "sydney", "le_cap"])
    do(state, "sail gibraltar")
    assert refusal(state, "sail marseille") == ("refuse-second-move", "LC-14")
    do(state, "done")
    wait_for(state, ROSE)
    do(state, "sail marseille")


@pytest.mark.rule("LC-14")
def test_who_holds_a_direct_move_is_told_that_it_leads_there() -> None:
    state = position(["marseille", "sydney", "le_cap"], hands={ROSE: ["direct"]})
    assert refusal(state, "sail honolulu") == ("refuse-no-line-direct", "LC-14")
    assert refusal(state, "sail panama") == ("refuse-no-line", "LC-14"), "a white rectangle"


@pytest.mark.rule("LC-15")
def test_a_direct_move_leads_to_any_other_port_and_to_no_rectangle() -> None:
    state = position(["marseille", "sydney", "le_cap"], hands={ROSE: ["direct"]})
    others = [port for port in PORTS if port != "marseille"]
    assert ways(state, "direct") == [f"direct {port}" for port in others]
    for place in STRANDING.values():
        assert refusal(state, f"direct {place}") == ("refuse-rectangle", "LC-15")
    for what in ("direct marseille", "direct atlantis", "direct"):
        assert refusal(state, what) == ("refuse-no-other-port", "LC-15")
    events = do(state, "direct vladivostok")
    assert told(events) == ["direct LC-15"]
    assert the("direct", events)["card"] == "direct"
    assert state.ships[ROSE] == "vladivostok"


@pytest.mark.rule("LC-15")
def test_as_many_direct_moves_as_one_has_cards() -> None:
    state = position(hands={ROSE: ["direct"] * 3})
    do(state, "direct perth", "direct colombo", "direct londres")
    assert refusal(state, "direct perth") == ("refuse-not-in-hand", "LC-15")
    assert "direct" not in verbs(state)


@pytest.mark.rule("LC-15")
def test_a_direct_move_may_start_on_a_rectangle() -> None:
    state = position(["gibraltar", "sydney", "le_cap"], hands={ROSE: ["direct"]})
    assert ways(state, "direct") == [f"direct {port}" for port in PORTS]


@pytest.mark.rule("LC-15")
def test_ordinary_and_direct_moves_exclude_each_other_whichever_came_first() -> None:
    state = position(["marseille", "sydney", "le_cap"], hands={ROSE: ["direct", "direct"]})
    sailed = state.clone()
    do(sailed, "sail gibraltar")
    assert refusal(sailed, "direct perth") == ("refuse-direct-after-move", "LC-15")
    do(state, "direct perth")
    assert refusal(state, "sail sydney") == ("refuse-move-after-direct", "LC-15")
    assert "sail" not in verbs(state)
    do(state, "direct colombo", "done")
    wait_for(state, ROSE)
    do(state, "sail tamatave")


@pytest.mark.rule("LC-15", "LC-19")
def test_a_direct_move_calls_nowhere_on_the_way() -> None:
    state = position(
        ["marseille", "londres", "le_cap"],
        hands={ROSE: ["direct"]},
        stranded={11: goods(wool=5)},
    )
    do(state, "direct londres")
    assert state.cargo[ROSE] == goods()
    assert state.stranded[0] == goods(wool=5)


@pytest.mark.rule("LC-19")
def test_the_first_to_call_takes_all_the_goods_free_and_at_once() -> None:
    heap = goods(wool=5, gold=2)
    state = position(
        ["marseille", "casablanca", "le_cap"],
        cargo={ROSE: goods(wool=1)},
        stranded={11: heap, 44: goods(wood=9)},
    )
    events = do(state, "sail gibraltar")
    assert told(events) == ["move LC-14", "salvage LC-19"]
    assert the("salvage", events) == {
        "seat": ROSE,
        "at": "gibraltar",
        "amount": 7,
        "goods": {"wool": 5, "gold": 2},
    }
    assert state.cargo[ROSE] == goods(wool=6, gold=2)
    assert state.cash[ROSE] == 10
    assert state.stranded[0] == goods()
    assert state.stranded[3] == goods(wood=9)
    do(state, "done")
    events = do(state, "sail gibraltar")
    assert told(events) == ["move LC-14"]
    assert state.cargo[BRUNO] == goods()


@pytest.mark.rule("LC-19")
def test_goods_belong_to_whoever_calls_the_loser_included() -> None:
    state = position(
        ["marseille", "sydney", "le_cap"],
        hands={ROSE: ["storm"]},
        cargo={ROSE: goods(cloth=4)},
    )
    do(state, "storm 11", "done")
    do(state, "done", "done")
    roll(state, 1)
    do(state, "enter casablanca", "sail gibraltar")
    assert state.cargo[ROSE] == goods(cloth=4)
