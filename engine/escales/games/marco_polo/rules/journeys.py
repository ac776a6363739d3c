"""How pawns move, by the roulette or by a card (MP-25, MP-26).

A journey may tell the others something (MP-20, MP-28)."""

from escales.core import Event, EventParams
from escales.games.marco_polo.board import KHANBALIK, VENICE
from escales.games.marco_polo.cards import HASARD, RULE_OF
from escales.games.marco_polo.dues import Fly, OfSeat
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import push
from escales.games.marco_polo.state import State
from escales.games.marco_polo.ways import TOWNS, Path


def walk(
    state: State,
    seat: int,
    path: Path,
    kind: str,
    rule: str,
    events: list[Event],
    more: EventParams | None = None,
) -> None:
    """The pawn of *seat* goes along *path*; the event is of that *kind* and tells *more*.

    Some journeys tell the others something, and no undo takes that back: whether a town is that
    of the mission (MP-28); what is in a hand that comes home or before the Khan (MP-20).
    """
    origin, to = state.places[seat], path[-1]
    state.places[seat] = to
    reveals = (
        to == KHANBALIK
        or (to == VENICE and state.accomplished[seat] and state.secrets[seat] != "")
        or (holdings.is_on_mission(state, seat) and any(place in TOWNS for place in path))
    )
    events.append(
        Event(
            kind,
            rule,
            {
                "seat": seat,
                **(more or {}),
                "piece": f"pawn-{seat}",
                "from": origin,
                "to": to,
                "path": [*path],
            },
            reveals=reveals,
        )
    )


def fly(state: State, seat: int, place: str, card: str, events: list[Event]) -> bool:
    """The pawn of *seat* goes straight to *place* because of *card* (MP-25).

    Returns whether it has moved: a pawn that is there already has not.
    """
    if state.places[seat] == place:
        events.append(Event("already-there", "MP-25", {"owner": seat, "at": place}))
        return False
    effect = "teleport" if seat == state.turn else HASARD[card]["effect"]
    told: Told = {"card": card, "other": state.turn, "effect": effect}
    walk(state, seat, (place,), "fly", RULE_OF[card], events, told)
    state.bound = state.bound or seat == state.turn
    return True


def fly_and_arrive(state: State, due: Fly, events: list[Event]) -> None:
    """A pawn goes where a card says, and arrives there (MP-26)."""
    if fly(state, due.seat, due.place, due.card, events):
        push(state, OfSeat("arrive", due.seat))
