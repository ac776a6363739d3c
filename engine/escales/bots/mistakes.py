"""The costly choices of people: those after which the game's estimate promised least, beside what else could be done.

What a choice brings may lie in the others' turns (:attr:`Strategy.lingering`): it is then measured when its seat has
another turn, and it counts if it was no good choice before the dice fell either.
"""

from collections.abc import Generator
from random import Random
from typing import Any, Final

from escales.bots.playout import LONGEST, play_on, win_shares
from escales.core import CHANCE, HUMAN, Action, State, Strategy, Table

MUCH: Final = 0.1
"""The least share of the win that a choice must seem to have cost."""
_LOOKED_AT: Final = 60
"""At how many choices, about, it looks; spread evenly over a longer game."""
_MOST: Final = 3
"""How many of them it finds."""
_OTHERS: Final = 3
"""How many other actions are tried at each, the most promising first."""
REPLAYED: Final = 100
"""How many entries are replayed in one part of the work."""
_GAMES: Final = 12
"""How often the round is played out after each answer to a question that shows its effect late."""


def costliest(table: Table) -> Generator[None, None, list[int]]:
    """The entries of the choices that seem to have cost a person most, the worst first; none that has not cost much."""
    people = {at for at, seat in enumerate(table.seats) if seat.player == HUMAN}
    choices = [one for one in table.log if one.actor != CHANCE and one.actor in people]
    late = {one.number for one in choices if one.action.verb in table.game.strategy.lingering}
    looked_at = {one.number for one in choices[:: len(choices) // _LOOKED_AT + 1]} | late
    costs: dict[int, float] = {}
    states = table.course() if looked_at else iter(())
    for entry, state in zip(table.log, states, strict=False):
        if entry.number in late:
            costs[entry.number] = yield from _late_cost(table, state, entry.number)
        elif entry.number in looked_at:
            costs[entry.number] = _cost(table.game.strategy, state, entry.action)
        if entry.number in looked_at or entry.number % REPLAYED == 0:
            yield
    worst = sorted(costs, key=costs.__getitem__, reverse=True)[:_MOST]
    return [one for one in worst if costs[one] >= MUCH]


def shown_after(table: Table, entry: int) -> int:
    """After how many entries one sees what *entry* brought: at once, or when its seat decides in a later round."""
    move = table.log[entry]
    if move.action.verb not in table.game.strategy.lingering:
        return entry + 1
    state = table.at(entry)
    begun = state.round
    for later in table.log[entry:]:
        if _shown(state, move.actor, begun):
            return later.number
        state.perform(later.action)
    return len(table.log)


def _shown(state: State, seat: int, begun: int) -> bool:
    return state.actor is None or (state.actor == seat and state.round > begun)


def _late_cost(table: Table, state: State, entry: int) -> Generator[None, None, float]:
    """How much less whoever decides in *state* has when the effect of *entry* is seen than another answer promised.

    Nothing, if the answer that was given promised as much as the other one: then the dice decided.
    """
    strategy, seat, answer = table.game.strategy, state.decider, table.log[entry].action
    others = [one for one in strategy.candidates(state, state.legal_actions()) if one != answer]
    left = win_shares(strategy, table.at(shown_after(table, entry)))[seat]
    if not others or win_shares(strategy, state)[seat] - left < MUCH:
        return 0.0
    asked = state.clone()  # *state* goes on while this work waits
    promised = yield from _promised(strategy, asked, others[0])
    given = yield from _promised(strategy, asked, answer)
    return promised - left if promised > given else 0.0


def _promised(
    strategy: Strategy[Any], state: State, answer: Action
) -> Generator[None, None, float]:
    """What whoever decides in *state* has, on average, when the effect of *answer* is seen."""
    seat, total = state.decider, 0.0
    for seed in range(_GAMES):
        luck, world = Random(seed), state.clone()
        world.perform(answer)
        for _ in range(LONGEST):
            if _shown(world, seat, state.round):
                break
            play_on(world, strategy, luck)
        total += win_shares(strategy, world)[seat]
        yield
    return total / _GAMES


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
