"""Planes on ships bomb, or stay aboard (MA-44)."""

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.magellan.pieces import NAMES, NUMBER
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import bombing, deck_bombing
from escales.games.magellan.state import State


class _Strike(Operation[State]):
    """A plane takes off from its ship and bombs the enemy ship (MA-44)."""

    verb = "strike"

    def families(self, state: State) -> tuple[Family, ...]:
        return (
            Family("strike", tuple(sorted(NAMES[plane] for plane in deck_bombing.able(state)))),
        )

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-strike", {"number": deck_bombing.BOMBS}, "MA-44")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        plane, war = NUMBER[action.word()], state.war
        prey = deck_bombing.sides(state)[1 - war.stage]
        state.war = war._replace(struck=(*war.struck, plane))
        bombing.aim(state, plane, (prey,), "MA-44", events)
        flow.go_on(state, events)


class _Hold(Plain[State]):
    """The planes stay on their ships; the ships fight (MA-44)."""

    verb = "hold"
    rule = "MA-44"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("hold", "MA-44", {"seat": state.decider}))
        state.war = state.war._replace(stage=state.war.stage + 1)
        flow.go_on(state, events)


class Strike(Operations[State]):
    """Bomb from the ship, or let the ships fight (MA-44)."""

    rule = "MA-44"
    operations = (_Strike(), _Hold())
