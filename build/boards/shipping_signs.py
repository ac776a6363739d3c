"""The signs and names at the points of call of Long Cours: ports, stranding places, goods."""

from dataclasses import dataclass

from boards.curve import number
from boards.lettering import LEADING, Face, advances, in_two, text

JOST_CAPITALS = Face(
    advances(
        {
            22: "-",
            30: "IÎÍJ ",
            50: "L",
            53: "T",
            54: "F",
            59: "EÉ",
            60: "PSZ",
            62: "R",
            63: "BY",
            64: "X",
            66: "K",
            68: "U",
            70: "C",
            71: "AV",
            72: "D",
            76: "H",
            79: "N",
            80: "G",
            81: "O",
            84: "Q",
            87: "M",
            104: "W",
        }
    ),
    spacing=3,
)
"""Capitals of Jost 600, with the letter spacing of the largest names."""
LARGEST = 22
"""Type size of names on the smallest screens; room is kept for it."""

PORT = (40, 31)
"""Width and height of a port's sign."""
GAP = 8.5
"""Distance from a sign to its name; it has room for the ring around a sign that can be chosen."""


@dataclass(frozen=True, slots=True)
class Name:
    """The position of a port's name: side of the sign (n, ne, nw, s, e, w), on land or sea, and how far it is moved."""

    side: str
    ground: str
    dx: float = 0
    dy: float = 0
    wrapped: bool = False


NAMES = {
    "alexandrie": Name("e", "land"),
    "arkhangelsk": Name("s", "land", 10),
    "buenos_ayres": Name("e", "sea"),
    "casablanca": Name("e", "land"),
    "colombo": Name("n", "land", 26),
    "hambourg": Name("e", "land"),
    "honolulu": Name("s", "sea", 12),
    "le_cap": Name("ne", "land", 14, wrapped=True),
    "londres": Name("w", "sea"),
    "marseille": Name("n", "land"),
    "new_york": Name("n", "land"),
    "nouvelle_orleans": Name("n", "land", -18, wrapped=True),
    "perth": Name("s", "sea"),
    "san_francisco": Name("e", "land", wrapped=True),
    "sydney": Name("nw", "land"),
    "tamatave": Name("e", "sea"),
    "valparaiso": Name("w", "sea"),
    "vladivostok": Name("w", "land"),
}
WRAPPED_RECTANGLES = frozenset({"aleoutiennes"})


def lines_of(name: str, wrapped: bool) -> list[str]:
    """*name* in capitals, in two lines of similar length if *wrapped* and long enough."""
    return in_two(name.upper()) if wrapped else [name.upper()]


def port_name(point: str, name: str) -> str:
    """The name of a port beside its sign."""
    how = NAMES[point]
    lines = lines_of(name, how.wrapped)
    extra = LEADING * (len(lines) - 1)
    width, height = PORT
    x, y, anchor, first = {
        "n": (0.0, -height / 2 - GAP, "middle", -extra),
        "ne": (-width / 2, -height / 2 - GAP, "start", -extra),
        "nw": (width / 2, -height / 2 - GAP, "end", -extra),
        "s": (0.0, height / 2 + GAP, "middle", 0.7),
        "e": (width / 2 + GAP, 0.0, "start", 0.35 - extra / 2),
        "w": (-width / 2 - GAP, 0.0, "end", 0.35 - extra / 2),
    }[how.side]
    attributes = f'class="name on-{how.ground}" data-names="{point}" text-anchor="{anchor}" y="{number(y + how.dy)}"'
    return text(lines, attributes, x + how.dx, first)


def port(product: str) -> str:
    """The sign of a port, in the colour of its product."""
    return (
        f'<g class="product-{product}"><rect class="sign-edge" x="-20" y="-15.5" width="40" height="31"/>'
        '<rect class="sign" x="-17" y="-12.5" width="34" height="25"/>'
        f'<use href="#mark-{product}" class="pictogram" transform="scale(.86)"/></g>'
    )


def rectangle_size(point: str, names: list[str]) -> tuple[float, float]:
    """Width and height of a white rectangle: room for its name in every language on the smallest screens."""
    rows = [lines_of(name, point in WRAPPED_RECTANGLES) for name in names]
    widest = max(JOST_CAPITALS.width(line, LARGEST) for lines in rows for line in lines)
    return round(widest + 14), 56 if point in WRAPPED_RECTANGLES else 36


def rectangle(size: tuple[float, float]) -> str:
    """A stranding place: a white rectangle with a dashed rule."""
    width, height = size

    def box(kind: str, margin: float) -> str:
        w, h = width + 2 * margin, height + 2 * margin
        return f'<rect class="{kind}" x="{number(-w / 2)}" y="{number(-h / 2)}" width="{number(w)}" height="{number(h)}"/>'

    return box("sign-edge", 3) + box("rectangle", 0) + box("rule", -4)


def rectangle_name(point: str, name: str) -> str:
    """The name on a white rectangle."""
    lines = lines_of(name, point in WRAPPED_RECTANGLES)
    first = 0.35 - LEADING * (len(lines) - 1) / 2
    return text(lines, 'class="name on-paper" text-anchor="middle"', 0, first)
