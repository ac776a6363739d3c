"""Piles: an unknown multiset above a known bottom."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escales.core import Pile

CARDS = st.lists(st.sampled_from("abcd"), max_size=8)


def test_outcomes_are_weighted_and_in_order() -> None:
    assert Pile("cbab").outcomes() == (("a", 1), ("b", 2), ("c", 1))


def test_cards_put_under_the_pile_come_in_their_order_after_the_rest() -> None:
    pile = Pile("a")
    pile.put_under("z")
    pile.put_under("y")
    assert pile.outcomes() == (("a", 1),)
    pile.draw("a")
    assert pile.outcomes() == (("z", 1),)
    pile.draw("z")
    assert pile.outcomes() == (("y", 1),)
    pile.draw("y")
    assert pile.outcomes() == ()
    assert len(pile) == 0


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn() -> None:
    pile = Pile("ab", ["c"])
    with pytest.raises(ValueError, match="shuffled part"):
        pile.draw("c")
    pile.draw("a")
    pile.draw("b")
    with pytest.raises(ValueError, match="on top"):
        pile.draw("a")


@given(CARDS, CARDS, st.integers())
def test_drawing_all_cards_gives_each_once_and_the_bottom_last(
    shuffled: list[str], bottom: list[str], seed: int
) -> None:
    rng = Random(seed)
    pile = Pile(shuffled, bottom)
    copy = pile.clone()
    drawn = []
    while outcomes := pile.outcomes():
        card = rng.choice([card for card, _ in outcomes])
        pile.draw(card)
        drawn.append(card)
    assert sorted(drawn[: len(shuffled)]) == sorted(shuffled)
    assert drawn[len(shuffled) :] == bottom
    assert copy == Pile(shuffled, bottom)
    assert copy.dump() == {"shuffled": copy.shuffled, "bottom": bottom}
