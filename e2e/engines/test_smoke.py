"""A smoke test in Firefox and WebKitGTK: start a game, play it by clicks, reload it, and open its link in a fresh profile."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

from e2e.conftest import missing
from e2e.engines.driver import Driver, Puppeteer, WebKit
from serve import Server

ACTIONS = 8
"""The number of decisions and rolls made by clicks."""

DIE = "button.die-button:not(:disabled)"
TARGET = ".board button.target:not(:disabled)"
SHARE = "button[aria-label^='Partager']"

SHOWN = "[...document.querySelectorAll('{}')].some((found) => found.getClientRects().length > 0)"
POSITION = """({
    prompt: document.querySelector(".prompt-words")?.textContent,
    seats: [...document.querySelectorAll(".seat-card")].map((card) => card.textContent),
    pieces: [...document.querySelectorAll("[data-piece]")]
        .map((piece) => `${piece.dataset.piece} ${piece.style.transform}`).sort(),
    log: document.querySelectorAll(".log-line").length,
})"""


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, browsers: dict[str, Any]) -> Iterator[Driver]:
    """Each engine that this machine has; if CI is set, both must be installed."""
    reason = browsers["reasons"].get(request.param)
    if reason:
        missing(request.param, reason)
    made: Driver
    if request.param == "firefox":
        made = Puppeteer("firefox", browsers["firefox"])
    else:
        made = WebKit(browsers["webkit_driver"], browsers["webkit_browser"], browsers["xvfb"])
    yield made
    made.close()


def fresh(driver: Driver, site: str) -> None:
    """Open a fresh profile without animation, so that the page shows the result of each action at once."""
    driver.fresh()
    driver.open(f"{site}icon.svg")  # it has the same origin, and loads nothing else
    settings = json.dumps({"speed": "instant", "language": "fr"})
    driver.evaluate(f"localStorage.setItem('escales.settings', {json.dumps(settings)})")


def settled(driver: Driver, left: Any = None) -> Any:
    """Wait for a position other than `left` that no longer changes and in which an action is possible; returns it."""
    may_act = f"{SHOWN.format(DIE)} || {SHOWN.format(TARGET)}"
    before = left
    until = time.monotonic() + 60
    while time.monotonic() < until:
        driver.wait(may_act)
        now = driver.evaluate(POSITION)
        if now == before != left and driver.evaluate(may_act):
            return now
        before = now
        time.sleep(0.25)
    raise TimeoutError(f"The table reached no new and stable position: {before}")


def act(driver: Driver, position: Any) -> Any:
    """Roll, or choose the first place on offer; returns the new position."""
    driver.click(DIE if driver.evaluate(SHOWN.format(DIE)) else TARGET)
    return settled(driver, left=position)


def test_a_game_is_played_reloaded_and_shared(driver: Driver, site: str) -> None:
    fresh(driver, site)
    driver.open(f"{site}?game=magot&start")
    position = settled(driver)
    for _ in range(ACTIONS):
        position = act(driver, position)

    driver.reload()
    assert settled(driver) == position

    driver.click(SHARE)
    link = driver.wait("document.querySelector('[id^=share-address]')?.value")
    assert link.startswith(f"{site}#v1.")
    assert driver.problems() == []

    fresh(driver, site)
    driver.open(link)
    assert settled(driver) == position
    assert driver.problems() == []


def test_a_game_can_be_started_without_a_network(driver: Driver) -> None:
    """After one visit the site opens even if the host is gone."""
    with Server(prefix="/escales/") as server:
        fresh(driver, server.address)
        driver.open(server.address)
        driver.wait("navigator.serviceWorker.controller !== null")
        address = server.address
    driver.open(f"{address}?game=magot&start")
    act(driver, settled(driver))
