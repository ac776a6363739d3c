"""Opponents that play by a game's own advice: legal, repeatable, and with their own eyes only."""

from functools import partial
from random import Random

import pytest

from escales import bots, games
from escales.bots.simulation import simulate
from escales.core import CHANCE, Action, InvalidInput, State, draw
from tests.conformance.subjects import subjects

LAWS = {subject.game.meta.id: subject.laws for subject in subjects()}
CASES = [
    pytest.param(id, level, seats, id=f"{id}-{level}-{seats}")
    for id in games.ids()
    for level in games.meta(id).levels
    for seats in games.meta(id).seats
]
MOST = 2_000
"""Entries of a game that are looked at."""


@pytest.mark.parametrize(("id", "level", "seats"), CASES)
def test_advice_is_legal_and_does_not_depend_on_what_is_hidden(
    id: str, level: str, seats: int
) -> None:
    game, laws = games.load(id), LAWS[id]
    rng = Random(f"levels {id} {seats}")
    state = game.new(seats)
    bot = bots.load(level, game)
    for number in range(MOST):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
            continue
        chosen = _chosen(bot, state, number)
        assert chosen in state.legal_actions()
        other = laws.disturb(state, state.actor, rng) if game.meta.secrets else None
        assert other is None or _chosen(bot, other, number) == chosen
        state.apply(chosen)


def _chosen(bot: bots.Bot, state: State, seed: int) -> Action:
    view = partial(state.view, state.actor)
    return bot.choose(view, state.legal_actions(), Random(seed))


@pytest.mark.parametrize(("id", "level", "seats"), CASES)
def test_advised_games_end_and_are_repeatable(id: str, level: str, seats: int) -> None:
    played = partial(simulate, games.load(id), [level] * seats, {}, 7, 20_000)
    assert played()["ended"]
    assert played() == played()


@pytest.mark.parametrize("id", games.ids())
def test_a_level_that_a_game_has_not_is_said_so(id: str) -> None:
    game = games.load(id)
    with pytest.raises(InvalidInput, match="no bot 'amiral'"):
        bots.load("amiral", game)
    for level in game.meta.levels:
        assert level not in bots.LEVELS
