"""What comes next: the one place that knows the order of things (MA-06).

Every step that may have changed more than where a piece stands ends by calling :func:`go_on`.
"""

from typing import TYPE_CHECKING

from escales.core import CHANCE, Event
from escales.games.magellan.steps import effects, leaving, money, rounds, war
from escales.games.magellan.war import PEACE

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def go_on(state: "State", events: list[Event]) -> None:
    """Do what has to be done, until a seat has to decide, chance is to move or the game is over.

    Dues, a win and eliminations come first, in this order, then what a war brings, the rest of a card, dice and cards
    of the turn, and at last the free choice of who plays.
    """
    while state.result is None:
        if (
            money.settle(state, events)
            or leaving.see_winner(state, events)
            or money.ask_penniless(state)
            or leaving.see_losers(state, events)
        ):
            return
        if state.turn in state.gone():
            if not rounds.pass_on(state, events):
                return
        elif war.pending(state):
            if war.proceed(state, events):
                return
        elif state.card:
            if effects.resolve(state, events):
                return
        else:
            _go_on_with_turn(state)
            return


def throw_on(state: "State", events: list[Event]) -> None:
    """As :func:`go_on`, when nobody has become poorer: a turn begins, or a die lies still."""
    if state.war is PEACE:
        _go_on_with_turn(state)
    else:
        go_on(state, events)


def _go_on_with_turn(state: "State") -> None:
    """Dice, then cards, then what the seat in turn likes (MA-06)."""
    if state.dice or state.extra:
        state.phase, state.actor, state.roller = "throw", CHANCE, state.turn
    elif state.cards and state.deck:
        state.phase, state.actor, state.roller = "draw", CHANCE, state.turn
    else:
        state.phase, state.actor, state.roller = "turn", state.turn, None
