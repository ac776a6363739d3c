"""Measure the start in three engines: our page up to its first legal action, beside the least that others wait; in one run.

- bare: `loadPyodide()` from Pyodide's stock files, main thread, no package: the least that any page with Pyodide waits.
- plain: a PyScript worker with stock Pyodide, pydantic's wheels unpacked and imported: how one would go about it.
- ours: from navigation to a legal action that can be taken, a place on offer or the die.

Cold is a fresh profile, warm the second visit, when the first has come to rest.
Rounds alternate, so that noise of the machine falls on all; trust the ratios. Nothing listens to the browsers' requests.
Then the bytes: what is asked for up to the first action, and all of the site, as a host sends it, compressed by gzip.
"""

import argparse
import gzip
import json
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bench_pages import FIRST_ACTION, PAGES, ours
from e2e.engines.driver import Driver, Puppeteer, WebKit
from failure import Failure, told
from serve import SITE, Server

ROOT = Path(__file__).resolve().parent.parent
SETTLED = 10.0
"""Seconds until a page has done what it leaves for after the start: ours reads pydantic, keeps itself for no network."""
READY = "document.documentElement.dataset.ready"


@dataclass
class Visit:
    """A way to look at one of the pages."""

    server: Server
    query: str

    def times(self, driver: Driver) -> tuple[float, float]:
        """Milliseconds from navigation to the page saying that it is ready: in a fresh profile, and once more."""
        driver.fresh()
        times = []
        for _ in range(2):
            driver.open(self.server.address + self.query)
            times.append(float(driver.wait(READY)))
            time.sleep(SETTLED)
            driver.open("about:blank")
        return times[0], times[1]


def engines() -> dict[str, Callable[[], Driver]]:
    """How to start each engine that this machine has; says of each other one why it has not."""
    file = ROOT / "dist" / "browsers.json"
    if not file.exists():
        raise Failure("dist/browsers.json is missing: `make browsers` finds the browsers.")
    found = json.loads(file.read_text())
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    starts: dict[str, Callable[[], Driver]] = {
        "chromium": lambda: Puppeteer("chrome", found["chromium"], *arguments),
        "firefox": lambda: Puppeteer("firefox", found["firefox"]),
        "webkit": lambda: WebKit(found["webkit_driver"], found["webkit_browser"], found["xvfb"]),
    }
    for name, reason in found["reasons"].items():
        print(f"No {name}: {reason}.")
        starts.pop(name, None)
    return starts


def measure(starts: dict[str, Callable[[], Driver]], rounds: int, query: str) -> None:
    """Visit all pages in all engines, and print medians and ratios."""
    with tempfile.TemporaryDirectory() as folder:
        visits = {}
        for name, make in PAGES.items():
            make(Path(folder) / name)
            server = Server(Path(folder) / name)
            visits[name] = Visit(server.__enter__(), query if name == "ours" else "")
        try:
            print(f"Milliseconds, median of {rounds} (lowest to highest); times the bare start")
            print("".join(f"{word:>22}" for word in ("", *PAGES)) + f"{'plain':>8}{'ours':>8}")
            for engine, start in starts.items():
                report(engine, start, visits, rounds)
        finally:
            for visit in visits.values():
                visit.server.__exit__(None, None, None)


def report(engine: str, start: Callable[[], Driver], visits: dict[str, Visit], rounds: int) -> None:
    """One engine's two lines."""
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in visits}
    for _ in range(rounds):
        for name, visit in visits.items():
            driver = start()
            try:
                times[name].append(visit.times(driver))
            finally:
                driver.close()
    for column, visited in enumerate(("cold", "warm")):
        found = {name: [pair[column] for pair in pairs] for name, pairs in times.items()}
        least = statistics.median(found["bare"])
        ratios = [statistics.median(found[name]) / least for name in ("plain", "ours")]
        columns = "".join(f"{shown(found[name]):>22}" for name in visits)
        print(f"{engine + ', ' + visited:22}{columns}" + "".join(f"{one:8.2f}" for one in ratios))


def shown(times: list[float]) -> str:
    """A median with its spread."""
    return f"{statistics.median(times):.0f} ({min(times):.0f} to {max(times):.0f})"


def sent(path: Path) -> int:
    """How many bytes a host sends for a file: compressed, where that makes it smaller."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))


def weigh(start: Callable[[], Driver], query: str, least: int = 50_000) -> None:
    """Print what is transferred up to the first action, by file, and how much the whole site is."""
    with tempfile.TemporaryDirectory() as folder:
        ours(Path(folder) / "ours")
        with Server(Path(folder) / "ours") as server:
            driver = start()
            driver.fresh()
            driver.open(server.address + query)
            driver.wait(READY)
            while f"/{FIRST_ACTION}" not in server.asked:
                time.sleep(0.1)
            asked = list(server.asked)
            early = asked[: asked.index(f"/{FIRST_ACTION}")]
            driver.close()
    files = [path for path in sorted(SITE.rglob("*")) if path.is_file()]
    sizes = {path.relative_to(SITE).as_posix(): sent(path) for path in files}
    named = {path.lstrip("/") or "index.html" for path in early}
    for title, chosen in (
        ("To the first legal action", {name: sizes[name] for name in sizes if name in named}),
        ("The whole site", sizes),
    ):
        print(f"\n{title}: {sum(chosen.values()) / 1e6:.2f} MB in {len(chosen)} files")
        small = {name: size for name, size in chosen.items() if size < least}
        for name in sorted(chosen.keys() - small.keys(), key=lambda name: -chosen[name]):
            print(f"{chosen[name] / 1e6:8.2f}  {name}")
        print(f"{sum(small.values()) / 1e6:8.2f}  {len(small)} smaller files")


def main() -> None:
    """Run the rounds, print medians and ratios, then the sizes."""
    parser = argparse.ArgumentParser(description="Time from navigation to the first legal action.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="magot")
    parser.add_argument("--engine", action="append", help="only this one; may be given again")
    chosen = parser.parse_args()
    query = f"?game={chosen.game}&start"
    starts = engines()
    wanted = {name: starts[name] for name in chosen.engine or starts if name in starts}
    measure(wanted, chosen.rounds, query)
    weigh(starts["chromium"], query)


if __name__ == "__main__":
    with told():
        main()
