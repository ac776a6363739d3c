"""What is seen of a game of Le Magot: everything, by everybody."""

from typing import Final, Literal, TypedDict

from escales.core import Action, Event, Mirror, PieceView, SeatView, Seen
from escales.core.message import Json
from escales.games.magot.board import (
    ARRIVEE_PAYS,
    CELLS,
    FACES,
    INNER_CELLS,
    NOWHERE,
    OTHER_DEPART_PAYS,
    OWN_DEPART_PAYS,
    PAWN_PAYS,
    TOKEN_CELLS,
)
from escales.games.magot.state import State

type Met = Literal["pawn", "depart", "own-depart", "back", "win"]
"""What a pawn can meet on a cell; ``back`` is an opponent's Arrivée, ``win`` its own."""


class MetView(TypedDict):
    """What a pawn would meet on a cell."""

    what: Met
    owner: int
    """Whose pawn, Départ or Arrivée it is."""
    points: int
    """What the player would receive for it in all; below 0 what they would pay."""
    capped: bool
    """Whether less is paid than is due, for want of points (MG-19)."""


class ThrowView(TypedDict):
    """Where a throw would lead the pawn whose turn it is."""

    face: int
    to: int
    """The cell it would land on; where the pawn stands if it could not move."""
    blocked: bool
    """Whether it could not move (MG-11)."""
    meets: list[MetView]
    """All that would happen there, in order (MG-10, MG-13 to MG-16, MG-18)."""
    points: int
    """What that would bring the player in all; below 0 what it would cost."""


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

_DUE: Final[dict[Met, int]] = {
    "pawn": PAWN_PAYS,
    "depart": OTHER_DEPART_PAYS,
    "own-depart": OWN_DEPART_PAYS,
    "back": ARRIVEE_PAYS,
    "win": 0,
}
"""What falls due for it; for one's own Départ to each opponent."""


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
    stands = state.pawns[state.turn]
    to = stands + face
    if to not in CELLS:
        return {"face": face, "to": stands, "blocked": True, "meets": [], "points": 0}
    events = _thrown(state, face)
    meets = [_met(state, events, what, owner) for what, owner in _holders(state, to)]
    points = sum(each["points"] for each in meets)
    return {"face": face, "to": to, "blocked": False, "meets": meets, "points": points}


def _holders(state: State, cell: int) -> list[tuple[Met, int]]:
    """What there is on *cell* for the pawn whose turn it is, in the order in which it counts."""
    seat = state.turn
    if cell in state.arrivee and cell != state.arrivee[seat]:
        return [("back", state.arrivee.index(cell))]
    holders: list[tuple[Met, int]] = [
        ("pawn", other) for other in state.others(seat) if state.pawns[other] == cell
    ]
    if cell == state.arrivee[seat]:
        holders.append(("win", seat))
    elif cell in state.depart:
        owner = state.depart.index(cell)
        holders.append(("own-depart" if owner == seat else "depart", owner))
    return holders


def _thrown(state: State, face: int) -> list[Event]:
    """What the throw would bring about until the die is thrown again.

    The rules themselves tell it, so that a forecast promises nothing else. Where a pawn is sent
    changes no payment.
    """
    after = state.clone()
    events = after.apply(Action("roll", (face,)))
    while after.phase == "send":
        events += after.apply(next(iter(after.legal_actions())))
    return events


def _met(state: State, events: list[Event], what: Met, owner: int) -> MetView:
    """What the player whose turn it is would receive or pay for what the pawn meets."""
    why = "arrivee" if what == "back" else what
    paid = [
        event.params
        for event in events
        if (event.kind == "magot" if what == "win" else event.params.get("why") == why)
        and owner in (event.params["payer"], event.params["payee"])
    ]
    points = sum(one["amount"] if one["payee"] == state.turn else -one["amount"] for one in paid)
    due = _DUE[what] * (state.seats - 1 if what == "own-depart" else 1)
    return {"what": what, "owner": owner, "points": points, "capped": abs(points) < due}


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
