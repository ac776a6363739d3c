"""How turns and rounds follow one another, and how the game ends (LC-10, LC-21, LC-29, LC-42 to LC-44)."""

from escales.core import BANK, Event, Result, ranks_by_score, ranks_of_fallen
from escales.games.long_cours.board import NOWHERE, START_CASH
from escales.games.long_cours.events import Told
from escales.games.long_cours.rules import captains, holdings
from escales.games.long_cours.state import State


def begin_round(state: State, events: list[Event]) -> bool:
    """Begin another round (LC-10), or end the game after the last round agreed on (LC-43).

    Returns whether a round has begun.
    """
    if state.round and state.round == state.rounds:
        _end_by_limit(state, events)
        return False
    state.round += 1
    left = state.rounds - state.round if state.rounds else -1
    told = Told(number=state.round, rounds=state.rounds, left=left)
    events.append(Event("round", "LC-10", told))
    return True


def pass_on(state: State, events: list[Event]) -> None:
    """The turn is over: the next captain in the game begins theirs (LC-10)."""
    seat = captains.left(state)[1]
    if not _passes_opener(state, seat) or begin_round(state, events):
        begin_turn(state, seat, events)


def _passes_opener(state: State, seat: int) -> bool:
    """Whether a round ends between this turn and the turn of *seat*.

    Rounds are counted from the opener's seat, also after the opener has been eliminated.
    """
    return (seat - state.opener) % state.seats < (state.turn - state.opener) % state.seats


def corsaire_comes(state: State) -> bool:
    """Whether the Corsaire is at sea, and its owner is in their turn or has another one in this game (LC-34, LC-43)."""
    last = state.round > 0 and state.round == state.rounds
    return state.corsaire != NOWHERE and not (last and _passes_opener(state, state.owner))


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """The turn of *seat* begins (LC-10); a captain without a ship first rolls for one (LC-21)."""
    state.turn = seat
    state.moved, state.rolled, state.asked, state.legs = "", False, False, 0
    state.due = state.owner == seat and state.corsaire == NOWHERE
    events.append(Event("turn", "LC-10", {"seat": seat}))
    if state.owner < 0 and holdings.are_ruined(state):
        for ruined in captains.left(state):
            state.cash[ruined] += START_CASH
            events.append(
                Event("relief", "LC-44", {"payer": BANK, "payee": ruined, "amount": START_CASH})
            )
    if state.ships[seat] == NOWHERE:
        state.roll("entry-roll", seat)
    else:
        go_on(state)


def go_on(state: State) -> None:
    """The captain whose turn it is decides what to do next (LC-10)."""
    state.ask("turn", state.turn)


def end_if_alone(state: State, events: list[Event]) -> bool:
    """End the game if one captain only is left, who wins at once (LC-42).

    Returns whether the game is over. Only the Corsaire eliminates captains, so the winner owns
    it (LC-29).
    """
    (winner, *others) = captains.left(state)
    if others:
        return False
    ranking = ranks_of_fallen(state.seats, state.fallen)
    ranking[winner] = 1
    state.end(Result(tuple(ranking), "last", "LC-42"), events)
    return True


def _end_by_limit(state: State, events: list[Event]) -> None:
    """The richest wins; among equals the owner of the Corsaire (LC-43)."""
    left = captains.left(state)
    scores = [(holdings.wealth(state, seat), seat == state.owner) for seat in left]
    ranking = ranks_of_fallen(state.seats, state.fallen)
    for seat, rank in zip(left, ranks_by_score(scores), strict=True):
        ranking[seat] = rank
    state.end(Result(tuple(ranking), "limit", "LC-43"), events)
