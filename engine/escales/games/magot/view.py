"""What is seen of a game of Le Magot: everything, by everybody."""

from typing import TYPE_CHECKING, TypedDict, cast

from escales.core import PieceView, Question, SeatView, View
from escales.core.message import Json
from escales.games.magot.board import NOWHERE
from escales.games.magot.meta import META

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


def of(state: "State", seat: int | None) -> View:
    """The view of *seat*; nothing in Le Magot is secret."""
    return {
        "game": META.id,
        "seat": seat,
        "actor": state.actor,
        "roller": state.roller,
        "phase": state.phase,
        "round": state.round,
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"pot": state.pot, "round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "question": _question(state),
        "result": None if state.result is None else state.result.to_json(),
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


def _question(state: "State") -> Question | None:
    """Who must do what now: the one who decides is ``seat``, the one concerned ``owner``."""
    if state.result is not None:
        return None
    asked = state.roller if state.actor == -1 else state.actor
    owner = state.captives[0] if state.captives else state.turn
    return {
        "id": f"question-{state.phase}",
        "params": {"seat": asked, "owner": owner},
        "rule": state.rule,
    }


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
