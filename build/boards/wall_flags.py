"""On which side of its capital each flag of Magellan flies, or hangs: where it covers no name of a capital or an island.

At the first scales a flag is as large as three letters of a name, and the capitals of western Europe lie close to each other.
"""

from dataclasses import dataclass, replace
from functools import cache
from itertools import product

from boards.schema import Slot
from boards.town_names import TOWN_FAR, TOWN_NEAR, TOWN_PHONE, Box, towns
from boards.wall_chart import capitals

CLOTH = (0.0, 5.0, 20.0, 18.0)
"""The cloth of a flag whose staff is 18 high: from the staff, and from the foot up."""
FLAG_FAR, FLAG_NEAR = 1.83, 1.17
"""The scale of flags where the map opens on a desktop, and from the next step on."""
DOT = 9.0
"""How far from its middle a capital should be free."""
LETTERS = (0.06, 0.2)
"""The parts of the height of a line above and below its letters."""
TOWN, FLAG = 3.0, 0.8
"""What it costs to cover a capital, and another flag, relative to as large a part of letters."""
SAME_SIDE, BELOW = 0.03, 0.05
"""What it costs to fly on the side of the own name, and to hang: there a flag is less usual."""
ROUNDS = 4
"""How often each flag looks for a better side, since the others have changed theirs."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A scale at which flags are seen: how large they are, and the boxes of names there in one language."""

    flag: float
    written: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a capital: to the left of it, and below it."""

    left: bool
    below: bool


SIDES = tuple(Side(left, below) for below, left in product((False, True), repeat=2))


def _letters(box: Box) -> Box:
    left, top, right, bottom = box
    high = bottom - top
    return left, top + LETTERS[0] * high, right, bottom - LETTERS[1] * high


@cache
def scales() -> tuple[Scale, ...]:
    """The scales at which the map opens on a desktop and on a phone, and the next one, in both languages."""
    return tuple(
        Scale(flag, tuple(_letters(box) for box in towns(language, town)))
        for language in ("fr", "en")
        for town, flag in ((TOWN_FAR, FLAG_FAR), (TOWN_PHONE, 1.98), (TOWN_NEAR, FLAG_NEAR))
    )


def cloth(x: float, y: float, side: Side, scale: float) -> Box:
    """The cloth of a flag at a capital."""
    near, low, far, high = (scale * one for one in CLOTH)
    left, right = (x - far, x - near) if side.left else (x + near, x + far)
    top, bottom = (y + low, y + high) if side.below else (y - high, y - low)
    return left, top, right, bottom


def covered(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0


def hidden(x: float, y: float, side: Side, others: dict[tuple[float, float], Side]) -> float:
    """How much the flag of a capital hides, in parts of its cloth: the mean of all scales."""
    total = 0.0
    for scale in scales():
        box = cloth(x, y, side, scale.flag)
        total += sum(covered(box, letters) for letters in scale.written) / _area(box)
        for (at_x, at_y), its in others.items():
            if max(abs(at_x - x), abs(at_y - y)) > 100 or (at_x, at_y) == (x, y):
                continue
            spot = (at_x - DOT, at_y - DOT, at_x + DOT, at_y + DOT)
            total += TOWN * covered(box, spot) / _area(spot)
            total += FLAG * covered(box, cloth(at_x, at_y, its, scale.flag)) / _area(box)
    return total / len(scales())


def _area(box: Box) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


@cache
def sides() -> dict[str, Side]:
    """The side of each capital, by country, where its flag hides least."""
    towns = capitals()
    spots: dict[str, tuple[float, float]] = {town["id"]: town["spot"] for town in towns}
    named = {town["id"]: town["beside"][2] for town in towns}
    hang = {town["id"] for town in towns if town.get("hangs")}
    found = {id: Side(side > 0, below=False) for id, side in named.items()}

    def cost(id: str, side: Side) -> float:
        usual: float = SAME_SIDE * (side.left != (named[id] > 0)) + BELOW * side.below
        x, y = spots[id]
        return usual + hidden(x, y, side, {spots[one]: its for one, its in found.items()})

    for _ in range(ROUNDS):
        for id in found:
            tried = [side for side in SIDES if side.below or id not in hang]
            found[id] = min(tried, key=lambda side: cost(id, side))
    return found


@cache
def cloths(scale: float) -> tuple[Box, ...]:
    """The cloths of all flags in this size."""
    found = []
    for town in capitals():
        x, y = town["spot"]
        found.append(cloth(x, y, sides()[town["id"]], scale))
    return tuple(found)


def slot(usual: Slot, capital: str) -> Slot:
    """The slot of the flag at a capital."""
    side = sides()[capital]
    return replace(usual, mirrored=side.left, hung=side.below)
