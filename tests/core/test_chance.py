"""Throws of a die, and the ranks of seats that dropped out."""

import pytest

from escales.core import Action, Event, State, Throw, ranks_of_fallen
from tests.toy import GAME


class Two(Throw[State]):
    """A die of two faces."""

    rule = "TY-01"
    die = "TY-02"
    faces = (3, 4)

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        events.append(Event("roll", "TY-01", {"face": face}))


class Blue(Two):
    """The same die with a verb of its own."""

    verbs = ("blue",)


def test_all_faces_are_equally_likely() -> None:
    state = GAME.new(2)
    assert Two().outcomes(state) == ((Action("roll", (3,)), 1), (Action("roll", (4,)), 1))
    assert Blue().outcomes(state) == ((Action("blue", (3,)), 1), (Action("blue", (4,)), 1))


@pytest.mark.parametrize("args", [(), (2,), (5,), ("3",), (3, 4)])
def test_a_face_that_the_die_lacks_is_refused_with_the_rule_of_the_die(
    args: tuple[int | str, ...],
) -> None:
    message = Two().refuse(GAME.new(2), Action("roll", args))
    assert message is not None
    assert (message.id, message.rule) == ("refuse-face", "TY-02")
    assert message.params == {"low": 3, "high": 4}


def test_the_thrown_face_is_reported_as_an_event() -> None:
    events: list[Event] = []
    assert Two().refuse(GAME.new(2), Action("roll", (4,))) is None
    Two().perform(GAME.new(2), Action("roll", (4,)), events)
    assert events == [Event("roll", "TY-01", {"face": 4})]


def test_ranks_follow_the_order_of_dropping_out_and_are_shared_in_a_tie() -> None:
    assert ranks_of_fallen(6, ((4,), (0, 2), (5,))) == [4, 0, 4, 0, 6, 3]
    assert ranks_of_fallen(2, ()) == [0, 0]
    assert ranks_of_fallen(3, ((0, 1, 2),)) == [1, 1, 1]
