"""Trials: what might be done now is played out for some rounds, each with the same luck.

In a game with many small decisions in a turn, a tree of them grows far into no turn at all. There
a search plays out every candidate to the beginning of the same round, where the estimate compares
them fairly: all seats have had as many turns (Tesauro and Galperin, "On-line Policy Improvement
using Monte-Carlo Search", 1996). All candidates meet the same world and the same dice, so that luck
does not tell them apart, and the first one gives way only to one that is clearly better.
"""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Final

from escales.bots.expectation import foreseen
from escales.bots.playout import LONGEST, play_on
from escales.core import Action, Game, State, View

ENOUGH: Final = 6
"""How many worlds a candidate is tried in before anything is said of it."""
SURE: Final = 2.5
"""By how many standard errors another candidate must be better than the first to be taken: there are several, and
one that is better by chance is found often enough."""
HOPELESS: Final = 2.5
"""By so many standard errors worse than the best, or if it makes no difference, a candidate is tried no more."""


class Trials:
    """Compares *candidates* in *view* for *seat*; the first of them is the one to beat."""

    def __init__(
        self, game: Game, view: View, seat: int, candidates: Sequence[Action], rng: Random
    ) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._seed = rng.getrandbits(64)
        self.found: dict[Action, list[float]] = {action: [] for action in candidates}
        """The shares that the trials of each candidate brought; all in the same worlds, in order."""
        self._first = candidates[0]
        self._waiting: list[Action] = []
        self._worlds = 0
        self._world: State | None = None

    def run(self) -> None:
        """Try one candidate once."""
        if not self._waiting:
            self._waiting = self._worthwhile()[::-1]
            self._world = self._game.sample(self._view, Random(self._seed + self._worlds))
            self._worlds += 1
        assert self._world is not None
        action = self._waiting.pop()
        luck = Random(~(self._seed + self._worlds))
        self.found[action].append(self._tried(self._world.clone(), action, luck))

    @property
    def settled(self) -> bool:
        """Whether only one candidate is left that is worth another trial."""
        return not self._waiting and len(self._worthwhile()) < 2

    def best(self) -> Action:
        """The candidate that is better than the first by most, and by :data:`SURE`; or the first."""
        lead, best = 0.0, self._first
        for action in self.found:
            mean, error = self._lead(action, self._first)
            if mean > lead and mean > SURE * error:
                lead, best = mean, action
        return best

    def ranked(self) -> list[Action]:
        """The best, then the others by what the trials brought."""
        best = self.best()
        return sorted(
            self.found,
            key=lambda action: (action == best, average(self.found[action])),
            reverse=True,
        )

    def _worthwhile(self) -> list[Action]:
        """The candidates that may be the best; those that were dropped stay so."""
        most = max(len(found) for found in self.found.values())
        alive = [action for action, found in self.found.items() if len(found) == most]
        # Of those that are alike the first is found, so what makes no difference changes no mind.
        best = max(alive, key=lambda action: average(self.found[action]))
        return [action for action in alive if not self._hopeless(action, best)]

    def _hopeless(self, action: Action, best: Action) -> bool:
        mean, error = self._lead(action, best)
        return action != best and (mean < -HOPELESS * error or mean == error == 0)

    def _lead(self, action: Action, other: Action) -> tuple[float, float]:
        """By how much *action* is better than *other* in the same worlds, and the standard error."""
        pairs = zip(self.found[action], self.found[other], strict=False)
        leads = [one - two for one, two in pairs]
        if action == other or len(leads) < ENOUGH:
            return 0.0, inf
        mean = average(leads)
        variance = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
        return mean, sqrt(variance / len(leads))

    def _tried(self, world: State, action: Action, luck: Random) -> float:
        """The share of the seat some rounds after *action*."""
        strategy = self._game.strategy.closer
        end = world.round + strategy.rounds
        world.perform(action)
        for _ in range(LONGEST):
            if world.actor is None or world.round >= end:
                break
            play_on(world, strategy, luck)
        return foreseen(strategy, world)[self._seat]


def average(values: Sequence[float]) -> float:
    """The mean, 0 of nothing; the module ``statistics`` would add 90 KB to what the page loads first."""
    return sum(values) / len(values) if values else 0.0
