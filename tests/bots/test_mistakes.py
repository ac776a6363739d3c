"""The costly choices of people: found by the game's estimate, among the choices of people alone."""

import pytest

from escales.bots.mistakes import costliest
from escales.core import Action, Seat, Table, Work
from tests.bots.test_turning import KnownNim


def mistakes(players: tuple[str, str], *taken: int) -> list[int]:
    """The costly choices in a game of 10 matches."""
    first, second = players
    table = Table(KnownNim(), [Seat("A", "red", first), Seat("B", "blue", second)], {"size": 10})
    for amount in taken:
        table.play(Action("take", (amount,)))
    return Work(costliest(table)).finish()


@pytest.mark.parametrize(
    ("players", "found"),
    [(("human", "mousse"), [2]), (("mousse", "human"), []), (("mousse", "mousse"), [])],
)
def test_the_mistake_of_a_person_is_found(players: tuple[str, str], found: list[int]) -> None:
    """The third move leaves 6 matches instead of 4."""
    assert mistakes(players, 2, 1, 1, 2, 1, 3) == found


def test_who_makes_no_mistake_has_none() -> None:
    assert mistakes(("human", "human"), 2, 1, 3, 2, 2) == []
