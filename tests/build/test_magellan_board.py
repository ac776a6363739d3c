"""The drawn board of Magellan agrees with the engine's data, and bad data stop the build with a reason."""

import json
import re
import shutil
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
import shapely

from boards import (
    country_names,
    magellan,
    magellan_data,
    town_names,
    wall_flags,
    wall_stands,
    world_data,
)
from boards.wall_chart import CELL, MARGIN, RIGHT, capitals, corner, drawn
from boards.world_cells import cells, regions
from failure import Failure

DATA = magellan_data.FOLDER
MAP = json.loads((DATA / "map.json").read_text(encoding="utf-8"))
COUNTRIES = json.loads((DATA / "countries.json").read_text(encoding="utf-8"))["countries"]
CARDS = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))["cards"]
EQUIPMENT = json.loads((DATA / "equipment.json").read_text(encoding="utf-8"))
LANDS = frozenset(MAP["land"])
PROGRAM = magellan


@pytest.mark.rule("MA-05")
def test_places_are_the_regions_cells_capitals_and_islands_of_the_game(
    board: dict[str, Any],
) -> None:
    by_kind: dict[str, set[str]] = {}
    for place in board["places"]:
        by_kind.setdefault(place["kind"], set()).add(place["id"])
    assert by_kind["land"] == LANDS
    assert by_kind["sea"] == set(MAP["water"])
    assert len(by_kind["cell"]) == 648
    assert by_kind["capital"] == {country["id"] for country in COUNTRIES}
    bases = {base["cell"] for bases in MAP["bases"].values() for base in bases}
    assert by_kind["base"] == {f"base-{cell}" for cell in bases}


@pytest.mark.rule("MA-01")
def test_every_region_lies_in_its_cell(board: dict[str, Any]) -> None:
    places = {place["id"]: place for place in board["places"]}
    for place in board["places"]:
        if place["kind"] not in ("land", "sea"):
            continue
        cell = places[place["id"].partition(".")[0]]
        assert abs(place["x"] - cell["x"]) + place["width"] / 2 <= CELL / 2, place["id"]
        assert abs(place["y"] - cell["y"]) + place["height"] / 2 <= CELL / 2, place["id"]


def test_the_capital_of_each_country_lies_in_its_cell(board: dict[str, Any]) -> None:
    places = {place["id"]: place for place in board["places"]}
    for country in COUNTRIES:
        cell, capital = places[country["cell"]], places[country["id"]]
        assert abs(capital["x"] - cell["x"]) <= CELL / 2, country["id"]
        assert abs(capital["y"] - cell["y"]) <= CELL / 2, country["id"]


@pytest.mark.rule("MA-01")
def test_the_map_is_turned_by_whole_cells(board: dict[str, Any]) -> None:
    assert board["wraps"] == {"left": MARGIN, "right": RIGHT, "step": CELL}
    assert RIGHT - MARGIN == 36 * CELL


@pytest.mark.rule("MA-18")
def test_cards_show_what_is_printed_on_them(board: dict[str, Any]) -> None:
    assert [country["id"] for country in board["labels"]] == [one["id"] for one in COUNTRIES]
    belgium = next(country for country in board["labels"] if country["id"] == "BE")
    assert (belgium["cost"], belgium["income"]) == (90, 11)


def test_a_build_gives_the_same_files_again_and_they_are_light(
    folder: Path, tmp_path: Path
) -> None:
    magellan.make(tmp_path)
    for name in ("board.json", "board.svg", "thumbnail.svg"):
        made = (folder / name).read_bytes()
        assert made == (tmp_path / name).read_bytes()
        assert len(made) < 400_000


def test_names_are_written_in_both_languages(folder: Path) -> None:
    drawn = (folder / "board.svg").read_text(encoding="utf-8")
    for name in ("Londres", "London", "AFRIQUE", "AFRICA", "Mer Noire", "Black Sea"):
        assert name in drawn


def test_every_cell_is_named_letter_by_letter_in_its_corner(folder: Path) -> None:
    drawn = (folder / "board.svg").read_text(encoding="utf-8")
    group = drawn.partition('<g class="cell-names" transform="scale(.1)">')[2].partition("</g>")[0]
    strokes = {one["letter"]: one for one in world_data.read("strokes")["letters"]}
    for cell in cells():
        left, top = corner(cell)
        for at, letter in enumerate(cell.id):
            x, y = strokes[letter]["from"]
            start = f"M{round(10 * left) + 40 + 61 * at + x} {round(10 * top) + 140 + y}"
            assert start + strokes[letter]["path"] in group, cell
    assert group.count("M") == sum(len(cell.id) for cell in cells())


def changed(record: dict[str, Any], **fields: Any) -> list[dict[str, Any]]:
    """A list of one record, with some of its fields changed; None removes a field."""
    return [{name: value for name, value in {**record, **fields}.items() if value is not None}]


@pytest.mark.parametrize(
    ("check", "reason"),
    [
        (
            lambda: magellan_data.check_countries(changed(COUNTRIES[0], cost=-5), LANDS),
            "countries.json, record 0 (DE): `cost` cannot be -5.",
        ),
        (
            lambda: magellan_data.check_countries(changed(COUNTRIES[0], income=None), LANDS),
            "countries.json, record 0 (DE): `income` is missing.",
        ),
        (
            lambda: magellan_data.check_countries(changed(COUNTRIES[0], land="5N1.l1"), LANDS),
            "countries.json, record 0 (DE): `land` 5N1.l1 is no land of 6N1.",
        ),
        (
            lambda: magellan_data.check_countries([COUNTRIES[0], COUNTRIES[0]], LANDS),
            "countries.json, record 1 (DE): another country has this id.",
        ),
        (
            lambda: magellan_data.check_cards(
                changed(CARDS[0], effects=[{"effect": "earthquake"}])
            ),
            "cards.json, record 0 (H1-01), effect 0: there is no effect 'earthquake'.",
        ),
        (
            lambda: magellan_data.check_cards(
                changed(CARDS[0], effects=[{"effect": "pay_all", "amount": "much"}])
            ),
            "cards.json, record 0 (H1-01), effect 0: `amount` cannot be 'much'.",
        ),
        (
            lambda: magellan_data.check_map({**MAP, "coasts": ["5N1.w1 nowhere"]}),
            "map.json, coasts, record 0: '5N1.w1 nowhere' does not join two regions.",
        ),
        (
            lambda: magellan_data.check_map({**MAP, "land": ["Paris"]}),
            "map.json, land, record 0: 'Paris' is no region.",
        ),
        (
            lambda: magellan_data.check_map(
                {**MAP, "canals": [{"id": "suez", "ends": ["5N1.w1", "5N1.l1"]}]}
            ),
            "map.json, canals, record 0: `ends` cannot be ['5N1.w1', '5N1.l1'].",
        ),
        (
            lambda: magellan_data.check_map(
                {**MAP, "bases": {**MAP["bases"], "2": [*MAP["bases"]["2"][:5], {}]}}
            ),
            "map.json, bases, list 2, record 5: `cell` is missing.",
        ),
        (
            lambda: magellan_data.check_map({**MAP, "bases": {**MAP["bases"], "3": []}}),
            "map.json, bases, list 3: it must have six islands.",
        ),
        (
            lambda: magellan_data.check_cards(
                changed(CARDS[0], effects=[{"effect": "prize_first_jeep_at", "amount": 80}])
            ),
            "cards.json, record 0 (H1-01), effect 0: `cells` or `row` must be given once",
        ),
        (
            lambda: magellan_data.check_cards(
                changed(CARDS[0], effects=[{"effect": "war", "scope": "cells"}])
            ),
            "cards.json, record 0 (H1-01), effect 0: `cells` must be given once",
        ),
    ],
)
def test_data_that_break_their_schema_are_refused_with_file_record_and_reason(
    check: Callable[[], object], reason: str
) -> None:
    with pytest.raises(Failure, match=re.escape(reason)):
        check()


@pytest.mark.parametrize(
    ("part", "broken", "reason"),
    [
        ("resale", 150, "equipment.json: `resale` cannot be 150."),
        ("long_duel", None, "equipment.json: `long_duel` is missing."),
        ("tanks", 3, "equipment.json: there is no field `tanks`."),
        (
            "pieces",
            [{"kind": "tank", "count": 1, "price": 1, "free": 0}],
            "equipment.json, pieces, record 0 (tank): `kind` cannot be 'tank'.",
        ),
        (
            "pieces",
            [{**EQUIPMENT["pieces"][1], "price": "20 M"}],
            "equipment.json, pieces, record 0 (ship): `price` cannot be '20 M'.",
        ),
        (
            "pieces",
            [{**EQUIPMENT["pieces"][1], "free": 9}],
            "equipment.json, pieces, record 0 (ship): `free` cannot be more than `count`, 6.",
        ),
        (
            "pieces",
            EQUIPMENT["pieces"][:2],
            "equipment.json, pieces: there must be one record each of jeep, plane, ship.",
        ),
        ("cash", {**EQUIPMENT["cash"], "6": 0}, "equipment.json, cash: `6` cannot be 0."),
        ("points", {"drive": 2}, "equipment.json, points: `sail` is missing."),
        ("provenance", {"pieces": ""}, "equipment.json must say in `provenance`"),
    ],
)
def test_a_broken_copy_of_the_equipment_is_refused(
    part: str, broken: object, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in magellan_data.FILES:
        shutil.copy(DATA / f"{name}.json", tmp_path)
    copy = {**EQUIPMENT, part: broken}
    if broken is None:
        del copy[part]
    (tmp_path / "equipment.json").write_text(json.dumps(copy), encoding="utf-8")
    monkeypatch.setattr(magellan_data, "FOLDER", tmp_path)
    with pytest.raises(Failure, match=re.escape(reason)):
        magellan.make(tmp_path)


@pytest.mark.parametrize("name", magellan_data.FILES)
def test_a_file_that_cannot_be_read_stops_the_build(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in magellan_data.FILES:
        shutil.copy(DATA / f"{each}.json", tmp_path)
    (tmp_path / f"{name}.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr(magellan_data, "FOLDER", tmp_path)
    with pytest.raises(Failure, match=f"{name}.json of Magellan cannot be read"):
        magellan.make(tmp_path)


def test_every_data_file_of_the_game_is_checked_and_keeps_its_schema() -> None:
    elsewhere = {"tutorial", "examples", "length"}
    found = {path.stem for path in DATA.iterdir()} - elsewhere
    assert tuple(sorted(found)) == magellan_data.FILES
    magellan_data.check_game_data()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_country_is_named_on_the_map_and_no_name_lies_on_another(language: str) -> None:
    names = country_names.names(language)
    first = [name for name in names if name.scales != "later"]
    later = [name for name in names if name.scales != "first"]
    assert sorted(name.id for name in later) == sorted(one["id"] for one in COUNTRIES)
    assert {name.id for name in first} == {one["id"] for one in COUNTRIES}
    for shown, size, town in (
        (first, country_names.FAR, town_names.TOWN_FAR),
        (later, country_names.NEAR, town_names.TOWN_NEAR),
    ):
        boxes = [country_names.block(name.lines, name.x, name.y, size) for name in shown]
        others = town_names.written(language, town)
        for at, box in enumerate(boxes):
            assert not any(town_names.overlap(box, other) for other in (*boxes[:at], *others))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_name_lies_on_another_country_that_the_game_names(language: str) -> None:
    lands = {capital["id"]: country_names.home(capital["id"]) for capital in capitals()}
    for name in country_names.names(language):
        size = country_names.NEAR if name.scales == "later" else country_names.FAR
        written = shapely.box(*country_names.block(name.lines, name.x, name.y, size))
        others = [land for land in lands.values() if not land.equals(lands[name.id])]
        covered = sum(written.intersection(land).area for land in others) / written.area
        assert covered <= country_names.ABROAD, name


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("size", [town_names.TOWN_FAR, town_names.TOWN_NEAR])
def test_no_name_of_a_town_or_an_island_lies_on_another(language: str, size: float) -> None:
    boxes = town_names.towns(language, size)
    assert not [
        (one, other) for one, other in combinations(boxes, 2) if town_names.overlap(one, other)
    ]


@pytest.mark.parametrize(("id", "most"), [("CH", 60), ("DE", 60), ("FR", 60), ("GB", 150)])
def test_the_flags_of_western_europe_cover_no_letter_of_a_capital_s_name(
    id: str, most: int
) -> None:
    x, y = next(capital["spot"] for capital in capitals() if capital["id"] == id)
    for scale in wall_flags.scales():
        flag = wall_flags.cloth(x, y, wall_flags.sides()[id], scale.flag)
        assert sum(wall_flags.covered(flag, letters) for letters in scale.written) < most, id


def test_no_name_of_a_town_is_cut_where_the_map_is_joined() -> None:
    """Beyond its edge the map is drawn again, over what stands out."""
    for language in ("fr", "en"):
        boxes = town_names.written(language, town_names.TOWN_FAR)
        assert all(left >= MARGIN and right <= RIGHT for left, _, right, _ in boxes)


def test_pieces_leave_the_capitals_of_western_europe_in_sight(folder: Path) -> None:
    """At the first scale of a phone a jeep is nearly as large as a cell."""
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    places = {place["id"]: place for place in board["places"]}
    for id in ("6N36.l1", "6N1.l1", "5N1.l1", "5N2.l1", "5N36.l1"):
        place, cell = places[id], places[id.partition(".")[0]]
        slot = place.get("slots", {}).get("jeep", board["slots"]["jeep"])
        x, y = place["x"] + slot["dx"], place["y"] + slot["dy"]
        assert wall_stands.hidden(x, y, wall_stands.SIZES["jeep"]) < 1, "part of a name at most"
        assert max(abs(x - cell["x"]), abs(y - cell["y"])) < CELL / 2, "it is seen in its cell"


def test_no_piece_hides_a_capital_and_a_line_leads_from_where_it_stands_beside_its_region(
    folder: Path,
) -> None:
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    shapes = {region.id: region.shape for region in (*regions().land, *regions().sea)}
    led = 0
    for place in board["places"]:
        for kind in {"land": ("jeep", "plane"), "sea": ("ship", "plane")}.get(place["kind"], ()):
            slot = place.get("slots", {}).get(kind, board["slots"][kind])
            x, y = place["x"] + slot["dx"], place["y"] + slot["dy"]
            across, down = wall_stands.SIZES[kind]
            piece = shapely.box(x - across, y - down, x + across, y + down)
            for capital in capitals():
                spot = shapely.Point(capital["spot"]).buffer(wall_stands.DOT)
                assert piece.intersection(spot).area < 0.6 * spot.area, (place["id"], kind)
            if slot.get("lead"):
                led += 1
            elif place.get("slots", {}).get(kind):
                assert drawn(shapes[place["id"]]).buffer(1).contains(shapely.Point(x, y))
    assert 0 < led < 130, "nearly all pieces stand on their own land or sea"


def test_each_card_has_a_small_map_around_its_place(folder: Path) -> None:
    drawing = (folder / "locators.svg").read_text(encoding="utf-8")
    found = {
        id: tuple(float(number) for number in (*window.split(" "), x, y))
        for id, window, x, y in re.findall(
            r'<symbol id="locator-([\w-]+)" viewBox="([^"]+)">.*?<circle [^>]*cx="([\d.]+)" cy="([\d.]+)"',
            drawing,
        )
    }
    assert set(found) == {card["id"] for card in (*COUNTRIES, *CARDS)}
    for left, top, width, height, x, y in found.values():
        assert left < x < left + width
        assert top < y < top + height
        assert left >= MARGIN
        assert left + width <= RIGHT


def test_each_series_of_history_cards_has_a_sign() -> None:
    theme = Path(__file__).resolve().parents[2] / "web" / "themes" / "magellan"
    signs = (theme / "history.svg").read_text(encoding="utf-8")
    for series in {card["id"][:2] for card in CARDS}:
        assert f'id="history-{series}"' in signs
