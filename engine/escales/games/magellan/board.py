"""The map of Magellan: regions, passages, coasts, canals and bases, from ``data/map.json``.

A cell is ten degrees square: ``5N1`` is the fifth row north and the first column east of
Greenwich (MA-01). A cell has land regions (``5N1.l1``) and sea regions (``5N1.w1``); a jeep or a
ship stands in one of them (MA-05). Everything here is computed once, when the game is loaded.
"""

from functools import cache
from typing import Any, Final

from escales.core.data import read

DATA: Final[dict[str, Any]] = read(__package__, "map.json")

NOWHERE: Final = ""
"""The place of a piece that is not on the board, and the base of a seat that has none yet."""
COLUMNS: Final = 36
"""Cells around the world."""
ROWS: Final = 18
"""Cells from the North Pole to the South Pole."""

LANDS: Final[tuple[str, ...]] = tuple(DATA["land"])
SEAS: Final[tuple[str, ...]] = tuple(DATA["water"])
CELL: Final[dict[str, str]] = {region: region.partition(".")[0] for region in (*LANDS, *SEAS)}
"""The cell of each region."""


def name_of(row: int, column: int) -> str:
    """The name of a cell; row 0 is the northernmost, column 0 the first east of Greenwich."""
    half = ROWS // 2
    band = f"{half - row}N" if row < half else f"{row - half + 1}S"
    return f"{band}{column % COLUMNS + 1}"


CELLS: Final = tuple(name_of(row, column) for row in range(ROWS) for column in range(COLUMNS))
"""All cells, from north to south and eastward."""
INDEX: Final = {cell: at for at, cell in enumerate(CELLS)}
"""Where each cell stands in :data:`CELLS`: 36 times its row, plus its column."""


def _gathered(pairs: list[str], both: bool = True) -> dict[str, tuple[str, ...]]:
    """Pairs such as ``a b`` by their first word, and by their second too if *both*."""
    found: dict[str, list[str]] = {}
    for pair in pairs:
        one, other = pair.split()
        found.setdefault(one, []).append(other)
        if both:
            found.setdefault(other, []).append(one)
    return {region: tuple(sorted(others)) for region, others in found.items()}


_DRIVES: Final = _gathered(DATA["land_edges"])
_SAILS: Final = _gathered(DATA["water_edges"])
_COASTS: Final = _gathered(DATA["coasts"])

DRIVES: Final = {land: _DRIVES.get(land, ()) for land in LANDS}
"""The land regions that a jeep reaches from each by crossing one line (MA-11)."""
COASTS: Final = {region: _COASTS.get(region, ()) for region in (*LANDS, *SEAS)}
"""The seas that touch each land, and the lands that touch each sea, in the same cell (MA-13)."""
LANDS_OF: Final = _gathered([f"{CELL[land]} {land}" for land in LANDS], both=False)
"""The land regions of each cell with land."""

REGIONS_OF: Final = _gathered([f"{cell} {region}" for region, cell in CELL.items()], both=False)
"""All regions of each cell."""

CANALS: Final[dict[str, tuple[str, str]]] = {
    canal["id"]: tuple(canal["ends"]) for canal in DATA["canals"]
}
"""The two seas that each canal joins (MA-14)."""
CANAL_IDS: Final = tuple(CANALS)


@cache
def sails(sea: str, open_canals: tuple[str, ...]) -> tuple[str, ...]:
    """The seas that a ship reaches from *sea* for one point, with these canals open (MA-12, MA-14)."""
    ends = [
        b if sea == a else a
        for canal, (a, b) in CANALS.items()
        if canal in open_canals and sea in (a, b)
    ]
    return tuple(sorted((*_SAILS.get(sea, ()), *ends)))


def canal_between(one: str, other: str) -> str | None:
    """The canal that joins two seas; ``None`` if there is none."""
    for canal, ends in CANALS.items():
        if ends in ((one, other), (other, one)):
            return canal
    return None


def lines_east(start: str, end: str) -> int:
    """The meridians crossed between neighbouring cells: 1 eastward, -1 westward, or 0."""
    step = (INDEX[end] - INDEX[start]) % COLUMNS
    return step if step < 2 else step - COLUMNS if step == COLUMNS - 1 else 0


class Base:
    """The island where a player starts: its cell, and the regions for new pieces (MA-02, MA-04)."""

    __slots__ = ("cell", "land", "water")

    def __init__(self, record: dict[str, str]) -> None:
        self.cell = record["cell"]
        self.land = record["land"]
        self.water = record["water"]


BASES: Final = {
    int(number): tuple(Base(record) for record in records)
    for number, records in DATA["bases"].items()
}
"""The four lists of six islands (MA-02)."""
BASE_AT: Final = {base.cell: base for bases in BASES.values() for base in bases}
"""The bases by their cells. An island that is in two lists is the same in both."""
