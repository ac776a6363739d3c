"""Where planes may land, and whether the planes in flight still can (MA-35, MA-41).

Sets of cells are ints: see :mod:`escales.games.magellan.sky`.
"""

from functools import lru_cache
from typing import Final

from escales.games.magellan import sky
from escales.games.magellan.board import CELL
from escales.games.magellan.countries import CAPITAL
from escales.games.magellan.equipment import NEVER
from escales.games.magellan.pieces import JEEP, KIND, NONE, SHIP, of_kind
from escales.games.magellan.state import State


def capitals(state: State) -> int:
    """The cells of the capitals that the seat in turn owns."""
    return _capitals(tuple(state.owner), state.turn)


@lru_cache(maxsize=64)
def _capitals(owners: tuple[int, ...], seat: int) -> int:
    found = 0
    for country, owner in enumerate(owners):
        if owner == seat:
            found |= sky.BIT[CAPITAL[country]]
    return found


def havens(state: State) -> int:
    """The cells where planes of the seat in turn may land on land (MA-35)."""
    at, on, found = state.at, state.on, capitals(state)
    for jeep in of_kind(state.turn, JEEP):
        if on[jeep] == NONE and at[jeep]:
            found |= _LAND_BIT[at[jeep]]
    return found


_LAND_BIT: Final = {region: sky.BIT[cell] for region, cell in CELL.items()}


def free_ships(state: State, leaving: int = NONE) -> list[int]:
    """The ships of the seat in turn with a free deck: a place for one plane (MA-41).

    They carry nothing, or only the plane *leaving*.
    """
    if not state.ships_take_planes:
        return []
    at, load = state.at, state.load
    return [
        ship for ship in of_kind(state.turn, SHIP) if at[ship] and load[ship] in (NONE, leaving)
    ]


def free_decks(state: State, leaving: int = NONE) -> tuple[str, ...]:
    """The cells of the :func:`free_ships`, one for each ship (MA-41)."""
    at = state.at
    return tuple([CELL[at[ship]] for ship in free_ships(state, leaving)])


@lru_cache(maxsize=1024)
def need(cells: tuple[str, ...], lands: int, decks: tuple[str, ...]) -> int:
    """The fewest hops with which all planes over *cells* can land; :data:`NEVER` if they cannot."""
    if not cells:
        return 0
    first, *others = cells
    if not others:
        for deck in decks:
            lands |= sky.BIT[deck]
        return _nearest(first, lands)
    rest = tuple(others)
    best = _nearest(first, lands) + need(rest, lands, decks)
    for at, deck in enumerate(decks):
        taken = sky.hops(first, deck) + need(rest, lands, decks[:at] + decks[at + 1 :])
        best = min(best, taken)
    return min(best, NEVER)


def _nearest(cell: str, havens: int) -> int:
    """The number of hops to the nearest of *havens*."""
    if havens:
        for most in range(sky.FARTHEST + 1):
            if sky.around(cell, most) & havens:
                return most
    return NEVER


@lru_cache(maxsize=1024)
def bounds(others: tuple[str, ...], lands: int, decks: tuple[str, ...], points: int) -> int:
    """The cells where one more plane may be, so that it and *others* can land with *points*."""
    left = points - need(others, lands, decks)
    found = sky.within(lands, min(left, sky.FARTHEST))
    for at, deck in enumerate(decks):  # it lands there, so no other can
        if deck in decks[:at]:
            continue
        left = points - need(others, lands, decks[:at] + decks[at + 1 :])
        found |= sky.around(deck, min(left, sky.FARTHEST))
    return found


def aloft(state: State, but: int = NONE) -> tuple[str, ...]:
    """The cells of the planes in flight, except *but*."""
    return tuple([state.at[plane] for plane in state.flying if plane != but])


def needed(state: State) -> int:
    """The points that the planes in flight need to land; 0 without such planes."""
    return need(aloft(state), havens(state), free_decks(state)) if state.flying else 0


class Airspace:
    """The planes in flight and their landing places, while no piece moves."""

    __slots__ = ("aloft", "capitals", "decks", "jeeps", "many", "points", "spare")

    def __init__(self, state: State) -> None:
        self.aloft = aloft(state)
        self.capitals = capitals(state)
        self.decks = free_decks(state)
        self.points = state.points
        self.jeeps = 0
        self.many = 0
        for jeep in of_kind(state.turn, JEEP):
            if state.on[jeep] == NONE and state.at[jeep]:
                bit = _LAND_BIT[state.at[jeep]]
                self.many |= self.jeeps & bit
                self.jeeps |= bit
        firm = self.capitals if state.war.on else self.capitals | self.many
        self.spare = state.points - need(self.aloft, firm, ())
        """Points a piece can spend with no further check: the rest lets every plane land without
        that piece."""

    def without(self, land: str) -> int:
        """The cells where planes may land on land, once one jeep has left the region *land*."""
        bit = _LAND_BIT[land]
        return self.capitals | (self.jeeps if self.many & bit else self.jeeps & ~bit)

    def can_land(self, cost: int, lands: int, decks: tuple[str, ...]) -> bool:
        """Whether all can land there with *cost* points less."""
        return need(self.aloft, lands, decks) + cost <= self.points

    def may_vanish(self, state: State, piece: int, cost: int) -> bool:
        """Whether all can land in peace without the help of *piece*, wherever it goes."""
        if KIND[piece] == JEEP:
            return self.can_land(cost, self.without(state.at[piece]), self.decks)
        decks = self.decks
        if decks and state.load[piece] == NONE:
            at = decks.index(CELL[state.at[piece]])
            decks = decks[:at] + decks[at + 1 :]
        return self.can_land(cost, self.capitals | self.jeeps, decks)

    def jeep_goes(self, start: str, end: str, cost: int) -> bool:
        """Whether all can land once a jeep has driven from *start* to *end*."""
        return self.can_land(cost, self.without(start) | _LAND_BIT[end], self.decks)

    def jeep_is_lost(self, start: str, end: str, cost: int) -> bool:
        """Whether all can land even if this jeep is lost there, with all other jeeps of that cell."""
        lands = self.capitals | (self.without(start) & ~_LAND_BIT[end])
        return self.can_land(cost, lands, self.decks)

    def jeep_boards(self, land: str, carrier: str, cost: int) -> bool:
        """Whether all can land once a jeep on *land* has boarded an empty *carrier*.

        *carrier* is the region where it stands: *land* itself for a plane.
        """
        decks = self.decks
        if carrier != land and decks:
            at = decks.index(CELL[carrier])
            decks = decks[:at] + decks[at + 1 :]
        return self.can_land(cost, self.without(land), decks)

    def jeep_lands(self, land: str, cost: int, frees_deck: bool) -> bool:
        """Whether all can land once a jeep has landed; the deck of its ship may then be free."""
        decks = (*self.decks, CELL[land]) if frees_deck else self.decks
        return self.can_land(cost, self.capitals | self.jeeps | _LAND_BIT[land], decks)

    def ship_goes(self, start: str, end: str, cost: int, is_free: bool) -> bool:
        """Whether all can land once a ship, with or without load, has sailed to *end*."""
        decks = self.decks
        if is_free and decks:
            at = decks.index(CELL[start])
            decks = (*decks[:at], CELL[end], *decks[at + 1 :])
        return self.can_land(cost, self.capitals | self.jeeps, decks)
