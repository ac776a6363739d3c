"""The numbers and the table of Toy, from ``data/board.json``.

Figures, names and places stand in data files, each with its ``provenance``: ``source`` with the
place where it is documented, or ``reconstructed`` with our reasons. This module makes them handy.
"""

from typing import Any, Final

from escales.core.data import read

_DATA: Final[dict[str, Any]] = read(__package__, "board.json")

NUMBERS: Final = tuple(
    f"n{number}" for number in range(_DATA["numbers"]["first"], _DATA["numbers"]["last"] + 1)
)
"""The ids of the numbers, from the lowest to the highest (TY-02)."""

POT: Final[str] = _DATA["places"]["ids"][0]
"""The place of the chips that have been staked."""
IN_FRONT: Final[tuple[str, ...]] = tuple(_DATA["places"]["ids"][1:])
"""The place of each seat's own chips."""

NONE: Final = ""
"""The number of a seat that holds none."""
