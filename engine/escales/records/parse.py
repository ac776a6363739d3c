"""Reads JSON from outside: limited in size and depth, and strictly as the standard says."""

import json
import math
import re
from functools import partial
from typing import Final

from escales.core import InvalidInput, Message

MOST_TEXT: Final = 4 * 1024 * 1024
"""The longest text that is read, in characters or bytes: ten times the longest game seen."""
MOST_DEPTH: Final = 8
"""The deepest nesting of lists and objects; a save needs three levels."""
MOST_FIELDS: Final = 256
"""The most fields that an object of a record may have."""
_MOST_DIGITS: Final = 18

# Possessive, and a string may stay open: one pass is enough for every text.
_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def parse(text: str | bytes, most_fields: int = MOST_FIELDS) -> object:
    """The value of the JSON *text*, no object of which has more than *most_fields*.

    Raises :class:`InvalidInput` for a text that is too large, too deep or no JSON, that names a
    field twice, or that holds NaN or a number that no field of a record could have.
    """
    if len(text) > MOST_TEXT:
        raise InvalidInput(
            f"This is too large for a saved game: {MOST_TEXT:,} characters are the most.",
            Message("unusable-too-large", {"most": MOST_TEXT}),
        )
    if isinstance(text, bytes):
        try:
            text = text.decode("utf-8")
        except UnicodeDecodeError:
            raise InvalidInput(
                "This is no saved game: the file is no text in UTF-8.",
                Message("unusable-not-text"),
            ) from None
    text = text.removeprefix("\ufeff")
    _check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=partial(_object, most_fields),
            parse_int=_int,
            parse_float=_float,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        raise InvalidInput(
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
                raise InvalidInput(
                    "This is no saved game: lists and objects lie too deep in one another.",
                    Message("unusable-too-deep", {"most": MOST_DEPTH}),
                )
        elif token in "]}":
            depth -= 1


def _object(most_fields: int, pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise InvalidInput(
            "This saved game is damaged: a field stands in it twice.",
            Message("unusable-field-twice"),
        )
    if len(fields) > most_fields:
        raise InvalidInput("This is no saved game of Escales.", Message("unusable-not-save"))
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


def _bad_number() -> InvalidInput:
    return InvalidInput(
        "This saved game is damaged: it holds a number that no game has.",
        Message("unusable-number"),
    )
