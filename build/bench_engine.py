"""Print the speed of the engine on CPython and in Pyodide, compared with catanatron.

`make bench` calls it. All figures come from one run on one machine: trust the ratios, not the figures.
"""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from failure import Failure, told

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "build"


def measured(command: list[str]) -> dict[str, Any]:
    """The figures from one run of measures.py."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        raise Failure(f"Measuring failed: {(done.stderr.strip() or done.stdout)[-300:]}")
    found: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def main() -> None:
    """Measure both Pythons and print a table."""
    packages = sysconfig.get_paths()["purelib"]
    node = os.environ.get("NODE", "node")
    columns = {
        "CPython": measured([sys.executable, str(HERE / "measures.py")]),
        "Pyodide": measured([node, str(HERE / "measures.mjs"), str(ROOT / "engine"), packages]),
    }
    print(f"{'engine, random play':40}" + "".join(f"{column:>14}" for column in columns))
    rivals = [found["catanatron"] for found in columns.values()]
    line("catanatron, actions/s", [f"{rate:,.0f}" for rate in rivals])
    for name in columns["CPython"]["games"]:
        rows = [found["games"][name] for found in columns.values()]
        line(f"{name}, actions/s", [f"{row['play']:,.0f}" for row in rows])
        ratios = [row["play"] / rival for row, rival in zip(rows, rivals, strict=True)]
        line(f"{name}, times catanatron", [f"{ratio:.1f}" for ratio in ratios])
        line(f"{name}, replay, actions/s", [f"{row['replay']:,.0f}" for row in rows])
        line(f"{name}, clone, µs", [f"{row['clone']:.2f}" for row in rows])
        line(f"{name}, view, µs", [f"{row['view']:.1f}" for row in rows])
    print(f"\n{'bots that look ahead':40}" + "".join(f"{column:>14}" for column in columns))
    for bot in columns["CPython"]["catanatron bots"]:
        rates = [found["catanatron bots"][bot] for found in columns.values()]
        line(f"catanatron {bot}, decisions/s", [speed(rate) for rate in rates])
    for name in columns["CPython"]["games"]:
        rows = [found["games"][name] for found in columns.values()]
        line(f"{name}, Matelot, decisions/s", [speed(row["matelot"]) for row in rows])
        line(f"{name}, search, iterations/s", [speed(row["search"]) for row in rows])
        if rows[0]["plan"] is not None:
            line(f"{name}, planning a way, p95, ms", [f"{row['plan']:.1f}" for row in rows])


def speed(rate: float | None) -> str:
    """A rate; a player that the installed package does not have has none."""
    if rate is None:
        return "not there"
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"


def line(what: str, cells: list[str]) -> None:
    """One line of the table."""
    print(f"{what:40}" + "".join(f"{cell:>14}" for cell in cells))


if __name__ == "__main__":
    with told():
        main()
