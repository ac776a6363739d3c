"""Look for bots that lead and circle: how long a bot leads without coming nearer to the end.

    python build/circling.py GAME [--games 1000] [--bots mousse,mousse]
        [--option ruleset=simple] [--seed 0]

A bot leads while it is richer than every other. In each round in which it leads, it comes nearer
to the end if one of the game's landmarks happens to it, if it is richer than ever before, or if it
has come for the first time where something is to be gained (`Strategy.goals`). What is counted is how
many rounds in a row pass without any of these. Every game prints a line if it has a longer such time
than all games before it; the last line is for all games.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from random import Random
from typing import NamedTuple

from escales import bots, games
from escales.core import CHANCE, Event, Game, State, draw

MOST = 40
"""No game should have so many rounds in a row."""
LIMIT = 200_000
"""The most entries of a game."""


class Circling(NamedTuple):
    """The longest time in which a bot led without coming nearer to the end."""

    rounds: int
    seat: int
    until: int
    """The round in which it ended."""


class Watch:
    """Watches a game round by round."""

    def __init__(self, seats: int) -> None:
        self.longest = Circling(0, -1, 0)
        self._richest = [0] * seats
        self._idle = [0] * seats
        self._nearer = [False] * seats
        self._reached: list[set[str]] = [set() for _ in range(seats)]

    def hear(self, events: Iterable[Event], landmarks: Sequence[str]) -> None:
        """A landmark brings the seat that it names nearer to the end; else, all seats."""
        for event in events:
            if event.kind in landmarks:
                named = event.params.get("seat")
                for seat in range(len(self._nearer)):
                    self._nearer[seat] |= named in (None, seat)

    def end_round(
        self, number: int, wealth: Sequence[int], goals: Sequence[AbstractSet[str]] = ()
    ) -> None:
        """Count the round *number*, which ends with so much *wealth*, and each seat at its *goals*."""
        for seat, here in enumerate(goals):
            self._nearer[seat] |= not here <= self._reached[seat]
            self._reached[seat] |= here
        for seat, own in enumerate(wealth):
            if own > self._richest[seat]:
                self._richest[seat] = own
                self._nearer[seat] = True
            leads = all(own > other for at, other in enumerate(wealth) if at != seat)
            self._idle[seat] = self._idle[seat] + 1 if leads and not self._nearer[seat] else 0
            self._nearer[seat] = False
            if self._idle[seat] > self.longest.rounds:
                self.longest = Circling(self._idle[seat], seat, number)


def longest(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seed: int
) -> Circling:
    """The longest circling in the game of these bots with this seed."""
    rng = Random(seed)
    players = [bots.opponent(level, game) for level in levels]
    state = game.new(len(players), options)
    watch = Watch(len(players))
    begun = 0
    for _ in range(LIMIT):
        actor = state.actor
        if actor is None:
            break
        if actor == CHANCE:
            events = state.apply(draw(state.outcomes(), rng))
        else:
            view = partial(state.view, actor)
            events = state.apply(players[actor].choose(view, state.legal_actions(), rng))
        watch.hear(events, game.meta.landmarks)
        if state.round != begun:
            if begun:
                watch.end_round(begun, wealth(game, state), game.strategy.goals(state))
            begun = state.round
    return watch.longest


def wealth(game: Game, state: State) -> list[int]:
    """What each seat knows itself to own."""
    return [game.see(state, seat)["seats"][seat]["wealth"] for seat in range(state.seats)]


def lines(
    game: Game, levels: Sequence[str], options: Mapping[str, object], seeds: range
) -> Iterator[str]:
    """What to print about the games with these *seeds*."""
    record = reached = 0
    for seed in seeds:
        found = longest(game, levels, options, seed)
        reached += found.rounds >= MOST
        if found.rounds > record:
            record = found.rounds
            yield f"seed {seed}: seat {found.seat} for {record} rounds, until round {found.until}"
    yield f"{reached} of {len(seeds)} games of {game.meta.id} with {MOST} rounds or more; the most are {record}"


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="mousse,mousse", help="one for each seat")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    options = dict(one.split("=", 1) for one in given.option)
    seeds = range(given.seed, given.seed + given.games)
    for line in lines(games.load(given.game), given.bots.split(","), options, seeds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
