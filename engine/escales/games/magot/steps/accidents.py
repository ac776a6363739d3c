"""What happens where a pawn lands: bonuses and penalties (MG-13 to MG-19)."""

from typing import TYPE_CHECKING

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.magot.board import (
    ARRIVEE_PAYS,
    OTHER_DEPART_PAYS,
    OWN_DEPART_PAYS,
    PAWN_PAYS,
    PENALTY_CELLS,
)
from escales.games.magot.steps import money, order, rounds

if TYPE_CHECKING:
    from escales.games.magot.state import State

_SEND = Choices(Family("send", PENALTY_CELLS))


def turn_back(state: "State", cell: int, events: list[Event]) -> None:
    """On an opponent's Arrivée: pay its owner, go back, and the turn ends (MG-13)."""
    seat = state.turn
    owner = state.arrivee.index(cell)
    money.pay(state, seat, owner, ARRIVEE_PAYS, "arrivee", "MG-13", events)
    events.append(
        Event(
            "back",
            "MG-13",
            {
                "seat": seat,
                "owner": owner,
                "piece": f"pawn-{seat}",
                "from": cell,
                "to": state.pawns[seat],
            },
        )
    )
    order.pass_on(state)


def land(state: "State", events: list[Event]) -> None:
    """The pawn whose turn it is has been put on its new cell: pawns there come first (MG-18)."""
    seat = state.turn
    cell = state.pawns[seat]
    if state.pawns.count(cell) > 1:
        others = money.opponents(state, seat)
        state.captives = tuple(other for other in others if state.pawns[other] == cell)
        if cell != state.arrivee[seat]:
            _collect(state, events)
            state.phase = "send"
            state.actor, state.roller = seat, None
            return
        while state.captives:
            _collect(state, events)
            state.captives = state.captives[1:]
    settle(state, events)


def settle(state: "State", events: list[Event]) -> None:
    """What the cell itself does: one's own Arrivée, a Départ, or nothing (MG-10, 15, 16)."""
    seat = state.turn
    cell = state.pawns[seat]
    if cell == state.arrivee[seat]:
        rounds.win(state, seat, events)
    elif cell == state.depart[seat]:
        money.pay_all(state, seat, OWN_DEPART_PAYS, "own-depart", "MG-15", events)
        order.again(state, events)
    elif cell in state.depart:
        owner = state.depart.index(cell)
        money.pay(state, owner, seat, OTHER_DEPART_PAYS, "depart", "MG-16", events)
        order.again(state, events)
    else:
        order.pass_on(state)


def _collect(state: "State", events: list[Event]) -> None:
    """The first captive's owner pays the lander (MG-14)."""
    money.pay(state, state.captives[0], state.turn, PAWN_PAYS, "pawn", "MG-14", events)


class Send(Step["State"]):
    """Whoever landed on a pawn sends it to a penalty cell of their choice (MG-14)."""

    rule = "MG-14"
    verbs = ("send",)

    def choices(self, state: "State") -> Choices:
        return _SEND

    def refuse(self, state: "State", action: Action) -> Message | None:
        if action in _SEND:
            return None
        low, high = PENALTY_CELLS
        return Message("refuse-send", {"low": low, "high": high}, "MG-14")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (cell,) = action.args
        seat = state.turn
        captive, *rest = state.captives
        assert isinstance(cell, int)
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
            _collect(state, events)
        else:
            settle(state, events)
