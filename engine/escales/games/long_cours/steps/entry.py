"""The entry of a new cargo after a storm (LC-21)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Choices, Event, Family, Message, Step, Throw
from escales.games.long_cours.board import FACES, PORTS_OF, ZONES
from escales.games.long_cours.steps import rounds
from escales.games.long_cours.steps.opening import refuse_port

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class EntryRoll(Throw["State"]):
    """A wrecked captain's turn opens with a roll for the zone: 1 for 11 ... 6 for 66 (LC-21)."""

    rule = "LC-21"
    faces, die = FACES, "LC-02"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        state.zone = ZONES[face - 1]
        events.append(
            Event("entry-roll", "LC-21", {"seat": state.turn, "face": face, "zone": state.zone})
        )
        state.phase, state.actor, state.roller = "entry", state.turn, None


class Entry(Step["State"]):
    """The ship is put on a port there, not on the white rectangle; the turn goes on (LC-21)."""

    rule = "LC-21"
    verbs = ("enter",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("enter", PORTS_OF[state.zone]))

    def refuse(self, state: "State", action: Action) -> Message | None:
        return refuse_port(action, state.zone, "LC-21")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (port,) = action.args
        seat = state.turn
        state.ships[seat], state.zone = cast(str, port), 0
        events.append(Event("enter", "LC-21", {"seat": seat, "piece": f"ship-{seat}", "to": port}))
        rounds.go_on(state)
