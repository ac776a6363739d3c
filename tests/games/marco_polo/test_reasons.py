"""What speaks for an action of Marco Polo, as a hint tells it."""

from escales.core import Action
from escales.games.marco_polo.board import KHANBALIK, VENICE
from escales.games.marco_polo.cards import TABLES, TOWN
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy.turns import fewest, to_khan
from tests.games.marco_polo.positions import BRUNO, EIGHTIES, FORTUNE, ROSE, position, spun, trading

TABLE = sorted(TABLES)[0]


def reason(state: State, action: str) -> tuple[str, dict[str, object]]:
    """The sentence and its parameters; an empty one if nothing is said."""
    found = GAME.strategy.reason(state, Action.parse(action))
    return (found.id, dict(found.params)) if found else ("", {})


def test_a_mode_says_how_far_it_is_then_to_the_khan() -> None:
    state = position(["ning_hia", "venise"], hands={ROSE: EIGHTIES})
    turns = {mode: reason(state, f"announce {mode}") for mode in ("land", "sea")}
    assert {said for said, _ in turns.values()} == {"hint-way"}
    assert {told["place"] for _, told in turns.values()} == {KHANBALIK}
    expected = to_khan().announcing["ning_hia"]
    assert {mode: told["number"] for mode, (_, told) in turns.items()} == {
        mode: round(left) for mode, left in expected.items()
    }


def test_what_luck_may_reach_at_once_or_in_one_turn_is_said() -> None:
    state = position(["ning_hia", "venise"], hands={ROSE: EIGHTIES})
    assert reason(state, "announce land")[1]["luck"] == "now"
    spun(state, "land", 1)
    assert fewest(KHANBALIK)["kan_tcheou"] == 1
    assert round(to_khan().arriving["kan_tcheou"]) > 1
    assert reason(state, "move kan_tcheou")[1]["luck"] == "one"
    far = position(["alep", "venise"], hands={ROSE: EIGHTIES})
    assert reason(far, "announce land")[1]["luck"] == "none"


def test_the_goal_itself_needs_no_word() -> None:
    state = position(["ning_hia", "venise"], hands={ROSE: EIGHTIES})
    spun(state, "land", 2)
    assert reason(state, f"move {KHANBALIK}") == ("", {})


def test_gifts_for_the_khan_are_counted() -> None:
    state = trading(hands={ROSE: EIGHTIES[:1]})
    assert reason(state, "buy") == ("hint-gifts", {"number": 2})


def test_after_the_khan_the_way_leads_to_the_town_of_the_mission() -> None:
    state = position([KHANBALIK, "venise"], tables={ROSE: TABLE})
    said, told = reason(state, "announce land")
    assert said == "hint-way"
    assert told["place"] == TOWN[TABLE]


def homeward(cards: tuple[str, ...], cash: int) -> State:
    """A merchant in Bagdad who only has to come home."""
    return trading(
        hands={ROSE: cards},
        cash=[cash, 0],
        tables={ROSE: TABLE},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )


def test_on_the_way_home_a_missing_colour_is_named() -> None:
    state = homeward(("blue_tea", "yellow_giraffes"), 2000)
    assert reason(state, "buy") == ("hint-missing", {"colour": "green"})


def test_who_has_all_but_money_learns_how_much_is_missing() -> None:
    said, told = reason(homeward(FORTUNE, 0), "buy")
    assert said == "hint-lacking"
    amount = told["amount"]
    assert isinstance(amount, float | int)
    assert amount > 0


def test_with_a_fortune_made_only_the_way_home_is_left() -> None:
    state = homeward(FORTUNE, 2000)
    assert reason(state, "buy") == ("", {})
    state = position(
        hands={ROSE: FORTUNE},
        cash=[2000, 0],
        tables={ROSE: TABLE},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    said, told = reason(state, "announce land")
    assert said == "hint-home"
    assert (told["place"], told["wants"]) == (VENICE, "false")


def test_a_colour_with_too_many_cards_is_sold() -> None:
    crowd = ("blue_tea", "blue_spices", "blue_dates", "green_carpets", "yellow_giraffes")
    state = homeward(crowd, 2000)
    assert reason(state, f"sell {crowd[0]}") == ("hint-surplus", {"colour": "blue", "number": 2})
    assert reason(state, "sell green_carpets") == ("", {})


def plight(state: State) -> tuple[str, dict[str, object]]:
    """Why there is little to hope for, and the parameters; an empty sentence if nothing stands out."""
    found = GAME.strategy.plight(state)
    return (found.id, dict(found.params)) if found else ("", {})


def test_small_chances_have_a_reason() -> None:
    behind = position(["alep", "ning_hia"], tables={BRUNO: TABLE}, hands={ROSE: EIGHTIES})
    assert plight(behind) == ("hint-plight-ahead", {"seat": BRUNO, "stage": "town"})
    said, told = plight(position(["alep", "ning_hia"], hands={ROSE: EIGHTIES}))
    assert (said, told["seat"], told["stage"]) == ("hint-plight-far", BRUNO, "khan")
    assert told["number"] == round(to_khan().standing["ning_hia"])
    assert plight(position(["alep", "alep"])) == ("hint-plight-gifts", {"number": 3})
    assert plight(position(["alep", "alep"], hands={ROSE: EIGHTIES})) == ("", {})
