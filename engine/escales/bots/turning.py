"""Turning points: the moves of a game that changed most who would win.

The game's estimate (:meth:`Strategy.shares`) along the whole game shows where the odds changed for
good. Around these places the game is played on from every state, before the move and after it, with
the same dice after that: an estimate may hope for a move that is about to be made, but what is played
out does not. What is told as a chance of winning is played on for longer, until the estimates of the game can
be trusted (:attr:`Strategy.outlook`), and it is told only if it is well beyond the luck of these games. The last
moves that put a seat out of the game are told before all others, if it still had something to lose, and then the
choice that cost a person most (:mod:`escales.bots.mistakes`). A choice that shows its effect in the others' turns is
measured after them, and stands for what happened in them.
"""

from collections.abc import Generator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, median, stdev
from typing import Any, Final, NamedTuple

from escales.bots.mistakes import MUCH, REPLAYED, costliest, shown_after
from escales.bots.playout import play_on, win_shares
from escales.core import ANNOUNCED, CHANCE, Entry, State, Strategy, Table

MOST: Final = 3
"""How many turning points a game has, at most."""
LEAST: Final = 0.05
"""The least change of a share that is worth a word."""

_POINTS: Final = 150
"""At how many moves, about, the first look estimates."""
_LASTING: Final = (3, 12)
"""Over how many of these moves, before and after, a change must last: those of a round, but so many at least and at most."""
_PLACES: Final = 10
"""Around how many places the game is played out."""
_BEFORE: Final = 4
"""How many entries before such a place may be what the odds changed by."""
_FINALISTS: Final = 8
"""For how many entries the shares are measured more exactly."""
_ENTRIES: Final = 8
"""How many entries are played out to find the entry that the odds changed by."""
_MORE: Final = 4
"""How many more at most, until a seat decides: there estimates are best."""
_GAMES: Final = (12, 100)
"""How often a state is played out: to find the entry, to measure the shares."""
_OWN: Final = 2.0
"""How much more the share of whoever moved counts than another's, where one of them is told."""
_CLEAR: Final = 2.5
"""How many standard errors a change is taken to be less than it seems."""
_APART: Final = 1 << 32
"""What tells the dice of the entries that are compared from those after them."""


class TurningPoint(NamedTuple):
    """An entry of the log that changed who would win."""

    entry: int
    """Its number."""
    seat: int
    """The seat that moved, if its share changed half as much as any; or else the one whose share changed most."""
    before: float
    """That seat's share of the win before the entry, from 0 to 1."""
    after: float


type _Shares = Sequence[float]


def turning_points(table: Table) -> Generator[None, None, list[TurningPoint]]:
    """The turning points of *table*, in their order, as :class:`~escales.core.Work`.

    The same log always has the same ones. They tell of hidden things: they are for games that have ended.
    """
    changes: dict[int, float] = {}
    for place in (yield from _places(table)):
        entry, change = yield from _cause(table, place)
        if change > 0:
            changes[entry] = change
    points = []
    fatal = (yield from _fatal(table))[1 - MOST :]
    for place in fatal:
        changes = {
            entry: change for entry, change in changes.items() if not 0 <= place - entry <= _BEFORE
        }
    likely = sorted(changes, key=changes.__getitem__, reverse=True)
    costly = [one for one in (yield from costliest(table)) if one not in fatal]
    likely = [one for one in likely if one not in costly]
    for entry in (*fatal, *costly, *likely)[:_FINALISTS]:
        before, after = yield from _around(table, entry)
        point = _point(table.log[entry], _average(before), _average(after))
        told = (
            abs(point.after - point.before) if entry in fatal else _sure(point.seat, before, after)
        )
        if told >= LEAST:
            points.append(point)

    covered = {
        later
        for point in points
        for later in range(point.entry + 1, shown_after(table, point.entry))
    }
    points = [point for point in points if point.entry in fatal or point.entry not in covered]
    # What ended the game for somebody is told, and what a person gave away.
    given = [one for one in points if one.entry in costly and one.before - one.after >= MUCH]
    worst = max(given, key=lambda one: one.before - one.after, default=None)
    points.sort(
        key=lambda one: (one.entry in fatal or one == worst, abs(one.after - one.before)),
        reverse=True,
    )
    return sorted(points[:MOST])


def _fatal(table: Table) -> Generator[None, None, list[int]]:
    """The entries that put a seat out of the game, where another one could have been in their place."""
    landmarks = frozenset(table.game.meta.landmarks)
    states = table.course()
    next(states)
    found, out = [], 0
    for entry, state in zip(table.log, states, strict=True):
        if entry.number % REPLAYED == 0:
            yield
        if landmarks.isdisjoint(event.kind for event in entry.events):
            continue
        now = sum(seat["out"] for seat in state.view(None)["seats"])
        if now > out and _causes(table, range(entry.number, entry.number + 1))[0]:
            found.append(entry.number)
        out = now
    return found


def _places(table: Table) -> Generator[None, None, list[int]]:
    """The entries where the estimate changed most, and for good; far enough from each other."""
    strategy, stride = table.game.strategy, len(table.log) // _POINTS + 1
    moves: list[int] = []
    shares: list[_Shares] = []
    for move, state in enumerate(table.course()):
        if move % stride == 0 or move == len(table.log):
            moves.append(move)
            shares.append(win_shares(strategy, state))
            yield
    least, most = _LASTING
    window = min(most, max(least, len(moves) // max(1, table.state.round)))
    lasting = [_lasting(shares, nth, window) for nth in range(len(moves) - 1)]
    places: list[int] = []
    for nth in sorted(range(len(lasting)), key=lasting.__getitem__, reverse=True):
        if len(places) == _PLACES or lasting[nth] == 0:
            break
        place = yield from _steepest(table, range(moves[nth], moves[nth + 1]))
        if all(abs(place - other) > _BEFORE for other in places):
            places.append(place)
    return places


def _lasting(shares: Sequence[_Shares], nth: int, window: int) -> float:
    """How much of the change after the *nth* of these shares was there before long, and stayed."""
    before, after = shares[max(0, nth - window + 1) : nth + 1], shares[nth + 1 :][:window]
    most = 0.0
    for seat, share in enumerate(shares[nth]):
        now = shares[nth + 1][seat] - share
        then = median(one[seat] for one in after) - median(one[seat] for one in before)
        if now * then > 0:
            most = max(most, min(abs(now), abs(then)))
    return most


def _steepest(table: Table, entries: range) -> Generator[None, None, int]:
    """That of the *entries* which changed the estimate most."""
    if len(entries) == 1:
        return entries[0]
    strategy, state = table.game.strategy, table.at(entries[0])
    changes, before = [], win_shares(strategy, state)
    for entry in entries:
        state.perform(table.log[entry].action)
        after = win_shares(strategy, state)
        changes.append(_change(before, after))
        before = after
        yield
    return entries[changes.index(max(changes))]


def _cause(table: Table, place: int) -> Generator[None, None, tuple[int, float]]:
    """The entry that brought the change at *place*, it or one shortly before, and the change.

    An entry that nobody could tell as the cause brings nothing.
    """
    entries = range(max(0, place - _BEFORE), place + 1)
    moves = range(entries.start, entries.stop + 1)
    found = yield from _found_along(table, moves, range(_GAMES[0]), _ENTRIES)
    changes = [
        _change(*pair) if cause else 0.0
        for pair, cause in zip(pairwise(map(_average, found)), _causes(table, entries), strict=True)
    ]
    most = max(changes)
    return entries[changes.index(most)], most


def _causes(table: Table, entries: range) -> list[bool]:
    """For each of the *entries*, whether it can be told as a cause.

    Another one could have been in its place, unlike the counting at the end; something happened, more
    than that a turn ended; and the bank was not still dealing the cards.
    """
    state, found = table.at(entries.start), []
    first = next((one.number for one in table.log if one.doer != CHANCE), len(table.log))
    for entry in entries:
        chance = state.actor == CHANCE
        free = len(state.outcomes() if chance else state.legal_actions()) > 1
        kinds = {event.kind for event in table.log[entry].events}
        idle = bool(kinds) and kinds <= ANNOUNCED
        found.append(free and not idle and entry >= first)
        state.perform(table.log[entry].action)
    return found


def _around(table: Table, entry: int) -> Generator[None, None, list[list[_Shares]]]:
    """What the game promised before *entry*, and once one could see what it brought, in many games."""
    games, outlook = range(_GAMES[0], sum(_GAMES)), table.game.strategy.outlook
    shown = shown_after(table, entry)
    if shown == entry + 1:
        return (yield from _found_along(table, range(entry, shown + 1), games, outlook))
    before = yield from _found_along(table, range(entry, entry + 1), games, outlook)
    after = yield from _found_along(table, range(shown, shown + 1), games, outlook)
    return before + after


def _found_along(
    table: Table, moves: range, games: range, entries: int
) -> Generator[None, None, list[list[_Shares]]]:
    """What :func:`_played_out` finds after each of these numbers of entries, which follow each other."""
    strategy, state = table.game.strategy, table.at(moves.start)
    found = []
    for move in moves:
        if move > moves.start:
            state.perform(table.log[move - 1].action)
        found.append((yield from _played_out(strategy, state, games, entries, moves[-1] - move)))
    return found


def _played_out(
    strategy: Strategy[Any], state: State, games: range, entries: int, ahead: int
) -> Generator[None, None, list[_Shares]]:
    """The shares so many *entries* after *state* in each of the *games*; each has dice of its own.

    Before these come the entries *ahead* that are compared. They have other dice, so that those of a game stay the same.
    """
    found = []
    for seed in games:
        common, world = Random(seed), state.clone()
        apart = Random(seed + _APART)
        for played in range(ahead + entries + _MORE):
            rng = apart if played < ahead else common
            if world.actor is None or (played >= ahead + entries and world.actor != CHANCE):
                break
            play_on(world, strategy, rng)
        found.append(win_shares(strategy, world))
        yield
    return found


def _average(found: Sequence[_Shares]) -> _Shares:
    return [fmean(shares) for shares in zip(*found, strict=True)]


def _sure(seat: int, before: Sequence[_Shares], after: Sequence[_Shares]) -> float:
    """By how much the share of *seat* changed besides luck: the games before and after have the same dice."""
    changes = [new[seat] - old[seat] for old, new in zip(before, after, strict=True)]
    return abs(fmean(changes)) - _CLEAR * stdev(changes) / sqrt(len(changes))


def _change(before: _Shares, after: _Shares) -> float:
    """The greatest change of a share."""
    return max(abs(new - old) for old, new in zip(before, after, strict=True))


def _point(entry: Entry, before: _Shares, after: _Shares) -> TurningPoint:
    def weight(seat: int) -> float:
        # People want to know first what a move did for whoever made it.
        return abs(after[seat] - before[seat]) * (_OWN if seat == entry.doer else 1.0)

    seat = max(range(len(before)), key=weight)
    return TurningPoint(entry.number, seat, before[seat], after[seat])
