"""The costly choices of people: found by the game's estimate, among the choices of people alone."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import ClassVar

import pytest

from escales.bots.mistakes import costliest, shown_after
from escales.bots.turning import TurningPoint, turning_points
from escales.core import Action, Choices, Event, Game, Seat, Strategy, Table, Work
from tests.bots.nim import Nim, State, Take
from tests.bots.test_turning import KnownNim, Perfect


class Round(Take):
    """A round begins with the first seat."""

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        super().perform(state, action, events)
        state.round += state.actor == 0


class Late(Perfect):
    """Knows the theory, but sees what was taken only once the other one has answered."""

    lingering: ClassVar[AbstractSet[str]] = frozenset({"take"})

    def shares(self, state: State) -> Sequence[float]:
        return super().shares(state) if state.decider == 0 else [0.5, 0.5]

    def candidates(self, state: State, choices: Choices) -> Sequence[Action]:
        best = Action("take", (state.heap % 4,))
        return sorted(choices, key=lambda action: action != best)


class AtOnce(Late):
    """Does not know that it sees late."""

    lingering: ClassVar[AbstractSet[str]] = frozenset()


class LateNim(Nim):
    """Nim in rounds, whose moves show their effect late."""

    strategy: ClassVar[Strategy[State]] = Late()
    phases: ClassVar = {"take": Round()}


class HastyNim(LateNim):
    """The same, as if they showed it at once."""

    strategy: ClassVar[Strategy[State]] = AtOnce()


def played(game: Game, players: tuple[str, str], *taken: int) -> Table:
    """A game of 10 matches."""
    first, second = players
    table = Table(game, [Seat("A", "red", first), Seat("B", "blue", second)], {"size": 10})
    for amount in taken:
        table.play(Action("take", (amount,)))
    return table


def mistakes(players: tuple[str, str], *taken: int) -> list[int]:
    """The costly choices in a game of 10 matches."""
    return Work(costliest(played(KnownNim(), players, *taken))).finish()


@pytest.mark.parametrize(
    ("players", "found"),
    [(("human", "mousse"), [2]), (("mousse", "human"), []), (("mousse", "mousse"), [])],
)
def test_the_mistake_of_a_person_is_found(players: tuple[str, str], found: list[int]) -> None:
    """The third move leaves 6 matches instead of 4."""
    assert mistakes(players, 2, 1, 1, 2, 1, 3) == found


def test_who_makes_no_mistake_has_none() -> None:
    assert mistakes(("human", "human"), 2, 1, 3, 2, 2) == []


def test_what_shows_its_effect_in_the_others_turns_is_measured_after_them() -> None:
    table = played(LateNim(), ("human", "mousse"), 2, 1, 1, 2, 1, 3)
    assert [shown_after(table, entry) for entry in (0, 2, 4)] == [2, 4, 6]
    assert Work(costliest(table)).finish() == [2]
    assert Work(turning_points(table)).finish() == [TurningPoint(2, 0, 1.0, 0.0)]
    assert Work(costliest(played(HastyNim(), ("human", "mousse"), 2, 1, 1, 2, 1, 3))).finish() == []


def test_a_choice_that_was_as_good_as_another_is_no_mistake_though_it_turned_out_badly() -> None:
    """Both leave a win that the next move of the same seat throws away."""
    table = played(LateNim(), ("human", "mousse"), 2, 2, 1, 1, 3, 1)
    assert 0 not in Work(costliest(table)).finish()
