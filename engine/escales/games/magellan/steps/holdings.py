"""What everybody has: pieces and where they stand, countries and what they yield."""

from typing import TYPE_CHECKING

from escales.games.magellan.board import CELL, LANDS_OF, NOWHERE
from escales.games.magellan.countries import IDS, INCOME, OPEN
from escales.games.magellan.pieces import JEEP, KINDS, NAMES, NONE, of_kind, of_seat

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def put(state: "State", piece: int, place: str) -> None:
    """*piece* now stands at *place*, and so does all that it carries (MA-10)."""
    at, load = state.at, state.load
    at[piece] = place
    carried = load[piece]
    while carried >= 0:
        at[carried] = place
        carried = load[carried]


def hook(state: "State", piece: int, carrier: int) -> None:
    """*piece* is now carried by *carrier*."""
    state.on[piece] = carrier
    state.load[carrier] = piece
    put(state, piece, state.at[carrier])


def unhook(state: "State", piece: int) -> None:
    """*piece* is carried no more; it stands where its carrier does."""
    carrier = state.on[piece]
    if carrier != NONE:
        state.on[piece] = state.load[carrier] = NONE


def lose(state: "State", piece: int) -> list[int]:
    """Take *piece* off the board with all that it carries; the pieces lost, itself first."""
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


def _forget(state: "State", lost: list[int]) -> None:
    """What a lost piece had done for a prize is lost; its number may be bought again (MA-22)."""
    if state.prizes:
        state.prizes = tuple(
            (card, index, tuple(note for note in notes if note[0] not in lost))
            for card, index, notes in state.prizes
        )


def names(pieces: list[int]) -> list[str]:
    """The words for *pieces*."""
    return [NAMES[piece] for piece in pieces]


def on_base(state: "State", seat: int) -> list[int]:
    """The jeeps of *seat* that are on land in the cell of its base (MA-53)."""
    lands = LANDS_OF[state.bases[seat]]
    at = state.at
    return [jeep for jeep in of_kind(seat, JEEP) if at[jeep] in lands and state.on[jeep] == NONE]


def keeps_base(state: "State", seat: int) -> bool:
    """Whether *seat* has a jeep on its base at all (MA-31)."""
    lands, at, on = LANDS_OF[state.bases[seat]], state.at, state.on
    return any(on[jeep] < 0 and at[jeep] in lands for jeep in of_kind(seat, JEEP))


def spare(state: "State", seat: int, kind: str) -> int:
    """A piece of *seat* that is not on the board, or ``NONE`` when all are (MA-04)."""
    pieces = of_kind(seat, kind)
    at = state.at[pieces.start : pieces.stop]
    return pieces[at.index(NOWHERE)] if NOWHERE in at else NONE


def number(state: "State", seat: int, kind: str) -> int:
    """How many pieces of a kind *seat* has on the board."""
    pieces = of_kind(seat, kind)
    return len(pieces) - state.at[pieces.start : pieces.stop].count(NOWHERE)


def numbers(state: "State", seat: int) -> dict[str, int]:
    """How many pieces of each kind *seat* has on the board."""
    return {kind: number(state, seat, kind) for kind in KINDS}


def cell_of(state: "State", piece: int) -> str:
    """The cell where *piece* stands or flies."""
    place = state.at[piece]
    return CELL.get(place, place)


def owned(state: "State", seat: int) -> list[int]:
    """The countries of *seat*."""
    return [country for country, owner in enumerate(state.owner) if owner == seat]


def income(state: "State", seat: int) -> int:
    """The sum of the incomes of the countries of *seat*, in M (MA-23)."""
    return sum(yields for yields, owner in zip(INCOME, state.owner, strict=True) if owner == seat)


def country_ids(countries: list[int]) -> tuple[str, ...]:
    """The ids of *countries*, in ascending order."""
    return tuple(sorted(IDS[country] for country in countries))


def clear(state: "State", seat: int) -> None:
    """Everything of *seat* goes back: its countries come open, its pieces leave (MA-31, MA-32)."""
    for country in owned(state, seat):
        state.owner[country] = OPEN
    pieces = [piece for piece in of_seat(seat) if state.at[piece] != NOWHERE]
    for piece in pieces:
        state.at[piece], state.on[piece], state.load[piece] = NOWHERE, NONE, NONE
    if state.turn == seat:
        state.flying = ()
    _forget(state, pieces)
    state.cash[seat] = 0
