"""Opponents: each is given a view and the choices, never a state."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from escales.bots.aimless import Aimless
from escales.core import (
    CHANCE,
    HUMAN,
    Action,
    Choices,
    Entry,
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
"""The bots by the id that a seat's ``player`` holds."""


def load(level: str) -> Bot:
    """The bot of that id; raises :class:`Unusable` when there is none."""
    if level not in LEVELS:
        raise Unusable(
            f"There is no bot {level[:40]!r}; there are: {', '.join(LEVELS)}.",
            Message("unusable-bot", {"bot": level[:40]}),
        )
    return LEVELS[level]()


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
    bot = load(table.seats[seat].player)
    return table.play(bot.choose(lambda: state.view(seat), state.legal_actions(), rng), seat)
