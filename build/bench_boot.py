"""Measure the start in Chromium: our page up to its first legal action, beside a bare `loadPyodide()`, in one run.

Bare means Pyodide's stock files, main thread, no package: the least that any page with Pyodide waits. Ours means from
navigation to a legal action that can be taken: a place on offer, or the die. Cold is a fresh profile, warm the second
visit. Rounds alternate, so that noise of the machine falls on both; trust the ratios.
"""

import argparse
import json
import os
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from failure import Failure, told
from serve import SITE, Server

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "node_modules" / "pyodide"
STOCK = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
BARE_PAGE = """<!doctype html>
<meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<script type="module" src="bare.mjs"></script>
"""
# In this folder the server lets browsers keep files, as it does with ours.
KEPT = "runtime/pinned"
BARE_SCRIPT = """
import { loadPyodide } from "./runtime/pinned/pyodide.mjs";
const py = await loadPyodide();
py.runPython("1 + 1");
document.documentElement.dataset.ready = String(performance.now());
"""
# The moment is noted by the page itself, once per frame: asking from outside would add its own delay.
WATCH_FIRST_ACTION = """
(() => {
  const look = () => {
    const offered = [...document.querySelectorAll(".board button.target, button.die-button")];
    if (offered.some((button) => !button.disabled && button.getClientRects().length)) {
      document.documentElement.dataset.ready = String(performance.now());
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})();
"""


def bare_site(folder: Path) -> None:
    """A page that does nothing but start Pyodide from its stock files."""
    (folder / KEPT).mkdir(parents=True)
    for name in STOCK:
        shutil.copyfile(PYODIDE / name, folder / KEPT / name)
    (folder / "index.html").write_text(BARE_PAGE)
    (folder / "bare.mjs").write_text(BARE_SCRIPT)


def ready_after(page: Page, address: str) -> float:
    """Milliseconds from navigation to the page saying that it is ready."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("document.documentElement.dataset.ready !== undefined", timeout=60_000)
    return float(page.evaluate("Number(document.documentElement.dataset.ready)"))


def cold_and_warm(browser: Browser, address: str, script: str | None) -> tuple[float, float]:
    """The first and the second visit of a fresh profile."""
    with browser.new_context() as context:
        if script:
            context.add_init_script(script)
        times = []
        for _ in range(2):
            page = context.new_page()
            times.append(ready_after(page, address))
            page.close()
    return times[0], times[1]


def main() -> None:
    """Run the rounds and print medians and ratios."""
    parser = argparse.ArgumentParser(description="Time from navigation to the first legal action.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="magot")
    chosen = parser.parse_args()
    found = ROOT / "dist" / "browsers.json"
    if not found.exists():
        raise Failure("dist/browsers.json is missing: `make browsers` finds the browsers.")
    executable = json.loads(found.read_text())["chromium"]
    arguments = [
        "--disable-gpu",
        "--no-first-run",
        *(["--no-sandbox"] if os.geteuid() == 0 else []),
    ]
    bare: list[tuple[float, float]] = []
    ours: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare_site(Path(folder) / "bare")
        with Server(Path(folder) / "bare") as stock, Server(SITE) as site:
            for _ in range(chosen.rounds):
                for results, address, script in (
                    (bare, stock.address, None),
                    (ours, f"{site.address}?game={chosen.game}&start", WATCH_FIRST_ACTION),
                ):
                    browser = playwright.chromium.launch(executable_path=executable, args=arguments)
                    results.append(cold_and_warm(browser, address, script))
                    browser.close()
    print(f"Chromium, milliseconds, median of {chosen.rounds} (lowest to highest)")
    print(f"{'':6}{'bare loadPyodide()':>26}{'first legal action':>26}{'ratio':>8}")
    for column, name in enumerate(("cold", "warm")):
        least, most = [[times[column] for times in results] for results in (bare, ours)]
        print(f"{name:6}{shown(least):>26}{shown(most):>26}{ratio(most, least):>8.2f}")


def shown(times: list[float]) -> str:
    """A median with its spread."""
    return f"{statistics.median(times):.0f} ({min(times):.0f} to {max(times):.0f})"


def ratio(ours: list[float], bare: list[float]) -> float:
    """How many times as long ours takes."""
    return statistics.median(ours) / statistics.median(bare)


if __name__ == "__main__":
    with told():
        main()
