"""Checks of the meta of every game, without playing it."""

import json
import re

import pytest

from escales.core import InvalidInput, Meta
from tests.conformance.subjects import subjects

WORD = re.compile(r"[a-z][a-z0-9_-]{0,39}")
VALUE = re.compile(r"[A-Za-z0-9_.+-]{1,40}")
METAS = [pytest.param(subject.game.meta, id=subject.game.meta.id) for subject in subjects()]


@pytest.mark.parametrize("meta", METAS)
def test_names_fit_into_records(meta: Meta) -> None:
    names = [*meta.verbs, *(option.name for option in meta.options)]
    assert all(WORD.fullmatch(name) for name in [meta.id, *names])
    assert len(set(names)) == len(names)
    assert all(VALUE.fullmatch(value) for option in meta.options for value in option.values)
    assert all(
        abs(bound) <= 10**9 for option in meta.options for bound in (option.low, option.high)
    )
    assert json.loads(json.dumps(meta.to_json())) == meta.to_json()


@pytest.mark.parametrize("meta", METAS)
def test_options_have_a_rule_and_a_good_default(meta: Meta) -> None:
    for option in meta.options:
        assert option.rule.startswith(f"{meta.prefix}-")
        assert option.accepts(option.default)
    assert meta.resolve({}) == {option.name: option.default for option in meta.options}


@pytest.mark.parametrize("meta", METAS)
def test_wrong_values_of_options_are_refused(meta: Meta) -> None:
    for option in meta.options:
        wrong: list[object] = [None, "no such value", 10**12, 0.5, [], {}]
        for value in wrong:
            with pytest.raises(InvalidInput, match=option.name):
                meta.resolve({option.name: value})
    with pytest.raises(InvalidInput, match="no option"):
        meta.resolve({"no-such-option": 1})


@pytest.mark.parametrize("meta", METAS)
def test_wrong_numbers_of_seats_are_refused(meta: Meta) -> None:
    for seats in (meta.seats[0] - 1, meta.seats[-1] + 1, 0, -1):
        with pytest.raises(InvalidInput, match="players"):
            meta.check_number_of_seats(seats)
