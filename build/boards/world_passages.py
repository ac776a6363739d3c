"""Where one gets from region to region on Magellan's map: passages over the lines, and coasts within a cell."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise

from boards.geo import polygons
from boards.world_cells import COLUMNS, Region

LEAST_SEA = 0.2
"""A sea passage over a line is at least this wide, in degrees along the line."""
LEAST_LAND = 0.1
"""A land passage."""
LEAST_COAST = 0.1
"""A coast is at least this long, in degrees; that of a named island counts whatever its length."""
ON = 1e-9
"""How near a point lies to a line that it lies on."""

type Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Passage:
    """From region to region over a line; ``second`` lies E or S of ``first``, as ``direction`` says.

    ``width`` is the longest stretch of the line that both have, in degrees.
    """

    first: str
    second: str
    direction: str
    width: float


def _spans(region: Region, axis: int, at: float) -> list[Span]:
    """The stretches of a side of its cell that a region has; axis 0 is a meridian at a longitude."""
    found: list[Span] = []
    for part in polygons(region.shape):
        for ring in (part.exterior, *part.interiors):
            for one, other in pairwise(ring.coords):
                if abs(one[axis] - at) < ON and abs(other[axis] - at) < ON:
                    low, high = sorted((one[1 - axis], other[1 - axis]))
                    found.append((low, high))
    merged: list[Span] = []
    for low, high in sorted(found):
        if merged and low <= merged[-1][1] + ON:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged


def _widest(some: list[Span], others: list[Span]) -> float:
    """The longest stretch that both have."""
    both = (min(a[1], b[1]) - max(a[0], b[0]) for a in some for b in others)
    return max((width for width in both), default=0.0)


def passages(regions: tuple[Region, ...], least: float) -> list[Passage]:
    """The passages at least *least* degrees wide, in the order of the regions, over the 180th meridian, too."""
    by_cell: dict[tuple[int, int], list[Region]] = defaultdict(list)
    for region in regions:
        by_cell[region.cell.row, region.cell.column].append(region)
    found = []
    for region in regions:
        row, column, west, south = (
            region.cell.row,
            region.cell.column,
            region.cell.west,
            region.cell.south,
        )
        east = by_cell[row, (column + 1) % COLUMNS]
        if east:
            spans = _spans(region, 0, west + 10)
            for other in east:
                width = _widest(spans, _spans(other, 0, other.cell.west))
                if width >= least:
                    found.append(Passage(region.id, other.id, "E", round(width, 3)))
        below = by_cell[row + 1, column]
        if below:
            spans = _spans(region, 1, south)
            for other in below:
                width = _widest(spans, _spans(other, 1, south))
                if width >= least:
                    found.append(Passage(region.id, other.id, "S", round(width, 3)))
    return found


def coasts(land: tuple[Region, ...], sea: tuple[Region, ...]) -> list[tuple[str, str]]:
    """The sea and land regions of a cell that touch."""
    by_cell: dict[str, list[Region]] = defaultdict(list)
    for region in land:
        by_cell[region.cell.id].append(region)
    found = []
    for water in sea:
        for ground in by_cell[water.cell.id]:
            length = water.shape.intersection(ground.shape).length
            if length >= LEAST_COAST or (ground.named and length > 0):
                found.append((water.id, ground.id))
    return found
