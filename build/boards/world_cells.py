"""The cells of Magellan's map, ten degrees wide and high, and the land and sea regions in each."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from shapely import Point, Polygon, STRtree, box, maximum_inscribed_circle
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from boards.geo import lakes, polygons
from boards.world_data import read
from boards.world_land import Group, groups, world

EARTH = 6371.0088
"""The Earth's mean radius in km."""
LEAST_LAND = 1000
"""The least area of a land region without a name of its own, in km2."""
LEAST_SEA = 5000
"""The least area of a sea region if its cell has several, in km2."""
LEAST_ONLY_SEA = 1500
"""The least area of the only sea region of a cell, in km2."""
COLUMNS, ROWS = 36, 18


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of ten degrees; ``column`` 0 begins at Greenwich, ``row`` 0 at the north pole."""

    row: int
    column: int

    @property
    def id(self) -> str:
        """Its name on the map: 5N1 is the first one eastward from Greenwich between 40 and 50 N."""
        half = ROWS // 2
        number = half - self.row if self.row < half else self.row - half + 1
        return f"{number}{'N' if self.row < half else 'S'}{self.column + 1}"

    @property
    def west(self) -> int:
        """Its western side in degrees, from -180 on."""
        return (self.column * 10 + 180) % 360 - 180

    @property
    def south(self) -> int:
        """Its southern side in degrees."""
        return 80 - self.row * 10

    @property
    def square(self) -> Polygon:
        """Its shape in degrees."""
        return box(self.west, self.south, self.west + 10, self.south + 10)


@dataclass(frozen=True, slots=True)
class Region:
    """A connected piece of land or sea within a cell, or a named group of islands; ``name`` is in French and English."""

    id: str
    cell: Cell
    shape: BaseGeometry
    name: tuple[str, str] | None
    named: bool = False

    @property
    def spot(self) -> Point:
        """A point well inside it: the middle of the largest circle in its largest part."""
        largest = max(polygons(self.shape), key=lambda part: part.area)
        circle = maximum_inscribed_circle(largest, tolerance=0.02)
        return Point(circle.coords[0])


@dataclass(frozen=True, slots=True)
class Regions:
    """The land and sea regions of the map, by cell in the order of rows and columns, by size within a cell."""

    land: tuple[Region, ...]
    sea: tuple[Region, ...]


def square_km(shape: BaseGeometry) -> float:
    """The area of *shape* on the globe, in km2; its sides are straight in the plate carrée projection."""
    return sum(
        _ring_km(part.exterior.coords) - sum(_ring_km(hole.coords) for hole in part.interiors)
        for part in polygons(shape)
    )


def _ring_km(points: Iterable[tuple[float, ...]]) -> float:
    around = [(math.radians(x), math.sin(math.radians(y))) for x, y, *_ in points]
    total = sum(
        (x - before) * (2 + height + level) for (before, height), (x, level) in pairwise(around)
    )
    return abs(total * EARTH**2 / 2)


def cells() -> Iterator[Cell]:
    """All cells, from north to south and eastward from Greenwich."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            yield Cell(row, column)


@cache
def regions() -> Regions:
    """The regions of all cells; raises Failure if a file of additions is malformed."""
    inland = lakes("50m")
    pieces = list(world().geoms)
    tree = STRtree(pieces)
    names = {id: (sea["fr"], sea["en"]) for sea in read("seas")["seas"] for id in sea["regions"]}
    land: list[Region] = []
    sea: list[Region] = []
    for cell in cells():
        square = cell.square
        ground = unary_union([pieces[at].intersection(square) for at in tree.query(square)])
        for number, (shape, group) in enumerate(_lands(cell, ground), 1):
            name = (group.fr, group.en) if group else None
            land.append(Region(f"{cell.id}.l{number}", cell, shape, name, group is not None))
        for number, shape in enumerate(
            _seas(cell, square.difference(ground).difference(inland)), 1
        ):
            id = f"{cell.id}.w{number}"
            sea.append(Region(id, cell, shape, names.get(id)))
    return Regions(tuple(land), tuple(sea))


def _lands(cell: Cell, ground: BaseGeometry) -> list[tuple[BaseGeometry, Group | None]]:
    """The land regions of a cell, the largest first; a region that is a group of islands comes with its group."""
    here = [group for group in groups() if group.cell == cell.id]
    grouped: dict[str, list[Polygon]] = {group.fr: [] for group in here}
    found: list[tuple[BaseGeometry, Group | None]] = []
    for piece in polygons(ground):
        group = next((group for group in here if group.around.contains(piece)), None)
        if group:
            grouped[group.fr].append(piece)
        elif square_km(piece) >= LEAST_LAND:
            found.append((piece, None))
    found += [(unary_union(grouped[group.fr]), group) for group in here]
    return sorted(found, key=lambda one: -square_km(one[0]))


def _seas(cell: Cell, water: BaseGeometry) -> list[Polygon]:
    """The sea regions of a cell, the largest first."""
    kept = [Point(record["at"]) for record in read("seas")["kept"] if record["cell"] == cell.id]
    pieces = sorted(polygons(water), key=lambda piece: -piece.area)
    large = [
        piece
        for piece in pieces
        if square_km(piece) >= LEAST_SEA or any(piece.contains(spot) for spot in kept)
    ]
    if large:
        return large
    return [piece for piece in pieces[:1] if square_km(piece) >= LEAST_ONLY_SEA]
