"""Every sentence of a game gets all parameters that it uses, for every seat."""

from pathlib import Path
from random import Random

import pytest

from escales import games
from escales.core import CHANCE, draw
from escales.messages import said_at
from tests.conformance.subjects import Subject, playout, random_options, subjects
from tests.test_texts import messages

GAMES = Path(games.__file__).parent
SHARED = GAMES.parent / "texts" / "fr.ftl"
CASES = [
    pytest.param(subject, seats, id=f"{subject.game.meta.id}-{seats}")
    for subject in subjects()
    if subject.game.meta.id in games.ids()
    for seats in subject.game.meta.seats
]


@pytest.mark.parametrize(("subject", "seats"), CASES)
def test_sentences_have_all_parameters_that_they_use(subject: Subject, seats: int) -> None:
    game, laws = subject
    said = {**messages(SHARED), **messages(GAMES / game.meta.id / "texts" / "fr.ftl")}
    rng = Random(f"sentences {game.meta.id} {seats}")
    for state, action in playout(game, seats, random_options(game, laws, rng), rng, 4_000):
        for message in said_at(state, action):
            assert said[message.id] <= set(message.params), message


@pytest.mark.parametrize(("subject", "seats"), CASES)
def test_reasons_of_a_hint_have_all_parameters_that_they_use(subject: Subject, seats: int) -> None:
    game, _ = subject
    said = messages(GAMES / game.meta.id / "texts" / "fr.ftl")
    strategy = game.strategy.closer
    rng = Random(f"reasons {game.meta.id} {seats}")
    state = game.new(seats)
    for _ in range(150):
        if state.actor is None:
            break
        if state.actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
            continue
        candidates = strategy.candidates(state, state.legal_actions())
        for message in [strategy.reason(state, action) for action in candidates]:
            assert message is None or said[message.id] <= set(message.params), message
        state.apply(rng.choice(candidates))


@pytest.mark.parametrize("id", games.ids())
def test_the_landmarks_of_a_game_are_events_that_it_tells(id: str) -> None:
    """A kind that never happens would be no highlight, and would stop nothing."""
    said = messages(GAMES / id / "texts" / "fr.ftl")
    assert [kind for kind in games.meta(id).landmarks if f"event-{kind}" not in said] == []


@pytest.mark.parametrize("id", games.ids())
def test_actions_are_labelled_by_the_kinds_of_their_arguments(id: str) -> None:
    said = messages(GAMES / id / "texts" / "fr.ftl")
    for verb, kinds in games.meta(id).verbs.items():
        assert said[f"action-{verb}"] <= set(kinds) or said[f"action-{verb}"] == set()
