"""A turn: moves, payments and purchases in any order (MA-06, MA-15)."""

from typing import TYPE_CHECKING

from escales.core import Action, Event, Message, Operations, Plain
from escales.games.magellan.steps import flow, rounds, war_steps
from escales.games.magellan.steps.agreement import Propose
from escales.games.magellan.steps.boarding import Embark, Land
from escales.games.magellan.steps.flying import Alight, Fly
from escales.games.magellan.steps.moving import Move
from escales.games.magellan.steps.purchases import Buy, Develop

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class _Done(Plain["State"]):
    """The turn is over; points not spent are lost (MA-15), all planes have landed (MA-35)."""

    verb = "done"
    rule = "MA-15"

    def closed(self, state: "State") -> Message | None:
        return Message("refuse-in-flight", {}, "MA-35") if state.flying else None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        events.append(Event("done", "MA-15", {"seat": state.turn, "points": state.points}))
        if rounds.pass_on(state, events):
            flow.throw_on(state, events)


class Turn(Operations["State"]):
    """The operations of a turn."""

    rule = "MA-06"
    operations = (
        Move(),
        Fly(),
        Alight(),
        Embark(),
        Land(),
        Develop(),
        Buy(),
        *war_steps.OPERATIONS,
        Propose(),
        _Done(),
    )
