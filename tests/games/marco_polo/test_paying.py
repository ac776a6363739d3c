"""Paying, selling to pay, and ruin (MP-34, MP-35)."""

import pytest

from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    ROSE,
    bottom,
    position,
    trading,
    turn_up,
)
from tests.play import do, payments, refusal, told, verbs, ways


@pytest.mark.rule("MP-34")
def test_who_lacks_the_notes_sells_what_they_choose_wherever_they_stand() -> None:
    state = trading(
        ["aden", "candie"],
        hands={BRUNO: ["blue_dates", "green_rugs", "purple_gold"]},
        tables={BRUNO: "table_kyoto"},
        secrets={BRUNO: "secret_kite"},
        cash=[240, 0],
    )
    turn_up(state, "yellow_birthday")
    assert (state.phase, state.actor) == ("debt", BRUNO)
    assert ways(state, "sell") == [
        f"sell {card}"
        for card in ("blue_dates", "green_rugs", "purple_gold", "secret_kite", "table_kyoto")
    ]
    assert refusal(state, "sell blue_tea") == ("refuse-not-yours", "MP-34")
    assert refusal(state, "pay") == ("refuse-not-now", "MP-34")
    question = state.view(None)["question"]
    assert question is not None
    assert question["params"] == {"seat": BRUNO, "due": 40, "cash": 0}


@pytest.mark.rule("MP-34")
def test_and_stops_when_the_debt_can_be_paid() -> None:
    state = trading(
        ["aden", "candie"],
        hands={BRUNO: ["blue_dates", "green_rugs", "purple_gold"]},
        cash=[240, 0],
    )
    turn_up(state, "yellow_birthday")
    events = do(state, "sell green_rugs")
    assert payments(events) == [("bank", BRUNO, 30)]
    assert events[0].reveals
    question = state.view(None)["question"]
    assert question is not None
    assert question["params"] == {"seat": BRUNO, "due": 40, "cash": 30}
    events = do(state, "sell blue_dates")
    assert payments(events) == [("bank", BRUNO, 30), (BRUNO, ROSE, 40)]
    assert (state.cash[BRUNO], state.hands[BRUNO]) == (20, ("purple_gold",))
    assert (bottom(state, "green"), bottom(state, "blue")) == (["green_rugs"], ["blue_dates"])
    assert (state.phase, state.actor) == ("trade", ROSE)


@pytest.mark.rule("MP-34")
def test_one_s_own_fine_too() -> None:
    state = trading(cash=[20, 0], hands={ROSE: ["blue_tea"]})
    turn_up(state, "green_volcano")
    assert (state.phase, state.actor) == ("debt", ROSE)
    do(state, "sell blue_tea")
    assert (state.cash[ROSE], verbs(state)) == (60, ["buy", "done"])


@pytest.mark.rule("MP-35")
@pytest.mark.parametrize(
    ("cash", "hand", "table", "offered"),
    [
        (0, (), "", True),
        (19, (), "", True),
        (20, (), "", False),
        (0, ("blue_dates",), "", False),
        (0, (), "table_kyoto", False),
    ],
)
def test_offered_at_the_start_of_a_turn(
    cash: int, hand: tuple[str, ...], table: str, offered: bool
) -> None:
    tables = {BRUNO: table} if table else {}
    state = position(["bagdad", "calicut"], cash=[240, cash], hands={BRUNO: hand}, tables=tables)
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert (state.actor, state.phase) == (BRUNO, "ruin" if offered else "announce")


@pytest.mark.rule("MP-35")
def test_the_turn_is_then_played_from_venise_with_240() -> None:
    state = position(["bagdad", "calicut"], cash=[240, 15])
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert verbs(state) == ["venice", "decline"]
    events = do(state, "venice")
    assert told(events) == ["restart MP-35"]
    assert payments(events) == [("bank", BRUNO, 240)]
    assert (state.places[BRUNO], state.cash[BRUNO]) == ("venise", 240)
    assert (state.phase, state.actor) == ("announce", BRUNO)
    do(state, "announce land", "spin 1", "move belgrade")


@pytest.mark.rule("MP-35")
def test_the_offer_may_be_declined() -> None:
    state = position(["bagdad", "calicut"], cash=[240, 15])
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert told(do(state, "decline")) == ["go-on MP-35"]
    assert (state.places[BRUNO], state.cash[BRUNO], state.phase) == ("calicut", 15, "announce")


@pytest.mark.rule("MP-35")
def test_a_secret_alone_is_something() -> None:
    state = position(["bagdad", "calicut"], cash=[240, 0], secrets={BRUNO: "secret_kite"})
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert state.phase == "announce"


@pytest.mark.rule("MP-35")
def test_a_fine_that_empties_one_ends_one_s_turn() -> None:
    state = trading(cash=[40, 0])
    events = turn_up(state, "green_volcano")
    assert told(events)[-1] == "pay MP-37"
    assert (state.phase, state.actor) == ("ruin", ROSE)
    events = do(state, "venice")
    assert told(events) == [
        "restart MP-35",
        "turn MP-04",
    ]
    assert (state.places[ROSE], state.cash[ROSE]) == ("venise", 240)


@pytest.mark.rule("MP-35")
def test_and_so_it_does_if_one_declines() -> None:
    state = trading(cash=[40, 240])
    turn_up(state, "green_volcano")
    assert told(do(state, "decline")) == ["go-on MP-35", "turn MP-04"]
    assert state.places[ROSE] == "bagdad"


@pytest.mark.rule("MP-35")
def test_a_debt_that_cannot_be_paid_in_full_is_paid_as_far_as_it_goes() -> None:
    state = trading(cash=[25, 240], hands={})
    events = turn_up(state, "green_volcano")
    assert payments(events) == [(ROSE, "bank", 20), (ROSE, "bank", 5)]
    assert told(events)[-1] == "forgiven MP-35"
    assert state.cash[ROSE] == 0


@pytest.mark.rule("MP-35")
def test_all_is_sold_before_a_debt_is_forgotten() -> None:
    state = trading(["aden", "candie"], cash=[240, 0], hands={BRUNO: ["blue_dates"]})
    turn_up(state, "yellow_birthday")
    events = do(state, "sell blue_dates")
    assert payments(events) == [("bank", BRUNO, 30), (BRUNO, ROSE, 30)]
    assert "forgiven MP-35" in told(events)
    assert (state.phase, state.actor) == ("ruin", BRUNO)


@pytest.mark.rule("MP-35", "MP-34")
def test_not_while_there_are_goods() -> None:
    state = trading(cash=[30, 0], hands={ROSE: EIGHTIES})
    turn_up(state, "green_volcano")
    assert state.phase == "debt"
