"""The lot, the first ports of the ships, and the first purchases."""

import pytest

from escales.core import CHANCE
from escales.games.long_cours.board import PORTS_OF, STRANDING, ZONES
from tests.games.long_cours.positions import ROSE, deal_all, goods, launched, new_game
from tests.play import do, every, payments, refusal, the, told, verbs, ways


@pytest.mark.rule("LC-08")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    state = new_game(seats)
    deal_all(state)
    assert (state.phase, state.actor) == ("lot", CHANCE)
    assert [(str(outcome), weight) for outcome, weight in state.outcomes()] == [
        (f"first {seat}", 1) for seat in range(seats)
    ]
    assert refusal(state, f"first {seats}") == ("refuse-lot", "LC-08")
    assert refusal(state, "first") == ("refuse-lot", "LC-08")
    events = do(state, "first 1")
    assert the("opener", events) == {"seat": 1}
    assert (state.phase, state.actor, state.round) == ("launch", 1, 1)


@pytest.mark.rule("LC-08")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("opener", [0, 1])
def test_ships_are_placed_zone_by_zone_in_playing_order(seats: int, opener: int) -> None:
    state = new_game(seats)
    deal_all(state)
    do(state, f"first {opener}")
    for place in range(seats):
        seat = (opener + place) % seats
        assert (state.phase, state.actor, state.roller) == ("launch", seat, None)
        zone = ZONES[place]
        assert ways(state, "launch") == [f"launch {port}" for port in PORTS_OF[zone]]
        events = do(state, f"launch {PORTS_OF[zone][place % 3]}")
        assert told(events)[0] == "launch LC-08"
        assert state.ships[seat] == PORTS_OF[zone][place % 3]
    assert (state.phase, state.actor) == ("purchase", opener)


@pytest.mark.rule("LC-08")
def test_never_on_the_white_rectangle_nor_in_another_zone() -> None:
    state = new_game(3)
    deal_all(state)
    do(state, "first 0")
    assert refusal(state, "launch gibraltar") == ("refuse-rectangle", "LC-08")
    assert refusal(state, "launch londres") == ("refuse-zone", "LC-08")
    assert refusal(state, "launch cap_nord") == ("refuse-zone", "LC-08")
    assert refusal(state, "launch atlantis") == ("refuse-no-port", "LC-08")
    assert refusal(state, "launch") == ("refuse-no-port", "LC-08")
    do(state, "launch marseille")
    assert refusal(state, f"launch {STRANDING[22]}") == ("refuse-rectangle", "LC-08")


@pytest.mark.rule("LC-09")
@pytest.mark.parametrize("opener", [0, 2])
def test_each_makes_a_first_purchase_in_the_same_order(opener: int) -> None:
    state = launched(4, opener)
    for place in range(4):
        seat = (opener + place) % 4
        assert (state.phase, state.actor, state.round) == ("purchase", seat, 1)
        assert ways(state, "buy") == ["buy 1", "buy 2", "buy 3"]
        events = do(state, "buy 2")
        assert payments(events) == [(seat, "bank", 2)]
        assert state.cash[seat] == 1
        assert sum(state.cargo[seat]) == 2
        do(state, "done")
    assert (state.phase, state.actor, state.round) == ("turn", opener, 2)


@pytest.mark.rule("LC-09", "LC-12")
def test_the_first_purchase_is_not_obligatory_and_may_be_made_in_parts() -> None:
    state = launched(3)
    do(state, "done")
    assert (state.cash[0], sum(state.cargo[0])) == (3, 0)
    do(state, "buy 1", "buy 2")
    assert (state.cash[1], sum(state.cargo[1])) == (0, 3)
    assert refusal(state, "buy 1") == ("refuse-no-cash", "LC-11")
    assert verbs(state) == ["done"]


@pytest.mark.rule("LC-09")
@pytest.mark.parametrize("what", ["sail gibraltar", "resell", "auction 6", "corsaire panama"])
def test_nothing_else_is_done_in_the_first_round(what: str) -> None:
    state = launched(3)
    state.cash[ROSE] = 20
    assert refusal(state, what) == ("refuse-not-now", "LC-09")
    assert verbs(state) == ["buy", "done"]


@pytest.mark.rule("LC-07")
@pytest.mark.parametrize("what", ["storm 11", "direct sydney", "fight 1 fight-12"])
def test_no_card_in_the_first_round(what: str) -> None:
    state = launched(3)
    state.hands[ROSE] = ("direct", "fight-12", "storm")
    state.ships[1] = state.ships[0]
    assert refusal(state, what) == ("refuse-first-round", "LC-07")


@pytest.mark.rule("LC-07")
@pytest.mark.parametrize("what", ["storm 11", "direct sydney", "fight 1 fight-12"])
def test_from_the_second_round_on_cards_are_played(what: str) -> None:
    state = launched(3)
    do(state, "done", "done", "done")
    state.hands[ROSE] = ("direct", "fight-12", "storm")
    state.ships[1] = state.ships[0]
    do(state, what)


@pytest.mark.rule("LC-09")
def test_the_second_round_is_opened_by_the_same_player() -> None:
    state = launched(3, opener=2)
    events = do(state, "done", "done", "done")
    assert the("round", events) == {"number": 2, "rounds": 0, "left": -1}
    assert every("turn", events)[-1] == {"seat": 2}


@pytest.mark.rule("LC-04", "LC-08")
def test_goods_come_from_the_port_one_stands_on() -> None:
    state = launched(2)
    assert state.ships[0] == "alexandrie"
    do(state, "buy 3")
    assert state.cargo[0] == goods(cereals=3)
