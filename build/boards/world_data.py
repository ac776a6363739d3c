"""Read additions to the map of Magellan, made by hand, from `build/boards/world`, and check each record."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from boards.records import Test, check_fields, count, one_of, words
from failure import Failure

FOLDER = Path(__file__).resolve().parent / "world"


def _numbers(many: int) -> Test:
    def check(value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) == many
            and all(isinstance(one, int | float) and not isinstance(one, bool) for one in value)
        )

    return check


def _texts(value: object) -> bool:
    return isinstance(value, list) and value != [] and all(words(one) for one in value)


def _box(value: object) -> bool:
    if not isinstance(value, list) or not _numbers(4)(value):
        return False
    west, south, east, north = value
    return bool(-180.1 <= west < east <= 180.1 and -90 <= south < north <= 90)


def _boxes(value: object) -> bool:
    return isinstance(value, list) and value != [] and all(map(_box, value))


def _spot(value: object) -> bool:
    if not isinstance(value, list) or not _numbers(2)(value):
        return False
    return bool(-180 <= value[0] <= 180 and -90 <= value[1] <= 90)


def _course(value: object) -> bool:
    return isinstance(value, list) and len(value) > 1 and all(map(_spot, value))


def _ring(value: object) -> bool:
    return isinstance(value, list) and len(value) > 3 and all(map(_spot, value))


def _rings(value: object) -> bool:
    return isinstance(value, list) and value != [] and all(map(_ring, value))


BASE: Mapping[str, Test] = {
    "name": words,
    "name_en": words,
    "cell": words,
    "lonlat": _spot,
    "beside?": _numbers(3),
}
FIELDS: Mapping[str, Mapping[str, Mapping[str, Test]]] = {
    "islands": {"groups": {"cell": words, "fr": words, "en": words, "boxes": _boxes}},
    "seas": {
        "seas": {"fr": words, "en": words, "regions": _texts},
        "kept": {"cell": words, "at": _spot, "why": words},
    },
    "places": {
        "canals": {
            "id": words,
            "name_fr": words,
            "name_en": words,
            "ends": _texts,
            "lonlat": _spot,
            "cost": count,
        },
    },
    "ice_shelves": {"shelves": {"outline": _ring}},
    "capitals": {
        "capitals": {
            "id": words,
            "fr": words,
            "en": words,
            "lonlat": _spot,
            "beside": _numbers(3),
            "hangs?": lambda value: value is True,
        },
    },
    "history": {"cards": {"id": words, "lonlat": _spot}},
    "labels": {
        "labels": {
            "fr": words,
            "en": words,
            "lonlat": _spot,
            "kind": one_of("continent", "ocean", "sea"),
            "size": lambda value: isinstance(value, int | float) and 5 <= value <= 100,
            "turn": lambda value: isinstance(value, int) and -90 <= value <= 90,
        },
    },
    "relief": {
        "rivers": {"id": words, "course": _course},
        "ranges": {"id": words, "course": _course},
    },
    "series": {"series": {"id": words, "outlines": _rings}},
    "strokes": {"letters": {"letter": words, "from": _numbers(2), "path": words}},
}
"""The test of each field of a record, by file and list."""


def check(name: str, content: Any) -> None:
    """Refuse a file whose records break the schema; the Failure names file, record and field."""
    if not isinstance(content, dict) or not words(content.get("provenance")):
        raise Failure(f"world/{name}.json must say in `provenance` where its content comes from.")
    for part, fields in FIELDS[name].items():
        _check_records(f"{name}.json", part, content.get(part), fields)
    if name == "places":
        lists = content.get("lists")
        if not isinstance(lists, dict) or not lists:
            raise Failure("world/places.json must have the `lists` of bases.")
        for number, bases in lists.items():
            _check_records("places.json", f"lists.{number}", bases, BASE)


def _check_records(file: str, part: str, records: object, fields: Mapping[str, Test]) -> None:
    if not isinstance(records, list):
        raise Failure(f"world/{file} must have a list `{part}`.")
    for at, record in enumerate(records):
        check_fields(f"world/{file}, {part}, record {at}", record, fields)


@cache
def read(name: str) -> dict[str, Any]:
    """The file ``world/NAME.json``; raises Failure if it is missing or breaks its schema."""
    path = FOLDER / f"{name}.json"
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failure(f"world/{name}.json cannot be read: {error}.") from error
    check(name, content)
    found: dict[str, Any] = content
    return found
