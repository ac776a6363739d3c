"""Whether a country is taken, if allies get their shares of it (MA-46)."""

from escales.core import Action, Event, Family, Message, Operation, Operations
from escales.games.magellan.countries import IDS, NUMBER
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import captures
from escales.games.magellan.state import State


class _Decision(Operation[State]):
    """Several countries in one cell are decided one by one (MA-46)."""

    def families(self, state: State) -> tuple[Family, ...]:
        country = captures.undefended(state, state.war.fields[0])[0]
        return (Family(self.verb, (IDS[country],)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-conquest", {}, "MA-46")


class _Take(_Decision):
    """The seat in turn takes the country, and pays its allies their shares (MA-46)."""

    verb = "take"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        captures.take(state, NUMBER[action.word()], events)
        flow.go_on(state, events)


class _Leave(_Decision):
    """The country keeps its owner (MA-46)."""

    verb = "leave"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        country = NUMBER[action.word()]
        events.append(Event("spared", "MA-46", captures.told(state, country)))
        captures.spare(state, country)
        flow.go_on(state, events)


class Conquest(Operations[State]):
    """Take the country and pay the allies, or leave it (MA-46)."""

    rule = "MA-46"
    operations = (_Take(), _Leave())
