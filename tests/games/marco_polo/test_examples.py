"""The examples of the rule book, played."""

import pytest

from tests.games.marco_polo.positions import (
    BRUNO,
    JEANNE,
    ROSE,
    VICTOR,
    bottom,
    position,
    spun,
    targets,
    trading,
)
from tests.play import do, payments, refusal, the


@pytest.mark.rule("MP-07", "MP-10", "MP-11")
def test_rose_behind_bruno_on_the_road_to_constantinople() -> None:
    state = position(["venise", "andrinople"])
    other = state.clone()
    spun(state, "land", 2)
    assert targets(state) == {"belgrade"}
    spun(other, "land", 3)
    assert targets(other) == {"constantinople"}


@pytest.mark.rule("MP-12")
def test_victor_s_dates() -> None:
    state = position(
        ["bagdad", "calicut", "samarcande", "ormuz"], hands={VICTOR: ["blue_dates"]}, turn=VICTOR
    )
    do(state, "announce sea", "spin corsaire", "black 4", "white 3", "give blue_dates")
    for _ in (ROSE, BRUNO):
        mode = str(state.legal_actions()[0].args[0])
        robbers = {"land": "bandit", "sea": "corsaire"}[mode]
        state.loot, kept = (), state.loot
        do(state, f"announce {mode}", f"spin {robbers}", "black 1", "white 1")
        state.loot = kept
    assert state.turn == JEANNE
    do(state, "announce land", "spin bandit", "black 2", "white 2")
    assert state.hands[JEANNE] == ("blue_dates",)


@pytest.mark.rule("MP-14", "MP-16", "MP-17", "MP-18")
def test_rose_at_bagdad() -> None:
    state = trading(["bagdad", "bagdad"], hands={ROSE: ["purple_topaz"], BRUNO: ["blue_tea"]})
    events = do(state, "sell purple_topaz", "buy", "draw green_silks", "buy", "draw green_volcano")
    assert payments(events) == [
        ("bank", ROSE, 30),
        (ROSE, "bank", 20),
        (ROSE, "bank", 20),
        (ROSE, "bank", 20),
    ]
    assert refusal(state, f"demand {BRUNO}") == ("refuse-not-both", "MP-16")
    do(state, "buy", "draw green_rugs")


@pytest.mark.rule("MP-28", "MP-30")
def test_jeanne_and_the_fireworks() -> None:
    presents = ["blue_tea", "yellow_giraffes", "green_carpets"]
    state = position(
        ["calicut", "samarcande", "chang_tou"],
        hands={JEANNE: [*presents, "purple_rubies"]},
        turn=JEANNE,
    )
    spun(state, "land", 1)
    do(state, "move khanbalik", *(f"gift {card}" for card in presents), "table table_kyoto")
    assert state.hands[JEANNE] == ("purple_rubies",)
    assert bottom(state, "green") == ["green_carpets"]
    state.turn, state.places[JEANNE] = JEANNE, "mer_jaune"
    state.phase, state.actor = "announce", JEANNE
    spun(state, "sea", 1)
    events = do(state, "move kyoto", "secret secret_fireworks")
    assert the("mission", events)["card"] == "table_kyoto"


@pytest.mark.rule("MP-31", "MP-32", "MP-33")
@pytest.mark.parametrize(("more", "wins"), [((), True), (("green_silks", "green_furs"), False)])
def test_rose_comes_home(more: tuple[str, ...], wins: bool) -> None:
    state = position(
        ["belgrade", "calicut", "samarcande", "ormuz"],
        cash=[90, 0, 0, 0],
        hands={ROSE: ["blue_tea", "green_rugs", "yellow_monkeys", *more]},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    spun(state, "land", 1)
    events = do(state, "move venise")
    assert (state.result is not None) == wins
    if wins:
        assert the("win", events)["amount"] == 710
