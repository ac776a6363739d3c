"""A ladder: bots play many games against each other, and what that says about their strength.

Each seed is played once for each rotation of the bots around the table, so that no bot gains by
its seat. A played game is one line of JSON; the lines of several machines can simply be put together.
"""

import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from pathlib import Path
from typing import Final, NamedTuple, TypedDict

from escales.bots.simulation import simulate
from escales.core import Game, InvalidInput, Message, OptionValue, won

SURE: Final = 1.96
"""Standard deviations on either side of a mean that hold 95 % of a normal distribution."""


class Line(TypedDict):
    """What a ladder keeps of a played game: the lines of :func:`~escales.bots.simulation.simulate`
    without what follows from the rest. Lines with more keys can be read, too."""

    game: str
    bots: list[str]
    """The bot of each seat."""
    options: dict[str, OptionValue]
    """At least those that are not at their defaults."""
    seed: int
    decisions: int
    outcomes: int
    rounds: int
    """The rounds that had begun."""
    reason: str | None
    """Why the game ended; ``None`` if the limit stopped it."""
    ranking: list[int] | None
    """The rank of each seat; ``None`` if the limit stopped the game."""


def shares(line: Line) -> list[float]:
    """What each seat has of the win; nothing if the limit stopped the game."""
    return [] if line["ranking"] is None else won(line["ranking"])


@dataclass(frozen=True, slots=True)
class Match:
    """One game of a ladder: which bot has which seat, and the seed."""

    game: Game
    bots: tuple[str, ...]
    options: tuple[tuple[str, object], ...]
    seed: int
    limit: int

    def play(self) -> Line:
        """Play it; the same match always goes the same way, unless a bot has a clock."""
        played = simulate(self.game, self.bots, dict(self.options), self.seed, self.limit)
        usual = self.game.meta.resolve({})
        return {
            "game": played["game"],
            "bots": played["bots"],
            "options": {n: v for n, v in played["options"].items() if v != usual[n]},
            "seed": played["seed"],
            "decisions": played["decisions"],
            "outcomes": played["outcomes"],
            "rounds": played["rounds"],
            "reason": played["reason"],
            "ranking": played["ranking"],
        }

    def is_played_in(self, line: Line) -> bool:
        """Whether *line* tells of this match."""
        return (
            line["seed"] == self.seed
            and tuple(line["bots"]) == self.bots
            and line["game"] == self.game.meta.id
            and self.game.meta.resolve(line["options"])
            == self.game.meta.resolve(dict(self.options))
        )


def matches(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, object],
    games: int,
    seed: int,
    limit: int,
) -> list[Match]:
    """So many *games*, from *seed* on; each seed once for each rotation of *bots*.

    Rotations that are alike count once: where all bots are the same, each game has its own seed.
    """
    chosen = tuple(options.items())
    turns = [*dict.fromkeys((*bots[turn:], *bots[:turn]) for turn in range(len(bots)))]
    return [
        Match(game, turns[number % len(turns)], chosen, seed + number // len(turns), limit)
        for number in range(games)
    ]


def play_all(wanted: Sequence[Match], file: Path | None, jobs: int) -> list[Line]:
    """The lines of the *wanted* games: those in *file*, and the missing ones, played now.

    They are played on *jobs* processors, shown on standard error as they end, and added to *file*.
    Raises :class:`InvalidInput` if *file* holds anything else than games.
    """
    kept = read(file.read_text("utf-8").splitlines()) if file and file.is_file() else []
    lines = [line for line in kept if any(match.is_played_in(line) for match in wanted)]
    missing = [one for one in wanted if not any(one.is_played_in(line) for line in lines)]
    with open(file or os.devnull, "a", encoding="utf-8") as out:
        for line in _played(missing, jobs):
            lines.append(line)
            print(json.dumps(line, separators=(",", ":")), file=out, flush=True)
            print(f"\r{len(lines)} of {len(wanted)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return lines


def _played(matches: Sequence[Match], jobs: int) -> Iterator[Line]:
    if jobs <= 1:
        yield from (match.play() for match in matches)
        return
    # Not at the top: a browser has no processes, and its Python lacks the modules for them.
    from concurrent.futures import ProcessPoolExecutor, as_completed

    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(match.play) for match in matches]):
            yield done.result()


def read(lines: Iterable[str]) -> list[Line]:
    """The games in the lines of a ladder's file; raises :class:`InvalidInput` for another line."""
    return [_line(number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _line(number: int, text: str) -> Line:
    try:
        found: Line = json.loads(text)
        if not Line.__required_keys__ <= {*found}:
            raise ValueError
    except (ValueError, TypeError) as error:
        raise InvalidInput(
            f"In the file of the ladder, line {number} is no game.",
            Message("unusable-field", {"field": f"line {number}"}),
        ) from error
    return found


class Interval(NamedTuple):
    """A share of the wins, with the interval that holds the true one with 95 %."""

    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, games: int) -> "Interval":
        """Wilson's interval for *wins* of *games*; a shared win counts in part."""
        share, square = wins / games, SURE * SURE
        middle = (share + square / (2 * games)) / (1 + square / games)
        spread = sqrt(share * (1 - share) / games + square / (4 * games * games))
        half = SURE * spread / (1 + square / games)
        return cls(share, max(0.0, middle - half), min(1.0, middle + half))


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    games: int
    """Games, each counted once for every seat that the bot had in it."""
    wins: Interval
    elo: float
    """Against the others at its tables: 0 for an even share, 400 for ten times the odds."""


def standings(lines: Sequence[Line]) -> list[Standing]:
    """How the bots did in these games, the best first; games without an end count for nobody."""
    wins: dict[str, float] = {}
    games: dict[str, int] = {}
    odds: dict[str, float] = {}
    for line in lines:
        for bot, share in zip(line["bots"], shares(line), strict=False):
            wins[bot] = wins.get(bot, 0.0) + share
            games[bot] = games.get(bot, 0) + 1
            odds[bot] = float(len(line["bots"]) - 1)
    found = [
        Standing(
            bot,
            games[bot],
            Interval.of(wins[bot], games[bot]),
            _elo(wins[bot], games[bot], odds[bot]),
        )
        for bot in wins
    ]
    return sorted(found, key=lambda one: one.wins.share, reverse=True)


def _elo(wins: float, games: int, others: float) -> float:
    """The difference that *wins* of *games* against so many *others* means; half a game is added
    to wins and losses, so that a bot that has never lost has a number, too."""
    return 400 * log10((wins + 0.5) / (games - wins + 0.5) * others)
