"""Bots playing whole games, as fast as the engine goes."""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import TypedDict

from escales import bots
from escales.core import CHANCE, Game, Table
from escales.core.state import draw


class Simulated(TypedDict):
    """How a simulated game went. ``ended`` is false when the limit cut it; then there is no
    ``reason`` and no ``ranking``, which else has one rank a seat. ``rounds`` have been begun."""

    game: str
    seed: int
    seats: int
    decisions: int
    outcomes: int
    rounds: int
    ended: bool
    reason: str | None
    ranking: list[int] | None


def simulate(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seed: int, limit: int
) -> Simulated:
    """Let one bot a seat play a game of *options* to its end, or to *limit* log entries.

    *seed* decides the dice and the bots alike. Raises :class:`~escales.core.Unusable` for a
    bot, a number of seats or an option that does not exist.
    """
    rng = Random(seed)
    players = [bots.load(level, game) for level in levels]
    state = game.new(len(players), options)
    decisions = outcomes = 0
    while (actor := state.actor) is not None and decisions + outcomes < limit:
        if actor == CHANCE:
            outcomes += 1
            state.apply(draw(state.outcomes(), rng))
        else:
            decisions += 1
            view = partial(state.view, actor)
            state.apply(players[actor].choose(view, state.legal_actions(), rng))
    result = state.result
    return {
        "game": game.meta.id,
        "seed": seed,
        "seats": len(players),
        "decisions": decisions,
        "outcomes": outcomes,
        "rounds": state.view(None)["round"],
        "ended": result is not None,
        "reason": None if result is None else result.reason,
        "ranking": None if result is None else list(result.ranking),
    }


def play_out(table: Table, player: bots.Bot, rng: Random, limit: int) -> None:
    """Let one bot decide for everybody at *table* to the end of the game, or to *limit* log entries."""
    while (actor := table.state.actor) is not None and len(table.log) < limit:
        if actor == CHANCE:
            table.roll()
        else:
            view = partial(table.state.view, actor)
            table.play(player.choose(view, table.state.legal_actions(), rng), actor)
