"""Which pieces can fight in a cell; the regions of the cell do not matter (MA-25, MA-27, MA-37)."""

from typing import Final

from escales.games.magellan.board import CELL, CELLS, REGIONS_OF
from escales.games.magellan.countries import CAPITAL
from escales.games.magellan.pieces import JEEP, NONE, of_kind, owner_of
from escales.games.magellan.state import State

_PLACES: Final = {cell: frozenset((cell, *REGIONS_OF[cell])) for cell in CELLS}
"""The places of pieces in each cell: its regions, and the cell itself for planes in flight."""


def exposed(state: State, seat: int, kind: str, cell: str) -> list[int]:
    """The pieces of one kind that *seat* can fight with in *cell*.

    A jeep aboard a ship or a plane does not fight (MA-25); a plane fights in flight, landed or
    on a ship (MA-37). A ship and a jeep do nothing to each other (MA-27).
    """
    pieces, places = of_kind(seat, kind), _PLACES[cell]
    at = state.at[pieces.start : pieces.stop]
    if places.isdisjoint(at):
        return []
    there = [piece for piece, place in zip(pieces, at, strict=True) if place in places]
    return [jeep for jeep in there if state.on[jeep] == NONE] if kind == JEEP else there


def cells_with(state: State, seat: int, kind: str) -> list[str]:
    """The cells where *seat* has pieces of one kind that can fight."""
    at, on, aboard = state.at, state.on, kind != JEEP
    return list(
        dict.fromkeys(
            [
                CELL.get(place, place)
                for piece in of_kind(seat, kind)
                if (place := at[piece]) and (aboard or on[piece] == NONE)
            ]
        )
    )


def lone_guards(state: State, seat: int) -> dict[int, int]:
    """By jeep: a country of *seat* that has no jeep any more when this one leaves (MA-28)."""
    found: dict[int, int] = {}
    for country, owner in enumerate(state.owner):
        if owner == seat and len(guards := exposed(state, seat, JEEP, CAPITAL[country])) == 1:
            found.setdefault(guards[0], country)
    return found


def endangered(state: State) -> dict[int, int]:
    """The lone guards of the seat in turn whose countries the war that is sure to come could take (MA-54, MA-57)."""
    everywhere = state.long and not len(state.deck)
    return {
        jeep: country
        for jeep, country in lone_guards(state, state.turn).items()
        if everywhere or not state.war.passes_by(CAPITAL[country])
    }


def foes(state: State, seat: int, kind: str, cell: str) -> list[int]:
    """The enemies of *seat* with pieces of that kind in *cell*, in playing order (MA-30)."""
    hostile = state.war.hostile
    return [
        other
        for other in state.left()
        if hostile(seat, other) and exposed(state, other, kind, cell)
    ]


def alike(state: State, candidates: list[int]) -> bool:
    """Whether it makes no difference which of these pieces is lost.

    So it is if there is one only, or if all belong to one seat, stand in one region, carry
    nothing, are not carried, and no prize remembers any of them.
    """
    first = candidates[0]
    return len(candidates) == 1 or (
        owner_of(first) == owner_of(candidates[-1])
        and len({state.at[piece] for piece in candidates}) == 1
        and all(state.on[piece] == NONE == state.load[piece] for piece in candidates)
        and not any(note[0] in candidates for prize in state.prizes for note in prize.notes)
    )
