"""All may agree to end the game (MA-56)."""

from typing import TYPE_CHECKING

from escales.core import Action, Choices, Event, Family, Message, Plain, Step
from escales.games.magellan.steps import flow, leaving

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class Propose(Plain["State"]):
    """Who plays proposes to end the game here, before doing anything else on the turn (MA-56)."""

    verb = "propose"
    rule = "MA-56"

    def closed(self, state: "State") -> Message | None:
        return Message("refuse-propose", {}, "MA-56") if state.acted else None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.acted = True
        events.append(Event("propose", "MA-56", {"seat": state.turn}))
        state.asked = tuple(state.left()[1:])
        state.phase, state.actor = "agreement", state.asked[0]


class Agreement(Step["State"]):
    """The others say whether they agree, one after another, until one declines (MA-56)."""

    rule = "MA-56"
    verbs = ("agree", "decline")

    def choices(self, state: "State") -> Choices:
        return Choices(Family("agree", None), Family("decline", None))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return Message("refuse-extra", {}, "MA-56") if action.args else None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat, *others = state.asked
        if action.verb == "decline":
            state.asked = ()
            events.append(Event("decline", "MA-56", {"seat": seat}))
            flow.go_on(state, events)
            return
        state.asked = tuple(others)
        events.append(Event("agree", "MA-56", {"seat": seat}))
        if others:
            state.actor = others[0]
        else:
            leaving.end_by_income(state, "agreed", "MA-56", events)
