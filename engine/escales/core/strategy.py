"""Strategies: what bots know of a game besides its rules."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from itertools import islice
from random import Random
from typing import ClassVar

from escales.core.action import Action
from escales.core.choices import Choices, Family
from escales.core.message import Message
from escales.core.state import State
from escales.core.view import View

MOST_OF_A_FAMILY = 12
"""How many actions of one family a bot considers, spread evenly, if its game does not choose."""


def random_action(choices: Choices, rng: Random) -> Action:
    """An action of a random family: thousands of amounts then weigh no more than one action."""
    family = choices.families[rng.randrange(len(choices.families))]
    return family[rng.randrange(family.size)]


class Strategy[S: State]:
    """How a game is played well.

    ``advise`` looks at a view, as a person would. The other methods look at states that a search
    has imagined with :meth:`Game.sample`, never at the state of the table. A game overrides what
    it knows better; it gets opponents of every level even if it overrides nothing.
    """

    horizon: ClassVar[int] = 40
    """The most decisions and outcomes that a search plays out before it asks for :meth:`shares`."""
    rounds: ClassVar[int] = 0
    """In a game of many small decisions: how many rounds a search plays out what can be done now.

    It then compares only these actions, without a tree. None: it grows a tree, and ``horizon`` counts.
    """
    outlook: ClassVar[int] = 8
    """How many decisions and outcomes are played out until :meth:`shares` can be told as chances of winning.

    A game whose estimate is too sure of itself plays on for longer, if it has to be to the end.
    """
    lingering: ClassVar[AbstractSet[str]] = frozenset()
    """Verbs of choices whose effect shows in the others' turns only, such as a war: bots play as without them.

    When a game is told, such a choice is measured when its seat has another turn.
    """
    draws: ClassVar[int] = 3
    """The most outcomes in a row that a search follows in its tree; more only drown what it knows."""

    @property
    def closer(self) -> "Strategy[S]":
        """The strategy of a bot that searches: it may take longer, and know better. By default this one."""
        return self

    def advise(self, view: View, choices: Choices, rng: Random) -> Action:
        """The rule of thumb of the level Mousse: one of *choices*, for the seat that decides."""
        return random_action(choices, rng)

    def shares(self, state: S) -> Sequence[float]:
        """How likely each seat is to win from *state*, which has not ended; the sum is 1."""
        wealth = [max(0, seat["wealth"]) for seat in state.view(None)["seats"]]
        total = sum(wealth)
        return [one / total if total else 1 / state.seats for one in wealth]

    def candidates(self, state: S, choices: Choices) -> Sequence[Action]:
        """Those of *choices* that are worth a thought, the most promising first; at least one."""
        return [action for family in choices.families for action in spread(family)]

    def reason(self, state: S, action: Action) -> Message | None:
        """What speaks for *action*, in a word, for a hint; None if it can be seen on the board.

        It tells only what the seat that decides sees. A ``place`` is framed on the board.
        """
        return None

    def plight(self, state: S) -> Message | None:
        """Why the seat that decides has a poor chance to win, whatever it does now; None if nothing stands out.

        It tells only what that seat sees.
        """
        return None

    def playout(self, state: S, choices: Choices, rng: Random) -> Action:
        """One of *choices*, found quickly: what somebody would do there in a game played out."""
        return random_action(choices, rng)

    def goals(self, state: S) -> Sequence[AbstractSet[str]]:
        """The places, by seat, where it waits for what it can gain there; empty if no game needs them.

        A new one is progress for those who measure whether bots circle.
        """
        return ()


def spread(family: Family, most: int = MOST_OF_A_FAMILY) -> Sequence[Action]:
    """At most *most* actions of *family*, the first and the last among them."""
    if family.size <= most:
        return list(islice(family, most))
    last = family.size - 1
    return [family[last * at // (most - 1)] for at in range(most)]


def won(ranking: Sequence[int]) -> list[float]:
    """What a game that has ended gave each seat: those that share the first rank share 1."""
    first = min(ranking)
    winners = ranking.count(first)
    return [1 / winners if rank == first else 0.0 for rank in ranking]
