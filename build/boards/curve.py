"""Curves and outlines as SVG path data, and points of curves for pieces that travel along them."""

import math
from collections.abc import Sequence
from itertools import pairwise

from shapely.geometry.base import BaseGeometry

from boards.geo import Point, polygons


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def outline(points: Sequence[Point]) -> str:
    """A closed outline through *points*, in relative steps, since these are shorter than coordinates."""
    tenths = [(round(10 * x), round(10 * y)) for x, y in points]
    (x, y), *_ = tenths
    steps = [
        f"{number(b[0] / 10 - a[0] / 10)} {number(b[1] / 10 - a[1] / 10)}"
        for a, b in pairwise(tenths)
        if a != b
    ]
    return f"M{number(x / 10)} {number(y / 10)}l{' '.join(steps).replace(' -', '-')}z"


def outlines(shape: BaseGeometry, smallest: float = 4) -> str:
    """The outlines of all polygons of *shape* that are larger than *smallest* square units."""
    return "".join(
        outline(list(ring.coords)[:-1])
        for polygon in polygons(shape)
        if polygon.area > smallest
        for ring in (polygon.exterior, *polygon.interiors)
    )


def controls(points: Sequence[Point]) -> list[tuple[Point, Point, Point, Point]]:
    """The cubic pieces of a Catmull-Rom curve through *points*."""
    last = len(points) - 1
    pieces = []
    for at, (start, end) in enumerate(pairwise(points)):
        before, after = points[max(at - 1, 0)], points[min(at + 2, last)]
        first = (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6)
        second = (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6)
        pieces.append((start, first, second, end))
    return pieces


def path(points: Sequence[Point]) -> str:
    """The path data of the curve through *points*."""
    x, y = points[0]
    parts = [f"M{number(x)} {number(y)}"]
    for _, *rest in controls(points):
        parts.append("C" + " ".join(f"{number(x)} {number(y)}" for x, y in rest))
    return "".join(parts)


def samples(points: Sequence[Point], step: float) -> list[Point]:
    """Points of the curve through *points*, about *step* units apart, including both ends."""
    sampled = [points[0]]
    for start, first, second, end in controls(points):
        pieces = max(1, round(math.dist(start, end) / step))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
            corners = (start, first, second, end)
            sampled.append(
                (
                    sum(w * corner[0] for w, corner in zip(weights, corners, strict=True)),
                    sum(w * corner[1] for w, corner in zip(weights, corners, strict=True)),
                )
            )
    return sampled
