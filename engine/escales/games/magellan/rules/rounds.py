"""How turns and rounds follow each other (MA-34, MA-51, MA-52)."""

from escales.core import Event
from escales.games.magellan.rules import leaving
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.rules.war import wars
from escales.games.magellan.state import State


def begin_round(state: State, events: list[Event]) -> bool:
    """Begin another round, unless the players agreed to stop after the last one (MA-34)."""
    if state.round and state.round == state.rounds:
        leaving.end_by_income(state, "limit", "MA-34", events)
        return False
    state.round += 1
    events.append(Event("round", "MA-52", {"number": state.round, "rounds": state.rounds}))
    return True


def pass_on(state: State, events: list[Event]) -> bool:
    """The turn goes clockwise to the next seat still in the game; false when the game ends instead.

    A round ends with the seat before its first one, even if that first seat is out by then (MA-52).
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


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """The turn of *seat* begins; ``flow.go_on`` then has its dice thrown (MA-06, MA-34)."""
    state.turn = seat
    state.dice = 2 if state.two_dice else 1
    state.extra = lasting.extra_dice(state)
    state.cards = state.thrown = state.chain = state.points = 0
    state.acted = False
    events.append(Event("turn", "MA-51", {"seat": seat}))
    wars.begin_turn(state, events)
