"""Purchases, countries, dividends, sales (MA-04, MA-18 to MA-20, MA-23, MA-55)."""

import pytest

from escales.games.magellan import countries
from tests.games.magellan.positions import BRUNO, ROSE, opened, owner_of, position, roll, where
from tests.play import do, every, payments, refusal, the, ways


@pytest.mark.rule("MA-04")
def test_pieces_are_bought_and_put_on_the_base() -> None:
    state = position(cash=[100, 500], ruleset="variant1")
    assert ways(state, "buy") == ["buy jeep", "buy plane", "buy ship"]
    do(state, "buy jeep", "buy ship", "buy plane")
    assert state.cash[ROSE] == 30
    assert where(state, "jeep-0-06") == where(state, "plane-0-01") == "5S6.l1"
    assert where(state, "ship-0-04") == "5S6.w1"
    assert refusal(state, "buy plane") == ("refuse-cash", "MA-04")
    assert refusal(state, "buy horse") == ("refuse-kind", "MA-04")


@pytest.mark.rule("MA-04")
def test_no_more_of_a_colour_than_there_are() -> None:
    state = position(cash=[1000, 500])
    do(state, "buy ship", "buy ship", "buy ship")
    assert refusal(state, "buy ship") == ("refuse-none-left", "MA-04")
    do(state, *["buy jeep"] * 13)
    assert refusal(state, "buy jeep") == ("refuse-none-left", "MA-04")
    assert state.cash[ROSE] == 1000 - 60 - 130


@pytest.mark.rule("MA-04")
def test_no_planes_in_the_simple_game() -> None:
    state = position(cash=[1000, 500])
    assert ways(state, "buy") == ["buy jeep", "buy ship"]
    assert refusal(state, "buy plane") == ("refuse-no-planes", "MA-04")


@pytest.mark.rule("MA-18")
def test_five_series_of_ten_countries() -> None:
    assert [countries.SERIES.count(series) for series in range(1, 6)] == [10] * 5
    assert len(set(countries.IDS)) == 50


@pytest.mark.rule("MA-19")
def test_belgium_costs_90_and_yields_11() -> None:
    belgium = countries.NUMBER["BE"]
    assert (countries.COST[belgium], countries.INCOME[belgium]) == (90, 11)
    assert sum(countries.INCOME) == 574


@pytest.mark.rule("MA-20")
def test_the_first_who_pays_with_a_jeep_there_owns_the_country() -> None:
    state = position(pieces={"jeep-0-01": "6N1.l1"}, out=["BE"], cash=[500, 500])
    event = the("developed", do(state, "develop BE"))
    assert (event["seat"], event["card"], event["amount"], event["income"]) == (ROSE, "BE", 90, 11)
    assert (owner_of(state, "BE"), state.cash[ROSE]) == (ROSE, 410)
    do(state, "done")
    state.turn = state.actor = BRUNO
    state.phase, state.roller, state.dice = "turn", None, 0
    assert refusal(state, "develop BE") == ("refuse-developed", "MA-20")


@pytest.mark.rule("MA-20")
def test_the_card_must_be_out() -> None:
    state = position(pieces={"jeep-0-01": "6N1.l1"})
    assert refusal(state, "develop BE") == ("refuse-unseen", "MA-20")
    do(state, "done")
    roll(state, 4)
    event = the("country", do(state, "draw BE"))
    assert (event["card"], event["cell"], event["cost"], event["income"]) == ("BE", "6N1", 90, 11)
    do(state, "done")
    roll(state, 1)
    do(state, "develop BE")  # a jeep that was there before is enough


@pytest.mark.rule("MA-20")
def test_the_jeep_must_be_on_land() -> None:
    state = position(pieces={"ship-0-01": "6N1.w1", "jeep-0-01": "ship-0-01"}, out=["BE"], points=1)
    assert refusal(state, "develop BE") == ("refuse-no-jeep", "MA-20")
    do(state, "land jeep-0-01 6N1.l1", "develop BE")
    assert state.points == 0


@pytest.mark.rule("MA-20")
def test_one_jeep_on_any_land_of_the_cell_will_do_for_all_its_countries() -> None:
    state = position(pieces={"jeep-0-01": "4N4.l2"}, out=["EG", "IL", "TR"], cash=[700, 1])
    assert ways(state, "develop") == ["develop EG", "develop IL", "develop TR"]
    do(state, "develop IL", "develop EG", "develop TR")
    assert state.cash[ROSE] == 700 - 25 - 300 - 290


@pytest.mark.rule("MA-20")
def test_one_must_be_able_to_pay() -> None:
    state = position(pieces={"jeep-0-01": "6N1.l1"}, out=["BE", "DE"], cash=[91, 1])
    assert refusal(state, "develop DE") == ("refuse-cash", "MA-20")
    assert refusal(state, "develop Atlantis") == ("refuse-no-country", "MA-20")
    assert ways(state, "develop") == ["develop BE"]


@pytest.mark.rule("MA-23")
def test_dividends_pay_everybodys_incomes_before_the_rest_of_the_card() -> None:
    """H2-09, the Rhine: after the dividends Switzerland, France and Germany bring 10 M each."""
    state = position(owner={"BE": ROSE, "CH": BRUNO, "FR": BRUNO}, cash=[100, 100])
    do(state, "done")
    roll(state, 4)
    events = do(state, "draw H2-09")
    assert [event["amount"] for event in every("dividends", events)] == [75, 11]
    assert payments(events) == [("bank", BRUNO, 75), ("bank", ROSE, 11), ("bank", BRUNO, 20)]
    assert state.cash == [111, 195]


@pytest.mark.rule("MA-23")
def test_nothing_else_pays_incomes() -> None:
    state = position(owner={"BE": ROSE}, cash=[100, 100])
    for _ in range(4):
        do(state, "done")
        roll(state, 1)
    assert state.cash == [100, 100]


@pytest.mark.rule("MA-55")
def test_who_has_no_money_left_must_sell_at_once() -> None:
    state = position(owner={"FI": ROSE, "CH": ROSE}, cash=[10, 100], points=3)
    do(state, "buy jeep")
    assert (state.phase, state.actor) == ("sale", ROSE)
    assert ways(state, "sell") == ["sell CH", "sell FI"]
    assert refusal(state, "sell DE") == ("refuse-not-owned", "MA-55")
    assert refusal(state, "move ship-0-01 4S6.w1") == ("refuse-not-now", "MA-55")
    event = the("sold", do(state, "sell FI"))
    assert event["amount"] == 22  # half of 45, rounded down
    assert (state.cash[ROSE], owner_of(state, "FI")) == (22, countries.OPEN)
    assert (state.phase, state.actor, state.points) == ("turn", ROSE, 3)


@pytest.mark.rule("MA-55")
def test_countries_are_not_sold_otherwise() -> None:
    state = position(owner={"FI": ROSE}, cash=[1, 100])
    assert refusal(state, "sell FI") == ("refuse-not-now", "MA-06")


@pytest.mark.rule("MA-55", "MA-22")
def test_a_due_is_paid_by_selling_until_the_money_will_do() -> None:
    """H5-01, the plague: each European country costs its owner 10 M."""
    state = position(owner={"FI": BRUNO, "CH": BRUNO, "SE": BRUNO, "BE": ROSE}, cash=[50, 4])
    do(state, "done")
    roll(state, 5)
    events = do(state, "draw H5-01")
    assert (state.phase, state.actor, payments(events)) == ("sale", BRUNO, [])
    question = state.view(None)["question"]
    assert question is not None
    assert question["params"] == {"seat": BRUNO, "amount": 30, "cash": 4}
    events = do(state, "sell FI")
    assert state.phase == "sale"  # 26 M are not enough
    events = do(state, "sell SE")
    assert payments(events) == [("bank", BRUNO, 37), (BRUNO, "bank", 30), (ROSE, "bank", 10)]
    assert state.cash == [40, 33]
    assert (state.phase, state.actor) == ("turn", BRUNO)


@pytest.mark.rule("MA-34", "MA-20")
def test_the_bank_never_runs_out() -> None:
    state = opened(2)
    state.cash = [10**6, 10**6]
    assert state.outcomes()
