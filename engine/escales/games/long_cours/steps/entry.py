"""The entry of a new ship after a wreck (LC-21)."""

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.long_cours.board import PORTS_OF, ZONES
from escales.games.long_cours.events import Told
from escales.games.long_cours.rules import ports, rounds
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.throw import Throw


class EntryRoll(Throw):
    """A wrecked captain begins the turn with a roll for the zone: 1 for 11... 6 for 66 (LC-21)."""

    rule = "LC-21"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        state.zone = ZONES[face - 1]
        events.append(
            Event("entry-roll", "LC-21", Told(seat=state.turn, face=face, zone=state.zone))
        )
        state.ask("entry", state.turn)


class Entry(Step[State]):
    """The captain puts the ship on a port of that zone, never on the white rectangle (LC-21).

    Then they play a normal turn.
    """

    rule = "LC-21"
    verbs = ("enter",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("enter", PORTS_OF[state.zone]))

    def refuse(self, state: State, action: Action) -> Message | None:
        return ports.refuse_port(action, state.zone, "LC-21")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        port, seat = action.word(), state.turn
        state.ships[seat], state.zone = port, 0
        events.append(Event("enter", "LC-21", {"seat": seat, "piece": f"ship-{seat}", "to": port}))
        rounds.go_on(state)
