"""The computed map of Magellan: the number of its regions, the ways of ships and jeeps, and the engine's copy of it."""

import json
from collections import Counter, deque
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from boards import world_data, world_map
from boards.region_names import all_names
from boards.world_cells import regions
from failure import Failure


@cache
def chart() -> dict[str, Any]:
    """The map as the program makes it."""
    made: dict[str, Any] = json.loads(world_map.text())
    return made


def neighbours(edges: Iterable[str]) -> dict[str, set[str]]:
    """The neighbours of each region."""
    found: dict[str, set[str]] = {}
    for edge in edges:
        one, other = edge.split()
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


def canals(*ids: str) -> list[str]:
    """The passages of the canals with these ids."""
    return [" ".join(canal["ends"]) for canal in chart()["canals"] if canal["id"] in ids]


def distances(start: str, edges: Iterable[str]) -> dict[str, int]:
    """The number of lines to cross from *start* to each region that can be reached."""
    ways = neighbours(edges)
    far = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in ways.get(here, ()):
            if there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return far


def sailing(one: str, other: str, *open_canals: str) -> int:
    """The points that a ship needs from one sea to another."""
    return distances(one, [*chart()["water_edges"], *canals(*open_canals)])[other]


@pytest.mark.rule("MA-01")
def test_there_are_as_many_cells_and_regions_as_counted_by_hand() -> None:
    cells = {region.cell.id for region in (*regions().land, *regions().sea)}
    assert len(cells) == 648, "each cell has land or sea"
    counts = {
        name: len(chart()[name])
        for name in ("water", "land", "water_edges", "land_edges", "coasts")
    }
    assert counts == {
        "water": 578,
        "land": 792,
        "water_edges": 983,
        "land_edges": 647,
        "coasts": 722,
    }


def test_the_engine_has_the_map_that_is_computed() -> None:
    assert world_map.TARGET.read_text(encoding="utf-8") == world_map.text(), (
        "python build/boards/world_map.py writes it anew"
    )


@pytest.mark.rule("MA-12")
def test_all_seas_are_connected_and_lakes_are_not_among_them() -> None:
    reached = distances("4N18.w1", chart()["water_edges"])
    assert set(reached) == set(chart()["water"])
    assert all("Caspi" not in name for sea in regions().sea for name in sea.name or ())


@pytest.mark.rule("MA-01")
def test_from_japan_to_hawaii_one_sails_over_the_180th_meridian() -> None:
    assert "4N18.w1 4N19.w1" in chart()["water_edges"]
    assert sailing("4N15.w1", "3N21.w1") == 7


# By strait: the seas on its two sides, and the most points that a ship needs between them.
STRAITS = {
    "Gibraltar": ("4N36.w1", "4N1.w1", 1),
    "Dover": ("6N1.w1", "5N36.w1", 2),
    "Öresund": ("6N1.w1", "6N2.w1", 1),
    "Bosphorus and Dardanelles": ("5N4.w1", "4N3.w1", 2),
    "Messina": ("4N2.w1", "5N2.w1", 2),
    "Bab el-Mandeb": ("2N4.w1", "2N5.w1", 1),
    "Hormuz": ("3N6.w1", "3N5.w1", 1),
    "Malacca": ("1N10.w1", "1N11.w1", 1),
    "Sunda and Java": ("1S11.w1", "1S12.w1", 1),
    "Torres": ("2S15.w1", "2S14.w1", 1),
    "Bering": ("7N19.w1", "7N18.w1", 1),
    "Tsushima": ("4N13.w1", "4N14.w1", 1),
    "La Pérouse": ("5N15.w1", "5N14.w1", 1),
    "Bass": ("4S15.w1", "4S16.w1", 1),
    "Cook": ("5S17.w1", "5S18.w1", 1),
    "Magellan and Drake": ("6S29.w1", "6S30.w1", 1),
    "Florida": ("3N28.w1", "3N29.w1", 1),
    "Hudson": ("7N29.w1", "7N28.w1", 1),
    "Davis": ("7N31.w1", "7N30.w1", 1),
    "Mozambique": ("2S5.w1", "3S4.w1", 2),
}


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("name", STRAITS)
def test_straits_are_open(name: str) -> None:
    one, other, points = STRAITS[name]
    assert sailing(one, other) <= points


# By isthmus: the seas on its two sides, and the points that the way around it takes without canals.
ISTHMUSES = {
    "Suez": ("4N4.w1", "3N4.w1", 27),
    "Panama": ("1N29.w2", "1N29.w1", 24),
    "Kra": ("1N10.w1", "1N10.w2", 2),
    "Lower California": ("3N25.w1", "3N25.w2", 2),
}


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("name", ISTHMUSES)
def test_isthmuses_are_closed_to_ships(name: str) -> None:
    one, other, around = ISTHMUSES[name]
    assert sailing(one, other) == around


@pytest.mark.rule("MA-14")
def test_an_open_canal_costs_one_point() -> None:
    assert sailing("4N4.w1", "3N4.w1", "suez") == 1
    assert sailing("1N29.w2", "1N29.w1", "panama") == 1


@pytest.mark.rule("MA-11")
def test_jeeps_drive_over_an_isthmus_and_not_over_a_strait() -> None:
    roads = chart()["land_edges"]
    from_cairo = distances("4N4.l1", roads)
    assert from_cairo["3N4.l1"] == 1
    assert from_cairo["4N12.l1"] == 8, "to Peking"
    from_washington = distances("4N29.l1", roads)
    assert "1S31.l1" in from_washington, "to Brazil over Panama"
    assert "5N1.l1" not in from_washington
    assert "6N36.l1" not in from_cairo, "Great Britain is an island"
    assert "4N14.l1" not in from_cairo, "so is Japan"


# Points from base to base in the order of each list, with the canals open.
BASE_DISTANCES = {
    "1": [[22, 13, 10, 21, 31], [9, 26, 15, 9], [19, 12, 18], [11, 31], [20]],
    "2": [[4, 8, 13, 12, 16], [4, 9, 8, 12], [5, 4, 8], [3, 3], [4]],
    "3": [[2, 4, 6, 4, 5], [6, 6, 6, 5], [2, 2, 9], [4, 11], [7]],
    "4": [[1, 2, 3, 3, 4], [1, 2, 2, 3], [1, 1, 2], [2, 1], [1]],
}


@pytest.mark.rule("MA-02")
@pytest.mark.parametrize("number", BASE_DISTANCES)
def test_bases_lie_as_far_apart_as_measured(number: str) -> None:
    seas = [base["water"] for base in chart()["bases"][number]]
    passages = [*chart()["water_edges"], *canals("suez", "panama")]
    measured = [
        [distances(sea, passages)[other] for other in seas[at + 1 :]]
        for at, sea in enumerate(seas[:-1])
    ]
    assert measured == BASE_DISTANCES[number]


@pytest.mark.rule("MA-04")
def test_every_base_has_its_land_and_sea_on_a_coast() -> None:
    for bases in chart()["bases"].values():
        assert len(bases) == 6
        for base in bases:
            assert f"{base['water']} {base['land']}" in chart()["coasts"]
            assert base["land"].startswith(f"{base['cell']}.")


GROUP = {"cell": "8N36", "fr": "Jan Mayen", "en": "Jan Mayen", "boxes": [[-9.2, 70.7, -7.9, 71.3]]}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"boxes": [[-9.2, 70.7, -7.9]]}, "islands.json, groups, record 1: `boxes` cannot be"),
        ({"boxes": [[1, 2, 0, 3]]}, "islands.json, groups, record 1: `boxes` cannot be"),
        ({"fr": ""}, "islands.json, groups, record 1: `fr` cannot be"),
        ({"area": 4}, "islands.json, groups, record 1: there is no field `area`"),
    ],
)
def test_a_record_that_breaks_the_schema_is_refused_with_file_and_number(
    change: dict[str, Any], reason: str
) -> None:
    content = {"provenance": "a test", "groups": [GROUP, {**GROUP, **change}]}
    with pytest.raises(Failure, match="world/") as failure:
        world_data.check("islands", content)
    assert reason in str(failure.value)


def test_a_record_that_lacks_a_field_is_refused() -> None:
    record = {name: value for name, value in GROUP.items() if name != "cell"}
    with pytest.raises(Failure, match=r"record 0: `cell` is missing"):
        world_data.check("islands", {"provenance": "a test", "groups": [record]})


def test_additions_without_provenance_are_refused() -> None:
    with pytest.raises(Failure, match="provenance"):
        world_data.check("islands", {"groups": [GROUP]})


def test_a_base_at_sea_is_refused() -> None:
    record = {"name": "Nulle part", "name_en": "Nowhere", "cell": "4S1", "lonlat": [5, -35]}
    with pytest.raises(Failure, match="Nulle part"):
        world_map.base(record)


def test_a_canal_that_ends_on_land_is_refused() -> None:
    record = {"id": "nowhere", "ends": ["4N4.w1", "4N4.l1"]}
    with pytest.raises(Failure, match="nowhere"):
        world_map.canal(record, frozenset(chart()["water"]))


def test_regions_on_the_same_side_of_a_cell_say_which_lies_farther_out() -> None:
    """Land and sea are named apart."""
    names = all_names()
    assert [names[id][0] for id in ("6N36.l3", "6N36.l4")] == [
        "île au nord-ouest, plus au nord",
        "île au nord-ouest, plus au sud",
    ]
    assert names["2S14.l4"][1] == "island in the north-west, farther west"
    alike = Counter((id.split(".")[0], id.split(".")[1][0], name) for id, name in names.items())
    assert max(alike.values()) == 1
