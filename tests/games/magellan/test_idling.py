"""Turns in which a seat does nothing: when one may pass, and what ends a run of them."""

from random import Random

import pytest

from escales.core import Action, Seat, State, Table
from escales.games.magellan.game import GAME
from tests.games.magellan.positions import BRUNO, ROSE, position, roll
from tests.play import do, let_pass

pytestmark = pytest.mark.rule("MA-15")

DONE = Action("done")


def matters(state: State, *texts: str) -> list[str]:
    """The kinds of the events of these actions that end a run of empty turns."""
    found = []
    for text in texts:
        events = [event.seen_by(None) for event in state.apply(Action.parse(text))]
        found += [event["kind"] for event in events if GAME.matters(event, state.view(None))]
    return found


def test_a_turn_may_pass_whether_points_are_left_or_not() -> None:
    assert GAME.idle(position(points=0).view(ROSE)) == DONE
    assert GAME.idle(position(points=9).view(ROSE)) == DONE


@pytest.mark.rule("MA-20")
def test_no_turn_passes_while_a_country_worth_its_price_waits() -> None:
    pieces = {"jeep-0-01": "6N1.l1"}
    rich = position(pieces=pieces, out=["BE"], cash=(400, 400))
    assert rich.view(ROSE)["public"]["offers"], "the jeep stands in the capital's cell"
    assert GAME.idle(rich.view(ROSE)) is None
    assert GAME.idle(position(pieces=pieces, out=["BE"], cash=(5, 5)).view(ROSE)) == DONE
    assert GAME.idle(position(pieces=pieces, cash=(400, 400)).view(ROSE)) == DONE


@pytest.mark.rule("MA-35")
def test_no_turn_passes_with_a_plane_in_flight() -> None:
    state = position(points=9, ruleset="variant1", pieces={"plane-0-01": "6N1.l1"})
    do(state, next(str(action) for action in state.legal_actions() if action.verb == "fly"))
    assert GAME.idle(state.view(ROSE)) is None


def test_nothing_passes_where_another_decision_or_a_throw_is_due() -> None:
    state = position()
    do(state, "done")
    assert GAME.idle(state.view(ROSE)) is None
    agreeing = position()
    do(agreeing, "propose")
    assert GAME.idle(agreeing.view(BRUNO)) is None


def test_a_throw_a_move_and_the_end_of_a_turn_do_not_matter() -> None:
    state = position()
    assert matters(state, "done", "roll 3", "done", "roll 2") == []


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize(("card", "kind"), [("GB", "country"), ("H1-01", "history")])
def test_a_card_matters(card: str, kind: str) -> None:
    state = position()
    do(state, "done")
    roll(state, 4)
    assert kind in matters(state, f"draw {card}")


@pytest.mark.rule("MA-32")
def test_an_income_matters_when_it_passes_a_tenth_of_the_target() -> None:
    def developed(card: str) -> list[str]:
        pieces = {"jeep-0-01": "6N1.l1"}
        state = position(pieces=pieces, out=["BE", "DE"], cash=(2000, 500), target=200)
        return matters(state, f"develop {card}")

    assert developed("BE") == [], "11 M are less than 20 M"
    assert developed("DE") == ["developed"]


def test_a_run_of_empty_turns_with_bots_stops_seldom_and_stops() -> None:
    seats = [Seat("Zoé", "red"), Seat("Max", "blue", "mousse"), Seat("Ana", "green", "mousse")]
    rng = Random(3)
    table = Table(GAME, seats, {"rounds": 30}, rng=rng)
    passed, stopped = let_pass(
        table, rng, lambda state: state.legal_actions()[0], 10
    )  # such as a vote
    assert passed > 5
    assert 0 < stopped < len(table.log) / 5
