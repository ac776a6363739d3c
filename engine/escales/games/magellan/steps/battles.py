"""Which fight comes next, and the dice of a fight (MA-25, MA-30)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Choices, Event, Family, Message, Step, Throw
from escales.core.message import Json
from escales.games.magellan.equipment import FACES
from escales.games.magellan.steps import fights, flow
from escales.games.magellan.steps.losses import FIGHT
from escales.games.magellan.war import Group

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class Attack(Step["State"]):
    """Several fights are due at once: whose turn it is chooses which comes first (MA-30)."""

    rule = "MA-30"
    verbs = ("attack",)

    def choices(self, state: "State") -> Choices:
        groups = fights.ready(state)
        cells = sorted({cell: None for cell, _ in groups})
        return Choices(
            *(
                Family("attack", tuple(sorted(kind for at, kind in groups if at == cell)), (cell,))
                for cell in cells
            )
        )

    def refuse(self, state: "State", action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-attack", {}, "MA-30")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        cell, kind = cast(Group, action.args)
        fights.begin(state, cell, kind, events)
        flow.go_on(state, events)


class Fight(Throw["State"]):
    """Each throws a die, whose turn it is first; on a tie they win (MA-25)."""

    rule = "MA-25"
    faces, die = FACES, "MA-06"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        war = state.war
        seat, other = (war.foe, state.turn) if war.throws else (state.turn, war.foe)
        told: dict[str, Json] = {"seat": seat, "other": other, "at": war.cell, "kind": war.kind}
        events.append(Event("fight-roll", FIGHT[war.kind], {**told, "face": face}))
        throws = (*war.throws, face)
        state.war = war._replace(throws=throws)
        if len(throws) == 2:
            fights.decide(state, throws[0], throws[1], events)
        flow.go_on(state, events)
