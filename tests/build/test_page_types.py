"""The page's copies of the engine's types and constants are up to date, and say what the engine says."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NotRequired, TypedDict

import pytest

import page_types
from typescript import Declarations

ROOT = Path(page_types.__file__).parent.parent
FILES = dict(page_types.files())


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_file_is_up_to_date(path: Path) -> None:
    assert (ROOT / path).read_text("utf-8") == FILES[path], "`make page-types` makes it anew"


def test_there_is_no_file_of_a_game_that_is_gone() -> None:
    there = {path.relative_to(ROOT) for path in (ROOT / "web" / "themes").glob("*/view.d.ts")}
    assert there <= set(FILES)


type Word = Literal["yes", "no"]
"""One of two words."""


class Base(TypedDict):
    """Fields of several types."""

    names: list[str]
    """One for each seat."""


class SomethingJson(Base):
    """Something, see :class:`~tests.build.test_page_types.Base`.

    More about it.
    """

    answer: Word | None
    """``None`` before the answer."""
    mixed: list[int | str]
    pair: tuple[int, str]
    nested: NotRequired[Mapping[str, dict[str, bool]]]
    anything: object


EXPECTED = """\
/** What JSON can hold. */
export type Json = boolean | number | string | Json[] | { [name: string]: Json } | null;

/** Something, see `Base`. */
export type Something = {
  /** One for each seat. */
  names: string[];
  /** `null` before the answer. */
  answer: Word | null;
  mixed: (number | string)[];
  pair: [number, string];
  nested?: { [name: string]: { [name: string]: boolean } };
  anything: Json;
};

/** One of two words. */
export type Word = "yes" | "no";
"""


def test_types_become_declarations() -> None:
    made = Declarations()
    made.add([SomethingJson])
    assert made.text() == EXPECTED


def test_types_of_another_file_are_named_only() -> None:
    made = Declarations(lambda declared: declared.__module__ != __name__)
    made.add([SomethingJson])
    assert made.imported == {"Json"}
    assert "type Json" not in made.text()


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(TypeError, match="no JSON"):
        Declarations().expression(set[int])
