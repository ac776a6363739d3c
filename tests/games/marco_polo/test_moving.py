"""Announcing, spinning and moving (MP-05 to MP-11)."""

import pytest

from escales.core import CHANCE
from tests.games.marco_polo.positions import EIGHTIES, ROSE, faces, position, spun, targets
from tests.play import do, refusal, the, told, verbs, ways


@pytest.mark.rule("MP-06")
def test_land_or_sea_is_announced_before_the_spin() -> None:
    state = position(["venise", "calicut"])
    assert ways(state, "announce") == ["announce land", "announce sea"]
    assert refusal(state, "spin 3") == ("refuse-not-now", "MP-06")
    assert refusal(state, "move belgrade") == ("refuse-not-now", "MP-06")
    assert told(do(state, "announce sea")) == ["announce MP-06"]
    assert (state.actor, state.roller, state.phase) == (CHANCE, ROSE, "spin")
    assert faces(state) == {"1": 1, "2": 2, "3": 2, "4": 2, "5": 1, "corsaire": 2}
    assert refusal(state, "spin bandit") == ("refuse-spin", "MP-06")
    assert refusal(state, "spin 6") == ("refuse-spin", "MP-06")
    assert the("spin", do(state, "spin 5")) == {"seat": ROSE, "mode": "sea", "face": 5}


@pytest.mark.rule("MP-06")
def test_the_inner_part_is_read_for_land() -> None:
    state = position(["venise", "calicut"])
    do(state, "announce land")
    assert faces(state) == {"1": 2, "2": 3, "3": 2, "4": 1, "bandit": 2}
    assert refusal(state, "spin 5") == ("refuse-spin", "MP-06")


@pytest.mark.rule("MP-06")
@pytest.mark.parametrize(
    ("place", "modes"),
    [
        ("bagdad", ["land"]),
        ("calicut", ["sea"]),
        ("ormuz", ["land", "sea"]),
        ("khanbalik", ["land"]),
    ],
)
def test_only_a_kind_of_line_that_leaves_the_place(place: str, modes: list[str]) -> None:
    state = position([place, "venise"])
    assert ways(state, "announce") == [f"announce {mode}" for mode in modes]
    for mode in {"land", "sea"} - set(modes):
        assert refusal(state, f"announce {mode}") == ("refuse-mode", "MP-06")
    assert refusal(state, "announce air") == ("refuse-no-mode", "MP-06")


@pytest.mark.rule("MP-06", "MP-27")
def test_a_line_into_khanbalik_counts_for_those_who_may_enter() -> None:
    """The only land line from Tchi-kou leads to Khanbalik."""
    state = position(["tchi_kou", "venise"])
    assert ways(state, "announce") == ["announce sea"]
    state = position(["tchi_kou", "venise"], hands={ROSE: EIGHTIES})
    assert ways(state, "announce") == ["announce land", "announce sea"]
    spun(state, "land", 4)
    assert targets(state) == {"khanbalik"}


@pytest.mark.rule("MP-05")
def test_pawns_follow_the_drawn_lines() -> None:
    state = position(["venise", "calicut"])
    spun(state, "land", 1)
    assert ways(state, "move") == ["move belgrade"]
    assert refusal(state, "move atlantis") == ("refuse-no-place", "MP-05")
    assert refusal(state, "move corfou") == ("refuse-reach", "MP-07")
    event = the("move", do(state, "move belgrade"))
    assert event == {
        "seat": ROSE,
        "piece": "pawn-0",
        "from": "venise",
        "to": "belgrade",
        "path": ["belgrade"],
    }
    assert state.places[ROSE] == "belgrade"


@pytest.mark.rule("MP-07")
def test_the_number_or_less_on_a_comptoir() -> None:
    state = position(["andrinople", "calicut"])
    spun(state, "land", 2)
    assert targets(state) == {"constantinople", "sivas", "venise"}
    assert refusal(state, "move belgrade") == ("refuse-reach", "MP-07")


@pytest.mark.rule("MP-07")
def test_one_must_move() -> None:
    state = position(["bagdad", "calicut"])
    spun(state, "land", 1)
    assert verbs(state) == ["move"]
    assert refusal(state, "stay") == ("refuse-must-move", "MP-07")
    assert refusal(state, "done") == ("refuse-not-now", "MP-07")


@pytest.mark.rule("MP-07", "MP-11")
def test_where_nothing_else_can_be_reached_the_farthest_free_place() -> None:
    """From Venise with a 2 by land: Andrinople is taken, and no other place is two points away."""
    state = position(["venise", "andrinople", "calicut"])
    spun(state, "land", 2)
    assert targets(state) == {"belgrade"}
    assert told(do(state, "move belgrade")) == ["move MP-07", "turn MP-04"]


@pytest.mark.rule("MP-07", "MP-11")
def test_but_not_where_a_short_stop_can_be_reached() -> None:
    """From Belgrade with a 2 by land: Constantinople is a comptoir, so pawns may share it."""
    state = position(["belgrade", "constantinople", "andrinople"])
    spun(state, "land", 2)
    assert targets(state) == {"constantinople", "venise"}
    state = position(["belgrade", "andrinople", "calicut"])
    spun(state, "land", 1)
    assert targets(state) == {"venise"}


@pytest.mark.rule("MP-07", "MP-11")
def test_the_choice_among_several_as_far() -> None:
    """From Lhassa with a 2, when Tching-tou and Bengale are taken."""
    state = position(["lhassa", "tching_tou", "bengale"])
    spun(state, "land", 2)
    assert targets(state) == {"nepal", "tibet"}
    state = position(["lhassa", "tching_tou", "venise"])
    spun(state, "land", 2)
    assert targets(state) == {"bengale"}, "two points are more than one"


@pytest.mark.rule("MP-07", "MP-11")
def test_if_there_is_none_the_pawn_stays_and_does_not_trade() -> None:
    """The only way from Soldaïa by sea is the Mer Noire, and a pawn stands there."""
    state = position(["soldaia", "mer_noire", "venise"])
    spun(state, "sea", 1)
    assert verbs(state) == ["stay"]
    assert refusal(state, "move mer_noire") == ("refuse-nowhere", "MP-07")
    assert told(do(state, "stay")) == ["stay MP-07", "turn MP-04"]
    assert state.places[ROSE] == "soldaia"


@pytest.mark.rule("MP-08")
def test_nobody_comes_back_to_where_they_started() -> None:
    """The way from Sava by Nichapour and Kerman leads back to Sava in three points."""
    state = position(["sava", "calicut"])
    spun(state, "land", 3)
    assert refusal(state, "move sava") == ("refuse-back", "MP-08")
    state = position(["le_caire", "calicut"])
    spun(state, "land", 4)
    assert {"acre", "alexandrie", "sava"} <= targets(state)
    assert "le_caire" not in targets(state)


@pytest.mark.rule("MP-08")
def test_nor_along_the_same_line_twice() -> None:
    """From Khotan to Kachgar, on to Pamir and back to Kachgar would be three points."""
    state = position(["khotan", "calicut"])
    spun(state, "land", 3)
    assert the("move", do(state, "move kachgar"))["path"] == ["kachgar"], "a comptoir: short"
    state = position(["alexandrie", "calicut"])
    spun(state, "land", 3)
    assert "le_caire" not in targets(state), "to Aïdhab and back"


@pytest.mark.rule("MP-09")
def test_where_land_and_sea_meet_one_may_stop_to_change() -> None:
    state = position(["bagdad", "calicut"])
    spun(state, "land", 4)
    assert "bassora" in targets(state)
    assert told(do(state, "move bassora")) == ["move MP-09", "turn MP-04"]
    assert state.places[ROSE] == "bassora"


@pytest.mark.rule("MP-09")
def test_a_port_without_land_lines_is_no_such_place() -> None:
    state = position(["ormuz", "calicut"])
    spun(state, "sea", 2)
    assert targets(state) == {"calicut", "bassora"}
    assert refusal(state, "move cambay") == ("refuse-reach", "MP-07")


@pytest.mark.rule("MP-09")
def test_staying_in_the_same_mode_one_goes_on() -> None:
    state = position(["zaitun", "venise"])
    spun(state, "sea", 3)
    assert "tchi_kou" in targets(state), "past Quinsay, a port"
    assert targets(state) >= {"quinsay", "kyoto"}


@pytest.mark.rule("MP-09")
def test_who_stopped_there_may_announce_either() -> None:
    state = position(["bassora", "venise"])
    assert ways(state, "announce") == ["announce land", "announce sea"]


@pytest.mark.rule("MP-10")
@pytest.mark.parametrize("mode", ["land", "sea"])
def test_pawns_pass_each_other(mode: str) -> None:
    near = {"land": "belgrade", "sea": "corfou"}[mode]
    far = {"land": "andrinople", "sea": "candie"}[mode]
    state = position(["venise", near])
    spun(state, mode, 2)
    assert targets(state) == {far}


@pytest.mark.rule("MP-10")
@pytest.mark.parametrize(
    ("start", "mode", "number", "place"),
    [
        ("andrinople", "land", 1, "constantinople"),
        ("corfou", "sea", 1, "venise"),
        ("mer_jaune", "sea", 1, "kyoto"),
        ("tibet", "land", 1, "lhassa"),
    ],
)
def test_several_stand_together_on_comptoirs_and_in_venise(
    start: str, mode: str, number: int, place: str
) -> None:
    state = position([start, place, place])
    spun(state, mode, number)
    do(state, f"move {place}")
    assert state.places == [place] * 3


@pytest.mark.rule("MP-10")
def test_and_in_khanbalik() -> None:
    state = position(["chang_tou", "khanbalik"], hands={ROSE: EIGHTIES})
    spun(state, "land", 1)
    do(state, "move khanbalik")
    assert state.places == ["khanbalik"] * 2


@pytest.mark.rule("MP-10", "MP-07")
def test_venise_is_a_place_to_stop_short_but_not_to_trade() -> None:
    state = position(["belgrade", "calicut"], cash=[500, 0])
    spun(state, "land", 4)
    events = do(state, "move venise")
    assert told(events) == ["move MP-07", "not-yet MP-33", "turn MP-04"]


@pytest.mark.rule("MP-11")
@pytest.mark.parametrize("place", ["belgrade", "trebizonde", "candie"])
def test_small_circles_and_triangles_hold_one_pawn(place: str) -> None:
    start, mode = {
        "belgrade": ("venise", "land"),
        "trebizonde": ("tabriz", "land"),
        "candie": ("corfou", "sea"),
    }[place]
    state = position([start, place])
    spun(state, mode, 1)
    assert refusal(state, f"move {place}") in (
        ("refuse-taken", "MP-11"),
        ("refuse-nowhere", "MP-07"),
    )
    state = position([start, "calicut"])
    spun(state, mode, 1)
    assert place in targets(state)
