"""Short functions with which the tests of all games play and say what happened."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from escales import bots
from escales.core import CHANCE, Action, Event, IllegalAction, State, Table


def do(state: State, *texts: str) -> list[Event]:
    """Apply these actions in turn; returns all events that they caused."""
    return [event for text in texts for event in state.apply(Action.parse(text))]


def refusal(state: State, text: str) -> tuple[str, str]:
    """The message and the rule with which the action *text* is refused; checks that the state stays the same."""
    action = Action.parse(text)
    before = state.clone()
    with pytest.raises(IllegalAction) as refused:
        state.apply(action)
    assert state == before
    assert action not in state.legal_actions()
    assert action not in [outcome for outcome, _ in state.outcomes()]
    assert state.why_not(action) == refused.value.message
    return refused.value.message.id, refused.value.message.rule


def told(events: Sequence[Event]) -> list[str]:
    """The kind and the rule of each event: ``["storm LC-18", "wreck LC-18"]``."""
    return [f"{event.kind} {event.rule}" for event in events]


def every(kind: str, events: Sequence[Event]) -> list[dict[str, object]]:
    """The parameters of all events of that *kind*, private ones too."""
    return [{**event.params, **event.private} for event in events if event.kind == kind]


def the(kind: str, events: Sequence[Event]) -> dict[str, object]:
    """The parameters of the one event of that *kind*."""
    (found,) = every(kind, events)
    return found


def payments(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Payer, payee and amount of each payment."""
    return [
        (event.params["payer"], event.params["payee"], event.params["amount"])
        for event in events
        if "payee" in event.params
    ]


def verbs(state: State) -> list[str]:
    """The verbs of the actions that are legal now, in the order of the families."""
    return list(dict.fromkeys(family.verb for family in state.legal_actions().families))


def ways(state: State, verb: str) -> list[str]:
    """Every legal action with that *verb*, as text."""
    return [str(action) for action in state.legal_actions() if action.verb == verb]


def let_pass(
    table: Table, rng: Random, act: Callable[[State], Action], rounds: int
) -> tuple[int, int]:
    """Play as the page does while the first seat lets its turns pass: end the turn, throw, let the bots play.

    What must not pass, *act* decides. Returns how many turns passed, and how many entries would have
    ended the run.
    """
    game = table.game
    passed = stopped = 0
    while table.state.result is None and table.state.round < rounds:
        state = table.state
        if state.actor == 0:
            idle = game.idle(state.view(0))
            passed += idle is not None
            entry = table.play(idle or act(state))
        elif state.actor == CHANCE and state.roller in (None, 0):
            entry = table.roll()
        else:
            entry = bots.take_turn(table, rng)
        view = table.state.view(None)
        stopped += any(game.matters(event.seen_by(None), view) for event in entry.events)
    return passed, stopped
