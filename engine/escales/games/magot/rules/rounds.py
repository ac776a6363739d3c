"""How a round begins and ends, and the match with it (MG-03, MG-10, MG-12, MG-20, MG-21)."""

from escales.core import Event, Result
from escales.games.magot.board import NOWHERE
from escales.games.magot.state import State


def begin(state: State, opener: int, events: list[Event]) -> None:
    """Take the stakes and ask *opener* for the first Départ (MG-03, MG-12).

    If somebody cannot pay, no stake is taken and the match ends (MG-21).
    """
    if min(state.points) < state.stake:
        state.end(Result.by_score(state.points, "stake", "MG-21"), events)
        return
    rule = "MG-12" if state.round else "MG-03"
    state.round += 1
    state.opener = opener
    events.append(
        Event("round", rule, {"number": state.round, "rounds": state.rounds, "seat": opener})
    )
    for seat in range(state.seats):
        state.points[seat] -= state.stake
        events.append(
            Event("stake", "MG-03", {"payer": seat, "amount": state.stake, "payee": "pot"})
        )
    state.pot = state.stake * state.seats
    state.depart = [NOWHERE] * state.seats
    state.arrivee = [NOWHERE] * state.seats
    state.pawns = [NOWHERE] * state.seats
    state.turn = opener
    state.ask("depart", opener)


def win(state: State, seat: int, events: list[Event]) -> None:
    """*seat* has arrived and takes the magot; the round ends at once (MG-10)."""
    amount, state.pot = state.pot, 0
    state.points[seat] += amount
    events.append(
        Event("magot", "MG-10", {"seat": seat, "amount": amount, "payer": "pot", "payee": seat})
    )
    if state.round == state.rounds:
        state.end(Result.by_score(state.points, "rounds", "MG-20"), events)
    else:
        begin(state, state.others(state.opener)[0], events)
