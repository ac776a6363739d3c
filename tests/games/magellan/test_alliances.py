"""Alliances: camps, the losses of allies, and peace when one camp is left."""

from typing import cast

import pytest

from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.rules.war.alliances import allies
from escales.games.magellan.state import State
from escales.games.magellan.view import Public
from escales.games.magellan.war_state import PEACE, War
from tests.games.magellan.positions import (
    BRUNO,
    JEANNE,
    ODILE,
    ROSE,
    VICTOR,
    lose,
    opened,
    position,
    roll,
    where,
)
from tests.play import do, every, refusal, told, ways

FRANCE, BENELUX = "5N1.l1", "6N1.l1"
CAMPS = War(on=True, cards=("H5-03",), camps=(0, 1, 0, 1))
"""Rose and Jeanne against Bruno and Victor."""


def camps(
    card: str, seats: int, opener: int = ROSE, ruleset: str = "variant2", **owner: int
) -> list[list[int]]:
    """The allies of each seat, once *opener* has drawn *card* and said war."""
    state = opened(seats, opener=opener, ruleset=ruleset)
    for country, seat in owner.items():
        state.owner[COUNTRY[country]] = seat
    roll(state, 4)
    do(state, f"draw {card}", "war")
    seen = cast(Public, state.view(None)["public"])["war"]["allies"]
    return [sorted(allies) for allies in seen]


@pytest.mark.rule("MA-45", "MA-51")
def test_odd_numbers_against_even_ones() -> None:
    assert camps("H5-03", 4) == [[2], [3], [0], [1]]
    assert camps("H5-03", 5) == [[2, 4], [3], [0, 4], [1], [0, 2]]
    assert camps("H5-03", 5, opener=BRUNO) == [[1, 3], [0, 3], [4], [0, 1], [2]]


@pytest.mark.rule("MA-45")
def test_the_first_half_against_the_second() -> None:
    assert camps("H5-02", 4) == [[1], [0], [3], [2]]
    assert camps("H5-02", 5) == [[1, 2], [0, 2], [0, 1], [4], [3]]


@pytest.mark.rule("MA-45")
def test_camps_balanced_by_income() -> None:
    assert camps("H5-04", 4, DE=VICTOR, FR=JEANNE, IT=BRUNO) == [[3], [2], [1], [0]]
    assert camps("H5-04", 3) == [[], [2], [1]]
    seen = camps("H5-04", 5, DE=VICTOR, FR=JEANNE, IT=BRUNO, ES=ODILE)
    assert seen == [[3, 4], [2], [1], [0, 4], [0, 3]]


@pytest.mark.rule("MA-45")
def test_all_against_who_drew() -> None:
    assert camps("H5-05", 4, opener=JEANNE) == [[1, 3], [0, 3], [], [0, 1]]


@pytest.mark.rule("MA-45")
@pytest.mark.parametrize("card", ["H5-02", "H5-03", "H5-04", "H5-05"])
def test_with_two_players_each_is_alone(card: str) -> None:
    assert camps(card, 2) == [[], []]


@pytest.mark.rule("MA-24", "MA-45")
@pytest.mark.parametrize("ruleset", ["simple", "variant1"])
def test_without_the_asterisk_there_are_no_alliances(ruleset: str) -> None:
    assert camps("H5-03", 4, ruleset=ruleset) == [[], [], [], []]


@pytest.mark.rule("MA-45")
def test_a_later_war_card_forms_the_camps_anew() -> None:
    state = opened(4, ruleset="variant2")
    state.war = CAMPS
    roll(state, 4)
    events = do(state, "draw H5-02")
    assert [(pair["seat"], pair["other"]) for pair in every("allies", events)] == [
        (ROSE, BRUNO),
        (JEANNE, VICTOR),
    ]
    assert told(events)[-1] == "widened MA-54"


@pytest.mark.rule("MA-45", "MA-29")
def test_all_vote_knowing_their_allies() -> None:
    state = opened(4, ruleset="variant2")
    roll(state, 4)
    events = do(state, "draw H5-03")
    assert told(events)[-2:] == ["allies MA-45"] * 2
    assert (state.phase, state.actor, state.war.on) == ("vote", ROSE, False)
    assert [allies(state, seat) for seat in range(4)] == [[2], [3], [0], [1]]
    seen = cast(Public, state.view(BRUNO)["public"])["war"]["allies"]
    assert [sorted(seats) for seats in seen] == [[2], [3], [0], [1]]
    events = do(state, "truce", "war")
    assert every("allies", events) == []
    assert state.war.camps == (0, 1, 0, 1)


@pytest.mark.rule("MA-45", "MA-54")
def test_camps_are_formed_anew_before_the_second_question_of_a_truce() -> None:
    state = opened(4, ruleset="variant2")
    roll(state, 4)
    do(state, "draw H5-03", *["truce"] * 4, "done")
    roll(state, 4)
    do(state, "draw H5-02")
    assert (state.phase, state.war.camps) == ("vote", (0, 0, 1, 1))


@pytest.mark.rule("MA-45")
def test_under_rules_1_camps_were_formed_after_the_vote() -> None:
    state = opened(4, ruleset="variant2")
    state.edition = 1
    roll(state, 4)
    assert every("allies", do(state, "draw H5-03")) == []
    assert state.war.camps == ()
    assert len(every("allies", do(state, "war"))) == 2


@pytest.mark.rule("MA-45")
def test_everybody_is_told_when_a_card_leaves_each_alone() -> None:
    state = opened(2, ruleset="variant2")
    roll(state, 4)
    assert told(do(state, "draw H5-03"))[-1] == "alone MA-45"


@pytest.mark.rule("MA-45")
def test_a_war_with_one_camp_left_is_over_as_by_a_peace_card() -> None:
    state = opened(4, ruleset="variant2")
    state.deck.draw("H5-03")
    state.war = CAMPS
    state.cash[BRUNO] = state.cash[VICTOR] = 0
    roll(state, 1)
    assert state.left() == [ROSE, JEANNE]
    assert state.war == PEACE
    assert "H5-03" in state.deck.bottom


def invasion(*, war: War = CAMPS, **pieces: str) -> State:
    """Rose has a jeep in France and two points; a jeep of Bruno is in the next cell."""
    named = {name.replace("_", "-"): place for name, place in pieces.items()}
    return position(
        4,
        points=2,
        war=war,
        ruleset="variant2",
        pieces={"jeep-0-01": FRANCE, "jeep-1-01": BENELUX, **named},
    )


@pytest.mark.rule("MA-47")
def test_each_ally_of_the_loser_loses_a_like_piece_and_chooses_which() -> None:
    state = invasion(jeep_3_01="5N2.l1")
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 6, 1)
    assert (state.phase, state.actor) == ("sacrifice", VICTOR)
    assert ways(state, "remove")[0] == "remove jeep-3-01"
    assert len(ways(state, "remove")) == 5
    assert refusal(state, "remove ship-3-01") == ("refuse-remove", "MA-47")
    events = do(state, "remove jeep-3-04")
    assert told(events) == ["destroyed MA-47"]
    assert where(state, "jeep-3-04") == ""
    assert (state.phase, state.actor) == ("turn", ROSE)


@pytest.mark.rule("MA-47")
def test_where_all_are_alike_nothing_is_asked() -> None:
    state = invasion()
    do(state, f"move jeep-0-01 {BENELUX}")
    events = roll(state, 6, 1)
    assert told(events)[-1] == "destroyed MA-47"
    assert state.phase == "turn"


@pytest.mark.rule("MA-47")
def test_the_allies_of_the_one_who_attacked_lose_too_when_that_one_does() -> None:
    state = invasion()
    do(state, f"move jeep-0-01 {BENELUX}")
    events = roll(state, 1, 6)
    lost = [(lost["owner"], lost["why"]) for lost in every("destroyed", events)]
    assert lost == [(ROSE, "hit"), (JEANNE, "ally")]


@pytest.mark.rule("MA-47")
def test_who_has_none_loses_none() -> None:
    state = position(
        4,
        points=1,
        war=CAMPS,
        ruleset="variant2",
        pieces={"ship-0-01": "5N36.w1", "ship-1-01": "6N36.w1"},
    )
    lose(state, "ship-3-01", "ship-3-02", "ship-3-03")
    do(state, "move ship-0-01 6N36.w1")
    events = roll(state, 6, 1)
    assert told(events)[-1] == "unscathed MA-47"
    assert state.phase == "turn"


@pytest.mark.rule("MA-47")
def test_a_ship_that_goes_down_loaded_costs_the_ally_a_ship_and_a_jeep() -> None:
    state = position(
        4,
        points=1,
        war=CAMPS,
        ruleset="variant2",
        pieces={
            "ship-0-01": "5N36.w1",
            "ship-1-01": "6N36.w1",
            "jeep-1-01": "ship-1-01",
            "ship-3-01": "5N1.w1",
            "jeep-3-01": "ship-3-01",
        },
    )
    do(state, "move ship-0-01 6N36.w1")
    roll(state, 6, 1)
    assert state.actor == VICTOR
    do(state, "remove ship-3-01")
    assert where(state, "jeep-3-01") == ""
    assert state.phase == "turn"
    assert [where(state, f"jeep-3-0{number}") for number in range(1, 6)].count("") == 2


@pytest.mark.rule("MA-47")
def test_what_is_lost_by_this_rule_costs_the_allies_nothing_further() -> None:
    war = War(on=True, cards=("H5-02",), camps=(0, 1, 1, 1))
    state = invasion(war=war)
    do(state, f"move jeep-0-01 {BENELUX}")
    events = roll(state, 6, 1)
    assert [lost["owner"] for lost in every("destroyed", events)] == [BRUNO, JEANNE, VICTOR]


@pytest.mark.rule("MA-47", "MA-31")
def test_an_ally_may_be_put_out_by_it() -> None:
    state = invasion(jeep_3_01="ship-3-01")
    lose(state, "jeep-3-02", "jeep-3-03", "jeep-3-04")
    do(state, f"move jeep-0-01 {BENELUX}")
    roll(state, 6, 1)
    assert ways(state, "remove") == ["remove jeep-3-01", "remove jeep-3-05"]
    events = do(state, "remove jeep-3-05")
    assert "out-base MA-31" in told(events)
    assert VICTOR not in state.left()


@pytest.mark.rule("MA-47")
def test_without_alliances_nobody_else_loses_anything() -> None:
    state = invasion(war=War(on=True, cards=("H5-03",)))
    do(state, f"move jeep-0-01 {BENELUX}")
    assert told(roll(state, 6, 1))[-1] == "destroyed MA-25"
