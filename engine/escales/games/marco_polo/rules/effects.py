"""What the Hasard cards do (MP-18, MP-21 to MP-24, MP-26, MP-37, MP-38)."""

from typing import Final

from escales.core import BANK, Event
from escales.games.marco_polo.board import KHANBALIK
from escales.games.marco_polo.cards import HASARD
from escales.games.marco_polo.dues import Draw, Due, Fly, OfCard, Pay, Wind
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import ask, push
from escales.games.marco_polo.state import State

_PHASES: Final = {"send": "send", "call_merchant": "call", "join_and_trade": "join"}
"""The phase in which the drawer chooses a merchant, by the effect of the card."""


def obey(state: State, card: str) -> None:
    """*card* is obeyed first (MP-21 to MP-24); then it goes under its pile (MP-18)."""
    effect = HASARD[card]
    seat = state.turn
    dues: list[Due]
    match effect["effect"]:
        case "pay_bank":
            dues = [Pay("pay", seat, BANK, effect["amount"], "fine")]
        case "collect_from_each":
            amount = effect["amount"]
            dues = [Pay("pay", other, seat, amount, "each") for other in state.others(seat)]
        case "draw_more":
            dues = [Draw("draw", effect["colour"], effect["cards"])]
        case "extra_turns":
            dues = [Wind("wind", effect["turns"])]
        case "teleport":
            dues = [Fly("fly", seat, effect["place"], card)]
        case "send" | "call_merchant" | "join_and_trade":
            dues = [OfCard("choose", card)]
        case unknown:
            raise ValueError(f"{card} has the effect {unknown!r}, which no rule describes")
    push(state, *dues, OfCard("under", card))


def add_turns(state: State, turns: int, events: list[Event]) -> None:
    """Whole turns that follow right after this one (MP-38)."""
    state.extra += turns
    events.append(Event("wind", "MP-38", {"seat": state.turn, "number": state.extra}))


def choose(state: State, due: OfCard, events: list[Event]) -> bool:
    """The drawer chooses a merchant; with nobody to choose nothing happens (MP-37).

    Returns whether the drawer is asked.
    """
    phase = _PHASES[HASARD[due.card]["effect"]]
    if phase == "call" and not callable_seats(state):
        events.append(Event("nobody", "MP-37", {"seat": state.turn, "card": due.card}))
        return False
    ask(state, due, phase, state.turn)
    return True


def others(state: State) -> tuple[int, ...]:
    """All seats except the one whose turn it is, in ascending order."""
    return tuple(sorted(state.others(state.turn)))


def callable_seats(state: State) -> tuple[int, ...]:
    """The merchants who can be called to the drawer.

    If the drawer is in Khanbalik, the others must look able to enter: hands are secret (MP-26).
    """
    at_court = state.places[state.turn] == KHANBALIK
    return tuple(
        seat
        for seat in others(state)
        if not at_court or state.places[seat] == KHANBALIK or holdings.might_enter(state, seat)
    )
