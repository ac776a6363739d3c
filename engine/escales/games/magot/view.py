"""What is seen of a game of Le Magot: everything, by everybody."""

from typing import Literal, TypedDict

from escales.core import Mirror, PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.magot.board import CELLS, FACES, INNER_CELLS, NOWHERE, TOKEN_CELLS
from escales.games.magot.state import State


class ThrowView(TypedDict):
    """Where a throw would lead the pawn whose turn it is."""

    face: int
    to: int
    """The cell it would land on; where the pawn stands if it could not move."""
    brings: Literal["win", "pawn", "own-depart", "depart", "back", "blocked", "nothing"]
    """What would happen there first (MG-10, MG-11, MG-13 to MG-16, MG-18)."""


class Shown(TypedDict):
    """The fields that everybody sees; cells are numbers, -1 for not placed yet.

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


class Public(Shown):
    """The game's own part of the view."""

    throws: list[ThrowView]
    """Where each face would lead, before a throw of a turn; empty otherwise."""


MIRROR = Mirror(State, Shown)


def seen(state: State) -> Seen:
    """What everybody sees; nothing in Le Magot is secret."""
    public: Public = {
        **MIRROR.of(state),
        "throws": [_throw(state, face) for face in FACES] if state.phase == "roll" else [],
    }
    return {
        "seats": [_seat(state, at) for at in range(state.seats)],
        "counters": {"pot": state.pot, "round": state.round, "rounds": state.rounds},
        "pieces": _pieces(state),
        "asked": _asked(state),
        "public": public,
        "own": {},
    }


def _asked(state: State) -> dict[str, Json]:
    """Whom the question concerns besides the one who decides, and what matters to the choice.

    Those are the round that begins with a Départ (MG-05), the Départ of the pawn whose Arrivée is
    chosen, with the bounds of the choice (MG-06, MG-22), and the Arrivée of the pawn that is thrown
    for (MG-08) or sent away (MG-14).
    """
    owner = state.captives[0] if state.captives else state.turn
    match state.phase:
        case "depart":
            return {"owner": owner, "round": state.round, "rounds": state.rounds}
        case "arrivee":
            cells = INNER_CELLS if state.short else TOKEN_CELLS
            return {
                "owner": owner,
                "from": state.depart[owner],
                "low": cells[0],
                "high": cells[-1],
            }
        case "roll" | "send":
            return {"owner": owner, "to": state.arrivee[owner]}
        case _:
            return {"owner": owner}


def _throw(state: State, face: int) -> ThrowView:
    seat = state.turn
    stands = state.pawns[seat]
    to = stands + face
    if to not in CELLS:
        return {"face": face, "to": stands, "brings": "blocked"}
    if to == state.arrivee[seat]:
        return {"face": face, "to": to, "brings": "win"}
    if to in state.arrivee:
        return {"face": face, "to": to, "brings": "back"}
    if to in state.pawns:
        return {"face": face, "to": to, "brings": "pawn"}
    if to == state.depart[seat]:
        return {"face": face, "to": to, "brings": "own-depart"}
    return {"face": face, "to": to, "brings": "depart" if to in state.depart else "nothing"}


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
