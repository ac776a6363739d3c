"""Where Magellan's pieces stand beside the capitals: at the map's first scale they are nearly as large as a cell.

A piece stays in its cell, on its land or its sea, and where it hides as little as possible of the capitals around it. Where
each stand there would hide one, as on a small island, it stands elsewhere in the cell, and a line leads to its land or its sea.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import compress
from math import hypot

from shapely import contains_xy, prepare
from shapely.geometry.base import BaseGeometry

from boards.schema import Slot
from boards.town_names import TOWN_FAR, Box, towns
from boards.wall_chart import CELL, capitals, corner, drawn
from boards.world_cells import Region, regions

SIZES = {"jeep": (36.0, 26.0), "ship": (42.0, 22.0), "plane": (38.0, 22.0)}
"""How far a piece reaches from where it stands at the map's first scale on a phone, across and down."""
COUNT = (34.0, -34.0, 24.0)
"""Where the number of a pile stands there, from its topmost piece, and how far it reaches."""
DOT = 11.0
"""How far from its middle a capital should be free, so that it is seen and hit."""
LETTERS = 60.0
"""The part of a name, from its capital on, that tells which one it is."""
EDGE, STEP = 16.0, 4.0
"""The least distance of a stand from the edge of its cell, and how closely stands are tried."""
FAR, CROWD = 0.011, 1.2
"""What a unit away from the usual stand costs, and what lies on other pieces."""
BESIDE = 0.3
"""How much less than any stand of its own one on another region must hide."""
COVERED = 0.8
"""If the best stand of its own hides so much, a piece stands beside its region: a third of a capital is out of sight."""
SEEN = 0.1
"""Less than this hides nothing: a capital counts 3, and the beginning of a name 1."""
SECOND, NUMBER = 0.4, 0.35
"""How much what a second pile and the number of a pile hide counts, relative to the first pile."""
TURNS = ((1, 1), (-1, 1), (1, -1), (-1, -1))
"""The sides on which the pile of another seat may stand: a row's signs."""


@dataclass(frozen=True, slots=True)
class Town:
    """What should be seen of a capital: its circle, and the beginning of its name in each language."""

    x: float
    y: float
    names: tuple[Box, ...]


@cache
def _towns() -> tuple[Town, ...]:
    written = [towns(language, TOWN_FAR) for language in ("fr", "en")]
    found = []
    for at, town in enumerate(capitals()):
        x, y = town["spot"]
        names = []
        for boxes in written:
            left, top, right, bottom = boxes[at]
            begins = town["beside"][2] > 0
            first = (
                (left, min(right, left + LETTERS))
                if begins
                else (max(left, right - LETTERS), right)
            )
            names.append((first[0], top, first[1], bottom))
        found.append(Town(x, y, tuple(names)))
    return tuple(found)


def _around(x: float, y: float, size: tuple[float, float]) -> Box:
    return x - size[0], y - size[1], x + size[0], y + size[1]


def _shared(one: Box, other: Box) -> float:
    """The part of *one* that *other* covers."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    area = (one[2] - one[0]) * (one[3] - one[1])
    return wide * high / area if wide > 0 and high > 0 else 0


@cache
def _near(column: float, row: float) -> list[Town]:
    """The capitals that a piece in a square of the sheet may hide, and some more."""
    x, y = CELL * (column + 0.5), CELL * (row + 0.5)
    return [town for town in _towns() if abs(town.x - x) < 4 * CELL and abs(town.y - y) < 4 * CELL]


def hidden(x: float, y: float, size: tuple[float, float]) -> float:
    """How much a piece hides of capitals and of the beginnings of their names; *size* is how far it reaches."""
    piece = _around(x, y, size)
    found = 0.0
    for town in _near(x // CELL, y // CELL):
        if abs(town.x - piece[0]) > 2 * CELL or abs(town.y - piece[1]) > CELL * 1.5:
            continue
        found += 3 * _shared(_around(town.x, town.y, (DOT, DOT)), piece)
        found += max(_shared(name, piece) for name in town.names)
    return found


def _costs(
    at: tuple[float, float],
    kind: str,
    rows: Iterable[tuple[float, float]],
    home: tuple[float, float],
    others: list[Box],
) -> Iterator[tuple[float, tuple[float, float]]]:
    """What a stand costs with each of the *rows* of a second pile."""
    x, y = at
    piece = _around(x, y, SIZES[kind])
    alone = hidden(x, y, SIZES[kind])
    number = NUMBER * hidden(x + COUNT[0], y + COUNT[1], (COUNT[2], COUNT[2]))
    far = FAR * hypot(x - home[0], y - home[1])
    crowd = CROWD * sum(_shared(piece, other) for other in others)
    for row in rows:
        second = SECOND * hidden(x + row[0], y + row[1], SIZES[kind])
        yield alone + second + number + far + crowd, row


def _tried(region: Region, shape: BaseGeometry | None) -> Iterable[tuple[float, float]]:
    """Points of the cell; those in *shape* if there is one."""
    left, top = corner(region.cell)
    steps = range(int((CELL - 2 * EDGE) / STEP) + 1)
    spots = [
        (left + EDGE + across * STEP, top + EDGE + down * STEP)
        for across in steps
        for down in steps
    ]
    if shape is None:
        return spots
    inside = contains_xy(shape, [x for x, _ in spots], [y for _, y in spots])
    return compress(spots, inside.tolist())


def _best(region: Region, kind: str, slot: Slot, x: float, y: float, taken: list[Box]) -> Slot:
    """The slot of a kind of piece in a region whose middle is *x*, *y*."""
    home = (x + slot.dx, y + slot.dy)
    usual = hidden(*home, SIZES[kind])
    if usual < SEEN:
        return slot
    shape = drawn(region.shape)
    prepare(shape)
    across, down = abs(slot.row[0]), abs(slot.row[1])
    near = [one for one in taken if abs(one[0] - x) < 2 * CELL and abs(one[1] - y) < CELL]
    rows = [(across * right, down * below) for right, below in TURNS]
    best = (usual, home, slot.row, False)
    for beside in (False, True):
        tried = [
            (cost, at, row)
            for at in _tried(region, None if beside else shape)
            for cost, row in _costs(at, kind, rows, home, near)
        ]
        if tried:
            _, at, row = min(tried)
            hides = hidden(*at, SIZES[kind])
            if hides + (BESIDE if beside else SEEN) <= best[0]:
                best = (hides, at, row, beside)
        if best[0] < COVERED:
            break
    _, at, row, beside = best
    if at == home:
        return slot
    return replace(slot, dx=round(at[0] - x, 1), dy=round(at[1] - y, 1), row=row, lead=beside)


def stands(
    middles: Mapping[str, tuple[float, float]], slots: Mapping[str, Slot]
) -> dict[str, dict[str, Slot]]:
    """The slots of the regions where the usual ones of *slots* would hide a capital, by region and kind of piece.

    *middles* are the positions of the regions' places.
    """
    taken: list[Box] = []
    found: dict[str, dict[str, Slot]] = {}
    for region in (*regions().land, *regions().sea):
        x, y = middles[region.id]
        for kind in ("ship", "plane") if ".w" in region.id else ("jeep", "plane"):
            slot = _best(region, kind, slots[kind], x, y, taken)
            if slot == slots[kind]:
                continue
            taken.append(_around(x + slot.dx, y + slot.dy, SIZES[kind]))
            found.setdefault(region.id, {})[kind] = slot
    return found
