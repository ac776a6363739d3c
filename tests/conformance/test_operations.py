"""What an operation offers, allows and refuses is the same thing, asked of every operation."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from escales.core import Action, Arg, Barred, Operation, Operations, State
from tests import playthroughs
from tests.conformance.subjects import Subject, ending, playout, subjects

_TRIED = 12
"""How many actions of an operation are tried at a state."""
_RANDOM_GAMES = 3
_MOST = 400
"""How many states of a game are looked at, about."""


class Probe:
    """Tries actions made of arguments that were legal before, and counts what came of them."""

    def __init__(self, rng: Random) -> None:
        self.allowed: Counter[tuple[str, str]] = Counter()
        self.refused: Counter[tuple[str, str]] = Counter()
        self._rng = rng
        self._known: dict[str, list[dict[Arg, None]]] = {}

    def look(self, state: State) -> None:
        """Ask every operation of the state's phase about a few actions."""
        step = state.game.phases.get(state.phase)
        if isinstance(step, Operations):
            for operation in step.operations:
                self._ask(state, operation)

    def _ask(self, state: State, operation: Operation[Any]) -> None:
        key = (state.phase, operation.verb)
        offered = [family for family in state.legal_actions().families if family.verb == key[1]]
        if operation.unavailable(state) is not None:
            assert not offered, f"{key} is offered and unavailable"
            self.refused[key] += 1
            return
        families = operation.families(state)
        assert [repr(family) for family in families if family.size] == [*map(repr, offered)]
        for family in offered:
            self._learn(family[0])
            self._learn(family[self._rng.randrange(family.size)])
        for action in self._some(operation.verb):
            allowed = any(action in family for family in families)
            assert operation.allows(state, action) == allowed, f"{state.phase}: {action}"
            (self.allowed if allowed else self.refused)[key] += 1
            if not allowed:
                why = operation.why_illegal(state, action)
                assert why.rule.startswith(state.game.meta.prefix), f"{action}: {why}"

    def _learn(self, action: Action) -> None:
        known = self._known.setdefault(action.verb, [{} for _ in action.args])
        for values, arg in zip(known, action.args, strict=True):
            values[arg] = None

    def _some(self, verb: str) -> Iterator[Action]:
        known = [[*values] for values in self._known.get(verb, [])]
        few = [self._rng.sample(values, min(_TRIED, len(values))) for values in known]
        made = [Action(verb, args) for args in product(*few)]
        yield Action(verb, ("nowhere",) * (len(known) + 1))
        yield from self._rng.sample(made, min(_TRIED, len(made)))


def _states(subject: Subject, rng: Random) -> Iterator[State]:
    """States of the recorded games of *subject*, and of some at random."""
    id = subject.game.meta.id
    for path in playthroughs.paths():
        played = playthroughs.read(path.read_text("utf-8"))
        if played.header["game"] == id:
            state = subject.game.new(played.header["seats"], played.header["options"])
            for action in played.actions:
                yield state
                state.perform(action)
    for seats in subject.game.meta.seats:
        for _ in range(_RANDOM_GAMES):
            for state, _action in playout(
                subject.game, seats, ending(subject.laws, {}, rng), rng, _MOST
            ):
                yield state


@pytest.mark.parametrize("subject", subjects(), ids=lambda subject: subject.game.meta.id)
def test_operations_offer_what_they_allow(subject: Subject) -> None:
    rng = Random(subject.game.meta.id)
    probe = Probe(rng)
    for state in _states(subject, rng):
        if state.actor is not None:
            probe.look(state)
    for phase, step in subject.game.phases.items():
        for operation in step.operations if isinstance(step, Operations) else ():
            key = (phase, operation.verb)
            assert probe.refused[key], f"{key} was never refused"
            assert probe.allowed[key] or isinstance(operation, Barred), f"{key} was never allowed"
