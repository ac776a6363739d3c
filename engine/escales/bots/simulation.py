"""Bots play whole games without a table or a page."""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import TypedDict

from escales import bots
from escales.core import CHANCE, Game, OptionValue, Table, draw, won


class Simulated(TypedDict):
    """How a simulated game went."""

    game: str
    bots: list[str]
    """The bot of each seat."""
    options: dict[str, OptionValue]
    seed: int
    seats: int
    decisions: int
    outcomes: int
    rounds: int
    """The rounds that have begun."""
    ended: bool
    """Whether the game ended before the limit; if not, it has no reason and no ranking."""
    reason: str | None
    ranking: list[int] | None
    """The rank of each seat."""
    shares: list[float] | None
    """What each seat has of the win: 1 for the only winner."""


def simulate(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seed: int, limit: int
) -> Simulated:
    """Let bots, one for each seat, play a game to its end, or to *limit* log entries.

    *seed* is the seed of the dice, and with the seat that of a bot. Raises :class:`~escales.core.InvalidInput` for
    a bot, a number of seats or an option that does not exist.
    """
    rng = Random(seed)
    players = [bots.opponent(level, game) for level in levels]
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
        "bots": list(levels),
        "options": game.meta.resolve(options),
        "seed": seed,
        "seats": len(players),
        "decisions": decisions,
        "outcomes": outcomes,
        "rounds": state.round,
        "ended": result is not None,
        "reason": None if result is None else result.reason,
        "ranking": None if result is None else list(result.ranking),
        "shares": None if result is None else won(result.ranking),
    }


def play_out(table: Table, player: bots.Bot, rng: Random, limit: int) -> None:
    """Let *player* decide for every seat to the end of the game, or to *limit* log entries."""
    while (actor := table.state.actor) is not None and len(table.log) < limit:
        if actor == CHANCE:
            table.roll()
        else:
            view = partial(table.state.view, actor)
            table.play(player.choose(view, table.state.legal_actions(), rng), actor)
