"""The wall map of Magellan: the positions of cells, regions, capitals and bases on the sheet, and the land to draw."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import shapely
from shapely import Polygon, box
from shapely.affinity import affine_transform
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from boards.geo import Point, lakes, polygons
from boards.world_cells import Cell, Region, regions
from boards.world_data import read
from boards.world_land import world

CELL = 100
"""The side of a cell, in units of the drawing."""
MARGIN = 54
WIDTH, HEIGHT = 36 * CELL + 2 * MARGIN, 18 * CELL + 2 * MARGIN
RIGHT, BOTTOM = WIDTH - MARGIN, HEIGHT - MARGIN
FIELD = box(MARGIN, MARGIN, RIGHT, BOTTOM)
"""The map itself, without its margins."""

DETAIL = 1.1
"""Details of a coast smaller than this are not drawn."""
SMALLEST = 5
"""Islands smaller than this, in square units, are drawn only if they have a name."""
ISLET = 2.2
"""An island with a name is drawn at least as large as a dot of this radius."""
WATER_LINES = (18, 11, 5)
"""Distances from the coast to the water lines, the outermost first."""


def place(lon: float, lat: float) -> Point:
    """The point on the sheet of a longitude and latitude."""
    return (MARGIN + (lon + 180) * CELL / 10, MARGIN + (90 - lat) * CELL / 10)


def corner(cell: Cell) -> Point:
    """The upper left corner of a cell."""
    return place(cell.west, cell.south + 10)


def drawn(shape: BaseGeometry) -> BaseGeometry:
    """A shape in degrees, as it lies on the sheet."""
    scale = CELL / 10
    return affine_transform(shape, [scale, 0, 0, -scale, MARGIN + 180 * scale, MARGIN + 90 * scale])


def _whole(parts: Iterable[BaseGeometry]) -> BaseGeometry:
    return unary_union([part.buffer(0) for part in parts])


@cache
def land() -> BaseGeometry:
    """All the land as it is drawn; small islands with a name are drawn as dots at least."""
    coarse = drawn(world()).simplify(DETAIL)
    large = [part for part in polygons(coarse) if part.area > SMALLEST]
    islets = []
    for region in regions().land:
        if region.named:
            for part in polygons(drawn(region.shape)):
                few = len(list(polygons(region.shape))) < 6
                if part.area < SMALLEST * 4 and (few or part.area > 1):
                    islets.append(part.simplify(0.5).buffer(ISLET * 0.7, quad_segs=2))
    return _whole([*large, *islets]).intersection(FIELD)


@cache
def water() -> BaseGeometry:
    """Lakes that are drawn as water."""
    return drawn(lakes("50m")).simplify(DETAIL)


@cache
def tints() -> dict[str, BaseGeometry]:
    """The land by geographic series, each drawn in its own tint; Antarctica has none and is drawn like paper."""
    rest = land()
    found = {}
    south = drawn(box(-180, -90, 180, -60))
    found["antarctica"] = rest.intersection(south)
    rest = rest.difference(south)
    for record in read("series")["series"]:
        mask = drawn(_whole(Polygon(ring) for ring in record["outlines"]))
        found[record["id"]] = rest.intersection(mask)
        rest = rest.difference(mask)
    found["asia"] = rest
    return found


@cache
def water_lines() -> list[BaseGeometry]:
    """The areas around the land that are bounded by the water lines, the widest first."""
    shore = land().simplify(1.5)
    return [shore.buffer(far, quad_segs=3).simplify(1.6).intersection(FIELD) for far in WATER_LINES]


def parted_seas() -> list[Region]:
    """The second and third seas of cells that have several: they are drawn differently from the first."""
    return [region for region in regions().sea if not region.id.endswith(".w1")]


@cache
def spots() -> dict[str, tuple[float, float, float]]:
    """The position of a piece in each region, and the radius of the room it has there."""
    found = {}
    for region in (*regions().land, *regions().sea):
        shape = drawn(region.shape)
        largest = max(polygons(shape), key=lambda part: part.area).simplify(0.6).buffer(0)
        largest = max(polygons(largest), key=lambda part: part.area)
        if largest.area > 0.9 * CELL**2:
            x, y = corner(region.cell)
            found[region.id] = (x + CELL / 2, y + CELL / 2, CELL / 2 - 4)
            continue
        circle = shapely.maximum_inscribed_circle(largest, tolerance=1)
        (x, y), *_ = circle.coords
        found[region.id] = (round(x, 1), round(y, 1), round(circle.length, 1))
    return found


def capitals() -> list[dict[str, Any]]:
    """The capitals of the fifty countries, with their positions on the sheet."""
    return [{**record, "spot": place(*record["lonlat"])} for record in read("capitals")["capitals"]]


def bases() -> list[dict[str, Any]]:
    """The islands of all lists, each once, with their positions on the sheet and, as for capitals, those of their names."""
    found: dict[str, dict[str, Any]] = {}
    for records in read("places")["lists"].values():
        for record in records:
            x, y = place(*record["lonlat"])
            beside = [-14, 5, -1] if x > RIGHT - 1.6 * CELL else [14, 5, 1]
            found.setdefault(record["cell"], {"beside": beside, **record, "spot": (x, y)})
    return list(found.values())


def canals() -> list[dict[str, Any]]:
    """The canals, with their positions on the sheet."""
    return [{**record, "spot": place(*record["lonlat"])} for record in read("places")["canals"]]
