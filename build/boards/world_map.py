"""Compute the map of Magellan for the engine: regions, passages, coasts, canals and bases.

``python build/boards/world_map.py`` computes it from Natural Earth and the additions in `world/`, and
writes the engine's ``data/map.json``; with ``--check`` it only compares the result with that file.
"""

import argparse
import json
import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from shapely import Point

from boards import world_passages
from boards.world_cells import Region, regions
from boards.world_data import read
from failure import Failure, told

TARGET = Path(__file__).resolve().parents[2] / "engine/escales/games/magellan/data/map.json"

PROVENANCE = {
    "regions and passages": "made by build/boards/world_map.py from Natural Earth 1:50m and, for small "
    "islands that have a name, 1:10m (world-atlas 2.0.2); ice shelves, names of islands and small seas "
    "that count from build/boards/world",
    "licence": "Natural Earth: public domain; world-atlas: ISC",
    "bases": "the four examples of the rule book; regions by the position of each island",
    "canals": "as open in 1962; cost and position are ours",
}


def base(record: dict[str, Any]) -> dict[str, str]:
    """A base with its land and its sea; raises Failure if its cell lacks one of them."""
    cell = record["cell"]
    spot = Point(record["lonlat"])
    lands = [land for land in regions().land if land.cell.id == cell]
    seas = [sea for sea in regions().sea if sea.cell.id == cell]
    if not lands or not seas:
        raise Failure(f"world/places.json: the base {record['name']} needs land and sea in {cell}.")
    nearest = min(lands, key=lambda land: land.shape.distance(spot))
    if nearest.shape.distance(spot) > 1:
        raise Failure(f"world/places.json: the base {record['name']} lies on no land of {cell}.")
    around = [sea.id for sea in seas if (sea.id, nearest.id) in coasts()]
    if not around:
        raise Failure(f"world/places.json: the base {record['name']} has no coast in {cell}.")
    return {"cell": cell, "land": nearest.id, "water": around[0], "name": record["name"]}


@cache
def coasts() -> frozenset[tuple[str, str]]:
    """The pairs of sea and land regions that touch."""
    return frozenset(world_passages.coasts(regions().land, regions().sea))


def canal(record: dict[str, Any], seas: frozenset[str]) -> dict[str, Any]:
    """A canal; raises Failure if it does not join two seas of the map."""
    ends = record["ends"]
    if len(ends) != 2 or not set(ends) <= seas:
        raise Failure(f"world/places.json: the canal {record['id']} must join two seas of the map.")
    return {"id": record["id"], "ends": ends}


def check_names() -> None:
    """Refuse names of regions that are not on the map, and groups without an island."""
    seas = {sea.id for sea in regions().sea}
    for record in read("seas")["seas"]:
        for id in record["regions"]:
            if id not in seas:
                raise Failure(f"world/seas.json: {record['fr']}: the map has no sea {id}.")
    for land in regions().land:
        if land.named and land.shape.is_empty:
            raise Failure(f"world/islands.json: {(land.name or '?')[0]}: no island lies there.")


def computed() -> dict[str, Any]:
    """The content of the engine's file; raises Failure if an addition does not fit the map."""
    check_names()
    land, sea = regions().land, regions().sea
    seas = frozenset(region.id for region in sea)
    places = read("places")
    return {
        "provenance": PROVENANCE,
        "bases": {
            number: [base(record) for record in records]
            for number, records in places["lists"].items()
        },
        "canals": [canal(record, seas) for record in places["canals"]],
        "land": _ids(land),
        "water": _ids(sea),
        "coasts": [" ".join(pair) for pair in world_passages.coasts(land, sea)],
        "land_edges": _edges(land, world_passages.LEAST_LAND),
        "water_edges": _edges(sea, world_passages.LEAST_SEA),
    }


def _ids(some: tuple[Region, ...]) -> list[str]:
    return [region.id for region in some]


def _edges(some: tuple[Region, ...], least: float) -> list[str]:
    return [f"{one.first} {one.second}" for one in world_passages.passages(some, least)]


def text() -> str:
    """The text of the file: one record a line, lists of ids wrapped."""
    parts = []
    for name, value in computed().items():
        if name == "bases":
            lists = ",\n".join(
                f'  "{number}": [\n{_lines(records, 3)}\n  ]' for number, records in value.items()
            )
            parts.append(f' "bases": {{\n{lists}\n }}')
        elif name == "canals":
            parts.append(f' "canals": [\n{_lines(value, 2)}\n ]')
        elif name == "provenance":
            parts.append(f' "provenance": {_json(value)}')
        else:
            ids = ", ".join(f'"{id.replace(" ", "~")}"' for id in value)
            wrapped = textwrap.wrap(ids, 148, initial_indent="  ", subsequent_indent="  ")
            parts.append(f' "{name}": [\n' + "\n".join(wrapped).replace("~", " ") + "\n ]")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(records: list[dict[str, Any]], indent: int) -> str:
    return ",\n".join(" " * indent + _json(record) for record in records)


def main() -> None:
    """Write the engine's map, or compare it with the computed one."""
    parser = argparse.ArgumentParser(description="Compute the map of Magellan.")
    parser.add_argument("--check", action="store_true", help="only compare with the engine's file")
    made = text()
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") != made:
            raise Failure(
                f"{TARGET.name} differs from the computed map: build/boards/world_map.py writes it."
            )
    else:
        TARGET.write_text(made, encoding="utf-8")
    content = json.loads(made)
    for name in ("land", "water", "coasts", "land_edges", "water_edges"):
        print(f"{name}: {len(content[name])}")


if __name__ == "__main__":
    with told():
        main()
