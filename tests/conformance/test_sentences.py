"""Every sentence of a game gets the parameters it speaks of, whoever it is said to."""

from pathlib import Path
from random import Random

import pytest

from escales import games
from escales.core import Action
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
def test_sentences_have_what_they_speak_of(subject: Subject, seats: int) -> None:
    game, laws = subject
    said = {**messages(SHARED), **messages(GAMES / game.meta.id / "texts" / "fr.ftl")}
    rng = Random(f"sentences {game.meta.id} {seats}")
    for state, action in playout(game, seats, random_options(game, laws, rng), rng, 4_000):
        question = state.view(None)["question"]
        if question is not None:
            assert said[question["id"]] <= set(question["params"]), question
        if action is None:
            continue
        for event in state.clone().apply(action):
            for seat in (None, *range(seats)):
                seen = event.seen_by(seat)
                id = f"event-{seen['kind']}" + ("-hidden" if seen["hidden"] else "")
                assert said[id] <= set(seen["params"]), seen
        for verb in game.meta.verbs:
            refusal = state.why_not(Action(verb, ("nowhere",)))
            assert refusal is not None
            assert said[refusal.id] <= set(refusal.params), refusal


@pytest.mark.parametrize("id", games.ids())
def test_actions_are_labelled_by_the_kinds_of_their_arguments(id: str) -> None:
    said = messages(GAMES / id / "texts" / "fr.ftl")
    for verb, kinds in games.meta(id).verbs.items():
        assert said[f"action-{verb}"] <= set(kinds) or said[f"action-{verb}"] == set()
