"""The land of Magellan's map: Natural Earth 1:50m, ice shelves as land, and small islands with a name from 1:10m."""

from dataclasses import dataclass
from functools import cache

import shapely
from shapely import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from boards.geo import folded, lakes, land, pieces, polygons
from boards.world_data import read

POLE = box(-180, -90, 180, -80)
"""South of 80 degrees S everything is ice, which counts as land."""
ISLAND = 10
"""The greatest width and height of a small island, in degrees."""
CLOSE = 0.02
"""Half the width of cracks to close between ice shelves and land, in degrees; they come from simplified outlines."""


@dataclass(frozen=True, slots=True)
class Group:
    """A named group of islands: it is one region of its cell, even if it is small.

    The islands within ``around`` belong to the group.
    """

    cell: str
    fr: str
    en: str
    around: BaseGeometry


@cache
def groups() -> tuple[Group, ...]:
    """The named groups of islands; raises Failure if their file is malformed."""
    return tuple(
        Group(
            record["cell"],
            record["fr"],
            record["en"],
            unary_union([box(*corners) for corners in record["boxes"]]),
        )
        for record in read("islands")["groups"]
    )


def islands() -> MultiPolygon:
    """The named islands from 1:10m, whole even if they reach over the side of their cell."""
    small = [
        piece
        for piece in pieces("land", "10m")
        if max(piece.bounds[2] - piece.bounds[0], piece.bounds[3] - piece.bounds[1]) < ISLAND
    ]
    around = unary_union([group.around for group in groups()])
    shapely.prepare(around)
    return folded(unary_union([piece for piece in map(folded, small) if piece.intersects(around)]))


def antarctica(coarse: MultiPolygon) -> MultiPolygon:
    """The land south of 60 degrees S with its ice shelves."""
    shelves = [Polygon(shelf["outline"]).buffer(0) for shelf in read("ice_shelves")["shelves"]]
    south = coarse.intersection(box(-180, -90, 180, -60))
    whole = unary_union([south, POLE, *shelves])
    closed = whole.buffer(CLOSE, join_style="mitre").buffer(-CLOSE, join_style="mitre")
    frame = box(-180, -90, 180, -60)
    return MultiPolygon(list(polygons(unary_union([whole, closed]).intersection(frame))))


@cache
def world() -> MultiPolygon:
    """All the land of the map, in degrees."""
    coarse = land("50m")
    north = coarse.intersection(box(-180, -60, 180, 90))
    whole = unary_union([north, antarctica(coarse), islands()]).difference(lakes("50m"))
    return MultiPolygon(list(polygons(whole)))
