"""How turns begin, allow trade and end, and how the game ends (MP-04, MP-25, MP-33, MP-35, MP-38)."""

from escales.core import Event, Result
from escales.games.marco_polo.dues import OfSeat, OfTurn
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings, stock
from escales.games.marco_polo.rules.agenda import ask, push
from escales.games.marco_polo.state import State


def begin_turn(state: State, seat: int, events: list[Event]) -> None:
    """The turn of *seat* begins; a ruined merchant may go back to Venise first (MP-04, MP-35)."""
    if seat == state.opener and not state.playing_on and not _begin_round(state, events):
        return
    state.turn = seat
    state.mode, state.face, state.black = "", 0, 0
    state.bought, state.demanded, state.bound = 0, False, False
    events.append(Event("turn", "MP-04", {"seat": seat}))
    push(state, OfTurn("announce"))
    if holdings.is_ruined(state, seat):
        push(state, OfSeat("ruin", seat))


def _begin_round(state: State, events: list[Event]) -> bool:
    """Another round begins, unless the last one agreed on is over (MP-33); returns whether it does."""
    if state.round and state.round == state.rounds:
        scores = [holdings.wealth(state, seat) for seat in range(state.seats)]
        _end(state, Result.by_score(scores, "limit", "MP-33"), events)
        return False
    state.round += 1
    events.append(Event("round", "MP-04", {"number": state.round, "rounds": state.rounds}))
    return True


def ask_trade(state: State, due: OfTurn) -> bool:
    """The merchant may trade, unless a card or ruin has ended that for this turn (MP-25, MP-35).

    Returns whether the merchant may.
    """
    if state.bound:
        push(state, OfTurn("end"))
        return False
    ask(state, due, "trade", state.turn)
    return True


def end_turn(state: State, events: list[Event]) -> None:
    """The turn is over: an extra one of the same merchant follows (MP-38), or the next one's."""
    state.playing_on = state.extra > 0
    if state.playing_on:
        state.extra -= 1
        events.append(Event("extra-turn", "MP-38", Told(seat=state.turn, left=state.extra)))
        begin_turn(state, state.turn, events)
    else:
        begin_turn(state, state.others(state.turn)[0], events)


def win(state: State, seat: int, events: list[Event]) -> None:
    """*seat* is Messer Million; the others are ranked by their fortunes (MP-33)."""
    fortunes = [holdings.wealth(state, other) for other in range(state.seats)]
    events.append(Event("win", "MP-31", {"seat": seat, "amount": fortunes[seat]}, reveals=True))
    scores = [(int(at == seat), fortune) for at, fortune in enumerate(fortunes)]
    _end(state, Result.by_score(scores, "home", "MP-33"), events)


def _end(state: State, result: Result, events: list[Event]) -> None:
    """All hands are shown (MP-20), and the Tables d'Or whose missions are not done (MP-28).

    Hasard cards are put back (MP-18), and the game is over.
    """
    for due in reversed(state.agenda):
        if due.word == "under":
            stock.put_under(state, due.card)
    state.agenda = ()
    for seat, hand in enumerate(state.hands):
        amount = holdings.wealth(state, seat)
        events.append(
            Event(
                "hand",
                "MP-20",
                Told(seat=seat, hand=list(hand), cards=len(hand), amount=amount),
                reveals=True,
            )
        )
    for seat, table in enumerate(state.tables):
        if holdings.is_on_mission(state, seat):
            events.append(Event("unfinished", "MP-28", {"seat": seat, "card": table}, reveals=True))
    state.end(result, events)
