"""Saves and links, once written, must open for ever: these files are never changed."""

import json
from pathlib import Path

import pytest

from escales import games
from escales.records import read
from escales.records.link import open_link
from tests.records.new_golden import wanted

GOLDEN = Path(__file__).parent / "golden"


def test_there_are_records_of_every_game_and_rules_version() -> None:
    for named, id, _ in wanted():
        for version in range(1, games.meta(id).rules + 1):
            assert (GOLDEN / f"{named}-format1-rules{version}.json").exists()
            assert (GOLDEN / f"{named}-v1-rules{version}.link").exists()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_save_opens_at_its_last_state(path: Path) -> None:
    table = read.read_save(path.read_bytes()).playable()
    assert table.state.digest() == json.loads(path.read_text("utf-8"))["digest"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.link")), ids=lambda path: path.stem)
def test_an_old_link_opens_as_the_same_game_as_its_save(path: Path) -> None:
    table = open_link(path.read_text("utf-8")).playable()
    game, _, rules = path.stem.split("-")
    beside = json.loads((GOLDEN / f"{game}-format1-{rules}.json").read_text("utf-8"))
    assert [str(entry.action) for entry in table.log] == beside["log"]
    assert table.state.digest() == beside["digest"]
