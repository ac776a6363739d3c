"""Measure how the four games play in Chromium, on a desktop and on a phone.

    PYTHONPATH=. python build/bench_games.py

Four tables: the clicks of typical goals; the seconds from the end of one's turn to one's own turn against two Matelots; the
time from a click to the painted change, with long tasks; frame times while Magellan's map is zoomed and dragged.
"""

import argparse
import json
import re
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, cast

from playwright.sync_api import Browser, Locator, Page, sync_playwright

import browsers
from bench_play import PROBE
from escales import bots, games
from escales.core import CHANCE, Action, Seat, Table
from escales.core.seat import COLOURS
from escales.games.magellan.state import State as Magellan
from escales.records import write
from failure import Failure, told
from serve import SITE, Server
from tests import playthroughs

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
ROUNDS, MOVES = 6, 40
"""The rounds after which a wait is measured; in Le Magot, whose rounds are long, the log entries."""
FRAMES = """
(async () => {
  const stamps = [];
  window.stopFrames = () => stamps.slice(1).map((at, before) => at - stamps[before]);
  const next = (at) => (stamps.push(at), requestAnimationFrame(next));
  requestAnimationFrame(next);
})();
"""
CAPITAL = """(name) => {
  const town = [...document.querySelectorAll(".capitals g")].find((one) => one.textContent.includes(name));
  const box = town.querySelector("circle").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

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
        """Click or tap a capital of Magellan's map; show the whole map first if the capital is out of sight."""
        self.bring(self.page.evaluate(CAPITAL, name))
        x, y = self.page.evaluate(CAPITAL, name)
        self.clicks += 1
        (self.page.touchscreen.tap if self.taps else self.page.mouse.click)(x, y)

    def bring(self, point: list[float]) -> None:
        """Show the whole map, unless *point*, in px, is in sight."""
        if not self.page.evaluate(IN_SIGHT, point):
            self.hit(self.page.get_by_role("button", name="Whole board"))

    def place(self, place: str) -> None:
        """Click or tap an offered place of the map, or the cell that stands for it while the map is small."""
        cell = place.partition(".")[0]
        target = self.page.locator(
            f'.target[data-place="{place}"], .target.of-several[data-place="{cell}"]'
        ).first
        target.wait_for()
        self.page.wait_for_timeout(500)  # the map comes to rest
        box = target.bounding_box()
        if box is None:
            raise Failure(f"{place} is not offered.")
        self.bring([box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.hit(target)

    def move(self) -> int:
        """The number of log entries that the page shows."""
        return int(self.page.locator(".table[data-move]").get_attribute("data-move") or 0)

    def wait(self, move: int) -> None:
        """Wait until the page shows at least *move* log entries."""
        self.page.wait_for_function(
            "move => Number(document.querySelector('.table[data-move]')?.dataset.move) >= move",
            arg=move,
        )


def seats(count: int, company: str = "human") -> list[Seat]:
    """One person, and *company* in the other seats."""
    return [
        Seat(("Ann", "Bob", "Eve", "Leo")[at], COLOURS[at], "human" if at == 0 else company)
        for at in range(count)
    ]


def recorded(record: str, reached: Callable[[Table], bool]) -> Table:
    """A recorded game of Magellan at the first position that *reached* accepts, with people in all seats."""
    played = playthroughs.read(
        (playthroughs.FOLDER / "magellan/playthroughs" / f"{record}.txt").read_text("utf-8")
    )
    table = Table(games.load("magellan"), seats(played.header["seats"]), played.header["options"])
    for action in played.actions:
        if reached(table):
            return table
        table.replay(action)
    raise Failure(f"{record} never comes to the wanted position.")


def played_on(game: str, reached: Callable[[Table], bool], company: str = "human") -> Table:
    """A game of three seats that Mousses have played up to the first position that *reached* accepts."""
    rules = games.load(game)
    table, player, rng = Table(rules, seats(3, company)), bots.load("mousse", rules), Random(1)
    while (actor := table.state.actor) is not None:
        if reached(table):
            return table
        if actor == CHANCE:
            table.roll()
        else:
            choices = table.state.legal_actions()
            table.replay(player.choose(partial(table.state.view, actor), choices, rng))
    raise Failure(f"{game} never comes to the wanted position.")


def ends_turn(table: Table) -> bool:
    """Whether the first seat ends its turn with the next click, after some rounds."""
    state = table.state
    if table.game.meta.id == "magot":
        return len(table.log) > MOVES and state.actor == CHANCE and state.roller == 0
    return state.round >= ROUNDS and state.actor == 0 and Action("done") in state.legal_actions()


def overseas(table: Table) -> bool:
    """Whether Magellan's first seat can bring a jeep overseas."""
    state = cast(Magellan, table.state)
    return state.phase == "turn" and state.round >= 8 and state.actor == 0 and state.points >= 5


def laden(table: Table) -> bool:
    """Whether a plane of Magellan carries a jeep."""
    state = cast(Magellan, table.state)
    return state.phase == "turn" and any(state.load[plane] != -1 for plane in range(24, 30))


def opened(browser: Browser, address: str, size: str, table: Table, speed: str) -> Person:
    """The page of a game."""
    page = browser.new_page(**SIZES[size])
    page.add_init_script(
        f"localStorage.setItem('escales.settings', {json.dumps(json.dumps({'speed': speed}))});"
    )
    page.add_init_script(PROBE.replace('".die-button, .target"', '"button, .target"'))
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
    alone = page.get_by_role("button", name=re.compile("I am Ann|Je suis Ann"))
    controls = page.locator(".table [data-action], .die-button:enabled, .target, [data-mover]")
    controls.or_(alone).first.wait_for()
    if alone.is_visible():
        together = page.get_by_role(
            "button", name=re.compile("We all play here|Nous jouons tous ici")
        )
        (together if together.is_visible() else alone).click()
        controls.first.wait_for()
    page.wait_for_timeout(1500)
    page.evaluate("playNotes.longTasks.length = playNotes.painted.length = 0")
    return person


def trip_overseas(person: Person) -> None:
    """A jeep goes from its base to Madagascar: load, sail, land."""
    move = person.move()
    person.town("Tananarive")
    person.page.locator(".route").wait_for()
    person.town("Tananarive")
    person.wait(move + 5)


def trip_by_plane(person: Person) -> None:
    """A plane flies and lands with its jeep."""
    move = person.move()
    person.hit('[data-mover="plane-0-01"]')
    person.place("5N1.l1")
    person.hit('[data-way="5N1.l1"]')
    person.wait(move + 3)


def plain_turn(person: Person) -> None:
    """Announce land, which spins; choose the first way."""
    move = person.move()
    person.hit('[data-action="announce land"]')
    person.wait(move + 2)
    if person.page.locator('.choices [data-action^="move"]').count():
        person.hit('.choices [data-action^="move"]')
        person.wait(move + 3)


def one_throw(person: Person) -> None:
    """Throw the die of Le Magot."""
    move = person.move()
    person.hit(".die-button")
    person.wait(move + 1)


GOALS: list[tuple[str, int, Callable[[], Table], Callable[[Person], None]]] = [
    (
        "Magellan, jeep overseas",
        4,
        lambda: recorded("simple-won-by-income", overseas),
        trip_overseas,
    ),
    (
        "Magellan, plane and jeep",
        3,
        lambda: recorded("variant1-won-by-income", laden),
        trip_by_plane,
    ),
    (
        "Marco Polo, plain turn",
        2,
        lambda: played_on(
            "marco_polo",
            lambda table: (
                table.state.actor == 0
                and Action("announce", ("land",)) in table.state.legal_actions()
            ),
            "matelot",
        ),
        plain_turn,
    ),
    ("Le Magot, turn", 1, lambda: played_on("magot", ends_turn), one_throw),
]


def clicks_of_goals(browser: Browser, address: str) -> Iterator[str]:
    """One line for each goal: the clicks on a desktop and on a phone, and the most that they should be."""
    for name, most, position, act in GOALS:
        counts = []
        for size in SIZES:
            person = opened(browser, address, size, position(), "instant")
            act(person)
            counts.append(person.clicks)
            person.page.close()
        yield f"{name:28}{counts[0]:>9}{counts[1]:>9}{most:>9}"


def wait_for_turn(
    browser: Browser, address: str, size: str, game: str, speed: str
) -> tuple[float, list[float]]:
    """Seconds from the end of one's turn to one's own turn against two Matelots, and the long tasks meanwhile, in ms."""
    person = opened(browser, address, size, played_on(game, ends_turn, "matelot"), speed)
    move = person.move()
    began = time.monotonic()
    person.hit(".die-button" if game == "magot" else '[data-action="done"]')
    if game == "magellan" and person.page.locator(".foreseen").count():
        person.hit('[data-action="done"]')
    person.wait(move + 1)
    mine = ".table:has(.seat-card:first-child.active) :is(.die-button:enabled, [data-action], .target), .ending"
    person.page.locator(mine).locator("visible=true").first.wait_for(timeout=120_000)
    seconds = time.monotonic() - began
    tasks = person.page.evaluate("playNotes.longTasks")
    person.page.close()
    return seconds, tasks


def frames(browser: Browser, address: str, size: str) -> list[float]:
    """The frame times in ms while Magellan's map, with a late position's pieces, is zoomed and dragged."""
    table = recorded(
        "long-duel-past-the-fiftieth-card",
        lambda table: table.state.round >= 20 and table.state.actor == 0,
    )
    person = opened(browser, address, size, table, "normal")
    page = person.page
    box = page.locator(".board-frame").bounding_box()
    if box is None:
        raise Failure("The map is not visible.")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(FRAMES)
    page.mouse.move(x, y)
    for delta in [-60] * 20 + [60] * 10:
        page.mouse.wheel(0, delta)
        page.wait_for_timeout(16)
    for way in (1, -1, 1):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + way * 120, y + way * 40, steps=30)
        page.mouse.up()
    noted: list[float] = page.evaluate("stopFrames()")
    page.close()
    return noted


def tail(figures: list[float]) -> float:
    """The 95th percentile."""
    return sorted(figures)[max(0, round(0.95 * len(figures)) - 1)] if figures else 0.0


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description="Clicks, waits and frame times of the four games.")
    parser.add_argument("--only", choices=("clicks", "waits", "frames"), help="one table only")
    only = parser.parse_args().only
    with sync_playwright() as playwright, Server(SITE) as site:
        browser = playwright.chromium.launch(**browsers.chromium())
        if only in (None, "clicks"):
            print(f"{'Clicks of a goal':28}{'desktop':>9}{'phone':>9}{'at most':>9}")
            for line in clicks_of_goals(browser, site.address):
                print(line, flush=True)
        if only in (None, "waits"):
            print(
                f"\n{'Own turn to own turn, s':28}{'normal':>9}{'fast':>9}   long tasks (goals: 5 and 1 s, none)"
            )
            for game in games.ids():
                for size in SIZES:
                    (normal, slow), (fast, more) = (
                        wait_for_turn(browser, site.address, size, game, speed)
                        for speed in ("normal", "fast")
                    )
                    tasks = [*slow, *more]
                    print(
                        f"{f'{game}, {size}':28}{normal:>9.1f}{fast:>9.1f}   "
                        f"{len(tasks)} (longest {max(tasks, default=0):.0f} ms)",
                        flush=True,
                    )
        if only in (None, "frames"):
            print(
                f"\n{'Frames of the map, ms':28}{'median':>9}{'p95':>9}   (goal: p95 of at most 20)"
            )
            for size in SIZES:
                noted = frames(browser, site.address, size)
                print(f"{size:28}{statistics.median(noted):>9.1f}{tail(noted):>9.1f}", flush=True)
        browser.close()


if __name__ == "__main__":
    with told():
        main()
