"""The numbers that refusals and questions say are those of their rules."""

import pytest

from escales.core import Action
from escales.games.marco_polo.state import State
from tests.games.marco_polo.positions import EIGHTIES, ROSE, position, spun, trading, turn_up
from tests.play import do


def said(state: State, text: str) -> tuple[dict[str, object], str]:
    """The parameters and the rule of the refusal of *text*."""
    refusal = state.why_not(Action.parse(text))
    assert refusal is not None
    return dict(refusal.params), refusal.rule


def asked(state: State) -> dict[str, object]:
    """The parameters of the question."""
    question = state.view(None)["question"]
    assert question is not None
    return dict(question["params"])


@pytest.mark.rule("MP-12")
def test_the_ransom_that_is_asked_for() -> None:
    state = position(["ormuz", "bagdad"], hands={ROSE: EIGHTIES})
    do(state, "announce sea", "spin corsaire", "black 4", "white 3")
    assert asked(state) == {"seat": ROSE, "mode": "sea", "amount": 50}


@pytest.mark.rule("MP-17")
def test_the_price_and_the_number_of_cards_from_a_pile() -> None:
    assert said(trading(cash=[19, 0]), "buy") == ({"amount": 20}, "MP-17")
    state = trading()
    state.bought = 3
    assert said(state, "buy") == ({"number": 3}, "MP-17")


@pytest.mark.rule("MP-19")
def test_the_price_of_a_card_of_another() -> None:
    assert said(trading(cash=[29, 0]), "demand 1") == ({"amount": 30}, "MP-19")


@pytest.mark.rule("MP-27")
def test_the_number_of_gifts_that_open_khanbalik() -> None:
    state = position(["chang_tou", "venise"], hands={ROSE: EIGHTIES[:2]})
    spun(state, "land", 1)
    assert said(state, "move khanbalik") == ({"number": 3}, "MP-27")


@pytest.mark.rule("MP-26")
def test_the_number_of_cards_of_those_who_may_be_called_there() -> None:
    state = trading(["kerman", "calicut", "aden"])
    turn_up(state, "purple_danger")
    state.places[ROSE] = "khanbalik"
    assert said(state, "call 1") == ({"number": 3}, "MP-26")


@pytest.mark.rule("MP-28")
def test_the_number_of_gifts_that_the_khan_still_expects() -> None:
    state = position(["chang_tou", "venise"], hands={ROSE: [*EIGHTIES, "purple_gold"]})
    spun(state, "land", 1)
    do(state, "move khanbalik")
    for left, card in zip((3, 2, 1), EIGHTIES, strict=True):
        assert asked(state) == {"seat": ROSE, "number": left}
        do(state, f"gift {card}")
    assert state.phase == "table"


@pytest.mark.rule("MP-31")
@pytest.mark.parametrize(("seats", "target"), [(2, 1100), (3, 900), (4, 700)])
def test_the_fortune_to_bring_home(seats: int, target: int) -> None:
    places = ["bagdad", "calicut", "samarcande", "aden"][:seats]
    assert position(places).view(None)["public"]["target"] == target


@pytest.mark.rule("MP-06")
@pytest.mark.parametrize(("place", "modes"), [("belgrade", 1), ("venise", 2)])
def test_the_question_for_a_spin_says_whether_there_was_a_choice(place: str, modes: int) -> None:
    state = position([place, "bagdad"])
    question = {"seat": ROSE, "mode": "land", "modes": modes, "khan": "open", "again": "no"}
    assert asked(state) == question
    do(state, "announce land")
    assert asked(state) == question


@pytest.mark.rule("MP-20")
@pytest.mark.parametrize("gifts", [(), (*EIGHTIES, "purple_gold")])
def test_the_question_for_a_spin_tells_no_hand(gifts: tuple[str, ...]) -> None:
    state = position(["tchi_kou", "bagdad"], hands={ROSE: gifts})
    assert asked(state)["modes"] == 2
    do(state, "announce sea")
    assert asked(state) == {"seat": ROSE, "mode": "sea", "modes": 2, "khan": "open", "again": "no"}


@pytest.mark.rule("MP-06")
@pytest.mark.parametrize(("gifts", "modes", "khan"), [((), 1, "closed"), (EIGHTIES, 2, "open")])
def test_the_question_says_to_oneself_why_khanbalik_is_no_way(
    gifts: tuple[str, ...], modes: int, khan: str
) -> None:
    question = position(["tchi_kou", "bagdad"], hands={ROSE: gifts}).view(ROSE)["question"]
    assert question is not None
    assert (question["params"]["modes"], question["params"]["khan"]) == (modes, khan)


@pytest.mark.rule("MP-17")
@pytest.mark.parametrize(("cash", "may"), [(19, "raise"), (20, "sell")])
def test_the_question_for_trade_says_whether_one_must_sell_to_buy(cash: int, may: str) -> None:
    state = trading(cash=[cash, 240], hands={ROSE: EIGHTIES})
    assert asked(state)["may"] == may


@pytest.mark.rule("MP-38")
def test_the_question_says_that_one_plays_again() -> None:
    state = position(["venise", "bagdad"])
    state.playing_on = True
    assert asked(state)["again"] == "yes"
