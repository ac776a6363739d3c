"""How turns and rounds follow one another (MA-51, MA-52)."""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.games.magellan.steps import lasting, leaving, war

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def begin_round(state: "State", events: list[Event]) -> bool:
    """Another round, unless the players agreed to stop after the last one (MA-34)."""
    if state.round and state.round == state.rounds:
        leaving.end_by_income(state, "limit", "MA-34", events)
        return False
    state.round += 1
    events.append(Event("round", "MA-52", {"number": state.round, "rounds": state.rounds}))
    return True


def pass_on(state: "State", events: list[Event]) -> bool:
    """The turn goes clockwise to the next who is in the game; false when the game ends instead.

    Rounds end where they began, even if that seat is out by then (MA-52).
    """
    gone = state.gone()
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.opener and not begin_round(state, events):
            return False
        lasting.tick(state, seat, events)
        if seat not in gone:
            break
    begin_turn(state, seat, events)
    return True


def begin_turn(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* is to play; ``flow.go_on`` then has the dice thrown (MA-06)."""
    state.turn = seat
    state.dice = 2 if state.two_dice else 1
    state.extra = lasting.extra_dice(state)
    state.cards = state.thrown = state.chain = state.points = 0
    state.acted = False
    events.append(Event("turn", "MA-51", {"seat": seat}))
    war.begin_turn(state, events)
