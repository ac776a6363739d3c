"""Actions and their text form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escales.core import Action

WORDS = st.from_regex(r"[A-Za-z][A-Za-z0-9_.+-]{0,39}", fullmatch=True)
NUMBERS = st.integers(-999_999_999, 999_999_999)
VERBS = st.from_regex(r"[a-z][a-z-]{0,39}", fullmatch=True)


@given(VERBS, st.lists(WORDS | NUMBERS, max_size=8))
def test_round_trip(verb: str, args: list[int | str]) -> None:
    action = Action(verb, tuple(args))
    assert Action.parse(str(action)) == action


@given(st.text())
def test_any_text_is_an_action_or_a_value_error(text: str) -> None:
    try:
        action = Action.parse(text)
    except ValueError:
        return
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Buy 3",
        "buy  3",
        "buy 3 ",
        " buy 3",
        "buy 1\n",
        "buy é",
        "buy +3",
        "buy -0",
        "3",
        "buy " + "a" * 41,
    ],
)
def test_refused_texts(text: str) -> None:
    with pytest.raises(ValueError, match=r"neither|not an action"):
        Action.parse(text)


@pytest.mark.parametrize("text", ["buy 007", "buy 1234567890123456", "move 5N1"])
def test_an_argument_is_a_word_unless_it_is_a_plain_number(text: str) -> None:
    assert isinstance(Action.parse(text).args[0], str)
    assert str(Action.parse(text)) == text
