"""Somebody at the page of a game, for the benchmarks: opens a position, clicks or taps, and lets the page note its times."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from bench_play import probe
from escales.core import Table
from escales.records import write
from failure import Failure

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
"""The screens that are measured."""
SCREENS: dict[str, dict[str, Any]] = {
    **SIZES,
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "tablet": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
}
"""The same, and others on which pictures are taken."""
CAPITAL = """(name) => {
  const town = [...document.querySelectorAll(".capitals g")].find((one) => one.textContent.includes(name));
  const box = town.querySelector("circle").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

REST = 500
"""Milliseconds after which a map that moves has come to rest."""
DRAGS = 6
"""More of them never bring a place of the map into sight."""
IN_SIGHT = """([x, y]) => document.elementFromPoint(x, y)?.closest(".board-frame") != null"""


class Person:
    """Somebody at a page; counts the clicks."""

    def __init__(self, page: Page, *, taps: bool) -> None:
        self.page = page
        self.taps = taps
        self.clicks = 0

    def hit(self, control: str | Locator) -> None:
        """Click or tap the first control that is visible."""
        found = self.page.locator(control) if isinstance(control, str) else control
        self.clicks += 1
        if self.taps:
            found.first.tap()
        else:
            found.first.click()

    def town(self, name: str) -> None:
        """Click or tap a capital of Magellan's map; drag the map first if the capital is out of sight."""
        self.page.wait_for_timeout(REST)
        self.bring(self.page.evaluate(CAPITAL, name))
        self.tap(*self.page.evaluate(CAPITAL, name))

    def bring(self, point: list[float]) -> None:
        """Drag the map until *point*, in px, is in sight; each drag counts as a click."""
        frame = self.page.locator(".board-frame").bounding_box()
        if frame is None:
            raise Failure("The map is not visible.")
        middle = [frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2]
        reach = [0.45 * frame["width"], 0.45 * frame["height"]]
        for _ in range(DRAGS):
            if self.page.evaluate(IN_SIGHT, point):
                return
            way = [
                max(-far, min(far, half - at))
                for far, half, at in zip(reach, middle, point, strict=True)
            ]
            self.page.mouse.move(*middle)
            self.page.mouse.down()
            self.page.mouse.move(middle[0] + way[0], middle[1] + way[1], steps=10)
            self.page.mouse.up()
            self.clicks += 1
            self.page.wait_for_timeout(REST)
            point = [at + gone for at, gone in zip(point, way, strict=True)]
        raise Failure("The map cannot be dragged to what is wanted.")

    def place(self, place: str) -> None:
        """Click or tap an offered place of the map, or the cell that stands for it while the map is small."""
        cell = place.partition(".")[0]
        target = self.page.locator(
            f'.target[data-place="{place}"], .target.of-several[data-place="{cell}"]'
        ).first
        target.wait_for()
        self.page.wait_for_timeout(REST)
        box = target.bounding_box()
        if box is None:
            raise Failure(f"{place} is not offered.")
        self.bring([box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.hit(target)

    def tap(self, x: float, y: float) -> None:
        """Click or tap a point of the window."""
        self.clicks += 1
        (self.page.touchscreen.tap if self.taps else self.page.mouse.click)(x, y)

    def forget(self) -> None:
        """Drop what the page has noted so far."""
        self.page.evaluate(
            "playNotes.longTasks.length = playNotes.painted.length = playNotes.reached.length = 0"
        )

    def noted(self, what: str) -> list[float]:
        """What the page has noted, in ms: `painted` from each click to its change on the screen, `reached` from the same clicks
        to the page's knowledge of them, or `longTasks`."""
        found: list[float] = self.page.evaluate("what => playNotes[what]", what)
        return found

    def move(self) -> int:
        """The number of log entries that the page shows."""
        return int(self.page.locator(".table[data-move]").get_attribute("data-move") or 0)

    def wait(self, move: int) -> None:
        """Wait until the page shows at least *move* log entries."""
        self.page.wait_for_function(
            "move => Number(document.querySelector('.table[data-move]')?.dataset.move) >= move",
            arg=move,
        )


def opened(browser: Browser, address: str, size: str, table: Table, speed: str) -> Person:
    """The page of a game on a screen that SCREENS names."""
    page = browser.new_page(**SCREENS[size])
    page.add_init_script(
        f"localStorage.setItem('escales.settings', {json.dumps(json.dumps({'speed': speed}))});"
    )
    page.add_init_script(probe("button, .target, .piece, .board"))
    envelope = {
        "id": "bench",
        "name": "Bench",
        "saved": "2026-01-01T00:00:00Z",
        "revision": 1,
        "summary": {
            "game": table.game.meta.id,
            "seats": write.save(table)["seats"],
            "turn": 0,
            "round": 1,
            "over": False,
        },
        "thumbnail": [],
        "save": write.save(table),
    }
    page.goto(address)
    page.evaluate("text => localStorage.setItem('escales.save.bench', text)", json.dumps(envelope))
    page.goto(f"{address}?save=bench")
    person = Person(page, taps=size == "phone")
    person.wait(len(table.log))
    alone = page.get_by_role("button", name=re.compile("me, Ann|moi, Ann"))
    controls = page.locator(".table [data-action], .die-button:enabled, .target, [data-mover]")
    controls.or_(alone).locator("visible=true").first.wait_for()
    if alone.is_visible():
        together = page.get_by_role(
            "button", name=re.compile("We all play here|Nous jouons tous ici")
        )
        (together if together.is_visible() else alone).click()
        controls.locator("visible=true").first.wait_for()
    page.wait_for_timeout(1500)
    person.forget()
    return person
