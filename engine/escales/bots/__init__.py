"""Bots: each is given a view and the choices, never a state."""

from collections.abc import Callable
from random import Random
from typing import Final, Protocol

from escales.bots.capitaine import SECONDS, Capitaine
from escales.bots.expectation import Matelot
from escales.bots.thumb import Mousse, RandomBot
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


LEVELS: Final = ("mousse", "matelot", "capitaine")
"""The bots that people can choose, the weakest first, by the word that is a seat's ``player``."""

SEARCHING: Final = ("capitaine",)
"""Those of the levels that search, better the longer: the page lets them think in a worker of their own."""

BOTS: Final[dict[str, Callable[[Game], Bot]]] = {
    "random": lambda game: RandomBot(),
    "mousse": Mousse,
    "matelot": Matelot,
    "capitaine": Capitaine,
}
"""All bots; each plays every game."""


def load(level: str, game: Game) -> Bot:
    """The bot *level* for *game*; raises :class:`InvalidInput` if there is none."""
    if level not in BOTS:
        raise InvalidInput(
            f"There is no bot {level[:40]!r}; there are: {', '.join(BOTS)}.",
            Message("unusable-bot", {"bot": level[:40]}),
        )
    return BOTS[level](game)


def opponent(spec: str, game: Game) -> Bot:
    """A bot for a simulation: as :func:`load`, or ``capitaine:N`` for N iterations a decision.

    Without a clock, a game can be repeated. Raises :class:`InvalidInput`.
    """
    level, colon, iterations = spec.partition(":")
    if colon and level == "capitaine" and iterations.isdecimal() and 0 < int(iterations) < 10**7:
        return Capitaine(game, iterations=int(iterations))
    return load(spec, game)


def seat_in_turn(table: Table) -> int:
    """The seat of the bot that decides or holds the die; raises :class:`IllegalAction` if none does."""
    state = table.state
    seat = state.roller if state.actor == CHANCE else state.actor
    if seat is None or table.seats[seat].player == HUMAN:
        raise IllegalAction(Message("refuse-not-a-bot", {"seat": seat}, state.rule))
    return seat


def take_turn(table: Table, rng: Random, seconds: float = SECONDS) -> Entry:
    """Let the bot whose turn it is at *table* decide, or roll the die that it holds.

    *seconds* is how long it may search. Raises :class:`IllegalAction` if it is a person's turn.
    """
    state = table.state
    seat = seat_in_turn(table)
    if state.actor == CHANCE:
        return table.roll()
    if table.guided is not None:
        return table.play(table.guided, seat)
    level = table.seats[seat].player
    searches = level in SEARCHING
    bot = Capitaine(table.game, seconds=seconds) if searches else load(level, table.game)
    return table.play(bot.choose(lambda: state.view(seat), state.legal_actions(), rng), seat)


def go_on(table: Table, rng: Random, enough: Callable[[], bool]) -> None:
    """Let bots that do not search, and the bank, act until a person's turn, a highlight, or *enough*."""
    while not enough() and not _is_highlight(table) and _acts_by_itself(table):
        if table.state.actor == CHANCE:
            table.roll()
        else:
            take_turn(table, rng)


def _is_highlight(table: Table) -> bool:
    last = table.log[-1:]
    return any(event.kind in table.game.meta.landmarks for entry in last for event in entry.events)


def _acts_by_itself(table: Table) -> bool:
    """Whether the bank is to act, or a bot that does not search."""
    state = table.state
    seat = state.roller if state.actor == CHANCE else state.actor
    if state.actor is None or table.by_hand(state):
        return False
    return seat is None or table.seats[seat].player not in (HUMAN, *SEARCHING)
