"""The costly choices of people: those after which the game's estimate promised least, beside what else could be done."""

from collections.abc import Generator
from typing import Any, Final

from escales.core import CHANCE, HUMAN, Action, State, Strategy, Table

MUCH: Final = 0.1
"""The least share of the win that a choice must seem to have cost."""
_LOOKED_AT: Final = 60
"""At how many choices, about, it looks; spread evenly over a longer game."""
_MOST: Final = 3
"""How many of them it finds."""
_OTHERS: Final = 3
"""How many other actions are tried at each, the most promising first."""
_REPLAYED: Final = 100
"""How many entries are replayed in one part of the work."""


def costliest(table: Table) -> Generator[None, None, list[int]]:
    """The entries of the choices that seem to have cost a person most, the worst first; none that has not cost much."""
    people = {at for at, seat in enumerate(table.seats) if seat.player == HUMAN}
    choices = [one.number for one in table.log if one.actor != CHANCE and one.actor in people]
    looked_at = set(choices[:: len(choices) // _LOOKED_AT + 1])
    costs: dict[int, float] = {}
    states = table.course() if looked_at else iter(())
    for entry, state in zip(table.log, states, strict=False):
        if entry.number in looked_at:
            costs[entry.number] = _cost(table.game.strategy, state, entry.action)
        if entry.number in looked_at or entry.number % _REPLAYED == 0:
            yield
    worst = sorted(costs, key=costs.__getitem__, reverse=True)[:_MOST]
    return [one for one in worst if costs[one] >= MUCH]


def _cost(strategy: Strategy[Any], state: State, action: Action) -> float:
    """How much less whoever decides in *state* has after *action* than after the best of some others."""
    seat, choices = state.decider, state.legal_actions()
    if len(choices) < 2:
        return 0.0
    others = [one for one in strategy.candidates(state, choices) if one != action][:_OTHERS]

    def after(tried: Action) -> float | None:
        world = state.clone()
        world.perform(tried)
        return (
            None if world.result else strategy.shares(world)[seat]
        )  # a result and a hope do not compare

    chosen, *hoped = map(after, (action, *others))
    known = [one for one in hoped if one is not None]
    return max(known) - chosen if known and chosen is not None else 0.0
