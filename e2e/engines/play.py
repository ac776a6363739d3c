"""Play in any browser: with the die and the places that people see."""

import json
import time
from typing import Any

from e2e.engines.driver import Driver

DIE = "button.die-button:not(:disabled)"
TARGET = ".board button.target:not(:disabled)"
CONFIRM = ".proposal [data-confirm]"
SHOWN = "[...document.querySelectorAll('{}')].some((found) => found.getClientRects().length > 0)"
POSITION = """({
    prompt: document.querySelector(".prompt-words")?.textContent,
    seats: [...document.querySelectorAll(".seat-card")].map((card) => card.textContent),
    pieces: [...document.querySelectorAll("[data-piece]")]
        .map((piece) => `${piece.dataset.piece} ${piece.style.transform}`).sort(),
    log: document.querySelectorAll(".log-line").length,
})"""


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
    rolls = driver.evaluate(SHOWN.format(DIE))
    driver.click(DIE if rolls else TARGET)
    if not rolls:
        driver.click(CONFIRM)
    return settled(driver, left=position)
