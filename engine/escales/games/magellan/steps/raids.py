"""Bombing in flight, and the special die (MA-38)."""

from typing import Final

from escales.core import Action, Chance, Event, Family, Message, Operation, Outcomes
from escales.games.magellan.pieces import JEEP, NAMES, NONE, NUMBER, SHIP
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import bombing, losses
from escales.games.magellan.state import State

_NO_WAR: Final = Message("refuse-no-war", {}, "MA-38")
_NOT_FLYING: Final = Message("refuse-not-flying", {}, "MA-38")


class Bomb(Operation[State]):
    """A plane bombs the cell where its last hop ended, for no points (MA-38)."""

    verb = "bomb"

    def unavailable(self, state: State) -> Message | None:
        if not state.war.on:
            return _NO_WAR
        if not state.flying:
            return _NOT_FLYING
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        able = (plane for plane in state.flying if bombing.why_not(state, plane) is None)
        return (Family("bomb", tuple(sorted(NAMES[plane] for plane in able))),)

    def why_illegal(self, state: State, action: Action) -> Message:
        plane = NUMBER.get(str(action.args[0]), NONE) if len(action.args) == 1 else NONE
        why = bombing.why_not(state, plane) if plane in state.flying else None
        return why or _NOT_FLYING

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        plane, war = NUMBER[action.word()], state.war
        state.war = war._replace(bombed=tuple(sorted((*war.bombed, plane))))
        bombing.aim(state, plane, tuple(bombing.enemies_of(state, state.turn)), "MA-38", events)
        flow.go_on(state, events)


class SpecialDie(Chance[State]):
    """The six faces of the special die (MA-38)."""

    rule = "MA-38"
    verbs = ("special",)
    refusal = "refuse-special"

    def outcomes(self, state: State) -> Outcomes:
        return bombing.FACES

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        face, war = action.word(), state.war
        rule = losses.rule_of_hits(state)
        events.append(
            Event(
                "special",
                rule,
                {"seat": war.chooser, "piece": NAMES[war.bomber], "at": war.field, "face": face},
            )
        )
        kinds = (SHIP,) if war.cell else (JEEP, SHIP)
        hits = tuple(kind for kind in bombing.DESTROYS[face] if kind in kinds)
        state.war = war._replace(hits=hits, bomber=war.bomber if hits else NONE)
        if face == bombing.SHOT_DOWN:
            losses.destroy(state, war.bomber, rule, events)
        flow.go_on(state, events)
