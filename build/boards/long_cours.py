"""The board of Long Cours: a shipping company's poster with the lines of the world.

``python build/boards/long_cours.py FOLDER`` writes the board's files to FOLDER. Points of call, lines
and zones come from the engine's data, names from its sentences, the land from Natural Earth.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from boards.curve import outlines, samples
from boards.neighbours import neighbours
from boards.schema import Area, Board, Line, Place, write
from boards.sentences import said
from boards.shipping_berths import berths
from boards.shipping_chart import Chart, Way
from boards.shipping_poster import HEIGHT, NUMBERS, WIDTH, drawing, thumbnail
from boards.shipping_signs import PORT, rectangle_size

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "engine/escales/games/long_cours"

MARGIN = 14
"""How much wider and higher the clickable area is than the sign."""
STEP = 14
"""Distance between the points of a line."""


def names(data: dict[str, Any]) -> tuple[dict[str, dict[str, str]], dict[str, dict[str, str]]]:
    """The names of points of call and of products, by language; the French names of points are those of the data.

    Articles are left out, as on maps.
    """
    french, english = said("long_cours", "fr"), said("long_cours", "en")
    points = {
        point["id"]: {
            "fr": point["name"].removeprefix("La "),
            "en": english[f"place-{point['id']}"].removeprefix("the "),
        }
        for point in data["points"]
    }
    products = {
        product["id"]: {
            "fr": french[f"product-{product['id']}"],
            "en": english[f"product-{product['id']}"],
        }
        for product in data["products"]
    }
    return points, products


def place(chart: Chart, point: dict[str, Any], names: dict[str, str]) -> Place:
    """The schema's place of a point of call."""
    id = point["id"]
    x, y = chart.spots[id]
    width, height = PORT if point["product"] else rectangle_size(id, list(names.values()))
    return Place(
        id=id,
        kind="port" if point["product"] else "stranding",
        label=names["fr"],
        x=x,
        y=y,
        width=width + MARGIN,
        height=height + MARGIN,
        area=str(point["zone"]),
        tags=(point["product"],) if point["product"] else (),
        neighbours=neighbours(chart.spots, id),
        slots=berths(id, (width, height)),
    )


def line(way: Way) -> Line:
    """The schema's line of a way."""
    return Line(
        id=way.id,
        ends=way.ends,
        label=way.label,
        parts=tuple(
            tuple((round(x, 1), round(y, 1)) for x, y in samples(part, STEP)) for part in way.parts
        ),
    )


def area(chart: Chart, zone: int) -> Area:
    """The schema's area of a zone; its spots are the positions of its number."""
    (x, y), *others = ((x, y - 33) for x, y in NUMBERS[zone])
    return Area(str(zone), str(zone), outlines(chart.seas[zone]), x, y, 120, 84, tuple(others))


def make(target: Path) -> None:
    """Write the files of this board to the folder *target*."""
    data = json.loads((GAME / "data/board.json").read_text(encoding="utf-8"))
    chart = Chart(data)
    points, products = names(data)
    board = Board(
        game="long_cours",
        view_box=(0, 0, WIDTH, HEIGHT),
        places=tuple(place(chart, point, points[point["id"]]) for point in chart.points),
        slots={},  # every place has its own
        lines=tuple(line(way) for way in chart.ways),
        areas=tuple(area(chart, zone) for zone in chart.zones),
    )
    write(target, board, drawing(chart, [*products], {**points, **products}), thumbnail(chart))


if __name__ == "__main__":
    make(Path(sys.argv[1]))
