"""The steps of jeeps and ships over lines and through canals (MA-07, MA-08, MA-11, MA-12, MA-14)."""

from functools import lru_cache
from typing import Final

from escales.games.magellan.board import CELL, DRIVES, sails
from escales.games.magellan.equipment import DRIVE, SAIL
from escales.games.magellan.pieces import JEEP, SHIP

type Cells = tuple[str, ...]

COST: Final = {JEEP: DRIVE, SHIP: SAIL}
"""What one step costs a jeep or a ship, in points (MA-07, MA-08)."""


@lru_cache(maxsize=65536)
def exits(kind: str, place: str, canals: Cells, blockaded: Cells) -> Cells:
    """The regions that a jeep or a ship reaches from *place* by one step, with these canals open.

    A jeep drives on land (MA-11), a ship sails at sea (MA-12) and through canals (MA-14). No piece
    enters or leaves a blockaded cell (MA-22).
    """
    ends = DRIVES[place] if kind == JEEP else sails(place, canals)
    if not blockaded:
        return ends
    if CELL[place] in blockaded:
        return ()
    return tuple(end for end in ends if CELL[end] not in blockaded)
