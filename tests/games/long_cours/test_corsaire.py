"""The Corsaire comes in, moves and sinks ships."""

import pytest

from escales.core import CHANCE
from escales.games.long_cours.board import NEIGHBOURS, STRANDING, ZONES
from escales.games.long_cours.rules.captains import left
from tests.games.long_cours.positions import (
    BRUNO,
    JEANNE,
    MARCEL,
    NOBODY,
    ODILE,
    ROSE,
    VICTOR,
    WRECKED,
    goods,
    position,
    roll,
    wait_for,
)
from tests.play import do, every, payments, refusal, the, told, verbs, ways


@pytest.mark.rule("LC-32")
@pytest.mark.parametrize("face", range(1, 7))
def test_it_comes_in_at_the_end_of_the_owners_next_turn(face: int) -> None:
    state = position(["londres", "sydney", "le_cap"])
    do(state, "auction 10")
    assert (state.owner, state.corsaire) == (ROSE, "")
    do(state, "done")
    assert state.turn == BRUNO, "not in the turn in which it was bought"
    wait_for(state, ROSE)
    do(state, "sail hambourg")
    events = do(state, "done")
    assert told(events) == ["due LC-32"]
    assert (state.phase, state.actor, state.roller) == ("arrival", CHANCE, ROSE)
    events = roll(state, face)
    zone = ZONES[face - 1]
    assert the("arrival-roll", events) == {"seat": ROSE, "face": face, "zone": zone}
    assert state.corsaire == STRANDING[zone]
    assert state.turn == BRUNO, "the entry ends the turn"


@pytest.mark.rule("LC-32")
def test_bought_in_anothers_turn_it_comes_in_at_the_end_of_the_owners_first() -> None:
    state = position(cash=[10, 20, 10])
    do(state, "auction 6", "bid 11", "done")
    assert (state.owner, state.turn) == (BRUNO, BRUNO)
    do(state, "done")
    assert (state.phase, state.roller) == ("arrival", BRUNO)


@pytest.mark.rule("LC-32")
def test_the_entry_is_not_a_choice() -> None:
    state = position(owner=ROSE, due=True)
    assert refusal(state, "corsaire panama") == ("refuse-not-at-sea", "LC-32")
    do(state, "done")
    assert state.actor == CHANCE
    assert refusal(state, "done") == ("refuse-not-now", "LC-32")
    assert refusal(state, "roll 7") == ("refuse-face", "LC-02")


@pytest.mark.rule("LC-32")
def test_a_cargo_there_is_not_sunk_on_that_entry() -> None:
    state = position(["londres", "panama", "le_cap"], owner=ROSE, due=True)
    do(state, "done")
    events = roll(state, 6)
    assert told(events)[:2] == ["arrival-roll LC-32", "arrival LC-32"]
    assert state.ships[BRUNO] == "panama"
    assert not state.fallen


@pytest.mark.rule("LC-32", "LC-35")
def test_on_the_turn_after_the_entry_a_cargo_still_there_is_sunk() -> None:
    state = position(["londres", "panama", "le_cap"], owner=ROSE, due=True)
    do(state, "done")
    roll(state, 6)
    do(state, "done", "done")
    assert (state.turn, state.ships[BRUNO]) == (ROSE, "panama")
    do(state, "done")
    assert state.fallen == ((BRUNO,),)


@pytest.mark.rule("LC-34")
def test_first_the_cargo_then_the_corsaire_and_nothing_after_it() -> None:
    state = position(
        ["londres", "sydney", "le_cap"],
        owner=ROSE,
        corsaire="malaisie",
        hands={ROSE: ["storm", "direct"]},
    )
    assert ways(state, "corsaire") == [f"corsaire {end}" for end in NEIGHBOURS["malaisie"]]
    do(state, "buy 1", "sail hambourg")
    events = do(state, "corsaire colombo")
    assert told(events) == ["corsaire-move LC-34"]
    assert the("corsaire-move", events) == {
        "seat": ROSE,
        "piece": "corsaire",
        "from": "malaisie",
        "to": "colombo",
        "path": ["colombo"],
    }
    for what in ("buy 1", "resell", "storm 11", "direct perth", "auction 6"):
        assert refusal(state, what) == ("refuse-not-now", "LC-34")


@pytest.mark.rule("LC-34")
def test_three_moves_end_the_turn() -> None:
    state = position(["londres", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire tamatave")
    assert verbs(state) == ["corsaire", "done"]
    do(state, "corsaire alexandrie")
    assert (state.corsaire, state.turn) == ("alexandrie", BRUNO)


@pytest.mark.rule("LC-34")
def test_or_two() -> None:
    state = position(["londres", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire tamatave", "done")
    assert (state.corsaire, state.turn) == ("tamatave", BRUNO)


@pytest.mark.rule("LC-34")
def test_or_none_but_never_one() -> None:
    state = position(["londres", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    still = state.clone()
    do(still, "done")
    assert (still.corsaire, still.turn) == ("malaisie", BRUNO)
    do(state, "corsaire colombo")
    assert refusal(state, "done") == ("refuse-one-leg", "LC-34")
    assert verbs(state) == ["corsaire"]


@pytest.mark.rule("LC-34")
def test_it_may_turn_back() -> None:
    state = position(["londres", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire malaisie", "corsaire colombo")
    assert state.corsaire == "colombo"


@pytest.mark.rule("LC-34")
def test_along_dotted_lines_never_by_card() -> None:
    state = position(owner=ROSE, corsaire="malaisie", hands={ROSE: ["direct"]})
    for place in ("marseille", "malaisie", "atlantis"):
        assert refusal(state, f"corsaire {place}") == ("refuse-no-line", "LC-34")
    do(state, "direct perth")
    assert state.corsaire == "malaisie"
    assert state.ships[ROSE] == "perth"


@pytest.mark.rule("LC-34")
def test_only_its_owner_moves_it() -> None:
    state = position(owner=BRUNO, corsaire="malaisie")
    assert refusal(state, "corsaire colombo") == ("refuse-not-owner", "LC-34")
    assert "corsaire" not in verbs(state)


@pytest.mark.rule("LC-34")
def test_every_turn_of_the_owner_anew() -> None:
    state = position(["londres", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire malaisie", "done", "done", "done")
    do(state, "corsaire colombo", "corsaire alexandrie", "corsaire marseille")
    assert state.corsaire == "marseille"


@pytest.mark.rule("LC-35")
def test_it_sinks_where_it_passes_and_where_it_stops() -> None:
    state = position(
        ["londres", "colombo", "tamatave", "honolulu", "alexandrie"],
        owner=ROSE,
        corsaire="malaisie",
    )
    events = do(state, "corsaire colombo")
    assert the("sunk", events)["owner"] == BRUNO
    events = do(state, "corsaire tamatave")
    assert the("sunk", events)["owner"] == JEANNE
    events = do(state, "corsaire alexandrie")
    assert the("sunk", events)["owner"] == ODILE
    assert state.fallen == ((BRUNO,), (JEANNE,), (ODILE,))
    assert left(state) == [VICTOR, ROSE]


@pytest.mark.rule("LC-35")
def test_it_does_not_sink_what_it_does_not_reach() -> None:
    state = position(["londres", "perth", "tamatave"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire malaisie", "done")
    assert not state.fallen


@pytest.mark.rule("LC-35")
@pytest.mark.parametrize("moving", [True, False])
def test_a_cargo_that_stands_where_it_lies_is_sunk_when_it_moves_or_lies(moving: bool) -> None:
    state = position(["londres", "malaisie", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "buy 1")
    assert not state.fallen, "first the cargo"
    events = do(state, "corsaire colombo" if moving else "done")
    assert told(events)[0] == "sunk LC-35"
    assert the("sunk", events)["at"] == "malaisie"
    assert state.fallen == ((BRUNO,),)


@pytest.mark.rule("LC-35")
def test_a_cargo_that_calls_where_it_lies_is_safe_until_the_owners_turn() -> None:
    state = position(["londres", "perth", "le_cap"], owner=ROSE, corsaire="malaisie", turn=BRUNO)
    do(state, "sail malaisie")
    assert not state.fallen
    do(state, "done")
    escaped = state.clone()
    do(state, "done", "done")
    assert state.fallen == ((BRUNO,),)
    escaped.ships[BRUNO] = "sydney"
    do(escaped, "done", "done")
    assert not escaped.fallen


@pytest.mark.rule("LC-36")
def test_who_is_sunk_is_out() -> None:
    state = position(
        ["londres", "colombo", "le_cap"],
        owner=ROSE,
        corsaire="malaisie",
        cash=[1, 40, 10],
        cargo={BRUNO: goods(gold=30)},
        hands={BRUNO: ["direct", "fight-02", "storm"], JEANNE: ["fight-03"]},
        stranded={33: goods(wood=4)},
    )
    events = do(state, "corsaire colombo")
    assert told(events) == [
        "corsaire-move LC-34",
        "sunk LC-35",
        "pay LC-36",
        "shown LC-36",
        "shown LC-36",
        "shown LC-36",
    ]
    assert the("sunk", events) == {
        "seat": ROSE,
        "owner": BRUNO,
        "at": "colombo",
        "goods": {"gold": 30},
    }
    assert payments(events) == [(BRUNO, ROSE, 40)]
    assert state.cash == [41, 0, 10]
    assert state.cargo == [goods(), goods(), goods()], "goods go to the Caissier"
    shown = [event["card"] for event in every("shown", events)]
    assert shown == ["direct", "fight-02", "storm"]
    assert all(event.reveals for event in events if event.kind == "shown")
    assert state.hands == [(), (), ("fight-03",)]
    assert "fight-02" in state.gone
    assert state.ships[BRUNO] == WRECKED
    assert state.stranded[2] == goods(wood=4), "what was stranded stays"
    assert [seat["out"] for seat in state.view(None)["seats"]] == [False, True, False]


@pytest.mark.rule("LC-36")
def test_who_is_out_never_plays_again() -> None:
    state = position(["londres", "colombo", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire malaisie", "done")
    assert state.turn == JEANNE
    do(state, "done")
    assert state.turn == ROSE


@pytest.mark.rule("LC-37")
def test_it_takes_no_stranded_goods() -> None:
    state = position(
        ["londres", "honolulu", "le_cap"],
        owner=ROSE,
        corsaire="vladivostok",
        stranded={33: goods(wood=4), 55: goods(gold=4)},
    )
    do(state, "corsaire aleoutiennes", "corsaire vladivostok", "corsaire malaisie")
    assert state.stranded[2] == goods(wood=4)
    assert state.stranded[4] == goods(gold=4)
    assert state.cargo[ROSE] == goods()


@pytest.mark.rule("LC-37")
def test_it_does_not_trade() -> None:
    state = position(["gibraltar", "honolulu", "le_cap"], owner=ROSE, corsaire="perth")
    assert refusal(state, "buy 1") == ("refuse-nothing-for-sale", "LC-11")


@pytest.mark.rule("LC-38")
def test_a_wrecked_captain_not_yet_back_cannot_be_sunk() -> None:
    state = position([WRECKED, WRECKED, "colombo"], owner=ROSE, corsaire="malaisie", turn=ROSE)
    do(state, "corsaire colombo")
    assert state.fallen == ((JEANNE,),)
    assert left(state) == [ROSE, BRUNO]


@pytest.mark.rule("LC-39")
def test_its_owners_own_cargo_is_never_sunk() -> None:
    state = position(["colombo", "honolulu", "le_cap"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo", "corsaire malaisie", "corsaire colombo")
    assert (state.ships[ROSE], state.corsaire, state.fallen) == ("colombo", "colombo", ())
    do(state, "done", "done", "done")
    assert not state.fallen


@pytest.mark.rule("LC-40", "LC-31")
def test_sunk_by_a_storm_it_is_bought_again() -> None:
    state = position(cash=[20, 10, 10], owner=BRUNO, corsaire="panama", hands={ROSE: ["storm"]})
    do(state, "storm 66", "auction 12")
    assert (state.owner, state.corsaire, state.due) == (ROSE, "", False)
    do(state, "done", "done", "done", "done")
    roll(state, 2)
    assert state.corsaire == "cap_nord"


@pytest.mark.rule("LC-41", "LC-39")
def test_its_owner_never_leaves_the_game_by_its_moves() -> None:
    """The owner's ship is where it passes, then where it stops, each time beside one that is sunk."""
    state = position(["colombo", "colombo", "tamatave"], owner=ROSE, corsaire="malaisie")
    do(state, "corsaire colombo")
    assert (left(state), state.owner) == ([ROSE, JEANNE], ROSE)
    state.ships[ROSE] = "tamatave"
    do(state, "corsaire tamatave")
    assert (left(state), state.owner) == ([ROSE], ROSE)


@pytest.mark.rule("LC-41", "LC-40")
@pytest.mark.parametrize(("zone", "owner", "lies"), [(66, NOBODY, ""), (55, BRUNO, "panama")])
def test_its_owner_never_leaves_the_game_by_a_storm(zone: int, owner: int, lies: str) -> None:
    """A storm sinks the Corsaire, or wrecks its owner's ship; it eliminates nobody."""
    ships = ["londres", "colombo", "le_cap"]
    state = position(ships, owner=BRUNO, corsaire="panama", hands={ROSE: ["storm"]})
    do(state, f"storm {zone}")
    assert (state.owner, state.corsaire) == (owner, lies)
    assert left(state) == [ROSE, BRUNO, JEANNE]
    assert ("auction" in verbs(state)) == (owner == NOBODY)


@pytest.mark.rule("LC-35", "LC-42")
def test_several_at_one_point_are_sunk_together() -> None:
    state = position(
        ["londres", "colombo", "colombo", "honolulu", "sydney", "colombo"],
        owner=ROSE,
        corsaire="malaisie",
    )
    do(state, "corsaire colombo")
    assert state.fallen == ((BRUNO, JEANNE, MARCEL),)
    assert state.cash[ROSE] == 40
