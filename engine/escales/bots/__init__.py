"""Bots: each is given a view and the choices, never a state."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from escales.bots.advised import AdvisedBot
from escales.bots.random_bot import RandomBot
from escales.core import (
    CHANCE,
    HUMAN,
    Action,
    Choices,
    Entry,
    Game,
    IllegalAction,
    InvalidInput,
    Message,
    Table,
    View,
)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: Callable[[], View], choices: Choices, rng: Random) -> Action:
        """One of *choices*; *view* returns the view of the seat that the bot plays.

        A bot sees what a person at its seat would see. Its only source of randomness is *rng*, so
        the same seed gives the same game.
        """


LEVELS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}
"""The bots of every game, by their id, which is the ``player`` of a seat."""


def load(level: str, game: Game) -> Bot:
    """The bot *level* of *game*; raises :class:`InvalidInput` if there is none."""
    if level in LEVELS:
        return LEVELS[level]()
    if level in game.meta.levels:
        return AdvisedBot(game, level)
    known = ", ".join([*LEVELS, *game.meta.levels])
    raise InvalidInput(
        f"There is no bot {level[:40]!r} for {game.meta.title}; there are: {known}.",
        Message("unusable-bot", {"bot": level[:40]}),
    )


def take_turn(table: Table, rng: Random) -> Entry:
    """Let the bot whose turn it is at *table* decide, or roll the die that it holds.

    Raises :class:`IllegalAction` if it is a person's turn.
    """
    state = table.state
    seat = state.roller if state.actor == CHANCE else state.actor
    if seat is None or table.seats[seat].player == HUMAN:
        raise IllegalAction(Message("refuse-not-a-bot", {"seat": seat}, state.rule))
    if state.actor == CHANCE:
        return table.roll()
    bot = load(table.seats[seat].player, table.game)
    return table.play(bot.choose(lambda: state.view(seat), state.legal_actions(), rng), seat)
