"""Fields of a state: declared once; clone, dump, equality and the start follow."""

from dataclasses import field
from typing import Any, TypedDict, cast

import pytest

from escales.core import Mirror, Options, Pile, State, each, option, shuffled, state_fields
from escales.core.fields import fields_of
from tests.toy import GAME


@state_fields
class Sample(State):
    """A state with a field of each kind."""

    chips: int = option()
    stake: int = option("ante")
    turn: int = 3
    hand: list[int] = each(0)
    pieces: list[str] = each("home", times=2)
    fallen: tuple[tuple[int, ...], ...] = ()
    deck: Pile = shuffled(["a", "b", "b"])
    piles: list[Pile]
    seen: dict[str, int] = field(default_factory=dict)


def sample() -> Sample:
    state = Sample(GAME, 2, cast(Options, {"chips": 7, "ante": 1}))
    state.piles = [Pile("xy"), Pile("z")]
    return state


def test_fields_start_as_declared() -> None:
    state = sample()
    assert (state.seats, state.phase, state.actor, state.roller) == (2, "deal", -1, None)
    assert (state.chips, state.stake, state.turn) == (7, 1, 3)
    assert state.hand == [0, 0]
    assert state.pieces == ["home"] * 4
    assert state.deck == Pile("abb")
    assert Sample.OPTIONS == (("chips", "chips"), ("ante", "stake"))


def test_what_two_states_start_with_is_not_shared() -> None:
    one, other = sample(), sample()
    one.hand[0], one.seen["a"] = 1, 1
    one.deck.draw("a")
    assert other == sample()


@pytest.mark.parametrize("name", ["hand", "pieces", "deck", "piles", "seen"])
def test_a_clone_shares_nothing_that_changes(name: str) -> None:
    state = sample()
    copy = state.clone()
    assert copy == state
    assert type(copy) is Sample
    assert getattr(copy, name) is not getattr(state, name)


def test_piles_in_a_list_are_cloned_too() -> None:
    state = sample()
    copy = state.clone()
    copy.piles[0].draw("x")
    assert state.piles[0] == Pile("xy")
    assert copy != state


def test_a_list_of_lists_cannot_be_declared() -> None:
    class Nested(State):
        rows: list[list[int]]

    with pytest.raises(TypeError, match="would share"):
        state_fields(Nested)


def test_a_field_that_nobody_declared_cannot_be_set() -> None:
    state: Any = sample()
    with pytest.raises(AttributeError):
        state.trun = 1


def test_dump_and_equality_know_every_field_but_the_game_and_its_rules() -> None:
    state = sample()
    assert set(state.dump()) == {one.name for one in fields_of(state)} - {"game", "edition"}
    for one in fields_of(state):
        if one.compare:
            other = state.clone()
            setattr(other, one.name, "something else")
            assert other != state, one.name


class Shown(TypedDict):
    """What everybody sees of a sample."""

    turn: int
    hand: list[int]
    fallen: list[list[int]]


def test_a_mirror_shows_fields_as_json_and_restores_them() -> None:
    mirror = Mirror(Sample, Shown)
    state = sample()
    state.fallen = ((1, 0), (2,))
    shown = mirror.of(state)
    assert shown == {"turn": 3, "hand": [0, 0], "fallen": [[1, 0], [2]]}
    shown["hand"][0] = 5
    assert state.hand == [0, 0]
    other = sample()
    mirror.restore(other, cast(dict[str, Any], shown))
    assert (other.hand, other.fallen) == ([5, 0], ((1, 0), (2,)))


def test_a_mirror_refuses_what_is_no_field_or_has_another_type() -> None:
    class Unknown(TypedDict):
        trun: int

    class Other(TypedDict):
        turn: str

    for shown in (Unknown, Other):
        with pytest.raises(TypeError, match="is not the field"):
            Mirror(Sample, shown)


def test_a_dict_of_lists_and_a_set_cannot_be_declared() -> None:
    class Heaps(State):
        heaps: dict[str, list[int]]

    class Marked(State):
        marked: set[int]

    for declared in (Heaps, Marked):
        with pytest.raises(TypeError, match="cannot be a field"):
            state_fields(declared)
