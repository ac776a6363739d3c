"""A save opens as the game that was saved; a damaged save can still be viewed."""

import copy
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escales import games
from escales.core import CHANCE, Game, InvalidInput, Seat, State, Table
from escales.records import read, write
from tests.records.games_at_random import (
    assert_same,
    assert_says,
    assert_sentence,
    magot,
    record,
    tables,
    text_of,
)

type Later = Callable[..., None]


def envelope(table: Table) -> dict[str, Any]:
    """The envelope in which the page keeps a game on its shelf."""
    seats = [seat.to_json() for seat in table.seats]
    return {
        "id": "k3j9x",
        "name": "Dimanche",
        "saved": "2026-01-02T03:04:05.678Z",
        "revision": 3,
        "summary": {"game": "magot", "seats": seats, "turn": 1, "round": 1, "over": False},
        "thumbnail": [{"x": 0.5, "y": 0, "colour": "red", "kind": "pawn"}],
        "save": write.save(table),
    }


@given(tables())
def test_a_save_opens_as_the_game_that_was_saved(table: Table) -> None:
    saved = write.save(table)
    for source in (text_of(saved), text_of(saved).encode(), "\ufeff" + text_of(saved), saved):
        opened = read.read_save(source)
        assert not opened.read_only
        assert opened.warning is None
        assert_same(opened.playable(), table)
        assert write.save(opened.table) == saved


def test_a_save_in_an_envelope_opens() -> None:
    table = magot()
    wrapped = envelope(table)
    assert_same(read.read_save(text_of(wrapped)).playable(), table)
    wrapped["thumbnail"] = "lost"
    assert_same(read.read_save(text_of(wrapped)).playable(), table)


@given(tables(), st.data())
def test_a_damaged_log_opens_up_to_the_damage(table: Table, data: st.DataObject) -> None:
    saved = record(table)
    if not saved["log"]:
        return
    at = data.draw(st.integers(0, len(saved["log"]) - 1))
    bad = st.sampled_from(
        ["", "fly 3", "roll 0", "roll +7", "send", "depart 6 6", "ré 1", "x" * 400]
    )
    saved["log"][at] = data.draw(bad)
    opened = read.read_save(text_of(saved))
    assert opened.read_only
    assert opened.table.log == table.log[:at]
    assert opened.table.state == table.at(at)
    assert opened.problem is not None
    assert_says(opened.problem, "unusable-entry")
    assert opened.problem.message.params["entry"] == at + 1
    with pytest.raises(InvalidInput):
        opened.playable()


def test_an_entry_after_the_end_is_damage() -> None:
    table = magot(10_000)
    assert table.state.result is not None
    saved = record(table, log=[*record(table)["log"], "roll 7"])
    opened = read.read_save(saved)
    assert opened.table.state == table.state
    assert opened.problem is not None
    assert_says(opened.problem, "unusable-entry")


def test_a_log_that_leads_to_another_state_is_opened_read_only() -> None:
    shorter = record()
    shorter["log"].pop()
    for saved in (shorter, record(digest="0" * 64)):
        opened = read.read_save(saved)
        assert opened.read_only
        assert len(opened.table.log) == len(saved["log"])
        assert opened.problem is not None
        assert_says(opened.problem, "unusable-digest")


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> Later:
    """A later version of Le Magot; *change* modifies its first state."""

    def install(change: Callable[[State], None] = lambda state: None) -> None:
        old = games.load("magot")
        later = copy.copy(old)
        monkeypatch.setattr(later, "meta", replace(old.meta, rules=9))

        def new(
            seats: int, options: Mapping[str, object] | None = None, rules: int | None = None
        ) -> State:
            state = old.new(seats, options, rules)
            change(state)
            return state

        monkeypatch.setattr(later, "new", new)

        def load(id: str) -> Game:
            return later

        monkeypatch.setattr(games, "load", load)

    return install


def test_a_save_of_older_rules_can_be_played_on(later_rules: Later) -> None:
    saved = record()
    later_rules()
    opened = read.read_save(saved)
    assert not opened.read_only
    assert write.save(opened.table) == saved, "it goes on by the rules under which it began"


def test_a_save_of_older_rules_that_does_not_replay_is_read_only(later_rules: Later) -> None:
    saved = record()

    def one_round_less(state: Any) -> None:
        state.rounds = 2

    def seat_one_decides(state: Any) -> None:
        state.phase, state.actor, state.turn, state.opener = "depart", 1, 1, 1

    later_rules(one_round_less)
    opened = read.read_save(saved)
    assert opened.problem is not None
    assert_says(opened.problem, "unusable-old-rules")
    assert opened.problem.message.params == {"kept": 60, "length": 60}
    later_rules(seat_one_decides)
    opened = read.read_save(saved)
    assert opened.problem is not None
    assert opened.problem.message.params == {"kept": 0, "length": 60}


@pytest.mark.parametrize(
    ("changed", "id"),
    [
        ({"format": 2}, "unusable-newer"),
        ({"format": 2, "log": None, "more": []}, "unusable-newer"),
        ({"rules": 9999}, "unusable-newer"),
        ({"format": 0}, "unusable-field"),
        ({"format": True}, "unusable-field"),
        ({"format": "1"}, "unusable-field"),
        ({"rules": 0}, "unusable-field"),
        ({"rules": True}, "unusable-field"),
        ({"rules": 1.0}, "unusable-field"),
        ({"game": "monopole"}, "unusable-game"),
        ({"game": "../core"}, "unusable-field"),
        ({"game": "magot\n"}, "unusable-field"),
        ({"options": {"stake": 55}}, "unusable-option-int"),
        ({"options": {"short": 1}}, "unusable-option-bool"),
        ({"options": {"stake": True}}, "unusable-option-int"),
        ({"options": {"stake": "50"}}, "unusable-option-int"),
        ({"options": {"speed": 1}}, "unusable-option"),
        ({"options": {"stake": [50]}}, "unusable-field"),
        ({"options": {"stake": 50.0}}, "unusable-field"),
        ({"options": []}, "unusable-field"),
        ({"practice": 1}, "unusable-field"),
        ({"seats": []}, "unusable-field"),
        ({"seats": [{"name": "A", "colour": "red", "player": "human"}]}, "unusable-seats"),
        (
            {"seats": [{"name": "A", "colour": "red", "player": "human"}] * 2},
            "unusable-colour-twice",
        ),
        ({"seats": [{"name": "A", "colour": "pink", "player": "human"}] * 2}, "unusable-field"),
        ({"seats": [{"name": "A", "colour": "red"}] * 2}, "unusable-field"),
        ({"log": "roll 7"}, "unusable-field"),
        ({"log": [7]}, "unusable-field"),
        ({"log": [["roll", 7]]}, "unusable-field"),
        ({"log": ["roll 7" * 100]}, "unusable-field"),
        ({"log": ["roll 7"] * 50_001}, "unusable-field"),
        ({"log": [None] * 1_000_000}, "unusable-field"),
        ({"digest": "0" * 63}, "unusable-field"),
        ({"app": None}, "unusable-field"),
        ({"extra": 1}, "unusable-field"),
        ({"\x1b[31m" + "x" * 999: 1}, "unusable-field"),
        ({"\ud800": 1}, "unusable-field"),
    ],
)
def test_a_wrong_field_is_named(changed: dict[str, Any], id: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        read.read_save(record(**changed))
    assert refused.value.message.id == id
    assert_sentence(refused.value)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u00a0", "\u200b\u200d", "\u2060 \u3164", "x" * 41, "a\nb", "a\x00", "a\x7f"),
        *("\u202etar", "\ud800", "\ufeffa", 7, None),
    ],
)
def test_an_unusable_name_is_refused(name: Any) -> None:
    seat = {"name": name, "colour": "red", "player": "human"}
    with pytest.raises(InvalidInput) as refused:
        read.read_save(record(seats=[seat, {**seat, "name": "B", "colour": "blue"}]))
    assert_says(refused.value, "unusable-field")
    assert refused.value.message.params == {"field": "seats.0.name"}
    if isinstance(name, str):
        with pytest.raises(InvalidInput) as at_the_table:
            Table(games.load("magot"), [Seat(name, "red"), Seat("B", "blue")])
        assert_says(at_the_table.value, "unusable-name")


def test_a_missing_field_is_named() -> None:
    for field in record():
        saved = record()
        del saved[field]
        with pytest.raises(InvalidInput) as refused:
            read.read_save(saved)
        assert_says(refused.value, "unusable-field")
        assert refused.value.message.params == {"field": field}


def test_an_opened_save_can_be_played_on() -> None:
    table = read.read_save(record(magot(3))).playable()
    assert table.state.actor is not None
    if table.state.actor == CHANCE:
        table.roll()
    else:
        table.play(table.state.legal_actions()[0])
    assert len(table.log) == 4


def test_writing_needs_no_pydantic() -> None:
    program = (
        "import sys, escales.records, escales.records.write, escales.records.link\n"
        "assert not [name for name in sys.modules if name.startswith('pydantic')]"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
