"""What people add to the map of Magellan, from the files of `build/boards/world`, each record checked."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from failure import Failure

FOLDER = Path(__file__).resolve().parent / "world"


def _text(value: object) -> bool:
    return isinstance(value, str) and value.strip() != ""


def _numbers(count: int) -> Callable[[object], bool]:
    def check(value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) == count
            and all(isinstance(one, int | float) and not isinstance(one, bool) for one in value)
        )

    return check


def _texts(value: object) -> bool:
    return isinstance(value, list) and value != [] and all(_text(one) for one in value)


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


BASE = {"name": _text, "name_en": _text, "cell": _text, "lonlat": _spot}
FIELDS: Mapping[str, Mapping[str, Mapping[str, Callable[[object], bool]]]] = {
    "islands": {"groups": {"cell": _text, "fr": _text, "en": _text, "boxes": _boxes}},
    "seas": {
        "seas": {"fr": _text, "en": _text, "regions": _texts},
        "kept": {"cell": _text, "at": _spot, "why": _text},
    },
    "places": {
        "canals": {
            "id": _text,
            "name_fr": _text,
            "name_en": _text,
            "ends": _texts,
            "lonlat": _spot,
            "cost": lambda value: isinstance(value, int) and value > 0,
        },
    },
    "ice_shelves": {"shelves": {"outline": _ring}},
    "capitals": {
        "capitals": {"id": _text, "fr": _text, "en": _text, "lonlat": _spot, "beside": _numbers(3)},
    },
    "labels": {
        "labels": {
            "fr": _text,
            "en": _text,
            "lonlat": _spot,
            "kind": lambda value: value in ("continent", "ocean", "sea"),
            "size": lambda value: isinstance(value, int | float) and 5 <= value <= 100,
            "turn": lambda value: isinstance(value, int) and -90 <= value <= 90,
        },
    },
    "relief": {
        "rivers": {"id": _text, "course": _course},
        "ranges": {"id": _text, "course": _course},
    },
    "series": {"series": {"id": _text, "outlines": _rings}},
}
"""By file and list: what each field of a record must be."""


def check(name: str, content: Any) -> None:
    """Refuse a file whose records break the schema; the Failure names file, record and field."""
    if not isinstance(content, dict) or not _text(content.get("provenance")):
        raise Failure(f"world/{name}.json must say in `provenance` where its content comes from.")
    for part, fields in FIELDS[name].items():
        _check_records(f"{name}.json", part, content.get(part), fields)
    if name == "places":
        lists = content.get("lists")
        if not isinstance(lists, dict) or not lists:
            raise Failure("world/places.json must have the `lists` of bases.")
        for number, bases in lists.items():
            _check_records("places.json", f"lists.{number}", bases, BASE)


def _check_records(
    file: str, part: str, records: object, fields: Mapping[str, Callable[[object], bool]]
) -> None:
    if not isinstance(records, list):
        raise Failure(f"world/{file} must have a list `{part}`.")
    for at, record in enumerate(records):
        where = f"world/{file}, {part}, record {at}"
        if not isinstance(record, dict):
            raise Failure(f"{where}: it must be an object.")
        for field, fits in fields.items():
            if field not in record:
                raise Failure(f"{where}: `{field}` is missing.")
            if not fits(record[field]):
                raise Failure(f"{where}: `{field}` cannot be {record[field]!r}.")
        unknown = sorted(set(record) - set(fields))
        if unknown:
            raise Failure(f"{where}: nothing is known of `{unknown[0]}`.")


@cache
def read(name: str) -> dict[str, Any]:
    """The file ``world/NAME.json``; raises Failure when it is missing or breaks its schema."""
    path = FOLDER / f"{name}.json"
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Failure(f"world/{name}.json cannot be read: {error}.") from error
    check(name, content)
    found: dict[str, Any] = content
    return found
