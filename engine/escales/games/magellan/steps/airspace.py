"""Where planes may land, and whether those in flight still can (MA-35, MA-41).

Sets of cells are ints, see :mod:`escales.games.magellan.sky`.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from escales.games.magellan import sky
from escales.games.magellan.board import CELL
from escales.games.magellan.countries import CAPITAL
from escales.games.magellan.pieces import JEEP, KIND, NONE, SHIP, of_kind

if TYPE_CHECKING:
    from escales.games.magellan.state import State

NEVER: Final = 1000
"""More points than anybody has."""


def capitals(state: "State") -> int:
    """The cells of the capitals that the seat in turn owns."""
    return _capitals(tuple(state.owner), state.turn)


@lru_cache(maxsize=64)
def _capitals(owners: tuple[int, ...], seat: int) -> int:
    found = 0
    for country, owner in enumerate(owners):
        if owner == seat:
            found |= sky.BIT[CAPITAL[country]]
    return found


def havens(state: "State") -> int:
    """The cells where planes of the seat in turn may land on land (MA-35)."""
    at, on, found = state.at, state.on, capitals(state)
    for jeep in of_kind(state.turn, JEEP):
        if on[jeep] < 0 and at[jeep]:
            found |= _LAND_BIT[at[jeep]]
    return found


_LAND_BIT: Final = {region: sky.BIT[cell] for region, cell in CELL.items()}


def decks(state: "State", leaving: int = NONE) -> tuple[str, ...]:
    """The cells of ships that carry nothing, each a place for one plane (MA-41).

    The ship that the plane *leaving* stands on is one of them.
    """
    if not state.decks:
        return ()
    at, load = state.at, state.load
    return tuple(
        [
            CELL[at[ship]]
            for ship in of_kind(state.turn, SHIP)
            if at[ship] and load[ship] in (NONE, leaving)
        ]
    )


@lru_cache(maxsize=1024)
def need(cells: tuple[str, ...], lands: int, ships: tuple[str, ...]) -> int:
    """The fewest hops by which planes over *cells* can all land; :data:`NEVER` if they cannot."""
    if not cells:
        return 0
    first, *others = cells
    if not others:
        for ship in ships:
            lands |= sky.BIT[ship]
        return _nearest(first, lands)
    rest = tuple(others)
    best = _nearest(first, lands) + need(rest, lands, ships)
    for at, ship in enumerate(ships):
        taken = sky.hops(first, ship) + need(rest, lands, ships[:at] + ships[at + 1 :])
        best = min(best, taken)
    return min(best, NEVER)


def _nearest(cell: str, havens: int) -> int:
    """How many hops there are to the nearest of *havens*."""
    if havens:
        for most in range(sky.FARTHEST + 1):
            if sky.around(cell, most) & havens:
                return most
    return NEVER


@lru_cache(maxsize=1024)
def bounds(others: tuple[str, ...], lands: int, ships: tuple[str, ...], points: int) -> int:
    """The cells over which one more plane may be with *points* left: *others* can land, too."""
    left = points - need(others, lands, ships)
    found = sky.within(lands, min(left, sky.FARTHEST))
    for at, ship in enumerate(ships):  # it lands there, and no other does
        if ship in ships[:at]:
            continue
        left = points - need(others, lands, ships[:at] + ships[at + 1 :])
        found |= sky.around(ship, min(left, sky.FARTHEST))
    return found


def aloft(state: "State", but: int = NONE) -> tuple[str, ...]:
    """The cells over which planes are in flight."""
    return tuple([state.at[plane] for plane in state.flying if plane != but])


def needed(state: "State") -> int:
    """The points that planes in flight need to land; 0 when there are none."""
    return need(aloft(state), havens(state), decks(state)) if state.flying else 0


class Airspace:
    """The planes in flight, and where they may land as long as nothing moves."""

    __slots__ = ("aloft", "capitals", "jeeps", "many", "points", "ships", "spare")

    def __init__(self, state: "State") -> None:
        self.aloft = aloft(state)
        self.capitals = capitals(state)
        self.ships = decks(state)
        self.points = state.points
        self.jeeps = 0
        self.many = 0
        for jeep in of_kind(state.turn, JEEP):
            if state.on[jeep] < 0 and state.at[jeep]:
                bit = _LAND_BIT[state.at[jeep]]
                self.many |= self.jeeps & bit
                self.jeeps |= bit
        firm = self.capitals if state.war.on else self.capitals | self.many
        self.spare = state.points - need(self.aloft, firm, ())
        """The points that can be spent on any one piece, whatever that does: enough are left to
        land where no piece is missed."""

    def without(self, land: str) -> int:
        """The cells to land in on land, once one jeep has left the region *land*."""
        bit = _LAND_BIT[land]
        return self.capitals | (self.jeeps if self.many & bit else self.jeeps & ~bit)

    def allows(self, cost: int, lands: int, ships: tuple[str, ...]) -> bool:
        """Whether all can land there once *cost* is spent."""
        return need(self.aloft, lands, ships) + cost <= self.points

    def may_vanish(self, state: "State", piece: int, cost: int) -> bool:
        """Whether all can land even without *piece*, wherever it goes, in peace."""
        if KIND[piece] == JEEP:
            return self.allows(cost, self.without(state.at[piece]), self.ships)
        ships = self.ships
        if ships and state.load[piece] == NONE:
            at = ships.index(CELL[state.at[piece]])
            ships = ships[:at] + ships[at + 1 :]
        return self.allows(cost, self.capitals | self.jeeps, ships)

    def jeep_goes(self, start: str, end: str, cost: int) -> bool:
        """Whether all can land once a jeep has driven from *start* to *end*."""
        return self.allows(cost, self.without(start) | _LAND_BIT[end], self.ships)

    def jeep_is_lost(self, start: str, end: str, cost: int) -> bool:
        """Whether all can land even if it is lost there, and all other jeeps in that cell."""
        lands = self.capitals | (self.without(start) & ~_LAND_BIT[end])
        return self.allows(cost, lands, self.ships)

    def jeep_boards(self, land: str, carrier: str, cost: int) -> bool:
        """Whether all can land once a jeep has left *land* for a free carrier in that region."""
        ships = self.ships
        if carrier != land and ships:
            at = ships.index(CELL[carrier])
            ships = ships[:at] + ships[at + 1 :]
        return self.allows(cost, self.without(land), ships)

    def jeep_lands(self, land: str, cost: int, leaves_ship: bool, decks: bool) -> bool:
        """Whether all can land once a jeep has come ashore; its ship is then free for a plane."""
        ships = (*self.ships, CELL[land]) if leaves_ship and decks else self.ships
        return self.allows(cost, self.capitals | self.jeeps | _LAND_BIT[land], ships)

    def ship_goes(self, start: str, end: str, cost: int, is_free: bool) -> bool:
        """Whether all can land once a ship, free for a plane or not, has sailed there."""
        ships = self.ships
        if is_free and ships:
            at = ships.index(CELL[start])
            ships = (*ships[:at], CELL[end], *ships[at + 1 :])
        return self.allows(cost, self.capitals | self.jeeps, ships)
