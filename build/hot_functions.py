"""Find out which functions of Pyodide's WebAssembly games use, and write them to build/hot-functions.json.

    make site browsers && python build/hot_functions.py

The program starts a Python in which every function notes its first call, from the memory that the page starts from, and lets
it play each game with each bot, save, share, and read saves and links. Then it opens
each game in Chromium. Run it after a new Pyodide, and when much of the
engine has changed: the build goes on without a function in the list, but a page that calls it has to load the rest first.
"""

import json
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import browsers
import runtime
from failure import told
from in_node import in_node
from serve import SITE, Server
from split import LIST, digest, split, watched
from wasm import Module
from wheels import wheel

ROOT = Path(__file__).resolve().parent.parent
STOCK = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"

SETTLED = 30_000
"""Milliseconds after which the page shows the board, and has loaded what reads records."""
KEEP_EXPORTS = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    if (made.exports?.["called.0"]) globalThis.watched = made.exports;
    return made;
};
"""
"""Put before the module that starts Python: the program reads from the exports what was called."""
CALLED = """Object.keys(watched).filter((name) => name.startsWith("called.") && watched[name].value)
    .map((name) => Number(name.slice("called.".length)))"""


def runs(found: list[int]) -> list[int]:
    """Ascending numbers as lengths: how many are left out, how many are not, in turn."""
    lengths: list[int] = []
    at = 0
    for index in found:
        if lengths and index == at:
            lengths[-1] += 1
        else:
            lengths += [index - at, 1]
        at = index + 1
    return lengths


def under_node(wasm: Path) -> set[int]:
    """The functions that are called when each game is played with each bot, and read back."""
    archives = runtime.archives([wheel()])
    job = {"wasm": str(wasm)} | {name: str(path) for name, path in archives.items()}
    failing = "The games could not be played"
    printed = in_node(failing, "hot_functions.mjs", json.dumps(job))
    return set(json.loads(printed.splitlines()[-1]))


def in_the_page(folder: Path, wasm: Path) -> set[int]:
    """The functions that the page itself calls when it starts; it does more than a Python under Node."""
    site = folder / "site"
    shutil.copytree(SITE, site)
    pinned = site / "runtime" / "pinned"
    shutil.copyfile(wasm, next(pinned.glob("pyodide-*/pyodide.asm.wasm")))
    for module in site.rglob("interpreter-*.js"):
        module.write_text(KEEP_EXPORTS + module.read_text())
    found: set[int] = set()
    with sync_playwright() as playwright, Server(site) as server:
        browser = playwright.chromium.launch(**browsers.chromium())
        for game in json.loads((site / "games" / "index.json").read_text()):
            page = browser.new_page(service_workers="block")
            page.goto(f"{server.address}?game={game['id']}&start")
            page.wait_for_timeout(SETTLED)
            found.update(page.workers[0].evaluate(CALLED))
            page.close()
    return found


def main() -> None:
    """Play, and write the list."""
    content = STOCK.read_bytes()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wasm = folder / "watched.wasm"
        wasm.write_bytes(watched(content))
        found = under_node(wasm)
        everything = range(len(Module.read(content).bodies()))
        wasm.write_bytes(watched(split(content, everything).hot))
        found |= in_the_page(folder, wasm)
    LIST.write_text(json.dumps({"wasm": digest(content), "runs": runs(sorted(found))}) + "\n")
    print(f"{len(found)} functions are hot.")


if __name__ == "__main__":
    with told():
        main()
