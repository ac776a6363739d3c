"""The board of Toy: a cloth with a place for the pot and one for each player's chips.

``python build/boards/toy.py FOLDER`` writes the board's files to FOLDER. The ids of the places come
from the game's data; where they lie is decided here. Colours are in the theme's style sheet, which
reaches the drawing but not the thumbnail.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boards.schema import Board, Place, Slot, write

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "engine/escales/games/toy/data/board.json"

WIDTH, HEIGHT = 600, 300
MIDDLES = {"pot": (300, 95), "seat-0": (120, 215), "seat-1": (300, 235), "seat-2": (480, 215)}
"""Where each place lies, in units of the drawing."""
SIDE = 96
"""Width and height of a place: what of it takes a click, when it may be chosen."""


def label(place: str) -> dict[str, str]:
    """What people call a place, by language."""
    if place == "pot":
        return {"fr": "Pot", "en": "Pot"}
    number = int(place.removeprefix("seat-")) + 1
    return {"fr": f"Place {number}", "en": f"Seat {number}"}


def places() -> tuple[Place, ...]:
    """The places of the data, each where it lies."""
    ids = json.loads(DATA.read_text(encoding="utf-8"))["places"]["ids"]
    return tuple(Place(id, "spot", label(id), *MIDDLES[id], SIDE, SIDE) for id in ids)


def drawing() -> str:
    """The background; the page draws the pieces on it."""
    spots = "".join(
        f'<circle class="toy-spot" cx="{place.x}" cy="{place.y}" r="{SIDE / 2}" fill="#3d6f60"/>'
        for place in places()
    )
    size = f'width="{WIDTH}" height="{HEIGHT}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {size}>'
        f'<rect class="toy-cloth" {size} rx="20" fill="#2f5d50"/>{spots}</svg>\n'
    )


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*."""
    # Where each kind of piece stands on its place, from the middle, and the step to the next one.
    slots = {"stack": Slot(0, 0, (0, 0)), "pot": Slot(0, 0, (0, 0))}
    board = Board("toy", (0, 0, WIDTH, HEIGHT), places(), slots)
    write(target, board, drawing(), thumbnail=drawing())


if __name__ == "__main__":
    make(Path(sys.argv[1]))
