"""Fights of jeeps, ships and planes."""

from collections.abc import Mapping

import pytest

from escales.core import CHANCE
from escales.games.magellan.pieces import NUMBER
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State
from escales.games.magellan.war_state import War
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, WAR, opened, position, roll, where
from tests.play import do, every, refusal, the, told, verbs, ways

FRANCE, BENELUX = "5N1.l1", "6N1.l1"
"""Two regions that a jeep can drive between."""
ATLANTIC, CHANNEL = "5N36.w1", "6N36.w1"
"""Two seas that a ship can sail between."""
CHANNEL_COAST = "6N36.l1"
"""Land in the cell of the second."""


def meeting(seats: int = 2, war: War = WAR, **pieces: str) -> State:
    """Rose has a jeep in France and two points; *pieces* such as ``jeep_1_01`` stand as given."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    return position(seats, points=2, war=war, pieces={"jeep-0-01": FRANCE, **named})


@pytest.mark.rule("MA-25", "MA-30")
def test_a_jeep_that_drives_in_fights_and_the_higher_die_wins() -> None:
    state = meeting(jeep_1_01=BENELUX)
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert the("fight", events) == {"seat": ROSE, "other": BRUNO, "at": "6N1", "kind": "jeep"}
    assert (state.phase, state.actor, state.roller) == ("fight", CHANCE, ROSE)
    events = roll(state, 4)
    assert the("fight-roll", events) == {
        "seat": ROSE,
        "other": BRUNO,
        "at": "6N1",
        "kind": "jeep",
        "face": 4,
    }
    assert state.roller == BRUNO
    events = roll(state, 2)
    assert told(events) == ["fight-roll MA-25", "fight-won MA-25", "destroyed MA-25"]
    assert the("destroyed", events)["piece"] == "jeep-1-01"
    assert where(state, "jeep-1-01") == ""
    assert where(state, "jeep-0-01") == BENELUX
    assert (state.phase, state.actor) == ("turn", ROSE)


@pytest.mark.rule("MA-25")
def test_the_defender_may_win() -> None:
    state = meeting(jeep_1_01=BENELUX)
    do(state, f"move jeep-0-01 {BENELUX}")
    events = roll(state, 2, 3)
    assert the("fight-won", events)["seat"] == BRUNO
    assert where(state, "jeep-0-01") == ""


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_tie_is_won_by_the_player_whose_turn_it_is(face: int) -> None:
    state = meeting(jeep_1_01=BENELUX)
    do(state, f"move jeep-0-01 {BENELUX}")
    events = roll(state, face, face)
    won = the("fight-won", events)
    assert (won["seat"], won["tie"]) == (ROSE, "yes")
    assert where(state, "jeep-1-01") == ""


@pytest.mark.rule("MA-25")
def test_they_fight_again_while_the_loser_has_another_jeep_there() -> None:
    state = meeting(jeep_1_01=BENELUX, jeep_1_02=BENELUX)
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 6, 1)
    assert (state.phase, state.roller) == ("fight", ROSE)
    roll(state, 1, 6)
    assert state.phase == "turn"
    assert [where(state, name) for name in ("jeep-0-01", "jeep-1-01", "jeep-1-02")] == [
        "",
        "",
        BENELUX,
    ]


@pytest.mark.rule("MA-25")
def test_the_cell_decides_whatever_its_lands_and_the_winner_chooses() -> None:
    state = meeting(jeep_1_01=BENELUX, jeep_1_02="6N1.l2")
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 6, 1)
    assert (state.phase, state.actor) == ("remove", ROSE)
    assert ways(state, "remove") == ["remove jeep-1-01", "remove jeep-1-02"]
    assert state.view(None)["public"]["war"]["removable"] == ["jeep-1-01", "jeep-1-02"]  # type: ignore[index]
    assert refusal(state, "remove jeep-0-01") == ("refuse-remove", "MA-25")
    do(state, "remove jeep-1-02")
    assert where(state, "jeep-1-02") == ""
    assert state.phase == "fight"


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("carrier", ["ship-1-01", "plane-1-01"])
def test_a_jeep_aboard_takes_no_part(carrier: str) -> None:
    place = "6N1.w1" if carrier.startswith("ship") else BENELUX
    state = meeting(2, WAR, **{carrier.replace("-", "_"): place, "jeep_1_01": carrier})
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert every("fight", events) == []
    assert state.phase == "turn"


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("war", [War(), War(truce=True, cards=("H5-02",))])
def test_nobody_fights_in_peace_or_truce(war: War) -> None:
    state = meeting(war=war, jeep_1_01=BENELUX)
    assert every("fight", do(state, f"move jeep-0-01 {BENELUX}")) == []


def at_sea(loads: Mapping[str, str] | None = None, **pieces: str) -> State:
    """Rose has a ship off France and points to sail, Bruno has a ship off England."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    ships = {"ship-0-01": ATLANTIC, "ship-1-01": CHANNEL}
    return position(2, points=3, war=WAR, pieces={**ships, **named, **(loads or {})})


@pytest.mark.rule("MA-26")
def test_ships_fight_and_go_down_with_what_they_carry() -> None:
    state = at_sea({"jeep-1-01": "ship-1-01"})
    do(state, f"move ship-0-01 {CHANNEL}")
    events = roll(state, 5, 1)
    assert [lost["piece"] for lost in every("destroyed", events)] == ["ship-1-01", "jeep-1-01"]
    assert told(events)[-1] == "destroyed MA-26"
    assert where(state, "jeep-1-01") == ""


@pytest.mark.rule("MA-26")
def test_whose_ship_is_lost_chooses_the_winner() -> None:
    state = at_sea({"jeep-1-01": "ship-1-01"}, ship_1_02=CHANNEL)
    do(state, f"move ship-0-01 {CHANNEL}")
    roll(state, 5, 1)
    assert state.actor == ROSE
    assert ways(state, "remove") == ["remove ship-1-01", "remove ship-1-02"]


@pytest.mark.rule("MA-26", "MA-30")
def test_a_ship_that_only_passes_fights_too() -> None:
    state = at_sea()
    do(state, f"move ship-0-01 {CHANNEL}")
    assert state.phase == "fight"
    assert refusal(state, "done") == ("refuse-not-now", "MA-25")
    roll(state, 6, 1)
    assert "move" in verbs(state)


@pytest.mark.rule("MA-27")
def test_a_ship_and_a_jeep_do_nothing_to_each_other() -> None:
    state = meeting(ship_1_01="6N1.w1")
    assert every("fight", do(state, f"move jeep-0-01 {BENELUX}")) == []
    state = at_sea(ship_1_01=ATLANTIC, jeep_1_02="6N36.l1")
    assert every("fight", do(state, f"move ship-0-01 {CHANNEL}")) == []


@pytest.mark.rule("MA-30")
def test_landing_is_entering() -> None:
    state = position(
        2,
        points=1,
        war=WAR,
        pieces={"ship-0-01": "6N1.w1", "jeep-0-01": "ship-0-01", "jeep-1-01": BENELUX},
    )
    assert "fight MA-25" in told(do(state, f"land jeep-0-01 {BENELUX}"))


@pytest.mark.rule("MA-30")
def test_buying_is_entering() -> None:
    state = position(2, war=WAR)
    enemy = state.at[0]
    state = position(2, war=WAR, pieces={"jeep-1-01": enemy})
    assert "fight MA-25" in told(do(state, "buy jeep"))


@pytest.mark.rule("MA-30")
def test_pieces_together_as_the_war_begins_fight_at_the_start_of_the_next_turn() -> None:
    state = meeting(3, War(declared=True, cards=("H5-02",)), jeep_1_01=FRANCE, jeep_2_01=FRANCE)
    events = do(state, "done")
    assert told(events)[-2:] == ["war MA-29", "fight MA-25"]
    assert the("fight", events) == {"seat": BRUNO, "other": JEANNE, "at": "5N1", "kind": "jeep"}
    assert state.phase == "fight"
    events = roll(state, 6, 1)
    assert the("fight", events)["other"] == ROSE
    roll(state, 6, 1)
    assert (state.phase, state.roller) == ("throw", BRUNO)


@pytest.mark.rule("MA-30", "MA-45")
def test_allies_together_fight_once_a_later_card_makes_them_enemies() -> None:
    """Rose and Jeanne were allies; the card that Rose draws puts each into another camp."""
    state = opened(4, ruleset="variant2")
    state.war = War(on=True, cards=("H5-03",), camps=(0, 1, 0, 1))
    for jeep in ("jeep-0-01", "jeep-2-01"):
        holdings.put(state, NUMBER[jeep], FRANCE)
    roll(state, 4)
    events = do(state, "draw H5-02")
    assert state.war.camps == (0, 0, 1, 1)
    assert "fight MA-25" not in told(events)
    assert "fight MA-25" not in told(do(state, "done"))
    roll(state, 3)
    assert the("fight", do(state, "done")) == {
        "seat": JEANNE,
        "other": ROSE,
        "at": "5N1",
        "kind": "jeep",
    }


@pytest.mark.rule("MA-30")
def test_several_enemies_are_fought_one_after_another_in_turn_order() -> None:
    state = meeting(4, jeep_3_01=BENELUX, jeep_1_01=BENELUX)
    events = do(state, f"move jeep-0-01 {BENELUX}")
    assert the("fight", events)["other"] == BRUNO
    assert the("fight", roll(state, 6, 1))["other"] == 3
    assert told(roll(state, 1, 6))[-1] == "destroyed MA-25"
    assert where(state, "jeep-3-01") == BENELUX


@pytest.mark.rule("MA-30")
def test_the_order_of_several_fights_is_chosen_by_whose_turn_it_is() -> None:
    state = meeting(
        2,
        War(declared=True, cards=("H5-02",)),
        jeep_1_01=FRANCE,
        ship_0_01=CHANNEL,
        ship_1_01=CHANNEL,
    )
    do(state, "done")
    assert (state.phase, state.actor) == ("attack", BRUNO)
    assert ways(state, "attack") == ["attack 5N1 jeep", "attack 6N36 ship"]
    assert refusal(state, "attack 5N1 ship") == ("refuse-attack", "MA-30")
    assert the("fight", do(state, "attack 6N36 ship"))["at"] == "6N36"
    events = roll(state, 6, 1)
    assert the("fight", events)["at"] == "5N1"


def together(rules: int, ruleset: str = "variant1", **pieces: str) -> State:
    """A war begins with Bruno's turn; he and Rose have these *pieces* in one cell."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    state = position(2, war=War(declared=True, cards=("H5-02",)), ruleset=ruleset, pieces=named)
    state.edition = rules
    do(state, "done")
    return state


JEEPS_AND_PLANES = {
    "jeep_0_01": FRANCE,
    "jeep_1_01": FRANCE,
    "plane_0_01": FRANCE,
    "plane_1_01": FRANCE,
}


@pytest.mark.rule("MA-30", "MA-37")
@pytest.mark.parametrize("first", ["jeep", "plane"])
def test_planes_and_jeeps_of_one_cell_fight_in_the_order_chosen(first: str) -> None:
    state = together(2, **JEEPS_AND_PLANES)
    assert (state.phase, state.actor) == ("attack", BRUNO)
    assert ways(state, "attack") == ["attack 5N1 jeep", "attack 5N1 plane"]
    assert the("fight", do(state, f"attack 5N1 {first}"))["kind"] == first
    (second,) = {"jeep", "plane"} - {first}
    assert the("fight", roll(state, 6, 1))["kind"] == second


@pytest.mark.rule("MA-30")
def test_ships_wait_for_planes_only_if_one_of_them_carries_a_plane() -> None:
    planes = {"plane_0_01": CHANNEL_COAST, "plane_1_01": CHANNEL_COAST}
    ships = {"ship_0_01": CHANNEL, "ship_1_01": CHANNEL}
    state = together(2, **planes, **ships)
    assert ways(state, "attack") == ["attack 6N36 plane", "attack 6N36 ship"]


@pytest.mark.rule("MA-44", "MA-39", "MA-30")
def test_where_a_ship_carries_a_plane_the_planes_fight_first() -> None:
    state = together(
        2,
        "variant2",
        ship_0_01=CHANNEL,
        ship_1_01=CHANNEL,
        plane_0_01="ship-0-01",
        plane_1_01=CHANNEL_COAST,
        jeep_0_01=CHANNEL_COAST,
        jeep_1_01=CHANNEL_COAST,
    )
    assert ways(state, "attack") == ["attack 6N36 jeep", "attack 6N36 plane"]
    assert refusal(state, "attack 6N36 ship") == ("refuse-attack", "MA-30")


@pytest.mark.rule("MA-30")
def test_under_rules_1_planes_always_fought_first() -> None:
    state = together(1, **JEEPS_AND_PLANES)
    assert (state.phase, state.war.kind) == ("fight", "plane")


@pytest.mark.rule("MA-30", "MA-54")
def test_outside_the_cells_of_the_cards_nobody_fights() -> None:
    state = meeting(war=War(on=True, cards=("H5-05",)), jeep_1_01=BENELUX)
    assert every("fight", do(state, f"move jeep-0-01 {BENELUX}")) == []


@pytest.mark.rule("MA-31", "MA-30")
def test_the_last_jeep_of_a_base_lost_in_a_fight_puts_its_owner_out() -> None:
    state = position(3, points=1, war=WAR)
    home = where(state, "jeep-1-01")
    away = {f"jeep-1-0{number}": "5N1.l1" for number in range(2, 6)}
    sea = where(state, "ship-1-01")
    state = position(
        3,
        points=1,
        war=WAR,
        owner={"BE": BRUNO},
        pieces={
            **away,
            "ship-1-01": ATLANTIC,
            "ship-0-01": sea,
            "jeep-0-01": "ship-0-01",
        },
    )
    do(state, f"land jeep-0-01 {home}")
    events = roll(state, 6, 1)
    assert "out-base MA-31" in told(events)
    assert where(state, "ship-1-01") == ""
    assert BRUNO not in state.left()
    assert state.actor == ROSE


@pytest.mark.rule("MA-37")
def test_enemy_planes_fight_in_flight_and_landed() -> None:
    state = position(
        2,
        points=3,
        war=WAR,
        ruleset="variant1",
        owner={"FR": ROSE, "BE": BRUNO},
        pieces={"plane-0-01": FRANCE, "plane-1-01": BENELUX},
    )
    events = do(state, "fly plane-0-01 6N1")
    assert the("fight", events) == {"seat": ROSE, "other": BRUNO, "at": "6N1", "kind": "plane"}
    events = roll(state, 3, 3)
    assert told(events)[-1] == "destroyed MA-37"
    assert where(state, "plane-1-01") == ""
    assert "fly" in verbs(state)


@pytest.mark.rule("MA-37")
def test_a_plane_that_loses_in_flight_falls_with_its_jeep() -> None:
    state = position(
        2,
        points=3,
        war=WAR,
        ruleset="variant1",
        owner={"FR": ROSE, "BE": BRUNO},
        pieces={"plane-0-01": FRANCE, "jeep-0-01": "plane-0-01", "plane-1-01": BENELUX},
    )
    do(state, "fly plane-0-01 6N1")
    events = roll(state, 1, 3)
    assert [lost["piece"] for lost in every("destroyed", events)] == ["plane-0-01", "jeep-0-01"]
    assert state.flying == ()


@pytest.mark.rule("MA-37")
def test_neither_jeeps_nor_ships_fight_planes() -> None:
    state = position(
        2,
        points=3,
        war=WAR,
        ruleset="variant1",
        owner={"FR": ROSE},
        pieces={"plane-0-01": FRANCE, "jeep-1-01": BENELUX, "ship-1-01": "6N1.w1"},
    )
    assert every("fight", do(state, "fly plane-0-01 6N1")) == []


@pytest.mark.rule("MA-35")
def test_a_jeep_that_a_flight_depends_on_starts_no_fight() -> None:
    pieces = {"plane-0-01": FRANCE, "jeep-0-01": FRANCE, "jeep-1-01": BENELUX}
    state = position(2, points=4, war=WAR, ruleset="variant1", pieces=pieces)
    do(state, "fly plane-0-01 6N1")
    assert refusal(state, f"move jeep-0-01 {BENELUX}") == ("refuse-strands", "MA-35")


@pytest.mark.rule("MA-35")
def test_while_a_plane_is_in_flight_nothing_is_bought_into_a_fight() -> None:
    sea = where(position(2), "ship-0-01")
    state = position(
        2,
        points=4,
        war=WAR,
        ruleset="variant2",
        owner={"FR": ROSE},
        pieces={"plane-0-01": FRANCE, "ship-1-01": sea},
    )
    assert "buy ship" in ways(state, "buy")
    do(state, "fly plane-0-01 6N1")
    assert refusal(state, "buy ship") == ("refuse-strands", "MA-35")
    assert "buy jeep" in ways(state, "buy")
