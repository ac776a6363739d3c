"""All seats may agree to end the game (MA-56)."""

from typing import Final

from escales.core import Action, Event, Message, Operations, Plain
from escales.games.magellan.rules import flow, leaving
from escales.games.magellan.state import State

_PROPOSED: Final = Message("refuse-proposed", {}, "MA-56")
_ACTED: Final = Message("refuse-propose", {}, "MA-56")


class Propose(Plain[State]):
    """The seat in turn proposes to end the game, once a turn, whatever else it does (MA-56).

    Under rules 1 it could only do so before anything else.
    """

    verb = "propose"
    rule = "MA-56"

    def unavailable(self, state: State) -> Message | None:
        if not state.acted:
            return None
        return _ACTED if state.edition == 1 else _PROPOSED

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        state.acted = True
        events.append(Event("propose", "MA-56", {"seat": state.turn}))
        state.asked = tuple(state.left()[1:])
        state.ask("agreement", state.asked[0])


class _Agree(Plain[State]):
    """A seat agrees; the game ends when the last one has (MA-56)."""

    verb = "agree"
    rule = "MA-56"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat, *others = state.asked
        state.asked = tuple(others)
        events.append(Event("agree", "MA-56", {"seat": seat}))
        if others:
            state.ask("agreement", others[0])
        else:
            leaving.end_by_income(state, "agreed", "MA-56", events)


class _Decline(Plain[State]):
    """A seat wants to go on, and so the game goes on (MA-56)."""

    verb = "decline"
    rule = "MA-56"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("decline", "MA-56", {"seat": state.asked[0]}))
        state.asked = ()
        flow.go_on(state, events)


class Agreement(Operations[State]):
    """The other seats say whether they agree, one after another, until one declines (MA-56)."""

    rule = "MA-56"
    operations = (_Agree(), _Decline())
