"""Choices: a lazy sequence of families."""

import pytest

from escales.core import Action, Choices, Family

CHOICES = Choices(
    Family("pass", None),
    Family("sell", ()),
    Family("send", ("a", "b"), ("jeep",)),
    Family("buy", range(0, 1_000_000_000, 5)),
)


def test_empty_families_are_left_out() -> None:
    assert [family.verb for family in CHOICES.families] == ["pass", "send", "buy"]


def test_amounts_are_not_listed() -> None:
    assert len(CHOICES) == 3 + 200_000_000
    assert CHOICES[3 + 199_999_999] == Action("buy", (999_999_995,))
    assert CHOICES[-1] == Action("buy", (999_999_995,))
    assert CHOICES.index(Action("buy", (999_999_995,))) == len(CHOICES) - 1
    assert Action("buy", (4,)) not in CHOICES
    assert Action("buy", ("4",)) not in CHOICES


def test_order_is_by_family_then_value() -> None:
    assert list(map(str, CHOICES[:5])) == ["pass", "send jeep a", "send jeep b", "buy 0", "buy 5"]


@pytest.mark.parametrize("text", ["pass 1", "send", "send jeep", "send ship a", "fly", "buy"])
def test_actions_that_are_not_among_the_choices(text: str) -> None:
    assert Action.parse(text) not in CHOICES
    with pytest.raises(ValueError, match="not among"):
        CHOICES.index(Action.parse(text))


def test_no_choices() -> None:
    assert not Choices()
    assert list(Choices()) == []
    with pytest.raises(IndexError):
        Choices()[0]
