"""The winds of the portolan: sixteen nodes on a hidden circle, the lines between them, and the rose."""

import math

from shapely import LineString, box

from boards.curve import number, outline
from boards.geo import Point
from boards.portolan_chart import BOTTOM, LEFT, RIGHT, TOP

MIDDLE: Point = (720, 536)
RADIUS = 426
"""Radius of the hidden circle. Its lowest node lies in the open sea, where there is room for the rose."""
NODES = 16
WINDS = {2: "quarter", 3: "half", 4: "whole", 5: "quarter", 6: "half", 7: "quarter"}
"""The kind of line that joins two nodes, by the number of nodes from one to the other."""

LILY = (
    "M0-27c5 7 7 13 4.5 19-.9 2.7-1.8 4.5-2.7 6.3h-3.6c-.9-1.8-1.8-3.6-2.7-6.3C-7-14-5-20 0-27z"
    "M-5-2c-2-5-7-11-13-9-4.5 1.8-4.5 8 0 10 2 0 2.7-1 2.7-2.7 2.7 0 4.5 2 4.5 4.5h-2.7v3.6h5.4V8c0 3-2 5-3.6 7h23.4"
    "c-2-2-3.6-4-3.6-7V4.5h5.4V.9h-2.7c0-2.7 2-4.5 4.5-4.5 0 2 1 2.7 2.7 2.7 4.5-2 4.5-8 0-10-6-2-11 4-13 9z"
)
"""The lily that marks north, in units of a rose of radius 62."""


def polar(radius: float, degrees: float) -> Point:
    """The point at *radius* from the middle, *degrees* clockwise from north."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


def node(at: int) -> Point:
    """A node of the hidden circle."""
    x, y = polar(RADIUS, at * 360 / NODES)
    return MIDDLE[0] + x, MIDDLE[1] + y


def _through(one: Point, other: Point) -> str:
    """The line through two points, from edge to edge of the map."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    far = 3000 / math.hypot(dx, dy)
    line = LineString(
        [
            (one[0] - dx * far, one[1] - dy * far),
            (other[0] + dx * far, other[1] + dy * far),
        ]
    ).intersection(box(LEFT, TOP, RIGHT, BOTTOM))
    if line.is_empty:
        return ""
    (x, y), (to_x, to_y) = line.coords[0], line.coords[-1]
    return f"M{x:.0f} {y:.0f}L{to_x:.0f} {to_y:.0f}"


def winds() -> str:
    """The lines of the winds: whole, half and quarter winds, each kind in its colour."""
    drawn = {"whole": "", "half": "", "quarter": ""}
    for at in range(NODES // 2):
        kind = "whole" if at % 4 == 0 else "half" if at % 2 == 0 else "quarter"
        drawn[kind] += _through(MIDDLE, node(at))
    for at in range(NODES):
        for step, kind in WINDS.items():
            drawn[kind] += _through(node(at), node((at + step) % NODES))
    return "".join(f'<path class="wind {kind}" d="{d}"/>' for kind, d in drawn.items())


def _star(points: int, turn: float, outer: float, inner: float, kind: str) -> str:
    """A star of the rose, each ray light on one side and dark on the other."""
    light = dark = ""
    for at in range(points):
        degrees = turn + at * 360 / points
        tip = polar(outer, degrees)
        light += outline([(0, 0), tip, polar(inner, degrees - 180 / points)])
        dark += outline([(0, 0), tip, polar(inner, degrees + 180 / points)])
    return f'<path class="ray light" d="{light}"/><path class="ray {kind}" d="{dark}"/>'


def rose(radius: float) -> str:
    """The rose of the winds, drawn around its middle; a lily marks north."""
    degrees = [
        outline(
            [
                polar(radius, at * 5.625),
                polar(radius, (at + 1) * 5.625),
                polar(radius * 0.9, (at + 1) * 5.625),
                polar(radius * 0.9, at * 5.625),
            ]
        )
        for at in range(0, 64, 2)
    ]
    return (
        f'<circle class="rose-field" r="{number(radius)}"/><path class="rose-degrees" d="{"".join(degrees)}"/>'
        f'<circle class="rose-ring" r="{number(radius)}"/><circle class="rose-ring" r="{number(radius * 0.9)}"/>'
        + _star(8, 22.5, radius * 0.78, radius * 0.22, "verdigris")
        + _star(4, 45, radius * 0.84, radius * 0.24, "vermilion")
        + _star(4, 0, radius * 0.88, radius * 0.2, "lapis")
        + f'<circle class="rose-boss" r="{number(radius * 0.15)}"/>'
        f'<path class="lily" transform="translate(0 {number(-radius - 14)}) scale({number(radius / 62)})" d="{LILY}"/>'
    )
