"""Positions of Le Magot to test from, and the few words in which the tests tell what happens.

The four players are those of the rule book's examples; with fewer seats the last ones are away.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from escales.core import CHANCE, Action, Event, Refused
from escales.core.state import draw
from escales.games.magot.game import GAME
from escales.games.magot.state import State

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
    state.phase, state.actor, state.roller = "roll", CHANCE, turn
    state.pawns = list(pawns)
    state.depart = list(depart or DEPARTS_OUT_OF_THE_WAY[:seats])
    state.arrivee = list(arrivee or ARRIVEES_OUT_OF_THE_WAY[:seats])
    state.points = list(points or [1000] * seats)
    state.pot = state.stake * seats
    return state


def throw(state: State, face: int) -> list[Event]:
    """Whoever holds the die rolls *face*."""
    return state.apply(Action("roll", (face,)))


def do(state: State, *texts: str) -> list[Event]:
    """Do these actions one after the other; what all of them brought about."""
    return [event for text in texts for event in state.apply(Action.parse(text))]


def refusal(state: State, text: str) -> tuple[str, str]:
    """The message and the rule by which *text* is refused; the state must not change by it."""
    action = Action.parse(text)
    before = state.clone()
    with pytest.raises(Refused) as refused:
        state.apply(action)
    assert state == before
    assert action not in state.legal_actions()
    assert action not in [outcome for outcome, _ in state.outcomes()]
    assert state.why_not(action) == refused.value.message
    return refused.value.message.id, refused.value.message.rule


def told(events: Sequence[Event]) -> list[str]:
    """What happened and by which rule: ``["roll MG-08", "move MG-08"]``."""
    return [f"{event.kind} {event.rule}" for event in events]


def payments(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Who paid whom how much, stakes and magot left out."""
    return [
        (event.params["payer"], event.params["payee"], event.params["amount"])
        for event in events
        if event.kind == "pay"
    ]


def the(kind: str, events: Sequence[Event]) -> dict[str, object]:
    """The parameters of the one event of that *kind*."""
    (found,) = [event for event in events if event.kind == kind]
    return dict(found.params)


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
