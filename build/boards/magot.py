"""The board of Le Magot: an enamelled tin plate of numbered cells.

``python build/boards/magot.py FOLDER`` writes the board's files to FOLDER. The cells come from the
engine's data, the colours from the theme's CSS.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boards.schema import Board, Place, Slot, write

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "engine/escales/games/magot/data/board.json"

CELL = 110
"""Side of a cell, with the gap around its enamel."""
GAP = 4
"""Distance from the edge of a cell to its enamel."""
FRAME = 26
"""Width of the yellow frame."""
MARGIN = 40
"""Distance from the outer edge to the first cell: frame and tray."""

# The thumbnail is an image file: the page's style sheets do not apply to it.
THUMBNAIL_COLOURS = {
    "enamel": "#FBF5E4",
    "tray": "#0C2454",
    "frame": "#F7C52C",
    "rows": ("#123C86", "#C22D17", "#B4530A", "#0B6B4E", "#0F6F7C", "#6F3A8C"),
    "penalty": "#C22D17",
}


class Plate:
    """The cells of the board with their look: row, column, solid or cream, border, penalty."""

    def __init__(self, data: dict[str, Any]) -> None:
        board = data["board"]
        self.rows: int = board["rows"]
        self.columns: int = board["columns"]
        self.first: int = board["first"]
        self.cells = range(board["first"], board["last"] + 1)
        self.penalty: list[int] = board["penalty_cells"]
        self.width = 2 * MARGIN + self.columns * CELL
        self.height = 2 * MARGIN + self.rows * CELL

    def spot(self, cell: int) -> tuple[int, int]:
        """Row and column of *cell*."""
        return divmod(cell - self.first, self.columns)

    def corner(self, cell: int) -> tuple[int, int]:
        """Top left corner of *cell* in the drawing."""
        row, column = self.spot(cell)
        return MARGIN + column * CELL, MARGIN + row * CELL

    def is_border(self, cell: int) -> bool:
        """Whether *cell* is in the first or last row, where a roll may be impossible (MG-11)."""
        return self.spot(cell)[0] in (0, self.rows - 1)

    def is_solid(self, cell: int) -> bool:
        """Whether *cell* is solid, not cream: border and penalty cells are, and every second inner cell."""
        row, column = self.spot(cell)
        return self.is_border(cell) or cell in self.penalty or (row + column) % 2 == 1

    def hue(self, cell: int) -> int:
        """Number of the row's colour; the two border rows share one."""
        return self.spot(cell)[0] % (self.rows - 1)


def place(plate: Plate, cell: int) -> Place:
    """The schema's place of *cell*."""
    row, column = plate.spot(cell)
    x, y = plate.corner(cell)
    tags = [
        name
        for name, applies in (("border", plate.is_border(cell)), ("penalty", cell in plate.penalty))
        if applies
    ]
    neighbours = {}
    if column > 0:
        neighbours["left"] = str(cell - 1)
    if column < plate.columns - 1:
        neighbours["right"] = str(cell + 1)
    if row > 0:
        neighbours["up"] = str(cell - plate.columns)
    if row < plate.rows - 1:
        neighbours["down"] = str(cell + plate.columns)
    return Place(
        id=str(cell),
        kind="cell",
        label=str(cell),
        x=x + CELL / 2,
        y=y + CELL / 2,
        width=CELL - 2 * GAP,
        height=CELL - 2 * GAP,
        tags=tuple(tags),
        neighbours=neighbours,
    )


def tile(plate: Plate, cell: int) -> str:
    """The enamel of one cell; its number is at the top left, where no token or pawn covers it."""
    x, y = plate.corner(cell)
    classes = ["tile", f"hue-{plate.hue(cell)}"]
    if plate.is_solid(cell):
        classes.append("solid")
    corner = f'<path class="gloss" d="M{x + CELL - 32} {y + 17}c9 0 15 6 15 15"/>'
    if cell in plate.penalty:
        classes.append("penalty")
        corner = (
            f'<circle class="no-entry" cx="{x + CELL - 25}" cy="{y + 27}" r="10.5"/>'
            f'<path class="no-entry-bar" d="M{x + CELL - 31} {y + 27}h12"/>'
        )
    side = CELL - 2 * GAP
    return (
        f'<g class="{" ".join(classes)}">'
        f'<rect class="plate" x="{x + GAP}" y="{y + GAP}" width="{side}" height="{side}" rx="13"/>'
        f'<rect class="fillet" x="{x + 10}" y="{y + 10}" width="{CELL - 20}" height="{CELL - 20}" rx="8"/>'
        f'<text class="number" x="{x + 18}" y="{y + 49}">{cell}</text>{corner}</g>'
    )


def screw(x: float, y: float, turn: int) -> str:
    """A screw that holds the plate."""
    return f'<g class="screw" transform="translate({x:g} {y:g}) rotate({turn})"><circle r="6.5"/><path d="M-4.5 0h9"/></g>'


def screws(plate: Plate) -> str:
    """Screws in the corners of the frame and half-way along its long sides."""
    near, right, low = FRAME / 2, plate.width - FRAME / 2, plate.height - FRAME / 2
    middle = plate.width / 2
    spots = [
        (near, near, 30),
        (middle, near, -15),
        (right, near, 70),
        (near, low, -50),
        (middle, low, 10),
        (right, low, 35),
    ]
    return "".join(screw(x, y, turn) for x, y, turn in spots)


def drawing(plate: Plate) -> str:
    """The background of the board, coloured by the theme's style sheet."""
    width, height = plate.width, plate.height
    tray = (
        f'x="{FRAME}" y="{FRAME}" width="{width - 2 * FRAME}" height="{height - 2 * FRAME}" rx="16"'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<rect class="frame" width="{width}" height="{height}" rx="10"/>'
        f'<rect class="frame-line" x="6" y="6" width="{width - 12}" height="{height - 12}" rx="6"/>'
        f'<rect class="tray" {tray}/>{screws(plate)}'
        f"{''.join(tile(plate, cell) for cell in plate.cells)}</svg>\n"
    )


def thumbnail(plate: Plate) -> str:
    """The board as a small image with its colours, without numbers."""
    colours = THUMBNAIL_COLOURS
    tiles = []
    for cell in plate.cells:
        x, y = plate.corner(cell)
        hue = colours["penalty"] if cell in plate.penalty else colours["rows"][plate.hue(cell)]
        fill = hue if plate.is_solid(cell) else colours["enamel"]
        tiles.append(
            f'<rect x="{x + 9}" y="{y + 9}" width="{CELL - 18}" height="{CELL - 18}" rx="9" '
            f'fill="{fill}" stroke="{hue}" stroke-width="8"/>'
        )
    width, height = plate.width, plate.height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f'<rect width="{width}" height="{height}" fill="{colours["frame"]}"/>'
        f'<rect x="{FRAME}" y="{FRAME}" width="{width - 2 * FRAME}" height="{height - 2 * FRAME}" rx="16" '
        f'fill="{colours["tray"]}"/>{"".join(tiles)}</svg>\n'
    )


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*."""
    plate = Plate(json.loads(DATA.read_text(encoding="utf-8")))
    board = Board(
        game="magot",
        view_box=(0, 0, plate.width, plate.height),
        places=tuple(place(plate, cell) for cell in plate.cells),
        # Tokens stand at the bottom left and pawns at the bottom right: they do not hide the number at the top left.
        slots={
            "pawn": Slot(29, 30, (-28, 0)),
            "depart": Slot(-23, 23, (0, 0), small=True),
            "arrivee": Slot(-23, 23, (0, 0), small=True),
        },
    )
    write(target, board, drawing(plate), thumbnail(plate))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
