"""Where the names of Magellan's countries stand on the map: on their own land if it has room, and on no other lettering.

The names are placed for the scale at which the map opens on a desktop, where they are largest relative to the land: a larger
scale only leaves more room between them. A country for which the map has no room has its short name there, or its name goes on
from its capital's; if even that has no room, it is named from a larger scale on.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from pathlib import Path
from typing import Any, Literal

import numpy
import numpy.typing
from shapely import Point as Spot
from shapely import Polygon, box, contains_xy, prepare, unary_union
from shapely.geometry.base import BaseGeometry

from boards.geo import pieces
from boards.lettering import in_two
from boards.sentences import said
from boards.town_names import TOWN_FAR, TOWN_NEAR, Box, overlap, towns, written
from boards.wall_chart import BOTTOM, MARGIN, RIGHT, capitals, drawn, place
from boards.wall_flags import FLAG_FAR, FLAG_NEAR, cloths, covered

COUNTRIES = (
    Path(__file__).resolve().parents[2] / "engine/escales/games/magellan/data/countries.json"
)

FAR, NEAR = 27.0, 15.0
"""The size of a name at the scale at which the map opens, and from the next step on."""
CAPITALS = 0.5
"""The mean width of a letter in the narrow capitals of countries, in type sizes."""
REACH, STEP, FINE = 230, 8, 4
"""How far a name may stand from its capital, and how closely possible spots are tried: for a large name, and for a small one or
for a large one that finds none so."""

CLOSE, NEARER = 75, 0.96
"""A name that is not on its own land stands no further than this from its capital, and this part of the way to another one."""
AT_SEA = 0.3
"""How much worse a small name stands at sea."""
BELOW_FLAGS = 0.6
"""How much worse a name stands that flags would cover, were all countries developed."""
AFTER, ASTRAY = 3, 112
"""How far behind the name of its capital a country's name follows, and how far from its capital that may be."""
ABROAD = 0.23
"""The largest part of a name that lies on other countries of the game, if there is any room elsewhere."""

type Scales = Literal["all", "first", "later"]
"""Whether a name stands in its place at all scales, only at the map's first one, or only at larger ones."""

type Floats = numpy.typing.NDArray[numpy.float64]


@dataclass(frozen=True, slots=True)
class Name:
    """The name of a country: its lines, the middle of its block, and at which scales it stands there."""

    id: str
    lines: tuple[str, ...]
    x: float
    y: float
    scales: Scales


@cache
def home(capital: str) -> BaseGeometry:
    """The land of the country around a capital, on the sheet."""
    lonlat = next(one["lonlat"] for one in capitals() if one["id"] == capital)
    around = [part for part in _lands() if part.distance(Spot(lonlat)) < 0.3]
    return drawn(max(around, key=lambda part: part.area)) if around else Spot(place(*lonlat))


@cache
def _lands() -> list[Polygon]:
    return pieces("countries", "110m")


@cache
def _ground() -> BaseGeometry:
    """All land, on the sheet."""
    ground = unary_union([drawn(part) for part in _lands()])
    prepare(ground)
    return ground


def block[Number: (float, Floats)](
    lines: Sequence[str], x: Number, y: Number, size: float
) -> tuple[Number, Number, Number, Number]:
    """The box of a name around its middle, or the boxes around many."""
    wide = max(len(line) for line in lines) * CAPITALS * size
    high = len(lines) * size * 0.95
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


@cache
def _spots(step: int) -> tuple[Floats, Floats]:
    """Points around a capital, the nearest first: how far each is to the right of it, and below."""
    steps = range(-REACH, REACH + 1, step)
    around = sorted((dx * dx + 4 * dy * dy, dx, dy) for dx in steps for dy in steps)
    return numpy.array([dx for _, dx, _ in around]), numpy.array([dy for _, _, dy in around])


def _free(
    lines: Sequence[str], x: float, y: float, size: float, taken: Sequence[Box], step: int
) -> Iterator[tuple[float, float, Box]]:
    """The spots around a capital where a name is on the sheet and on nothing in *taken*, with its box there."""
    right, below = _spots(step)
    xs, ys = x + right, y + below
    before, over, after, under = block(lines, xs, ys, size)
    free = (before > MARGIN + 4) & (over > MARGIN + 4) & (after < RIGHT - 4) & (under < BOTTOM - 4)
    for left, top, end, bottom in taken:
        free &= ~((before < end) & (left < after) & (over < bottom) & (top < under))
    for at_x, at_y in zip(xs[free].tolist(), ys[free].tolist(), strict=True):
        yield at_x, at_y, block(lines, at_x, at_y, size)


@cache
def _neighbours(id: str) -> list[BaseGeometry]:
    """The countries of the game close to the one around a capital."""
    own = home(id)
    others = [home(one["id"]) for one in capitals()]
    return [one for one in others if not one.equals(own) and one.distance(own) < CLOSE]


def _best(
    capital: dict[str, Any],
    ways: list[tuple[str, ...]],
    taken: list[Box],
    size: float,
    abroad: float,
) -> tuple[tuple[str, ...], float, float] | None:
    """The lines and the middle of a name that lies on nothing in *taken*, most of it on its own land; None without room.

    *abroad* is the largest part of it that may lie on other countries of the game.
    """
    steps = (STEP, FINE) if size == FAR else (FINE,)
    found = (_best_of(capital, ways, taken, size, abroad, step) for step in steps)
    return next((spot for spot in found if spot is not None), None)


def _best_of(
    capital: dict[str, Any],
    ways: list[tuple[str, ...]],
    taken: list[Box],
    size: float,
    abroad: float,
    step: int,
) -> tuple[tuple[str, ...], float, float] | None:
    """What :func:`_best` finds among spots that are *step* apart."""
    own, foreign = home(capital["id"]), _neighbours(capital["id"])
    prepare(own)
    x, y = capital["spot"]
    towns = [one["spot"] for one in capitals() if one["id"] != capital["id"]]
    around = (x - 450, y - 450, x + 450, y + 450)
    near = [one for one in taken if overlap(one, around)]
    flags = [one for one in cloths(FLAG_FAR if size == FAR else FLAG_NEAR) if overlap(one, around)]
    best, most = None, 0.0
    for lines in ways:
        for at_x, at_y, room in _free(lines, x, y, size, near, step):
            away = ((at_x - x) ** 2 + (at_y - y) ** 2) ** 0.5
            if 2 - away / 300 <= most:
                continue
            # A name at home may stand far from its capital; another one stands close to it, and not as close to another.
            if not contains_xy(own, at_x, at_y) and (
                away > CLOSE or away > min(hypot(at_x - a, at_y - b) for a, b in towns) * NEARER
            ):
                continue
            shape = box(*room)
            worth = 1 + shape.intersection(own).area / shape.area - away / 300
            if worth <= most:
                continue
            if size != FAR and not contains_xy(_ground(), at_x, at_y):
                worth -= AT_SEA
            worth -= BELOW_FLAGS * sum(covered(room, one) for one in flags) / shape.area
            if worth <= most:
                continue
            # This takes longest, so it is asked last.
            if sum(shape.intersection(one).area for one in foreign) <= abroad * shape.area:
                best, most = (lines, at_x, at_y), worth
    return best


def _following(
    label: Box, capital: float, name: str, abroad: list[BaseGeometry], taken: list[Box]
) -> tuple[tuple[str, ...], float, float] | None:
    """A name on the line of its capital's, behind or before it; None if it would lie on anything, or on much of *abroad*.

    *capital* is where that lies across the sheet.
    """
    left, top, right, bottom = label
    half = (block((name,), 0, 0, FAR)[2]) + AFTER
    for x in (right + half, left - half):
        if abs(x - capital) > ASTRAY:
            continue
        for y in ((top + bottom) / 2, bottom - FAR / 2, top + FAR / 2):
            room = block((name,), x, y, FAR)
            if any(overlap(room, one) for one in taken):
                continue
            shape = box(*room)
            if sum(shape.intersection(one).area for one in abroad) <= ABROAD * shape.area:
                return (name,), x, y
    return None


def _short(language: str, found: Sequence[Name], words: Mapping[str, str]) -> Iterator[Name]:
    """The countries that have no room for their name at the first scale, with the shorter one that they have there."""
    shown = [name for name in found if name.scales != "later"]
    taken = written(language, TOWN_FAR)
    taken += [block(name.lines, name.x, name.y, FAR) for name in shown]
    labels = towns(language, TOWN_FAR)
    # The larger land is more in need of a name: the capital's beside it does not tell where it lies.
    for at, capital in sorted(enumerate(capitals()), key=lambda one: -home(one[1]["id"]).area):
        id = capital["id"]
        if any(name.id == id for name in shown):
            continue
        name = words.get(f"map-{id}", words[f"card-{id}"]).upper()
        others = [home(one["id"]) for one in capitals() if one["id"] != id]
        spot = _best(capital, [(name,)], taken, FAR, ABROAD)
        spot = spot or _following(labels[at], capital["spot"][0], name, others, taken)
        if spot is not None:
            taken.append(block(*spot, FAR))
            yield Name(id, *spot, "first")


@cache
def names(language: str) -> tuple[Name, ...]:
    """The names of all countries in a language."""
    words = said("magellan", language)
    found: list[Name] = []
    towns = {one["id"]: one for one in capitals()}
    ids = [one["id"] for one in json.loads(COUNTRIES.read_text(encoding="utf-8"))["countries"]]
    far, near = written(language, TOWN_FAR), written(language, TOWN_NEAR)
    # Countries with little room choose first.
    waiting = sorted(ids, key=lambda id: home(id).area)
    for first, abroad in ((True, ABROAD), (False, ABROAD), (False, 1)):
        size, taken = (FAR, far) if first else (NEAR, near)
        for id in list(waiting):
            upper = words[f"card-{id}"].upper()
            ways = list(dict.fromkeys([(upper,), tuple(in_two(upper))]))
            spot = _best(towns[id], ways, taken, size, abroad)
            if spot is None and first and f"map-{id}" in words:
                # It chooses before its larger neighbours, as others do.
                ways = [(words[f"map-{id}"].upper(),)]
                if (spot := _best(towns[id], ways, taken, FAR, ABROAD)) is not None:
                    found.append(Name(id, *spot, "first"))
                    far.append(block(spot[0], spot[1], spot[2], FAR))
                    continue
            if spot is None:
                continue
            lines, x, y = spot
            found.append(Name(id, lines, x, y, "all" if first else "later"))
            far.append(block(lines, x, y, FAR))
            near.append(block(lines, x, y, NEAR))
            waiting.remove(id)
    found += _short(language, found, words)
    return tuple(part for name in found for part in _moved(name, towns[name.id], near))


def _moved(name: Name, capital: dict[str, Any], near: list[Box]) -> list[Name]:
    """The name in its place; if that is not on its land, in another place where larger scales have room for it there."""
    if name.scales != "all" or home(name.id).contains(Spot(name.x, name.y)):
        return [name]
    own = block(name.lines, name.x, name.y, NEAR)
    spot = _best(capital, [name.lines], [one for one in near if one != own], NEAR, ABROAD)
    if spot is None or not _ground().contains(Spot(spot[1:])):
        return [name]
    lines, x, y = spot
    near.append(block(lines, x, y, NEAR))
    return [replace(name, scales="first"), Name(name.id, lines, x, y, "later")]
