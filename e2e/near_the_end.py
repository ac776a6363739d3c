"""Games of Le Magot that people have nearly played to the end: a test of the end need not play all of one."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from e2e import loaded_dice, table_page
from escales import bots, games
from escales.core import CHANCE, Seat, Table

LAST = 3
"""The throws that are left to play."""


def nearly_over(rounds: int) -> tuple[Table, list[int]]:
    """A game of two before its last throws, between which there is nothing to choose, and their bytes of chance."""
    for seed in range(200):
        table = robots_play(seed, {"rounds": rounds}, lambda table: table.state.actor is None)
        if all(entry.actor == CHANCE for entry in table.log[-LAST:]):
            return before_the_last(table, LAST)
    raise AssertionError(f"no game of {rounds} rounds ends with {LAST} throws")


def robots_play(seed: int, options: Mapping[str, object], over: Callable[[Table], bool]) -> Table:
    """A game that two robots have played, in the names of people, to the first position that *over* accepts."""
    seats = [Seat(*one, "human") for one in table_page.PEOPLE[:2]]
    table, rng = Table(games.load("magot"), seats, options, rng=Random(seed)), Random(seed)
    bot = bots.load("mousse", table.game)
    while not over(table):
        state = table.state
        if state.actor == CHANCE:
            table.roll()
        else:
            assert state.actor is not None
            view = functools.partial(state.view, state.actor)
            table.play(bot.choose(view, state.legal_actions(), rng))
    return table


def before_the_last(table: Table, count: int) -> tuple[Table, list[int]]:
    """The game before its last *count* entries, which are throws, and the bytes of chance with which they come about."""
    before = table.branch(len(table.log) - count)
    throws, given = before.branch(len(before.log)), []
    for entry in table.log[-count:]:
        given.append(loaded_dice.chance(throws.state, entry.action))
        throws.replay(entry.action)
    return before, given


def play_to_the_end(page: Page, tmp_path: Path, rounds: int = 1) -> None:
    """Open such a game of so many rounds, and throw until it is over."""
    table, given = nearly_over(rounds)
    table_page.open_file(page, table, tmp_path)
    table_page.at_rest(page, len(table.log))
    loaded_dice.give(page, given)
    for _ in given:
        table_page.throw(page)
    page.locator(".ending").wait_for()
