"""Turning points: the moves that changed who would win, and no others."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest

from escales import bots, games
from escales.bots.simulation import play_out
from escales.bots.turning import LEAST, MOST, TurningPoint, _fatal, turning_points
from escales.core import CHANCE, Action, Choices, Seat, Strategy, Table, Work
from escales.core.strategy import random_action
from tests import playthroughs
from tests.bots.nim import Nim, State

COLOURS = ("red", "blue", "green", "yellow", "mauve", "black")


class Perfect(Strategy[State]):
    """Knows the theory of Nim for two: whoever faces a multiple of 4 has lost."""

    def shares(self, state: State) -> Sequence[float]:
        winner = state.decider if state.heap % 4 else 1 - state.decider
        return [float(seat == winner) for seat in range(2)]

    def playout(self, state: State, choices: Choices, rng: Random) -> Action:
        best = Action("take", (state.heap % 4,))
        return best if best in choices else choices[0]


class KnownNim(Nim):
    """Nim with its theory."""

    strategy: ClassVar[Strategy[State]] = Perfect()


def seats(number: int, player: str = "mousse") -> list[Seat]:
    """Bots at a table."""
    return [Seat(f"Bot {at}", COLOURS[at], player) for at in range(number)]  # type: ignore[arg-type]


def nim(*taken: int, heap: int = 10) -> Table:
    """A game of so many matches."""
    table = Table(KnownNim(), seats(2), {"size": heap})
    for amount in taken:
        table.play(Action("take", (amount,)))
    return table


def played(game: str, number: int, seed: int = 3, most: int = 700) -> Table:
    """A game of cabin boys, up to *most* entries."""
    table = Table(games.load(game), seats(number), rng=Random(seed))
    play_out(table, bots.load("mousse", table.game), Random(seed), most)
    return table


@pytest.mark.parametrize("favourite", [0, 1])
def test_a_move_that_could_not_have_been_another_is_none(favourite: int) -> None:
    """The last match must be taken: it ends the game against what was expected, but nobody turned it."""

    class Sure(Strategy[State]):
        def shares(self, state: State) -> Sequence[float]:
            return [float(seat == favourite) for seat in range(2)]

    class SureNim(Nim):
        strategy: ClassVar[Strategy[State]] = Sure()

    table = Table(SureNim(), seats(2), {"size": 1})
    table.play(Action("take", (1,)))
    assert Work(turning_points(table)).finish() == []


def test_the_one_mistake_is_the_turning_point() -> None:
    """The third move leaves 6 matches instead of 4."""
    assert Work(turning_points(nim(2, 1, 1, 2, 1, 3))).finish() == [TurningPoint(2, 0, 1.0, 0.0)]


def test_each_mistake_is_one_and_they_come_in_their_order() -> None:
    # The third move leaves 26 matches, the tenth 14.
    table = nim(2, 1, 1, 2, 1, 3, 1, 3, 1, 1, 2, 1, 3, 1, 3, 1, 3, heap=30)
    assert table.state.result is not None
    found = Work(turning_points(table)).finish()
    assert found == [TurningPoint(2, 0, 1.0, 0.0), TurningPoint(9, 1, 1.0, 0.0)]


def test_a_game_without_a_mistake_has_none() -> None:
    assert Work(turning_points(nim(2, 1, 3, 2, 2))).finish() == []


class Sure(Strategy[State]):
    """Plays at random, and is always sure of the win: it takes the theory for what will happen."""

    def shares(self, state: State) -> Sequence[float]:
        return Perfect().shares(state)


class Hasty(Sure):
    """Trusts its estimate at once."""

    outlook: ClassVar[int] = 0


class Patient(Sure):
    """Trusts its estimate at the end only."""

    outlook: ClassVar[int] = 200


@pytest.mark.parametrize(("strategy", "lucky"), [(Hasty(), True), (Patient(), False)])
def test_a_game_says_how_far_it_is_played_on_before_its_estimate_is_told(
    strategy: Strategy[State], lucky: bool
) -> None:
    """Among those who play at random the theory decides nothing before the last matches."""

    class RandomNim(Nim):
        pass

    RandomNim.strategy = strategy
    early = []
    for seed in range(8):
        table, rng = Table(RandomNim(), seats(2), {"size": 90}), Random(seed)
        while table.state.actor is not None:
            table.play(random_action(table.state.legal_actions(), rng))
        points = Work(turning_points(table)).finish()
        early += [point for point in points if len(table.log) - point.entry > 15]
    assert bool(early) is lucky


@pytest.mark.parametrize("id", games.ids())
def test_every_game_has_turning_points(id: str) -> None:
    for number in (games.meta(id).seats[0], games.meta(id).seats[-1]):
        table = played(id, number)
        before = table.state.digest()
        points = Work(turning_points(table)).finish()
        assert len(points) <= MOST
        assert len({point.entry for point in points}) == len(points)
        assert [point.entry for point in points] == sorted(point.entry for point in points)
        for _, seat, before_it, after in points:
            assert seat in range(number)
            assert 0 <= min(before_it, after) <= max(before_it, after) <= 1
            assert abs(after - before_it) >= LEAST
        assert table.state.digest() == before


def test_parts_find_the_same_as_the_whole() -> None:
    table = played("magot", 2)
    assert table.state.result is not None
    whole = Work(turning_points(table)).finish()
    assert whole
    assert table.log[whole[0].entry].actor == CHANCE
    parts, hindsight = 0, Work(turning_points(table))
    while (found := hindsight.go_on(lambda: True)) is None:
        parts += 1
    assert parts > 100
    assert found == whole
    assert hindsight.go_on(lambda: True) == whole


def test_between_two_the_share_told_is_that_of_the_seat_that_moved() -> None:
    table = played("magot", 2)
    for point in Work(turning_points(table)).finish():
        entry = table.log[point.entry]
        assert point.seat == entry.doer


def test_a_long_game_is_looked_at_in_few_places() -> None:
    """As many estimates for thousands of entries as for hundreds, apart from those between the first."""
    table = Table(games.load("magot"), seats(2), {"rounds": 20}, rng=Random(1))
    play_out(table, bots.load("random", table.game), Random(1), 20_000)
    assert len(table.log) > 1_000
    parts, hindsight = 0, Work(turning_points(table))
    while hindsight.go_on(lambda: True) is None:
        parts += 1
    assert parts < 3_000


def test_the_fight_that_puts_somebody_out_is_a_turning_point() -> None:
    """Whoever is about to lose has little to lose: the doubt in the odds alone would leave out what ended the game."""
    text = (
        playthroughs.FOLDER / "magellan/playthroughs/truce-broken-and-a-base-lost.txt"
    ).read_text("utf-8")
    record = playthroughs.read(text)
    table = Table(games.load("magellan"), seats(record.header["seats"]), record.header["options"])
    for action in record.actions:
        table.replay(action)
    last = table.log[-1]
    assert "out-base" in {event.kind for event in last.events}
    assert Work(_fatal(table)).finish() == [last.number]
