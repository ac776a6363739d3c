"""The board of Magellan: a school wall map of the world in cells of ten degrees.

``python build/boards/magellan.py FOLDER`` writes the board's files to FOLDER, and ``locators.svg``, the
small maps on its cards. Places are the cells, their land and sea regions, the capitals, the islands
that may be bases and the canals.
"""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boards import wall_flags
from boards.magellan_data import check_game_data, countries
from boards.region_names import all_names
from boards.schema import Board, Place, Rulers, Slot, Wraps, write
from boards.wall_chart import (
    CELL,
    HEIGHT,
    MARGIN,
    RIGHT,
    WIDTH,
    bases,
    canals,
    capitals,
    corner,
    spots,
)
from boards.wall_locators import locators
from boards.wall_paper import drawing, thumbnail
from boards.wall_stands import stands
from boards.world_cells import COLUMNS, ROWS, Cell, Region, cells, regions

LEAST, MOST = 30, CELL - 8
"""The smallest and the largest side of a region's clickable area."""
ROOM = 1.5
"""The side of the clickable area, relative to the diameter of the room that a piece has."""

SLOTS = {
    "jeep": Slot(6, 4, (7, 4), pile=3, row=(15, 12)),
    "ship": Slot(0, 0, (7, 4), pile=3, row=(11, 15)),
    "plane": Slot(-8, -18, (7, 4), pile=3, row=(13, -14)),
    "jeep@ship": Slot(0.5, -17, (0, 0)),
    "jeep@plane": Slot(1, 9, (0, 0)),
    "plane@ship": Slot(3, -21, (0, 0)),
    "flag": Slot(0, 0, (0, 0), small=True),
    "base": Slot(0, 0, (10, 0), small=True),
    "tender": Slot(0, 0, (0, 0), small=True),
    "deal": Slot(0, 0, (0, 0), small=True),
    "closed": Slot(0, 0, (0, 0), small=True),
    "prize": Slot(0, 0, (0, 0), small=True),
}
"""Where pieces stand: in their region, on each other, and the marks of capitals, bases and canals."""


def region_place(region: Region) -> Place:
    """A land or sea region."""
    x, y, room = spots()[region.id]
    left, top = corner(region.cell)
    side = min(MOST, max(LEAST, ROOM * 2 * room))
    half = side / 2 + 2
    # The clickable area must lie within the cell.
    x = min(left + CELL - half, max(left + half, x))
    y = min(top + CELL - half, max(top + half, y))
    kind = "sea" if ".w" in region.id else "land"
    fr, en = all_names()[region.id]
    cell = region.cell.id
    label: str | dict[str, str] = {"fr": f"{cell}, {fr}", "en": f"{cell}, {en}"} if fr else cell
    return Place(
        region.id, kind, label, round(x, 1), round(y, 1), round(side), round(side), room=cell
    )


def region_places() -> list[Place]:
    """The land and sea regions; near a capital pieces stand where they hide it least."""
    usual = [region_place(region) for region in (*regions().land, *regions().sea)]
    aside = stands({place.id: (place.x, place.y) for place in usual}, SLOTS)
    return [replace(place, slots=aside.get(place.id, {})) for place in usual]


def cell_place(cell: Cell) -> Place:
    """A whole cell, where a plane may be."""
    x, y = corner(cell)
    return Place(cell.id, "cell", cell.id, x + CELL / 2, y + CELL / 2, CELL - 4, CELL - 4)


def places() -> list[Place]:
    """All places of the board."""
    found = [cell_place(cell) for cell in cells()]
    found += region_places()
    for capital in capitals():
        x, y = capital["spot"]
        label = {"fr": capital["fr"], "en": capital["en"]}
        slots = {"flag": wall_flags.slot(SLOTS["flag"], capital["id"])}
        if capital["beside"][2] > 0:  # away from the name
            slots["deal"] = replace(SLOTS["deal"], mirrored=True)
        found.append(
            Place(capital["id"], "capital", label, round(x, 1), round(y, 1), 26, 26, slots=slots)
        )
    for base in bases():
        x, y = base["spot"]
        label = {"fr": base["name"], "en": base["name_en"]}
        id = f"base-{base['cell']}"
        found.append(Place(id, "base", label, round(x, 1), round(y, 1), 30, 30))
    for canal in canals():
        x, y = canal["spot"]
        label = {"fr": canal["name_fr"], "en": canal["name_en"]}
        id = f"canal-{canal['id']}"
        found.append(Place(id, "canal", label, round(x, 1), round(y, 1), 26, 26))
    return found


def rulers() -> Rulers:
    """The numbers of the columns and the names of the rows."""
    half = CELL / 2
    columns = [(corner(Cell(0, at))[0] + half, str(at + 1)) for at in range(COLUMNS)]
    rows = [(corner(Cell(at, 0))[1] + half, Cell(at, 0).id[:2]) for at in range(ROWS)]
    return Rulers(tuple(columns), tuple(rows))


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*; raises Failure if a data file is malformed."""
    check_game_data()
    board = Board(
        game="magellan",
        view_box=(0, 0, WIDTH, HEIGHT),
        places=tuple(places()),
        slots=SLOTS,
        wraps=Wraps(MARGIN, RIGHT, CELL),
        rulers=rulers(),
        labels=tuple(countries()),
    )
    write(target, board, drawing(), thumbnail())
    (target / "locators.svg").write_text(locators(), encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
