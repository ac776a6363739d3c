"""Measure how long our page takes to start in three browser engines, and compare it with two other pages.

- bare: `loadPyodide()` with Pyodide's stock files, on the main thread, without packages. No page with Pyodide starts faster.
- plain: a PyScript worker with stock Pyodide that unpacks and imports pydantic's wheels. This is the usual way.
- ours: from navigation until a legal action can be taken, on the board or with the die.

Cold is the first visit with a fresh profile; warm is the second visit, after the first page has settled.
With a slow line, all connections together carry 10 Mbit/s, each request waits 40 ms, and files are sent with gzip; only bare
and ours are visited, and only cold.
Each round visits all pages, so that noise of the machine affects them alike; trust the ratios. The program does not observe
the browsers' requests, since that would slow down a page of many files.
Afterwards it prints the number of requests up to the first action, and the bytes that a host sends with gzip: up to the first
action, and for the whole site, with what each of the largest files is for.
"""

import argparse
import gzip
import os
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import browsers
from bench_pages import FIRST_ACTION, PAGES, ours
from e2e.engines.driver import Driver, Puppeteer, WebKit
from failure import told
from serve import SITE, Server
from slow_line import SlowServer

ROOT = Path(__file__).resolve().parent.parent
SETTLED = 10.0
"""Seconds until a page has finished its work after the start: ours then loads pydantic and stores itself for offline use."""
PATIENCE = 300.0
"""Seconds that a page may take over a slow line."""
READY = "document.documentElement.dataset.ready"


PURPOSES = {
    ".map": "sources, for whoever looks into the page; never loaded by it",
    "pyodide.asm.wasm": "Python itself, and the C parts of its standard library",
    "pyodide.rest.wasm": "the functions of Python that games do not use; comes after the first board",
    "memory-": "Python's memory with the rules of all games imported: nothing is left to import",
    "pyodide.asm.js": "connects WebAssembly with JavaScript",
    "core.js": "PyScript: starts the worker and passes calls to it",
    "styles/": "the style sheets of the page",
    "page-": "the page: all modules that the first board needs",
    "woff2": "a font",
    "records-": "pydantic, which reads saves and links; comes after the first board",
    "stdlib-": "the standard library, for pydantic; comes after the first board",
    "escales-": "the rules as modules, for pydantic and for a start without the memory",
    "magellan/board": "the board of Magellan",
}
"""What the large files are for, by a part of their names."""


@dataclass
class Visit:
    """How to visit one of the pages: its server, and the query of its address."""

    server: Server
    query: str

    def times(self, driver: Driver) -> tuple[float, float]:
        """Milliseconds from navigation until the page says that it is ready: cold, then warm."""
        driver.fresh()
        times = []
        for _ in range(2):
            driver.open(self.server.address + self.query)
            times.append(float(driver.wait(READY)))
            time.sleep(SETTLED)
            driver.open("about:blank")
        return times[0], times[1]


def engines() -> dict[str, Callable[[], Driver]]:
    """How to start each engine that this machine has; prints why each of the others is missing."""
    found = browsers.found()
    arguments = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    starts: dict[str, Callable[[], Driver]] = {
        "chromium": lambda: Puppeteer("chrome", found["chromium"], *arguments),
        "firefox": lambda: Puppeteer("firefox", found["firefox"]),
        "webkit": lambda: WebKit(found["webkit_driver"], found["webkit_browser"], found["xvfb"]),
    }
    for name, reason in found["reasons"].items():
        print(f"{name} is not measured: {reason}.")
        starts.pop(name, None)
    return starts


def measure(starts: dict[str, Callable[[], Driver]], rounds: int, query: str) -> None:
    """Visit all pages in all engines; print medians and ratios."""
    with tempfile.TemporaryDirectory() as folder:
        visits = {}
        for name, make in PAGES.items():
            make(Path(folder) / name)
            server = Server(Path(folder) / name)
            visits[name] = Visit(server.__enter__(), query if name == "ours" else "")
        try:
            print(f"Milliseconds, median of {rounds} (lowest to highest); right: relative to bare")
            print("".join(f"{word:>22}" for word in ("", *PAGES)) + f"{'plain':>8}{'ours':>8}")
            for engine, start in starts.items():
                report(engine, start, visits, rounds)
        finally:
            for visit in visits.values():
                visit.server.__exit__(None, None, None)


def report(engine: str, start: Callable[[], Driver], visits: dict[str, Visit], rounds: int) -> None:
    """Measure one engine, and print its two lines: cold and warm."""
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


def measure_slow(starts: dict[str, Callable[[], Driver]], rounds: int, query: str) -> None:
    """Visit bare and ours over a slow line in all engines; print medians and the ratio."""
    print(f"\nOver a slow line, cold, median of {rounds}")
    print("".join(f"{word:>22}" for word in ("", "bare", "ours")) + f"{'ours':>8}")
    for engine, start in starts.items():
        times: dict[str, list[float]] = {"bare": [], "ours": []}
        for _ in range(rounds):
            for name, found in times.items():
                found.append(visit_slowly(name, start, query if name == "ours" else ""))
        ratio = statistics.median(times["ours"]) / statistics.median(times["bare"])
        columns = "".join(f"{shown(found):>22}" for found in times.values())
        print(f"{engine:22}{columns}{ratio:8.2f}")


def visit_slowly(name: str, start: Callable[[], Driver], query: str) -> float:
    """Milliseconds from navigation over a slow line until the page says that it is ready."""
    with tempfile.TemporaryDirectory() as folder:
        PAGES[name](Path(folder) / name)
        with SlowServer(Path(folder) / name) as server:
            driver = start()
            try:
                driver.fresh()
                driver.open(server.address + query)
                return float(driver.wait(READY, PATIENCE))
            finally:
                driver.close()


def shown(times: list[float]) -> str:
    """The median with the lowest and the highest value."""
    return f"{statistics.median(times):.0f} ({min(times):.0f} to {max(times):.0f})"


def sent(path: Path) -> int:
    """The bytes that a host sends for a file: compressed, if that makes it smaller."""
    content = path.read_bytes()
    return min(len(content), len(gzip.compress(content, 9)))


def weigh(start: Callable[[], Driver], query: str, least: int = 15_000) -> None:
    """Print the bytes sent up to the first action and for the whole site, by file; files below *least* bytes are summed up."""
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
    print(f"\nRequests to the first legal action: {len(early)}")
    for title, chosen in (
        ("To the first legal action", {name: sizes[name] for name in sizes if name in named}),
        ("The whole site", sizes),
    ):
        print(f"\n{title}: {sum(chosen.values()) / 1e6:.2f} MB in {len(chosen)} files")
        small = {name: size for name, size in chosen.items() if size < least}
        for name in sorted(chosen.keys() - small.keys(), key=lambda name: -chosen[name]):
            print(f"{chosen[name] / 1e6:8.2f}  {name}: {purpose(name)}")
        print(f"{sum(small.values()) / 1e6:8.2f}  {len(small)} smaller files")


def purpose(name: str) -> str:
    """What a large file is for."""
    return next((words for part, words in PURPOSES.items() if part in name), "")


def main() -> None:
    """Run the rounds, print medians and ratios, then the sizes."""
    parser = argparse.ArgumentParser(description="Time from navigation to the first legal action.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="magot")
    parser.add_argument(
        "--engine", action="append", help="measure only this engine; may be repeated"
    )
    chosen = parser.parse_args()
    query = f"?game={chosen.game}&start"
    starts = engines()
    wanted = {name: starts[name] for name in chosen.engine or starts if name in starts}
    measure(wanted, chosen.rounds, query)
    measure_slow(wanted, chosen.rounds, query)
    weigh(starts["chromium"], query)


if __name__ == "__main__":
    with told():
        main()
