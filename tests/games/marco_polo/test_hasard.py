"""The twenty Hasard cards (MP-21 to MP-26, MP-37, MP-38)."""

from typing import cast

import pytest

from escales.core import Event
from escales.games.marco_polo.cards import HASARD
from escales.games.marco_polo.dues import OfTurn
from escales.games.marco_polo.rules.effects import obey
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Own
from tests.games.marco_polo.laws import conserved
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    FORTUNE,
    JEANNE,
    ROSE,
    VICTOR,
    bottom,
    faces,
    position,
    spun,
    targets,
    trading,
    turn_up,
)
from tests.play import do, payments, refusal, the, told, verbs, ways

COMPTOIR = {"yellow": "aden", "purple": "kerman", "blue": "ormuz", "green": "bagdad"}
RULE = {"yellow": "MP-21", "purple": "MP-22", "blue": "MP-23", "green": "MP-24"}


def drawing(
    card: str, others: tuple[str, ...] = ("calicut", "samarcande"), **given: object
) -> tuple[State, list[Event]]:
    """Rose, on a comptoir of the card's colour, has bought it; the state, and what it has done."""
    state = trading([COMPTOIR[HASARD[card]["colour"]], *others], **given)
    return state, turn_up(state, card)[1:]


@pytest.mark.rule("MP-21", "MP-22", "MP-23", "MP-24", "MP-37")
@pytest.mark.parametrize(
    ("card", "amount"),
    [
        ("yellow_astrologer", 20),
        ("purple_insult", 30),
        ("purple_bath", 20),
        ("blue_typhoon", 30),
        ("green_volcano", 20),
        ("green_language", 20),
    ],
)
def test_fines_go_to_the_bank(card: str, amount: int) -> None:
    state, events = drawing(card)
    assert payments(events) == [(ROSE, "bank", amount)]
    assert state.cash == [220 - amount, 240, 240]
    assert (state.loot_cash, state.phase) == (0, "trade")


@pytest.mark.rule("MP-21", "MP-23", "MP-37")
@pytest.mark.parametrize(("card", "amount"), [("yellow_birthday", 40), ("blue_new_year", 30)])
def test_every_other_merchant_pays_one_after_the_other(card: str, amount: int) -> None:
    state, events = drawing(card)
    assert payments(events) == [(BRUNO, ROSE, amount), (JEANNE, ROSE, amount)]
    assert state.cash == [220 + 2 * amount, 240 - amount, 240 - amount]


@pytest.mark.rule("MP-37")
def test_in_playing_order_from_the_drawer() -> None:
    state = trading(["aden"] * 4, turn=JEANNE)
    events = turn_up(state, "yellow_birthday")
    assert [payer for payer, *_ in payments(events)[1:]] == [VICTOR, ROSE, BRUNO]


@pytest.mark.rule("MP-37", "MP-34")
def test_who_lacks_the_notes_sells_before_the_next_is_asked() -> None:
    state, events = drawing("yellow_birthday", hands={BRUNO: EIGHTIES}, cash=[240, 10, 240])
    assert payments(events) == []
    assert (state.phase, state.actor) == ("debt", BRUNO)
    events = do(state, "sell blue_tea")
    assert payments(events) == [("bank", BRUNO, 80), (BRUNO, ROSE, 40), (JEANNE, ROSE, 40)]
    assert (state.phase, state.actor) == ("trade", ROSE)


@pytest.mark.rule("MP-37", "MP-35")
def test_who_has_nothing_is_let_off_and_may_go_to_venise_on_another_s_turn() -> None:
    state, events = drawing("yellow_birthday", cash=[240, 30, 240])
    assert payments(events) == [(BRUNO, ROSE, 30)]
    assert the("forgiven", events) == {"seat": BRUNO, "amount": 10}
    assert (state.phase, state.actor) == ("ruin", BRUNO)
    events = do(state, "venice")
    assert payments(events) == [("bank", BRUNO, 240), (JEANNE, ROSE, 40)]
    assert (state.places[BRUNO], state.cash[BRUNO]) == ("venise", 240)
    assert (state.phase, state.actor) == ("trade", ROSE)


@pytest.mark.rule("MP-21", "MP-22", "MP-23", "MP-24", "MP-25")
@pytest.mark.parametrize(
    ("card", "number"),
    [("yellow_hunt", 1), ("purple_chief", 2), ("blue_khan", 1), ("green_machines", 1)],
)
def test_more_cards_of_the_same_pile_free_and_on_top_of_the_three(card: str, number: int) -> None:
    state, _ = drawing(card)
    colour = HASARD[card]["colour"]
    for _ in range(number):
        assert state.phase == "draw"
        goods = next(face for face in faces(state) if face not in HASARD)
        assert goods.startswith(colour)
        do(state, f"draw {goods}")
    assert (state.phase, state.cash[ROSE], state.bought) == ("trade", 220, 1)
    assert len(state.hands[ROSE]) == number


@pytest.mark.rule("MP-25", "MP-18")
def test_hasard_upon_hasard() -> None:
    """The chief lets her draw two cards: the second one comes when the first one is obeyed."""
    state, _ = drawing("purple_chief")
    events = do(state, "draw purple_bath", "draw purple_insult")
    assert payments(events) == [(ROSE, "bank", 20), (ROSE, "bank", 30)]
    assert bottom(state, "purple") == ["purple_bath", "purple_insult", "purple_chief"]


@pytest.mark.rule("MP-21", "MP-25")
def test_straight_to_zanzibar() -> None:
    state, events = drawing("yellow_zanzibar", hands={ROSE: ["blue_tea"]})
    assert told(events) == ["hasard MP-18", "fly MP-21", "turn MP-04"]
    assert state.places[ROSE] == "zanzibar"
    assert the("fly", events)["path"] == ["zanzibar"]
    assert state.turn == BRUNO, "no trade there, and the buying is over"


@pytest.mark.rule("MP-25")
def test_in_zanzibar_already_one_is_not_moved() -> None:
    state = trading(["zanzibar", "venise"])
    events = turn_up(state, "yellow_zanzibar")
    assert "already-there MP-25" in told(events)
    assert (state.phase, verbs(state)) == ("trade", ["buy", "done"])


@pytest.mark.rule("MP-21")
def test_the_pope_wants_a_merchant_at_acre_if_one_wishes() -> None:
    state, events = drawing("yellow_pope")
    assert (state.phase, state.actor) == ("send", ROSE)
    assert ways(state, "send") == ["send 0", "send 1", "send 2"]
    assert refusal(state, "send 3") == ("refuse-nobody", "MP-21")
    other = state.clone()
    assert told(do(other, "decline")) == ["decline MP-21"]
    assert (other.places[1:], other.phase) == (["calicut", "samarcande"], "trade")
    events = do(state, "send 2")
    flight = the("fly", events)
    assert (flight["seat"], flight["other"], flight["effect"]) == (JEANNE, ROSE, "send")
    assert (state.places[JEANNE], state.phase) == ("acre", "trade")


@pytest.mark.rule("MP-21", "MP-25")
def test_one_may_go_to_acre_oneself() -> None:
    state, _ = drawing("yellow_pope")
    events = do(state, "send 0")
    assert the("fly", events)["effect"] == "teleport", "nobody is sent"
    assert (state.places[ROSE], state.turn) == ("acre", BRUNO)


@pytest.mark.rule("MP-24")
def test_the_khan_wants_a_merchant_at_karakorum_and_not_oneself() -> None:
    state, _ = drawing("green_karakorum")
    assert ways(state, "send") == ["send 1", "send 2"]
    assert refusal(state, "send 0") == ("refuse-yourself", "MP-24")
    assert refusal(state, "decline") == ("refuse-must", "MP-24")
    do(state, "send 1")
    assert (state.places[BRUNO], state.phase) == ("karakorum", "trade")


@pytest.mark.rule("MP-24", "MP-25")
def test_who_is_in_karakorum_already_can_be_named_and_is_not_moved() -> None:
    state, _ = drawing("green_karakorum", ("karakorum", "samarcande"), hands={ROSE: EIGHTIES})
    events = do(state, "send 1")
    assert told(events) == ["already-there MP-25"]
    assert (state.phase, state.places[1:]) == ("trade", ["karakorum", "samarcande"])


@pytest.mark.rule("MP-18", "MP-25")
@pytest.mark.parametrize("card", ["yellow_pope", "green_karakorum", "blue_join"])
def test_until_a_card_is_obeyed_nothing_else_is_done(card: str) -> None:
    state, _ = drawing(card, hands={ROSE: EIGHTIES})
    for other in ("buy", "sell blue_tea", "done", "announce land"):
        assert refusal(state, other) == ("refuse-not-now", "MP-25")
    if HASARD[card]["optional"]:
        assert refusal(state, "decline 1") == ("refuse-extra", "MP-18")


@pytest.mark.rule("MP-08", "MP-25")
def test_a_card_may_take_one_back_to_where_the_turn_began() -> None:
    """Only the movement by the roulette must not lead back there."""
    state = position(["acre", "venise"])
    spun(state, "land", 4)
    assert refusal(state, "move acre") == ("refuse-back", "MP-08")
    state.places[ROSE] = "aden"
    state.agenda, state.phase = (OfTurn("trade"),), "trade"
    turn_up(state, "yellow_pope")
    do(state, "send 0")
    assert (state.places[ROSE], state.turn) == ("acre", BRUNO)


@pytest.mark.rule("MP-22", "MP-25")
def test_in_danger_a_merchant_has_to_come() -> None:
    state, _ = drawing("purple_danger", hands={JEANNE: EIGHTIES})
    assert (state.phase, ways(state, "call")) == ("call", ["call 1", "call 2"])
    assert refusal(state, "call 0") == ("refuse-yourself", "MP-22")
    assert refusal(state, "call 3") == ("refuse-nobody", "MP-22")
    assert refusal(state, "decline") == ("refuse-not-now", "MP-22")
    events = do(state, "call 2")
    assert told(events) == ["fly MP-22"]
    assert state.places[JEANNE] == "kerman"
    assert (state.phase, state.actor) == ("trade", ROSE), "Rose's pawn has not been moved"
    assert refusal(state, "demand 2") == ("refuse-not-both", "MP-16")


@pytest.mark.rule("MP-22", "MP-23", "MP-24", "MP-25")
@pytest.mark.parametrize("card", ["purple_join", "blue_join", "green_join"])
def test_joining_a_merchant_and_a_forced_transaction(card: str) -> None:
    state, _ = drawing(card, hands={BRUNO: EIGHTIES})
    assert verbs(state) == ["join", "decline"]
    assert ways(state, "join") == ["join 1", "join 2"]
    rule = RULE[HASARD[card]["colour"]]
    assert refusal(state, "join 0") == ("refuse-nobody", rule)
    other = state.clone()
    assert told(do(other, "decline")) == [f"decline {rule}"]
    assert other.phase == "trade"
    events = do(state, "join 1")
    assert told(events) == [f"join {rule}", f"fly {rule}", "demand MP-19", "pay MP-19"]
    assert faces(state) == dict.fromkeys(EIGHTIES, 1)
    do(state, "take blue_tea")
    assert state.places[ROSE] == "calicut"
    assert (state.hands[ROSE], state.cash[:2]) == (("blue_tea",), [190, 270])
    assert state.turn == BRUNO


@pytest.mark.rule("MP-25")
def test_where_it_cannot_be_made_only_the_joining_stands() -> None:
    state, _ = drawing("green_join")
    events = do(state, "join 1")
    assert told(events)[:3] == ["join MP-24", "fly MP-24", "no-transaction MP-25"]
    assert the("no-transaction", events)["lack"] == "goods"
    assert state.places[ROSE] == "calicut"
    state, _ = drawing("green_join", cash=[49, 0, 0])
    assert the("no-transaction", do(state, "join 1"))["lack"] == "both"
    state, _ = drawing("green_join", hands={BRUNO: EIGHTIES}, cash=[49, 0, 0])
    assert the("no-transaction", do(state, "join 1"))["lack"] == "cash"
    assert (state.places[ROSE], state.cash[ROSE]) == ("calicut", 29)


@pytest.mark.rule("MP-25")
@pytest.mark.parametrize(("cash", "may"), [(49, "travel"), (50, "pay")])
def test_the_question_says_whether_the_transaction_can_be_paid(cash: int, may: str) -> None:
    state, _ = drawing("green_join", hands={BRUNO: EIGHTIES}, cash=[cash, 0, 0])
    question = state.view(None)["question"]
    assert question is not None
    assert question["params"]["may"] == may


@pytest.mark.rule("MP-25", "MP-19")
def test_the_last_30_besants_are_enough_for_the_transaction() -> None:
    state, _ = drawing("green_join", hands={BRUNO: EIGHTIES}, cash=[50, 0, 0])
    do(state, "join 1", "take blue_tea")
    assert (state.cash[:2], state.hands[ROSE]) == ([0, 30], ("blue_tea",))


@pytest.mark.rule("MP-25")
def test_joining_even_where_there_is_no_comptoir() -> None:
    state, _ = drawing("green_join", ("candie", "samarcande"))
    do(state, "join 1")
    assert state.places[:2] == ["candie", "candie"]
    do(state, "announce sea", "spin 1")
    assert "candie" not in targets(state)


@pytest.mark.rule("MP-25")
def test_a_merchant_at_one_s_own_place_may_be_joined_too() -> None:
    """No pawn has been moved, so the buying goes on."""
    state, _ = drawing("green_join", ("bagdad", "samarcande"), hands={BRUNO: ["blue_tea"]})
    do(state, "join 1", "take blue_tea")
    assert (state.phase, state.turn, verbs(state)) == ("trade", ROSE, ["buy", "done"])


@pytest.mark.rule("MP-25", "MP-19")
def test_the_forced_transaction_whatever_else_was_bought() -> None:
    state = trading(["bagdad", "calicut"], hands={BRUNO: ["blue_tea"]})
    do(state, "buy", "draw green_silks", "buy", "draw green_join", "join 1", "take blue_tea")
    assert state.hands[ROSE] == ("blue_tea", "green_silks")


@pytest.mark.rule("MP-25")
def test_all_extra_cards_are_drawn_even_if_one_moves_the_pawn() -> None:
    state, _ = drawing("purple_chief")
    do(state, "draw purple_join", "join 1")
    assert (state.phase, state.places[ROSE]) == ("draw", "calicut")
    do(state, "draw purple_topaz")
    assert (state.hands[ROSE], state.turn) == (("purple_topaz",), BRUNO)


@pytest.mark.rule("MP-23", "MP-38")
def test_a_strong_wind_brings_two_whole_turns_right_after_this_one() -> None:
    state, events = drawing("blue_wind")
    assert the("wind", events) == {"seat": ROSE, "number": 2}
    assert state.phase == "trade"
    events = do(state, "done")
    assert told(events) == ["extra-turn MP-38", "turn MP-04"]
    assert (state.turn, state.phase, state.round) == (ROSE, "announce", 1)
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert (state.turn, state.extra) == (ROSE, 0)
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert (state.turn, state.round) == (BRUNO, 1)


@pytest.mark.rule("MP-38")
def test_another_wind_adds_two_more() -> None:
    state = trading(["ormuz", "venise"], under={"blue": ["blue_wind"]}, emptied=["blue"])
    state.extra = 1
    turn_up(state, "blue_wind")
    assert state.extra == 3


@pytest.mark.rule("MP-26")
def test_a_card_takes_nobody_into_khanbalik_who_may_not_enter() -> None:
    state, _ = drawing("green_join", ("khanbalik", "samarcande"), hands={ROSE: EIGHTIES[:2]})
    assert ways(state, "join") == ["join 2"]
    assert refusal(state, "join 1") == ("refuse-join-khan", "MP-26")
    state, _ = drawing("green_join", ("khanbalik",))
    assert verbs(state) == ["decline"]
    state, _ = drawing(
        "green_join", ("khanbalik",), hands={ROSE: EIGHTIES}, tables={ROSE: "table_kyoto"}
    )
    assert refusal(state, "join 1") == ("refuse-join-khan", "MP-26"), "one Table each (MP-27)"


@pytest.mark.rule("MP-26", "MP-28")
def test_who_may_enter_arrives_there_by_joining() -> None:
    state, _ = drawing("green_join", ("khanbalik",), hands={ROSE: EIGHTIES, BRUNO: ["green_rugs"]})
    do(state, "join 1", "take green_rugs")
    assert (state.phase, state.actor) == ("gifts", ROSE)
    do(state, *(f"gift {card}" for card in EIGHTIES), "table table_lhassa")
    assert (state.tables[ROSE], state.hands[ROSE], state.turn) == (
        "table_lhassa",
        ("green_rugs",),
        BRUNO,
    )


@pytest.mark.rule("MP-25", "MP-26")
def test_the_transaction_comes_before_what_arriving_brings() -> None:
    """Rose may even give the Khan the card that she has just bought."""
    state, _ = drawing(
        "green_join",
        ("khanbalik",),
        hands={ROSE: EIGHTIES, BRUNO: ["purple_gold"]},
    )
    do(state, "join 1", "take purple_gold", "gift purple_gold")
    assert bottom(state, "purple") == ["purple_gold"]


@pytest.mark.rule("MP-26", "MP-20")
def test_called_to_khanbalik_who_may_not_enter_is_turned_away() -> None:
    """The list of merchants who may be called tells nothing about their hands."""
    state = trading(
        ["kerman", "khanbalik", "aden", "aden"],
        hands={
            ROSE: EIGHTIES,
            JEANNE: ["green_rugs", "green_silks", "green_furs"],
            VICTOR: ["blue_tea"],
        },
    )
    turn_up(state, "purple_chief")
    do(state, "draw purple_join", "join 1")
    while state.phase == "gifts":
        do(state, ways(state, "gift")[0])
    do(state, "table table_kyoto", "draw purple_danger")
    assert ways(state, "call") == ["call 1", "call 2"], "Victor has one card only"
    assert refusal(state, "call 3") == ("refuse-call-khan", "MP-26")
    assert refusal(state, "call 4") == ("refuse-nobody", "MP-22")
    other = state.clone()
    events = do(state, "call 2")
    assert told(events)[0] == "turned-away MP-26"
    assert events[0].reveals
    assert state.places[JEANNE] == "aden"
    other.hands[JEANNE] = EIGHTIES
    assert told(do(other, "call 2"))[0] == "fly MP-22"
    assert (other.places[JEANNE], other.phase, other.actor) == ("khanbalik", "gifts", JEANNE)
    do(other, ways(other, "gift")[0])
    ledgers = [cast(Own, other.view(seat)["own"])["ledger"] for seat in range(other.seats)]
    assert [ledger["gifts"] for ledger in ledgers] == [0, 0, 3, 1], (
        "Jeanne has given one, Rose gave hers before"
    )


@pytest.mark.rule("MP-37")
def test_with_nobody_to_choose_a_card_has_no_effect() -> None:
    state = trading(["kerman", "khanbalik", "aden"], hands={ROSE: EIGHTIES})
    turn_up(state, "purple_chief")
    do(state, "draw purple_join", "join 1")
    while state.phase == "gifts":
        do(state, ways(state, "gift")[0])
    state.places[BRUNO] = "aden"
    events = do(state, "table table_kyoto", "draw purple_danger")
    assert "nobody MP-37" in told(events)


@pytest.mark.rule("MP-26", "MP-30")
def test_joining_a_merchant_in_one_s_mission_town_does_the_mission() -> None:
    state, _ = drawing("green_join", ("kyoto",), tables={ROSE: "table_kyoto"})
    events = do(state, "join 1")
    assert told(events)[-1] == "mission MP-30"
    do(state, "secret secret_kite")
    assert (state.secrets[ROSE], state.accomplished[ROSE], state.turn) == (
        "secret_kite",
        True,
        BRUNO,
    )


@pytest.mark.rule("MP-26", "MP-30")
def test_being_called_there_does_too_on_another_s_turn() -> None:
    state = trading(["mandalay", "calicut"], tables={BRUNO: "table_mandalay"})
    turn_up(state, "purple_danger")
    do(state, "call 1")
    do(state, "secret secret_paper")
    assert (state.accomplished, state.phase, state.turn) == ([False, True], "trade", ROSE)


@pytest.mark.rule("MP-26", "MP-33")
def test_a_win_ends_the_game_at_once_in_mid_card() -> None:
    state, _ = drawing(
        "purple_chief",
        ("venise",),
        cash=[600, 0],
        hands={ROSE: FORTUNE},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    cards = conserved(state)
    do(state, "draw purple_join", "join 1")
    assert state.result is not None
    assert state.result.ranking == (1, 2)
    assert state.agenda == ()
    assert bottom(state, "purple") == ["purple_join", "purple_chief"], "obeyed as far as it went"
    assert conserved(state) == cards


@pytest.mark.rule("MP-26", "MP-33")
def test_who_is_called_home_with_a_fortune_wins_on_another_s_turn() -> None:
    state = trading(
        ["kerman", "venise", "aden"],
        cash=[240, 240, 600],
        hands={JEANNE: FORTUNE},
        tables={JEANNE: "table_kyoto"},
        accomplished=[JEANNE],
        secrets={JEANNE: "secret_kite"},
    )
    turn_up(state, "purple_chief")
    do(state, "draw purple_join", "join 1", "draw purple_danger", "call 2")
    assert state.result is not None
    assert (state.result.ranking[JEANNE], state.result.reason) == (1, "home")


@pytest.mark.rule("MP-25", "MP-35")
def test_ruin_between_two_cards_that_are_drawn() -> None:
    """Both cards of the chief are drawn, the second one in Venice; then the turn is over."""
    state, _ = drawing("purple_chief", cash=[40, 240, 240])
    do(state, "draw purple_bath")
    assert (state.phase, state.actor) == ("ruin", ROSE)
    do(state, "venice", "draw purple_topaz")
    assert (state.places[ROSE], state.hands[ROSE]) == ("venise", ("purple_topaz",))
    assert state.turn == BRUNO


@pytest.mark.rule("MP-21", "MP-22", "MP-23", "MP-24")
def test_all_twenty_are_there() -> None:
    assert len(HASARD) == 20


def test_an_effect_that_no_rule_describes_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    state = trading(["bagdad", "calicut"])
    card = next(card for card, effect in HASARD.items() if effect["effect"] == "extra_turns")
    monkeypatch.setitem(HASARD[card], "effect", "vanish")
    with pytest.raises(ValueError, match="has the effect 'vanish', which no rule describes"):
        obey(state, card)


@pytest.mark.rule("MP-18")
@pytest.mark.parametrize(
    ("card", "effect", "number"),
    [
        ("blue_typhoon", "pay_bank", 30),
        ("purple_chief", "draw_more", 2),
        ("yellow_pope", "send", 0),
    ],
)
def test_the_journal_says_what_a_card_does(card: str, effect: str, number: int) -> None:
    state = trading([COMPTOIR[HASARD[card]["colour"]], "calicut", "samarcande"])
    turned = the("hasard", turn_up(state, card))
    assert (turned["effect"], turned["number"]) == (effect, number)
