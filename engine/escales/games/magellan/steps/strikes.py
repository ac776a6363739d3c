"""Planes on ships bomb, or stay where they are (MA-44)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.magellan.pieces import NAMES, NUMBER
from escales.games.magellan.steps import bombing, decks, flow

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class _Strike(Operation["State"]):
    """A plane takes off from its ship and bombs the other's (MA-44)."""

    verb = "strike"

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("strike", tuple(sorted(NAMES[plane] for plane in decks.able(state)))),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-strike", {"number": decks.BOMBS}, "MA-44")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        plane, war = NUMBER[cast(str, action.args[0])], state.war
        prey = decks.sides(state)[1 - war.stage]
        state.war = war._replace(struck=(*war.struck, plane))
        bombing.aim(state, plane, (prey,), "MA-44", events)
        flow.go_on(state, events)


class _Hold(Plain["State"]):
    """The planes stay on their ships; the ships fight (MA-44)."""

    verb = "hold"
    rule = "MA-44"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        events.append(Event("hold", "MA-44", {"seat": state.actor}))
        state.war = state.war._replace(stage=state.war.stage + 1)
        flow.go_on(state, events)


class Strike(Operations["State"]):
    """Bomb from the ship, or let the ships fight (MA-44)."""

    rule = "MA-44"
    operations = (_Strike(), _Hold())
