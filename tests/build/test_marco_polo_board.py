"""The drawn board of Marco Polo agrees with the engine's data; nothing on it overlaps, and names are large enough to read."""

import json
import math
import re
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from shapely import LineString, Point, box

from boards import marco_polo
from boards.portolan_chart import BOTTOM, LEFT, RIGHT, TOP, WIDTH, Chart
from boards.portolan_frame import LEGEND, TITLE
from boards.portolan_names import SIZE, Lettering, overlap
from boards.portolan_signs import REACHES

PROGRAM = marco_polo
DATA = json.loads(marco_polo.DATA.read_text(encoding="utf-8"))
THEME = Path(__file__).resolve().parents[2] / "web/themes/marco_polo"
SMALLEST = 12
"""The least type size on screen, in px."""


@pytest.fixture(scope="module")
def chart() -> Chart:
    """The positions of everything on the board."""
    return Chart(DATA)


@pytest.fixture(scope="module", params=["fr", "en"])
def names(request: pytest.FixtureRequest, chart: Chart) -> dict[str, Lettering]:
    """The positions of the names, in one language."""
    return marco_polo.lettered(chart, marco_polo.names(DATA, request.param))


@pytest.mark.rule("MP-05")
def test_places_and_lines_are_those_of_the_game(board: dict[str, Any]) -> None:
    assert [(place["id"], place["kind"]) for place in board["places"]] == [
        (place["id"], place["kind"]) for place in DATA["places"]
    ]
    assert [(line["label"], line["ends"]) for line in board["lines"]] == [
        (line["kind"], line["ends"]) for line in DATA["lines"]
    ]
    assert len({line["id"] for line in board["lines"]}) == len(DATA["lines"])


@pytest.mark.rule("MP-05")
def test_comptoirs_show_their_colour_and_ports_that_they_are_ports(board: dict[str, Any]) -> None:
    tags = {place["id"]: set(place["tags"]) for place in board["places"]}
    for place in DATA["places"]:
        wanted = {place["colour"]} if "colour" in place else set()
        assert tags[place["id"]] == wanted | ({"port"} if place["port"] else set()), place["id"]


@pytest.mark.rule("MP-06")
def test_the_page_knows_the_roulette_of_the_game(board: dict[str, Any]) -> None:
    (roulette,) = (label["roulette"] for label in board["labels"])
    assert roulette == {ring: DATA["roulette"][ring] for ring in ("land", "sea")}


def test_lines_run_from_end_to_end_and_smoothly(board: dict[str, Any]) -> None:
    places = {place["id"]: (place["x"], place["y"]) for place in board["places"]}
    for line in board["lines"]:
        (points,) = line["parts"]
        first, second = line["ends"]
        assert tuple(points[0]) == places[first], line["id"]
        assert tuple(points[-1]) == places[second], line["id"]
        assert max(math.dist(*step) for step in pairwise(points)) < 3 * marco_polo.STEP, line["id"]


def test_lines_keep_off_the_signs_that_they_do_not_lead_to(
    board: dict[str, Any], chart: Chart
) -> None:
    for line in board["lines"]:
        way = LineString(line["parts"][0])
        for place in DATA["places"]:
            if place["id"] not in line["ends"]:
                far = way.distance(Point(*chart.spots[place["id"]]))
                assert far > REACHES[place["kind"]], f"{line['id']} runs over {place['id']}"


def test_ways_at_sea_run_mostly_over_water(chart: Chart) -> None:
    """A part of a way may lie on land, since harbours lie on the coast and straits are narrow."""
    for way in chart.ways:
        if way.kind == "sea":
            line = LineString(way.points)
            ashore = line.intersection(chart.land).length / line.length
            assert ashore < 0.5, f"{way.id}: {ashore:.2f}"


def test_clickable_areas_do_not_touch(board: dict[str, Any]) -> None:
    inside = box(LEFT, TOP, RIGHT, BOTTOM)
    for one in board["places"]:
        half, tall = one["width"] / 2, one["height"] / 2
        assert inside.contains(
            box(one["x"] - half, one["y"] - tall, one["x"] + half, one["y"] + tall)
        ), one["id"]
    for one, other in combinations(board["places"], 2):
        beside = abs(one["x"] - other["x"]) * 2 >= one["width"] + other["width"]
        above = abs(one["y"] - other["y"]) * 2 >= one["height"] + other["height"]
        assert beside or above, f"{one['id']} and {other['id']}"


def test_no_name_touches_another_a_sign_or_the_frame(
    names: dict[str, Lettering], chart: Chart
) -> None:
    inside = box(LEFT, TOP, RIGHT, BOTTOM)
    for place, lettering in names.items():
        written = box(*lettering.box)
        assert inside.contains(written), place
        for kept in (TITLE, LEGEND):
            assert overlap(lettering.box, kept) == 0, place
        for other in DATA["places"]:
            far = written.distance(Point(*chart.spots[other["id"]]))
            assert far > REACHES[other["kind"]], f"{place} on the sign of {other['id']}"
    for (place, one), (another, other) in combinations(names.items(), 2):
        assert overlap(one.box, other.box) == 0, f"{place} and {another}"


def test_every_name_stands_beside_its_own_sign(names: dict[str, Lettering], chart: Chart) -> None:
    for place, lettering in names.items():
        here = box(*lettering.box).distance(Point(*chart.spots[place]))
        assert here < 40, place


def test_names_have_twelve_pixels_on_the_smallest_board() -> None:
    """The theme sets the least width of the board; on larger boards the type size may be smaller."""
    style = "".join(path.read_text(encoding="utf-8") for path in sorted(THEME.glob("*.css")))
    (least,) = re.findall(r"--board-min-width: (\d+)px", style)
    (size,) = re.findall(r"\.name \{\s+font: 400 ([\d.]+)px", style)
    assert float(size) == SIZE, "room is kept for names of this size"
    assert SIZE * int(least) / WIDTH >= SMALLEST
    for width, smaller in re.findall(
        r"@container \(min-width: (\d+)px\) \{\s*\.name, \.legend \{ font-size: (\d+)px", style
    ):
        assert int(smaller) * int(width) / WIDTH >= SMALLEST


def test_a_build_gives_the_same_small_files_again(folder: Path, tmp_path: Path) -> None:
    marco_polo.make(tmp_path)
    for name in ("board.json", "board.svg", "thumbnail.svg"):
        made = (folder / name).read_bytes()
        assert made == (tmp_path / name).read_bytes()
        assert len(made) < 150_000


def test_names_are_written_in_both_languages(folder: Path) -> None:
    drawn = (folder / "board.svg").read_text(encoding="utf-8")
    for name in ("Venise", "Venice", "Samarcande", "Samarkand", "Étape", "Stage", "Marco Polo"):
        assert name in drawn
