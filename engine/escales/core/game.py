"""Games: what one can sit down to."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from escales.core.action import Action
from escales.core.choices import Choices
from escales.core.meta import Meta, Options
from escales.core.state import State
from escales.core.step import Step
from escales.core.view import Seen, View


class Game(ABC):
    """A game: makes states, says what is seen of them, and imagines what a seat cannot see.

    Every game is a module ``escales.games.<id>.game`` with one instance named ``GAME``.
    """

    meta: ClassVar[Meta]
    phases: ClassVar[Mapping[str, Step[Any]]]
    """The step of each phase, in the order in which they first come; a game begins in the first."""

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> State:
        """The state before anything has happened; options not given have their defaults.

        *rules* is the version of the rules to play by, by default the present one; a record gives
        the version under which its game began. Raises :class:`InvalidInput` for a number of seats
        or an option the game does not have.
        """
        self.meta.check_number_of_seats(seats)
        state = self.start(seats, self.meta.resolve(options or {}, rules))
        state.edition = self.meta.rules if rules is None else rules
        return state

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The first state, *seats* and complete *options* being checked."""

    @abstractmethod
    def see(self, state: Any, seat: int | None) -> Seen:
        """The game's part of the view of *state* for *seat*; see :meth:`State.view`."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A state that *view* allows: its view for that seat and its legal actions are the same.

        *rng* draws what the seat cannot see, with its true probability. The tests prove with it
        that a view holds all that the seat may know; bots that search play on in such states.
        """

    def advise(self, level: str, view: View, choices: Choices, rng: Random) -> Action:
        """What an opponent of *level*, one of ``meta.levels``, does: one of *choices*.

        It knows what *view* shows, which is that of the seat that decides; the same *rng* gives
        the same advice.
        """
        raise NotImplementedError(f"{self.meta.title} has no advice for {level}")
