"""Corsairs and bandits (MP-12, MP-13, MP-29)."""

from typing import Any

import pytest

from escales.core import CHANCE
from escales.games.marco_polo.game import GAME
from escales.games.marco_polo.state import State
from tests.games.marco_polo.positions import BRUNO, EIGHTIES, ROSE, faces, position
from tests.play import do, payments, refusal, the, told, verbs, ways


def attacked(**given: object) -> State:
    """Rose, in Ormuz, has met corsairs at sea."""
    state = position(["ormuz", "bagdad"], **given)  # type: ignore[arg-type]
    do(state, "announce sea", "spin corsaire")
    return state


def lost(**given: object) -> State:
    """Rose has lost the fight."""
    state = attacked(**given)
    do(state, "black 4", "white 3")
    return state


@pytest.mark.rule("MP-12")
@pytest.mark.parametrize(("mode", "robbers"), [("land", "bandit"), ("sea", "corsaire")])
def test_robbers_of_land_and_of_sea(mode: str, robbers: str) -> None:
    state = position(["ormuz", "bagdad"])
    events = do(state, f"announce {mode}", f"spin {robbers}")
    assert the("attack", events) == {"seat": ROSE, "mode": mode, "face": robbers}
    assert (state.actor, state.roller, state.phase) == (CHANCE, ROSE, "black")
    assert faces(state) == dict.fromkeys("123456", 1)
    assert refusal(state, "black 7") == ("refuse-face", "MP-12")
    do(state, "black 3")
    assert (state.actor, state.roller, state.phase) == (CHANCE, ROSE, "white")
    assert refusal(state, "white 0") == ("refuse-face", "MP-12")


@pytest.mark.rule("MP-12")
@pytest.mark.parametrize("black", range(1, 7))
@pytest.mark.parametrize("white", range(1, 7))
def test_black_above_white_loses_and_nothing_else(black: int, white: int) -> None:
    state = position(["ormuz", "bagdad"], hands={ROSE: EIGHTIES})
    events = do(state, "announce land", "spin bandit", f"black {black}", f"white {white}")
    if black > white:
        assert told(events)[-1] == "lost MP-12"
        assert (state.phase, state.actor) == ("ransom", ROSE)
    else:
        assert told(events)[-2:] == ["no-prize MP-12", "turn MP-04"]
        assert state.turn == BRUNO


@pytest.mark.rule("MP-12")
def test_the_loser_gives_a_card_of_their_choice() -> None:
    state = lost(hands={ROSE: EIGHTIES})
    assert ways(state, "give") == [f"give {card}" for card in EIGHTIES]
    assert verbs(state) == ["give", "pay"]
    assert refusal(state, "give green_rugs") == ("refuse-not-in-hand", "MP-12")
    events = do(state, "give green_carpets")
    assert told(events) == ["give MP-12", "turn MP-04"]
    assert events[0].reveals
    assert state.loot == ("green_carpets",)
    assert state.hands[ROSE] == ("blue_tea", "yellow_giraffes")
    assert state.cash[ROSE] == 240
    assert state.view(BRUNO)["public"]["loot"] == ["green_carpets"]


@pytest.mark.rule("MP-12")
def test_but_no_treasure() -> None:
    state = lost(
        hands={ROSE: EIGHTIES},
        tables={ROSE: "table_kyoto"},
        accomplished=[ROSE],
        secrets={ROSE: "secret_kite"},
    )
    for treasure in ("table_kyoto", "secret_kite"):
        assert refusal(state, f"give {treasure}") == ("refuse-not-in-hand", "MP-12")


@pytest.mark.rule("MP-12", "MP-13")
def test_or_pays_50() -> None:
    state = lost(hands={ROSE: EIGHTIES})
    events = do(state, "pay")
    assert the("prefer", events) == {"seat": ROSE, "amount": 50}
    assert payments(events) == [(ROSE, "loot", 50)]
    assert (state.cash[ROSE], state.loot_cash) == (190, 50)
    assert state.hands[ROSE] == EIGHTIES
    assert state.turn == BRUNO


@pytest.mark.rule("MP-12")
def test_who_wins_takes_all_the_loot() -> None:
    state = position(["ormuz", "bagdad"], loot=["blue_tea", "green_rugs"], loot_cash=100)
    events = do(state, "announce sea", "spin corsaire", "black 5", "white 5")
    assert payments(events) == [("loot", ROSE, 100)]
    assert the("prize", events)["hand"] == ["blue_tea", "green_rugs"]
    assert state.hands[ROSE] == ("blue_tea", "green_rugs")
    assert state.cash[ROSE] == 340
    assert (state.loot, state.loot_cash) == ((), 0)


@pytest.mark.rule("MP-12")
def test_there_is_one_loot_for_land_and_sea() -> None:
    state = position(["ormuz", "ormuz"], hands={ROSE: ["green_rugs"]})
    do(state, "announce sea", "spin corsaire", "black 2", "white 1", "give green_rugs")
    do(state, "announce land", "spin bandit", "black 1", "white 1")
    assert state.hands[BRUNO] == ("green_rugs",)


@pytest.mark.rule("MP-12")
def test_no_movement_and_no_trade_that_turn() -> None:
    state = position(["bagdad", "bagdad"])
    do(state, "announce land", "spin bandit", "black 1", "white 6")
    assert (state.turn, state.phase) == (BRUNO, "announce")
    assert state.places[ROSE] == "bagdad"


@pytest.mark.rule("MP-13")
def test_who_prefers_to_pay_and_lacks_the_notes_sells_first() -> None:
    state = lost(hands={ROSE: ["blue_tea"]}, cash=[20, 240])
    events = do(state, "pay")
    assert told(events) == ["prefer MP-13"]
    assert (state.phase, state.actor) == ("debt", ROSE)
    events = do(state, "sell blue_tea")
    assert payments(events) == [("bank", ROSE, 80), (ROSE, "loot", 50)]
    assert state.cash[ROSE] == 50


@pytest.mark.rule("MP-13")
def test_who_cannot_raise_the_50_gives_a_card() -> None:
    """10 b and Topaze: paying would cost 40 and leave a fresh start in Venise."""
    state = lost(hands={ROSE: ["purple_topaz"]}, cash=[10, 240])
    assert verbs(state) == ["give"]
    assert refusal(state, "pay") == ("refuse-ransom", "MP-13")
    do(state, "give purple_topaz")
    assert (state.loot, state.cash[ROSE], state.turn) == (("purple_topaz",), 10, BRUNO)


@pytest.mark.rule("MP-13", "MP-34")
@pytest.mark.parametrize(
    ("cash", "given"),
    [(20, {}), (0, {"tables": {ROSE: "table_kyoto"}}), (0, {"secrets": {ROSE: "secret_kite"}})],
)
def test_paying_is_offered_to_whoever_can_raise_the_50(cash: int, given: dict[str, Any]) -> None:
    """Topaze is worth 30; a Table d'Or or a Secret can be sold, too."""
    state = lost(hands={ROSE: ["purple_topaz"]}, cash=[cash, 240], accomplished=[ROSE], **given)
    assert verbs(state) == ["give", "pay"]


@pytest.mark.rule("MP-13", "MP-35")
def test_under_rules_1_who_could_not_raise_the_50_paid_what_there_was() -> None:
    state = lost(hands={ROSE: ["purple_topaz"]}, cash=[10, 240])
    state.edition = 1
    events = do(state, "pay", "sell purple_topaz")
    assert the("forgiven", events) == {"seat": ROSE, "amount": 10}
    assert state.phase == "ruin"


@pytest.mark.rule("MP-13")
def test_who_has_no_goods_has_to_pay() -> None:
    state = position(["ormuz", "bagdad"])
    events = do(state, "announce sea", "spin corsaire", "black 6", "white 5")
    assert payments(events) == [(ROSE, "loot", 50)]
    assert state.turn == BRUNO


@pytest.mark.rule("MP-13", "MP-34")
def test_be_it_with_a_table_or_a_secret() -> None:
    state = position(
        ["ormuz", "bagdad"], cash=[0, 0], tables={ROSE: "table_kyoto"}, accomplished=[ROSE]
    )
    do(state, "announce sea", "spin corsaire", "black 6", "white 5")
    assert (state.phase, ways(state, "sell")) == ("debt", ["sell table_kyoto"])


@pytest.mark.rule("MP-13", "MP-35")
def test_who_has_nothing_at_all_may_go_to_venise() -> None:
    state = position(["ormuz", "bagdad"], cash=[30, 0])
    events = do(state, "announce sea", "spin corsaire", "black 6", "white 5")
    assert payments(events) == [(ROSE, "loot", 30)]
    assert the("forgiven", events) == {"seat": ROSE, "amount": 20}
    assert (state.phase, state.actor) == ("ruin", ROSE)
    do(state, "venice")
    assert (state.places[ROSE], state.cash[ROSE], state.turn) == ("venise", 240, BRUNO)


def on_mission(**given: object) -> State:
    """Rose has met corsairs on a mission: she holds a Table d'Or."""
    return attacked(tables={ROSE: "table_kyoto"}, **given)


@pytest.mark.rule("MP-29")
def test_the_table_leaves_the_choice() -> None:
    state = on_mission()
    assert (state.phase, state.actor, verbs(state)) == ("attack", ROSE, ["fight", "refuse"])
    assert refusal(state, "announce land") == ("refuse-not-now", "MP-29")


@pytest.mark.rule("MP-29")
def test_to_fight_for_the_loot() -> None:
    state = on_mission(loot_cash=50)
    assert told(do(state, "fight")) == ["accept MP-29"]
    do(state, "black 2", "white 4")
    assert state.cash[ROSE] == 290


@pytest.mark.rule("MP-29")
def test_and_lose_as_others_do() -> None:
    state = on_mission()
    do(state, "fight", "black 4", "white 2")
    assert state.loot_cash == 50


@pytest.mark.rule("MP-29")
def test_or_to_spin_again_announcing_anew_as_often_as_it_comes() -> None:
    state = on_mission()
    for mode, robbers in (("land", "bandit"), ("sea", "corsaire"), ("land", "bandit")):
        assert told(do(state, "refuse")) == ["safe-conduct MP-29"]
        assert (state.phase, state.actor, state.turn) == ("announce", ROSE, ROSE)
        do(state, f"announce {mode}", f"spin {robbers}")
    do(state, "refuse", "announce land", "spin 1", "move kerman")
    assert state.places[ROSE] == "kerman"
    assert state.phase == "trade"


@pytest.mark.rule("MP-29")
def test_only_while_the_mission_lasts() -> None:
    state = attacked(tables={ROSE: "table_kyoto"}, accomplished=[ROSE])
    assert state.phase == "black"
    state = attacked(tables={BRUNO: "table_kyoto"})
    assert state.phase == "black"


def test_a_fight_of_ones_own_matters_to_who_has_the_page_throw() -> None:
    state = position(["ormuz", "bagdad"])
    (attack,) = (
        event.seen_by(ROSE)
        for event in do(state, "announce sea", "spin corsaire")
        if event.kind == "attack"
    )
    assert GAME.matters(attack, state.view(ROSE))
    assert not GAME.matters(attack, state.view(BRUNO))
    assert not GAME.matters(attack, state.view(None))
