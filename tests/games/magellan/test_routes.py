"""Whole ways to a destination: the cheapest, with all their steps, and as far as this turn's points go."""

from typing import cast

import pytest

from escales.core import Action, Message
from escales.games.magellan.board import CANALS, CELL, REGIONS_OF, SEAS
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import NUMBER
from escales.games.magellan.rules.routes import Trip, trip
from escales.games.magellan.state import Prize, State
from tests import playthroughs
from tests.games.magellan.positions import ROSE, WAR, lose, opened, position, where
from tests.play import do


def texts(found: Trip | None) -> list[str]:
    """All steps of a way."""
    assert found is not None
    return [str(step) for step in found.way.steps]


def play(state: State, found: Trip | None) -> None:
    """Do what can be done now; every step must be legal."""
    assert found is not None
    do(state, *texts(found)[: found.done])
    assert state.points == found.left


@pytest.mark.rule("MA-07")
@pytest.mark.rule("MA-13")
def test_a_jeep_goes_overseas_aboard_a_ship_by_one_proposal() -> None:
    state = opened(2, bases=3)
    base = state.bases[ROSE]
    assert base == "4N34"
    state = position(points=12, bases=3)
    found = trip(state, "GB")
    assert found is not None
    assert (found.way.cost, found.done, found.left) == (6, len(found.way.steps), 6)
    steps = texts(found)
    assert steps[0] == "embark jeep-0-01 ship-0-01"
    assert steps[-1].startswith("land jeep-0-01 6N36")
    play(state, found)
    assert where(state, "jeep-0-01") == "6N36.l1"


@pytest.mark.rule("MA-20")
def test_of_the_lands_of_a_cell_it_prefers_the_one_with_the_capital() -> None:
    """Any land of the cell will do, but who reads "Stockholm" looks at Sweden."""
    aboard = {"jeep-0-01": "6N2.w1", "ship-0-01": "6N2.w1"}
    state = position(points=6, pieces=aboard, bases=3)
    state.on[NUMBER["jeep-0-01"]] = NUMBER["ship-0-01"]
    state.load[NUMBER["ship-0-01"]] = NUMBER["jeep-0-01"]
    found = trip(state, "SE")
    assert texts(found) == ["land jeep-0-01 6N2.l2"]


@pytest.mark.rule("MA-15")
def test_a_way_beyond_this_turn_is_begun_and_its_rest_is_told() -> None:
    state = position(points=3, bases=3)
    found = trip(state, "GB")
    assert found is not None
    assert (found.way.cost, found.done, found.left) == (6, 3, 0)
    play(state, found)
    state.points = 9
    rest = trip(state, "GB")
    assert rest is not None
    assert rest.way.cost == 3, "the jeep aboard goes on"
    play(state, rest)
    assert where(state, "jeep-0-01") == "6N36.l1"


def sailed(found: Trip | None) -> list[str]:
    """The cells through which the way leads a ship."""
    return [CELL[text.split()[2]] for text in texts(found) if text.startswith("move ship")]


@pytest.mark.rule("MA-30")
def test_of_ways_as_short_one_without_a_fight_is_proposed() -> None:
    usual = trip(position(points=12, bases=3, war=WAR), "SE")
    assert usual is not None
    for cell in sailed(usual):
        pieces = {"ship-1-01": next(sea for sea in REGIONS_OF[cell] if sea in SEAS)}
        found = trip(position(points=12, bases=3, war=WAR, pieces=pieces), "SE")
        assert found is not None
        assert found.way.cost == usual.way.cost
        if cell not in sailed(found):
            assert found.fight == ""
            return
    pytest.fail("no cell of this way can be avoided")


@pytest.mark.rule("MA-30")
def test_a_fight_that_cannot_be_avoided_stops_the_way_and_is_told() -> None:
    state = position(points=12, bases=3, war=WAR, pieces={"ship-1-01": "6N2.w1"})
    found = trip(state, "6N2.w1")
    assert found is not None
    assert found.fight == "6N2"
    assert found.done == len(found.way.steps)
    plan = GAME.plan(state.view(ROSE), "6N2.w1")
    assert isinstance(plan, dict)
    assert plan["stop"] == {"id": "plan-fight", "params": {"place": "6N2"}, "rule": ""}


@pytest.mark.rule("MA-28")
def test_a_way_says_which_country_its_last_jeep_leaves() -> None:
    def risk(owner: dict[str, int], target: str, **others: str) -> object:
        pieces = {"jeep-0-01": "5N1.l1"} | {
            name.replace("_", "-"): at for name, at in others.items()
        }
        state = position(points=6, pieces=pieces, owner=owner, bases=3)
        plan = GAME.plan(state.view(ROSE), target)
        assert isinstance(plan, dict)
        assert plan["piece"] == "jeep-0-01"
        return plan["risk"]

    bare = {"id": "plan-leaves", "params": {"card": "FR"}, "rule": "MA-28"}
    assert risk({"FR": ROSE}, "BE") == bare
    assert risk({"FR": ROSE}, "BE", jeep_0_02="5N1.l2") is None  # another one stays
    assert risk({"FR": ROSE}, "FR") is None  # it is there already
    waits = {"id": "plan-waits", "params": {"hand": ["CH"]}, "rule": "MA-20"}
    assert risk({"FR": 1}, "BE") == waits, "there is one more country in its cell"
    assert risk({"FR": 1, "CH": 1}, "BE") is None


def test_a_chosen_jeep_has_the_ways_of_all_that_stand_with_it() -> None:
    pieces = {"jeep-0-01": "5N1.l1", "jeep-0-02": "5N1.l1"}
    state = position(points=3, pieces=pieces, bases=3)
    for jeep in pieces:
        assert texts(trip(state, "DE", jeep)) == [f"move {jeep} 6N1.l1"]


def test_the_island_of_a_seat_is_a_destination() -> None:
    pieces = {"jeep-0-01": "5N1.l1", "ship-0-01": "5N1.w1"}
    state = position(points=6, pieces=pieces, bases=3)
    found = trip(state, f"base-{state.bases[1]}", "jeep-0-01")
    assert found is not None
    assert found.way.steps[-1].word(-1).startswith(f"{state.bases[1]}.l")


@pytest.mark.rule("MA-20")
def test_a_way_says_that_it_ends_beside_the_capital_in_its_cell() -> None:
    def note(target: str, at: str) -> object:
        state = position(points=6, pieces={"jeep-0-01": at}, bases=3)
        plan = GAME.plan(state.view(ROSE), target)
        assert isinstance(plan, dict)
        return plan["note"]

    beside = {"id": "plan-beside", "params": {"place": "6N1.l3", "card": "BE"}, "rule": "MA-20"}
    assert note("BE", "6N36.l1") == beside
    assert note("BE", "5N1.l1") is None  # it reaches the very land of Brussels
    assert note("6N1", "6N36.l1") is None


@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("owner", [{"FR": ROSE}, {}])
def test_of_ways_nearly_as_cheap_one_is_proposed_that_takes_no_jeep_from_its_post(
    owner: dict[str, int],
) -> None:
    """One jeep is alone in France, its own country or one whose card it awaits; another is farther away."""
    france, italy, poland = "5N1.l1", "5N2.l1", "6N3.l1"
    state = position(points=6, pieces={"jeep-0-01": france}, owner=owner)
    assert texts(trip(state, italy)) == [f"move jeep-0-01 {italy}"]
    state = position(points=6, pieces={"jeep-0-01": france, "jeep-0-02": poland}, owner=owner)
    assert texts(trip(state, italy))[-1] == f"move jeep-0-02 {italy}"
    assert texts(trip(state, italy, "jeep-0-01"))[-1] == f"move jeep-0-01 {italy}"
    state = position(points=2, pieces={"jeep-0-01": france, "jeep-0-02": poland}, owner=owner)
    assert texts(trip(state, italy)) == [f"move jeep-0-01 {italy}"], "only it arrives now"


@pytest.mark.rule("MA-20")
def test_a_way_says_which_card_its_jeep_does_not_wait_for_any_more() -> None:
    def risk(**others: str) -> object:
        pieces = {
            "jeep-0-01": "6N1.l1",
            **{name.replace("_", "-"): at for name, at in others.items()},
        }
        state = position(points=2, pieces=pieces, bases=3)
        plan = GAME.plan(state.view(ROSE), "FR")
        assert isinstance(plan, dict)
        return plan["risk"]

    assert risk() == {"id": "plan-waits", "params": {"hand": ["DE", "BE"]}, "rule": "MA-20"}
    assert risk(jeep_0_02="6N1.l1") is None  # another one goes on waiting


@pytest.mark.rule("MA-22")
def test_a_way_says_which_prize_it_wins_and_a_canal_is_a_destination() -> None:
    near, far = CANALS["panama"]
    state = position(points=4, pieces={"ship-0-01": near})
    state.prizes = (Prize("H2-02", 2, ()),)
    note = {"id": "plan-prize", "params": {"card": "H2-02", "amount": 40}, "rule": "MA-22"}
    for target in ("canal-panama", far):
        plan = GAME.plan(state.view(ROSE), target)
        assert isinstance(plan, dict)
        assert (plan["actions"], plan["rest"]) == ([f"move ship-0-01 {far}"], [])
        assert (plan["cost"], plan["note"]) == (1, note)
    chosen = GAME.plan(state.view(ROSE), far, way=[Action("move", ("ship-0-01", far))])
    assert isinstance(chosen, dict)
    assert (chosen["cost"], chosen["left"], chosen["note"]) == (1, 3, note), (
        "a way that is chosen already"
    )
    assert not isinstance(GAME.plan(state.view(ROSE), far, way=[Action("done")]), dict)
    play(state, trip(state, "canal-panama"))
    assert where(state, "ship-0-01") == far


@pytest.mark.rule("MA-22")
def test_a_chosen_way_says_that_it_wins_a_prize_for_a_route() -> None:
    """The first ship from Andalusia to the Bahamas: where it begins is part of the way."""
    state = position(points=20, pieces={"ship-0-01": "4N1.w1"})
    state.prizes = (Prize("H1-04", 0, ()),)
    bahamas = next(sea for sea in REGIONS_OF["3N29"] if sea in SEAS)
    found = trip(state, bahamas)
    assert found is not None
    steps = found.way.steps
    assert "4N36" in {CELL[step.word(-1)] for step in steps}
    note = {"id": "plan-prize", "params": {"card": "H1-04", "amount": 60}, "rule": "MA-22"}
    for way in ((), steps):
        plan = GAME.plan(state.view(ROSE), bahamas, way=way)
        assert isinstance(plan, dict)
        assert plan["note"] == note
    state.canals = ("suez",)
    assert trip(state, "canal-panama") is None


@pytest.mark.rule("MA-30")
def test_in_peace_nobody_is_avoided() -> None:
    pieces = {"ship-1-01": "6N2.w1"}
    found = trip(position(points=12, bases=3, pieces=pieces), "6N2.w1")
    assert found is not None
    assert found.fight == ""


@pytest.mark.rule("MA-11")
def test_a_jeep_drives_where_a_ship_would_be_dearer() -> None:
    state = position(points=6, pieces={"jeep-0-01": "5N1.l1"}, bases=3)
    found = trip(state, "BE")
    assert found is not None
    assert texts(found) == ["move jeep-0-01 6N1.l1"]
    assert found.way.carrier == -1


@pytest.mark.rule("MA-13")
def test_an_empty_ship_comes_for_a_jeep_that_stands_elsewhere() -> None:
    apart = {"jeep-0-01": "6N36.l1", "ship-0-01": "4N1.w1"}
    state = position(points=30, pieces=apart, bases=1)
    found = trip(state, "DZ")
    assert found is not None
    assert {step.split()[0] for step in texts(found)} == {"move", "embark", "land"}
    play(state, found)
    assert where(state, "jeep-0-01").startswith("4N1")


@pytest.mark.rule("MA-16")
def test_the_last_jeep_of_the_base_is_never_sent_away() -> None:
    state = position(points=12, bases=3)
    lose(state, "jeep-0-02", "jeep-0-03", "jeep-0-04", "jeep-0-05")
    assert trip(state, "GB") is None


@pytest.mark.rule("MA-20")
def test_where_a_jeep_stands_already_there_is_nothing_to_do() -> None:
    found = trip(position(points=5, pieces={"jeep-0-01": "6N1.l1"}), "DE")
    assert found is not None
    assert (found.way.cost, found.way.steps, found.left) == (0, (), 5)


@pytest.mark.rule("MA-12")
def test_a_sea_is_reached_by_a_ship() -> None:
    state = position(points=2, bases=3)
    found = trip(state, "5N34.w1")
    assert found is not None
    assert texts(found) == ["move ship-0-01 5N34.w1"]


TOGETHER = {"plane-0-01": "6N1.l1", "jeep-0-01": "6N1.l1"}


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize(("points", "done"), [(1, 1), (2, 3), (3, 4), (9, 4)])
def test_a_plane_flies_with_its_landing_or_not_at_all(points: int, done: int) -> None:
    owner = {"ES": ROSE}
    state = position(points=points, pieces=TOGETHER, owner=owner, ruleset="variant1")
    found = trip(state, "ES")
    assert found is not None
    assert texts(found) == [
        "embark jeep-0-01 plane-0-01",
        "fly plane-0-01 5N36",
        "alight plane-0-01 5N36.l1",
        "land jeep-0-01 5N36.l1",
    ]
    assert (found.way.cost, found.done) == (3, done)
    play(state, found)
    assert not state.flying


@pytest.mark.rule("MA-35")
def test_a_chosen_plane_goes_alone_or_takes_a_jeep_where_it_could_not_land() -> None:
    owner = {"ES": ROSE}
    state = position(points=9, pieces=TOGETHER, owner=owner, ruleset="variant1")
    alone = trip(state, "ES", "plane-0-01")
    assert alone is not None
    assert texts(alone) == ["fly plane-0-01 5N36", "alight plane-0-01 5N36.l1"]
    with_jeep = trip(state, "MA", "plane-0-01")
    assert with_jeep is None or with_jeep.way.carrier != -1


@pytest.mark.rule("MA-22")
def test_no_way_goes_through_a_blockade_or_a_closed_canal() -> None:
    state = position(points=9, pieces={"ship-0-01": "4N4.w1"})
    through = trip(state, "3N4.w1", "ship-0-01")
    assert through is not None
    assert through.way.cost < 9
    state.canals = ("panama",)
    around = trip(state, "3N4.w1", "ship-0-01")
    assert around is not None
    assert around.way.cost > 20


def test_an_unknown_place_and_another_phase_have_no_way() -> None:
    assert trip(position(points=5), "nowhere") is None
    state = position(points=5, ruleset="variant1", bases=3)
    do(state, "buy plane")
    for target in ("nowhere", "ship-0-01", ""):
        assert trip(state, target, "plane-0-01") is None
    state = position(points=5)
    do(state, "done")
    assert trip(state, "GB") is None


def test_every_proposed_step_is_legal_in_recorded_games() -> None:
    folder = playthroughs.FOLDER / "magellan" / "playthroughs"
    for name in ("simple-won-by-income", "variant1-won-by-income", "variant2-won-by-income"):
        played = playthroughs.read((folder / f"{name}.txt").read_text("utf-8"))
        state = GAME.new(played.header["seats"], played.header["options"])
        for at, action in enumerate(played.actions):
            if state.phase == "turn" and at % 7 == 0:
                view = state.view(None)
                for target in ("FR", "JP", "2S30"):
                    plan = GAME.plan(view, target)
                    if isinstance(plan, dict):
                        world = state.clone()
                        for text in plan["actions"]:
                            world.apply(Action.parse(text))
                        assert cast(State, world).points == plan["left"]
            state.apply(action)


def refused(state: State, target: str, piece: str = "") -> str:
    """The id of the message that says why there is no way, or why it cannot be begun."""
    plan = GAME.plan(state.view(state.turn), target, piece)
    if isinstance(plan, Message):
        return plan.id
    return "" if plan is None or plan["why"] is None else plan["why"]["id"]


@pytest.mark.rule("MA-13")
def test_where_no_way_leads_it_is_said_why() -> None:
    state = position(points=12, bases=3)
    assert refused(state, "6N35.w1", "jeep-0-01") == "obstacle-sea-jeep"
    assert refused(state, "GB", "jeep-0-01") == "", "there is a way"
    assert refused(state, "nowhere") == ""
    lose(state, "ship-0-01", "ship-0-02", "ship-0-03")
    assert refused(state, "GB", "jeep-0-01") == "obstacle-no-ship"
    assert refused(state, "GB") == "obstacle-no-jeep"
    assert refused(state, "6N35.w1") == "obstacle-waters"


@pytest.mark.rule("MA-16")
def test_of_the_last_jeep_of_the_base_it_is_said_that_it_stays() -> None:
    state = position(points=12, bases=3)
    lose(state, *(f"jeep-0-0{number}" for number in (2, 3, 4, 5)))
    assert refused(state, "GB", "jeep-0-01") == "refuse-last-jeep"
    assert refused(state, "GB") == "obstacle-no-jeep"
    assert refused(state, "CH", "ship-0-01") == "obstacle-no-load"


@pytest.mark.rule("MA-07")
def test_a_way_that_cannot_be_begun_says_why() -> None:
    assert refused(position(points=0, bases=3), "GB") == "obstacle-points"
    assert refused(position(points=2, bases=3), "GB") == "", "it begins"
    state = position(points=12, pieces={"ship-0-01": "3N4.w1"}, ruleset="variant1")
    do(state, "buy plane")
    assert refused(state, "GB", "plane-0-01") == "refuse-no-haven"
    state = position(points=12, bases=3, ruleset="variant1")
    do(state, "buy plane")
    assert refused(state, "GB", "plane-0-01") == "refuse-alight"
    assert refused(state, "6N35.w1", "plane-0-01") == "obstacle-sea"


@pytest.mark.rule("MA-07")
def test_with_too_few_points_to_drive_no_ship_sets_out_on_a_longer_way() -> None:
    found = trip(position(points=1, bases=3, pieces={"jeep-0-01": "5N1.l1"}), "BE", "jeep-0-01")
    assert texts(found) == ["move jeep-0-01 6N1.l1"]
    assert found is not None
    assert found.done == 0
