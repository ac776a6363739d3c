"""The connections of regions on Magellan's map: passages over grid lines, and coasts within a cell."""

from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise

from boards.geo import polygons
from boards.world_cells import COLUMNS, Region

LEAST_SEA = 0.2
"""The least width of a sea passage, in degrees along the grid line."""
LEAST_LAND = 0.1
"""The least width of a land passage, in degrees along the grid line."""
LEAST_COAST = 0.1
"""The least length of a coast, in degrees; the coast of a named island may be shorter."""
ON = 1e-9
"""A point lies on a line if it is nearer than this, in degrees."""

type Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage over a grid line; ``second`` lies to the E or S of ``first``, as ``direction`` says.

    ``width`` is the longest stretch of the line that both regions touch, in degrees.
    """

    first: str
    second: str
    direction: str
    width: float


def _spans(region: Region, axis: int, at: float) -> list[Span]:
    """The stretches of a grid line that a region touches: a meridian (axis 0) or a parallel (axis 1), at the degree *at*."""
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
    """The length of the longest stretch that both have."""
    both = (min(a[1], b[1]) - max(a[0], b[0]) for a in some for b in others)
    return max((width for width in both), default=0.0)


def passages(regions: tuple[Region, ...], least: float) -> list[Passage]:
    """The passages at least *least* degrees wide, in the order of the regions; those over the 180th meridian are included."""
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
    """The pairs of sea and land regions that touch within a cell."""
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
