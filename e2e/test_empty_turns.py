"""Magellan, late: turns in which nothing is done pass in one go until something happens."""

from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.table_page import PEOPLE
from e2e.test_magellan import sit_down
from escales import bots, games
from escales.core import CHANCE, Seat, Table

pytestmark = pytest.mark.profile("kept")

GO_ON = "Passer jusqu’au prochain événement"
# A double click, whose first half comes before the button: there is no button yet.
DOUBLE_CLICK = """(button) => [document.querySelector(".prompt"), button].forEach((at, nth) => at.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, detail: nth + 1 })
))"""
STOPPED = ".idle-stopped"
LOG = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith("escales.save."))
    .map((key) => JSON.parse(localStorage.getItem(key)).save.log)[0]"""
KEPT = f"(length) => ({LOG})()?.length === length"


def table_of(*players: str) -> Table:
    """A game at the first decision of seat 0 in the second round; nobody has done anything."""
    seats = [
        Seat(name, colour, player) for (name, colour), player in zip(PEOPLE, players, strict=False)
    ]
    rng = Random(5)
    table = Table(games.load("magellan"), seats, rng=rng)
    while not (table.state.round == 2 and table.state.actor == 0):
        if table.state.actor == CHANCE:
            table.roll()
        elif seats[cast(int, table.state.actor)].player == "human":
            table.play(table.state.legal_actions()[-1])
        else:
            bots.take_turn(table, rng)
    return table


def test_empty_turns_pass_until_something_happens(page: Page, tmp_path: Path) -> None:
    table = table_of("human", "mousse", "mousse")
    sit_down(page, table, tmp_path)
    assert_accessible(page)
    go_on = page.get_by_role("button", name=GO_ON)
    # The second half of a double click on the die, which was at this place, presses nothing.
    go_on.evaluate(DOUBLE_CLICK)
    assert table_page.shown_move(page) == len(table.log)
    # Nor does a key that somebody presses without having chosen anything.
    page.wait_for_function("document.activeElement.matches('.table button')")
    expect(go_on).not_to_be_focused()
    go_on.click()
    expect(page.locator(STOPPED)).to_be_visible(timeout=120_000)
    expect(page.locator(STOPPED)).to_contain_text("passé")
    # The event may be a card of war, which asks for a vote.
    mine = page.locator(".die-button:enabled, [data-action]")
    expect(mine.first).to_be_visible(timeout=120_000)
    assert_accessible(page)

    # What has passed is in the save as ordinary actions.
    page.wait_for_function(KEPT, arg=table_page.shown_move(page))
    log = page.evaluate(LOG)[len(table.log) :]
    assert log[0] == "done"
    assert log[1].startswith("roll ")
    # A throw came after the turns that have passed, so they stand.
    expect(page.get_by_role("button", name="Annuler le dernier choix")).to_be_disabled()


def test_with_another_person_nothing_passes_by_itself(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_of("human", "human"), tmp_path)
    expect(page.locator('[data-action="done"]')).to_be_visible()
    expect(page.get_by_role("button", name=GO_ON)).to_have_count(0)
