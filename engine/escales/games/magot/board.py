"""The board, the die and the money of Le Magot, from ``data/board.json`` (MG-01, MG-02)."""

from typing import Any, Final

from escales.core.data import read

_DATA: Final[dict[str, Any]] = read(__package__, "board.json")
_BOARD: Final = _DATA["board"]

CELLS: Final = range(_BOARD["first"], _BOARD["last"] + 1)
"""The numbered cells."""
PENALTY_CELLS: Final[tuple[int, ...]] = tuple(_BOARD["penalty_cells"])
"""Where captured pawns are sent (MG-14); no token stands there (MG-07)."""
TOKEN_CELLS: Final = tuple(cell for cell in CELLS if cell not in PENALTY_CELLS)
"""Where tokens may stand (MG-07)."""
INNER_CELLS: Final = range(_BOARD["inner"]["first"], _BOARD["inner"]["last"] + 1)
"""The inner rows: where an Arrivée may stand in the short game (MG-22)."""

FACES: Final[tuple[int, ...]] = tuple(sorted(face["value"] for face in _DATA["die"]["faces"]))
"""What the die shows: steps to be added to the number of the cell."""

UNIT: Final[int] = _DATA["money"]["unit"]
"""Every sum is a multiple of this, in points (MG-02)."""
EACH: Final[dict[int, int]] = {int(n): points for n, points in _DATA["money"]["each"].items()}
"""Points at the start, by number of players (MG-02)."""

ARRIVEE_PAYS: Final[int] = _DATA["payments"]["arrivee"]
"""Points paid to the owner of the Arrivée one lands on (MG-13)."""
PAWN_PAYS: Final[int] = _DATA["payments"]["pawn"]
"""Points received from the owner of a pawn one lands on (MG-14)."""
OWN_DEPART_PAYS: Final[int] = _DATA["payments"]["own_depart"]
"""Points paid to every opponent on one's own Départ (MG-15)."""
OTHER_DEPART_PAYS: Final[int] = _DATA["payments"]["other_depart"]
"""Points received from the owner of the Départ one lands on (MG-16)."""

NOWHERE: Final = -1
"""The cell of a token or pawn that has not been placed."""
NOT_ROLLED: Final = 0
"""The face of a seat in the draw that has not rolled yet; no die face is zero (MG-04)."""


def _walk(start: int, face: int) -> list[int]:
    step = 1 if face > 0 else -1
    return [*range(start + step, start + face + step, step)]


WALKS: Final = {
    (start, start + face): _walk(start, face)
    for start in CELLS
    for face in FACES
    if start + face in CELLS
}
"""The cells a pawn passes, the last one included: the count runs on over row ends (MG-08)."""
