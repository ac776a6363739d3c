"""Games: what one can sit down to."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence, Set
from random import Random
from typing import Any, ClassVar

from escales.core.action import Action
from escales.core.event import SeenEvent
from escales.core.message import Message
from escales.core.meta import Meta, Options
from escales.core.state import State
from escales.core.step import Step
from escales.core.strategy import Strategy
from escales.core.telling import UNTOLD, Telling
from escales.core.view import Plan, Seen, View


class Game(ABC):
    """A game: makes states, says what is seen of them, and imagines what a seat cannot see.

    Every game is a module ``escales.games.<id>.game`` with one instance named ``GAME``.
    """

    meta: ClassVar[Meta]
    strategy: ClassVar[Strategy[Any]] = Strategy()
    """What bots know of it."""
    telling: ClassVar[Telling] = UNTOLD
    """What a summary of other players' turns names."""
    phases: ClassVar[Mapping[str, Step[Any]]]
    """The step of each phase, in the order in which they first come; a game begins in the first."""
    marks: ClassVar[Set[str]] = frozenset()
    """The kinds of pieces that only mark something on a drawn board; :meth:`notes` says it in words."""

    def new(
        self, seats: int, options: Mapping[str, object] | None = None, rules: int | None = None
    ) -> State:
        """The state before anything has happened; options not given have their defaults.

        *rules* is the version of the rules to play by, by default the present one; a record gives
        the version under which its game began. Raises :class:`InvalidInput` for a number of seats
        or an option the game does not have.
        """
        self.meta.check_number_of_seats(seats)
        state = self.start(seats, self.meta.resolve(options or {}))
        state.edition = self.meta.rules if rules is None else rules
        return state

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The first state, *seats* and complete *options* being checked."""

    @abstractmethod
    def see(self, state: Any, seat: int | None) -> Seen:
        """The game's part of the view of *state* for *seat*; see :meth:`State.view`."""

    def notes(self, view: View) -> Iterable[Message]:
        """What *view* holds besides counters and pieces, for people who see no drawing.

        A message with the parameter ``seat`` belongs to that seat.
        """
        return ()

    def alarms(self, view: View, seat: int) -> Iterable[Message]:
        """What *seat* must not overlook when its turn comes, such as that another seat may soon win.

        *view* is that of a spectator: an alarm tells nothing that is secret. The summary of the
        others' turns begins with it.
        """
        return ()

    def worth(self, state: Any, seat: int) -> tuple[Message, ...]:
        """What the wealth of *seat* is made of when the game has ended, in its parts.

        The parameter ``amount`` of each is its share; together they are ``wealth`` in the view.
        Empty where the figure has no parts.
        """
        return ()

    def plan(
        self, view: View, target: str, piece: str = "", way: Sequence[Action] = ()
    ) -> Plan | Message | None:
        """The cheapest whole way of the actor's pieces to the place *target*, with *piece* if one is named.

        If its steps are given, it is *way*: what these actions bring about is told. A message says
        why there is no way. ``None`` if that cannot be said, and in games without points to move.
        """
        return None

    def idle(self, view: View) -> Action | None:
        """What the actor plays who lets the whole turn pass.

        ``None`` if that cannot be done now, if the actor would regret it, and in games whose turns
        are never empty.
        """
        return None

    def matters(self, event: SeenEvent, view: View) -> bool:
        """Whether *event* matters to players who let turns pass, or the page throw for them.

        *view* is of the state after it.
        """
        return event["kind"] in self.meta.landmarks

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A state that *view* allows: its view for that seat and its legal actions are the same.

        *rng* draws what the seat cannot see, with its true probability. The tests prove with it
        that a view holds all that the seat may know; bots that search play on in such states.
        """
