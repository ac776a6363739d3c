"""The names of land and sea regions of Magellan's map: a name of their own, their capitals, or their position in the cell."""

import json
from functools import cache
from pathlib import Path

from shapely import box

from boards.wall_chart import capitals
from boards.world_cells import Region, regions

type Names = tuple[str, str]
"""A name in French and in English; both are empty if the cell's name is enough."""

COUNTRIES = (
    Path(__file__).resolve().parents[2] / "engine/escales/games/magellan/data/countries.json"
)

SIDES = {
    (-1, 1): ("au nord-ouest", "in the north-west"),
    (0, 1): ("au nord", "in the north"),
    (1, 1): ("au nord-est", "in the north-east"),
    (-1, 0): ("à l’ouest", "in the west"),
    (0, 0): ("au milieu", "in the middle"),
    (1, 0): ("à l’est", "in the east"),
    (-1, -1): ("au sud-ouest", "in the south-west"),
    (0, -1): ("au sud", "in the south"),
    (1, -1): ("au sud-est", "in the south-east"),
}
FARTHER = (
    (("plus à l’ouest", "farther west"), ("plus à l’est", "farther east")),
    (("plus au sud", "farther south"), ("plus au nord", "farther north")),
)
"""What tells regions apart that lie on the same side of their cell: the outermost across, and up."""
CENTRAL = 1.25
"""A region no further than this from the middle of its cell, in degrees north or east, is in the middle."""


@cache
def all_names() -> dict[str, Names]:
    """The name of each region, by its id; no two regions of a cell have the same name."""
    found: dict[str, Names] = {}
    for kind in (regions().land, regions().sea):
        cells: dict[str, list[Region]] = {}
        for region in kind:
            cells.setdefault(region.cell.id, []).append(region)
        for others in cells.values():
            alike: dict[Names, list[Region]] = {}
            for region in others:
                alike.setdefault(_names(region, alone=len(others) == 1), []).append(region)
            for names, same in alike.items():
                found |= _apart(names, same)
    return found


def _apart(names: Names, same: list[Region]) -> dict[str, Names]:
    """The names of regions that would all have the same: the outermost say where they lie, and those between have numbers."""
    if len(same) == 1:
        return {same[0].id: names}
    across, up = ([spot(region) for region in same] for spot in (_across, _up))
    upright = max(up) - min(up) > max(across) - min(across)
    first, *between, last = sorted(same, key=_up if upright else _across)
    least, most = FARTHER[upright]
    fr, en = names
    found = {first.id: (f"{fr}, {least[0]}", f"{en}, {least[1]}")}
    for number, region in enumerate(sorted(between, key=lambda one: one.id), 1):
        found[region.id] = names if number == 1 else (f"{fr} ({number})", f"{en} ({number})")
    return found | {last.id: (f"{fr}, {most[0]}", f"{en}, {most[1]}")}


def _across(region: Region) -> float:
    return float(region.spot.x)


def _up(region: Region) -> float:
    return float(region.spot.y)


def _names(region: Region, *, alone: bool) -> Names:
    if region.name:
        return region.name
    towns = _towns().get(region.id, [])
    if towns:
        return ", ".join(fr for fr, _ in towns), ", ".join(en for _, en in towns)
    if alone:
        return "", ""
    fr, en = _side(region)
    if ".w" in region.id:
        return f"mer {fr}", f"sea {en}"
    west, south, east, north = region.shape.bounds
    cell = box(region.cell.west, region.cell.south, region.cell.west + 10, region.cell.south + 10)
    island = cell.buffer(-0.02).contains(box(west, south, east, north))
    return (f"île {fr}", f"island {en}") if island else (f"terre {fr}", f"land {en}")


def _side(region: Region) -> Names:
    spot = region.spot
    across = spot.x - region.cell.west - 5
    up = spot.y - region.cell.south - 5
    return SIDES[_step(across), _step(up)]


def _step(away: float) -> int:
    return 0 if abs(away) < CENTRAL else 1 if away > 0 else -1


@cache
def _towns() -> dict[str, list[Names]]:
    """The capitals on each land region."""
    names = {record["id"]: (record["fr"], record["en"]) for record in capitals()}
    found: dict[str, list[Names]] = {}
    for record in json.loads(COUNTRIES.read_text(encoding="utf-8"))["countries"]:
        found.setdefault(record["land"], []).append(names[record["id"]])
    return found
