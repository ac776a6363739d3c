"""Storms: wrecks, stranded goods, a sunk Corsaire, and the entry of a new ship."""

import pytest

from escales.core import CHANCE
from escales.games.long_cours.board import PORTS_OF, STRANDING, ZONES
from escales.games.long_cours.state import State
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    NOBODY,
    ROSE,
    VICTOR,
    WRECKED,
    goods,
    position,
    roll,
)
from tests.play import do, every, refusal, the, told, verbs, ways


def until_entry(state: State) -> None:
    """All end their turns at once, until a captain rolls for a new ship."""
    while state.phase == "turn":
        do(state, "done")
    assert state.phase == "entry-roll"


@pytest.mark.rule("LC-18")
@pytest.mark.parametrize("zone", ZONES)
def test_a_storm_strikes_any_zone(zone: int) -> None:
    state = position(["londres", "sydney", "le_cap"], hands={ROSE: ["storm"]})
    assert ways(state, "storm") == [f"storm {each}" for each in ZONES]
    events = do(state, f"storm {zone}")
    assert told(events)[0] == "storm LC-18"
    assert the("storm", events) == {"seat": ROSE, "card": "storm", "zone": zone}
    assert state.hands[ROSE] == ()


@pytest.mark.rule("LC-18")
@pytest.mark.parametrize("zone", ["12", "1", "77", "londres", "", "11 22"])
def test_there_are_no_other_zones(zone: str) -> None:
    state = position(hands={ROSE: ["storm"]})
    assert refusal(state, f"storm {zone}".strip()) == ("refuse-no-zone", "LC-18")


@pytest.mark.rule("LC-18")
def test_no_storm_without_the_card() -> None:
    state = position(hands={BRUNO: ["storm"], ROSE: ["direct"]})
    assert refusal(state, "storm 11") == ("refuse-not-in-hand", "LC-18")
    assert "storm" not in verbs(state)


@pytest.mark.rule("LC-18")
def test_an_empty_zone_is_struck_for_nothing() -> None:
    state = position(["londres", "sydney", "le_cap"], hands={ROSE: ["storm"]})
    events = do(state, "storm 55")
    assert told(events) == ["storm LC-18", "calm LC-18"]
    assert state.ships == ["londres", "sydney", "le_cap"]


@pytest.mark.rule("LC-18")
def test_every_ship_in_the_zone_is_wrecked_its_own_and_those_on_the_rectangle_included() -> None:
    state = position(
        ["marseille", "gibraltar", "casablanca", "londres"],
        hands={ROSE: ["storm"]},
        cargo={
            ROSE: goods(cloth=3),
            BRUNO: goods(gold=10),
            JEANNE: goods(cloth=1, fruit=2),
            VICTOR: goods(wood=8),
        },
        stranded={11: goods(fruit=5)},
    )
    events = do(state, "storm 11")
    assert [wreck["owner"] for wreck in every("wreck", events)] == [ROSE, BRUNO, JEANNE]
    assert [wreck["amount"] for wreck in every("wreck", events)] == [3, 10, 3]
    assert state.ships == [WRECKED, WRECKED, WRECKED, "londres"]
    assert state.cargo == [goods(), goods(), goods(), goods(wood=8)]
    assert state.stranded[0] == goods(cloth=4, gold=10, fruit=7)
    assert [state.stranded[at] for at in range(1, 6)] == [goods()] * 5
    pieces = {piece["id"]: piece["place"] for piece in state.view(None)["pieces"]}
    assert pieces == {"heap-11": "gibraltar", "ship-3": "londres"}


@pytest.mark.rule("LC-18")
def test_other_zones_are_spared_and_cash_and_cards_are_kept() -> None:
    state = position(
        ["londres", "marseille", "le_cap"], hands={ROSE: ["storm"], BRUNO: ["fight-09"]}
    )
    do(state, "storm 11")
    assert state.ships == ["londres", WRECKED, "le_cap"]
    assert state.cash == [10, 10, 10]
    assert state.hands[BRUNO] == ("fight-09",)


@pytest.mark.rule("LC-18")
def test_an_empty_hold_leaves_no_heap() -> None:
    state = position(["londres", "marseille", "le_cap"], hands={ROSE: ["storm"]})
    events = do(state, "storm 11")
    assert the("wreck", events)["amount"] == 0
    assert "heap-11" not in [piece["id"] for piece in state.view(None)["pieces"]]


@pytest.mark.rule("LC-20", "LC-40")
@pytest.mark.parametrize("at", ["malaisie", "perth"])
def test_a_corsaire_in_the_zone_is_sunk_and_for_sale_again(at: str) -> None:
    state = position(hands={ROSE: ["storm"]}, owner=JEANNE, corsaire=at)
    events = do(state, "storm 55")
    assert told(events) == ["storm LC-18", "corsaire-sunk LC-20"]
    assert the("corsaire-sunk", events) == {"seat": ROSE, "owner": JEANNE, "at": at}
    assert (state.owner, state.corsaire) == (NOBODY, "")
    assert "auction" in verbs(state)
    assert refusal(state, "auction 5") == ("refuse-bid", "LC-31")


@pytest.mark.rule("LC-20")
def test_a_corsaire_elsewhere_is_not() -> None:
    state = position(hands={ROSE: ["storm"]}, owner=JEANNE, corsaire="malaisie")
    do(state, "storm 44")
    assert (state.owner, state.corsaire) == (JEANNE, "malaisie")


@pytest.mark.rule("LC-20")
def test_its_owner_may_sink_it_too() -> None:
    state = position(hands={ROSE: ["storm"]}, owner=ROSE, corsaire="panama")
    do(state, "storm 66")
    assert state.owner == NOBODY
    assert refusal(state, "corsaire honolulu") == ("refuse-not-owner", "LC-34")


@pytest.mark.rule("LC-40")
def test_a_corsaire_that_is_not_at_sea_cannot_be_hit() -> None:
    state = position(hands={ROSE: ["storm"] * 6}, owner=JEANNE)
    do(state, *[f"storm {zone}" for zone in ZONES if zone != 22])
    assert state.owner == JEANNE


@pytest.mark.rule("LC-21")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_wrecked_captain_rolls_for_a_zone_and_chooses_a_port_there(face: int) -> None:
    state = position(["londres", WRECKED, "le_cap"])
    do(state, "done")
    assert (state.phase, state.actor, state.roller) == ("entry-roll", CHANCE, BRUNO)
    events = roll(state, face)
    zone = ZONES[face - 1]
    assert the("entry-roll", events) == {"seat": BRUNO, "face": face, "zone": zone}
    assert (state.phase, state.actor) == ("entry", BRUNO)
    assert ways(state, "enter") == [f"enter {port}" for port in PORTS_OF[zone]]
    assert refusal(state, f"enter {STRANDING[zone]}") == ("refuse-rectangle", "LC-21")
    other = PORTS_OF[ZONES[face % 6]][0]
    assert refusal(state, f"enter {other}") == ("refuse-zone", "LC-21")
    assert refusal(state, "enter") == ("refuse-no-port", "LC-21")
    events = do(state, f"enter {PORTS_OF[zone][1]}")
    assert told(events) == ["enter LC-21"]
    assert state.ships[BRUNO] == PORTS_OF[zone][1]


@pytest.mark.rule("LC-21")
def test_then_a_normal_turn_is_played_at_once() -> None:
    state = position(["londres", WRECKED, "perth"], hands={BRUNO: ["direct", "storm", "fight-04"]})
    do(state, "done")
    roll(state, 5)
    do(state, "enter perth")
    assert verbs(state) == [
        "buy",
        "resell",
        "sail",
        "direct",
        "storm",
        "fight",
        "auction",
        "done",
    ]
    do(state, "buy 2", "fight 2 fight-04", "yield", "sail malaisie")
    assert state.cash[BRUNO] == 10 - 2 + 10


@pytest.mark.rule("LC-21")
def test_who_has_a_ship_does_not_roll() -> None:
    state = position()
    do(state, "done")
    assert (state.phase, state.actor) == ("turn", BRUNO)
    assert refusal(state, "enter perth") == ("refuse-not-now", "LC-10")


@pytest.mark.rule("LC-21")
def test_who_wrecks_their_own_ship_comes_back_on_their_next_turn() -> None:
    state = position(
        ["marseille", "sydney", "le_cap"],
        hands={ROSE: ["storm", "storm", "direct", "fight-01"]},
        owner=NOBODY,
    )
    do(state, "storm 11")
    assert verbs(state) == ["storm", "auction", "done"]
    for what in ("buy 1", "resell", "sail gibraltar", "direct perth", "fight 1 fight-01"):
        assert refusal(state, what) == ("refuse-wrecked", "LC-21")
    do(state, "storm 33", "auction 10")
    assert state.owner == ROSE
    do(state, "done")
    until_entry(state)
    assert state.roller == BRUNO


@pytest.mark.rule("LC-21", "LC-34")
def test_in_what_is_left_of_the_turn_the_corsaire_may_move() -> None:
    state = position(
        ["marseille", "sydney", "le_cap"], hands={ROSE: ["storm"]}, owner=ROSE, corsaire="panama"
    )
    do(state, "storm 11")
    assert verbs(state) == ["corsaire", "done"]
    do(state, "corsaire honolulu", "corsaire sydney")
    assert state.fallen == ((BRUNO,),)


@pytest.mark.rule("LC-21")
def test_wrecked_players_bid_like_the_others() -> None:
    state = position([WRECKED, "sydney", WRECKED], turn=BRUNO)
    do(state, "auction 6")
    assert state.actor == JEANNE
    do(state, "bid 7")
    assert state.actor == ROSE
    do(state, "bid 8", "pass", "pass")
    assert state.owner == ROSE
