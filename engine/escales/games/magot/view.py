"""What is seen of a game of Le Magot: everything, by everybody."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.magot.board import NOWHERE

if TYPE_CHECKING:
    from escales.games.magot.state import State


class Public(TypedDict):
    """The game's own part of the view; cells are numbers, -1 for not placed yet.

    Fields mean what they mean in :class:`~escales.games.magot.state.State`.
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


def of(state: "State", seat: int | None) -> Seen:
    """What *seat* sees; nothing in Le Magot is secret."""
    return {
        "round": state.round,
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"pot": state.pot, "round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state),
        "options": {"stake": state.stake, "rounds": state.rounds, "short": state.short},
        "public": cast(dict[str, Json], _public(state)),
        "own": {},
    }


def _seat(state: "State", seat: int) -> SeatView:
    points = state.points[seat]
    return {"seat": seat, "wealth": points, "counters": {"points": points}, "out": False}


def _pieces(state: "State") -> list[PieceView]:
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


def _asked(state: "State") -> dict[str, Json]:
    """Whom the question concerns, besides the one who decides: the ``owner`` of a pawn."""
    return {"owner": state.captives[0] if state.captives else state.turn}


def _public(state: "State") -> Public:
    return {
        "opener": state.opener,
        "turn": state.turn,
        "points": list(state.points),
        "pot": state.pot,
        "depart": list(state.depart),
        "arrivee": list(state.arrivee),
        "pawns": list(state.pawns),
        "captives": list(state.captives),
        "draws": [list(draw) for draw in state.draws],
    }
