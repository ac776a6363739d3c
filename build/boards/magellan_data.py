"""Check the engine's data of Magellan before its board is made: data that break the schema stop the build."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boards.records import Test, amount, check_fields, count, one_of, words
from boards.world_cells import cells
from failure import Failure

FOLDER = Path(__file__).resolve().parents[2] / "engine/escales/games/magellan/data"

FILES = ("cards", "countries", "equipment", "map")
"""All data files of the game."""

CELLS = frozenset(cell.id for cell in cells())


def _cells(value: Any) -> bool:
    return isinstance(value, list) and value != [] and all(map(_cell, value))


def _cell(value: Any) -> bool:
    return isinstance(value, str) and value in CELLS


def _series(value: Any) -> bool:
    return isinstance(value, list) and value != [] and all(one in range(1, 6) for one in value)


def _owned(value: Any) -> bool:
    return isinstance(value, str) and bool(
        re.fullmatch(r"country|country_in_series:[1-5]|ship|jeep|plane", value)
    )


def _countries(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(one, str) and re.fullmatch("[A-Z]{2}", one) for one in value
    )


_WHO = one_of("poorest_cash", "lowest_income", "highest_income")
_ROW = one_of(*(f"{number}{half}" for number in range(1, 10) for half in "NS"))
_CANAL = one_of("suez", "panama")
_FLAG = one_of(True, False)

EFFECTS: Mapping[str, Mapping[str, Test]] = {
    "dividends": {},
    "pay_all": {"amount": amount},
    "pay_per": {"what": _owned, "amount": amount},
    "pay_owner": {"countries": _countries, "amount": amount},
    "pay_extreme": {"who": _WHO, "amount": amount},
    "transfer": {"from": _WHO, "to": _WHO, "amount": count},
    "income_factor": {
        "factor": lambda value: isinstance(value, int | float) and value > 0,
        "until": one_of("next_dividends"),
    },
    "cost_modifier": {"series": _series, "pct": amount, "rounds": count},
    "extra_dice": {"dice": count, "rounds": count},
    "reveal_country": {"series": one_of(1, 2, 3, 4, 5), "n": count},
    "canal": {"name": _CANAL, "open": _FLAG, "rounds?": count},
    "blockade": {"piece": one_of("jeep", "ship", "plane"), "cells": _cells, "rounds": count},
    "sink_in_cells": {"cells": _cells},
    "war": {"scope": one_of("all", "cells"), "cells?": _cells},
    "peace": {},
    "alliances": {"split": one_of("odd_even", "halves", "balanced_income", "drawer_vs_all")},
    "prize_first_ship_at": {"cells?": _cells, "row?": _ROW, "amount": count},
    "prize_first_jeep_at": {
        "cells?": _cells,
        "row?": _ROW,
        "amount": count,
        "by?": one_of("ship"),
    },
    "prize_first_ship_route": {
        "from": _cells,
        "to": _cells,
        "amount": count,
        "both_ways?": _FLAG,
        "via_row?": _ROW,
    },
    "prize_first_jeep_route": {"from": _cells, "to": _cells, "amount": count},
    "prize_first_ship_loop": {"amount": count},
    "prize_first_canal": {"name": _CANAL, "amount": count},
}
"""The fields of each effect of a historical card; ``?`` marks optional fields."""

COUNTRY: Mapping[str, Test] = {
    "id": lambda value: isinstance(value, str) and bool(re.fullmatch("[A-Z]{2}", value)),
    "series": one_of(1, 2, 3, 4, 5),
    "cell": _cell,
    "land": lambda value: isinstance(value, str) and ".l" in value,
    "cost": count,
    "income": count,
    "provenance": lambda value: isinstance(value, str) and value != "",
}


def check_countries(records: object, lands: frozenset[str]) -> None:
    """Refuse countries that break the schema, or whose capital lies on no land of its cell."""
    if not isinstance(records, list):
        raise Failure("countries.json must have a list of `countries`.")
    seen = set()
    for at, record in enumerate(records):
        named = f" ({record['id']})" if isinstance(record, dict) and "id" in record else ""
        where = f"countries.json, record {at}{named}"
        check_fields(where, record, COUNTRY)
        if record["land"] not in lands or not record["land"].startswith(f"{record['cell']}."):
            raise Failure(f"{where}: `land` {record['land']} is no land of {record['cell']}.")
        if record["id"] in seen:
            raise Failure(f"{where}: another country has this id.")
        seen.add(record["id"])


def check_cards(records: object) -> None:
    """Refuse historical cards that break the schema, or whose effect is unknown or incomplete."""
    if not isinstance(records, list):
        raise Failure("cards.json must have a list of `cards`.")
    seen = set()
    for at, record in enumerate(records):
        named = f" ({record['id']})" if isinstance(record, dict) and "id" in record else ""
        where = f"cards.json, record {at}{named}"
        card: dict[str, Test] = {
            "id": lambda value: bool(re.fullmatch(r"H[1-5]-\d\d", str(value))),
            "series": one_of(1, 2, 3, 4, 5),
            "effects": lambda value: isinstance(value, list),
            "asterisk?": lambda value: isinstance(value, list),
            "provenance": lambda value: isinstance(value, str) and value != "",
        }
        check_fields(where, record, card)
        if record["id"] in seen:
            raise Failure(f"{where}: another card has this id.")
        seen.add(record["id"])
        for number, effect in enumerate([*record["effects"], *record.get("asterisk", [])]):
            name = str(effect.get("effect")) if isinstance(effect, dict) else "none"
            if name not in EFFECTS:
                raise Failure(f"{where}, effect {number}: there is no effect {name!r}.")
            rest = {field: value for field, value in effect.items() if field != "effect"}
            check_fields(f"{where}, effect {number}", rest, EFFECTS[name])
            _goal(f"{where}, effect {number}", name, rest)


def _goal(where: str, name: str, fields: Mapping[str, Any]) -> None:
    """Refuse an effect on cells unless it names cells or a row, exactly once; with the scope `all` it must name neither."""
    ways = [way for way in ("cells?", "row?") if way in EFFECTS[name]]
    named = [way for way in ways if way.rstrip("?") in fields]
    if ways and len(named) != (fields.get("scope") != "all"):
        known = " or ".join(f"`{way.rstrip('?')}`" for way in ways)
        raise Failure(f"{where}: {known} must be given once, or not at all if `scope` is all.")


def check_map(content: Mapping[str, Any]) -> frozenset[str]:
    """Check a map, and return its land regions; raises Failure if it breaks the schema."""
    for name in ("land", "water", "coasts", "land_edges", "water_edges"):
        records = content.get(name)
        if not isinstance(records, list) or not records:
            raise Failure(f"map.json must have a list of `{name}`.")
    known = {*content["land"], *content["water"]}
    for name in ("land", "water"):
        for at, region in enumerate(content[name]):
            if not re.fullmatch(r"[1-9][NS]\d{1,2}\.[lw]\d{1,2}", str(region)):
                raise Failure(f"map.json, {name}, record {at}: {region!r} is no region.")
    for name in ("coasts", "land_edges", "water_edges"):
        for at, pair in enumerate(content[name]):
            ends = str(pair).split()
            if len(ends) != 2 or not set(ends) <= known:
                raise Failure(f"map.json, {name}, record {at}: {pair!r} does not join two regions.")
    _check_bases(content.get("bases"), content)
    canals = content.get("canals")
    if not isinstance(canals, list):
        raise Failure("map.json must have a list of `canals`.")
    for at, canal in enumerate(canals):
        check_fields(
            f"map.json, canals, record {at}", canal, {"id": _CANAL, "ends": _two_of(content)}
        )
    return frozenset(content["land"])


def _two_of(content: Mapping[str, Any]) -> Test:
    seas = content["water"]
    return lambda ends: (
        isinstance(ends, list) and len(ends) == 2 and all(end in seas for end in ends)
    )


def _check_bases(lists: object, content: Mapping[str, Any]) -> None:
    """Refuse lists of bases, unless each has six islands with a land and a sea region."""
    if not isinstance(lists, dict) or set(lists) != {"1", "2", "3", "4"}:
        raise Failure("map.json must have four lists of `bases`.")
    base: dict[str, Test] = {
        "cell": _cell,
        "land": lambda value: value in content["land"],
        "water": lambda value: value in content["water"],
        "name": lambda value: isinstance(value, str) and value != "",
    }
    for number, records in lists.items():
        if not isinstance(records, list) or len(records) != 6:
            raise Failure(f"map.json, bases, list {number}: it must have six islands.")
        for at, record in enumerate(records):
            where = f"map.json, bases, list {number}, record {at}"
            check_fields(where, record, base)
            for region in (record["land"], record["water"]):
                if not region.startswith(f"{record['cell']}."):
                    raise Failure(f"{where}: {region} does not lie in {record['cell']}.")


PIECE: Mapping[str, Test] = {
    "kind": one_of("jeep", "ship", "plane"),
    "count": count,
    "price": count,
    "free": lambda value: count(value) or (type(value) is int and value == 0),
}

EQUIPMENT: Mapping[str, Test] = {
    "pieces": lambda value: isinstance(value, list),
    "cash": lambda value: isinstance(value, dict),
    "points": lambda value: isinstance(value, dict),
    "reminder": lambda value: isinstance(value, dict),
    "resale": lambda value: count(value) and value <= 100,
    "long_duel": count,
}


def check_equipment(content: Mapping[str, Any]) -> None:
    """Refuse pieces, money or costs of movements that break the schema."""
    check_fields(
        "equipment.json",
        {name: part for name, part in content.items() if name != "provenance"},
        EQUIPMENT,
    )
    for at, record in enumerate(content["pieces"]):
        named = f" ({record['kind']})" if isinstance(record, dict) and "kind" in record else ""
        where = f"equipment.json, pieces, record {at}{named}"
        check_fields(where, record, PIECE)
        if record["free"] > record["count"]:
            raise Failure(f"{where}: `free` cannot be more than `count`, {record['count']}.")
    kinds = sorted(record["kind"] for record in content["pieces"])
    if kinds != ["jeep", "plane", "ship"]:
        raise Failure("equipment.json, pieces: there must be one record each of jeep, plane, ship.")
    reminder = dict.fromkeys(("yield", "reserve"), count)
    check_fields("equipment.json, reminder", content["reminder"], reminder)
    check_fields("equipment.json, cash", content["cash"], dict.fromkeys("23456", count))
    movements = ("drive", "sail", "hop", "embark", "land")
    check_fields("equipment.json, points", content["points"], dict.fromkeys(movements, count))


def check_provenance(name: str, content: Mapping[str, Any]) -> None:
    """Refuse a file that does not say where its content comes from."""
    given = content.get("provenance")
    if not (isinstance(given, dict) and given and all(map(words, given.values()))):
        raise Failure(f"{name}.json must say in `provenance` where its content comes from.")


def check_game_data() -> None:
    """Check every data file of the game; raises Failure for the first fault."""
    for name in FILES:
        check_provenance(name, _read(name))
    check_equipment(_read("equipment"))
    lands = check_map(_read("map"))
    check_countries(_read("countries").get("countries"), lands)
    check_cards(_read("cards").get("cards"))


def countries() -> list[dict[str, Any]]:
    """The figures on the cards of the countries, for the page."""
    shown = ("id", "series", "cell", "cost", "income")
    return [{name: record[name] for name in shown} for record in _read("countries")["countries"]]


def _read(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.json"
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failure(f"{path.name} of Magellan cannot be read: {error}.") from error
    if not isinstance(content, dict):
        raise Failure(f"{path.name} of Magellan must be an object.")
    return content
