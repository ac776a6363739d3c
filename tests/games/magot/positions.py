"""Positions of Le Magot to test from, and the few words in which the tests tell what happens.

The four players are those of the rule book's examples; with fewer seats the last ones are away.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from escales.core import Action, Event, draw
from escales.games.magot.game import GAME
from escales.games.magot.state import State
from tests import play

ROSE, BRUNO, JEANNE, VICTOR = range(4)
UNPLACED: Final = -1
DEPARTS_OUT_OF_THE_WAY: Final = (0, 9, 60, 69)
ARRIVEES_OUT_OF_THE_WAY: Final = (5, 64, 4, 65)


def new_game(seats: int, **options: object) -> State:
    """A game before the draw for the first player."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def round_begun(seats: int, opener: int = ROSE, **options: object) -> State:
    """A game whose draw *opener* has won with +10: the first Départ is to be placed."""
    state = new_game(seats, **options)
    for seat in range(seats):
        throw(state, +10 if seat == opener else -3)
    return state


def position(
    *,
    pawns: Sequence[int],
    depart: Sequence[int] | None = None,
    arrivee: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    turn: int = ROSE,
    opener: int = ROSE,
    round: int = 1,
    **options: object,
) -> State:
    """The middle of a round: *turn* is to roll.

    Fields are set by hand, so positions that no play leads to can be made as well. Tokens stand
    in the corners, out of the way, and everybody has 1,000 points, unless said otherwise.
    """
    seats = len(pawns)
    state = new_game(seats, **options)
    state.round, state.opener, state.turn, state.draws = round, opener, turn, ()
    state.roll("roll", turn)
    state.pawns = list(pawns)
    state.depart = list(depart or DEPARTS_OUT_OF_THE_WAY[:seats])
    state.arrivee = list(arrivee or ARRIVEES_OUT_OF_THE_WAY[:seats])
    state.points = list(points or [1000] * seats)
    state.pot = state.stake * seats
    return state


def throw(state: State, face: int) -> list[Event]:
    """Whoever holds the die rolls *face*."""
    return state.apply(Action("roll", (face,)))


def payments(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Who paid whom how much, stakes and magot left out."""
    return play.payments([event for event in events if event.kind == "pay"])


def cells(state: State, verb: str) -> list[int]:
    """The cells that may be chosen now, every choice being a *verb*."""
    chosen: list[int] = []
    for action in state.legal_actions():
        (cell,) = action.args
        assert action.verb == verb
        assert isinstance(cell, int)
        chosen.append(cell)
    return chosen


def someone_plays_on(state: State, dice: Random) -> list[Event]:
    """One more step of the game: the die is rolled, or the actor does any legal thing."""
    choices = state.legal_actions()
    return state.apply(dice.choice(choices) if choices else draw(state.outcomes(), dice))
