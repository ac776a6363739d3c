"""A smoke in Firefox and WebKitGTK: a game is begun, played by clicks, reloaded, and opened from its link elsewhere."""

import os
import time
from collections.abc import Iterator
from typing import Any

import pytest

from e2e.engines.driver import Driver, Firefox, WebKit

ACTIONS = 8
"""How many decisions and rolls are made by clicks."""

DIE = "button.die-button:not(:disabled)"
TARGET = ".board button.target:not(:disabled)"
SHARE = "button[aria-label^='Partager'], button[aria-label^='Share']"

SHOWN = "[...document.querySelectorAll('{}')].some((found) => found.getClientRects().length > 0)"
POSITION = """({
    prompt: document.querySelector(".prompt-words")?.textContent,
    seats: [...document.querySelectorAll(".seat-card")].map((card) => card.textContent),
    pieces: [...document.querySelectorAll("[data-piece]")]
        .map((piece) => `${piece.dataset.piece} ${piece.style.transform}`).sort(),
})"""


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, browsers: dict[str, Any]) -> Iterator[Driver]:
    """Each engine that this machine has; on CI both must be there."""
    reason = browsers["reasons"].get(request.param)
    if reason:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"No {request.param}: {reason}.")
    made: Driver
    if request.param == "firefox":
        made = Firefox(browsers["firefox"])
    else:
        made = WebKit(browsers["webkit_driver"], browsers["webkit_browser"], browsers["xvfb"])
    yield made
    made.close()


def settled(driver: Driver) -> Any:
    """The position once something may be done and nothing moves any more."""
    may_act = f"{SHOWN.format(DIE)} || {SHOWN.format(TARGET)}"
    before = None
    until = time.monotonic() + 60
    while time.monotonic() < until:
        driver.wait(may_act)
        now = driver.evaluate(POSITION)
        if now == before and driver.evaluate(may_act):
            return now
        before = now
        time.sleep(0.4)
    raise TimeoutError(f"The table never came to rest: {before}")


def act(driver: Driver) -> None:
    """Roll, or choose the first place on offer."""
    driver.click(DIE if driver.evaluate(SHOWN.format(DIE)) else TARGET)


def test_a_game_is_played_reloaded_and_shared(driver: Driver, site: str) -> None:
    driver.fresh()
    driver.open(f"{site}?game=magot&start")
    position = settled(driver)
    for _ in range(ACTIONS):
        act(driver)
        after = settled(driver)
        assert after != position, "an action that can be clicked changes something"
        position = after

    driver.reload()
    assert settled(driver) == position

    driver.click(SHARE)
    link = driver.wait("document.querySelector('#share-address')?.value")
    assert link.startswith(f"{site}#v1.")
    assert driver.problems() == []

    driver.fresh()
    driver.open(link)
    assert settled(driver) == position
    assert driver.problems() == []
