"""Measure play in Chromium: the time from a click to the changed page on the screen, and tasks that block the page.

Two people play a round of Le Magot by mouse: without animation to the end of the round, at normal speed for a number of
throws, and with the die held down. For each click the page itself notes how long it takes until the first change is painted:
from the event's own time until the end of the frame that shows the first mutation of the table. For comparison the output
also shows the browser's Event Timing of the same clicks, which covers only the handlers. A long task takes over 50 ms.
"""

import argparse
import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

import browsers
from failure import Failure, told
from serve import SITE, Server

GOAL = 50
"""Milliseconds within which the screen should answer a click."""
PROBE = """
(() => {
  let watching;
  const noted = { painted: [], reached: [], handled: [], longTasks: [], looks: [] };
  window.playNotes = noted;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const looked = noted.looks.some((at) => at >= startTime && at <= startTime + duration);
      if (!looked) noted.longTasks.push(duration);
    }
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries()) if (event.name === "click") noted.handled.push(event.duration);
  }).observe({ type: "event", durationThreshold: 16 });
  addEventListener("click", (event) => {
    watching?.disconnect(); // the click before changed nothing
    if (!event.target.closest?.("CONTROLS")) return;
    const reached = performance.now() - event.timeStamp; // browsers hold a tap until their next frame
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const note = () => {
          noted.painted.push(performance.now() - event.timeStamp);
          noted.reached.push(reached);
        };
        // Right after the frame: other tasks that have waited for it come later.
        scheduler.postTask(note, { priority: "user-blocking" });
      });
    });
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watching = observer;
    observer.observe(document.querySelector(".table"), everything);
  }, { capture: true });
})();
"""


def probe(controls: str) -> str:
    """The script that notes long tasks and, for clicks on *controls*, the time until the change is painted."""
    return PROBE.replace("CONTROLS", controls)


@dataclass(frozen=True, slots=True)
class Notes:
    """What the page noted, in milliseconds: for each click until it was painted, for slow handlers, for long tasks."""

    painted: list[float]
    handled: list[float]
    long_tasks: list[float]


def start(browser: Browser, address: str, speed: str) -> Page:
    """Open a game of two people before its first throw, and wait until the page has settled."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    settings = json.dumps(json.dumps({"speed": speed}))
    page.add_init_script(f"localStorage.setItem('escales.settings', {settings});")
    page.add_init_script(probe(".die-button, .target"))
    page.goto(f"{address}?game=magot&start")
    page.wait_for_selector(".die-button:enabled:visible", timeout=60_000)
    page.wait_for_timeout(1500)  # meanwhile the page loads what it needs to read records
    page.evaluate("playNotes.longTasks.length = 0")
    return page


def step(page: Page) -> None:
    """Throw the die or choose a place, and wait until the move is made.

    Départs go to the beginning of the board and everything else to its end: that makes the round as long as possible.
    """
    move = int(page.locator(".table").get_attribute("data-move") or 0)
    target = page.locator(".board .target")
    if target.count():
        (target.first if page.locator(".piece-depart").count() < 2 else target.last).click()
        page.locator(".proposal [data-confirm]").click()
    else:
        page.locator(".die-button").click()
    page.wait_for_selector(f'.table[data-move="{move + 1}"]')


def in_round(page: Page) -> bool:
    """Whether the first round still goes on."""
    return page.locator(".log-magot").count() == 0


def by_clicks(most: int) -> Callable[[Page], None]:
    """A way to play: click by click, up to the end of the first round or *most* actions."""

    def play(page: Page) -> None:
        for _ in range(most):
            if not in_round(page):
                return
            step(page)

    return play


def held(page: Page) -> None:
    """Place all pieces by clicks, then hold the die down to the end of the round."""
    while in_round(page):
        if page.locator(".board .target").count():
            step(page)
            continue
        box = page.locator(".die-button").bounding_box()
        if box is None:
            raise Failure("The die is not visible.")
        page.mouse.move(box["x"] + 20, box["y"] + 20)
        page.mouse.down()
        page.wait_for_selector(".log-magot, .board .target", state="attached", timeout=180_000)
        page.mouse.up()


def measure(browser: Browser, address: str, speed: str, play: Callable[[Page], None]) -> Notes:
    """Play once, and return the page's notes."""
    page = start(browser, address, speed)
    play(page)
    page.wait_for_timeout(300)
    noted = page.evaluate("playNotes")
    page.close()
    return Notes(noted["painted"], noted["handled"], noted["longTasks"])


def line(name: str, notes: Notes) -> str:
    """One line of the table of figures."""
    clicks = sorted(notes.painted)
    p95 = clicks[max(0, round(0.95 * len(clicks)) - 1)]
    late = sum(ms > GOAL for ms in clicks)
    handled = f"{max(notes.handled, default=0):.0f}"
    long_tasks = f"{len(notes.long_tasks)} (longest {max(notes.long_tasks, default=0):.0f})"
    return (
        f"{name:18}{len(clicks):>8}{statistics.median(clicks):>9.1f}{p95:>9.1f}{clicks[-1]:>9.1f}"
        f"{late:>11}{handled:>11}   {long_tasks}"
    )


def main() -> None:
    """Play in three ways and print the figures."""
    parser = argparse.ArgumentParser(description="Time from a click to the changed page.")
    parser.add_argument("--clicks", type=int, default=40, help="clicks with movement on")
    chosen = parser.parse_args()
    with sync_playwright() as playwright, Server(SITE) as site:
        browser = playwright.chromium.launch(**browsers.chromium())
        print(f"Chromium, from click to painted change, milliseconds; the goal is {GOAL}")
        heads = ("clicks", "median", "p95", "worst", f"over {GOAL}", "handlers")
        widths = (8, 9, 9, 9, 11, 11)
        print(
            f"{'':18}{''.join(f'{h:>{w}}' for h, w in zip(heads, widths, strict=True))}   long tasks"
        )
        for name, speed, play in (
            ("no movement", "instant", by_clicks(3000)),
            ("normal speed", "normal", by_clicks(chosen.clicks)),
            ("die held down", "normal", held),
        ):
            print(line(name, measure(browser, site.address, speed, play)), flush=True)
        browser.close()


if __name__ == "__main__":
    with told():
        main()
