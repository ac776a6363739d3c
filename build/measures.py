"""Measure the engine's speed in the Python that runs this: CPython, or Pyodide under Node.

The random bot plays our games; catanatron's random players play Catan for comparison. bench_engine.py
runs this program once for each column of its table.
"""

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from escales import games
from escales.bots.thumb import RandomBot
from escales.core import CHANCE, Action, Game, State, draw

SECONDS = 1.5
"""The least time for which each rate is measured."""


class Way:
    """A game to measure, with the most seats it allows; `options` are those that differ from their defaults."""

    def __init__(self, game: Game, options: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.name = " ".join([game.meta.id, *map(str, options.values())])

    def start(self) -> State:
        """The first state."""
        return self.game.new(self.game.meta.seats[-1], self.options)


def ways(game: Game) -> Iterator[Way]:
    """The game with its default options, then once with each other value of an option."""
    yield Way(game, {})
    for option in game.meta.options:
        for value in option.values:
            if value != option.default:
                yield Way(game, {option.name: value})


def play(way: Way, seed: int) -> list[Action]:
    """Play a random game; returns its log of actions and outcomes."""
    rng, bot = Random(seed), RandomBot()
    state = way.start()
    log: list[Action] = []
    while (actor := state.actor) is not None and len(log) < 20_000:
        if actor == CHANCE:
            action = draw(state.outcomes(), rng)
        else:
            action = bot.choose(lambda: state.view(actor), state.legal_actions(), rng)
        state.apply(action)
        log.append(action)
    return log


def length(way: Way, seed: int) -> int:
    """Play a random game; returns the number of its log entries."""
    return len(play(way, seed))


def replay(way: Way, log: list[Action], _seed: int) -> int:
    """Replay a log; returns the number of its entries."""
    state = way.start()
    for action in log:
        state.apply(action)
    return len(log)


def catan(seed: int) -> int:
    """Play a game of catanatron with four random players; returns the number of its actions."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    played = Catan([RandomPlayer(colour) for colour in Color], seed=seed)
    played.play()
    return len(played.state.actions)


def rate(once: Callable[[int], int]) -> float:
    """Actions per second; *once* takes a seed and returns the number of actions it did."""
    once(0)
    done, seed, start = 0, 1, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += once(seed)
        seed += 1
    return done / elapsed


def microseconds(once: Callable[[], object]) -> float:
    """The time of one call of *once*, in microseconds."""

    def many(_: int) -> int:
        for _ in range(200):
            once()
        return 200

    return 1e6 / rate(many)


def measure(with_catan: bool) -> dict[str, Any]:
    """All figures that bench_engine.py prints."""
    found: dict[str, Any] = {"games": {}}
    for way in [way for id in games.ids() for way in ways(games.load(id))]:
        log = play(way, 7)
        middle = way.start()
        for action in log[: len(log) // 2]:
            middle.apply(action)
        found["games"][way.name] = {
            "play": rate(partial(length, way)),
            "replay": rate(partial(replay, way, log)),
            "clone": microseconds(middle.clone),
            "view": microseconds(partial(middle.view, 0)),
            "entries": len(log),
        }
    if with_catan:
        found["catanatron"] = rate(catan)
    return found


def main(with_catan: bool = True) -> str:
    """The figures as JSON."""
    return json.dumps(measure(with_catan))


if __name__ == "__main__":
    print(main())
