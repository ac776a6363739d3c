"""Khanbalik, the mission and the Secret (MP-27, MP-28, MP-30, MP-39)."""

from random import Random
from typing import cast

import pytest

from escales.core import CHANCE, Action, Event
from escales.games.marco_polo.dues import OfTurn
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.rules.reach import reach
from escales.games.marco_polo.state import State
from escales.games.marco_polo.view import Own
from tests.games.marco_polo.positions import (
    BRUNO,
    EIGHTIES,
    JEANNE,
    ROSE,
    bottom,
    faces,
    new_game,
    position,
    spun,
    targets,
)
from tests.play import do, refusal, the, told, verbs, ways

FOUR = ("blue_tea", "green_carpets", "purple_gold", "yellow_giraffes")


@pytest.mark.rule("MP-27")
@pytest.mark.parametrize(
    ("hand", "table", "may"),
    [
        (EIGHTIES, "", True),
        (FOUR, "", True),
        (("blue_tea", "blue_rhubarb", "blue_spices"), "", True),
        (EIGHTIES[:2], "", False),
        ((*EIGHTIES[:2], "green_silks", "green_furs"), "", False),
        (EIGHTIES, "table_kyoto", False),
    ],
)
def test_three_goods_worth_80_and_no_table(hand: tuple[str, ...], table: str, may: bool) -> None:
    tables = {ROSE: table} if table else {}
    state = position(
        ["chang_tou", "venise"], hands={ROSE: hand}, tables=tables, accomplished=[ROSE]
    )
    state.secrets[ROSE] = "secret_kite" if table else ""
    spun(state, "land", 1)
    assert ("khanbalik" in targets(state)) == may
    if not may:
        assert refusal(state, "move khanbalik") == ("refuse-khan", "MP-27")


@pytest.mark.rule("MP-27")
def test_nobody_passes_through() -> None:
    """From Chang-tou three points through Khanbalik would lead to Quinsay."""
    state = position(["chang_tou", "venise"], hands={ROSE: EIGHTIES})
    spun(state, "land", 3)
    assert "khanbalik" in targets(state), "a short stop"
    assert not {"quinsay", "yang_tcheou", "tchi_kou"} & targets(state)
    assert refusal(state, "move quinsay") == ("refuse-reach", "MP-07")


def at_court(hand: tuple[str, ...] = EIGHTIES, **given: object) -> State:
    """Rose has come to Khanbalik."""
    state = position(["chang_tou", "venise"], hands={ROSE: hand}, **given)  # type: ignore[arg-type]
    spun(state, "land", 2)
    events = do(state, "move khanbalik")
    assert events[0].reveals
    return state


@pytest.mark.rule("MP-27", "MP-28")
def test_a_nearer_mission_takes_two_gifts() -> None:
    """Our option: two goods worth 80 open Khanbalik, and are all that the Khan is given."""
    state = position(["chang_tou", "venise"], hands={ROSE: EIGHTIES[:1]}, gifts=2)
    spun(state, "land", 1)
    refused = state.why_not(Action("move", ("khanbalik",)))
    assert refused is not None
    assert (refused.id, refused.params) == ("refuse-khan", {"number": 2})

    state = at_court(EIGHTIES[:2], gifts=2)
    do(state, f"gift {EIGHTIES[0]}")
    assert (state.phase, cast(Own, state.view(ROSE)["own"])["ledger"]["gifts"]) == ("gifts", 2)
    do(state, f"gift {EIGHTIES[1]}", "table table_kyoto")
    assert (state.hands[ROSE], state.tables[ROSE]) == ((), "table_kyoto")


@pytest.mark.rule("MP-27")
def test_the_number_of_gifts_is_no_part_of_digests_so_old_saves_stay_true() -> None:
    assert "gifts" not in new_game(2).dump()


@pytest.mark.rule("MP-28")
def test_gifts_that_were_given_count_on_in_the_ledger() -> None:
    state = at_court((*FOUR, "green_silks"))

    def ledger(seat: int) -> int:
        return cast(Own, state.view(seat)["own"])["ledger"]["gifts"]

    assert (ledger(ROSE), ledger(BRUNO)) == (4, 0)
    do(state, "gift blue_tea", "gift green_carpets")
    assert (ledger(ROSE), ledger(BRUNO)) == (4, 0)


@pytest.mark.rule("MP-28")
def test_three_presents_in_the_order_chosen_and_a_table() -> None:
    state = at_court((*FOUR, "green_cottons", "green_silks"))
    assert (state.phase, state.actor) == ("gifts", ROSE)
    assert targets(state, "gift") == {*FOUR, "green_cottons"}
    assert refusal(state, "gift green_silks") == ("refuse-gift", "MP-28")
    events = do(state, "gift green_cottons", "gift blue_tea", "gift green_carpets")
    assert told(events) == ["gift MP-28"] * 3
    assert all(event.reveals for event in events)
    assert bottom(state, "green") == ["green_cottons", "green_carpets"]
    assert bottom(state, "blue") == ["blue_tea"]
    assert state.hands[ROSE] == ("green_silks", "purple_gold", "yellow_giraffes")
    assert (state.actor, state.roller, state.phase) == (CHANCE, None, "table")
    assert faces(state) == dict.fromkeys(
        ("table_kyoto", "table_lhassa", "table_mandalay", "table_manille"), 1
    )
    assert refusal(state, "table table_paris") == ("refuse-draw", "MP-28")


@pytest.mark.rule("MP-28", "MP-20")
def test_the_name_of_the_town_stays_secret() -> None:
    state = at_court()
    do(state, *(f"gift {card}" for card in EIGHTIES))
    events = do(state, "table table_mandalay")
    assert events[0].params == {"seat": ROSE}
    assert (events[0].private, events[0].to) == ({"card": "table_mandalay"}, (ROSE,))
    assert state.view(ROSE)["own"]["table"] == "table_mandalay"
    for other in (BRUNO, None):
        seen = state.view(other)
        assert seen["public"]["tables"] == [True, False]
        assert "mandalay" not in str(seen["public"]) + str(seen["own"])


@pytest.mark.rule("MP-28", "MP-14")
def test_no_trade_at_court() -> None:
    state = at_court()
    events = do(state, *(f"gift {card}" for card in EIGHTIES), "table table_mandalay")
    assert told(events)[-1] == "turn MP-04"
    assert state.turn == BRUNO


@pytest.mark.rule("MP-28")
def test_who_has_one_already_leaves_three_for_the_others() -> None:
    state = at_court(tables={BRUNO: "table_kyoto"})
    do(state, *(f"gift {card}" for card in EIGHTIES))
    assert faces(state) == dict.fromkeys(("table_lhassa", "table_mandalay", "table_manille"), 1)


def near_kyoto(table: str = "table_kyoto", **given: object) -> State:
    """Rose is in the Mer Jaune, next to Kyoto."""
    return position(["mer_jaune", "venise"], tables={ROSE: table} if table else {}, **given)  # type: ignore[arg-type]


@pytest.mark.rule("MP-30")
def test_reaching_the_town_shows_the_table_and_brings_a_secret() -> None:
    state = near_kyoto()
    spun(state, "sea", 1)
    events = do(state, "move kyoto")
    assert told(events) == ["move MP-07", "mission MP-30"]
    assert the("mission", events) == {"seat": ROSE, "card": "table_kyoto", "at": "kyoto"}
    assert (state.actor, state.roller, state.phase) == (CHANCE, None, "secret")
    assert len(faces(state)) == 4
    assert refusal(state, "secret secret_of_tea") == ("refuse-draw", "MP-30")
    events = do(state, "secret secret_fireworks")
    assert the("secret", events) == {"seat": ROSE, "card": "secret_fireworks"}
    assert state.tables[ROSE] == "table_kyoto"
    assert state.view(None)["public"]["missions"] == ["table_kyoto", ""]
    assert state.view(None)["public"]["secrets"] == ["secret_fireworks", ""]
    assert (state.phase, verbs(state)) == ("trade", ["buy", "done"])


@pytest.mark.rule("MP-30")
def test_it_ends_the_move_whatever_is_left() -> None:
    """From Yunnan with a 2: Pagan lies one point beyond Mandalay."""
    for table, beyond in (("table_lhassa", True), ("table_mandalay", False)):
        state = position(["yunnan", "venise"], tables={ROSE: table})
        spun(state, "land", 2)
        assert "mandalay" in targets(state)
        assert ("pagan" in targets(state)) == beyond


@pytest.mark.rule("MP-30")
@pytest.mark.parametrize("table", ["table_lhassa", ""])
def test_other_towns_bring_nothing(table: str) -> None:
    state = near_kyoto(table)
    spun(state, "sea", 1)
    assert told(do(state, "move kyoto")) == ["move MP-07"]
    assert state.phase == "trade"


@pytest.mark.rule("MP-30", "MP-29")
def test_the_table_protects_no_more() -> None:
    state = near_kyoto()
    spun(state, "sea", 1)
    do(state, "move kyoto", "secret secret_kite", "done")
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    do(state, "announce sea", "spin corsaire")
    assert state.phase == "black"


@pytest.mark.rule("MP-30", "MP-28")
def test_to_come_to_a_town_on_a_mission_is_to_tell_something() -> None:
    """The others learn whether it is the town of the mission; no undo takes that back."""
    for table in ("table_kyoto", "table_lhassa"):
        state = near_kyoto(table)
        spun(state, "sea", 1)
        assert do(state, "move kyoto")[0].reveals
    state = near_kyoto("table_lhassa")
    spun(state, "sea", 1)
    assert not do(state, "move quinsay")[0].reveals


def must_sell(card: str, **given: object) -> tuple[State, list[Event]]:
    """It is Bruno's birthday, and Rose has no notes: she sells *card*; the state, and what happened."""
    state = position(["calicut", "aden", "venise"], cash=[0, 240, 240], **given)  # type: ignore[arg-type]
    state.turn, state.actor = BRUNO, BRUNO
    state.agenda, state.phase = (OfTurn("trade"),), "trade"
    do(state, "buy", "draw yellow_birthday")
    events = do(state, f"sell {card}")
    return state, events


@pytest.mark.rule("MP-39")
def test_a_table_sold_goes_under_its_pile_and_ends_the_mission() -> None:
    state, events = must_sell("table_kyoto", tables={ROSE: "table_kyoto"})
    assert told(events)[0] == "table-sold MP-39"
    assert events[0].reveals
    assert state.table_pile.bottom == ["table_kyoto"]
    assert (state.tables[ROSE], state.cash[ROSE]) == ("", 200)
    state.turn, state.hands[ROSE], state.places[ROSE] = ROSE, EIGHTIES, "chang_tou"
    state.agenda, state.phase, state.actor = (OfTurn("announce"),), "announce", ROSE
    spun(state, "land", 1)
    do(state, "move khanbalik", *(f"gift {card}" for card in EIGHTIES))
    assert set(faces(state)) == {"table_lhassa", "table_mandalay", "table_manille"}


@pytest.mark.rule("MP-39")
def test_or_undoes_it() -> None:
    state, _ = must_sell(
        "table_kyoto",
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    assert (state.accomplished[ROSE], state.secrets[ROSE]) == (False, "secret_kite")
    assert state.table_pile.bottom == ["table_kyoto"]


@pytest.mark.rule("MP-39")
def test_who_still_holds_a_secret_draws_no_second_one() -> None:
    state = near_kyoto(secrets={ROSE: "secret_kite"})
    spun(state, "sea", 1)
    assert told(do(state, "move kyoto")) == ["move MP-07", "mission MP-30"]
    assert (state.phase, state.accomplished[ROSE]) == ("trade", True)


@pytest.mark.rule("MP-39", "MP-30")
@pytest.mark.parametrize(("secret", "stops"), [("", True), ("secret_kite", False)])
def test_the_town_forces_the_stop_again_once_the_secret_is_sold(secret: str, stops: bool) -> None:
    state = position(
        ["mer_jaune", "aden"],
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: secret},
    )
    passing = [path for path in reach(state, "sea", 5).values() if "kyoto" in path[:-1]]
    assert (passing == []) is stops


@pytest.mark.rule("MP-39")
def test_a_secret_sold_is_drawn_again_by_coming_back() -> None:
    state, events = must_sell(
        "secret_kite",
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    assert told(events)[0] == "secret-sold MP-39"
    assert (state.secret_pile.bottom, state.secrets[ROSE]) == (["secret_kite"], "")
    assert (state.tables[ROSE], state.accomplished[ROSE]) == ("table_kyoto", True)
    state.turn, state.places[ROSE] = ROSE, "mer_jaune"
    state.agenda, state.phase, state.actor = (OfTurn("announce"),), "announce", ROSE
    spun(state, "sea", 1)
    assert told(do(state, "move kyoto")) == ["move MP-07"]
    assert (state.phase, len(faces(state))) == ("secret", 3)
    do(state, "secret secret_paper")
    assert state.secrets[ROSE] == "secret_paper"


@pytest.mark.rule("MP-39")
def test_a_secret_sold_on_the_mission_is_earned_with_it() -> None:
    state, _ = must_sell("secret_kite", tables={ROSE: "table_kyoto"}, secrets={ROSE: "secret_kite"})
    assert (state.accomplished[ROSE], state.secrets[ROSE]) == (False, "")
    assert ways(state, "buy") == ["buy"]
    assert state.cash[JEANNE] == 200


@pytest.mark.rule("MP-27", "MP-28")
@pytest.mark.parametrize("seat", [JEANNE, None])
def test_who_gives_has_gifts_whatever_another_seat_imagines(seat: int | None) -> None:
    """Nobody comes to the Khan without gifts: a state in which the giver has none is not possible."""
    state = position(("chang_tou", "calicut", "bagdad"), hands={ROSE: EIGHTIES, BRUNO: FOUR})
    do(state, "announce land", "spin 1", "move khanbalik")
    while state.phase == "gifts":
        for seed in range(40):
            sampled = GAME.sample(state.view(seat), Random(seed))
            assert sampled.legal_actions().size > 0
            assert len(sampled.hands[ROSE]) == len(state.hands[ROSE])
        do(state, f"gift {state.hands[ROSE][0]}")
