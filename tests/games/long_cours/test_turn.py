"""A turn: everything in any order, except what has a fixed place."""

from itertools import permutations

import pytest

from escales.core import CHANCE, Action, IllegalAction, Seat, Table
from escales.games.long_cours.game import GAME
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    WRECKED,
    goods,
    position,
    roll,
    wait_for,
)
from tests.play import do, every, refusal, told, verbs


@pytest.mark.rule("LC-10")
def test_the_sources_example_of_a_busy_turn() -> None:
    state = position(
        ["londres", "londres", "hambourg"],
        hands={
            ROSE: ["fight-05", "fight-06", "storm", "storm", "storm"],
        },
    )
    do(state, "buy 1", "fight 1 fight-05", "yield", "sail hambourg", "storm 44", "buy 2")
    do(state, "fight 2 fight-06", "yield", "resell")
    roll(state, 3)
    do(state, "storm 55", "storm 66")
    assert (state.phase, state.actor) == ("turn", ROSE)
    assert state.cash == [10 - 1 + 10 - 2 + 10 + 3, 0, 0]
    assert state.cargo[ROSE] == goods(cloth=2)


@pytest.mark.rule("LC-10")
@pytest.mark.parametrize(
    "order", list(permutations(["buy 1", "resell", "sail gibraltar", "storm 33"]))
)
def test_operations_mix_freely(order: tuple[str, ...]) -> None:
    state = position(["marseille", "sydney", "le_cap"], hands={ROSE: ["storm"]})
    for what in order:
        if what == "buy 1" and state.ships[ROSE] == "gibraltar":
            assert refusal(state, what) == ("refuse-nothing-for-sale", "LC-11")
            continue
        do(state, what)
        if state.actor == CHANCE:
            roll(state, 6)
    assert (state.phase, state.actor) == ("turn", ROSE)


@pytest.mark.rule("LC-10")
def test_the_player_says_when_the_turn_is_over_and_the_next_one_plays() -> None:
    state = position()
    for seat in (BRUNO, JEANNE, ROSE):
        events = do(state, "done")
        assert every("turn", events) == [{"seat": seat}]
        assert (state.turn, state.actor) == (seat, seat)


@pytest.mark.rule("LC-10")
def test_a_turn_may_be_ended_at_once_or_when_nothing_else_is_left() -> None:
    state = position(["gibraltar", "sydney", "le_cap"], cash=[0, 1, 1])
    do(state, "resell")
    roll(state, 1)
    do(state, "sail marseille")
    assert verbs(state) == ["done"]
    do(state, "done")


@pytest.mark.rule("LC-10")
def test_rounds_are_counted_from_the_opener() -> None:
    state = position(turn=JEANNE, opener=JEANNE, round=2)
    do(state, "done", "done")
    assert (state.round, state.turn) == (2, BRUNO)
    events = do(state, "done")
    assert (state.round, state.turn) == (3, JEANNE)
    assert every("round", events) == [{"number": 3, "rounds": 0, "left": -1}]


@pytest.mark.rule("LC-10")
def test_rounds_go_on_when_the_opener_is_out() -> None:
    state = position(["londres", WRECKED, "le_cap"], opener=BRUNO, turn=ROSE, fallen=[(BRUNO,)])
    do(state, "done")
    assert (state.round, state.turn) == (3, JEANNE)
    do(state, "done")
    assert (state.round, state.turn) == (3, ROSE)


@pytest.mark.rule("LC-10")
def test_nothing_out_of_turn() -> None:
    seats = [Seat("Rose", "red"), Seat("Bruno", "blue"), Seat("Jeanne", "yellow")]
    table = Table(GAME, seats)
    table.state = position(hands={BRUNO: ["storm"]})
    for what in ("buy 1", "storm 11", "done", "resell"):
        with pytest.raises(IllegalAction) as refused:
            table.play(Action.parse(what), BRUNO)
        assert refused.value.message == ("refuse-not-your-turn", {"seat": ROSE}, "LC-10")


@pytest.mark.rule("LC-10", "LC-21")
def test_what_belongs_to_other_moments() -> None:
    state = position()
    for what in ("launch londres", "enter londres", "bid 7", "pass", "answer fight-12", "yield"):
        assert refusal(state, what) == ("refuse-not-now", "LC-10")
    for what in ("roll 3", "deal storm", "first 0"):
        assert refusal(state, what) == ("refuse-not-now", "LC-10")


@pytest.mark.rule("LC-10")
@pytest.mark.parametrize("what", ["done 1", "resell 3"])
def test_some_actions_take_nothing_after_them(what: str) -> None:
    assert refusal(position(), what)[0] == "refuse-extra"


@pytest.mark.rule("LC-10", "LC-14", "LC-17")
def test_each_turn_begins_afresh() -> None:
    state = position(["londres", "sydney", "le_cap"])
    do(state, "sail hambourg", "resell")
    roll(state, 1)
    assert verbs(state) == ["buy", "auction", "done"]
    do(state, "done")
    wait_for(state, ROSE)
    assert verbs(state) == ["buy", "resell", "sail", "auction", "done"]


@pytest.mark.rule("LC-16")
def test_cards_played_leave_the_game_for_good() -> None:
    state = position(
        ["londres", "londres", "le_cap"],
        hands={ROSE: ["direct", "fight-02", "storm", "storm"], BRUNO: ["fight-03"]},
    )
    gone = len(state.gone)
    do(state, "fight 1 fight-02", "answer fight-03", "yield", "direct sydney", "storm 66")
    assert state.hands == [("storm",), (), ()]
    assert len(state.gone) == gone + 4
    assert {"fight-02", "fight-03"} <= set(state.gone)
    assert refusal(state, "direct perth") == ("refuse-not-in-hand", "LC-15")


@pytest.mark.rule("LC-16")
def test_no_move_is_compulsory() -> None:
    state = position()
    ships = list(state.ships)
    do(state, "done", "done", "done")
    assert state.ships == ships


@pytest.mark.rule("LC-16")
@pytest.mark.parametrize("what", ["storm 33", "direct perth", "fight 1 fight-08"])
def test_a_card_on_the_table_cannot_be_taken_back(what: str) -> None:
    seats = [Seat("Rose", "red"), Seat("Bruno", "blue"), Seat("Jeanne", "yellow")]
    table = Table(GAME, seats)
    table.state = position(
        ["londres", "londres", "le_cap"], hands={ROSE: ["storm", "direct", "fight-08"]}
    )
    entry = table.play(Action.parse(what), ROSE)
    assert any(event.reveals for event in entry.events)
    assert not table.can_undo()


@pytest.mark.rule("LC-10")
def test_what_shows_nothing_can_be_taken_back() -> None:
    events = do(position(["londres", "sydney", "le_cap"]), "buy 1", "sail hambourg")
    assert told(events) == ["buy LC-11", "move LC-14"]
    assert not any(event.reveals for event in events)
