"""Distances through the air, from cell to cell (MA-08, MA-36).

A set of cells is an int with a bit for each, in the order of ``board.CELLS``.
"""

from functools import cache, lru_cache
from typing import Final

from escales.games.magellan.board import CELLS, COLUMNS, INDEX, ROWS, name_of

LINES: Final = 2
"""How many lines a hop may cross."""
FARTHEST: Final = (ROWS - 1 + COLUMNS // 2 + LINES - 1) // LINES
"""From this many hops on every cell can be reached."""

BIT: Final = {cell: 1 << at for at, cell in enumerate(CELLS)}
"""The set of one cell."""


@cache
def hops(start: str, end: str) -> int:
    """How many hops there are between two cells; there is no way over the poles."""
    a, b = INDEX[start], INDEX[end]
    across = abs(a % COLUMNS - b % COLUMNS)
    lines = abs(a // COLUMNS - b // COLUMNS) + min(across, COLUMNS - across)
    return -(-lines // LINES)


@cache
def hop(cell: str) -> tuple[str, ...]:
    """The cells that one hop from *cell* can end in, in ascending order (MA-36)."""
    return tuple(sorted(end for end in _near(cell) if end != cell))


@cache
def _near(cell: str) -> tuple[str, ...]:
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
    """The cells from which one of *havens* is within *most* hops, as a set."""
    if not havens or most < 0:
        return 0
    if most >= FARTHEST:
        return (1 << len(CELLS)) - 1
    found = 0
    for cell in cells_of(havens):
        found |= around(cell, most)
    return found


def cells_of(cells: int) -> list[str]:
    """The cells of a set."""
    found = []
    while cells:
        low = cells & -cells
        found.append(CELLS[low.bit_length() - 1])
        cells ^= low
    return found
