"""Buying and reselling."""

import pytest

from escales.core import CHANCE
from tests.games.long_cours.positions import ROSE, WRECKED, goods, position, roll
from tests.play import do, payments, refusal, the, told, verbs, ways


@pytest.mark.rule("LC-11", "LC-13")
@pytest.mark.parametrize(
    ("port", "product"),
    [("perth", "gold"), ("valparaiso", "cereals"), ("londres", "wool"), ("colombo", "fruit")],
)
def test_a_port_sells_its_own_product_which_goes_aboard(port: str, product: str) -> None:
    state = position([port, "sydney", "le_cap"], cargo={ROSE: goods(wood=5)})
    events = do(state, "buy 4")
    assert told(events) == ["buy LC-11"]
    assert the("buy", events) == {
        "seat": ROSE,
        "at": port,
        "product": product,
        "payer": ROSE,
        "payee": "bank",
        "amount": 4,
    }
    assert state.cargo[ROSE] == goods(**{"wood": 5, product: 4})
    assert state.cash[ROSE] == 6


@pytest.mark.rule("LC-11", "LC-02")
@pytest.mark.parametrize("cash", [1, 2, 10, 1234, 999_999_999])
def test_any_whole_amount_in_cash_as_one_range(cash: int) -> None:
    state = position(cash=[cash, 10, 10])
    (family,) = [family for family in state.legal_actions().families if family.verb == "buy"]
    assert family.values == range(1, cash + 1)
    do(state, f"buy {cash}")
    assert state.cash[ROSE] == 0
    assert state.cargo[ROSE] == goods(wool=cash)


@pytest.mark.rule("LC-02")
def test_neither_tickets_nor_notes_run_out() -> None:
    state = position(cash=[2_000_000, 10, 10], cargo={ROSE: goods(wool=1_000_000)})
    do(state, "buy 1999999", "resell")
    roll(state, 3)
    assert state.cash[ROSE] == 1 + 3 * 2_999_999


@pytest.mark.rule("LC-02")
@pytest.mark.parametrize(("rules", "most"), [(1, 10**9 - 1), (2, 10**15 - 1)])
def test_one_purchase_is_written_in_fifteen_digits(rules: int, most: int) -> None:
    state = position(cash=[3 * (most + 1), 10, 10])
    state.edition = rules
    assert refusal(state, f"buy {most + 1}") == ("refuse-amount", "LC-11")
    (family,) = [family for family in state.legal_actions().families if family.verb == "buy"]
    assert family.values == range(1, most + 1)
    do(state, *[f"buy {most}"] * 3, "buy 3")
    assert (state.cash[ROSE], state.cargo[ROSE]) == (0, goods(wool=3 * (most + 1)))


@pytest.mark.rule("LC-11")
@pytest.mark.parametrize("amount", ["11", "0", "-1", "1.5", "wool", "", "1 2"])
def test_no_more_than_one_has_and_nothing_but_whole_amounts(amount: str) -> None:
    assert refusal(position(), f"buy {amount}".strip()) == ("refuse-amount", "LC-11")


@pytest.mark.rule("LC-11")
def test_nothing_is_for_sale_on_a_white_rectangle() -> None:
    state = position(["gibraltar", "sydney", "le_cap"])
    assert refusal(state, "buy 1") == ("refuse-nothing-for-sale", "LC-11")
    assert "buy" not in verbs(state)


@pytest.mark.rule("LC-11")
def test_nothing_without_cash() -> None:
    state = position(cash=[0, 10, 10], cargo={ROSE: goods(gold=50)})
    assert refusal(state, "buy 1") == ("refuse-no-cash", "LC-11")
    assert "buy" not in verbs(state)


@pytest.mark.rule("LC-11")
def test_a_call_without_buying_is_fine() -> None:
    state = position()
    do(state, "done")
    assert state.cash == [10, 10, 10]


@pytest.mark.rule("LC-12")
def test_several_purchases_in_one_port_and_in_several() -> None:
    state = position(["londres", "sydney", "le_cap"], hands={ROSE: ["direct", "direct"]})
    do(state, "buy 1", "buy 2", "direct hambourg", "buy 3", "direct perth", "buy 4")
    assert state.cargo[ROSE] == goods(wool=3, cloth=3, gold=4)
    assert state.cash[ROSE] == 0


@pytest.mark.rule("LC-17")
@pytest.mark.parametrize("face", range(1, 7))
def test_all_there_is_of_the_product_rolled_is_sold_at_three_times(face: int) -> None:
    everything = {"cereals": 1, "fruit": 2, "wool": 3, "gold": 4, "cloth": 5, "wood": 6}
    product, amount = list(everything.items())[face - 1]
    state = position(cargo={ROSE: goods(**everything)})
    do(state, "resell")
    assert (state.phase, state.actor, state.roller) == ("resale", CHANCE, ROSE)
    events = roll(state, face)
    assert told(events) == ["roll LC-17", "sale LC-17"]
    assert payments(events) == [("bank", ROSE, 3 * amount)]
    assert state.cash[ROSE] == 10 + 3 * amount
    assert state.cargo[ROSE] == goods(**{**everything, product: 0})
    assert (state.phase, state.actor) == ("turn", ROSE)


@pytest.mark.rule("LC-17")
def test_without_that_product_nothing_happens() -> None:
    for cargo in (goods(), goods(wool=7)):
        state = position(cargo={ROSE: cargo})
        do(state, "resell")
        events = roll(state, 4)
        assert told(events) == ["roll LC-17", "no-sale LC-17"]
        assert (state.cash[ROSE], state.cargo[ROSE]) == (10, cargo)


@pytest.mark.rule("LC-17")
def test_once_a_turn() -> None:
    state = position()
    do(state, "resell")
    roll(state, 1)
    assert refusal(state, "resell") == ("refuse-rolled", "LC-17")
    do(state, "sail hambourg")
    assert refusal(state, "resell") == ("refuse-rolled", "LC-17")


@pytest.mark.rule("LC-17")
@pytest.mark.parametrize("place", ["gibraltar", "londres", "perth"])
def test_the_place_does_not_matter(place: str) -> None:
    state = position([place, "sydney", "le_cap"], cargo={ROSE: goods(fruit=2)})
    do(state, "resell")
    roll(state, 2)
    assert state.cash[ROSE] == 16


@pytest.mark.rule("LC-17", "LC-19")
def test_goods_picked_up_free_are_sold_at_three_times_their_amount() -> None:
    state = position(["marseille", "sydney", "le_cap"], stranded={11: goods(gold=7)})
    do(state, "sail gibraltar", "resell")
    roll(state, 4)
    assert state.cash[ROSE] == 10 + 21


@pytest.mark.rule("LC-17")
def test_while_the_die_is_due_nothing_else() -> None:
    state = position()
    do(state, "resell")
    for what in ("buy 1", "done", "sail hambourg"):
        assert refusal(state, what) == ("refuse-not-now", "LC-17")
    assert ways(state, "roll") == []


@pytest.mark.rule("LC-11", "LC-17", "LC-21")
@pytest.mark.parametrize("what", ["buy 1", "resell", "sail hambourg", "direct perth"])
def test_a_wrecked_captain_neither_trades_nor_sails(what: str) -> None:
    state = position([WRECKED, "sydney", "le_cap"], hands={ROSE: ["direct"]})
    assert refusal(state, what) == ("refuse-wrecked", "LC-21")
