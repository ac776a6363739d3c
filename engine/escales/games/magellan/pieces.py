"""The pieces of Magellan: 18 jeeps, 6 ships and 6 planes of each colour (MA-04).

In a state a piece is a number: the pieces of seat 0 come first, then those of seat 1, and so on.
In actions, events and views it is a word: ``jeep-0-01`` is the first jeep of seat 0.
"""

from typing import Final

from escales.games.magellan.equipment import COUNT
from escales.games.magellan.meta import META

JEEP: Final = "jeep"
SHIP: Final = "ship"
PLANE: Final = "plane"
KINDS: Final = (JEEP, SHIP, PLANE)
EACH: Final = sum(COUNT.values())
"""How many pieces a colour has."""
FIRST: Final = {JEEP: 0, SHIP: COUNT[JEEP], PLANE: COUNT[JEEP] + COUNT[SHIP]}
"""The place of the first piece of each kind among the pieces of a colour."""
NONE: Final = -1
"""No piece: the load of a piece without load, the carrier of a piece without carrier."""

NAMES: Final = tuple(
    f"{kind}-{seat}-{number:02}"
    for seat in range(META.seats[-1])
    for kind in KINDS
    for number in range(1, COUNT[kind] + 1)
)
"""The word for each piece."""
NUMBER: Final = {name: piece for piece, name in enumerate(NAMES)}
"""The number of each piece."""
KIND: Final = tuple(name.partition("-")[0] for name in NAMES)
"""The kind of each piece."""


def owner_of(piece: int) -> int:
    """The seat that owns a piece."""
    return piece // EACH


_OF_KIND: Final = {
    kind: tuple(range(first, first + COUNT[kind]) for first in range(FIRST[kind], len(NAMES), EACH))
    for kind in KINDS
}


def of_kind(seat: int, kind: str) -> range:
    """All pieces of one kind of *seat*, on the board or not."""
    return _OF_KIND[kind][seat]


def of_seat(seat: int) -> range:
    """All pieces of *seat*, on the board or not."""
    return range(seat * EACH, (seat + 1) * EACH)
