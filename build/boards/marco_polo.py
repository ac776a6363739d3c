"""The board of Marco Polo: a portolan chart from Venice to Kyoto.

``python build/boards/marco_polo.py FOLDER`` writes the board's files to FOLDER. Places and ways come from the
engine's data, their names from its sentences, coasts from Natural Earth.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boards.curve import samples
from boards.neighbours import neighbours
from boards.portolan_chart import HEIGHT, WIDTH, Chart, Way
from boards.portolan_frame import LEGEND, TITLE
from boards.portolan_names import Lettered, Lettering
from boards.portolan_signs import REACHES, TARGETS
from boards.portolan_vellum import ROSE, ROSE_RADIUS, drawing, thumbnail
from boards.portolan_winds import node
from boards.schema import Board, Line, Place, Slot, write
from boards.sentences import GAMES, said

DATA = GAMES / "marco_polo" / "data" / "board.json"
STEP = 12
"""Distance between the points of a line."""
PAWN = Slot(0, 4, fan=(26, 3))
"""Pawns stand on their place; several pawns on one place stand side by side."""


def names(data: dict[str, Any], language: str) -> dict[str, str]:
    """The names of the places. In sentences they may have an article; the map leaves it out."""
    texts = said("marco_polo", language)
    return {
        place["id"]: texts[f"place-{place['id']}"].removeprefix("the ").replace("'", "’")
        for place in data["places"]
    }


def lettered(chart: Chart, names: dict[str, str]) -> dict[str, Lettering]:
    """The positions of the names; title, legend and rose stay free."""
    x, y = node(ROSE)
    kept = [
        TITLE,
        LEGEND,
        (x - ROSE_RADIUS, y - ROSE_RADIUS - 30, x + ROSE_RADIUS, y + ROSE_RADIUS),
    ]
    reaches = {place["id"]: REACHES[place["kind"]] for place in chart.places}
    ways = [samples(way.points, STEP) for way in chart.ways]
    return Lettered(chart.spots, reaches, ways, kept).place(names)


def place(chart: Chart, point: dict[str, Any], name: str) -> Place:
    """The schema's place of a place of the data."""
    id, kind = point["id"], point["kind"]
    x, y = chart.spots[id]
    tags = (
        *([point["colour"]] if "colour" in point else []),
        *(["port"] if point.get("port") else []),
    )
    return Place(
        id=id,
        kind=kind,
        label=name,
        x=x,
        y=y,
        width=TARGETS[kind],
        height=TARGETS[kind],
        tags=tags,
        neighbours=neighbours(chart.spots, id),
        sign=REACHES[kind],
    )


def line(way: Way) -> Line:
    """The schema's line of a way."""
    points = tuple((round(x, 1), round(y, 1)) for x, y in samples(way.points, STEP))
    return Line(id=way.id, ends=way.ends, label=way.kind, parts=(points,))


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    chart = Chart(data)
    by_language = {language: names(data, language) for language in ("fr", "en")}
    board = Board(
        game="marco_polo",
        view_box=(0, 0, WIDTH, HEIGHT),
        places=tuple(place(chart, point, by_language["fr"][point["id"]]) for point in chart.places),
        slots={"pawn": PAWN},
        lines=tuple(line(way) for way in chart.ways),
        labels=({"roulette": {ring: data["roulette"][ring] for ring in ("land", "sea")}},),
    )
    written = {language: lettered(chart, names) for language, names in by_language.items()}
    write(target, board, drawing(chart, written), thumbnail(chart))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
