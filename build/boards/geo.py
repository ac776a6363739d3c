"""The land of the globe: Natural Earth, from the npm package `world-atlas`."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy
import shapely
from shapely import MultiPolygon, Polygon, box
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

type Point = tuple[float, float]

ATLAS = Path(__file__).resolve().parents[2] / "node_modules" / "world-atlas"


def polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    """The polygons of *shape*; its lines and points are left out."""
    if isinstance(shape, Polygon):
        yield shape
    for part in getattr(shape, "geoms", ()):
        yield from polygons(part)


@cache
def land(scale: str) -> MultiPolygon:
    """The land in degrees of longitude and latitude; *scale* is 110m, 50m or 10m.

    Raises FileNotFoundError if the package is not installed.
    """
    return folded(unary_union(pieces("land", scale)))


@cache
def lakes(scale: str) -> MultiPolygon:
    """The lakes that belong to no country, in degrees: only the Caspian Sea. *scale* is 50m or 10m."""
    # The atlas draws Antarctica differently as a country and as land: all of it counts as dry.
    dry = unary_union([box(-180, -90, 180, -60), *pieces("countries", scale)])
    between = land(scale).difference(folded(dry))
    # Narrow slits arise where the two layers draw the same coast differently: only wider areas are lakes.
    return MultiPolygon(list(polygons(between.buffer(-0.2).buffer(0.2).intersection(between))))


def pieces(layer: str, scale: str) -> list[Polygon]:
    """The polygons of the atlas; some of them reach over the date line. *layer* is land or countries."""
    topology = json.loads((ATLAS / f"{layer}-{scale}.json").read_text(encoding="utf-8"))
    arcs = [_arc(topology["transform"], steps) for steps in topology["arcs"]]
    return [
        part
        for geometry in topology["objects"][layer]["geometries"]
        for rings in _rings(geometry)
        for part in polygons(
            Polygon(_ring(arcs, rings[0]), [_ring(arcs, hole) for hole in rings[1:]]).buffer(0)
        )
    ]


def folded(around: BaseGeometry) -> MultiPolygon:
    """*around* with its parts beyond 180 degrees moved back to the other side."""
    turned = [
        translate(around.intersection(box(turn - 180, -90, turn + 180, 90)), -turn)
        for turn in (-360, 0, 360)
    ]
    return MultiPolygon(list(polygons(unary_union(turned))))


def _rings(geometry: dict[str, Any]) -> list[list[list[int]]]:
    """The rings of each polygon of a TopoJSON geometry, as numbers of arcs."""
    many: list[list[list[int]]] = geometry.get("arcs", [])
    return many if geometry["type"] != "Polygon" else [geometry["arcs"]]


def _arc(scaling: dict[str, Any], steps: Iterable[list[int]]) -> list[Point]:
    """The points of a TopoJSON arc, which is stored as whole-number steps from point to point."""
    (width, height), (left, low) = scaling["scale"], scaling["translate"]
    x = y = 0
    points = []
    for dx, dy in steps:
        x, y = x + dx, y + dy
        points.append((x * width + left, y * height + low))
    return points


def _ring(arcs: list[list[Point]], numbers: Iterable[int]) -> list[Point]:
    """A ring made of arcs; it may reach beyond 180 degrees. The number ~n stands for arc n backwards."""
    ring: list[Point] = []
    turn = 0
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        for x, y in arc[1:] if ring else arc:
            # A step of more than half-way around the globe crosses the date line.
            if ring and abs(x + turn - ring[-1][0]) > 180:
                turn += 360 if x + turn < ring[-1][0] else -360
            ring.append((x + turn, y))
    return ring


def projected(shape: BaseGeometry, project: Callable[[float, float], Point]) -> BaseGeometry:
    """*shape* in units of a drawing; long edges are split, so that they bend with the axes."""
    drawn = shapely.transform(
        shape.segmentize(1), lambda spots: numpy.array([project(x, y) for x, y in spots])
    )
    return drawn.buffer(0)
