"""Games begun under older rules open, and go on by those rules; beside the golden records, which never change."""

from random import Random

import pytest

from escales import games
from escales.core import IllegalAction, Seat, Table
from escales.records import read, write
from escales.records.link import link, open_link
from tests.records.games_at_random import go_on

PEOPLE = (Seat("Zoé", "red"), Seat("Bo", "blue"), Seat("Lou", "green"))
OLD = [
    pytest.param(id, version, id=f"{id}-{version}")
    for id in games.ids()
    for version in range(1, games.meta(id).rules)
]


def begun(id: str, rules: int, entries: int) -> Table:
    """A game begun under that version of the rules, after so many random entries."""
    table = Table(games.load(id), PEOPLE, rng=Random(entries), rules=rules)
    go_on(table, entries)
    return table


@pytest.mark.parametrize(("id", "version"), OLD)
@pytest.mark.parametrize("entries", [0, 60, 150])
def test_a_save_goes_on_by_the_rules_under_which_it_began(
    id: str, version: int, entries: int
) -> None:
    table = begun(id, version, entries)
    saved = write.save(table)
    assert saved["rules"] == version
    opened = read.read_save(dict(saved)).playable()
    assert write.save(opened) == saved
    assert opened.state.legal_actions().size == table.state.legal_actions().size
    assert opened.branch(0).rules == version
    go_on(opened, 20)
    assert write.save(read.read_save(dict(write.save(opened))).playable()) == write.save(opened)


@pytest.mark.parametrize(("id", "version"), OLD)
@pytest.mark.parametrize("entries", [0, 60, 150])
def test_a_link_goes_on_by_the_rules_under_which_it_began(
    id: str, version: int, entries: int
) -> None:
    table = begun(id, version, entries)
    opened = open_link(link(table)).playable()
    assert write.save(opened) == write.save(table)


def test_a_game_of_magellan_keeps_its_choices() -> None:
    """Under rules 1 nobody could propose an end once a piece had moved (MA-56)."""
    offered = {}
    for rules in (1, 2):
        table = Table(games.load("magellan"), PEOPLE, rng=Random(1), rules=rules)
        while table.state.phase != "turn":
            table.roll()
        table.play(table.state.legal_actions()[0])
        opened = open_link(link(table)).playable()
        assert opened.rules == rules
        offered[rules] = {family.verb for family in opened.state.legal_actions().families}
        if rules == 1:
            with pytest.raises(IllegalAction):
                opened.play(games.meta("magellan").parse("propose"))
    assert offered[2] - offered[1] == {"propose"}
