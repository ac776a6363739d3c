"""What comes next: the one module that knows the order of things (MA-06).

Every step that may have changed more than the place of a piece ends with :func:`go_on`.
"""

from escales.core import Event
from escales.games.magellan.rules import effects, leaving, money, rounds
from escales.games.magellan.rules.war import wars
from escales.games.magellan.state import State
from escales.games.magellan.war_state import PEACE


def go_on(state: State, events: list[Event]) -> None:
    """Do what has to be done, until a seat has to decide, chance is to move or the game is over.

    First come dues, a win and eliminations, in this order; then what a war brings, the rest of a
    card, the dice and cards of the turn; at last the seat in turn is free to choose.
    """
    while state.result is None:
        if money.settle(state, events):
            return
        if not leaving.retire_winner(state, events):
            leaving.tell_if_stuck(state, events)
        if (
            state.result is not None
            or money.ask_penniless(state)
            or leaving.eliminate_losers(state, events)
        ):
            return
        if state.turn in state.gone():
            if not rounds.pass_on(state, events):
                return
        elif wars.pending(state):
            if wars.proceed(state, events):
                return
        elif state.card:
            if effects.resolve(state, events):
                return
        else:
            _go_on_with_turn(state)
            return


def throw_on(state: State, events: list[Event]) -> None:
    """As :func:`go_on`, if no seat has become poorer: a turn begins, or a die has been thrown."""
    if state.war is PEACE:
        _go_on_with_turn(state)
    else:
        go_on(state, events)


def _go_on_with_turn(state: State) -> None:
    """First dice, then cards, then the free choice of the seat in turn (MA-06)."""
    if state.dice or state.extra:
        state.roll("throw", state.turn)
    elif state.cards and state.deck:
        state.roll("draw", state.turn)
    else:
        if state.edition > 2:
            # A card that comes back later is not drawn in the middle of a turn.
            state.cards = 0
        state.ask("turn", state.turn)
