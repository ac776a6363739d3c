"""What a pawn finds where it arrives (MP-26, MP-28, MP-30, MP-33, MP-39)."""

from escales.core import Event
from escales.games.marco_polo.board import KHANBALIK, VENICE
from escales.games.marco_polo.dues import Gifts, OfSeat
from escales.games.marco_polo.rules import holdings, rounds
from escales.games.marco_polo.rules.agenda import ask, push
from escales.games.marco_polo.state import State


def arrive(state: State, seat: int, events: list[Event]) -> None:
    """The pawn of *seat* has arrived, by its own move or by anybody's card (MP-26)."""
    place = state.places[seat]
    if place == KHANBALIK:
        push(state, Gifts("gifts", seat, state.gifts), OfSeat("table", seat))
    elif place == VENICE:
        _come_home(state, seat, events)
    elif place == holdings.goal(state, seat):
        _reach_town(state, seat, place, events)


def _come_home(state: State, seat: int, events: list[Event]) -> None:
    """A merchant who has made a fortune wins; nothing is looked at later than on arriving (MP-33)."""
    if holdings.has_made_fortune(state, seat):
        rounds.win(state, seat, events)
    else:
        events.append(Event("not-yet", "MP-33", {"seat": seat, "at": VENICE}))


def _reach_town(state: State, seat: int, place: str, events: list[Event]) -> None:
    """The Table d'Or is shown and kept; a seat without a Secret draws one (MP-30, MP-39)."""
    if not state.accomplished[seat]:
        state.accomplished[seat] = True
        card = state.tables[seat]
        events.append(
            Event("mission", "MP-30", {"seat": seat, "card": card, "at": place}, reveals=True)
        )
    if not state.secrets[seat]:
        push(state, OfSeat("secret", seat))


def ask_gifts(state: State, due: Gifts) -> bool:
    """The Khan expects gifts, one after the other (MP-28); returns whether one is still missing."""
    if not due.left:
        return False
    ask(state, due, "gifts", due.seat)
    return True
