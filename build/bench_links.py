"""Print how long the links to whole games are: for every game and number of seats, of 100 games that bots play to the end.

    python build/bench_links.py [--games 100] [--bot random]

A link holds the game so far, so that the last one of a game is its longest. One beyond the budget becomes a file; `fits until`
is the share of the moves of the median game after which its link was still within it.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from random import Random
from statistics import median, quantiles

from escales import bots, games
from escales.core import CHANCE, Seat, Table
from escales.core.seat import COLOURS
from escales.records.link import length
from escales.records.packing import BUDGET
from failure import told

NAMES = ("Nadia", "Marc", "Zoé", "Grand-père", "Élise", "Tom")
MOST = 50_000
"""Entries after which a game counts as endless."""


def played(id: str, seats: int, bot: str, seed: int) -> Table:
    """A table of people at which a bot has decided for each of them, to the end."""
    rng, game = Random(seed), games.load(id)
    player = bots.load(bot, game)
    sitting = [Seat(name, colour) for name, colour in zip(NAMES[:seats], COLOURS, strict=False)]
    table = Table(game, sitting, rng=rng)
    while (actor := table.state.actor) is not None and len(table.log) < MOST:
        if actor == CHANCE:
            table.roll()
        else:
            view = partial(table.state.view, actor)
            table.play(player.choose(view, table.state.legal_actions(), rng), actor)
    return table


def until(table: Table) -> float:
    """The share of a table's moves after which its link still fits."""
    low, high = 0, len(table.log)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if length(table.branch(middle)) <= BUDGET else (low, middle - 1)
    return low / len(table.log)


def rows(id: str, count: int, bot: str) -> Iterator[str]:
    """One line for every number of seats."""
    for seats in games.meta(id).seats:
        tables = sorted((played(id, seats, bot, seed) for seed in range(count)), key=length)
        lengths = [length(table) for table in tables]
        most = quantiles(lengths, n=20)[-1] if count > 1 else lengths[0]
        fitting = sum(one <= BUDGET for one in lengths) / count
        share = until(tables[count // 2])
        moves = median(len(table.log) for table in tables)
        yield (
            f"{id:14}{seats:6}{moves:9,.0f}{median(lengths):9,.0f}{most:9,.0f}{lengths[-1]:9,}"
            f"{fitting:10.0%}{share:12.0%}"
        )


def main() -> None:
    """Print a table of every game there is."""
    parser = argparse.ArgumentParser(description="How long the links to whole games are.")
    parser.add_argument("--games", type=int, default=100, help="games for each number of seats")
    parser.add_argument("--bot", default="random", help="who decides")
    chosen = parser.parse_args()
    print(f"links of {chosen.games} games, in characters; the budget is {BUDGET:,}")
    print(
        f"{'game':14}{'seats':>6}{'moves':>9}{'median':>9}{'95 %':>9}{'longest':>9}"
        f"{'fit':>10}{'fits until':>12}"
    )
    for id in games.ids():
        for row in rows(id, chosen.games, chosen.bot):
            print(row, flush=True)


if __name__ == "__main__":
    with told():
        main()
