"""Trading on comptoirs (MP-14 to MP-19, MP-36)."""

import pytest

from escales.core import CHANCE
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    JEANNE,
    ROSE,
    bottom,
    faces,
    position,
    spun,
    trading,
    turn_up,
)
from tests.play import do, payments, refusal, the, told, verbs, ways


@pytest.mark.rule("MP-14")
def test_on_a_comptoir_on_arriving_there() -> None:
    state = position(["acre", "venise"], hands={ROSE: ["green_rugs"]})
    assert refusal(state, "sell green_rugs") == ("refuse-not-now", "MP-06")
    assert refusal(state, "buy") == ("refuse-not-now", "MP-06")
    spun(state, "land", 3)
    do(state, "move bagdad")
    assert (state.phase, state.actor) == ("trade", ROSE)
    assert verbs(state) == ["sell", "buy", "done"]


@pytest.mark.rule("MP-14")
@pytest.mark.parametrize("place", ["sivas", "laias", "venise", "khanbalik"])
def test_nowhere_else(place: str) -> None:
    start = {"sivas": "constantinople", "laias": "acre", "venise": "belgrade"}.get(place, "si_ngan")
    state = position([start, "calicut"], hands={ROSE: [*EIGHTIES, "green_rugs"]})
    spun(state, "land", 2 if place == "laias" else 1)
    do(state, f"move {place}")
    assert state.phase != "trade"
    assert refusal(state, "sell green_rugs")[0] == "refuse-not-now"


@pytest.mark.rule("MP-14")
def test_who_stays_has_not_arrived() -> None:
    state = position(["kyoto", "mer_jaune", "calicut"])
    state.places = ["constantinople", "mer_noire", "candie"]
    spun(state, "sea", 1)
    assert told(do(state, "stay"))[-1] == "turn MP-04"


@pytest.mark.rule("MP-14")
def test_first_sell_then_buy() -> None:
    state = trading(hands={ROSE: ["green_rugs", "yellow_yaks"]})
    do(state, "sell green_rugs")
    do(state, "buy", "draw green_silks")
    assert refusal(state, "sell yellow_yaks") == ("refuse-sell-first", "MP-14")
    assert verbs(state) == ["buy", "done"]
    assert told(do(state, "done")) == ["turn MP-04"]


@pytest.mark.rule("MP-14")
def test_during_the_mission_and_on_the_way_home_too() -> None:
    state = position(["acre", "venise"], tables={ROSE: "table_kyoto"})
    spun(state, "land", 3)
    do(state, "move bagdad")
    assert "buy" in verbs(state)


@pytest.mark.rule("MP-15")
def test_any_number_of_goods_of_any_colour_at_face_value() -> None:
    state = trading(hands={ROSE: EIGHTIES})
    events = do(state, "sell yellow_giraffes", "sell blue_tea")
    assert payments(events) == [("bank", ROSE, 80), ("bank", ROSE, 80)]
    assert all(event.reveals for event in events)
    assert (state.cash[ROSE], state.hands[ROSE]) == (400, ("green_carpets",))
    assert (bottom(state, "yellow"), bottom(state, "blue")) == (["yellow_giraffes"], ["blue_tea"])
    assert refusal(state, "sell blue_tea") == ("refuse-not-in-hand", "MP-15")
    assert refusal(state, "sell") == ("refuse-not-in-hand", "MP-15")


@pytest.mark.rule("MP-15")
def test_treasures_are_not_for_sale_at_will() -> None:
    state = trading(tables={ROSE: "table_kyoto"}, secrets={ROSE: "secret_kite"})
    assert refusal(state, "sell table_kyoto") == ("refuse-not-in-hand", "MP-15")
    assert refusal(state, "sell secret_kite") == ("refuse-not-in-hand", "MP-15")


@pytest.mark.rule("MP-16")
def test_from_the_stock_or_from_a_merchant_not_both() -> None:
    state = trading(["bagdad", "bagdad"], hands={BRUNO: ["blue_tea", "green_rugs"]})
    do(state, "buy", "draw green_silks")
    assert refusal(state, "demand 1") == ("refuse-not-both", "MP-16")
    state = trading(["bagdad", "bagdad"], hands={BRUNO: ["blue_tea", "green_rugs"]})
    do(state, "demand 1", "take blue_tea")
    assert refusal(state, "buy") == ("refuse-not-both", "MP-16")
    assert verbs(state) == ["done"]


@pytest.mark.rule("MP-17")
def test_the_comptoir_s_colour_says_which_pile() -> None:
    state = trading(["calicut", "venise"])
    events = do(state, "buy")
    assert payments(events) == [(ROSE, "bank", 20)]
    assert (state.actor, state.roller) == (CHANCE, None)
    assert len(faces(state)) == 14
    assert all(card.startswith("blue_") for card in faces(state))
    assert refusal(state, "draw green_silks") == ("refuse-draw", "MP-17")
    (event,) = do(state, "draw blue_herbs")
    assert event.params == {"seat": ROSE, "colour": "blue"}
    assert (event.private, event.to) == ({"card": "blue_herbs"}, (ROSE,))
    assert state.hands[ROSE] == ("blue_herbs",)


@pytest.mark.rule("MP-17")
def test_one_two_or_three_or_none_decided_card_by_card() -> None:
    state = trading()
    for card in ("green_silks", "green_rugs", "green_furs"):
        assert verbs(state)[-2:] == ["buy", "done"]
        do(state, "buy", f"draw {card}")
    assert refusal(state, "buy") == ("refuse-enough", "MP-17")
    assert state.cash[ROSE] == 180
    state = trading()
    assert told(do(state, "done")) == ["turn MP-04"]


@pytest.mark.rule("MP-17")
def test_not_without_20_in_notes() -> None:
    state = trading(cash=[19, 0], hands={ROSE: ["blue_tea"]})
    assert refusal(state, "buy") == ("refuse-too-poor", "MP-17")
    do(state, "sell blue_tea", "buy")


@pytest.mark.rule("MP-18")
def test_a_hasard_card_is_shown_obeyed_at_once_and_put_under_its_pile() -> None:
    state = trading()
    events = turn_up(state, "green_language")
    assert told(events) == ["pay MP-17", "hasard MP-18", "pay MP-37"]
    assert the("hasard", events) == {
        "seat": ROSE,
        "card": "green_language",
        "effect": "pay_bank",
        "number": 20,
    }
    assert bottom(state, "green") == ["green_language"]
    assert state.hands[ROSE] == ()


@pytest.mark.rule("MP-18")
def test_it_counts_as_one_of_the_cards_bought() -> None:
    state = trading()
    turn_up(state, "green_language")
    do(state, "buy", "draw green_silks", "buy", "draw green_rugs")
    assert refusal(state, "buy") == ("refuse-enough", "MP-17")
    assert state.cash[ROSE] == 240 - 3 * 20 - 20


@pytest.mark.rule("MP-18", "MP-36")
def test_it_lies_open_until_it_is_done() -> None:
    """So it cannot come up again among the cards that it lets the merchant draw."""
    state = trading(under={"green": ["green_silks"]}, emptied=["green"])
    state.piles[1].shuffled = {"green_machines": 1}
    turn_up(state, "green_machines")
    assert faces(state) == {"green_silks": 1}
    do(state, "draw green_silks")
    assert bottom(state, "green") == ["green_machines"]


@pytest.mark.rule("MP-36")
def test_an_empty_pile_sells_nothing() -> None:
    state = trading(emptied=["green"])
    assert refusal(state, "buy") == ("refuse-empty", "MP-36")


@pytest.mark.rule("MP-36")
def test_a_card_that_says_draw_gives_what_there_is() -> None:
    state = trading(
        ["kerman", "venise"], under={"purple": ["purple_chief", "purple_topaz"]}, emptied=["purple"]
    )
    events = turn_up(state, "purple_chief")
    assert "empty MP-36" not in told(events)
    events = do(state, "draw purple_topaz")
    assert told(events) == ["draw MP-17", "empty MP-36"]
    assert state.phase == "trade"
    assert bottom(state, "purple") == ["purple_chief"]


@pytest.mark.rule("MP-36")
def test_cards_come_up_again_in_the_order_in_which_they_went_under() -> None:
    state = trading(hands={ROSE: ["green_silks", "green_rugs"]}, emptied=["green"], cash=[60, 0])
    do(state, "sell green_silks", "sell green_rugs", "buy")
    assert faces(state) == {"green_silks": 1}
    do(state, "draw green_silks", "buy")
    assert faces(state) == {"green_rugs": 1}


@pytest.mark.rule("MP-19")
def test_30_for_a_card_at_random_of_a_merchant_who_stands_there() -> None:
    state = trading(["bagdad"] * 3, hands={BRUNO: EIGHTIES, JEANNE: ["green_rugs"]})
    assert ways(state, "demand") == ["demand 1", "demand 2"]
    events = do(state, "demand 1")
    assert told(events) == ["demand MP-19", "pay MP-19"]
    assert payments(events) == [(ROSE, BRUNO, 30)]
    assert faces(state) == dict.fromkeys(EIGHTIES, 1)
    assert (state.actor, state.roller) == (CHANCE, None)
    assert refusal(state, "take green_rugs") == ("refuse-draw", "MP-19")
    (event,) = do(state, "take blue_tea")
    assert (event.private, event.to) == ({"card": "blue_tea"}, (ROSE, BRUNO))
    assert event.params == {"seat": ROSE, "other": BRUNO}
    assert state.hands[ROSE] == ("blue_tea",)
    assert state.hands[BRUNO] == ("green_carpets", "yellow_giraffes")
    assert state.cash[:2] == [210, 270]


@pytest.mark.rule("MP-19")
def test_one_card_and_one_merchant_a_turn() -> None:
    state = trading(["bagdad"] * 3, hands={BRUNO: EIGHTIES, JEANNE: ["green_rugs"]})
    do(state, "demand 1", "take blue_tea")
    assert refusal(state, "demand 2") == ("refuse-one-demand", "MP-19")
    assert refusal(state, "demand 1") == ("refuse-one-demand", "MP-19")
    assert refusal(state, "sell blue_tea") == ("refuse-sell-first", "MP-14")


@pytest.mark.rule("MP-19")
def test_only_with_who_is_there_and_has_goods() -> None:
    state = trading(
        ["bagdad", "bagdad", "bagdad", "kerman"], hands={BRUNO: ["blue_tea"], 3: EIGHTIES}
    )
    assert ways(state, "demand") == ["demand 1"]
    for who in ("0", "2", "3", "4", "bruno"):
        assert refusal(state, f"demand {who}") == ("refuse-not-here", "MP-19")
    state = trading(["bagdad", "bagdad"], tables={BRUNO: "table_kyoto"})
    assert refusal(state, "demand 1") == ("refuse-nobody-here", "MP-19"), "a Table is no goods"


@pytest.mark.rule("MP-19")
def test_not_without_30_in_notes() -> None:
    state = trading(["bagdad", "bagdad"], cash=[29, 0], hands={BRUNO: ["blue_tea"]})
    assert refusal(state, "demand 1") == ("refuse-too-poor", "MP-19")


@pytest.mark.rule("MP-19")
def test_after_selling_one_may_trade_with_a_merchant() -> None:
    state = trading(
        ["bagdad", "bagdad"], cash=[0, 0], hands={ROSE: ["green_rugs"], BRUNO: ["blue_tea"]}
    )
    do(state, "sell green_rugs", "demand 1", "take blue_tea")
    assert state.cash == [0, 30]
