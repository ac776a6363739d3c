"""What speaks for a cell, as a hint tells it."""

from escales.core import Action, Message
from escales.games.magot.game import GAME
from escales.games.magot.state import State
from tests.games.magot.positions import BRUNO, position, round_begun, throw
from tests.play import do


def reason(state: State, action: str) -> Message | None:
    return GAME.strategy.reason(state, Action.parse(action))


def figure(message: Message | None, name: str) -> float:
    assert message is not None
    found = message.params[name]
    assert isinstance(found, int | float)
    return found


def test_an_arrivee_far_away_is_harder_to_reach() -> None:
    state = round_begun(2)
    do(state, "depart 12", "depart 55")
    far, near = reason(state, "arrivee 60"), reason(state, "arrivee 20")
    assert far is not None
    assert far.id == "hint-hard"
    assert far.params["seat"] == state.turn
    assert 0 < figure(far, "percent") < figure(near, "percent") <= 100


def test_a_depart_at_the_edge_is_seldom_fallen_back_on_one_in_the_middle_needs_no_word() -> None:
    state = round_begun(2)
    edge = reason(state, "depart 69")
    assert edge is not None
    assert edge.id == "hint-returns"
    assert figure(edge, "often") < figure(edge, "usual")
    assert reason(state, "depart 35") is None


def test_a_pawn_is_sent_to_where_it_is_slower_to_arrive() -> None:
    state = position(pawns=[30, 34], depart=[20, 50], arrivee=[10, 60])
    throw(state, +4)
    assert state.captives == (BRUNO,)
    slow = reason(state, "send 6")
    assert slow is not None
    assert slow.id == "hint-far"
    assert reason(state, "send 63") is None
