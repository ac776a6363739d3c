"""Any text either opens as a game, or is refused with a sentence that says why."""

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escales.core import InvalidInput
from escales.records import read
from escales.records.parse import MOST_TEXT, parse
from tests.records.games_at_random import assert_says, assert_sentence, record, text_of

RECORD = record()
TEXT = text_of(RECORD)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def tried(source: Any) -> None:
    """Read *source*: it must open, or be refused with a sentence."""
    try:
        opened = read.read_save(source)
    except InvalidInput as error:
        assert_sentence(error)
    else:
        if opened.problem is not None:
            assert_sentence(opened.problem)


@given(st.text() | st.binary())
def test_any_text(text: str | bytes) -> None:
    tried(text)


@given(JSON)
def test_any_json(data: object) -> None:
    tried(json.dumps(data))


@given(JSON)
def test_any_object(data: Any) -> None:
    tried(data)
    tried({"save": data})


@given(st.data(), JSON)
def test_any_value_anywhere(data: st.DataObject, value: object) -> None:
    saved: Any = json.loads(TEXT)
    inner = saved
    while True:
        where = data.draw(
            st.sampled_from(list(inner) if isinstance(inner, dict) else range(len(inner)))
        )
        if (
            not isinstance(inner[where], dict | list)
            or not inner[where]
            or data.draw(st.booleans())
        ):
            break
        inner = inner[where]
    inner[where] = value
    tried(saved)
    tried(json.dumps(saved))


@given(st.integers(0, len(TEXT)), st.integers(0, 8), st.text(max_size=8))
def test_any_damage_to_the_text(at: int, lost: int, found: str) -> None:
    tried(TEXT[:at] + found + TEXT[at + lost :])


@given(st.integers(0, len(TEXT) - 1))
def test_every_text_cut_off_is_refused(at: int) -> None:
    with pytest.raises(InvalidInput) as refused:
        read.read_save(TEXT[:at])
    assert_says(refused.value, "unusable-not-json")


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "unusable-not-json"),
        ("null", "unusable-not-save"),
        ("[]", "unusable-not-save"),
        ('"' + "x" * 100 + '"', "unusable-not-save"),
        ("{}", "unusable-field"),
        ('{"save": 3}', "unusable-not-save"),
        (b"\xff\xfe{}", "unusable-not-text"),
        ("[" * 100_000, "unusable-too-deep"),
        ("[" * 9 + "]" * 9, "unusable-too-deep"),
        ('{"a":' * 100_000, "unusable-too-deep"),
        ('"[[[[[[[[[[', "unusable-not-json"),
        ('"' + '\\"' * 1_000_000, "unusable-not-json"),
        ("NaN", "unusable-number"),
        ('{"rules": -Infinity}', "unusable-number"),
        ('{"rules": 1e999}', "unusable-number"),
        ('{"rules": ' + "9" * 1_000_000 + "}", "unusable-number"),
        ('{"rules": 1, "rules": 1}', "unusable-field-twice"),
        ("{" + ",".join(f'"a{n}":0' for n in range(100_000)) + "}", "unusable-not-save"),
        (" " * 10_000_000, "unusable-too-large"),
        (b" " * 10_000_000, "unusable-too-large"),
        ("x" * (MOST_TEXT + 1), "unusable-too-large"),
    ],
)
def test_hostile_text(text: str | bytes, id: str) -> None:
    began = time.process_time()
    with pytest.raises(InvalidInput) as refused:
        read.read_save(text)
    assert_says(refused.value, id)
    assert time.process_time() - began < 2


def test_brackets_in_strings_are_not_depth() -> None:
    text = json.dumps(['[{"\\' * 50, "}]" * 50, "\\"])
    assert parse(text) == json.loads(text)


def test_half_a_character_is_refused() -> None:
    text = TEXT.replace("Zoé", "\\ud83d")
    assert text != TEXT
    for source in (text, TEXT.replace("Zoé", "\ud83d")):
        with pytest.raises(InvalidInput) as refused:
            read.read_save(source)
        assert_says(refused.value, "unusable-field")
