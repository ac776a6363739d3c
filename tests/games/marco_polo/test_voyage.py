"""The short game of the browser tests, played here with many different cards."""

from random import Random

import pytest

from escales.core import CHANCE, draw
from tests.games.marco_polo import voyage
from tests.games.marco_polo.positions import new_game


@pytest.mark.rule("MP-33")
@pytest.mark.parametrize("seed", range(10))
def test_whatever_the_cards_the_voyage_ends_at_home_and_soon(seed: int) -> None:
    state, rng = new_game(2), Random(seed)
    by_people = 0
    while state.actor is not None:
        assert by_people < 200, "the voyage takes too long to be played by clicks"
        if state.actor == CHANCE and state.roller is None:
            state.apply(draw(state.outcomes(), rng))
            continue
        state.apply(voyage.face(state) if state.actor == CHANCE else voyage.decision(state))
        by_people += 1
    assert state.result is not None
    assert state.result.reason == "home"
    assert state.result.ranking[state.opener] == 1
