"""What is seen of a game of Toy: everything except the numbers of other seats.

A view is all that the page and the opponents get. It is plain JSON, and its two parts of the game's
own, ``public`` and ``own``, have a type; the conformance suite checks that they keep to it.
"""

from typing import TypedDict

from escales.core import Mirror, PieceView, SeatView, Seen
from escales.games.toy.board import IN_FRONT, NONE, POT
from escales.games.toy.state import State


class Shown(TypedDict):
    """The fields of :class:`~escales.games.toy.state.State` that everybody sees as they are."""

    chips: list[int]
    pot: int
    swapped: list[bool]
    folded: list[bool]


class Public(Shown):
    """What everybody sees."""

    bottom: list[str]
    """The numbers that lie face up under the pile."""
    dealt: list[bool]
    """Which seats hold a number."""
    shown: list[str]
    """The numbers of all seats after the game, before that nothing."""


class Own(TypedDict):
    """What only the seat itself sees."""

    card: str
    """Its number, or NONE."""


MIRROR = Mirror(State, Shown)


def seen_by(state: State, seat: int | None) -> Seen:
    """What *seat* sees; ``None`` is a spectator."""
    public: Public = {
        **MIRROR.of(state),
        "bottom": list(state.pile.bottom),
        "dealt": [hand != NONE for hand in state.hands],
        "shown": [] if state.result is None else list(state.hands),
    }
    return {
        "seats": [_seat(at, chips) for at, chips in enumerate(state.chips)],
        "counters": {"pot": state.pot},
        "pieces": _pieces(state),
        "asked": {},
        "public": public,
        "own": {} if seat is None else {"card": state.hands[seat]},
    }


def _seat(seat: int, chips: int) -> SeatView:
    return {"seat": seat, "wealth": chips, "counters": {"chips": chips}, "out": False}


def _pieces(state: State) -> list[PieceView]:
    """The chips on the table: a stack for each seat, and the pot."""
    stacks: list[PieceView] = [
        {"id": f"stack-{seat}", "kind": "stack", "seat": seat, "place": place, "count": chips}
        for seat, (place, chips) in enumerate(zip(IN_FRONT, state.chips, strict=False))
        if chips
    ]
    pot: PieceView = {"id": "pot", "kind": "pot", "seat": None, "place": POT, "count": state.pot}
    return [*stacks, pot] if state.pot else stacks
