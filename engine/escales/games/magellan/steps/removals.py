"""Which of several pieces is lost: the winner, the bomber or an ally says it (MA-25, MA-38, MA-47)."""

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.magellan.pieces import NAMES, NUMBER
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.war import losses
from escales.games.magellan.state import State


class _Removal(Step[State]):
    """One of several pieces has to go; the seat that decides says which."""

    verbs = ("remove",)

    def candidates(self, state: State) -> list[int]:
        """The pieces of which one has to go."""
        raise NotImplementedError

    def lose(self, state: State, piece: int, events: list[Event]) -> None:
        """*piece* goes."""
        raise NotImplementedError

    def choices(self, state: State) -> Choices:
        return Choices(
            Family("remove", tuple(sorted(NAMES[piece] for piece in self.candidates(state))))
        )

    def refuse(self, state: State, action: Action) -> Message | None:
        if action in self.choices(state):
            return None
        return Message("refuse-remove", {}, self.rule)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        self.lose(state, NUMBER[action.word()], events)
        flow.go_on(state, events)


class Removal(_Removal):
    """The winner of a fight chooses the piece that is lost (MA-25), a bomber what it hits (MA-38)."""

    rule = "MA-25"

    def candidates(self, state: State) -> list[int]:
        return losses.hit_by(state)

    def lose(self, state: State, piece: int, events: list[Event]) -> None:
        losses.take_away(state, piece, events)


class Sacrifice(_Removal):
    """An ally chooses which of its pieces it loses with the one that was destroyed (MA-47)."""

    rule = "MA-47"

    def candidates(self, state: State) -> list[int]:
        return losses.lost_by(state)

    def lose(self, state: State, piece: int, events: list[Event]) -> None:
        losses.sacrifice(state, piece, events)
