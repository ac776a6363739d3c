"""Nim for tests: seats take 1 to 3 matches by turns; whoever takes the last one wins.

Its theory is known: between two, who faces a multiple of 4 has lost.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, cast

from escales.core import (
    Action,
    Choices,
    Event,
    Family,
    Game,
    Message,
    Meta,
    Options,
    Result,
    Seen,
    Strategy,
    View,
    option,
    state_fields,
)
from escales.core import State as CoreState
from escales.core.meta import Option
from escales.core.step import Step


@state_fields
class State(CoreState):
    """Where a game of Nim stands."""

    size: int = option()
    """The matches at the start."""
    heap: int = 0
    """The matches that are left."""


class Take(Step[State]):
    """A seat takes matches."""

    rule = "NI-01"
    verbs = ("take",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("take", tuple(range(1, min(3, state.heap) + 1))))

    def refuse(self, state: State, action: Action) -> Message | None:
        return None if action in self.choices(state) else Message("refuse-take", {}, self.rule)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.decider
        state.heap -= action.number()
        if state.heap:
            state.ask("take", (seat + 1) % state.seats)
            return
        ranking = tuple(1 if other == seat else 2 for other in range(state.seats))
        state.end(Result(ranking, "last", self.rule), events)


class Even(Strategy[State]):
    """Knows nothing: all are equally likely to win."""

    def shares(self, state: State) -> Sequence[float]:
        return [1 / state.seats] * state.seats


class Nim(Game):
    """The game."""

    meta: ClassVar[Meta] = Meta(
        id="nim",
        title="Nim",
        prefix="NI",
        seats=range(2, 4),
        minutes=1,
        rules=1,
        verbs={"take": ("amount",)},
        options=(Option("size", "int", 10, "NI-01", low=1, high=99),),
    )
    strategy: ClassVar[Strategy[Any]] = Even()
    phases: ClassVar = {"take": Take()}

    def start(self, seats: int, options: Options) -> State:
        state = State(self, seats, options)
        state.heap = state.size
        state.ask("take", 0)
        return state

    def see(self, state: State, seat: int | None) -> Seen:
        return {
            "seats": [
                {"seat": at, "wealth": 0, "counters": {}, "out": False} for at in range(state.seats)
            ],
            "counters": {},
            "pieces": [],
            "asked": {},
            "public": {"heap": state.heap},
            "own": {},
        }

    def sample(self, view: View, rng: Random) -> State:
        state = State.resumed(self, view)
        state.heap = cast(int, view["public"]["heap"])
        return state


GAME = Nim()
