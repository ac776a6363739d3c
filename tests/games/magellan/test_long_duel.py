"""Variant 3, the long duel (MA-48 to MA-50)."""

from typing import Any

import pytest

from escales.core import Pile
from escales.games.magellan import cards, countries
from escales.games.magellan.state import Running, State
from tests.games.magellan.positions import BRUNO, ROSE, opened, position, roll
from tests.games.magellan.test_effects import drawing
from tests.play import do, every, payments


def late(**options: Any) -> State:
    """The fifty cards are used up; Rose is to throw."""
    state = position(
        owner={"BE": ROSE, "CH": BRUNO}, cash=[100, 100], ruleset="variant3", **options
    )
    state.deck = Pile()
    do(state, "done")
    roll(state, *[1] * state.dice)
    do(state, "done")
    return state


@pytest.mark.rule("MA-48")
@pytest.mark.parametrize("seats", range(2, 7))
def test_any_number_may_play_it_with_all_that_variant_2_has(seats: int) -> None:
    state = opened(seats, ruleset="variant3")
    assert (state.planes, state.ships_take_planes, state.asterisks) == (True, True, True)


@pytest.mark.rule("MA-49")
def test_all_countries_are_open_from_the_start() -> None:
    state = opened(2, ruleset="variant3")
    assert state.owner == [countries.OPEN] * 50
    assert sorted(state.deck.shuffled) == sorted(cards.IDS)


@pytest.mark.rule("MA-49")
def test_cards_are_drawn_on_a_five_only() -> None:
    state = opened(2, ruleset="variant3")
    roll(state, 4)
    assert state.phase == "turn"
    do(state, "done")
    roll(state, 6, 5)
    assert state.phase == "draw"
    assert len(state.outcomes()) == 50


@pytest.mark.rule("MA-50")
def test_there_is_no_limit_of_income() -> None:
    owner = {"DE": ROSE, "GB": ROSE, "IT": ROSE}
    state = position(pieces={"jeep-0-01": "6N1.l1"}, owner=owner, ruleset="variant3")
    do(state, "develop BE")
    assert state.result is None


@pytest.mark.rule("MA-50")
def test_historical_cards_are_used_once() -> None:
    state = drawing(position(ruleset="variant3"))
    do(state, "draw H1-07")
    assert state.deck.bottom == []
    assert len(state.deck) == 49


@pytest.mark.rule("MA-50")
def test_seventeen_points_pay_dividends_once_the_cards_are_used() -> None:
    state = late()
    events = roll(state, 6, 6, 5)
    assert payments(events) == [("bank", ROSE, 11), ("bank", BRUNO, 10)]
    assert {event["amount"] for event in every("dividends", events)} == {11, 10}
    assert (state.phase, state.points) == ("turn", 17)


@pytest.mark.rule("MA-50")
def test_sixteen_do_not() -> None:
    state = late()
    assert payments(roll(state, 6, 6, 4)) == []


@pytest.mark.rule("MA-50")
def test_nor_while_there_are_cards() -> None:
    state = late()
    state.deck = Pile(["H1-07"])
    assert payments(roll(state, 6, 6, 5)) == []
    assert state.phase == "draw"


@pytest.mark.rule("MA-50", "MA-34")
def test_with_two_dice_one_of_them_must_make_seventeen() -> None:
    state = late(two_dice=True)
    assert payments(roll(state, 6, 5)) == []
    assert payments(roll(state, 6, 5)) == []
    state = late(two_dice=True)
    roll(state, 1)
    assert len(payments(roll(state, 6, 6, 6, 1))) == 2


@pytest.mark.rule("MA-50")
def test_a_card_that_halves_the_next_dividends_halves_these() -> None:
    state = late()
    state.running = (Running("H4-01", 0, ROSE, 0),)
    assert payments(roll(state, 6, 6, 5)) == [("bank", ROSE, 5), ("bank", BRUNO, 5)]
    assert not state.running
