"""Draw the patterns of a page as shapes: browsers print patterns as pictures made of pixels, which are coarse on paper."""

import math
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from shapely import Polygon, box
from shapely.affinity import rotate
from shapely.geometry.base import BaseGeometry

from failure import Failure

PATTERN = re.compile(r"<pattern ([^>]*)>(.*?)</pattern>", re.S)
FILLED = re.compile(r'<(path|rect) ([^>]*?)fill="url\(#([\w-]+)\)"([^>]*?)/>')
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
PART = re.compile(r"<(path|rect|circle) ([^>]*?)/>")
COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
BLOCK = 8
"""So many tiles across and down are one shape, which a printer leaves out where it is not seen."""
TURN = re.compile(r"rotate\((-?\d+)\)")


@dataclass(frozen=True)
class Pattern:
    """A tile and what is drawn on it: for each part its class, and path data."""

    id: str
    width: float
    height: float
    turn: float
    """By how many degrees the tiles are turned around the origin."""
    parts: tuple[tuple[str, str], ...]


def _numbers(text: str) -> list[float]:
    return [float(one) for one in NUMBER.findall(text)]


def _rectangle(given: dict[str, str]) -> str:
    x, y, wide, high = (float(given.get(name, 0)) for name in ("x", "y", "width", "height"))
    return f"M{x:g} {y:g}h{wide:g}v{high:g}h{-wide:g}z"


def _path(kind: str, given: dict[str, str]) -> str:
    """The path data of a part."""
    if kind == "rect":
        return _rectangle(given)
    if kind == "circle":
        x, y, r = (float(given.get(name, 0)) for name in ("cx", "cy", "r"))
        return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"
    return given["d"]


def pattern(attributes: str, inside: str) -> Pattern:
    """Read a pattern; raises Failure if it has parts or transformations that are not known here."""
    given = dict(ATTRIBUTE.findall(attributes))
    turned = given.get("patternTransform", "rotate(0)")
    turn = TURN.fullmatch(turned)
    if not turn or PART.sub("", inside).strip():
        raise Failure(f"The pattern {given.get('id')} cannot be drawn as shapes: {turned} {inside}")
    parts = []
    for kind, text in PART.findall(inside):
        found = dict(ATTRIBUTE.findall(text))
        parts.append((found.get("class", ""), _path(kind, found)))
    size = float(given["width"]), float(given["height"])
    return Pattern(given["id"], *size, float(turn[1]), tuple(parts))


def moved(path: str, dx: float, dy: float) -> str:
    """The path data, moved. Relative commands stay; of the absolute ones, M, L, H and V are known."""
    made = []
    for command, text in COMMAND.findall(path):
        if command.islower() or command == "Z":
            made.append(command + text)
            continue
        if command not in "MLHV":
            raise Failure(f"The pattern's path {path} has the absolute command {command}.")
        across = {"H": (dx,), "V": (dy,)}.get(command, (dx, dy))
        values = [
            f"{value + across[at % len(across)]:g}" for at, value in enumerate(_numbers(text))
        ]
        made.append(command + " ".join(values))
    return "".join(made)


def outline(path: str) -> BaseGeometry:
    """What a path of straight lines covers, by the rule evenodd; raises Failure if it has curves."""
    rings: list[list[tuple[float, float]]] = []
    x = y = 0.0
    for command, text in COMMAND.findall(path):
        values, low = _numbers(text), command.islower()
        if command in "zZ":
            x, y = rings[-1][0]
            continue
        steps: list[tuple[float | None, float | None]]
        if command in "hH":
            steps = [(value, None) for value in values]
        elif command in "vV":
            steps = [(None, value) for value in values]
        elif command in "mMlL":
            steps = list(zip(values[::2], values[1::2], strict=True))
        else:
            raise Failure(f"What the path {path[:60]} covers is not known: it has curves.")
        for number, (across, down) in enumerate(steps):
            x = x if across is None else across + x * low
            y = y if down is None else down + y * low
            if command in "mM" and number == 0:
                rings.append([])
            rings[-1].append((x, y))
    area: BaseGeometry = Polygon()
    for ring in rings:
        area = area.symmetric_difference(Polygon(ring).buffer(0))
    return area


def _tiles(one: Pattern, area: BaseGeometry) -> Iterator[tuple[tuple[int, int], float, float]]:
    """The tiles that show in *area*: the block of each, and where it lies."""
    left, top, right, bottom = area.bounds
    wide, high = one.width, one.height
    for column in range(math.floor(left / wide), math.ceil(right / wide)):
        for row in range(math.floor(top / high), math.ceil(bottom / high)):
            x, y = column * wide, row * high
            if area.intersects(box(x, y, x + wide, y + high)):
                yield (column // BLOCK, row // BLOCK), x, y


def _drawn(one: Pattern, area: BaseGeometry) -> str:
    """All tiles in *area* as paths, part after part."""
    blocks: dict[tuple[int, int], list[tuple[float, float]]] = defaultdict(list)
    for block, x, y in _tiles(one, rotate(area, -one.turn, origin=(0, 0))):
        blocks[block].append((x, y))
    paths = "".join(
        f'<path class="{kind}" d="{"".join(moved(path, x, y) for x, y in places)}"/>'
        for kind, path in one.parts
        for places in blocks.values()
    )
    return f'<g transform="rotate({one.turn:g})">{paths}</g>' if one.turn else paths


def as_shapes(html: str) -> str:
    """The page with shapes instead of patterns. What a pattern filled stays, without its fill."""
    patterns = {one.id: one for one in (pattern(*found) for found in PATTERN.findall(html))}
    seen: dict[str, int] = defaultdict(int)

    def draw(found: re.Match[str]) -> str:
        kind, before, id, after = found.groups()
        one, given = patterns[id], dict(ATTRIBUTE.findall(before + after))
        path = _path(kind, given)
        seen[id] += 1
        # The style sheet may name the pattern.
        name = f' id="{id}"' if seen[id] == 1 else ""
        clip = f"{id}-{seen[id]}"
        rule = f' clip-rule="{given["fill-rule"]}"' if "fill-rule" in given else ""
        own = f'rx="{given["rx"]}"' if "rx" in given else ""
        shape = f'<path d="{path}"{rule}/>'
        if own:
            size = " ".join(f'{side}="{given[side]}"' for side in ("x", "y", "width", "height"))
            shape = f"<rect {size} {own}/>"
        return (
            f'<clipPath id="{clip}">{shape}</clipPath><g{name} clip-path="url(#{clip})">'
            f'{_drawn(one, outline(path))}</g><{kind} {before}fill="none"{after}/>'
        )

    return FILLED.sub(draw, PATTERN.sub("", html))
