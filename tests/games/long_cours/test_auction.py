"""The auction of the Corsaire."""

import pytest

from escales.core import Action, IllegalAction, Seat, Table
from escales.core.seat import COLOURS
from escales.games.long_cours.board import MOST
from escales.games.long_cours.game import GAME
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    NOBODY,
    ROSE,
    VICTOR,
    WRECKED,
    position,
    wait_for,
)
from tests.play import do, every, payments, refusal, the, told, verbs, ways

FOUR = ("londres", "sydney", "le_cap", "honolulu")


@pytest.mark.rule("LC-30")
def test_the_auction_is_asked_for_in_turn_while_nobody_owns_the_corsaire() -> None:
    state = position(FOUR)
    (family,) = [family for family in state.legal_actions().families if family.verb == "auction"]
    assert family.values == range(6, 11)
    events = do(state, "auction 6")
    assert told(events)[0] == "auction LC-30"
    assert (state.phase, state.actor) == ("auction", BRUNO)
    owned = position(FOUR, owner=VICTOR)
    assert refusal(owned, "auction 6") == ("refuse-owned", "LC-30")


@pytest.mark.rule("LC-30")
def test_who_asks_needs_6_m_in_cash() -> None:
    state = position(FOUR, cash=[5, 100, 100, 100], cargo={ROSE: (90, 0, 0, 0, 0, 0)})
    assert refusal(state, "auction 6") == ("refuse-too-poor", "LC-30")
    assert "auction" not in verbs(state)
    state.cash[ROSE] = 6
    assert ways(state, "auction") == ["auction 6"]


@pytest.mark.rule("LC-31")
@pytest.mark.parametrize("bid", ["5", "0", "11", "-6", "", "six", "6 7"])
def test_the_asker_opens_at_6_m_or_more_within_cash(bid: str) -> None:
    assert refusal(position(FOUR), f"auction {bid}".strip()) == ("refuse-bid", "LC-31")


@pytest.mark.rule("LC-31")
def test_the_others_raise_or_pass_in_playing_order_until_one_is_left() -> None:
    state = position(FOUR, cash=[20, 20, 20, 20], turn=BRUNO)
    do(state, "auction 6")
    assert (state.actor, ways(state, "bid")) == (JEANNE, [f"bid {n}" for n in range(7, 21)])
    do(state, "bid 8")
    assert state.actor == VICTOR
    do(state, "pass")
    assert state.actor == ROSE
    do(state, "bid 9")
    assert state.actor == BRUNO, "who opened may raise again"
    do(state, "bid 10")
    assert state.actor == JEANNE
    do(state, "pass")
    assert state.actor == ROSE, "Victor has passed for good"
    events = do(state, "pass")
    assert told(events) == ["pass LC-31", "sold LC-31"]
    assert payments(events) == [(BRUNO, "bank", 10)]
    assert (state.owner, state.corsaire) == (BRUNO, "")
    assert state.cash == [20, 10, 20, 20]
    assert (state.phase, state.actor) == ("turn", BRUNO)


@pytest.mark.rule("LC-31", "LC-33")
def test_another_than_the_asker_may_win_and_the_asker_plays_on() -> None:
    state = position(FOUR)
    do(state, "auction 6", "pass", "pass", "bid 7", "pass")
    assert state.owner == VICTOR
    assert state.cash == [10, 10, 10, 3]
    assert (state.phase, state.actor, state.turn) == ("turn", ROSE, ROSE)


@pytest.mark.rule("LC-31")
@pytest.mark.parametrize("bid", ["6", "5", "0", "11", "", "much", "7 8"])
def test_a_raise_is_1_m_at_least_and_within_cash(bid: str) -> None:
    state = position(FOUR)
    do(state, "auction 6")
    assert refusal(state, f"bid {bid}".strip()) == ("refuse-bid", "LC-31")


@pytest.mark.rule("LC-31")
def test_a_raise_may_be_as_high_as_one_s_cash() -> None:
    state = position(FOUR)
    do(state, "auction 6", "bid 10")
    assert state.owner == BRUNO, "nobody else has more than 10 M"


@pytest.mark.rule("LC-31")
def test_who_cannot_top_the_bid_is_passed_over_and_out() -> None:
    state = position(FOUR, cash=[30, 6, 12, 30])
    events = do(state, "auction 6")
    assert every("outbid", events) == [{"seat": BRUNO, "amount": 6}]
    assert state.actor == JEANNE
    events = do(state, "pass")
    events = do(state, "bid 12")
    assert every("outbid", events) == []
    assert state.actor == ROSE
    do(state, "bid 13")
    assert state.actor == VICTOR


@pytest.mark.rule("LC-31")
def test_an_asker_whom_nobody_can_top_has_it_at_once() -> None:
    state = position(FOUR, cash=[7, 6, 3, 0])
    events = do(state, "auction 6")
    assert told(events) == ["auction LC-30", *["outbid LC-31"] * 3, "sold LC-31"]
    assert (state.owner, state.cash[ROSE]) == (ROSE, 1)


@pytest.mark.rule("LC-31")
def test_one_auction_a_turn_may_be_asked_for() -> None:
    state = position(FOUR, cash=[30, 0, 0, 0], hands={ROSE: ["storm"] * 2})
    do(state, "auction 6")
    state.owner = NOBODY
    assert refusal(state, "auction 6") == ("refuse-asked", "LC-31")
    do(state, "done")
    wait_for(state, ROSE)
    do(state, "auction 6")


@pytest.mark.rule("LC-31")
def test_eliminated_players_do_not_bid() -> None:
    state = position(["londres", WRECKED, "le_cap", "honolulu"], fallen=[(BRUNO,)])
    state.cash[BRUNO] = 50
    events = do(state, "auction 6")
    assert state.actor == JEANNE
    assert every("outbid", events) == []


@pytest.mark.rule("LC-31", "LC-02")
def test_bids_go_as_high_as_cash_that_nine_digits_cannot_hold() -> None:
    state = position(FOUR, cash=[2_000_000_000, 3_000_000_000, 10, 10])
    (family,) = [family for family in state.legal_actions().families if family.verb == "auction"]
    assert family.values == range(6, 2_000_000_001)
    do(state, "auction 1999999999", "bid 2000000000")
    assert (state.owner, state.cash[BRUNO]) == (BRUNO, 1_000_000_000)


@pytest.mark.rule("LC-31", "LC-02")
def test_the_highest_bid_is_told_to_the_richer_as_what_it_is() -> None:
    state = position(FOUR, cash=[10**15, 10**15, 10, 10])
    events = do(state, f"auction {MOST}")
    assert MOST == 10**15 - 1
    assert every("highest", events) == [{"seat": BRUNO, "amount": MOST}]
    assert [told["seat"] for told in every("outbid", events)] == [JEANNE, VICTOR]
    assert state.owner == ROSE


@pytest.mark.rule("LC-31")
def test_under_rules_1_bids_stop_at_nine_digits() -> None:
    state = position(FOUR, cash=[2_000_000_000, 3_000_000_000, 10, 10])
    state.edition = 1
    do(state, "auction 999999998")
    assert (state.actor, ways(state, "bid")) == (BRUNO, ["bid 999999999"])
    assert refusal(state, "bid 1000000000") == ("refuse-bid", "LC-31")


@pytest.mark.rule("LC-33")
def test_bidding_is_out_of_turn_and_nothing_else_is_done_meanwhile() -> None:
    state = position(FOUR, hands={BRUNO: ["storm", "direct", "fight-05"]})
    do(state, "auction 6")
    assert verbs(state) == ["bid", "pass"]
    for what in ("storm 33", "direct perth", "fight 0 fight-05"):
        assert refusal(state, what) == ("refuse-only-bids", "LC-33")
    for what in ("buy 1", "done", "sail perth", "auction 7"):
        assert refusal(state, what) == ("refuse-not-now", "LC-31")
    assert refusal(state, "pass 1") == ("refuse-extra", "LC-31")


@pytest.mark.rule("LC-33")
def test_only_the_one_who_is_asked_bids() -> None:
    table = Table(GAME, [Seat(colour, colour) for colour in COLOURS[:4]])
    table.state = position(FOUR)
    table.play(Action.parse("auction 6"), ROSE)
    for seat in (ROSE, JEANNE, VICTOR):
        with pytest.raises(IllegalAction) as refused:
            table.play(Action.parse("bid 7"), seat)
        assert refused.value.message == ("refuse-not-your-turn", {"seat": BRUNO}, "LC-31")
    table.play(Action.parse("bid 7"), BRUNO)


@pytest.mark.rule("LC-31")
def test_the_auction_is_told_to_everybody() -> None:
    state = position(FOUR)
    assert the("auction", do(state, "auction 6")) == {"seat": ROSE, "amount": 6}
    assert the("bid", do(state, "bid 8")) == {"seat": BRUNO, "amount": 8}
    assert state.view(None)["question"] == {
        "id": "question-auction",
        "params": {"seat": JEANNE, "other": BRUNO, "amount": 8},
        "rule": "LC-31",
    }
    assert state.view(None)["public"]["bidders"] == [JEANNE, VICTOR, ROSE]
