"""Bombing in flight, and the special die (MA-38 to MA-40)."""

from typing import TYPE_CHECKING, Final, cast

from escales.core import Action, Event, Family, Message, Operation, Outcomes, Step
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.magellan.pieces import JEEP, NAMES, NUMBER, SHIP
from escales.games.magellan.steps import bombing, flow, losses

if TYPE_CHECKING:
    from escales.games.magellan.state import State


_NO_WAR: Final = Message("refuse-no-war", {}, "MA-38")


class Bomb(Operation["State"]):
    """A plane bombs the cell where its last hop ended, at no cost in points (MA-38)."""

    verb = "bomb"

    def closed(self, state: "State") -> Message | None:
        if not state.war.on:
            return _NO_WAR
        if not state.flying:
            return Message("refuse-not-flying", {}, "MA-38")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        able = (plane for plane in state.flying if bombing.why_not(state, plane) is None)
        return (Family("bomb", tuple(sorted(NAMES[plane] for plane in able))),)

    def wrong(self, state: "State", action: Action) -> Message:
        plane = NUMBER.get(str(action.args[0]), -1) if len(action.args) == 1 else -1
        if plane in state.flying:
            why = bombing.why_not(state, plane)
            assert why is not None
            return why
        return Message("refuse-not-flying", {}, "MA-38")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        plane = NUMBER[cast(str, action.args[0])]
        war = state.war
        state.war = war._replace(bombed=tuple(sorted((*war.bombed, plane))))
        bombing.aim(state, plane, tuple(bombing.enemies_of(state, state.turn)), "MA-38", events)
        flow.go_on(state, events)


class SpecialDie(Step["State"]):
    """The six faces of the special die (MA-38)."""

    rule = "MA-38"
    verbs = ("special",)

    def outcomes(self, state: "State") -> Outcomes:
        return bombing.FACES

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, bombing.FACES):
            return None
        return Message("refuse-special", {}, "MA-38")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        face, war = cast(str, action.args[0]), state.war
        rule = losses.rule_of_hits(state)
        params: dict[str, Json] = {"seat": war.chooser, "piece": NAMES[war.bomber]}
        params |= {"at": war.field, "face": face}
        events.append(Event("special", rule, params))
        kinds = (SHIP,) if war.cell else (JEEP, SHIP)
        hits = tuple(kind for kind in bombing.DESTROYS[face] if kind in kinds)
        state.war = war._replace(hits=hits, bomber=war.bomber if hits else -1)
        if face == bombing.SHOT_DOWN:
            losses.destroy(state, war.bomber, rule, events)
        flow.go_on(state, events)
