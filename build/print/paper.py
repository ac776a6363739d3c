"""Geometry of printed sheets: tiles of a board, and the order of backs that meets their fronts. Lengths are in mm."""

from collections.abc import Sequence
from dataclasses import dataclass

A4 = (210.0, 297.0)
A3 = (297.0, 420.0)
MARGIN = 10.0
"""What printers leave white at each edge."""
OVERLAP = 10.0
"""How much of the board two neighbouring tiles both show."""
COLUMNS = 3
"""Cards, notes and their backs stand in this many columns."""


@dataclass(frozen=True)
class Tile:
    """One A4 sheet of a board: its name, such as B2, and what it shows in units of the drawing."""

    row: int
    column: int
    view: tuple[float, float, float, float]

    @property
    def name(self) -> str:
        """The letter of the row and the number of the column."""
        return f"{'AB'[self.row]}{self.column + 1}"


def fitted(width: float, height: float, into: tuple[float, float]) -> tuple[float, float]:
    """The greatest size of a drawing of this shape on a field *into*, in mm."""
    scale = min(into[0] / width, into[1] / height)
    return round(width * scale, 2), round(height * scale, 2)


def field(paper: tuple[float, float]) -> tuple[float, float]:
    """What can be printed on *paper* that lies on its long side."""
    return paper[1] - 2 * MARGIN, paper[0] - 2 * MARGIN


def tiles(box: Sequence[float]) -> tuple[tuple[float, float], list[Tile]]:
    """The size of one tile in mm, and the four tiles of a board whose drawing has the viewBox *box*."""
    left, top, width, height = box
    across, down = field(A4)
    whole = fitted(width, height, (2 * across - OVERLAP, 2 * down - OVERLAP))
    unit = width / whole[0]
    size = (round((whole[0] + OVERLAP) / 2, 2), round((whole[1] + OVERLAP) / 2, 2))
    step = (whole[0] - size[0], whole[1] - size[1])
    made = [
        Tile(
            row,
            column,
            (
                round(left + column * step[0] * unit, 2),
                round(top + row * step[1] * unit, 2),
                round(size[0] * unit, 2),
                round(size[1] * unit, 2),
            ),
        )
        for row in (0, 1)
        for column in (0, 1)
    ]
    return size, made


def sheets[Item](items: Sequence[Item], each: int) -> list[list[Item | None]]:
    """The items sheet by sheet, each with *each* places; ``None`` is an empty place."""
    return [
        [*items[at : at + each], *[None] * (each - len(items[at : at + each]))]
        for at in range(0, len(items), each)
    ]


def mirrored[Item](places: Sequence[Item]) -> list[Item]:
    """The places of a sheet's back, which is turned over its long edge: each row runs the other way."""
    return [
        place
        for at in range(0, len(places), COLUMNS)
        for place in reversed(places[at : at + COLUMNS])
    ]
