"""Bots: legal, repeatable, and with their own eyes only."""

from functools import partial
from random import Random
from typing import Final

import pytest

from escales import bots, games
from escales.bots.capitaine import Capitaine
from escales.bots.simulation import simulate
from escales.core import CHANCE, Action, InvalidInput, State, draw, spread
from tests.conformance.subjects import Subject, subjects

SUBJECTS: Final = {subject.game.meta.id: subject for subject in subjects()}
MOST: Final = {"mousse": 2_000, "matelot": 60, "capitaine:3": 100}
"""Entries of a game that are looked at, by bot."""
CASES: Final = [
    pytest.param(id, bot, seats, id=f"{id}-{bot}-{seats}")
    for id, subject in SUBJECTS.items()
    for bot in MOST
    for seats in subject.game.meta.seats
]


@pytest.mark.parametrize(("id", "spec", "seats"), CASES)
def test_a_choice_is_legal_and_does_not_depend_on_what_is_hidden(
    id: str, spec: str, seats: int
) -> None:
    game, laws = SUBJECTS[id]
    rng = Random(f"bots {id} {seats}")
    state = game.new(seats)
    bot = bots.opponent(spec, game)
    for number in range(MOST[spec]):
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


@pytest.mark.parametrize("subject", SUBJECTS.values(), ids=SUBJECTS)
def test_a_strategy_estimates_and_narrows(subject: Subject) -> None:
    """The shares of the win add up to 1; candidates and playouts are legal."""
    game, _ = subject
    for seats in game.meta.seats:
        rng = Random(seats)
        state = game.new(seats)
        for _ in range(300):
            if state.actor is None:
                break
            shares = game.strategy.shares(state)
            assert len(shares) == seats
            assert min(shares) >= 0
            assert sum(shares) == pytest.approx(1)
            if state.actor == CHANCE:
                state.perform(draw(state.outcomes(), rng))
                continue
            choices = state.legal_actions()
            candidates = game.strategy.candidates(state, choices)
            assert candidates
            assert len({*candidates}) == len(candidates)
            assert all(action in choices for action in candidates)
            chosen = game.strategy.playout(state, choices, rng)
            assert chosen in choices
            state.perform(chosen)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("id", games.ids())
def test_games_of_cabin_boys_end_and_are_repeatable(id: str, seats: int) -> None:
    game = games.load(id)
    if seats not in game.meta.seats:
        pytest.skip("not for so many")
    played = partial(simulate, game, ["mousse"] * seats, {}, 7, 20_000)
    first = played()
    assert first["ended"]
    assert played() == first


@pytest.mark.parametrize("spec", ["amiral", "capitaine:", "capitaine:0", "capitaine:x", "mousse:3"])
def test_a_bot_that_there_is_not_is_refused(spec: str) -> None:
    game = SUBJECTS["toy"].game
    with pytest.raises(InvalidInput, match=f"no bot '{spec}'"):
        bots.opponent(spec, game)


def test_a_captain_thinks_as_long_as_it_is_told() -> None:
    game = SUBJECTS["toy"].game
    state, rng = game.new(2), Random(1)
    while state.actor == CHANCE:
        state.perform(draw(state.outcomes(), rng))
    bot = Capitaine(game, seconds=0.05)
    assert _chosen(bot, state, 1) in state.legal_actions()


def test_a_long_family_is_spread_evenly() -> None:
    from escales.core import Family

    chosen = spread(Family("bid", range(10, 100_000, 10)), 5)
    assert [action.args for action in chosen] == [(10,), (25000,), (50000,), (74990,), (99990,)]
    assert spread(Family("buy", ("a", "b"))) == [Action("buy", ("a",)), Action("buy", ("b",))]
