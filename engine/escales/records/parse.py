"""JSON from outside, bounded in size and depth, and read as strictly as the standard has it."""

import json
import math
import re
from typing import Final

from escales.core import Message, Unusable

MOST_TEXT: Final = 4 * 1024 * 1024
"""Characters (or bytes) of a text that is read at all: ten times the longest game seen."""
MOST_DEPTH: Final = 8
"""How deep lists and objects may lie in one another; a save needs three."""
MOST_FIELDS: Final = 256
"""How many fields an object may have."""
_MOST_DIGITS: Final = 18

# Possessive, and content with a string that never ends: one pass whatever the text.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def parse(text: str | bytes) -> object:
    """What the JSON *text* holds.

    Raises :class:`Unusable` for a text that is too large, too deep or no JSON: so is one that
    names a field twice, or holds NaN or a number that no field of ours could have.
    """
    if len(text) > MOST_TEXT:
        raise Unusable(
            f"This is too large for a saved game: {MOST_TEXT:,} characters are the most.",
            Message("unusable-too-large", {"most": MOST_TEXT}),
        )
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise Unusable(
                "This is no saved game: the file is no text in UTF-8.",
                Message("unusable-not-text"),
            ) from None
    text = text.removeprefix("\ufeff")
    _check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_int,
            parse_float=_float,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise Unusable(
            f"This is no saved game: JSON was expected, and it goes wrong in line {error.lineno:,},"
            f" column {error.colno:,}.",
            Message("unusable-not-json", {"line": error.lineno, "column": error.colno}),
        ) from None


def _check_depth(text: str) -> None:
    if text.count("[") + text.count("{") <= MOST_DEPTH:
        return
    depth = 0
    for found in _BRACKETS.finditer(text):
        token = found[0]
        if token in "[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise Unusable(
                    "This is no saved game: lists and objects lie too deep in one another.",
                    Message("unusable-too-deep", {"most": MOST_DEPTH}),
                )
        elif token in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise Unusable(
            "This saved game is damaged: a field stands in it twice.",
            Message("unusable-field-twice"),
        )
    if len(fields) > MOST_FIELDS:
        raise Unusable("This is no saved game of Escales.", Message("unusable-not-save"))
    return fields


def _int(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise _bad_number()
    return int(digits)


def _float(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise _bad_number()
    return number


def _constant(name: str) -> object:
    raise _bad_number()


def _bad_number() -> Unusable:
    return Unusable(
        "This saved game is damaged: it holds a number that no game has.",
        Message("unusable-number"),
    )
