"""Bombing by planes in flight, and from ships."""

from collections.abc import Mapping

import pytest

from escales.core import CHANCE
from escales.games.magellan.pieces import NUMBER
from escales.games.magellan.state import State
from escales.games.magellan.war_state import War
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, WAR, position, roll, where
from tests.play import do, every, refusal, the, told, verbs, ways

FRANCE, BENELUX, NORTH_SEA = "5N1.l1", "6N1.l1", "6N1.w1"


def over_benelux(
    pieces: Mapping[str, str] | None = None,
    *,
    seats: int = 2,
    war: War = WAR,
    points: int = 3,
    ruleset: str = "variant1",
) -> State:
    """A plane of Rose has flown from France to 6N1."""
    state = position(
        seats,
        points=points,
        war=war,
        ruleset=ruleset,
        owner={"FR": ROSE},
        pieces={"plane-0-01": FRANCE, **(pieces or {})},
    )
    do(state, "fly plane-0-01 6N1")
    return state


def lost(state: State, *names: str) -> list[str]:
    """The pieces among these that are not on the board."""
    return [name for name in names if not where(state, name)]


TARGETS = {
    "jeep-1-01": BENELUX,
    "jeep-1-02": BENELUX,
    "jeep-1-03": BENELUX,
    "ship-1-01": NORTH_SEA,
}


@pytest.mark.rule("MA-38")
@pytest.mark.parametrize(
    ("face", "gone"),
    [
        ("parachute", ["plane-0-01"]),
        ("jeep", ["jeep-1-01"]),
        ("jeeps", ["jeep-1-01", "jeep-1-02"]),
        ("ship", ["ship-1-01"]),
        ("both", ["jeep-1-01", "ship-1-01"]),
        ("miss", []),
    ],
)
def test_the_six_faces_of_the_special_die(face: str, gone: list[str]) -> None:
    state = over_benelux(TARGETS)
    events = do(state, "bomb plane-0-01")
    assert the("bomb", events) == {"seat": ROSE, "piece": "plane-0-01", "at": "6N1"}
    assert (state.phase, state.actor, state.roller) == ("bomb", CHANCE, ROSE)
    events = do(state, f"special {face}")
    assert the("special", events)["face"] == face
    assert lost(state, "plane-0-01", *TARGETS) == gone
    assert state.phase == "turn"
    assert "fight MA-25" not in told(events)


@pytest.mark.rule("MA-38")
def test_all_six_faces_are_as_likely() -> None:
    state = over_benelux(TARGETS)
    do(state, "bomb plane-0-01")
    faces = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert len(faces) == 6
    assert set(faces.values()) == {1}
    assert refusal(state, "special 4") == ("refuse-special", "MA-38")


@pytest.mark.rule("MA-38")
def test_it_costs_no_points_and_a_loaded_plane_may_bomb() -> None:
    state = over_benelux({**TARGETS, "jeep-0-01": "plane-0-01"})
    points = state.points
    do(state, "bomb plane-0-01", "special miss")
    assert state.points == points
    state = over_benelux({**TARGETS, "jeep-0-01": "plane-0-01"})
    do(state, "bomb plane-0-01", "special parachute")
    assert lost(state, "plane-0-01", "jeep-0-01") == ["plane-0-01", "jeep-0-01"]


@pytest.mark.rule("MA-38")
def test_the_bomber_chooses_the_pieces_hit_of_any_enemy() -> None:
    state = over_benelux({"jeep-1-01": BENELUX, "jeep-2-01": BENELUX}, seats=3)
    do(state, "bomb plane-0-01", "special jeep")
    assert (state.phase, state.actor) == ("remove", ROSE)
    assert ways(state, "remove") == ["remove jeep-1-01", "remove jeep-2-01"]
    events = do(state, "remove jeep-2-01")
    assert told(events) == ["destroyed MA-38"]
    assert (the("destroyed", events)["owner"], state.phase) == (JEANNE, "turn")


@pytest.mark.rule("MA-38")
def test_what_is_not_there_is_not_lost() -> None:
    state = over_benelux({"jeep-1-01": BENELUX})
    do(state, "bomb plane-0-01", "special jeeps")
    assert lost(state, "jeep-1-01") == ["jeep-1-01"]
    state = over_benelux({"jeep-1-01": BENELUX})
    assert told(do(state, "bomb plane-0-01", "special ship")) == ["bomb MA-38", "special MA-38"]


@pytest.mark.rule("MA-38")
def test_a_jeep_aboard_is_no_target_and_goes_down_with_its_ship() -> None:
    state = over_benelux({"ship-1-01": NORTH_SEA, "jeep-1-01": "ship-1-01"})
    do(state, "bomb plane-0-01", "special jeep")
    assert lost(state, "jeep-1-01") == []
    state = over_benelux({"ship-1-01": NORTH_SEA, "jeep-1-01": "ship-1-01"})
    do(state, "bomb plane-0-01", "special ship")
    assert lost(state, "ship-1-01", "jeep-1-01") == ["ship-1-01", "jeep-1-01"]


@pytest.mark.rule("MA-38")
def test_nothing_to_bomb() -> None:
    state = over_benelux()
    assert refusal(state, "bomb plane-0-01") == ("refuse-no-target", "MA-38")


@pytest.mark.rule("MA-38")
def test_a_plane_that_stands_does_not_bomb() -> None:
    state = position(2, war=WAR, ruleset="variant1", pieces={"plane-0-01": FRANCE, **TARGETS})
    assert refusal(state, "bomb plane-0-01") == ("refuse-not-flying", "MA-38")


@pytest.mark.rule("MA-38")
@pytest.mark.parametrize(
    ("war", "why"),
    [
        (War(), ("refuse-no-war", "MA-38")),
        (War(on=True, cards=("H5-05",)), ("refuse-no-war-here", "MA-38")),
    ],
)
def test_only_in_war_and_where_it_is(war: War, why: tuple[str, str]) -> None:
    assert refusal(over_benelux(TARGETS, war=war), "bomb plane-0-01") == why


@pytest.mark.rule("MA-38", "MA-45")
def test_allies_are_not_bombed() -> None:
    war = War(on=True, cards=("H5-02",), camps=(0, 0, 1, 1))
    state = over_benelux(TARGETS, seats=4, war=war, ruleset="variant2")
    assert refusal(state, "bomb plane-0-01") == ("refuse-no-target", "MA-38")


@pytest.mark.rule("MA-39")
def test_first_the_air_fight_then_perhaps_the_bombing() -> None:
    state = over_benelux({**TARGETS, "plane-1-01": BENELUX})
    assert state.phase == "fight"
    assert refusal(state, "bomb plane-0-01") == ("refuse-not-now", "MA-25")
    roll(state, 6, 1)
    do(state, "bomb plane-0-01", "special jeep")
    assert lost(state, "plane-1-01", "jeep-1-01") == ["plane-1-01", "jeep-1-01"]


@pytest.mark.rule("MA-39")
def test_not_while_an_enemy_plane_is_there() -> None:
    state = over_benelux(TARGETS)
    state.at[NUMBER["plane-1-01"]] = BENELUX
    assert refusal(state, "bomb plane-0-01") == ("refuse-enemy-plane", "MA-39")


@pytest.mark.rule("MA-40")
def test_one_bombing_between_two_landings() -> None:
    state = over_benelux(TARGETS, points=5)
    do(state, "bomb plane-0-01", "special miss")
    assert refusal(state, "bomb plane-0-01") == ("refuse-bombed", "MA-40")
    do(state, "fly plane-0-01 5N1", f"alight plane-0-01 {FRANCE}", "fly plane-0-01 6N1")
    assert ways(state, "bomb") == ["bomb plane-0-01"]


@pytest.mark.rule("MA-40")
def test_a_stop_in_the_air_is_no_landing() -> None:
    state = over_benelux(TARGETS, points=5)
    do(state, "bomb plane-0-01", "special miss", "fly plane-0-01 5N1", "fly plane-0-01 6N1")
    assert refusal(state, "bomb plane-0-01") == ("refuse-bombed", "MA-40")


@pytest.mark.rule("MA-35", "MA-38")
def test_without_planes_there_is_no_bombing() -> None:
    state = position(2, war=WAR, points=3)
    assert refusal(state, "bomb plane-0-01") == ("refuse-not-flying", "MA-38")


@pytest.mark.rule("MA-38", "MA-28")
def test_a_bombed_country_is_not_taken_by_the_plane() -> None:
    state = over_benelux({"jeep-1-01": BENELUX})
    do(state, "bomb plane-0-01", "special jeep")
    assert every("captured", do(state, "fly plane-0-01 5N1")) == []


ATLANTIC, CHANNEL = "5N36.w1", "6N36.w1"


def carriers(
    pieces: Mapping[str, str] | None = None, *, turn: int = ROSE, ruleset: str = "variant2"
) -> State:
    """Rose's ship carries a plane; the seat in turn sails into the cell of the other ship."""
    mine, other = (ATLANTIC, CHANNEL) if turn == ROSE else (CHANNEL, ATLANTIC)
    state = position(
        2,
        turn=turn,
        points=3,
        war=WAR,
        ruleset=ruleset,
        pieces={
            "ship-0-01": mine,
            "plane-0-01": "ship-0-01",
            "ship-1-01": other,
            **(pieces or {}),
        },
    )
    do(state, f"move ship-{turn}-01 {CHANNEL}")
    return state


@pytest.mark.rule("MA-44")
def test_the_plane_may_bomb_twice_before_the_ships_fight() -> None:
    state = carriers()
    assert (state.phase, state.actor, verbs(state)) == ("strike", ROSE, ["strike", "hold"])
    events = do(state, "strike plane-0-01", "special miss")
    assert told(events) == ["bomb MA-44", "special MA-44"]
    do(state, "strike plane-0-01", "special jeep")
    assert lost(state, "ship-1-01") == []
    assert (state.phase, state.roller) == ("fight", ROSE)
    events = roll(state, 1, 2)
    assert [each["piece"] for each in every("destroyed", events)] == ["ship-0-01", "plane-0-01"]


@pytest.mark.rule("MA-44")
@pytest.mark.parametrize("face", ["ship", "both"])
def test_a_face_with_a_ship_sinks_it(face: str) -> None:
    state = carriers()
    events = do(state, "strike plane-0-01", f"special {face}")
    assert told(events)[-1] == "destroyed MA-44"
    assert lost(state, "ship-1-01") == ["ship-1-01"]
    assert (state.phase, where(state, "plane-0-01")) == ("turn", CHANNEL)


@pytest.mark.rule("MA-44")
def test_a_parachute_costs_the_plane_and_the_ships_fight() -> None:
    state = carriers()
    do(state, "strike plane-0-01", "special parachute")
    assert lost(state, "plane-0-01", "ship-0-01") == ["plane-0-01"]
    assert state.phase == "fight"


@pytest.mark.rule("MA-44")
def test_the_plane_may_stay_where_it_is() -> None:
    state = carriers()
    assert told(do(state, "hold")) == ["hold MA-44"]
    assert state.phase == "fight"
    assert refusal(state, "strike plane-0-01") == ("refuse-not-now", "MA-25")


@pytest.mark.rule("MA-44")
def test_on_the_other_player_s_turn_too() -> None:
    state = carriers(turn=BRUNO)
    assert (state.phase, state.actor) == ("strike", ROSE)
    do(state, "strike plane-0-01", "special ship")
    assert lost(state, "ship-1-01") == ["ship-1-01"]
    assert (state.phase, state.actor) == ("turn", BRUNO)


@pytest.mark.rule("MA-44", "MA-39")
def test_two_planes_fight_first() -> None:
    state = carriers({"plane-1-01": "ship-1-01"})
    assert (state.phase, state.war.kind) == ("fight", "plane")
    roll(state, 1, 6)
    assert lost(state, "plane-0-01") == ["plane-0-01"]
    assert (state.phase, state.actor) == ("strike", BRUNO)
    do(state, "strike plane-1-01", "special ship")
    assert lost(state, "ship-0-01") == ["ship-0-01"]


@pytest.mark.rule("MA-44")
def test_only_the_ship_is_a_target() -> None:
    state = carriers({"jeep-1-01": "6N36.l1"})
    do(state, "strike plane-0-01", "special both")
    assert lost(state, "jeep-1-01", "ship-1-01") == ["ship-1-01"]


@pytest.mark.rule("MA-44")
def test_of_several_ships_the_bomber_chooses() -> None:
    state = carriers({"ship-1-02": CHANNEL, "jeep-1-01": "ship-1-02"})
    do(state, "strike plane-0-01", "special ship")
    assert ways(state, "remove") == ["remove ship-1-01", "remove ship-1-02"]
    do(state, "remove ship-1-02")
    assert lost(state, "jeep-1-01") == ["jeep-1-01"]
    assert (state.phase, verbs(state)) == ("strike", ["strike", "hold"])


@pytest.mark.rule("MA-44")
def test_in_the_first_variant_a_plane_does_not_stand_on_a_ship() -> None:
    assert carriers(ruleset="variant1").phase == "fight"


@pytest.mark.rule("MA-44", "MA-40")
def test_bombs_from_the_ship_do_not_count_for_a_flight() -> None:
    state = carriers({"ship-1-02": CHANNEL})
    do(state, "strike plane-0-01", "special miss", "strike plane-0-01", "special miss")
    roll(state, 6, 1, 6, 1)
    assert state.war.bombed == ()


@pytest.mark.rule("MA-44")
def test_only_a_plane_of_this_fight_takes_off_to_bomb() -> None:
    state = carriers()
    assert refusal(state, "strike plane-1-01") == ("refuse-strike", "MA-44")
    assert refusal(state, "strike jeep-0-01") == ("refuse-strike", "MA-44")
