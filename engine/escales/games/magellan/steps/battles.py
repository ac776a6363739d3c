"""The order of fights, and the dice of a fight (MA-25, MA-30)."""

from escales.core import Action, Choices, Event, Family, Message, Step, Throw
from escales.games.magellan.equipment import FACES
from escales.games.magellan.events import Told
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import fights
from escales.games.magellan.rules.war.losses import FIGHT
from escales.games.magellan.state import State
from escales.games.magellan.war_state import Group


class Attack(Step[State]):
    """Several fights are due at once: the seat in turn chooses which comes first (MA-30)."""

    rule = "MA-30"
    verbs = ("attack",)

    def choices(self, state: State) -> Choices:
        groups = fights.ready(state)
        cells = sorted({cell: None for cell, _ in groups})
        return Choices(
            *(
                Family("attack", tuple(sorted(kind for at, kind in groups if at == cell)), (cell,))
                for cell in cells
            )
        )

    def refuse(self, state: State, action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-attack", {}, "MA-30")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        fights.begin(state, Group(action.word(0), action.word(1)), events)
        flow.go_on(state, events)


class Fight(Throw[State]):
    """Each side throws a die, the seat in turn first; it wins a tie (MA-25)."""

    rule = "MA-25"
    faces, die = FACES, "MA-06"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        war = state.war
        seat, other = (war.foe, state.turn) if war.throws else (state.turn, war.foe)
        events.append(
            Event(
                "fight-roll",
                FIGHT[war.kind],
                Told(seat=seat, other=other, at=war.cell, kind=war.kind, face=face),
            )
        )
        throws = (*war.throws, face)
        state.war = war._replace(throws=throws)
        if len(throws) == 2:
            fights.decide(state, throws[0], throws[1], events)
        flow.go_on(state, events)
