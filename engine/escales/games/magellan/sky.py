"""Distances through the air, in hops from cell to cell (MA-08, MA-36).

A set of cells is an int with one bit for each cell, in the order of ``board.CELLS``.
"""

from functools import cache, lru_cache
from typing import Final

from escales.games.magellan.board import CELLS, COLUMNS, INDEX, ROWS, name_of

LINES: Final = 2
"""How many lines a plane crosses for a point, in one hop (MA-08)."""
FARTHEST: Final = (ROWS - 1 + COLUMNS // 2 + LINES - 1) // LINES
"""With so many hops every cell can be reached from everywhere."""

BIT: Final = {cell: 1 << at for at, cell in enumerate(CELLS)}
"""The set that holds one cell only, by that cell."""


@cache
def hops(start: str, end: str) -> int:
    """The number of hops between two cells; no flight goes over the poles."""
    a, b = INDEX[start], INDEX[end]
    across = abs(a % COLUMNS - b % COLUMNS)
    lines = abs(a // COLUMNS - b // COLUMNS) + min(across, COLUMNS - across)
    return -(-lines // LINES)


@cache
def hop(cell: str) -> tuple[str, ...]:
    """The cells where one hop from *cell* can end, in ascending order (MA-36)."""
    return tuple(sorted(end for end in _near(cell) if end != cell))


@cache
def _near(cell: str) -> tuple[str, ...]:
    """The cells within one hop of *cell*, itself included."""
    row, column = divmod(INDEX[cell], COLUMNS)
    return tuple(
        name_of(row + down, column + east)
        for down in range(-LINES, LINES + 1)
        for east in range(-LINES, LINES + 1)
        if abs(down) + abs(east) <= LINES and 0 <= row + down < ROWS
    )


@cache
def around(cell: str, most: int) -> int:
    """The cells within *most* hops of *cell*, as a set."""
    if most <= 0:
        return BIT[cell] if most == 0 else 0
    found = 0
    for near in _near(cell):
        found |= around(near, most - 1)
    return found


@lru_cache(maxsize=1024)
def within(havens: int, most: int) -> int:
    """The cells within *most* hops of any of *havens*, as a set."""
    if not havens or most < 0:
        return 0
    if most >= FARTHEST:
        return (1 << len(CELLS)) - 1
    found = 0
    for cell in cells_of(havens):
        found |= around(cell, most)
    return found


def cells_of(cells: int) -> list[str]:
    """The cells of a set, in the order of ``board.CELLS``."""
    found = []
    while cells:
        low = cells & -cells
        found.append(CELLS[low.bit_length() - 1])
        cells ^= low
    return found
