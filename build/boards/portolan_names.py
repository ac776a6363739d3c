"""Where the names of Marco Polo stand: beside their places, clear of each other, of signs and as far as can be of ways.

Every name tries the sides of its sign, in one line or in two. Each in turn takes the best side, given
where the others stand, until none finds a better one: no chance is in it, so a build gives the same again.
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
"""Type size of names on the smallest boards; there is room for it."""
ASCENT, DESCENT = 0.72, 0.24
"""Of the letters above and below the baseline, in type sizes."""
GAP = 5
"""From a sign to its name."""
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
"""The sides of a sign, the most wanted first, as steps from its middle."""
SWEEPS = 40
"""After so many rounds names would have found their sides; in fact they need a few."""

type Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """A name of one or two lines; its baselines begin, lie in the middle or end at ``x``, the first at ``y``."""

    lines: tuple[str, ...]
    anchor: str
    x: float
    y: float

    @property
    def box(self) -> Box:
        """The room that it takes."""
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
    """The area that two boxes share, when *one* is wider by *margin* all around."""
    across = min(one[2], other[2]) - max(one[0], other[0]) + margin
    down = min(one[3], other[3]) - max(one[1], other[1]) + margin
    return across * down if across > 0 and down > 0 else 0


def candidates(spot: Point, reach: float, name: str) -> Iterator[tuple[float, Lettering]]:
    """The places where a name may stand beside a sign that reaches so far, with what speaks against each."""
    x, y = spot
    wrapped = in_two(name)
    for lines in [[name], wrapped] if len(wrapped) > 1 else [[name]]:
        tall = SIZE * (ASCENT + DESCENT + LEADING * (len(lines) - 1))
        for rank, (side, (dx, dy)) in enumerate(SIDES.items()):
            far = reach + GAP
            top = y + dy * far - (tall if dy < 0 else 0 if dy > 0 else tall / 2)
            if side in ("e", "w"):
                top -= SIZE * 0.06  # letters without strokes above or below are in the middle
            anchor = "start" if dx > 0 else "end" if dx < 0 else "middle"
            for shift in (0, -14, 14) if dx == 0 else (0,):
                yield (
                    4 * rank + 5 * (len(lines) - 1) + abs(shift) / 3,
                    Lettering(tuple(lines), anchor, x + dx * far + shift, top + SIZE * ASCENT),
                )


class Lettered:
    """The names of places, laid out beside their signs.

    ``reaches`` says how far signs reach from their middle, ``kept`` are boxes where nothing is written.
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
        """What speaks against a name in *box*, whatever the others do."""
        left, top, right, bottom = box
        if left < LEFT + 12 or top < TOP + 12 or right > RIGHT - 12 or bottom > BOTTOM - 12:
            return 1e6
        against = sum(20 * overlap(box, kept) for kept in self.kept)
        against += sum(
            20 * overlap(box, sign, 3) for other, sign in self.signs.items() if other != place
        )
        return against + 3 * sum(left < x < right and top < y < bottom for x, y in self.dots)

    def place(self, names: Mapping[str, str]) -> dict[str, Lettering]:
        """Where each name stands."""
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
