"""What speaks for an action of Long Cours, as a hint tells it."""

import pytest

from escales.core import Action
from escales.games.long_cours.board import NEIGHBOURS, POINTS, REACH
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from tests.games.long_cours.positions import BRUNO, ROSE, goods, launched, position


def reason(state: State, action: str) -> tuple[str, dict[str, object]]:
    """The sentence and its parameters; an empty one if nothing is said."""
    found = GAME.strategy.reason(state, Action.parse(action))
    return (found.id, dict(found.params)) if found else ("", {})


def test_a_port_sells_what_is_not_aboard() -> None:
    state = position(["marseille", "sydney"], cash=[1, 0], cargo={ROSE: goods(cloth=2)})
    assert reason(state, "sail alexandrie") == ("hint-product", {"product": "cereals"})
    assert reason(state, "sail gibraltar") == ("hint-refuge", {})


def test_without_notes_there_is_nothing_new_to_carry() -> None:
    state = position(["marseille", "sydney"], cash=[0, 5], cargo={ROSE: goods(cloth=2)})
    assert reason(state, "sail alexandrie") == ("", {})


def test_where_a_ship_comes_in_the_ports_next_to_it_count() -> None:
    state = launched(2)
    state.phase, state.zone = "entry", 11
    assert reason(state, "enter marseille")[0] == "hint-nearby"


@pytest.mark.parametrize("cash", [0, 3])
def test_with_an_empty_hold_no_port_adds_a_product(cash: int) -> None:
    state = position(["marseille", "sydney"], cash=[cash, 0])
    assert reason(state, "sail alexandrie") == ("", {})


def test_stranded_goods_speak_for_a_place() -> None:
    state = position(["vladivostok", "sydney"], stranded={55: goods(gold=3)})
    assert reason(state, "direct malaisie") == ("hint-salvage", {"amount": 3})


def test_a_ship_sails_out_of_the_reach_of_another_captains_corsaire() -> None:
    ship, corsaire, out, within = next(
        (ship, corsaire, out, within)
        for ship in POINTS
        for corsaire in REACH[ship]
        for out in NEIGHBOURS[ship]
        for within in NEIGHBOURS[ship]
        if out not in REACH[corsaire] and within in REACH[corsaire]
    )
    state = position([ship, "sydney"], owner=BRUNO, corsaire=corsaire)
    assert reason(state, f"sail {out}")[0] == "hint-escape"
    assert reason(state, f"sail {within}")[0] == "hint-danger"


def test_a_storm_sinks_the_corsaire_or_the_goods_of_the_others() -> None:
    cargo = {BRUNO: goods(gold=2, cloth=1)}
    state = position(["le_cap", "sydney"], cargo=cargo)
    assert reason(state, "storm 33") == ("hint-storm", {"amount": 3})
    assert reason(state, "storm 11") == ("", {})
    state = position(["le_cap", "sydney"], cargo=cargo, owner=BRUNO, corsaire="sydney")
    assert reason(state, "storm 33") == ("hint-storm-corsaire", {})


@pytest.mark.parametrize(("amount", "said"), [(4, "hint-saves"), (5, "hint-aboard")])
def test_the_price_of_the_corsaire_is_kept_as_long_as_it_is_for_sale(
    amount: int, said: str
) -> None:
    assert reason(position(cash=[10, 0, 0]), f"buy {amount}")[0] == said


def test_nobody_can_offer_more() -> None:
    state = position(cash=[12, 8, 7])
    assert reason(state, "auction 9")[0] == "hint-top"
    assert reason(state, "auction 8") == ("hint-rivals", {"amount": 8})


def test_a_fight_is_for_the_notes_of_the_other() -> None:
    state = position(["londres", "londres"], cash=[0, 7])
    assert reason(state, "fight 1 fight-03") == (
        "hint-purse",
        {"seat": BRUNO, "amount": 7, "risk": 0},
    )


def test_the_end_of_a_turn_keeps_what_one_has() -> None:
    assert reason(position(cash=[4, 0, 0]), "done") == ("hint-keeps", {"amount": 4})
    assert reason(position(cash=[0, 0, 0]), "done")[0] in ("hint-rests", "")


def plight(state: State) -> str:
    """The sentence that says why there is little to hope for; an empty one if none does."""
    found = GAME.strategy.plight(state)
    return found.id if found else ""


def test_small_chances_have_a_reason() -> None:
    hands = {ROSE: ("direct", "direct", "fight-04"), BRUNO: ("storm", "storm", "storm")}
    weak = position(["marseille", "sydney"], cash=[3, 3], hands=hands)
    assert plight(weak) == "hint-plight-storms"
    assert plight(position(["marseille", "sydney"], cash=[3, 7], hands=hands)) == "hint-plight-poor"
    hunted = position(
        ["marseille", "sydney"], cash=[3, 3], hands=hands, owner=BRUNO, corsaire="perth"
    )
    assert plight(hunted) == "hint-plight-corsaire"
    strong = {ROSE: ("storm",) * 8, BRUNO: ("direct",)}
    assert plight(position(["marseille", "sydney"], cash=[3, 3], hands=strong)) == ""
