"""A game of 50,000 moves: the page shows how far it is, people can leave meanwhile, and then everything is quick."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from tests.records import long_games

ROOT = Path(__file__).resolve().parents[1]
MOVES = 50_000
SOON = 15.0
"""Seconds that a step may take while the machine runs other tests; `make bench` measures without them."""


def kept(page: Page, id: str, save: dict[str, Any]) -> None:
    """Keep a game in the browser."""
    seats = save["seats"]
    envelope = {
        "id": id,
        "name": "Sans fin",
        "saved": "2026-01-02T03:04:05.678Z",
        "revision": 1,
        "summary": {"game": save["game"], "seats": seats, "turn": 0, "round": 1, "over": False},
        "thumbnail": [],
        "save": save,
    }
    page.evaluate(
        "([id, text]) => localStorage.setItem(`escales.save.${id}`, text)",
        [id, json.dumps(envelope)],
    )


@contextmanager
def soon() -> Iterator[None]:
    """What happens in this block may not take long."""
    began = time.monotonic()
    yield
    assert time.monotonic() - began < SOON


@pytest.fixture
def long_page(page: Page) -> Page:
    """The shelf with a long game."""
    with_long_game(page)
    return page


def with_long_game(page: Page) -> None:
    """Open the shelf with a long game."""
    table_page.without_motion(page)
    page.goto("./")
    kept(page, "long", long_games.magot())
    page.reload()
    expect(page.locator(".saved")).to_have_count(1)


def test_people_can_leave_a_long_game_while_it_opens(page: Page) -> None:
    # The game opens in smaller parts than usual, so that it takes long on every machine.
    engine = (ROOT / "web" / "runtime" / "engine.py").read_text(encoding="utf-8")
    page.route(
        "**/engine-*.py",
        lambda route: route.fulfill(
            body=f"{engine}\nimport escales.browser.door as door\ndoor.PART = 0.0005\n",
            content_type="text/x-python",
        ),
    )
    with_long_game(page)
    page.locator(".saved-link").click()
    told = page.locator(".arriving")
    expect(told).to_have_text(re.compile(r"coups rejoués sur 50\s000"))
    expect(told.locator("progress")).to_be_visible()
    assert_accessible(page)
    with soon():
        told.get_by_role("link", name="Retour à l’étagère").click()
        expect(page.locator(".saved")).to_have_count(1)
    # The engine has stopped, too: another game begins at once.
    with soon():
        page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
        page.get_by_role("button", name="Commencer la partie").click()
        expect(table_page.die(page)).to_be_enabled()
    page.wait_for_timeout(500)
    table_page.at_rest(page, 0)


def test_a_long_game_is_opened_and_played(long_page: Page) -> None:
    page = long_page
    page.locator(".saved-link").click()
    table_page.at_rest(page, MOVES)
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved")).to_have_count(1)
    with soon():
        page.locator(".saved-link").click()
        table_page.at_rest(page, MOVES)
    with soon():
        page.get_by_role("button", name="Annuler").click()
        table_page.at_rest(page, MOVES - 1)
    with soon():
        table_page.die(page).click()
        table_page.at_rest(page, MOVES)


def test_the_journal_of_a_long_game_reaches_its_beginning(long_page: Page) -> None:
    page = long_page
    page.locator(".saved-link").click()
    table_page.at_rest(page, MOVES)
    lines = page.locator(".log-line")
    expect(lines).to_have_count(40)
    page.get_by_role("button", name="Montrer").click()
    expect(lines).to_have_count(1000)
    page.locator(".log .moment").last.click()
    table_page.at_rest(page, MOVES - 1000 + 1)
    page.keyboard.press("Shift+Home")
    table_page.at_rest(page, 0)
    with soon():
        page.keyboard.press("Shift+ArrowRight")
        table_page.at_rest(page, 1)
    expect(page.locator(".log-line.here")).to_be_visible()
    expect(lines.last).to_have_attribute("data-move", "0")
    page.keyboard.press("Escape")
    table_page.at_rest(page, MOVES)
    expect(lines.first).to_have_attribute("data-move", str(MOVES - 1))
