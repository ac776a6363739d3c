"""A seat gets the same bytes whatever it cannot see, over whole games."""

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from escales.browser import Door, Request
from escales.core import Action, Entry, IllegalAction, Seat, Table
from escales.core.message import MessageJson
from escales.core.seat import COLOURS
from tests.conformance.subjects import Subject, playout, random_options, subjects

SEEDS = range(4)
CASES = [
    pytest.param(subject, seats, seed, id=f"{subject.game.meta.id}-{seats}-{seed}")
    for subject in subjects()
    if subject.game.meta.secrets
    for seats in subject.game.meta.seats
    for seed in SEEDS
]


class Twins(NamedTuple):
    """Two logs of a game that differ in two hidden outcomes, which are exchanged.

    ``insiders`` are the seats that see one of these outcomes; ``lasts`` is the number of entries
    before one of them is revealed.
    """

    log: list[Action]
    other: list[Action]
    insiders: frozenset[int]
    lasts: int


@pytest.mark.parametrize(("subject", "seats", "seed"), CASES)
def test_a_hidden_card_changes_nothing_for_others(subject: Subject, seats: int, seed: int) -> None:
    """Nothing in an answer of the page's door may change: views, events, entries, choices, refusals."""
    rng = Random(f"secrets {subject.game.meta.id} {seats} {seed}")
    options = random_options(subject.game, subject.laws, rng)
    table = _table(subject, seats, options)
    for _, action in playout(subject.game, seats, options, rng, 3_000):
        if action is not None:
            table.replay(action)
    twins = _twins(table.log, _table(subject, seats, options))
    doors = _door(subject, seats, options), _door(subject, seats, options)
    watchers = [None, *(seat for seat in range(seats) if seat not in twins.insiders)]
    assert len(watchers) == seats - len(twins.insiders) + 1
    for move in range(twins.lasts):
        for door, log in zip(doors, (twins.log, twins.other), strict=True):
            assert door.table is not None
            door.table.replay(log[move])
        for seat in watchers:
            one, other = (_seen(door, seat, move, table.log) for door in doors)
            assert one == other
    for seat in watchers:
        one, other = (_seen(door, seat, 0, table.log) for door in doors)
        assert one == other
        one, other = (json.dumps(door.course(Request({"seat": seat}))) for door in doors)
        assert one == other


def _twins(log: list[Entry], table: Table) -> Twins:
    """Exchange the two hidden outcomes of different seats that stay hidden longest.

    The two cards may come from different piles, or allow different decisions; then the other log
    goes only as far as it can be played. *table* is a new table of the same game.
    """
    hidden = [
        (entry.number, frozenset(event.to))
        for entry in log
        for event in entry.events
        if event.private
    ]
    light = {number: _comes_to_light(log, number) for number, _ in hidden}
    possible = _possible(log, table, set(light))
    pairs = [
        (min(light[a], light[b]), a, b, one | two)
        for a, one in hidden
        for b, two in hidden
        if a < b < min(light[a], light[b])
        and not one & two
        and log[a].action != log[b].action
        and log[b].action in possible[a]
    ]
    actions = [entry.action for entry in log]
    for light_at, a, b, insiders in sorted(pairs, key=lambda pair: pair[0], reverse=True):
        other = list(actions)
        other[a], other[b] = actions[b], actions[a]
        lasts = _playable(other[:light_at], table.branch(0))
        if lasts > b:
            return Twins(actions, other, insiders, lasts)
    raise AssertionError("no two hidden outcomes of this game can be exchanged")


def _possible(log: list[Entry], table: Table, numbers: set[int]) -> dict[int, list[Action]]:
    """The possible outcomes at each of these entries."""
    found: dict[int, list[Action]] = {}
    going = table.branch(0)
    for entry in log:
        if entry.number in numbers:
            found[entry.number] = [outcome for outcome, _ in going.state.outcomes()]
        going.replay(entry.action)
    return found


def _playable(log: list[Action], table: Table) -> int:
    """The number of entries of *log* that can be played, from the first on."""
    try:
        for action in log:
            table.replay(action)
    except IllegalAction:
        pass
    return len(table.log)


def _comes_to_light(log: list[Entry], number: int) -> int:
    """The number of the entry that reveals a hidden outcome to everybody; the length of the log if none does."""
    secret = str(log[number].action.args[-1])
    for entry in log[number + 1 :]:
        told = json.dumps([dict(event.params) for event in entry.events])
        if f'"{secret}"' in told:
            return entry.number
    return len(log)


def _table(subject: Subject, seats: int, options: dict[str, object]) -> Table:
    seated = [Seat(f"Seat {seat}", COLOURS[seat]) for seat in range(seats)]
    return Table(subject.game, seated, options, rng=Random(1))


def _door(subject: Subject, seats: int, options: dict[str, object]) -> Door:
    door = Door()
    door.table = _table(subject, seats, options)
    return door


def _seen(door: Door, seat: int | None, since: int, log: list[Entry]) -> str:
    """The door's whole answer to *seat* without the save, which holds the whole log and is not shown."""
    told = door.look(Request({"seat": seat, "since": since}))
    shown = {name: value for name, value in told.items() if name != "save"}
    return json.dumps([shown, list(_refusals(door, seat, log))])


def _refusals(door: Door, seat: int | None, log: list[Entry]) -> Iterator[MessageJson]:
    """The refusals that *seat* gets if it attempts the next entries of the log out of turn."""
    assert door.table is not None
    now = len(door.table.log)
    if seat is not None and door.table.state.actor not in (seat, None):
        for entry in log[now : now + 3]:
            with pytest.raises(IllegalAction) as refused:
                door.play(Request({"action": str(entry.action), "seat": seat}))
            yield refused.value.message.to_json()
