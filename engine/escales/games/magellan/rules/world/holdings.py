"""What each seat has: pieces and their places, countries and their income."""

from escales.games.magellan.board import CELL, LANDS_OF, NOWHERE
from escales.games.magellan.countries import IDS, INCOME, OPEN
from escales.games.magellan.pieces import JEEP, KINDS, NAMES, NONE, of_kind, of_seat
from escales.games.magellan.state import Prize, State


def put(state: State, piece: int, place: str) -> None:
    """Put *piece* down at *place*, with its load (MA-10, MA-43)."""
    at, load = state.at, state.load
    at[piece] = place
    carried = load[piece]
    while carried != NONE:
        at[carried] = place
        carried = load[carried]


def hook(state: State, piece: int, carrier: int) -> None:
    """*carrier* carries *piece* from now on."""
    state.on[piece] = carrier
    state.load[carrier] = piece
    put(state, piece, state.at[carrier])


def unhook(state: State, piece: int) -> None:
    """No carrier carries *piece* any more; it keeps the place of its carrier."""
    carrier = state.on[piece]
    if carrier != NONE:
        state.on[piece] = state.load[carrier] = NONE


def lose(state: State, piece: int) -> list[int]:
    """Take *piece* off the board with its load; returns all pieces lost, *piece* first."""
    unhook(state, piece)
    lost = []
    while piece != NONE:
        lost.append(piece)
        state.at[piece], state.on[piece] = NOWHERE, NONE
        if piece in state.flying:
            state.flying = tuple(plane for plane in state.flying if plane != piece)
        state.load[piece], piece = NONE, state.load[piece]
    _forget(state, lost)
    return lost


def _forget(state: State, lost: list[int]) -> None:
    """Prizes forget a lost piece: a piece bought later may have its number (MA-22)."""
    if state.prizes:
        state.prizes = tuple(
            Prize(card, index, tuple(note for note in notes if note[0] not in lost))
            for card, index, notes in state.prizes
        )


def names(pieces: list[int]) -> list[str]:
    """The words for *pieces*."""
    return [NAMES[piece] for piece in pieces]


def keeps_base(state: State, seat: int) -> bool:
    """Whether *seat* has a jeep on land in the cell of its base (MA-31, MA-53)."""
    lands, at, on = LANDS_OF[state.bases[seat]], state.at, state.on
    return any(on[jeep] == NONE and at[jeep] in lands for jeep in of_kind(seat, JEEP))


def last_at_base(state: State) -> int:
    """The one jeep that the seat in turn has on its base: it may not leave (MA-16).

    ``NONE`` when there are several jeeps, or none.
    """
    at, on = state.at, state.on
    lands = LANDS_OF[state.bases[state.turn]]
    found = NONE
    for jeep in of_kind(state.turn, JEEP):
        if on[jeep] == NONE and at[jeep] in lands:
            if found != NONE:
                return NONE
            found = jeep
    return found


def spare(state: State, seat: int, kind: str) -> int:
    """A piece of *seat* that is not on the board, or ``NONE`` when all are (MA-04)."""
    pieces = of_kind(seat, kind)
    at = state.at[pieces.start : pieces.stop]
    return pieces[at.index(NOWHERE)] if NOWHERE in at else NONE


def number(state: State, seat: int, kind: str) -> int:
    """How many pieces of a kind *seat* has on the board."""
    pieces = of_kind(seat, kind)
    return len(pieces) - state.at[pieces.start : pieces.stop].count(NOWHERE)


def numbers(state: State, seat: int) -> dict[str, int]:
    """How many pieces of each kind *seat* has on the board."""
    return {kind: number(state, seat, kind) for kind in KINDS}


def cell_of(state: State, piece: int) -> str:
    """The cell where *piece* stands or flies."""
    place = state.at[piece]
    return CELL.get(place, place)


def owned(state: State, seat: int) -> list[int]:
    """The countries of *seat*."""
    return [country for country, owner in enumerate(state.owner) if owner == seat]


def income(state: State, seat: int) -> int:
    """The sum of the incomes of the countries of *seat*, in M (MA-23)."""
    return sum(yields for yields, owner in zip(INCOME, state.owner, strict=True) if owner == seat)


def country_ids(countries: list[int]) -> tuple[str, ...]:
    """The ids of *countries*, in ascending order."""
    return tuple(sorted(IDS[country] for country in countries))


def clear(state: State, seat: int) -> None:
    """*seat* leaves: its countries come open, its pieces leave the map (MA-31, MA-32)."""
    for country in owned(state, seat):
        state.owner[country] = OPEN
    pieces = [piece for piece in of_seat(seat) if state.at[piece] != NOWHERE]
    for piece in pieces:
        state.at[piece], state.on[piece], state.load[piece] = NOWHERE, NONE, NONE
    if state.turn == seat:
        state.flying = ()
    _forget(state, pieces)
    state.cash[seat] = 0
