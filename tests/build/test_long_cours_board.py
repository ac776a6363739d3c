"""The drawn board of Long Cours agrees with the engine's data, and nothing on it overlaps."""

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from shapely import Point, box

from boards import long_cours
from boards.shipping_chart import BOTTOM, LEFT, RIGHT, TOP, Chart

PROGRAM = long_cours
DATA = json.loads((long_cours.GAME / "data/board.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def chart() -> Chart:
    """The positions of everything on the board."""
    return Chart(DATA)


@pytest.mark.rule("LC-01")
def test_places_lines_and_zones_are_those_of_the_game(board: dict[str, Any]) -> None:
    assert {(place["id"], place["area"]) for place in board["places"]} == {
        (point["id"], str(point["zone"])) for point in DATA["points"]
    }
    assert [line["ends"] for line in board["lines"]] == [line["ends"] for line in DATA["lines"]]
    assert [area["id"] for area in board["areas"]] == [str(zone["id"]) for zone in DATA["zones"]]


def test_every_point_of_call_lies_in_its_zone_and_no_other(chart: Chart) -> None:
    for point in DATA["points"]:
        spot = Point(*chart.spots[point["id"]])
        around = [zone for zone, sea in chart.seas.items() if sea.contains(spot)]
        assert around == [point["zone"]], point["id"]


def test_lines_run_from_end_to_end_or_over_the_edge(board: dict[str, Any]) -> None:
    places = {place["id"]: (place["x"], place["y"]) for place in board["places"]}
    over = {tuple(line["ends"]): line["over_the_date_line"] for line in DATA["lines"]}
    for line in board["lines"]:
        parts = line["parts"]
        first, second = line["ends"]
        assert tuple(parts[0][0]) == places[first], line["id"]
        assert tuple(parts[-1][-1]) == places[second], line["id"]
        assert len(parts) == (2 if over[first, second] else 1), line["id"]
        if len(parts) == 2:
            edges = {parts[0][-1][0], parts[1][0][0]}
            assert edges == {LEFT, RIGHT}, line["id"]
            assert parts[0][-1][1] == parts[1][0][1], "it comes back at the height where it left"


def test_pieces_travel_smoothly(board: dict[str, Any]) -> None:
    steps = [
        math.dist(before, after)
        for line in board["lines"]
        for part in line["parts"]
        for before, after in pairwise(part)
    ]
    assert max(steps) < 3 * long_cours.STEP


def test_signs_do_not_touch(board: dict[str, Any]) -> None:
    places = board["places"]
    for at, one in enumerate(places):
        half, tall = one["width"] / 2, one["height"] / 2
        inner = box(LEFT, TOP, RIGHT, BOTTOM).buffer(4)
        assert inner.contains(
            box(one["x"] - half, one["y"] - tall, one["x"] + half, one["y"] + tall)
        )
        for other in places[at + 1 :]:
            beside = abs(one["x"] - other["x"]) * 2 >= one["width"] + other["width"]
            above = abs(one["y"] - other["y"]) * 2 >= one["height"] + other["height"]
            assert beside or above, f"{one['id']} and {other['id']}"


def test_a_build_gives_the_same_small_files_again(folder: Path, tmp_path: Path) -> None:
    long_cours.make(tmp_path)
    for name in ("board.json", "board.svg", "thumbnail.svg"):
        made = (folder / name).read_bytes()
        assert made == (tmp_path / name).read_bytes()
        assert len(made) < 150_000


def test_names_are_written_in_both_languages(folder: Path) -> None:
    drawn = (folder / "board.svg").read_text(encoding="utf-8")
    for name in ("LONDRES", "LONDON", "CAP NORD", "NORTH CAPE", "Céréales", "Cereals"):
        assert name in drawn


def test_stranded_goods_lie_above_the_ring_of_their_rectangle(board: dict[str, Any]) -> None:
    """The crates reach 14 units below the point where they stand, and the ring stands at the edge of the place."""
    for place in board["places"]:
        heap = place["slots"].get("heap")
        if heap:
            assert heap["dy"] + 14 <= -place["height"] / 2 + 4, place["id"]
