"""The agenda: what is on top of it is what the phase is about."""

from typing import get_args

import pytest

from escales.games.marco_polo.dues import Draw, Due, OfTurn, Take, due_from_json
from escales.games.marco_polo.rules.agenda import peek, pop, push
from tests.games.marco_polo.positions import BRUNO, ROSE, position


@pytest.mark.rule("MP-25")
def test_what_is_added_is_done_in_that_order_before_all_else() -> None:
    state = position()
    push(state, Take("take", ROSE, BRUNO), Draw("draw", "blue", 2))
    assert peek(state, Take) == pop(state, Take) == ("take", ROSE, BRUNO)
    assert peek(state, Draw) == pop(state, Draw) == ("draw", "blue", 2)
    assert state.agenda == (("announce",),)


def test_a_phase_that_expects_something_else_on_top_is_an_error() -> None:
    with pytest.raises(ValueError, match="'announce' is on top of the agenda, not Draw"):
        peek(position(), Draw)


@pytest.mark.parametrize("due", [OfTurn("announce"), Draw("draw", "blue", 2)])
def test_a_due_comes_back_from_a_view(due: Due) -> None:
    back = due_from_json(list(due))
    assert (type(back), back) == (type(due), due)


def test_each_word_belongs_to_one_class_of_dues() -> None:
    words = [
        word for kind in get_args(Due.__value__) for word in get_args(kind.__annotations__["word"])
    ]
    assert len(words) == len({*words}) == 16
