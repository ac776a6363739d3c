"""What is seen of a game of Le Magot: everything, by everybody."""

from typing import TypedDict

from escales.core import Mirror, PieceView, SeatView, Seen
from escales.games.magot.board import NOWHERE
from escales.games.magot.state import State


class Public(TypedDict):
    """The game's own part of the view; cells are numbers, -1 for not placed yet.

    Each is the field of :class:`~escales.games.magot.state.State` of that name.
    """

    opener: int
    turn: int
    points: list[int]
    pot: int
    depart: list[int]
    arrivee: list[int]
    pawns: list[int]
    captives: list[int]
    draws: list[list[int]]


MIRROR = Mirror(State, Public)


def seen(state: State) -> Seen:
    """What everybody sees; nothing in Le Magot is secret."""
    return {
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"pot": state.pot, "round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        # Whom the question concerns besides the one who decides: the owner of a pawn.
        "asked": {"owner": state.captives[0] if state.captives else state.turn},
        "public": MIRROR.of(state),
        "own": {},
    }


def _seat(state: State, seat: int) -> SeatView:
    points = state.points[seat]
    return {"seat": seat, "wealth": points, "counters": {"points": points}, "out": False}


def _pieces(state: State) -> list[PieceView]:
    return [
        {"id": f"{kind}-{seat}", "kind": kind, "seat": seat, "place": str(cell)}
        for kind, cells in (
            ("depart", state.depart),
            ("arrivee", state.arrivee),
            ("pawn", state.pawns),
        )
        for seat, cell in enumerate(cells)
        if cell != NOWHERE
    ]
