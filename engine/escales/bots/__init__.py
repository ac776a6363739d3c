"""Opponents: each is given a view and the choices, never a state."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from escales.bots.advised import Advised
from escales.bots.aimless import Aimless
from escales.core import (
    CHANCE,
    HUMAN,
    Action,
    Choices,
    Entry,
    Game,
    Message,
    Refused,
    Table,
    Unusable,
    View,
)


class Bot(Protocol):
    """An opponent."""

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        """One of *choices*, for the seat that *view* shows when called.

        A bot sees what a person at its seat would see; it draws on *rng* alone, so the same
        seed gives the same game.
        """


LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": Aimless}
"""The bots of every game, by the id that a seat's ``player`` holds."""


def load(level: str, game: Game) -> Bot:
    """The bot of that id for *game*; raises :class:`Unusable` when there is none."""
    if level in LEVELS:
        return LEVELS[level]()
    if level in game.meta.levels:
        return Advised(game, level)
    known = ", ".join([*LEVELS, *game.meta.levels])
    raise Unusable(
        f"There is no bot {level[:40]!r} for {game.meta.title}; there are: {known}.",
        Message("unusable-bot", {"bot": level[:40]}),
    )


def take_turn(table: Table, rng: Random) -> Entry:
    """Let the bot whose turn it is at *table* decide, or roll the die that it holds.

    Raises :class:`Refused` when it is a person's turn.
    """
    state = table.state
    seat = state.roller if state.actor == CHANCE else state.actor
    if seat is None or table.seats[seat].player == HUMAN:
        raise Refused(Message("refuse-not-a-bot", {"seat": seat}, state.rule))
    if state.actor == CHANCE:
        return table.roll()
    bot = load(table.seats[seat].player, table.game)
    return table.play(bot.choose(lambda: state.view(seat), state.legal_actions(), rng), seat)
