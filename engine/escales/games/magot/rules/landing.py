"""What happens where a pawn lands: bonuses and penalties (MG-10, MG-13 to MG-16, MG-18)."""

from escales.core import Event
from escales.games.magot.board import (
    ARRIVEE_PAYS,
    OTHER_DEPART_PAYS,
    OWN_DEPART_PAYS,
    PAWN_PAYS,
)
from escales.games.magot.rules import money, order, rounds
from escales.games.magot.state import State


def turn_back(state: State, cell: int, events: list[Event]) -> None:
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


def land(state: State, events: list[Event]) -> None:
    """The pawn whose turn it is has been put on its new cell: pawns there come first (MG-18)."""
    seat = state.turn
    cell = state.pawns[seat]
    if state.pawns.count(cell) > 1:
        state.captives = tuple(other for other in state.others(seat) if state.pawns[other] == cell)
        if cell != state.arrivee[seat]:
            collect(state, events)
            state.ask("send", seat)
            return
        while state.captives:
            collect(state, events)
            state.captives = state.captives[1:]
    settle(state, events)


def settle(state: State, events: list[Event]) -> None:
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


def collect(state: State, events: list[Event]) -> None:
    """The owner of the first captive pays the lander (MG-14)."""
    money.pay(state, state.captives[0], state.turn, PAWN_PAYS, "pawn", "MG-14", events)
