"""Sending captured pawns away (MG-14)."""

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.magot.board import PENALTY_CELLS
from escales.games.magot.rules import landing
from escales.games.magot.state import State

_SEND = Choices(Family("send", PENALTY_CELLS))


class Send(Step[State]):
    """The player has landed on a pawn, and sends it to either penalty cell (MG-14)."""

    rule = "MG-14"
    verbs = ("send",)

    def choices(self, state: State) -> Choices:
        return _SEND

    def refuse(self, state: State, action: Action) -> Message | None:
        if action in _SEND:
            return None
        low, high = PENALTY_CELLS
        return Message("refuse-send", {"low": low, "high": high}, "MG-14")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        cell = action.number()
        seat = state.turn
        captive, *rest = state.captives
        events.append(
            Event(
                "send",
                "MG-14",
                {
                    "seat": seat,
                    "owner": captive,
                    "piece": f"pawn-{captive}",
                    "from": state.pawns[captive],
                    "to": cell,
                },
            )
        )
        state.pawns[captive] = cell
        state.captives = tuple(rest)
        if rest:
            landing.collect(state, events)
        else:
            landing.settle(state, events)
