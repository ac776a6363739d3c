"""Print how long links to whole games are. For each game and number of seats, bots play 100 games to the end.

    python build/bench_links.py [--games 100] [--bot random] [GAME...]

By default the best bots of each game play: with random bots some games would never end. A link holds all moves so far, so the
link after the last move is the longest of its game. The page shares a game as a file if its link would exceed the budget.
`fits until` is the share of the moves of the longest game after which its link was still within the budget.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles

from escales import bots, games
from escales.bots.simulation import play_out
from escales.core import Seat, Table
from escales.core.seat import COLOURS
from escales.records.link import length
from escales.records.packing import BUDGET
from failure import told

NAMES = ("Nadia", "Marc", "Zoé", "Grand-père", "Élise", "Tom")
MOST = 10_000
"""Entries after which a game is stopped unfinished."""


def played(id: str, seats: int, bot: str, seed: int) -> Table:
    """A table of human seats, played to the end by one bot that decides for every seat."""
    rng, game = Random(seed), games.load(id)
    player = bots.load(bot, game)
    seated = [Seat(name, colour) for name, colour in zip(NAMES[:seats], COLOURS, strict=False)]
    table = Table(game, seated, rng=rng)
    play_out(table, player, rng, MOST)
    return table


def until(table: Table) -> float:
    """The share of a table's moves after which its link still fits into the budget."""
    low, high = 0, len(table.log)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if length(table.branch(middle)) <= BUDGET else (low, middle - 1)
    return low / len(table.log)


def rows(id: str, count: int, bot: str | None) -> Iterator[str]:
    """One line of the table for each number of seats."""
    bot = bot or "mousse"
    for seats in games.meta(id).seats:
        tables = sorted((played(id, seats, bot, seed) for seed in range(count)), key=length)
        lengths = [length(table) for table in tables]
        most = quantiles(lengths, n=20)[-1] if count > 1 else lengths[0]
        fitting = sum(one <= BUDGET for one in lengths) / count
        share = until(tables[-1])
        moves = median(len(table.log) for table in tables)
        ended = sum(table.state.actor is None for table in tables) / count
        yield (
            f"{id:12}{bot:8}{seats:6}{ended:8.0%}{moves:9,.0f}{median(lengths):9,.0f}{most:9,.0f}{lengths[-1]:9,}"
            f"{fitting:10.0%}{share:12.0%}"
        )


def main() -> None:
    """Print the table for all games, or for those on the command line."""
    parser = argparse.ArgumentParser(description="How long the links to whole games are.")
    parser.add_argument("--games", type=int, default=100, help="games for each number of seats")
    parser.add_argument("--bot", help="the bot that plays; default: the best of each game")
    parser.add_argument("only", nargs="*", metavar="GAME", help="measure only these games")
    chosen = parser.parse_args()
    print(f"links of {chosen.games} games, in characters; the budget is {BUDGET:,}")
    print(
        f"{'game':12}{'bot':8}{'seats':>6}{'ended':>8}{'moves':>9}{'median':>9}{'95 %':>9}{'longest':>9}"
        f"{'fit':>10}{'fits until':>12}"
    )
    for id in chosen.only or games.ids():
        for row in rows(id, chosen.games, chosen.bot):
            print(row, flush=True)


if __name__ == "__main__":
    with told():
        main()
