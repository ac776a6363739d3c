"""Search for the links that take longest to open, and keep the worst of each game.

    nice .venv/bin/python -m tests.records.worst_links --minutes 10

The links are honest: each decision and each outcome is a possible one, the number is as long as a link may be, and the
digest is right. What is searched is a way to play that costs the rules the most work. A way prefers some verbs, and some
arguments and outcomes; it changes a little at a time, and the better one stays.
"""

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import log2
from pathlib import Path
from random import Random

from escales import games
from escales.core import Action, Choices, InvalidInput, Seat, Table
from escales.core.seat import COLOURS
from escales.records.link import link, most_entries
from escales.records.packing import BUDGET

KEPT = Path(__file__).with_name("worst_links")
_BYTES = BUDGET * 6 // 8 - 160
"""What is left for the log, at least, in a link with short names."""


@dataclass(frozen=True)
class Way:
    """A way to play; equal ways play equally."""

    game: str
    seats: int
    options: Mapping[str, object]
    seed: int
    likes: Mapping[str, float] = field(default_factory=dict)
    """How much a verb is preferred, from 0 to 1."""
    where: Mapping[str, float] = field(default_factory=dict)
    """Where among its arguments a verb takes one, from 0 to 1; above 1 anywhere."""


def any_way(game: str, rng: Random) -> Way:
    """A way to play *game*."""
    meta = games.meta(game)
    options: dict[str, object] = {}
    for option in meta.options:
        match option.kind:
            case "bool":
                options[option.name] = rng.random() < 0.5
            case "int":
                options[option.name] = rng.choice(option.numbers)
            case "choice":
                options[option.name] = rng.choice(option.values)
    way = Way(game, rng.choice(meta.seats), options, rng.randrange(2**32))
    verbs = list(meta.verbs)
    return replace(
        way,
        likes={verb: rng.random() for verb in verbs},
        where={verb: rng.random() * 3 for verb in verbs},
    )


def another_way(way: Way, rng: Random) -> Way:
    """A way that differs a little from *way*, or sometimes entirely."""
    fresh = any_way(way.game, rng)
    chance = rng.random()
    if chance < 0.1:
        return fresh
    if chance < 0.25:
        return replace(way, seed=fresh.seed)
    if chance < 0.4:
        return replace(way, options=fresh.options, seats=fresh.seats)
    verb = rng.choice(list(way.likes))
    if chance < 0.7:
        return replace(way, likes={**way.likes, verb: fresh.likes[verb]})
    return replace(way, where={**way.where, verb: fresh.where[verb]})


def played(way: Way, size: int = _BYTES) -> Table:
    """A game that goes *way*, and whose log takes up to *size* bytes."""
    rng = Random(way.seed)
    seats = [Seat(letter, colour) for letter, colour in zip("ABCDEF", COLOURS, strict=True)]
    table = Table(games.load(way.game), seats[: way.seats], way.options)
    bits = 0.0
    most = most_entries(size)
    while table.state.actor is not None and len(table.log) < most:
        outcomes = table.state.outcomes()
        choices = table.state.legal_actions()
        bits += log2(len(outcomes) or choices.size)
        if bits > 8 * size:
            break
        offered = [outcome for outcome, _ in outcomes]
        table.replay(
            offered[_place(way, offered[0].verb, len(offered), rng)]
            if offered
            else _liked(way, choices, rng)
        )
    return table


def _liked(way: Way, choices: Choices, rng: Random) -> Action:
    families = choices.families
    family = max(families, key=lambda one: way.likes[one.verb] + 0.4 * rng.random())
    return family[_place(way, family.verb, family.size, rng)]


def _place(way: Way, verb: str, size: int, rng: Random) -> int:
    where = way.where[verb]
    return rng.randrange(size) if where > 1 else int(where * (size - 1))


def search(game: str, seconds: float, seed: int) -> tuple[Way, float]:
    """The worst way to play *game* that is found in some seconds, and how long it takes to play.

    A way whose game has no link is left out: a log that repeats itself deflates to less than its
    entries need.
    """
    rng = Random(seed)
    worst, most = any_way(game, rng), 0.0
    until = time.monotonic() + seconds
    while most == 0 or time.monotonic() < until:
        way = another_way(worst, rng)
        began = time.process_time()
        table = played(way)
        taken = time.process_time() - began
        if taken > most and _has_link(table):
            worst, most = way, taken
    return worst, most


def _has_link(table: Table) -> bool:
    try:
        link(table)
    except InvalidInput:
        return False
    return True


def main() -> None:
    """Search, write the worst link of each game, and say how long it took to play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.ids())
    parser.add_argument("--minutes", type=float, default=10, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    KEPT.mkdir(exist_ok=True)
    for game in given.games:
        way, seconds = search(game, 60 * given.minutes, given.seed)
        table = played(way)
        (KEPT / f"{game}.link").write_text(link(table) + "\n", encoding="ascii")
        print(
            f"{game}: {seconds:.2f} s, {len(table.log):,} entries, {dict(way.options)}", flush=True
        )


if __name__ == "__main__":
    main()
