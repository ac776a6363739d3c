"""Planes (MA-08, MA-09, MA-35, MA-36, MA-41 to MA-43)."""

from random import Random

import pytest

from escales.core import Action
from escales.games.magellan import countries, sky
from escales.games.magellan.board import CELLS, INDEX, LANDS_OF, SEAS
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import JEEP, NAMES, NUMBER, PLANE, SHIP, of_kind
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State
from tests.conformance.subjects import random_action
from tests.games.magellan.positions import ROSE, WAR, position, where
from tests.play import do, refusal, the, told, verbs, ways

CAPITAL = dict(zip(countries.IDS, countries.CAPITAL, strict=True))
"""The cell of each country's capital."""


def flying(points: int, **where: str) -> State:
    """A turn in variant 1 with one plane on the base, and other pieces as given."""
    pieces = {name.replace("_", "-"): place for name, place in where.items()}
    return position(points=points, pieces={"plane-0-01": "5S6.l1", **pieces}, ruleset="variant1")


@pytest.mark.rule("MA-36")
def test_a_hop_is_one_or_two_lines_for_a_point() -> None:
    ends = sky.hop("5N1")
    assert sorted(ends) == sorted(
        ("5N2", "5N3", "5N36", "5N35", "6N1", "7N1", "4N1", "3N1", "6N2", "6N36", "4N2", "4N36")
    )
    state = flying(2)
    assert the("fly", do(state, "fly plane-0-01 5S5"))["cost"] == 1
    assert state.points == 1


@pytest.mark.rule("MA-36")
def test_a_plane_that_takes_off_flies_one_hop_at_least() -> None:
    state = flying(3)
    assert refusal(state, "alight plane-0-01 5S6.l1") == ("refuse-none-in-flight", "MA-35")
    assert refusal(state, "fly plane-0-01 5S6") == ("refuse-hop", "MA-36")
    do(state, "fly plane-0-01 5S5", "fly plane-0-01 5S6", "alight plane-0-01 5S6.l1")
    assert state.points == 1


@pytest.mark.rule("MA-36", "MA-37")
def test_only_the_cell_where_a_hop_ends_is_flown_over() -> None:
    """A hop of two lines from France over Benelux, where a plane of Bruno's stands."""
    state = position(
        points=4,
        war=WAR,
        ruleset="variant1",
        owner={"FR": ROSE},
        pieces={"plane-0-01": "5N1.l1", "plane-1-01": "6N1.l1", "jeep-1-01": "6N1.l1"},
    )
    assert told(do(state, "fly plane-0-01 7N1")) == ["fly MA-36"]
    assert state.phase == "turn"
    assert ways(state, "bomb") == []
    assert "fight MA-37" in told(do(state, "fly plane-0-01 6N1"))


@pytest.mark.rule("MA-36")
def test_there_is_no_way_over_the_poles() -> None:
    assert sorted(sky.hop("9N1")) == sorted(
        ("9N2", "9N3", "9N36", "9N35", "8N1", "7N1", "8N2", "8N36")
    )
    assert sky.hops("9N1", "9N19") == 9


@pytest.mark.rule("MA-08", "MA-09")
def test_a_plane_crosses_two_lines_for_a_point_diagonally_too() -> None:
    assert sky.hops("5N1", "4N2") == 1
    assert sky.hops("5N1", "5N4") == 2
    assert sky.hops("5N1", "5N1") == 0
    assert sky.hops("5N36", "5N1") == 1


@pytest.mark.rule("MA-35")
def test_the_question_says_that_a_plane_has_to_land() -> None:
    state = flying(2)
    do(state, "fly plane-0-01 5S5")
    question = state.view(ROSE)["question"]
    assert question is not None
    assert question["params"] == {"seat": ROSE, "points": 1, "flying": 1, "last": "no"}


@pytest.mark.rule("MA-35")
def test_a_plane_lands_where_its_owner_has_a_jeep_on_land() -> None:
    far = flying(1)
    assert ways(far, "fly") == []  # one point leads away, none is left to come back
    assert refusal(far, "fly plane-0-01 5S5") == ("refuse-no-haven", "MA-35")
    assert refusal(far, "fly plane-0-01 5S12") == ("refuse-hop", "MA-36")
    assert len(ways(flying(2), "fly")) == 12


@pytest.mark.rule("MA-35")
def test_a_plane_lands_in_its_owners_countries() -> None:
    state = position(
        points=1,
        pieces={"plane-0-01": "6N1.l1"},
        owner={"FR": ROSE, "SE": 1},
        ruleset="variant1",
    )
    assert ways(state, "fly") == ["fly plane-0-01 5N1"]
    do(state, "fly plane-0-01 5N1")
    assert ways(state, "alight") == [f"alight plane-0-01 {land}" for land in LANDS_OF["5N1"]]
    do(state, "alight plane-0-01 5N1.l2")
    assert (where(state, "plane-0-01"), state.flying) == ("5N1.l2", ())


@pytest.mark.rule("MA-35")
def test_the_jeep_it_carries_is_no_place_to_land() -> None:
    pieces = {"plane-0-01": "6N1.l1", "jeep-0-01": "plane-0-01"}
    state = position(points=4, pieces=pieces, ruleset="variant1")
    assert ways(state, "fly") == []
    do(state, "land jeep-0-01 6N1.l1")
    assert ways(state, "fly")


@pytest.mark.rule("MA-35")
def test_a_turn_does_not_end_in_the_air() -> None:
    state = flying(2)
    do(state, "fly plane-0-01 4S6")
    assert refusal(state, "done") == ("refuse-in-flight", "MA-35")
    assert refusal(state, "alight plane-0-01 5S6.l1") == ("refuse-alight", "MA-35")
    do(state, "fly plane-0-01 5S6", "alight plane-0-01 5S6.l1", "done")


@pytest.mark.rule("MA-35")
def test_nothing_else_strands_a_plane_in_flight() -> None:
    state = flying(3)
    do(state, "fly plane-0-01 4S6")
    do(state, "move ship-0-01 5S5.w1")  # one point is left over
    assert refusal(state, "move ship-0-01 5S4.w1") == ("refuse-strands", "MA-35")
    assert refusal(state, "embark jeep-0-01 ship-0-02") == ("refuse-strands", "MA-35")
    assert refusal(state, "fly plane-0-01 3S6") == ("refuse-no-haven", "MA-35")


@pytest.mark.rule("MA-35")
def test_the_jeep_to_land_by_does_not_drive_off() -> None:
    pieces = {"plane-0-01": "5N1.l1", "jeep-0-01": "5N2.l1"}
    state = position(points=4, pieces=pieces, ruleset="variant1")
    do(state, "fly plane-0-01 5N2")
    do(state, "move jeep-0-01 6N2.l1", "fly plane-0-01 6N2")  # one point is left to follow the jeep
    state = position(points=3, pieces=pieces, ruleset="variant1")
    do(state, "fly plane-0-01 5N2")
    assert refusal(state, "move jeep-0-01 6N2.l1") == ("refuse-strands", "MA-35")
    do(state, "alight plane-0-01 5N2.l1", "move jeep-0-01 6N2.l1")


@pytest.mark.rule("MA-35")
def test_the_last_money_is_kept_while_a_plane_flies() -> None:
    """With 0 M a country must be sold at once, and the plane may need it to land."""
    state = position(
        points=2,
        pieces={"plane-0-01": "6N1.l1"},
        owner={"FR": ROSE},
        cash=[10, 100],
        ruleset="variant1",
    )
    do(state, "fly plane-0-01 5N1")
    assert refusal(state, "buy jeep") == ("refuse-strands", "MA-35")
    do(state, "alight plane-0-01 5N1.l1", "buy jeep")
    assert state.phase == "sale"


@pytest.mark.rule("MA-10", "MA-13")
def test_a_plane_carries_a_jeep() -> None:
    pieces = {"plane-0-01": "6N1.l1", "jeep-0-01": "6N1.l1", "jeep-0-02": "5N1.l1"}
    state = position(points=3, pieces=pieces, ruleset="variant1")
    do(state, "embark jeep-0-01 plane-0-01", "fly plane-0-01 5N1")
    assert where(state, "jeep-0-01") == "5N1"
    assert refusal(state, "land jeep-0-01 5N1.l1") == ("refuse-no-shore", "MA-13")
    do(state, "alight plane-0-01 5N1.l1", "land jeep-0-01 5N1.l1")
    assert state.points == 0


@pytest.mark.rule("MA-41")
def test_planes_land_on_ships_in_variant_2() -> None:
    pieces = {"plane-0-01": "6N1.l1", "ship-0-01": "5N36.w1"}
    state = position(points=1, pieces=pieces, ruleset="variant1")
    assert ways(state, "fly") == []
    state = position(points=1, pieces=pieces, ruleset="variant2")
    assert ways(state, "fly") == ["fly plane-0-01 5N36"]
    do(state, "fly plane-0-01 5N36")
    assert refusal(state, "alight plane-0-01 5N36.l1") == ("refuse-alight", "MA-35")
    assert the("alight-ship", do(state, "alight plane-0-01 ship-0-01"))["carrier"] == "ship-0-01"
    assert where(state, "plane-0-01") == "5N36.w1"


@pytest.mark.rule("MA-41")
def test_a_loaded_ship_takes_no_plane() -> None:
    pieces = {"plane-0-01": "6N1.l1", "ship-0-01": "5N36.w1", "jeep-0-01": "ship-0-01"}
    state = position(points=2, pieces={**pieces, "jeep-0-02": "5N36.l1"}, ruleset="variant2")
    do(state, "fly plane-0-01 5N36")
    assert ways(state, "alight") == [f"alight plane-0-01 {land}" for land in LANDS_OF["5N36"]]
    assert refusal(state, "alight plane-0-01 ship-0-01") == ("refuse-deck", "MA-41")
    do(state, "alight plane-0-01 5N36.l1")
    assert refusal(state, "embark jeep-0-02 ship-0-01") == ("refuse-full", "MA-10")


@pytest.mark.rule("MA-41")
def test_one_ship_is_a_place_for_one_plane() -> None:
    pieces = {"plane-0-01": "6N1.l1", "plane-0-02": "6N1.l1", "ship-0-01": "5N36.w1"}
    state = position(points=9, pieces=pieces, ruleset="variant2")
    for number in range(2, 6):
        state.at[NUMBER[f"jeep-0-{number:02}"]] = "5S6.l1"
    do(state, "fly plane-0-01 5N36")
    state.points = 1
    assert [way for way in ways(state, "fly") if "plane-0-02" in way] == []


@pytest.mark.rule("MA-42")
def test_the_jeep_aboard_a_plane_on_a_ship_stays_there() -> None:
    pieces = {
        "ship-0-01": "5N36.w1",
        "plane-0-01": "ship-0-01",
        "jeep-0-01": "5N36.l1",
        "jeep-0-02": "5N1.l1",
    }
    state = position(points=9, pieces=pieces, ruleset="variant2")
    assert refusal(state, "embark jeep-0-01 plane-0-01") == ("refuse-plane-on-ship", "MA-42")
    assert refusal(state, "embark jeep-0-01 ship-0-01") == ("refuse-full", "MA-10")
    holdings.hook(state, NUMBER["jeep-0-01"], NUMBER["plane-0-01"])
    assert refusal(state, "land jeep-0-01 5N36.l1") == ("refuse-plane-on-ship", "MA-42")
    do(state, "fly plane-0-01 5N1", "alight plane-0-01 5N1.l1", "land jeep-0-01 5N1.l1")
    assert where(state, "jeep-0-01") == "5N1.l1"


@pytest.mark.rule("MA-43")
def test_a_plane_stays_on_its_ship_while_it_sails() -> None:
    pieces = {"ship-0-01": "5N36.w1", "plane-0-01": "ship-0-01", "jeep-0-01": "plane-0-01"}
    state = position(points=1, pieces=pieces, ruleset="variant2")
    do(state, "move ship-0-01 4N36.w1")
    assert where(state, "plane-0-01") == where(state, "jeep-0-01") == "4N36.w1"


# The tests below find by trying, slowly, what the engine computes.


def _could_land(state: State, cell: str, plane: int, points: int) -> bool:
    """Whether a plane over a cell, the only one in flight, can land with so many points."""
    over = {cell}
    for _ in range(points):
        over |= {end for start in over for end in _around(start)}
    return any(_landing(state, end, plane) for end in sorted(over))


def _around(cell: str) -> list[str]:
    row, column = divmod(INDEX[cell], 36)
    return [
        CELLS[(row + down) * 36 + (column + east) % 36]
        for down in range(-2, 3)
        for east in range(-2, 3)
        if 0 < abs(down) + abs(east) <= 2 and 0 <= row + down < 18
    ]


def _landing(state: State, cell: str, plane: int) -> bool:
    seat = plane // 30
    jeeps = [
        jeep
        for jeep in of_kind(seat, JEEP)
        if state.on[jeep] == -1 and state.at[jeep].split(".")[0] == cell
    ]
    owners = zip(CAPITAL.values(), state.owner, strict=True)
    lands = jeeps or (cell, seat) in owners
    ships = [
        ship
        for ship in of_kind(seat, SHIP)
        if state.ruleset in ("variant2", "variant3")
        and state.at[ship].split(".")[0] == cell
        and state.load[ship] in (-1, plane)
    ]
    return bool(lands or ships)


def sampled(ruleset: str, seed: int) -> State:
    """A random position: pieces anywhere they can stand, and few points."""
    rng = Random(f"flights {ruleset} {seed}")
    centre = rng.choice(sorted(LANDS_OF))
    near = sorted({cell for one in _around(centre) for cell in _around(one)})
    lands = [land for cell in near for land in LANDS_OF.get(cell, ())]
    seas = [f"{cell}.w1" for cell in near if f"{cell}.w1" in SEAS]
    pieces = {f"plane-0-{number:02}": rng.choice(lands) for number in range(1, rng.randrange(2, 4))}
    for number in range(1, rng.randrange(1, 4)):
        pieces[f"jeep-0-{number:02}"] = rng.choice(lands)
    for number in range(1, rng.randrange(1, 4)):
        pieces[f"ship-0-{number:02}"] = rng.choice(seas or ["5S6.w1"])
    state = position(points=rng.randrange(1, 4), pieces=pieces, ruleset=ruleset)
    for jeep, carrier in (("jeep-0-04", "plane-0-01"), ("jeep-0-05", "ship-0-01")):
        if rng.random() < 0.5:
            holdings.hook(state, NUMBER[jeep], NUMBER[carrier])
    if ruleset == "variant2" and rng.random() < 0.5 and state.load[NUMBER["ship-0-02"]] == -1:
        holdings.hook(state, NUMBER["plane-0-02"], NUMBER["ship-0-02"])
    for country in rng.sample(sorted(CAPITAL), 2):
        state.owner[list(CAPITAL).index(country)] = rng.choice((-1, ROSE))
    return state


@pytest.mark.rule("MA-35", "MA-36", "MA-41")
@pytest.mark.parametrize("ruleset", ["variant1", "variant2"])
def test_every_flight_that_can_end_well_is_offered_and_no_other(ruleset: str) -> None:
    flights = 0
    for seed in range(120):
        state = sampled(ruleset, seed)
        offered = set(ways(state, "fly"))
        for plane in of_kind(ROSE, PLANE):
            if not state.at[plane]:
                continue
            start = holdings.cell_of(state, plane)
            for end in _around(start):
                well = _could_land(state, end, plane, state.points - 1)
                assert (f"fly {NAMES[plane]} {end}" in offered) == well, (seed, plane, end)
                flights += well
    assert flights > 300


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("ruleset", ["variant1", "variant2"])
def test_no_sequence_of_actions_leaves_a_plane_in_the_air(ruleset: str) -> None:
    """Legal actions lead nowhere from where a plane cannot land: this tries them all.

    It tries the actions that spend points or may take away a place to land.
    """
    states = 0
    for seed in range(25):
        state = sampled(ruleset, seed)
        state.points = min(state.points, 2)
        seen: set[str] = set()
        lands: dict[str, bool] = {}
        assert _all_come_down(state, seen, lands)
        states += len(seen)
    assert states > 1000


def _all_come_down(state: State, seen: set[str], lands: dict[str, bool]) -> bool:
    digest = _key(state)
    if digest in seen:
        return lands.get(digest, True)
    seen.add(digest)
    assert state.legal_actions(), "stuck in the air"
    if not state.flying:
        assert "done" in verbs(state)
    onward = [action for action in state.legal_actions() if action.verb in _SPENDING]
    down = not state.flying
    for action in onward:
        if not state.flying and action.verb not in ("fly", "embark", "land"):
            continue
        world = state.clone()
        world.apply(action)
        if _all_come_down(world, seen, lands) and action.verb in ("fly", "alight"):
            down = True
    assert down, f"a plane stays in the air: {state.dump()}"
    lands[digest] = down
    return down


_SPENDING = ("fly", "alight", "move", "embark", "land")


def _key(state: State) -> str:
    return f"{state.points} {state.at} {state.on} {state.flying}"


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_no_turn_ends_in_the_air(seed: int) -> None:
    rng = Random(f"air {seed}")
    state = GAME.new(3, {"ruleset": "variant2", "rounds": 60})
    assert isinstance(state, State)
    for _ in range(60 * 3 * 60):
        if state.actor is None:
            break
        if state.flying:
            assert Action("done") not in state.legal_actions()
            assert {"fly", "alight"} & set(verbs(state)) or state.phase != "turn"
        else:
            assert not any(state.at[piece] in INDEX for piece in range(90))
        state.apply(random_action(state, rng))
    else:
        pytest.fail("it ought to have ended after 60 rounds")


@pytest.mark.rule("MA-35")
def test_only_a_plane_in_flight_is_put_down() -> None:
    state = position(ruleset="variant1", points=3, pieces={"plane-0-01": "5S6.l1"})
    assert refusal(state, "alight plane-0-01 5S6.l1") == ("refuse-none-in-flight", "MA-35")
