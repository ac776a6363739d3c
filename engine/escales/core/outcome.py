"""Outcomes: what chance may bring, with weights."""

from random import Random

from escales.core.action import Action

type Outcomes = tuple[tuple[Action, int], ...]
"""What chance may bring: actions with whole weights above zero, in canonical order."""


def draw(outcomes: Outcomes, rng: Random) -> Action:
    """One of *outcomes*, as likely as its weight says."""
    left = rng.randrange(sum(weight for _, weight in outcomes))
    for outcome, weight in outcomes:
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("there is nothing to draw from")


def is_one_of(action: Action, outcomes: Outcomes) -> bool:
    """Whether *action* is among these outcomes."""
    return any(action == outcome for outcome, _ in outcomes)
