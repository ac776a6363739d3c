"""Measure the engine's speed in the Python that runs this: CPython, or Pyodide under Node.

The random bot plays our games; catanatron's random players play Catan for comparison. The bots that look ahead are
measured beside catanatron's own: its AlphaBeta player, if the installed catanatron has it (the package on PyPI has not),
and its player that tries each action. bench_engine.py runs this program once for each column of its table.
"""

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from escales import games
from escales.bots import capitaine
from escales.bots.expectation import Matelot
from escales.bots.search import Search
from escales.bots.thumb import Mousse, RandomBot
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


SLICE = 16
"""Iterations of a search between two looks at the clock."""
BEGINNING = 240
"""The entries of a game in which bots are given something to think about."""


def positions(way: Way) -> list[State]:
    """Where bots have a choice in the beginning of a game of cabin boys, with the usual number of seats: four states."""
    game, rng, bot = way.game, Random(7), Mousse(way.game)
    state = game.new(game.meta.usual_seats, way.options)
    found: list[State] = []
    for number in range(BEGINNING):
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            state.apply(draw(state.outcomes(), rng))
            continue
        choices = state.legal_actions()
        due = number * 5 >= (len(found) + 1) * BEGINNING
        if due and len(game.strategy.candidates(state, choices)) > 1:
            found.append(state.clone())
        state.apply(bot.choose(partial(state.view, actor), choices, rng))
    return found


def search(way: Way, states: list[State]) -> float:
    """Iterations per second of Capitaine's search, if it thinks for as long about each position as Capitaine does."""
    done, start = 0, time.perf_counter()
    for seed, state in enumerate(states):
        thought = Search(way.game, state.view(state.actor), Random(seed))
        end = time.perf_counter() + capitaine.SECONDS
        while time.perf_counter() < end:
            thought.run(SLICE)
        done += thought.iterations
    return done / (time.perf_counter() - start)


def reckon(way: Way, states: list[State], seed: int) -> int:
    """Let Matelot decide in one of the positions; returns 1."""
    state = states[seed % len(states)]
    bot = Matelot(way.game)
    bot.choose(partial(state.view, state.actor), state.legal_actions(), Random(seed))
    return 1


def plans(way: Way, states: list[State]) -> float | None:
    """The 95th percentile of the time that a way to a place takes to plan, in ms; ``None`` in games without such ways."""
    if type(way.game).plan is Game.plan:
        return None
    took: list[float] = []
    for state in states:
        view = state.view(state.actor)
        for place in sorted({piece["place"] for piece in view["pieces"]}):
            start = time.perf_counter()
            way.game.plan(view, place)
            took.append(1e3 * (time.perf_counter() - start))
    return sorted(took)[round(0.95 * len(took)) - 1]


def catan_decisions(kind: Callable[[Any], Any]) -> float:
    """Decisions with a choice per second, if players of this *kind* sit on all four seats."""
    from catanatron import Color
    from catanatron import Game as Catan

    made = 0

    def counted(decide: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        def decided(game: Any, playable: Any) -> Any:
            nonlocal made
            made += len(playable) > 1
            return decide(game, playable)

        return decided

    def begun(seed: int) -> Any:
        players = [kind(colour) for colour in Color]
        for player in players:
            player.decide = counted(player.decide)
        return Catan(players, seed=seed)

    game = begun(0)
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < 2 * SECONDS:
        if game.winning_color() is not None:
            game = begun(made)
        game.play_tick()
    return made / elapsed


def catan_bots() -> dict[str, float | None]:
    """Decisions per second of catanatron's players that look ahead; ``None`` for one that is not installed."""
    from catanatron.players.search import VictoryPointPlayer

    found: dict[str, float | None] = {"AlphaBeta": None, "VictoryPoint": 0.0}
    try:
        from catanatron.players.minimax import AlphaBetaPlayer
    except ImportError:
        pass
    else:
        found["AlphaBeta"] = catan_decisions(AlphaBetaPlayer)
    found["VictoryPoint"] = catan_decisions(VictoryPointPlayer)
    return found


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
        thinking = positions(way)
        found["games"][way.name] = {
            "play": rate(partial(length, way)),
            "replay": rate(partial(replay, way, log)),
            "clone": microseconds(middle.clone),
            "view": microseconds(partial(middle.view, 0)),
            "search": search(way, thinking),
            "matelot": rate(partial(reckon, way, thinking)),
            "plan": plans(way, thinking),
            "entries": len(log),
        }
    if with_catan:
        found["catanatron"] = rate(catan)
        found["catanatron bots"] = catan_bots()
    return found


def main(with_catan: bool = True) -> str:
    """The figures as JSON."""
    return json.dumps(measure(with_catan))


if __name__ == "__main__":
    print(main())
