"""Whether a country is taken, when allies get their shares of it (MA-46)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation, Operations
from escales.games.magellan.countries import IDS, NUMBER
from escales.games.magellan.steps import captures, flow

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class _Decision(Operation["State"]):
    """Each country that could be taken is decided by itself (MA-46)."""

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family(self.verb, (IDS[captures.undefended(state, state.war.fields[0])[0]],)),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-conquest", {}, "MA-46")


class _Take(_Decision):
    """The country is taken, and the allies get their shares (MA-46)."""

    verb = "take"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        captures.take(state, NUMBER[cast(str, action.args[0])], events)
        flow.go_on(state, events)


class _Leave(_Decision):
    """The country stays whose it is (MA-46)."""

    verb = "leave"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        country = NUMBER[cast(str, action.args[0])]
        events.append(Event("spared", "MA-46", {**captures.told(state, country)}))
        captures.spare(state, country)
        flow.go_on(state, events)


class Conquest(Operations["State"]):
    """Take the country and pay the allies, or leave it (MA-46)."""

    rule = "MA-46"
    operations = (_Take(), _Leave())
