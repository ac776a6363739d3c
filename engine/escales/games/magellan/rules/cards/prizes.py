"""Prizes for the first seat that does a certain thing (MA-22).

A prize stays open until the seat in turn wins it by a move. Until then it remembers of pieces what
matters to it: one note for each piece, with a number to which the effect gives a meaning.
"""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from escales.core import BANK, Event
from escales.games.magellan import cards
from escales.games.magellan.board import CELL, CELLS, COLUMNS, canal_between, lines_east
from escales.games.magellan.cards import Effect
from escales.games.magellan.pieces import JEEP, KIND, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.rules.cards import pack
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import Notes, Prize, State

GOES: Final = "goes"
"""A piece crosses a line, or passes a canal."""
EMBARKS: Final = "embarks"
"""A jeep boards a ship or a plane."""
LEAVES: Final = {SHIP: "from-ship", PLANE: "from-plane"}
"""A jeep lands, by the kind of its carrier."""


class _Move(NamedTuple):
    """What one piece has just done; *start* and *end* are regions, or cells of a flight."""

    piece: int
    aboard: bool
    how: str
    start: str
    end: str
    cell: str
    """The cell where it is now."""
    enters: bool
    """Whether this is another cell than before."""


class PrizeKind(NamedTuple):
    """How the prizes of one effect are won."""

    piece: str
    """The kind of piece that wins them."""
    begin: Callable[[State, Effect], Notes]
    """What a prize notes when it is promised."""
    after: Callable[[Effect, _Move, Notes], tuple[bool, Notes]]
    """Whether a move wins a prize with these notes, and the notes after it."""


def promise(state: State, effect: Effect, events: list[Event]) -> None:
    """A prize of the card that is being obeyed can be won from now on."""
    notes = KINDS[effect["effect"]].begin(state, effect)
    state.prizes = (*state.prizes, Prize(state.card, state.effect - 1, notes))
    events.append(Event("promised", "MA-22", {"card": state.card, "amount": effect["amount"]}))


def award(state: State, piece: int, how: str, start: str, end: str, events: list[Event]) -> None:
    """The seat in turn has just moved *piece*: pay it the prizes that this wins."""
    cell = CELL.get(end, end)
    enters = cell != CELL.get(start, start)
    move = _Move(piece, state.on[piece] != NONE, how, start, end, cell, enters)
    for card, index, notes in state.prizes:
        effect, kind, begins = _promised(card, index)
        if kind.piece != KIND[piece] or not (notes or (cell in begins and not move.aboard)):
            continue
        won, kept = kind.after(effect, move, notes)
        if won:
            state.prizes = tuple(
                each for each in state.prizes if (each.card, each.effect) != (card, index)
            )
            _pay(state, card, effect["amount"], events)
        elif kept != notes:
            state.prizes = tuple(
                each._replace(notes=kept) if (each.card, each.effect) == (card, index) else each
                for each in state.prizes
            )


def places(card: str, index: int) -> tuple[str, ...]:
    """Where a piece has to be to win the prize of an effect: cells, or the place of a canal.

    A whole row is not listed, and a voyage around the globe has no goal.
    """
    effect = cards.effect(card, index)
    if "name" in effect:
        return (f"canal-{effect['name']}",)
    ends = (*effect.get("from", ()), *effect.get("to", ()), *effect.get("cells", ()))
    return tuple(dict.fromkeys(ends))


def stuck(effect: Effect, notes: Notes) -> list[int]:
    """The jeeps that stood in the cell of a prize already: they must leave it before they can win it."""
    return [jeep for jeep, _ in notes] if KINDS[effect["effect"]].begin is _jeeps_there else []


def _pay(state: State, card: str, amount: int, events: list[Event]) -> None:
    """The bank pays at once, unasked; the card goes under the pack."""
    seat = state.turn
    state.cash[seat] += amount
    events.append(
        Event(
            "prize",
            "MA-22",
            {"seat": seat, "payer": BANK, "payee": seat, "amount": amount, "card": card},
        )
    )
    pack.discard(state, card)


def _goal(effect: Effect, cell: str) -> bool:
    """Whether the effect names *cell*, by its row or by itself."""
    return _in_row(cell, effect["row"]) if "row" in effect else cell in effect["cells"]


def _in_row(cell: str, row: str) -> bool:
    return cell.startswith(row)


def _on_land(state: State) -> list[int]:
    """The jeeps of all seats that stand on land."""
    return [
        jeep
        for seat in range(state.seats)
        for jeep in of_kind(seat, JEEP)
        if state.at[jeep] and state.on[jeep] == NONE
    ]


def _ships(state: State) -> list[int]:
    return [ship for seat in range(state.seats) for ship in of_kind(seat, SHIP) if state.at[ship]]


def _nothing(state: State, effect: Effect) -> Notes:
    """No piece matters yet."""
    return ()


def _jeeps_there(state: State, effect: Effect) -> Notes:
    """The jeeps that are there already: they must leave the cell before they can win."""
    jeeps = _on_land(state)
    return tuple((jeep, 0) for jeep in jeeps if _goal(effect, holdings.cell_of(state, jeep)))


def _after_jeep_at(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    """A jeep on land arrives: it drives in, or is landed there."""
    if move.enters:
        notes = tuple(note for note in notes if note[0] != move.piece)
    if move.aboard or not _goal(effect, move.cell) or (move.piece, 0) in notes:
        return False, notes
    if "by" in effect:
        return move.how == LEAVES[effect["by"]], notes
    return move.enters or move.how in LEAVES.values(), notes


def _after_ship_at(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    """A ship arrives; it is enough to pass through."""
    return move.enters and _goal(effect, move.cell), notes


def _jeeps_on_route(state: State, effect: Effect) -> Notes:
    jeeps = _on_land(state)
    return tuple((jeep, 0) for jeep in jeeps if holdings.cell_of(state, jeep) in effect["from"])


def _after_jeep_route(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    """One jeep has been on land in the first cell, and reaches the other without embarking."""
    if move.aboard:
        return False, tuple(note for note in notes if note[0] != move.piece)
    note = (move.piece, 0)
    if note in notes:
        return move.cell in effect["to"], notes
    return False, (*notes, note) if move.cell in effect["from"] else notes


def _ships_on_route(state: State, effect: Effect) -> Notes:
    return tuple(
        (ship, way)
        for ship in _ships(state)
        for way, (start, _) in enumerate(_ways(effect))
        if holdings.cell_of(state, ship) in start
    )


def _ways(effect: Effect) -> tuple[tuple[list[str], list[str]], ...]:
    """Where the route begins and ends; two ways if it may be sailed in both directions."""
    way = (effect["from"], effect["to"])
    return (way, way[::-1]) if effect.get("both_ways") else (way,)


_VIA = 2
"""Added to the note of a ship that has sailed through the row between both ends."""


def _after_ship_route(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    """One ship has been at one end, then in a certain row if need be, and reaches the other end."""
    if not move.enters:
        return False, notes
    ship, cell = move.piece, move.cell
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


def _after_ship_loop(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    """Each meridian counts 1 eastward and -1 westward; a ship with all 36 has sailed around."""
    if not move.enters:
        return False, notes
    lines = lines_east(CELL[move.start], move.cell)
    if not lines:
        return False, notes
    total = lines + sum(count for ship, count in notes if ship == move.piece)
    others = tuple(note for note in notes if note[0] != move.piece)
    return abs(total) >= COLUMNS, (*others, (move.piece, total)) if total else others


def _after_ship_canal(effect: Effect, move: _Move, notes: Notes) -> tuple[bool, Notes]:
    return canal_between(move.start, move.end) == effect["name"], notes


KINDS: Final[dict[str, PrizeKind]] = {
    "prize_first_jeep_at": PrizeKind(JEEP, _jeeps_there, _after_jeep_at),
    "prize_first_jeep_route": PrizeKind(JEEP, _jeeps_on_route, _after_jeep_route),
    "prize_first_ship_at": PrizeKind(SHIP, _nothing, _after_ship_at),
    "prize_first_ship_route": PrizeKind(SHIP, _ships_on_route, _after_ship_route),
    "prize_first_ship_loop": PrizeKind(SHIP, _nothing, _after_ship_loop),
    "prize_first_canal": PrizeKind(SHIP, _nothing, _after_ship_canal),
}
"""The effects that promise a prize."""


@cache
def _promised(card: str, index: int) -> tuple[Effect, PrizeKind, frozenset[str]]:
    """An effect that promises a prize, how it is won, and where it can begin."""
    effect = cards.effect(card, index)
    return effect, KINDS[effect["effect"]], _begins(effect)


def _begins(effect: Effect) -> frozenset[str]:
    """The only cells where a move matters to a prize without notes."""
    if "from" in effect:
        return frozenset(cell for start, _ in _ways(effect) for cell in start)
    if "row" in effect or "cells" in effect:
        return frozenset(cell for cell in CELLS if _goal(effect, cell))
    return frozenset(CELLS)
