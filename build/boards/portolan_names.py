"""The positions of names on the map of Marco Polo: beside their places, apart from each other, from signs and mostly from ways.

Each name tries the sides of its sign, in one line or in two. The names take turns: each takes the side
that is best with the others at their present positions, until no name finds a better one. Nothing is
random, so every build gives the same positions.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from boards.curve import number
from boards.geo import Point
from boards.lettering import LEADING, Face, advances, in_two, text
from boards.portolan_chart import BOTTOM, LEFT, RIGHT, TOP

FONDAMENTO = Face(
    advances(
        {
            19: "'",
            22: "’",
            23: ".",
            24: " ",
            26: "j",
            27: "l",
            28: "iïî",
            33: "t",
            35: "J",
            36: "IfÏ",
            41: "s",
            43: "eréèêë",
            44: "z",
            45: "aàâä",
            46: "cç",
            47: "g",
            52: "kv",
            53: "Fx",
            54: "hoôö",
            55: "ELbpÉÈ",
            56: "Sny",
            57: "duûü",
            58: "q-",
            60: "BP",
            61: "TYZ",
            68: "C",
            69: "A",
            70: "R",
            72: "V",
            75: "w",
            76: "Dm",
            80: "GK",
            81: "HX",
            84: "U",
            86: "OQ",
            89: "N",
            106: "W",
            108: "M",
        }
    )
)
SIZE = 20.5
"""Type size of names on the smallest boards; room is kept for it."""
ASCENT, DESCENT = 0.72, 0.24
"""Height of letters above and below the baseline, in type sizes."""
GAP = 5
"""Distance from a sign to its name."""
SIDES = {
    "e": (1, 0),
    "w": (-1, 0),
    "s": (0, 1),
    "n": (0, -1),
    "ne": (0.72, -0.72),
    "se": (0.72, 0.72),
    "nw": (-0.72, -0.72),
    "sw": (-0.72, 0.72),
}
"""The sides of a sign in order of preference, as steps from its middle."""
SWEEPS = 40
"""The most rounds in which names may move; in fact a few are enough."""

type Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A name of one or two lines, which begin, are centred or end at ``x`` (``anchor``); the first baseline is at ``y``."""

    lines: tuple[str, ...]
    anchor: str
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The box that the name fills."""
        width = max(FONDAMENTO.width(line, SIZE) for line in self.lines)
        left = self.x - {"start": 0, "middle": 0.5, "end": 1}[self.anchor] * width
        low = self.y + SIZE * (DESCENT + LEADING * (len(self.lines) - 1))
        return left, self.y - SIZE * ASCENT, left + width, low

    def drawn(self, attributes: str) -> str:
        """The name as SVG."""
        return text(
            self.lines, f'{attributes} text-anchor="{self.anchor}" y="{number(self.y)}"', self.x, 0
        )


def overlap(one: Box, other: Box, margin: float = 0) -> float:
    """The area that two boxes share if *one* is enlarged by *margin* all around."""
    across = min(one[2], other[2]) - max(one[0], other[0]) + margin
    down = min(one[3], other[3]) - max(one[1], other[1]) + margin
    return across * down if across > 0 and down > 0 else 0


def candidates(spot: Point, reach: float, name: str) -> Iterator[tuple[float, Lettering]]:
    """The possible positions of a name beside a sign, each with its cost; *reach* is the sign's reach from its middle."""
    x, y = spot
    wrapped = in_two(name)
    for lines in [[name], wrapped] if len(wrapped) > 1 else [[name]]:
        tall = SIZE * (ASCENT + DESCENT + LEADING * (len(lines) - 1))
        for rank, (side, (dx, dy)) in enumerate(SIDES.items()):
            far = reach + GAP
            top = y + dy * far - (tall if dy < 0 else 0 if dy > 0 else tall / 2)
            if side in ("e", "w"):
                top -= SIZE * 0.06  # centres letters without strokes above or below
            anchor = "start" if dx > 0 else "end" if dx < 0 else "middle"
            for shift in (0, -14, 14) if dx == 0 else (0,):
                yield (
                    4 * rank + 5 * (len(lines) - 1) + abs(shift) / 3,
                    Lettering(tuple(lines), anchor, x + dx * far + shift, top + SIZE * ASCENT),
                )


class Lettered:
    """The names of places, laid out beside their signs.

    ``reaches`` says how far signs reach from their middle; ``kept`` are boxes that names must keep free.
    """

    def __init__(
        self,
        spots: Mapping[str, Point],
        reaches: Mapping[str, float],
        ways: list[list[Point]],
        kept: list[Box],
    ) -> None:
        self.spots = spots
        self.reaches = reaches
        self.kept = kept
        self.dots = [
            (before[0] + (after[0] - before[0]) * part, before[1] + (after[1] - before[1]) * part)
            for way in ways
            for before, after in pairwise(way)
            for part in (0, 0.5)
        ]
        self.signs = {
            place: (x - reaches[place], y - reaches[place], x + reaches[place], y + reaches[place])
            for place, (x, y) in spots.items()
        }

    def alone(self, place: str, box: Box) -> float:
        """The cost of a name in *box*, without regard to other names."""
        left, top, right, bottom = box
        if left < LEFT + 12 or top < TOP + 12 or right > RIGHT - 12 or bottom > BOTTOM - 12:
            return 1e6
        against = sum(20 * overlap(box, kept) for kept in self.kept)
        against += sum(
            20 * overlap(box, sign, 3) for other, sign in self.signs.items() if other != place
        )
        return against + 3 * sum(left < x < right and top < y < bottom for x, y in self.dots)

    def place(self, names: Mapping[str, str]) -> dict[str, Lettering]:
        """The position of each name."""
        offers = {}
        for place, name in names.items():
            offers[place] = sorted(
                (
                    (cost + self.alone(place, lettering.box), lettering, lettering.box)
                    for cost, lettering in candidates(self.spots[place], self.reaches[place], name)
                ),
                key=lambda offer: offer[0],
            )
        taken = dict.fromkeys(names, 0)
        for _ in range(SWEEPS):
            moved = False
            for place, offer in offers.items():
                others = [offers[other][at][2] for other, at in taken.items() if other != place]
                best = min(
                    range(len(offer)),
                    key=lambda at: (
                        offer[at][0] + sum(20 * overlap(offer[at][2], other, 4) for other in others)
                    ),
                )
                moved |= best != taken[place]
                taken[place] = best
            if not moved:
                break
        return {place: offers[place][at][1] for place, at in taken.items()}
