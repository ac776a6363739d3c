"""What speaks for a cell, as a hint tells it."""

from escales.core import Action
from escales.games.magot.game import GAME
from tests.games.magot.positions import round_begun
from tests.play import do


def percent(state_action: str) -> int:
    """How likely the pawn that starts on 12 comes to its Arrivée, in percent."""
    state = round_begun(2)
    do(state, "depart 12", "depart 55")
    reason = GAME.strategy.reason(state, Action.parse(state_action))
    assert reason is not None
    assert reason.id == "hint-arrives"
    assert reason.params["seat"] == state.turn
    found = reason.params["percent"]
    assert isinstance(found, int)
    return found


def test_an_arrivee_far_away_is_harder_to_reach() -> None:
    assert 0 < percent("arrivee 60") < percent("arrivee 20") <= 100


def test_nothing_is_said_of_the_first_cell_of_a_round() -> None:
    state = round_begun(2)
    assert GAME.strategy.reason(state, Action.parse("depart 12")) is None
