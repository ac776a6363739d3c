"""Patterns are drawn as shapes on the pages to print."""

import pytest

from failure import Failure
from print import tiling

PATTERN = '<pattern id="dots" width="10" height="10" patternUnits="userSpaceOnUse"{}>{}</pattern>'
PART = '<path class="dot" d="M1 2l3 4L5 6H7V8"/>'


def page(shape: str, part: str = PART, more: str = "") -> str:
    return f"<svg><defs>{PATTERN.format(more, part)}</defs>{shape}</svg>"


def test_a_shape_is_filled_with_whole_tiles_and_clips_them() -> None:
    made = tiling.as_shapes(
        page('<rect x="0" y="0" width="20" height="9" rx="2" fill="url(#dots)"/>')
    )
    assert "<pattern" not in made
    assert "url(#dots)" not in made
    assert (
        '<clipPath id="dots-1"><rect x="0" y="0" width="20" height="9" rx="2"/></clipPath>' in made
    )
    assert '<g id="dots" clip-path="url(#dots-1)">' in made
    for x in (0, 10):
        assert f"M{1 + x} 2l3 4L{5 + x} 6H{7 + x}V8" in made
    assert made.endswith('<rect x="0" y="0" width="20" height="9" rx="2" fill="none"/></svg>')


def test_tiles_that_do_not_show_are_left_out() -> None:
    frame = '<path d="M0 0H100V100H0zM10 10v80h80v-80z" fill="url(#dots)" fill-rule="evenodd"/>'
    made = tiling.as_shapes(page(frame))
    assert 'clip-rule="evenodd"' in made
    # The tiles in the middle are hidden; those beside the hole touch it.
    assert made.count("l3 4") < 100 - 36 + 1
    assert "M1 2l3 4" in made
    assert "M51 52l3 4" not in made


def test_turned_tiles_cover_what_they_covered() -> None:
    square = '<rect x="100" y="0" width="30" height="30" fill="url(#dots)"/>'
    made = tiling.as_shapes(page(square, more=' patternTransform="rotate(45)"'))
    assert '<g transform="rotate(45)"><path class="dot" d="M' in made
    # At 45 degrees the square reaches from 0 to 30 times the root of 2 across its corners.
    assert 9 < made.count("l3 4") < 40


def test_each_use_has_a_clip_of_its_own_and_the_name_is_given_once() -> None:
    twice = '<rect width="9" height="9" fill="url(#dots)"/>' * 2
    made = tiling.as_shapes(page(twice))
    assert made.count('id="dots"') == 1
    assert made.count('id="dots-1"') == made.count('id="dots-2"') == 1


def test_circles_and_rectangles_become_paths() -> None:
    parts = '<circle class="a" cx="5" cy="5" r="2"/><rect class="b" width="4" height="10"/>'
    made = tiling.as_shapes(page('<rect width="9" height="9" fill="url(#dots)"/>', parts))
    assert '<path class="a" d="M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z"/>' in made
    assert '<path class="b" d="M0 0h4v10h-4z"/>' in made


@pytest.mark.parametrize(
    ("shape", "part", "more"),
    [
        ('<path d="M0 0c1 1 2 2 3 3z" fill="url(#dots)"/>', PART, ""),
        ('<rect width="9" height="9" fill="url(#dots)"/>', '<path d="M0 0C1 1 2 2 3 3"/>', ""),
        ('<rect width="9" height="9" fill="url(#dots)"/>', "<text>x</text>", ""),
        ('<rect width="9" height="9" fill="url(#dots)"/>', PART, ' patternTransform="scale(2)"'),
    ],
)
def test_what_cannot_be_drawn_as_shapes_is_told(shape: str, part: str, more: str) -> None:
    with pytest.raises(Failure, match=r"cannot be drawn|absolute command|curves"):
        tiling.as_shapes(page(shape, part, more))
