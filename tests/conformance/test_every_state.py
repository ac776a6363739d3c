"""Check every game at every state of random games with fixed seeds."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from escales.core import Action, State
from tests import playthroughs
from tests.conformance import checks
from tests.conformance.subjects import Subject, ending, playout, random_options, subjects

SEEDS = range(4)
LIMIT = 4_000
"""The most states of one game; random games end well before."""

CASES = [
    pytest.param(subject, seats, seed, id=f"{subject.game.meta.id}-{seats}-{seed}")
    for subject in subjects()
    for seats in subject.game.meta.seats
    for seed in SEEDS
]


@pytest.mark.parametrize(("subject", "seats", "seed"), CASES)
def test_every_state(
    subject: Subject, seats: int, seed: int, record_property: Callable[[str, object], None]
) -> None:
    game, laws = subject
    rng = Random(f"{game.meta.id} {seats} {seed}")
    options = ending(laws, {}, rng) if seed == 0 else random_options(game, laws, rng)
    _check(subject, playout(game, seats, options, rng, LIMIT), rng, record_property)


@pytest.mark.parametrize("path", playthroughs.paths(), ids=lambda path: path.stem)
def test_every_state_of_recorded_games(
    path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Recorded games reach states that random games seldom reach."""
    played = playthroughs.read(path.read_text("utf-8"))
    header = played.header
    (subject,) = (one for one in subjects() if one.game.meta.id == header["game"])
    state = subject.game.new(header["seats"], header["options"])
    _check(subject, _replayed(state, played.actions), Random(path.stem), record_property)


def _replayed(state: State, actions: list[Action]) -> Iterator[tuple[State, Action | None]]:
    for action in actions:
        yield state, action
        state.apply(action)
    yield state, None


def _check(
    subject: Subject,
    play: Iterator[tuple[State, Action | None]],
    rng: Random,
    record_property: Callable[[str, object], None],
) -> None:
    """Run all checks at each state of a game, which must come to its end."""
    game, laws = subject
    meta = game.meta
    states = 0
    seen: dict[Action, None] = {}
    forgetting = Random(0)  # separate, so that it does not change the game
    conserved = None
    for state, action in play:
        states += 1
        seats = state.seats
        conserved = laws.conserved(state) if conserved is None else conserved
        checks.turn_is_well_formed(state, meta, seats)
        checks.clone_is_equal_and_independent(state)
        checks.choices_are_canonical(state, meta)
        checks.outcomes_are_canonical(state, meta)
        checks.refusals_name_a_rule(state, meta, rng)
        checks.refusals_agree_with_choices(state, seen, forgetting)
        checks.chance_keeps_secrets(state, meta, seats)
        checks.decisions_keep_secrets(state, seats, laws, rng)
        checks.seats_that_are_not_see_nothing(state, seats)
        views = checks.views_of(state, seats)
        checks.views_are_typed_json(state, views, laws)
        checks.views_keep_secrets(state, views, meta, laws, rng)
        checks.samples_agree(state, views, game, rng)
        assert laws.conserved(state) == conserved
        if action is not None:
            checks.events_are_well_formed(state.clone().apply(action), meta, seats)
    record_property("states", states)
    assert states < LIMIT, "a random game should have ended by now"
    assert state.actor is None
