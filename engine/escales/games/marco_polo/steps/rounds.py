"""How turns follow one another, and how the game ends (MP-04, MP-33, MP-38)."""

from typing import TYPE_CHECKING, cast

from escales.core import Event, Result
from escales.core.message import Json
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.agenda import Due, add, ask, does, proceed

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


def begin_turn(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* is to play; who is ruined may go back to Venise first (MP-04, MP-35)."""
    if seat == state.opener and not state.playing_on and not _begin_round(state, events):
        return
    state.turn = seat
    state.mode, state.face, state.black = "", 0, 0
    state.bought, state.demanded, state.bound = 0, False, False
    events.append(Event("turn", "MP-04", {"seat": seat}))
    add(state, ("announce",))
    if holdings.is_ruined(state, seat):
        add(state, ("ruin", seat))
    proceed(state, events)


def _begin_round(state: "State", events: list[Event]) -> bool:
    """Another round, unless the players agreed to stop after the last one (MP-33)."""
    if state.round and state.round == state.rounds:
        scores = [holdings.wealth(state, seat) for seat in range(state.seats)]
        _end(state, Result.by_score(scores, "limit", "MP-33"), events)
        return False
    state.round += 1
    events.append(Event("round", "MP-04", {"number": state.round, "rounds": state.rounds}))
    return True


@does("announce")
def announce(state: "State", due: Due, events: list[Event]) -> bool:
    """The turn begins, or a spin is refused: the player announces Terre or Mer (MP-06)."""
    ask(state, due, "announce", state.turn)
    return True


@does("end")
def end_turn(state: "State", due: Due, events: list[Event]) -> bool:
    """The turn is over: an extra one of the same merchant (MP-38), or the next one's."""
    state.playing_on = state.extra > 0
    if state.playing_on:
        state.extra -= 1
        events.append(Event("extra-turn", "MP-38", {"seat": state.turn, "left": state.extra}))
        begin_turn(state, state.turn, events)
    else:
        begin_turn(state, (state.turn + 1) % state.seats, events)
    return True


def win(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* is Messer Million; the others are ranked by their fortunes (MP-33)."""
    fortunes = [holdings.wealth(state, other) for other in range(state.seats)]
    events.append(Event("win", "MP-31", {"seat": seat, "amount": fortunes[seat]}, reveals=True))
    scores = [(int(at == seat), fortune) for at, fortune in enumerate(fortunes)]
    _end(state, Result.by_score(scores, "home", "MP-33"), events)


def _end(state: "State", result: Result, events: list[Event]) -> None:
    """The game is over, and all hands are shown (MP-20); a card being obeyed is put back (MP-18)."""
    for due in reversed(state.agenda):
        if due[0] == "under":
            holdings.put_under(state, cast(str, due[1]))
    state.agenda = ()
    for seat, hand in enumerate(state.hands):
        shown = {
            "seat": seat,
            "hand": cast(Json, list(hand)),
            "cards": len(hand),
            "amount": holdings.wealth(state, seat),
        }
        events.append(Event("hand", "MP-20", shown, reveals=True))
    state.end(result, events)
