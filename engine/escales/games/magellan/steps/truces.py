"""War or truce: votes, and truces that are offered and broken (MA-29, MA-30, MA-57)."""

from typing import Final

from escales.core import Action, Event, Message, Operations, Plain
from escales.games.magellan.events import Told
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import votes
from escales.games.magellan.state import State

_NO_WAR: Final = Message("refuse-no-war", {}, "MA-30")
_NO_TRUCE: Final = Message("refuse-no-truce", {}, "MA-29")


class _War(Plain[State]):
    """One seat that says war is enough: no other seat is asked (MA-29)."""

    verb = "war"
    rule = "MA-29"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        war, seat = state.war, state.decider
        state.war = war._replace(motion="", voters=())
        events.append(Event("vote", "MA-29", Told(seat=seat, answer="war")))
        if war.motion == "card":
            state.war = state.war._replace(declared=True, truce=False, warner=-1, warning=0)
            events.append(Event("declared", "MA-29", {"seat": seat}))
        elif war.motion == "offer":
            events.append(Event("refused", "MA-30", {"seat": seat, "other": state.turn}))
        flow.go_on(state, events)


class _Truce(Plain[State]):
    """A truce needs all seats (MA-29)."""

    verb = "truce"
    rule = "MA-29"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        war = state.war
        state.war = war._replace(voters=war.voters[1:])
        events.append(Event("vote", "MA-29", Told(seat=state.decider, answer="truce")))
        votes.count(state, events)
        flow.go_on(state, events)


class Vote(Operations[State]):
    """War or truce? The seats answer one after another, even out of turn (MA-29)."""

    rule = "MA-29"
    operations = (_War(), _Truce())


class Offer(Plain[State]):
    """The seat in turn proposes a truce to the others, once a turn (MA-30)."""

    verb = "offer"
    rule = "MA-30"

    def unavailable(self, state: State) -> Message | None:
        if not state.war.on:
            return _NO_WAR
        if state.war.offered:
            return Message("refuse-offered", {}, "MA-30")
        return None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("offer", "MA-30", {"seat": state.turn}))
        state.war = state.war._replace(offered=True)
        votes.put(state, "offer", state.left()[1:])
        flow.go_on(state, events)


class Warn(Plain[State]):
    """The seat in turn announces a war: out of a truce (MA-29), or when no card is left (MA-57)."""

    verb = "warn"
    rule = "MA-29"

    def unavailable(self, state: State) -> Message | None:
        war = state.war
        if war.warning:
            return Message("refuse-warned", {"seat": war.warner, "rounds": war.warning}, "MA-29")
        if votes.used_up(state):
            at_war = war.declared or (war.on and not war.scope() and not war.camps)
            return Message("refuse-at-war", {}, "MA-57") if at_war else None
        if not war.truce:
            return _NO_TRUCE
        return None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.turn
        ahead, rule = (
            (votes.AHEAD_WITHOUT_CARDS, "MA-57") if votes.used_up(state) else (votes.AHEAD, "MA-29")
        )
        state.war = state.war._replace(warner=seat, warning=ahead, seen=seat)
        events.append(Event("warn", rule, {"seat": seat, "rounds": ahead}))
        flow.go_on(state, events)
