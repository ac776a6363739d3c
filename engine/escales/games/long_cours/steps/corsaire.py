"""How the Corsaire comes in and moves (LC-32, LC-34).

It does not trade, takes no stranded goods and cannot be fought (LC-37).
"""

from escales.core import Action, Event, Family, Message, Operation, Operations, Plain
from escales.games.long_cours.board import (
    FEWEST_LEGS,
    MOST_LEGS,
    NEIGHBOURS,
    NOWHERE,
    STRANDING,
    ZONES,
)
from escales.games.long_cours.events import Told
from escales.games.long_cours.rules import rounds, sinking
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.throw import Throw


class Arrival(Throw):
    """The Corsaire comes in on a white rectangle; it sinks nobody there and stays (LC-32)."""

    rule = "LC-32"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        seat = state.turn
        zone = ZONES[face - 1]
        state.corsaire = STRANDING[zone]
        events.append(Event("arrival-roll", "LC-32", Told(seat=seat, face=face, zone=zone)))
        events.append(
            Event("arrival", "LC-32", {"seat": seat, "piece": "corsaire", "to": state.corsaire})
        )
        rounds.pass_on(state, events)


class Hunt(Operation[State]):
    """The Corsaire moves to a neighbour; after its first move nothing else is done (LC-34)."""

    verb = "corsaire"

    def unavailable(self, state: State) -> Message | None:
        if state.owner != state.turn:
            return Message("refuse-not-owner", {}, "LC-34")
        if state.corsaire == NOWHERE:
            return Message("refuse-not-at-sea", {}, "LC-32")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("corsaire", NEIGHBOURS[state.corsaire]),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-no-line", {"at": state.corsaire}, "LC-34")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        to = action.word()
        if not state.legs and sinking.sink_here(state, events):
            return
        origin, state.corsaire = state.corsaire, to
        state.legs += 1
        state.ask("voyage", state.turn)
        events.append(
            Event(
                "corsaire-move",
                "LC-34",
                {"seat": state.turn, "piece": "corsaire", "from": origin, "to": to, "path": [to]},
            )
        )
        if not sinking.sink_here(state, events) and state.legs == MOST_LEGS:
            rounds.pass_on(state, events)


class _Stop(Plain[State]):
    """The Corsaire stops after two moves; it never stops after one (LC-34)."""

    verb = "done"
    rule = "LC-34"

    def unavailable(self, state: State) -> Message | None:
        if state.legs >= FEWEST_LEGS:
            return None
        return Message("refuse-one-leg", {"low": FEWEST_LEGS, "high": MOST_LEGS}, "LC-34")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        rounds.pass_on(state, events)


class Voyage(Operations[State]):
    """The Corsaire is on its way; it may turn back, and nothing else is done (LC-34).

    So it moves after the captain's own ship, and never by card.
    """

    rule = "LC-34"
    operations = (Hunt(), _Stop())
