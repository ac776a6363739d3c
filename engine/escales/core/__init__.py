"""The contract every game keeps, and the table it is played at.

A *game* (:class:`~escales.core.game.Game`) makes *states*; a *state*
(:class:`~escales.core.state.State`) says whose turn it is, what may be done and what
everyone sees; an *action* (:class:`~escales.core.action.Action`) is one thing done, and
yields *events* (:class:`~escales.core.event.Event`), each naming the rule it comes from.

Chance is a player. Where a die is rolled, a card drawn or a hand dealt, ``state.actor`` is
:data:`~escales.core.state.CHANCE` and ``state.outcomes()`` lists what may come up, with
weights; one of them is applied like any action and goes into the log. So :meth:`State.apply`
is deterministic, a log replays without any random numbers, a test chooses its dice, and a
saved game does not hold its future.

A *table* (:class:`~escales.core.table.Table`) is a game being played: who sits where, the log,
undo, and the dice.

Each module imports only modules that are listed here before it::

    action, data, message, parts, pile < choices, event, outcome < step < operation, chance
    meta < view < result < fields < state < mirror, strategy, telling < game < seat < table

This package knows no game. It does no input or output apart from reading the data files a game
ships with, and needs nothing beyond the standard library.
"""

from escales.core.action import Action, Arg
from escales.core.chance import Chance, Throw
from escales.core.choices import NO_CHOICES, Choices, Family
from escales.core.event import ANNOUNCED, TURN, Event, EventParams, SeenEvent
from escales.core.fields import each, option, shuffled, state_fields
from escales.core.game import Game
from escales.core.message import IllegalAction, InvalidInput, Message
from escales.core.meta import Meta, Option, Options, OptionValue
from escales.core.mirror import Mirror
from escales.core.operation import Barred, Operation, Operations, Plain
from escales.core.outcome import Outcomes, draw, is_one_of
from escales.core.parts import Work
from escales.core.pile import Hand, Pile, with_card, without
from escales.core.result import Result, ranks_by_score, ranks_of_fallen
from escales.core.seat import HUMAN, Seat
from escales.core.state import CHANCE, OVER, State
from escales.core.step import Step
from escales.core.strategy import Strategy, random_action, spread, won
from escales.core.table import Entry, SeenEntry, Table
from escales.core.telling import Telling
from escales.core.view import BANK, PieceView, Plan, Question, ResultView, SeatView, Seen, View

__all__ = [
    "ANNOUNCED",
    "BANK",
    "CHANCE",
    "HUMAN",
    "NO_CHOICES",
    "OVER",
    "TURN",
    "Action",
    "Arg",
    "Barred",
    "Chance",
    "Choices",
    "Entry",
    "Event",
    "EventParams",
    "Family",
    "Game",
    "Hand",
    "IllegalAction",
    "InvalidInput",
    "Message",
    "Meta",
    "Mirror",
    "Operation",
    "Operations",
    "Option",
    "OptionValue",
    "Options",
    "Outcomes",
    "PieceView",
    "Pile",
    "Plain",
    "Plan",
    "Question",
    "Result",
    "ResultView",
    "Seat",
    "SeatView",
    "Seen",
    "SeenEntry",
    "SeenEvent",
    "State",
    "Step",
    "Strategy",
    "Table",
    "Telling",
    "Throw",
    "View",
    "Work",
    "draw",
    "each",
    "is_one_of",
    "option",
    "random_action",
    "ranks_by_score",
    "ranks_of_fallen",
    "shuffled",
    "spread",
    "state_fields",
    "with_card",
    "without",
    "won",
]
