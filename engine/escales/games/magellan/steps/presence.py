"""Which pieces can fight in a cell: the cell decides, whatever its regions (MA-25, MA-26, MA-37)."""

from typing import TYPE_CHECKING, Final

from escales.games.magellan.board import CELL, CELLS, REGIONS_OF
from escales.games.magellan.pieces import JEEP, NONE, of_kind, owner_of

if TYPE_CHECKING:
    from escales.games.magellan.state import State


_PLACES: Final = {cell: frozenset((cell, *REGIONS_OF[cell])) for cell in CELLS}
"""Where a piece can be that is in a cell."""


def exposed(state: "State", seat: int, kind: str, cell: str) -> list[int]:
    """The pieces of that kind that *seat* can fight with in *cell*.

    A jeep aboard a ship or a plane takes no part (MA-25); a plane does, in flight, landed or on
    a ship (MA-37). A ship and a jeep do nothing to each other (MA-27).
    """
    pieces, places = of_kind(seat, kind), _PLACES[cell]
    at = state.at[pieces.start : pieces.stop]
    if places.isdisjoint(at):
        return []
    there = [piece for piece, place in zip(pieces, at, strict=True) if place in places]
    return [jeep for jeep in there if state.on[jeep] == NONE] if kind == JEEP else there


def cells_with(state: "State", seat: int, kind: str) -> list[str]:
    """The cells in which *seat* has pieces of that kind that can fight."""
    at, on, aboard = state.at, state.on, kind != JEEP
    return list(
        dict.fromkeys(
            [
                CELL.get(place, place)
                for piece in of_kind(seat, kind)
                if (place := at[piece]) and (aboard or on[piece] < 0)
            ]
        )
    )


def foes(state: "State", seat: int, kind: str, cell: str) -> list[int]:
    """The enemies of *seat* with such pieces in *cell*, in turn order (MA-30)."""
    hostile = state.war.hostile
    return [
        other
        for other in state.left()
        if hostile(seat, other) and exposed(state, other, kind, cell)
    ]


def alike(state: "State", candidates: list[int]) -> bool:
    """Whether it is the same to everybody which of these pieces is lost.

    So it is for pieces of one owner in one region that carry nothing and are not carried, and of
    which no prize remembers anything.
    """
    first = candidates[0]
    return len(candidates) == 1 or (
        owner_of(first) == owner_of(candidates[-1])
        and len({state.at[piece] for piece in candidates}) == 1
        and all(state.on[piece] == NONE == state.load[piece] for piece in candidates)
        and not any(note[0] in candidates for _, _, notes in state.prizes for note in notes)
    )
