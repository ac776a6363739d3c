"""The few words in which the tests of all games play and tell what happens."""

from collections.abc import Sequence

import pytest

from escales.core import Action, Event, Refused, State


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
    """What happened and by which rule: ``["storm LC-18", "wreck LC-18"]``."""
    return [f"{event.kind} {event.rule}" for event in events]


def every(kind: str, events: Sequence[Event]) -> list[dict[str, object]]:
    """The parameters of all events of that *kind*, private ones too."""
    return [{**event.params, **event.private} for event in events if event.kind == kind]


def the(kind: str, events: Sequence[Event]) -> dict[str, object]:
    """The parameters of the one event of that *kind*."""
    (found,) = every(kind, events)
    return found


def payments(events: Sequence[Event]) -> list[tuple[object, object, object]]:
    """Who paid whom how much."""
    return [
        (event.params["payer"], event.params["payee"], event.params["amount"])
        for event in events
        if "payee" in event.params
    ]


def verbs(state: State) -> list[str]:
    """What kinds of things may be done now, in the order of the families."""
    return list(dict.fromkeys(family.verb for family in state.legal_actions().families))


def ways(state: State, verb: str) -> list[str]:
    """Every action of that *verb* that is legal now, as text."""
    return [str(action) for action in state.legal_actions() if action.verb == verb]
