"""Prizes for the first who does a thing (MA-22).

A prize stays open until it is won by a move of the player whose turn it is. What has to be
remembered of pieces meanwhile is a note each: the piece, and a number that the effect reads.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from escales.core import BANK, Event
from escales.core.message import Json
from escales.games.magellan import cards
from escales.games.magellan.board import CELL, CELLS, COLUMNS, canal_between, lines_east
from escales.games.magellan.cards import Effect
from escales.games.magellan.pieces import JEEP, KIND, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.steps import holdings, pack

if TYPE_CHECKING:
    from escales.games.magellan.state import State

type Note = tuple[int, int]
type Notes = tuple[Note, ...]
type _Wins = Callable[[Effect, Step, Notes], tuple[bool, Notes]]

GOES: Final = "goes"
"""A piece crosses a line, or passes a canal."""
EMBARKS: Final = "embarks"
"""A jeep is taken aboard."""
LEAVES: Final = {SHIP: "from-ship", PLANE: "from-plane"}
"""A jeep lands, by what carried it."""


class Step(NamedTuple):
    """What one piece has just done: *start* and *end* are regions, or cells of a flight."""

    piece: int
    aboard: bool
    how: str
    start: str
    end: str
    cell: str
    """The cell it is in now."""
    enters: bool
    """Whether it has come into another cell."""


def promise(state: "State", effect: Effect, events: list[Event]) -> None:
    """A prize of the card being obeyed is to be won from now on."""
    notes = _BEGIN[effect["effect"]](state, effect) if effect["effect"] in _BEGIN else ()
    state.prizes = (*state.prizes, (state.card, state.effect - 1, notes))
    events.append(Event("promised", "MA-22", {"card": state.card, "amount": effect["amount"]}))


def see(state: "State", piece: int, how: str, start: str, end: str, events: list[Event]) -> None:
    """See whether what the seat in turn has just done with *piece* wins prizes."""
    kind, cell = KIND[piece], CELL.get(end, end)
    enters = cell != CELL.get(start, start)
    step = Step(piece, state.on[piece] != NONE, how, start, end, cell, enters)
    for card, index, notes in state.prizes:
        effect, wants, wins, begins = _promised(card, index)
        if wants != kind or not (notes or (cell in begins and not step.aboard)):
            continue
        won, kept = wins(effect, step, notes)
        if won:
            state.prizes = tuple(each for each in state.prizes if each[:2] != (card, index))
            _pay(state, card, effect["amount"], events)
        elif kept != notes:
            state.prizes = tuple(
                (card, index, kept) if each[:2] == (card, index) else each for each in state.prizes
            )


def _pay(state: "State", card: str, amount: int, events: list[Event]) -> None:
    """The bank pays at once, unasked; the card goes under the pack."""
    seat = state.turn
    state.cash[seat] += amount
    params: dict[str, Json] = {
        "seat": seat,
        "payer": BANK,
        "payee": seat,
        "amount": amount,
        "card": card,
    }
    events.append(Event("prize", "MA-22", params))
    pack.discard(state, card)


def _goal(effect: Effect, cell: str) -> bool:
    """Whether *cell* is one of those that the effect names, by a row or one by one."""
    return _in_row(cell, effect["row"]) if "row" in effect else cell in effect["cells"]


def _in_row(cell: str, row: str) -> bool:
    return cell.startswith(row)


def _on_land(state: "State") -> list[int]:
    """All jeeps that stand on land, whosever."""
    return [
        jeep
        for seat in range(state.seats)
        for jeep in of_kind(seat, JEEP)
        if state.at[jeep] and state.on[jeep] == NONE
    ]


def _ships(state: "State") -> list[int]:
    return [ship for seat in range(state.seats) for ship in of_kind(seat, SHIP) if state.at[ship]]


def _jeeps_there(state: "State", effect: Effect) -> Notes:
    """Jeeps that are there already must leave the cell first."""
    jeeps = _on_land(state)
    return tuple((jeep, 0) for jeep in jeeps if _goal(effect, holdings.cell_of(state, jeep)))


def _after_jeep_at(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    """A jeep on land arrives: it drives in, or is landed there."""
    if step.enters:
        notes = tuple(note for note in notes if note[0] != step.piece)
    if step.aboard or not _goal(effect, step.cell) or (step.piece, 0) in notes:
        return False, notes
    if "by" in effect:
        return step.how == LEAVES[effect["by"]], notes
    return step.enters or step.how in LEAVES.values(), notes


def _after_ship_at(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    """A ship arrives; to pass through is enough."""
    return step.enters and _goal(effect, step.cell), notes


def _jeeps_on_route(state: "State", effect: Effect) -> Notes:
    jeeps = _on_land(state)
    return tuple((jeep, 0) for jeep in jeeps if holdings.cell_of(state, jeep) in effect["from"])


def _after_jeep_route(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    """The same jeep has been on land in one cell, and reaches the other without embarking."""
    if step.aboard:
        return False, tuple(note for note in notes if note[0] != step.piece)
    note = (step.piece, 0)
    if note in notes:
        return step.cell in effect["to"], notes
    return False, (*notes, note) if step.cell in effect["from"] else notes


def _ships_on_route(state: "State", effect: Effect) -> Notes:
    return tuple(
        (ship, way)
        for ship in _ships(state)
        for way, (start, _) in enumerate(_ways(effect))
        if holdings.cell_of(state, ship) in start
    )


def _ways(effect: Effect) -> tuple[tuple[list[str], list[str]], ...]:
    """Where the route may begin and end; once each way if it may be sailed either way."""
    way = (effect["from"], effect["to"])
    return (way, way[::-1]) if effect.get("both_ways") else (way,)


_VIA = 2
"""Added to the note of a ship that has sailed over the row in between."""


def _after_ship_route(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    """The same ship has been in one cell, perhaps over a certain row, and reaches the other."""
    if not step.enters:
        return False, notes
    ship, cell = step.piece, step.cell
    via = effect.get("via_row")
    if via and _in_row(cell, via):
        notes = tuple(
            (piece, mark | _VIA) if piece == ship else (piece, mark) for piece, mark in notes
        )
    for way, (start, end) in enumerate(_ways(effect)):
        if cell in end and ((ship, way | _VIA) in notes or (not via and (ship, way) in notes)):
            return True, notes
        if cell in start and not any(note in notes for note in ((ship, way), (ship, way | _VIA))):
            notes = (*notes, (ship, way))
    return False, notes


def _after_ship_loop(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    """Meridians count one by one, eastward up and westward down; all 36 make a way around."""
    if not step.enters:
        return False, notes
    lines = lines_east(CELL[step.start], step.cell)
    if not lines:
        return False, notes
    total = lines + sum(count for ship, count in notes if ship == step.piece)
    others = tuple(note for note in notes if note[0] != step.piece)
    return abs(total) >= COLUMNS, (*others, (step.piece, total)) if total else others


def _after_ship_canal(effect: Effect, step: Step, notes: Notes) -> tuple[bool, Notes]:
    return canal_between(step.start, step.end) == effect["name"], notes


_BEGIN: Final[dict[str, Callable[["State", Effect], Notes]]] = {
    "prize_first_jeep_at": _jeeps_there,
    "prize_first_jeep_route": _jeeps_on_route,
    "prize_first_ship_route": _ships_on_route,
}
"""What is noted when a prize is promised."""
_OF_SHIPS: Final = (
    "prize_first_ship_at",
    "prize_first_ship_route",
    "prize_first_ship_loop",
    "prize_first_canal",
)
_AFTER: Final[dict[str, _Wins]] = {
    "prize_first_jeep_at": _after_jeep_at,
    "prize_first_jeep_route": _after_jeep_route,
    "prize_first_ship_at": _after_ship_at,
    "prize_first_ship_route": _after_ship_route,
    "prize_first_ship_loop": _after_ship_loop,
    "prize_first_canal": _after_ship_canal,
}
"""Whether a step wins a prize, and what is noted after it."""
_PIECE: Final = {name: SHIP if name in _OF_SHIPS else JEEP for name in _AFTER}
"""What wins each prize."""


@cache
def _promised(card: str, index: int) -> tuple[Effect, str, _Wins, frozenset[str]]:
    """An effect that promises a prize, what wins it, how that is seen, and where it can begin."""
    effect = cards.effect(card, index)
    return effect, _PIECE[effect["effect"]], _AFTER[effect["effect"]], _begins(effect)


def _begins(effect: Effect) -> frozenset[str]:
    """The only cells in which a step matters to a prize as long as nothing is noted for it."""
    if "from" in effect:
        return frozenset(cell for start, _ in _ways(effect) for cell in start)
    if "row" in effect or "cells" in effect:
        return frozenset(cell for cell in CELLS if _goal(effect, cell))
    return frozenset(CELLS)


KINDS: Final = tuple(_AFTER)
"""The effects that promise a prize."""
