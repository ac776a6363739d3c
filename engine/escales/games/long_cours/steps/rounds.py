"""How turns follow one another, and how the game ends (LC-10, LC-29, LC-42 to LC-44)."""

from typing import TYPE_CHECKING

from escales.core import BANK, CHANCE, Event, Result, ranks_of_fallen
from escales.games.long_cours.board import NOWHERE, START_CASH
from escales.games.long_cours.steps import holdings

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


def begin_round(state: "State", events: list[Event]) -> bool:
    """Another round, unless the players agreed to stop after the last one (LC-43)."""
    if state.round and state.round == state.rounds:
        _end_by_limit(state, events)
        return False
    state.round += 1
    events.append(Event("round", "LC-10", {"number": state.round, "rounds": state.rounds}))
    return True


def pass_on(state: "State", events: list[Event]) -> None:
    """The turn is over: the next captain still in the game begins theirs (LC-10)."""
    seat = state.left()[1]
    if not _passes_opener(state, seat) or begin_round(state, events):
        begin_turn(state, seat, events)


def _passes_opener(state: "State", seat: int) -> bool:
    """Whether a new round begins between this turn and that of *seat*, the opener out or not."""
    return (seat - state.opener) % state.seats < (state.turn - state.opener) % state.seats


def begin_turn(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* is to play: a new cargo comes in first if need be (LC-10, LC-21)."""
    state.turn = seat
    state.moved, state.rolled, state.asked, state.legs = "", False, False, 0
    state.due = state.owner == seat and state.corsaire == NOWHERE
    events.append(Event("turn", "LC-10", {"seat": seat}))
    if state.owner < 0 and holdings.is_ruined(state):
        for ruined in state.left():
            state.cash[ruined] += START_CASH
            events.append(
                Event("relief", "LC-44", {"payer": BANK, "payee": ruined, "amount": START_CASH})
            )
    if state.ships[seat] == NOWHERE:
        state.phase, state.actor, state.roller = "entry-roll", CHANCE, seat
    else:
        go_on(state)


def go_on(state: "State") -> None:
    """The captain whose turn it is decides what to do next (LC-10)."""
    state.phase, state.actor, state.roller = "turn", state.turn, None


def end_if_alone(state: "State", events: list[Event]) -> bool:
    """Whether one captain only is left, who wins at once (LC-42).

    Captains fall to the Corsaire alone, so the winner owns it (LC-29).
    """
    (winner, *others) = state.left()
    if others:
        return False
    ranking = ranks_of_fallen(state.seats, state.fallen)
    ranking[winner] = 1
    state.end(Result(tuple(ranking), "last", "LC-42"), events)
    return True


def _end_by_limit(state: "State", events: list[Event]) -> None:
    """The richest wins; among equals the owner of the Corsaire (LC-43)."""
    scores = {seat: (holdings.wealth(state, seat), seat == state.owner) for seat in state.left()}
    ranking = ranks_of_fallen(state.seats, state.fallen)
    for seat, score in scores.items():
        ranking[seat] = 1 + sum(other > score for other in scores.values())
    state.end(Result(tuple(ranking), "limit", "LC-43"), events)
