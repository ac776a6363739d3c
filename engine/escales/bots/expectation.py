"""Matelot: a sailor who reckons what the dice may bring, and what the next to decide will do."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from escales.core import CHANCE, Action, Choices, Game, State, Strategy, View, draw, won

WORLDS: Final = 4
"""How many guesses at what is hidden it reckons with, in a game with secrets."""
OUTCOMES: Final = (12, 3)
"""How many outcomes it reckons with where chance moves, and where it moves again.

If chance may bring more than this, it draws as many. If chance moves once more, it asks for the
estimate: more dice would only drown it.
"""
FINALISTS: Final = 5
"""How many of its actions it follows up to the answer."""
ANSWERS: Final = 4
"""How many answers to an action it reckons with."""
TRUST: Final = 0.97
"""How far an estimate is trusted, from 0 to 1; the rest is shared evenly.

A win that is there is then better than a position that is as good as won, so nobody puts it off.
"""


def foreseen(strategy: Strategy[Any], state: State) -> Sequence[float]:
    """The share of the win that each seat has at the end of the game, or may expect before it."""
    if state.result is not None:
        return won(state.result.ranking)
    rest = (1 - TRUST) / state.seats
    return [TRUST * share + rest for share in strategy.shares(state)]


class Matelot:
    """Takes the action with the highest expected share of the win."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        if choices.size == 1:
            return choices[0]
        seen = view()
        candidates = self._game.strategy.candidates(self._game.sample(seen, rng), choices)
        if len(candidates) == 1:
            return candidates[0]
        return weighed(self._game, self._game.strategy, seen, candidates, rng)[0].action


class Weighed(NamedTuple):
    """An action, and the share of the win that each seat may expect after it."""

    action: Action
    shares: Sequence[float]


def weighed(
    game: Game, strategy: Strategy[Any], view: View, candidates: Sequence[Action], rng: Random
) -> Sequence[Weighed]:
    """What each of the *candidates* in *view* leads to, the best for the seat that decides first.

    Each is valued by the estimate of *strategy* (:meth:`Strategy.shares`), averaged over what chance
    brings before the next decision. The best of them are then followed through that decision,
    whoever's it is, in the same way; the others count as the last of the best.
    """
    worlds = [game.sample(view, rng) for _ in range(WORLDS if game.meta.secrets else 1)]
    seat = worlds[0].decider
    reckoning = Reckoning(strategy, rng)

    def expected(action: Action, answers: int) -> list[float]:
        found = [reckoning.after(world, action, answers) for world in worlds]
        return [sum(shares) / len(worlds) for shares in zip(*found, strict=True)]

    ranked = sorted(candidates, key=lambda action: expected(action, 0)[seat], reverse=True)
    best = [Weighed(action, expected(action, 1)) for action in ranked[:FINALISTS]]
    best.sort(key=lambda one: one.shares[seat], reverse=True)
    return [*best, *(Weighed(action, best[-1].shares) for action in ranked[FINALISTS:])]


class Reckoning:
    """Expected shares of the win, by seat."""

    def __init__(self, strategy: Strategy[Any], rng: Random) -> None:
        self._strategy = strategy
        self._rng = rng

    def after(self, state: State, action: Action, answers: int, drawn: int = 0) -> Sequence[float]:
        """The shares after *action* in *state*, which stays as it is, and *answers* more decisions.

        *drawn* is how many outcomes came just before.
        """
        after = state.clone()
        after.perform(action)
        if after.actor == CHANCE and drawn < len(OUTCOMES):
            return self._average(after, answers, drawn)
        if after.actor in (CHANCE, None) or answers == 0:
            return foreseen(self._strategy, after)
        candidates = self._strategy.candidates(after, after.legal_actions())[:ANSWERS]
        seat = after.decider
        return max(
            (self.after(after, answer, answers - 1) for answer in candidates),
            key=lambda shares: shares[seat],
        )

    def _average(self, state: State, answers: int, drawn: int) -> Sequence[float]:
        """The shares after what chance brings, weighted by how likely it is."""
        outcomes = state.outcomes()
        if len(outcomes) > OUTCOMES[drawn]:
            outcomes = tuple((draw(outcomes, self._rng), 1) for _ in range(OUTCOMES[drawn]))
        total = [0.0] * state.seats
        for outcome, weight in outcomes:
            for seat, share in enumerate(self.after(state, outcome, answers, drawn + 1)):
                total[seat] += weight * share
        weights = sum(weight for _, weight in outcomes)
        return [share / weights for share in total]
