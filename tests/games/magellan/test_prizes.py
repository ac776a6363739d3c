"""Prizes for the first seat that does a certain thing (MA-22)."""

from typing import Any, cast

import pytest

from escales.core import Event
from escales.games.magellan.state import State
from escales.games.magellan.view import Public
from tests.games.magellan.positions import BRUNO, ROSE, position
from tests.games.magellan.test_effects import drawing
from tests.play import do, every


def promised(card: str, pieces: dict[str, str], points: int = 9, **options: Any) -> State:
    """A position in which *card* has just promised its prize."""
    state = drawing(position(points=points, pieces=pieces, cash=[100, 100], **options))
    do(state, f"draw {card}")
    assert [prize[0] for prize in state.prizes] == [card]
    return state


def won(events: list[Event]) -> list[object]:
    """The prizes won."""
    return [event["amount"] for event in every("prize", events)]


@pytest.mark.rule("MA-22")
def test_the_bank_pays_at_once_and_the_card_goes_under_the_pack() -> None:
    state = promised("H1-01", {"jeep-0-01": "5N3.l1"})
    (event,) = every("prize", do(state, "move jeep-0-01 4N3.l3"))
    assert (event["payer"], event["payee"], event["amount"]) == ("bank", ROSE, 30)
    assert (state.cash[ROSE], state.prizes, state.deck.bottom) == (130, (), ["H1-01"])


@pytest.mark.rule("MA-22")
def test_the_view_says_which_jeeps_must_leave_the_cell_first() -> None:
    pieces = {"jeep-0-01": "6N36.l1", "ship-0-01": "6N36.w1"}
    state = promised("H1-02", pieces)

    def stuck() -> list[str]:
        return cast(Public, state.view(None)["public"])["prizes"][0]["stuck"]

    assert stuck() == ["jeep-0-01"]
    do(state, "embark jeep-0-01 ship-0-01")
    assert stuck() == ["jeep-0-01"], "to go aboard is not to leave the cell"
    assert won(do(state, "land jeep-0-01 6N36.l1")) == []


@pytest.mark.rule("MA-22")
def test_a_jeep_arrives_by_landing_too() -> None:
    state = promised("H1-01", {"ship-0-01": "4N3.w1", "jeep-0-01": "ship-0-01"})
    assert won(do(state, "land jeep-0-01 4N3.l7")) == [30]


@pytest.mark.rule("MA-22")
def test_a_jeep_aboard_does_not_count() -> None:
    state = promised("H1-01", {"ship-0-01": "4N2.w1", "jeep-0-01": "ship-0-01"})
    assert won(do(state, "move ship-0-01 4N3.w1")) == []


@pytest.mark.rule("MA-22")
def test_a_jeep_that_is_there_must_leave_the_cell_and_come_back() -> None:
    state = promised("H1-01", {"ship-0-01": "4N3.w1", "jeep-0-01": "4N3.l3"}, points=20)
    assert won(do(state, "embark jeep-0-01 ship-0-01", "land jeep-0-01 4N3.l7")) == []
    assert won(do(state, "embark jeep-0-01 ship-0-01", "move ship-0-01 4N2.w1")) == []
    assert won(do(state, "move ship-0-01 4N3.w1", "land jeep-0-01 4N3.l7")) == [30]


@pytest.mark.rule("MA-22")
def test_some_want_the_jeep_landed_from_a_ship() -> None:
    """H1-02: a jeep has to land from a ship in the cell of London."""
    state = promised("H1-02", {"ship-0-01": "6N36.w1", "jeep-0-01": "ship-0-01"})
    assert won(do(state, "land jeep-0-01 6N36.l1")) == [40]
    plane = {"plane-0-01": "6N36.l1", "jeep-0-01": "plane-0-01"}
    state = promised("H1-02", plane, ruleset="variant1")
    assert won(do(state, "land jeep-0-01 6N36.l1")) == []


@pytest.mark.rule("MA-22")
def test_a_whole_row_can_be_the_goal() -> None:
    """H3-02: any of the southernmost cells."""
    state = promised("H3-02", {"jeep-0-01": "8S12.l1"})
    assert won(do(state, "move jeep-0-01 9S12.l1")) == [80]


@pytest.mark.rule("MA-22")
def test_a_ship_that_only_passes_wins() -> None:
    """H3-07: Hawaii, which has two cells."""
    state = promised("H3-07", {"ship-0-01": "3N20.w1"})
    assert won(do(state, "move ship-0-01 3N21.w1")) == [40]


@pytest.mark.rule("MA-22")
def test_a_ship_that_is_there_must_come_back() -> None:
    state = promised("H2-04", {"ship-0-01": "5N4.w1"})
    assert won(do(state, "move ship-0-01 5N3.w1")) == []
    assert won(do(state, "move ship-0-01 5N4.w1")) == [50]


@pytest.mark.rule("MA-22")
def test_one_and_the_same_ship_makes_the_way() -> None:
    """H2-03, Gibraltar: from 4N35 to 4N1; a ship that is in 4N35 at the draw counts."""
    state = promised("H2-03", {"ship-0-01": "4N35.w1", "ship-0-02": "4N36.w1"})
    assert won(do(state, "move ship-0-02 4N1.w1", "move ship-0-01 4N36.w1")) == []
    assert won(do(state, "move ship-0-01 4N1.w1")) == [30]


@pytest.mark.rule("MA-22")
def test_a_way_can_be_made_either_way_over_a_row() -> None:
    """H3-01, the North Pole: between 7N20 and 8N36 through the northernmost row."""
    north = [f"move ship-0-01 9N{column}.w1" for column in range(20, 37)]
    there = ["move ship-0-01 8N20.w1", *north, "move ship-0-01 8N36.w1"]
    state = promised("H3-01", {"ship-0-01": "7N20.w1"}, points=50)
    assert won(do(state, *there)) == [100]
    back = ["move ship-0-01 9N36.w1", *north[-2::-1], "move ship-0-01 8N20.w1"]
    state = promised("H3-01", {"ship-0-01": "8N36.w1"}, points=50)
    assert won(do(state, *back)) == []
    assert won(do(state, "move ship-0-01 7N20.w1")) == [100]


@pytest.mark.rule("MA-22")
def test_the_row_in_between_must_be_entered_in_between() -> None:
    state = promised("H3-01", {"ship-0-01": "9N36.w1"})
    assert won(do(state, "move ship-0-01 8N36.w1")) == []
    assert state.prizes[0][2] == ((18, 1),)


@pytest.mark.rule("MA-22")
def test_a_jeep_goes_by_land_without_embarking() -> None:
    """H1-03: a jeep drives from Venice to Peking."""
    road = [
        *(f"5N{column}.l1" for column in range(3, 13)),
        "4N12.l1",
    ]
    state = promised("H1-03", {"jeep-0-01": "5N2.l1"}, points=60)
    events = []
    for place in road:
        events += do(state, f"move jeep-0-01 {place}")
    assert won(events) == [100]


@pytest.mark.rule("MA-22")
def test_a_jeep_that_embarks_begins_anew() -> None:
    state = promised("H1-03", {"jeep-0-01": "5N2.l1", "ship-0-01": "5N2.w1"}, points=60)
    assert state.prizes[0][2] == ((0, 0),)
    do(state, "embark jeep-0-01 ship-0-01")
    assert not state.prizes[0][2]
    do(state, "land jeep-0-01 5N2.l1")
    assert state.prizes[0][2] == ((0, 0),)


@pytest.mark.rule("MA-22")
def test_around_the_world() -> None:
    """H1-05: 36 meridians in one direction; each step back takes one off."""
    state = promised("H1-05", {"ship-0-01": "6S33.w1"}, points=99)
    do(state, "move ship-0-01 6S32.w1", "move ship-0-01 6S33.w1")
    events = []
    for column in [34, 35, 36, *range(1, 33)]:
        events += do(state, f"move ship-0-01 6S{column}.w1")
    assert won(events) == []
    assert won(do(state, "move ship-0-01 6S33.w1")) == [150]


@pytest.mark.rule("MA-22")
def test_a_new_ship_begins_at_nothing() -> None:
    state = promised("H1-05", {"ship-0-01": "1S12.w1"})
    do(state, "move ship-0-01 1S11.w1")
    assert state.prizes[0][2] == ((18, -1),)
    do(drawing(state), "draw H5-07")
    assert not state.prizes[0][2]


@pytest.mark.rule("MA-22")
def test_a_canal_is_passed_by_who_goes_through() -> None:
    state = promised("H2-02", {"ship-0-01": "1N29.w1", "ship-0-02": "1N28.w1"})
    assert won(do(state, "move ship-0-01 1N29.w2")) == [40]


@pytest.mark.rule("MA-22")
def test_any_player_can_win_on_their_turn() -> None:
    state = promised("H1-01", {"jeep-1-01": "5N3.l1"})
    do(state, "done", "roll 3")
    (event,) = every("prize", do(state, "move jeep-1-01 4N3.l3"))
    assert event["payee"] == BRUNO


@pytest.mark.rule("MA-22")
def test_buying_is_not_arriving() -> None:
    state = promised("H1-01", {})
    state.bases[ROSE] = "5S6"
    assert won(do(state, "buy jeep", "buy ship")) == []


def test_a_view_says_in_which_direction_a_route_goes() -> None:
    def seen(card: str) -> tuple[object, ...]:
        public = cast(Public, promised(card, {}).view(0)["public"])
        (prize,) = public["prizes"]
        return prize["starts"], prize["ends"], prize["either"], prize["via"]

    assert seen("H1-04") == (["4N36"], ["3N29"], False, "")
    assert seen("H3-01") == (["7N20"], ["8N36"], True, "9N")
    assert seen("H3-10") == (["8N30"], ["8N22"], True, "")
    assert seen("H1-01") == ([], [], False, "")
