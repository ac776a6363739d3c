"""The drawing of the engine's imports is what the code says, and has no circle."""

import pytest

import imports


def test_the_drawing_is_up_to_date() -> None:
    drawn = imports.TARGET.read_text("utf-8")
    assert drawn == imports.document(), "`python build/imports.py` draws it anew"


def test_a_circle_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="circle of imports among a, b"):
        imports.drawing({"a": {"b"}, "b": {"a"}, "c": set()})


def test_edges_that_follow_from_others_are_left_out() -> None:
    drawn = imports.drawing({"a": {"b", "c"}, "b": {"c"}, "c": set()})
    assert "a --> b" in drawn
    assert "a --> c" not in drawn
