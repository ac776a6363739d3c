"""What a seat cannot see changes nothing that it can get hold of: bytewise, over whole games."""

import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from escales.browser import Door, Request
from escales.core import Action, Entry, Refused, Seat, Table
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
    """Two logs alike but for two hidden outcomes that are exchanged.

    ``insiders`` are the seats that see one of them; ``lasts`` is how many entries pass before
    one of them comes to light.
    """

    log: list[Action]
    other: list[Action]
    insiders: frozenset[int]
    lasts: int


@pytest.mark.parametrize(("subject", "seats", "seed"), CASES)
def test_a_hidden_card_changes_nothing_for_others(subject: Subject, seats: int, seed: int) -> None:
    """Not the view, not an event, an entry, a choice, a refusal: whatever the page's door tells."""
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
    """The two hidden outcomes of different seats that stay hidden for longest, exchanged.

    The cards may come from two piles, or lead to decisions that the other one does not allow: the
    other log goes as far as it can be played. *table* is a new one of the same game.
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
    """What might have come instead, where one of these entries brought something."""
    found: dict[int, list[Action]] = {}
    going = table.branch(0)
    for entry in log:
        if entry.number in numbers:
            found[entry.number] = [outcome for outcome, _ in going.state.outcomes()]
        going.replay(entry.action)
    return found


def _playable(log: list[Action], table: Table) -> int:
    """How many entries of *log* can be played, one after the other."""
    try:
        for action in log:
            table.replay(action)
    except Refused:
        pass
    return len(table.log)


def _comes_to_light(log: list[Entry], number: int) -> int:
    """When everybody is first told of what a hidden outcome brought; the end, if never."""
    secret = str(log[number].action.args[-1])
    for entry in log[number + 1 :]:
        told = json.dumps([dict(event.params) for event in entry.events])
        if f'"{secret}"' in told:
            return entry.number
    return len(log)


def _table(subject: Subject, seats: int, options: dict[str, object]) -> Table:
    sitting = [Seat(f"Seat {seat}", COLOURS[seat]) for seat in range(seats)]
    return Table(subject.game, sitting, options, rng=Random(1))


def _door(subject: Subject, seats: int, options: dict[str, object]) -> Door:
    door = Door()
    door.table = _table(subject, seats, options)
    return door


def _seen(door: Door, seat: int | None, since: int, log: list[Entry]) -> str:
    """All that the door tells *seat*, but for the save: that is the whole log, and not shown."""
    told = door.look(Request({"seat": seat, "since": since}))
    del told["save"]
    return json.dumps([told, list(_refusals(door, seat, log))])


def _refusals(door: Door, seat: int | None, log: list[Entry]) -> Iterator[object]:
    """How attempts of *seat* are refused, among them what is really done next."""
    assert door.table is not None
    now = len(door.table.log)
    if seat is not None and door.table.state.actor not in (seat, None):
        for entry in log[now : now + 3]:
            yield door.why_not(Request({"action": str(entry.action), "seat": seat}))
