"""Measure a game of 50,000 moves in Chromium: its first opening, then opening it again, an undo, a step, a look back.

    PYTHONPATH=. python build/bench_long_games.py

After the first opening, each should take less than a second. The time ends when the changed table is on the screen.
"""

import json
import time
from collections.abc import Callable

from playwright.sync_api import Page, sync_playwright

import browsers
from failure import told
from serve import SITE, Server
from tests.records import long_games

GOAL = 1.0
"""Seconds."""
MOVES = 50_000


def keep(page: Page) -> None:
    """Put the game on the shelf."""
    save = long_games.magot()
    summary = {"game": "magot", "seats": save["seats"], "turn": 0, "round": 1, "over": False}
    envelope = {"id": "long", "name": "Long", "saved": "2026-01-01T00:00:00Z", "revision": 1}
    text = json.dumps({**envelope, "summary": summary, "thumbnail": [], "save": save})
    page.evaluate("text => localStorage.setItem('escales.save.long', text)", text)
    page.evaluate("localStorage.setItem('escales.settings', '{\"speed\":\"instant\"}')")


def timed(page: Page, act: Callable[[], object], move: int) -> float:
    """Seconds from an action until the table shows a move, and has been painted."""
    began = time.monotonic()
    act()
    page.wait_for_selector(f'.table[data-move="{move}"]', timeout=180_000)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return time.monotonic() - began


def main() -> None:
    """Open the game, use it, and print the figures."""
    with sync_playwright() as playwright, Server(SITE) as site:
        browser = playwright.chromium.launch(**browsers.chromium())
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
        page.goto(site.address)
        keep(page)
        page.reload()
        saved, shelf = page.locator(".saved-link"), page.get_by_role("link", name="shelf")
        undo, die = page.get_by_role("button", name="Undo"), page.locator(".die-button:enabled")
        saved.wait_for()
        print(
            f"Chromium, a game of {MOVES:,} moves, seconds; the goal is {GOAL:g} after the first opening"
        )
        print(f"{'first opening':18}{timed(page, saved.click, MOVES):8.2f}", flush=True)
        page.wait_for_timeout(8000)  # meanwhile the journal gets its first entries
        shelf.first.click()
        steps: list[tuple[str, Callable[[], object], int]] = [
            ("opening again", saved.click, MOVES),
            ("undo", undo.click, MOVES - 1),
            ("step", die.click, MOVES),
            ("look back", lambda: page.keyboard.press("Shift+ArrowLeft"), MOVES - 1),
            ("the beginning", lambda: page.keyboard.press("Shift+Home"), 0),
            ("one move on", lambda: page.keyboard.press("Shift+ArrowRight"), 1),
            ("the present", lambda: page.keyboard.press("Shift+End"), MOVES),
        ]
        for name, act, move in steps:
            print(f"{name:18}{timed(page, act, move):8.2f}", flush=True)
            page.wait_for_timeout(1000)
        browser.close()


if __name__ == "__main__":
    with told():
        main()
