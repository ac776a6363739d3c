"""The small maps on the cards of Magellan, cut from the wall map: where a country or an event is."""

from shapely import LineString, Polygon, box

from boards.curve import number, outlines, path
from boards.geo import Point
from boards.wall_chart import BOTTOM, CELL, MARGIN, RIGHT, capitals, place, tints
from boards.world_data import read

WIDE, HIGH = 300, 168
"""The size of a small map, in units of the wall map."""
COARSE = 2.4
"""Details smaller than this are left out: a card is a third as large as its part of the wall map."""


def locators() -> str:
    """A symbol ``locator-ID`` for each country and each history card.

    Their colours are those of the theme where a symbol is used.
    """
    spots = [(one["id"], place(*one["lonlat"]), "capital") for one in capitals()]
    spots += [(one["id"], place(*one["lonlat"]), "event") for one in read("history")["cards"]]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(_symbol(*one) for one in spots)}</svg>\n'
    )


def _symbol(id: str, spot: Point, kind: str) -> str:
    x, y = spot
    left = min(RIGHT - WIDE, max(MARGIN, x - WIDE / 2))
    top = min(BOTTOM - HIGH, max(MARGIN, y - HIGH / 2))
    window = box(left, top, left + WIDE, top + HIGH)
    shores = "".join(
        f'<path class="locator-land" fill="var(--{name})" d="{drawn}"/>'
        for name, shape in tints().items()
        if (drawn := outlines(shape.intersection(window).simplify(COARSE)))
    )
    size = f'x="{number(left)}" y="{number(top)}" width="{WIDE}" height="{HIGH}"'
    return (
        f'<symbol id="locator-{id}" viewBox="{number(left)} {number(top)} {WIDE} {HIGH}">'
        f'<rect class="locator-sea" {size}/>{shores}{_rivers(window)}<path class="locator-grid" d="{_grid(left, top)}"/>'
        f"{_cell(x, y) if kind == 'capital' else ''}{_mark(x, y, kind)}</symbol>"
    )


def _rivers(window: Polygon) -> str:
    """The rivers of the wall map that run through a window."""
    courses = [[place(*spot) for spot in one["course"]] for one in read("relief")["rivers"]]
    inside = "".join(path(course) for course in courses if LineString(course).intersects(window))
    return f'<path class="locator-river" d="{inside}"/>' if inside else ""


def _grid(left: float, top: float) -> str:
    """The lines of the wall map's grid in a window."""
    across = [at for at in range(MARGIN, RIGHT + 1, CELL) if left < at < left + WIDE]
    down = [at for at in range(MARGIN, BOTTOM + 1, CELL) if top < at < top + HIGH]
    return "".join(
        [
            *(f"M{at} {number(top)}v{HIGH}" for at in across),
            *(f"M{number(left)} {at}h{WIDE}" for at in down),
        ]
    )


def _cell(x: float, y: float) -> str:
    """The cell in which a capital is."""
    column, row = (int((at - MARGIN) // CELL) for at in (x, y))
    return (
        f'<rect class="locator-cell" x="{MARGIN + CELL * column}" y="{MARGIN + CELL * row}" '
        f'width="{CELL}" height="{CELL}"/>'
    )


def _mark(x: float, y: float, kind: str) -> str:
    """A double circle for a capital, a cross in a circle for an event."""
    at = f'cx="{number(x)}" cy="{number(y)}"'
    if kind == "capital":
        return f'<circle class="locator-ring" {at} r="11"/><circle class="locator-dot" {at} r="5"/>'
    cross = f"M{number(x)} {number(y - 22)}v44M{number(x - 22)} {number(y)}h44"
    return f'<path class="locator-cross" d="{cross}"/><circle class="locator-event" {at} r="11"/>'
