"""The engine's speed, measured by whatever Python runs this: CPython, or Pyodide under Node.

Random play with the random bot's own way of choosing, beside catanatron's random players. The
same program gives both columns of `make bench`; see bench_engine.py.
"""

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from escales import games
from escales.bots.aimless import Aimless
from escales.core import CHANCE, Action, Game, State
from escales.core.state import draw

SECONDS = 1.5
"""How long each thing is measured, at least."""


class Way:
    """A game as it is measured: among as many as it allows, with some options not at their defaults."""

    def __init__(self, game: Game, options: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.name = " ".join([game.meta.id, *map(str, options.values())])

    def start(self) -> State:
        """The first state."""
        return self.game.new(self.game.meta.seats[-1], self.options)


def ways(game: Game) -> Iterator[Way]:
    """The game with its defaults, then with each other choice among rules that it has."""
    yield Way(game, {})
    for option in game.meta.options:
        for value in option.values:
            if value != option.default:
                yield Way(game, {option.name: value})


def play(way: Way, seed: int) -> list[Action]:
    """Everything that was done in a random game."""
    rng, bot = Random(seed), Aimless()
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
    """How much was done in a random game."""
    return len(play(way, seed))


def replay(way: Way, log: list[Action], _seed: int) -> int:
    """Play a log again; the number of its entries."""
    state = way.start()
    for action in log:
        state.apply(action)
    return len(log)


def catan(seed: int) -> int:
    """A game of catanatron among four random players; the number of actions in it."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    played = Catan([RandomPlayer(colour) for colour in Color], seed=seed)
    played.play()
    return len(played.state.actions)


def rate(once: Callable[[int], int]) -> float:
    """Things a second, *once* doing so many of them with each seed."""
    once(0)
    done, seed, start = 0, 1, time.perf_counter()
    while (elapsed := time.perf_counter() - start) < SECONDS:
        done += once(seed)
        seed += 1
    return done / elapsed


def microseconds(once: Callable[[], object]) -> float:
    """The time of one call of *once*."""

    def many(_: int) -> int:
        for _ in range(200):
            once()
        return 200

    return 1e6 / rate(many)


def measure(with_catan: bool) -> dict[str, Any]:
    """Everything that bench_engine.py shows."""
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
    """The measures as JSON."""
    return json.dumps(measure(with_catan))


if __name__ == "__main__":
    print(main())
