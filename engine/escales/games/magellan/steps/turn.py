"""A turn: moves, payments and purchases in any order (MA-06, MA-15)."""

from typing import Final

from escales.core import Action, Event, Message, Operations, Plain
from escales.games.magellan.events import Told
from escales.games.magellan.rules import flow, rounds
from escales.games.magellan.state import State
from escales.games.magellan.steps.agreement import Propose
from escales.games.magellan.steps.boarding import Disembark, Embark
from escales.games.magellan.steps.flying import Fly, LandPlane
from escales.games.magellan.steps.moving import Move
from escales.games.magellan.steps.purchases import Buy, Develop
from escales.games.magellan.steps.raids import Bomb
from escales.games.magellan.steps.truces import Offer, Warn


class _Done(Plain[State]):
    """The turn is over: points not spent are lost (MA-15), all planes have landed (MA-35)."""

    verb = "done"
    rule = "MA-15"

    def unavailable(self, state: State) -> Message | None:
        return Message("refuse-in-flight", {}, "MA-35") if state.flying else None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        events.append(Event("done", "MA-15", Told(seat=state.turn, points=state.points)))
        if rounds.pass_on(state, events):
            flow.throw_on(state, events)


_DEEDS: Final = ("move", "fly", "alight", "embark", "land", "develop", "buy")
"""What took the proposal to end the game away under rules 1 (MA-56)."""


class Turn(Operations[State]):
    """The seat in turn moves, buys, develops, bombs and proposes, until it is done."""

    rule = "MA-06"
    operations = (
        Move(),
        Fly(),
        LandPlane(),
        Embark(),
        Disembark(),
        Develop(),
        Buy(),
        Bomb(),
        Offer(),
        Warn(),
        Propose(),
        _Done(),
    )

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        if state.edition == 1 and action.verb in _DEEDS:
            state.acted = True
        super().perform(state, action, events)
