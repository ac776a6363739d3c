"""What everybody sees of a war."""

from random import Random
from typing import cast

import pytest

from escales.games.magellan.alarms import alarms
from escales.games.magellan.game import GAME
from escales.games.magellan.notes import notes
from escales.games.magellan.state import State
from escales.games.magellan.view import Public
from escales.games.magellan.view.war import WarView
from escales.games.magellan.war_state import PEACE, Group, War
from tests.games.magellan.positions import BRUNO, JEANNE, ROSE, VICTOR, WAR, position, roll
from tests.play import do

FRANCE, BENELUX, CHANNEL = "5N1.l1", "6N1.l1", "6N36.w1"
CAMPS = War(on=True, cards=("H5-03",), camps=(0, 1, 0, 1))


def seen(state: State) -> WarView:
    """The war in the view; a state sampled from the view must be equal to *state*."""
    view = state.view(None)
    assert GAME.sample(view, Random(1)) == state
    return cast(Public, view["public"])["war"]


@pytest.mark.rule("MA-29", "MA-45")
def test_who_is_at_war_with_whom() -> None:
    war = seen(position(4, war=CAMPS, ruleset="variant2"))
    assert (war["standing"], war["cells"]) == ("war", [])
    assert war["enemies"] == [[1, 3], [0, 2], [1, 3], [0, 2]]
    assert war["allies"] == [[2], [3], [0], [1]]


@pytest.mark.rule("MA-54")
@pytest.mark.parametrize(
    ("war", "standing"),
    [
        (PEACE, "peace"),
        (War(truce=True, cards=("H5-02",)), "truce"),
        (War(declared=True, cards=("H5-02",)), "declared"),
        (WAR, "war"),
    ],
)
def test_where_things_stand_in_a_word(war: War, standing: str) -> None:
    assert seen(position(2, war=war))["standing"] == standing


@pytest.mark.rule("MA-54")
def test_the_cells_of_the_war() -> None:
    war = seen(position(2, war=War(on=True, cards=("H5-05",))))
    assert war["cells"] == ["4N13", "4N14", "5N13", "5N14"]


@pytest.mark.rule("MA-29", "MA-30")
def test_in_a_vote_who_would_strike_first_and_where_pieces_would_fight() -> None:
    pieces = {"jeep-0-01": FRANCE, "jeep-1-01": FRANCE, "ship-1-01": CHANNEL}
    vote = War(cards=("H5-02",), motion="card", voters=(ROSE, BRUNO))
    state = position(2, pieces=pieces, war=vote)
    state.ask("vote", ROSE)
    war = seen(state)
    assert (war["first"], war["clashes"]) == (BRUNO, [{"at": "5N1", "kind": "jeep"}])
    elsewhere = vote._replace(cards=("H5-05",))
    state.war = elsewhere
    assert seen(state)["clashes"] == [], "the war would be in Korea"
    offer = WAR._replace(motion="offer", voters=(BRUNO,))
    state.war = offer
    assert (seen(state)["first"], seen(state)["clashes"]) == (-1, [])


@pytest.mark.rule("MA-29")
def test_who_has_still_to_answer_and_the_rounds_until_a_war_begins() -> None:
    state = position(3, war=War(truce=True, cards=("H5-02",)))
    do(state, "warn", "done")
    war = seen(state)
    assert (war["warner"], war["warning"]) == (ROSE, 2)
    state = position(3, war=WAR)
    do(state, "offer", "truce")
    war = seen(state)
    assert (war["motion"], war["voters"]) == ("offer", [JEANNE])


@pytest.mark.rule("MA-25")
def test_the_dice_of_a_fight() -> None:
    pieces = {"jeep-0-01": FRANCE, "jeep-1-01": BENELUX}
    state = position(2, points=2, war=WAR, pieces=pieces)
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 4)
    war = seen(state)
    assert (war["cell"], war["kind"], war["foe"], war["throws"]) == ("6N1", "jeep", BRUNO, [4])
    question = state.view(None)["question"]
    assert question is not None
    asked = {"seat": BRUNO, "other": ROSE, "at": "6N1", "kind": "jeep"}
    assert question["params"] == {**asked, "stake": "no"}


@pytest.mark.rule("MA-31")
@pytest.mark.parametrize(("others", "stake"), [(1, "other"), (0, "no")])
def test_the_question_says_whose_last_jeep_on_a_base_is_at_stake(others: int, stake: str) -> None:
    """Bruno has all jeeps but one elsewhere, or all but two; Rose comes to his island."""
    away = {f"jeep-1-0{number}": FRANCE for number in range(2, 5 + others)}
    base = position(2).bases[BRUNO]
    pieces = {**away, "ship-0-01": f"{base}.w1", "jeep-0-01": "ship-0-01"}
    state = position(2, points=2, war=WAR, pieces=pieces)
    do(state, f"land jeep-0-01 {base}.l1")
    question = state.view(None)["question"]
    assert question is not None
    assert question["params"]["stake"] == stake
    assert len(list(alarms(state.view(None), BRUNO))) == others
    assert not list(alarms(state.view(None), ROSE))
    if others:
        roll(state, 4)
        question = state.view(None)["question"]
        assert question is not None
        assert question["params"]["stake"] == "own"
        state.war = PEACE
        assert not list(alarms(state.view(None), BRUNO))


@pytest.mark.rule("MA-38")
def test_a_bombing_and_what_it_may_hit() -> None:
    state = position(
        3,
        points=3,
        war=WAR,
        ruleset="variant1",
        owner={"FR": ROSE},
        pieces={"plane-0-01": FRANCE, "jeep-1-01": BENELUX, "jeep-2-01": BENELUX},
    )
    do(state, "fly plane-0-01 6N1", "bomb plane-0-01")
    war = seen(state)
    assert (war["bomber"], war["field"], war["bombed"]) == ("plane-0-01", "6N1", ["plane-0-01"])
    do(state, "special jeep")
    war = seen(state)
    assert (war["chooser"], war["hits"]) == (ROSE, ["jeep"])
    assert war["removable"] == ["jeep-1-01", "jeep-2-01"]


@pytest.mark.rule("MA-47")
def test_what_each_ally_has_to_lose() -> None:
    state = position(
        4,
        points=2,
        war=CAMPS,
        ruleset="variant2",
        pieces={"jeep-0-01": FRANCE, "jeep-1-01": BENELUX, "jeep-3-01": FRANCE},
    )
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 6, 1)
    war = seen(state)
    assert war["mourners"] == [{"seat": VICTOR, "kind": "jeep"}]
    assert len(war["removable"]) == 5


@pytest.mark.rule("MA-46")
def test_the_country_to_be_taken_and_the_shares() -> None:
    state = position(
        4,
        points=2,
        war=CAMPS,
        ruleset="variant2",
        owner={"BE": BRUNO},
        pieces={"jeep-0-01": FRANCE},
    )
    do(state, f"move jeep-0-01 {BENELUX}")
    war = seen(state)
    assert (war["country"], war["share"]) == ("BE", 45)


@pytest.mark.rule("MA-44")
def test_bombs_from_a_ship_are_counted() -> None:
    state = position(
        2,
        points=1,
        war=WAR,
        ruleset="variant2",
        pieces={
            "ship-0-01": "5N36.w1",
            "plane-0-01": "ship-0-01",
            "ship-1-01": "6N36.w1",
        },
    )
    do(state, "move ship-0-01 6N36.w1", "strike plane-0-01", "special miss")
    war = seen(state)
    assert (war["stage"], war["struck"]) == (0, ["plane-0-01"])


@pytest.mark.rule("MA-25")
@pytest.mark.rule("MA-30")
def test_who_chooses_among_fights_sees_the_forces_and_the_odds() -> None:
    pieces = {
        "jeep-0-01": FRANCE,
        "jeep-1-01": FRANCE,
        "jeep-1-02": FRANCE,
        "ship-0-01": CHANNEL,
        "ship-1-01": CHANNEL,
    }
    state = position(2, war=War(declared=True, cards=("H5-02",)), pieces=pieces)
    do(state, "done")
    by_kind = {group["kind"]: group for group in seen(state)["due"]}
    jeeps, ships = by_kind["jeep"], by_kind["ship"]
    assert (jeeps["own"], jeeps["foes"]) == (2, [{"seat": ROSE, "pieces": 1}])
    # One throw is won in 21 of 36 cases: both have to be lost.
    assert jeeps["odds"] == round(100 * (1 - (15 / 36) ** 2))
    assert (ships["own"], ships["foes"]) == (1, [{"seat": ROSE, "pieces": 1}])
    assert ships["odds"] == round(100 * 21 / 36)


@pytest.mark.rule("MA-30")
def test_who_moves_sees_in_which_cells_each_kind_would_fight() -> None:
    pieces = {"jeep-0-01": FRANCE, "jeep-1-01": FRANCE, "ship-1-01": CHANNEL}
    war = War(on=True, cards=("H5-02",))
    contested = seen(position(2, war=war, pieces=pieces))["contested"]
    base = "6N18"  # the others' pieces at their base
    assert contested == {"jeep": ["5N1", base], "ship": [base, "6N36"]}
    assert seen(position(2, pieces=pieces))["contested"] == {}


@pytest.mark.rule("MA-44")
def test_where_planes_may_bomb_first_no_odds_are_told() -> None:
    pieces = {"ship-0-01": CHANNEL, "plane-0-01": "ship-0-01", "ship-1-01": CHANNEL}
    war = War(on=True, cards=("H5-02",), due=(Group("6N36", "ship"),))
    state = position(2, war=war, pieces=pieces, ruleset="variant2")
    (group,) = seen(state)["due"]
    assert group["odds"] == 0


KOREA = ["4N13", "4N14", "5N13", "5N14"]


@pytest.mark.rule("MA-29", "MA-54")
def test_a_war_that_is_announced_says_where_it_will_be() -> None:
    state = position(2, war=War(truce=True, cards=("H5-05",)))
    do(state, "warn")
    assert seen(state)["cells"] == KOREA
    (told,) = (note for note in notes(state.view(None)) if note.id == "war-warning")
    assert told.params == {"seat": ROSE, "rounds": 2, "number": 4, "cells": KOREA}


@pytest.mark.rule("MA-28", "MA-54")
def test_only_countries_that_the_war_can_take_are_said_to_be_in_danger() -> None:
    def guarded(war: War) -> dict[str, str]:
        pieces = {"jeep-0-01": "5N1.l1", "jeep-0-02": "4N13.l1"}
        state = position(2, war=war, pieces=pieces, owner={"FR": ROSE, "KR": ROSE})
        return cast(Public, state.view(ROSE)["public"])["guards"]

    both = {"jeep-0-01": "FR", "jeep-0-02": "KR"}
    assert guarded(PEACE) == guarded(War(truce=True, cards=("H5-05",))) == guarded(WAR) == both
    announced = War(truce=True, cards=("H5-05",), warner=BRUNO, warning=2, seen=BRUNO)
    for war in (announced, War(declared=True, cards=("H5-05",)), War(on=True, cards=("H5-05",))):
        assert guarded(war) == {"jeep-0-02": "KR"}


@pytest.mark.rule("MA-29", "MA-34")
def test_a_war_that_comes_after_the_last_round_is_told_as_such() -> None:
    def comes(round: int, warner: int, warning: int) -> bool:
        war = War(truce=True, cards=("H5-02",), warner=warner, warning=warning, seen=warner)
        state = position(2, war=war, rounds=10)
        state.round = round
        late = "war-too-late" in {note.id for note in notes(state.view(None))}
        assert seen(state)["in_time"] != late
        return not late

    assert comes(10, BRUNO, 1)  # Rose plays, and Bruno once more
    assert not comes(10, ROSE, 1)
    assert not comes(10, BRUNO, 2)
    assert comes(9, ROSE, 1)
    assert comes(9, BRUNO, 2)
    assert not comes(9, ROSE, 2)


@pytest.mark.rule("MA-28")
def test_what_a_jeep_takes_by_entering_is_told() -> None:
    pieces = {"jeep-1-01": "5N1.l1"}
    owner = {"FR": BRUNO, "ES": BRUNO, "IT": ROSE}
    assert seen(position(2, war=WAR, pieces=pieces, owner=owner))["bare"] == ["ES"]
    assert seen(position(2, war=PEACE, pieces=pieces, owner=owner))["bare"] == []


@pytest.mark.rule("MA-34")
def test_the_question_says_that_a_turn_is_the_last() -> None:
    def last(round: int, opener: int) -> object:
        state = position(2, rounds=10)
        state.round, state.opener = round, opener
        question = state.view(ROSE)["question"]
        assert question is not None
        return question["params"]["last"]

    assert (last(9, ROSE), last(10, ROSE), last(10, BRUNO)) == ("no", "round", "turn")
