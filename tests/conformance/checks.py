"""Checks that hold at every state of every game."""

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from escales.core import (
    CHANCE,
    NO_CHOICES,
    Action,
    Arg,
    Event,
    Family,
    Game,
    IllegalAction,
    InvalidInput,
    Message,
    Meta,
    Pile,
    SeenEvent,
    State,
    View,
)
from escales.core.fields import fields_of
from tests.conformance.laws import Laws

type Views = dict[int | None, View]
_MOST = 40
"""The number of members of a family that are tried one by one."""
NO_VERB = Action("not-a-verb-of-any-game")


@cache
def _typed(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def clone_is_equal_and_independent(state: State) -> None:
    """A clone is equal to its state, and playing on with the clone does not change the state."""
    copy = state.clone()
    before = state.dump()
    assert copy == state
    assert copy.dump() == before
    for name in (declared.name for declared in fields_of(state)):
        if isinstance(getattr(state, name), list | dict | Pile):
            assert getattr(copy, name) is not getattr(state, name), f"{name} is shared"
    if state.actor is not None:
        outcomes = state.outcomes()
        copy.apply(outcomes[-1][0] if outcomes else state.legal_actions()[-1])
        assert copy != state
    assert state.dump() == before


def turn_is_well_formed(state: State, meta: Meta, seats: int) -> None:
    """Either a seat decides, or chance moves (for a roller or for the bank), or the game is over."""
    choices, outcomes = state.legal_actions(), state.outcomes()
    if state.actor is None:
        assert state.result is not None
        assert (len(choices), len(outcomes), state.roller) == (0, 0, None)
        assert len(state.result.ranking) == seats
        assert min(state.result.ranking) == 1
    elif state.actor == CHANCE:
        assert not choices
        assert outcomes
        assert state.roller is None or state.roller in range(seats)
    else:
        assert state.actor in range(seats)
        assert choices
        assert not outcomes
    assert state.result is None or state.actor is None
    assert state.rule.startswith(meta.prefix)


def choices_are_canonical(state: State, meta: Meta) -> None:
    """Choices are in family order and ascending; their texts are unique and can be parsed; each choice is legal."""
    choices = state.legal_actions()
    assert sum(map(len, choices.families)) == len(choices)
    heads = [(family.verb, family.fixed) for family in choices.families]
    assert len(set(heads)) == len(heads)
    at = 0
    texts: set[str] = set()
    for family in choices.families:
        _family_is_canonical(family, meta)
        for offset in _some(len(family)):
            action = family[offset]
            assert choices[at + offset] == action
            assert choices.index(action) == at + offset
            assert action in choices
            assert str(action) not in texts
            texts.add(str(action))
            assert Action.parse(str(action)) == action
            assert state.why_not(action) is None
        at += len(family)
    with pytest.raises(IndexError):
        choices[len(choices)]


def _family_is_canonical(family: Family, meta: Meta) -> None:
    kinds = meta.verbs[family.verb]
    assert len(family[0].args) == len(kinds)
    if isinstance(family.values, tuple):
        assert all(low < high for low, high in pairwise(map(_order, family.values)))
    elif isinstance(family.values, range):
        assert family.values.step > 0
        assert max(abs(family.values[0]), abs(family.values[-1])) < 2**53


def _order(value: Arg) -> tuple[bool, Arg]:
    """A sort key: numbers come before words, and both ascend."""
    return isinstance(value, str), value


def _some(length: int) -> list[int]:
    return [*range(min(length, _MOST)), *range(max(_MOST, length - 2), length)]


def outcomes_are_canonical(state: State, meta: Meta) -> None:
    """Weights are whole numbers above 0, texts are unique, and each outcome is legal."""
    outcomes = state.outcomes()
    order = [tuple(map(_order, outcome.args)) for outcome, _ in outcomes]
    assert all(low < high for low, high in pairwise(order)), "ascending, and therefore unique"
    assert len({outcome.verb for outcome, _ in outcomes}) <= 1
    for outcome, weight in outcomes:
        assert type(weight) is int
        assert weight > 0
        assert len(outcome.args) == len(meta.verbs[outcome.verb])
        assert Action.parse(str(outcome)) == outcome
        assert state.why_not(outcome) is None


def refusals_agree_with_choices(state: State, seen: dict[Action, None], rng: Random) -> None:
    """Actions that were legal earlier, and their neighbours, are refused unless they are legal now.

    *seen* collects such actions over a game; if there are too many, *rng* chooses which to drop. It
    is a dict, because the order of a set differs from run to run.
    """
    legal = state.legal_actions()
    lucky = [outcome for outcome, _ in state.outcomes()]
    for action in seen:
        assert (state.why_not(action) is None) == (action in legal or action in lucky), action
    for family in legal.families:
        for action in (family[0], family[-1]):
            seen |= dict.fromkeys((action, *_neighbours(action)))
    seen |= dict.fromkeys(lucky)
    for action in rng.sample(list(seen), max(0, len(seen) - 200)):
        del seen[action]


def _neighbours(action: Action) -> Iterator[Action]:
    for at, arg in enumerate(action.args):
        if isinstance(arg, int):
            for near in (arg - 1, arg + 1):
                yield Action(action.verb, (*action.args[:at], near, *action.args[at + 1 :]))


def refusals_name_a_rule(state: State, meta: Meta, rng: Random) -> None:
    """An illegal action is refused with a rule, and leaves the state as it was."""
    before = state.dump()
    legal = state.legal_actions()
    lucky = {outcome for outcome, _ in state.outcomes()}
    for verb in meta.verbs:
        for args in ((), (-1,), (rng.randrange(200),), ("nowhere",), (1, 2, 3)):
            action = Action(verb, args)
            if action in legal or action in lucky:
                continue
            refusal = state.why_not(action)
            assert refusal is not None, action
            assert refusal.rule.startswith(meta.prefix), refusal
            assert _refused(state, action) == refusal
    with pytest.raises(ValueError, match="no verb"):
        state.apply(NO_VERB)
    assert state.dump() == before


def _refused(state: State, action: Action) -> Message | None:
    """The refusal that playing an action raises; None if it is played. For so many actions, pytest.raises is slow."""
    try:
        state.apply(action)
    except IllegalAction as caught:
        return caught.message
    return None


def views_of(state: State, seats: int) -> Views:
    """What each seat sees; the first view is that of somebody without a seat."""
    return {seat: state.view(seat) for seat in (None, *range(seats))}


def views_are_typed_json(state: State, views: Views, laws: Laws) -> None:
    """Every view is JSON and has the right types, also in the game's own parts."""
    for seat, view in views.items():
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        _typed(View).validate_python(view, strict=True)
        _typed(laws.PUBLIC).validate_python(view["public"], strict=True)
        if seat is not None:
            _typed(laws.OWN).validate_python(view["own"], strict=True)
        assert view["seat"] == seat
        assert (view["question"] is None) == (state.actor is None)


def views_keep_secrets(state: State, views: Views, meta: Meta, laws: Laws, rng: Random) -> None:
    """A view does not depend on what its seat cannot see; in a game without secrets all views are the same.

    The number of a seat's choices may depend on a secret, because no other seat is shown them (see
    test_secrets.py).
    """
    for seat, view in views.items():
        if not meta.secrets:
            assert {**view, "seat": None} == views[None]
            continue
        other = laws.disturb(state, seat, rng)
        if other is not None:
            assert other != state
            assert json.dumps(other.view(seat)) == json.dumps(view)
            if seat == state.actor:
                assert list(other.legal_actions()) == list(state.legal_actions())


def samples_agree(state: State, views: Views, game: Game, rng: Random) -> None:
    """In a sampled world the seat has the same view and the same choices."""
    for seat, view in views.items():
        world = game.sample(view, rng)
        assert world.view(seat) == view
        if seat == state.actor:
            assert list(world.legal_actions()) == list(state.legal_actions())
        if not game.meta.secrets:
            assert world == state


def chance_keeps_secrets(state: State, meta: Meta, seats: int) -> None:
    """If two outcomes give a seat the same view, it has also seen the same events.

    Dice are excepted: everybody sees their faces. In a game without secrets nothing is private, so one look is all looks.
    """
    outcomes = state.outcomes()
    if not outcomes or "face" in meta.verbs[outcomes[0][0].verb]:
        return
    worlds = [_after(state, outcome) for outcome, _ in outcomes[:_MOST]]
    if not meta.secrets:
        assert not any(event.private for _, events in worlds for event in events)
    for seat in (None, *range(seats if meta.secrets else 0)):
        told = [[event.seen_by(seat) for event in events] for _, events in worlds]
        if all(events == told[0] for events in told):
            continue
        looks = [
            (world.view(seat), events) for (world, _), events in zip(worlds, told, strict=True)
        ]
        for (view, events), (seen, others) in combinations(looks, 2):
            assert events == others or view != seen


def decisions_keep_secrets(state: State, seats: int, laws: Laws, rng: Random) -> None:
    """If a seat cannot tell two worlds apart, the same decision in both gives it the same view and events.

    A decision that reveals something is excepted. Its event must say so, because undo stops there.
    """
    for seat in (None, *range(seats)):
        other = laws.disturb(state, seat, rng)
        if other is None or other.legal_actions() is NO_CHOICES:
            continue
        for action in (family[0] for family in state.legal_actions().families):
            if action in other.legal_actions() and _looks(state, action, seat) != _looks(
                other, action, seat
            ):
                assert any(event.reveals for event in state.clone().apply(action)), action


def _after(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and its events."""
    world = state.clone()
    return world, world.apply(action)


def _looks(state: State, action: Action, seat: int | None) -> tuple[View, list[SeenEvent]]:
    """What a seat sees after an action, and of its events."""
    world, events = _after(state, action)
    return world.view(seat), [event.seen_by(seat) for event in events]


def seats_that_are_not_see_nothing(state: State, seats: int) -> None:
    """Only seats have a view: -1 (chance), True and words are refused."""
    for seat in (-1, seats, True, "0"):
        with pytest.raises(InvalidInput):
            state.view(seat)  # type: ignore[arg-type]


def events_are_well_formed(events: list[Event], meta: Meta, seats: int) -> None:
    """Every event is JSON, names a rule of the game, and shows its private parts only to the seats in `to`."""
    assert events
    for event in events:
        assert event.rule.startswith(f"{meta.prefix}-")
        for seat in (None, *range(seats)):
            seen = event.seen_by(seat)
            json.dumps(seen, allow_nan=False)
            if event.private and seat not in event.to:
                assert seen["hidden"]
                assert not set(seen["params"]) & set(event.private)
