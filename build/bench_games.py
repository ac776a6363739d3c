"""Measure how the four games play in Chromium, on a desktop (1440x900) and on a phone (390x844).

    PYTHONPATH=. python build/bench_games.py [--only TABLE] [--game GAME] [--times N]

Four tables:

`clicks`: what a typical turn costs, given as a goal, such as a jeep that goes overseas.
`waits`: seconds from the end of one's turn to one's own turn against two Matelots, at normal and at fast speed, with the
long tasks meanwhile.
`answers`: time from a click to the painted change, over a number of clicks on what the game offers; how much of it passes,
at the median, before the browser tells the page of the click (it holds a tap until its next frame); and the long tasks of
that play.
`frames`: frame times of Magellan's map, full of pieces: at rest, which is what the machine can do, and while the map is
zoomed and dragged, on a phone by touch.

A long task keeps the page's main thread for more than 50 ms. On a machine with other work, `chrt -r 5` before the command
keeps that work out of the figures.
"""

import argparse
import statistics
from collections.abc import Iterator
from random import Random

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import browsers
from bench_goals import GOALS, crowded, ends_turn, played_on, recorded
from bench_person import SIZES, Person, opened
from escales import games
from failure import Failure, told
from serve import SITE, Server

DUEL = "long-duel-past-the-fiftieth-card"
"""The recorded game of Magellan with the fullest map."""

SPEEDS = ("normal", "fast")
MINE = ".table:has(.seat-card:first-child.active) :is(.die-button:enabled, [data-action], .target), .ending"
NEXT_TURN = """
([move, mine]) => {
  let began = 0;
  addEventListener("click", ({ timeStamp }) => (began = timeStamp), true);
  const shown = () =>
    Number(document.querySelector(".table[data-move]").dataset.move) > move &&
    [...document.querySelectorAll(mine)].some((one) => one.checkVisibility({ visibilityProperty: true }));
  window.nextTurn = new Promise((resolve) => {
    const look = (at) => (shown() ? resolve((at - began) / 1000) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}"""
"""Lets the page note the seconds from the last click to the first frame in which somebody may act again."""
FRAMES = """
() => {
  const stamps = [];
  let id = 0;
  window.stopFrames = () => (cancelAnimationFrame(id), stamps.slice(1).map((at, before) => at - stamps[before]));
  const next = (at) => (stamps.push(at), (id = requestAnimationFrame(next)));
  id = requestAnimationFrame(next);
}"""
CONTROLS = """() => {
  playNotes.looks.push(performance.now()); // to look for them is no task of the page's own
  const choices = ".die-button:enabled, .target, .table [data-action]:enabled, .table [data-mover]:enabled";
  const offered = `${choices}, .face-up > button`; // the bots wait until a drawn card has been read
  const seen = [...document.querySelectorAll(offered)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { one, at: [x + width / 2, y + height / 2] };
  });
  return seen.filter(({ one, at }) => one.contains(document.elementFromPoint(...at))).map(({ at }) => at);
}"""
"""The middles, in px, of the controls that a click would meet."""

WAIT = 400
"""Milliseconds between two clicks: nobody clicks faster who thinks in between."""


def tail(figures: list[float]) -> float:
    """The 95th percentile."""
    return sorted(figures)[max(0, round(0.95 * len(figures)) - 1)] if figures else 0.0


def middle(figures: list[float]) -> float:
    """The median; 0 of nothing."""
    return statistics.median(figures) if figures else 0.0


def long(tasks: list[float]) -> str:
    """How many long tasks there were, and the longest."""
    return f"{len(tasks)} (longest {max(tasks, default=0):.0f} ms)"


def clicks(browser: Browser, address: str, chosen: list[str], times: int) -> Iterator[str]:
    """The clicks of each goal on a desktop and on a phone, and the most that they should be."""
    del chosen, times  # goals are few, and their clicks are the same each time
    yield f"{'Clicks of a goal':28}{'desktop':>9}{'phone':>9}{'at most':>9}"
    for goal in GOALS:
        counts = []
        for size in SIZES:
            person = opened(browser, address, size, goal.position(), "instant")
            goal.act(person)
            counts.append(person.clicks)
            person.page.close()
        yield f"{goal.name:28}{counts[0]:>9}{counts[1]:>9}{goal.most:>9}"


def wait_for_turn(person: Person, game: str) -> float:
    """Seconds from the click that ends one's turn to one's own turn, by the page's clock."""
    person.page.evaluate(NEXT_TURN, [person.move(), MINE])
    person.hit(".die-button" if game == "magot" else '[data-action="done"]')
    if game == "magellan" and person.page.locator(".foreseen").count():
        person.hit('[data-action="done"]')
    seconds: float = person.page.evaluate("nextTurn")
    return seconds


def waits(browser: Browser, address: str, chosen: list[str], times: int) -> Iterator[str]:
    """For each game and size: the wait at both speeds, and the long tasks meanwhile."""
    yield f"{'Own turn to own turn, s':28}{'normal':>9}{'fast':>9}   long tasks (goals: 5 and 1 s, none)"
    for game in chosen:
        table = played_on(game, ends_turn, "matelot")
        for size in SIZES:
            seconds: list[float] = []
            tasks: list[float] = []
            for speed in SPEEDS:
                noted = []
                for _ in range(times):
                    person = opened(browser, address, size, table, speed)
                    noted.append(wait_for_turn(person, game))
                    tasks += person.noted("longTasks")
                    person.page.close()
                seconds.append(middle(noted))
            yield f"{f'{game}, {size}':28}{seconds[0]:>9.1f}{seconds[1]:>9.1f}   {long(tasks)}"


def answers(browser: Browser, address: str, chosen: list[str], times: int) -> Iterator[str]:
    """For each game and size: the time from click to paint of `20 * times` clicks, and the long tasks of that play."""
    yield (
        f"{'Click to paint, ms':28}{'clicks':>9}{'median':>9}{'p95':>9}{'untold':>9}"
        "   long tasks (goals: p95 of at most 50, none)"
    )
    for game in chosen:
        late = game == "magellan"
        table = recorded(DUEL, crowded) if late else played_on(game, ends_turn, "matelot")
        for size in SIZES:
            person, rng = opened(browser, address, size, table, "fast"), Random(2)
            for _ in range(20 * times):
                offered = person.page.evaluate(CONTROLS)
                if offered:
                    person.tap(*rng.choice(offered))
                person.page.wait_for_timeout(WAIT)
            painted, tasks = person.noted("painted"), person.noted("longTasks")
            untold = person.noted("reached")
            person.page.close()
            yield (
                f"{f'{game}, {size}':28}{len(painted):>9}{middle(painted):>9.1f}{tail(painted):>9.1f}"
                f"{middle(untold):>9.1f}   {long(tasks)}"
            )


def wheel_and_drag(page: Page, x: float, y: float) -> None:
    """Zoom around a point by wheel, and drag to and fro."""
    page.mouse.move(x, y)
    for delta in [-60] * 20 + [60] * 10:
        page.mouse.wheel(0, delta)
        page.wait_for_timeout(16)
    for way in (1, -1, 1):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way * 120, y + way * 40, steps=30)
        page.mouse.up()


def fingers(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    """Touch the screen at *points*, or end the touch."""
    touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def pinch_and_drag(page: Page, x: float, y: float) -> None:
    """Zoom around a point with two fingers, and drag to and fro with one."""
    session = page.context.new_cdp_session(page)
    fingers(session, "touchStart", (x - 30, y), (x + 30, y))
    for apart in [*range(32, 92, 2), *range(92, 62, -2)]:
        fingers(session, "touchMove", (x - apart, y), (x + apart, y))
        page.wait_for_timeout(16)
    fingers(session, "touchEnd")
    for way in (1, -1, 1):
        fingers(session, "touchStart", (x, y))
        for step in range(1, 31):
            fingers(session, "touchMove", (x + way * 4 * step, y + way * step))
            page.wait_for_timeout(8)
        fingers(session, "touchEnd")


def frames(browser: Browser, address: str, chosen: list[str], times: int) -> Iterator[str]:
    """The frame times of Magellan's map in a late position: at rest, and while it is zoomed and dragged."""
    if "magellan" not in chosen:
        return
    yield f"{'Frames of the map, ms':28}{'rest p95':>9}{'median':>9}{'p95':>9}   long tasks (goals: p95 of at most 20, none)"
    table = recorded(DUEL, crowded)
    for size in SIZES:
        person = opened(browser, address, size, table, "normal")
        page = person.page
        box = page.locator(".board-frame").bounding_box()
        if box is None:
            raise Failure("The map is not visible.")
        page.evaluate(FRAMES)
        page.wait_for_timeout(1000)
        still = page.evaluate("stopFrames()")
        moving: list[float] = []
        for _ in range(times):
            page.evaluate(FRAMES)
            move = pinch_and_drag if person.taps else wheel_and_drag
            move(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            moving += page.evaluate("stopFrames()")
        tasks = person.noted("longTasks")
        page.close()
        yield f"{size:28}{tail(still):>9.1f}{middle(moving):>9.1f}{tail(moving):>9.1f}   {long(tasks)}"


TABLES = {"clicks": clicks, "waits": waits, "answers": answers, "frames": frames}


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Clicks, waits, answers and frames of the games.")
    parser.add_argument("--only", choices=TABLES, help="one table only")
    parser.add_argument("--game", choices=games.ids(), help="one game only, except for the clicks")
    parser.add_argument("--times", type=int, default=3, help="how often each thing is measured")
    given = parser.parse_args()
    chosen = [given.game] if given.game else list(games.ids())
    with sync_playwright() as playwright, Server(SITE) as site:
        browser = playwright.chromium.launch(**browsers.chromium())
        for name, table in TABLES.items():
            if given.only in (None, name):
                for line in table(browser, site.address, chosen, given.times):
                    print(line, flush=True)
                print()
        browser.close()


if __name__ == "__main__":
    with told():
        main()
