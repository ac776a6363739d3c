"""Make the pages whose start bench_boot.py measures."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import offline
from serve import SITE
from wheels import wasm_wheels

ROOT = Path(__file__).resolve().parent.parent
PYODIDE = ROOT / "node_modules" / "pyodide"
PYSCRIPT = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
STOCK = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide-lock.json",
    "python_stdlib.zip",
)
PAGE = """<!doctype html>
<meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,">
<script type="module" src="start.mjs"></script>
"""
# The server lets browsers cache files in this folder, as it does for our page.
KEPT = "runtime/pinned"
BARE = """
import { loadPyodide } from "./runtime/pinned/pyodide.mjs";
const py = await loadPyodide();
py.runPython("1 + 1");
document.documentElement.dataset.ready = String(performance.now());
"""
PLAIN = """
import { PyWorker } from "./runtime/pinned/pyscript/core.js";
const wheels = WHEELS.map((wheel) => new URL(`runtime/pinned/${wheel}`, location).href);
const worker = await PyWorker("./worker.py", {
  version: new URL("runtime/pinned/pyodide.mjs", location).href,
  config: { sync_main_only: true, files: Object.fromEntries(wheels.map((wheel) => [wheel, "./*"])) },
});
await worker.sync.check("{}");
document.documentElement.dataset.ready = String(performance.now());
"""
PLAIN_WORKER = """
from pydantic import BaseModel

class Request(BaseModel):
    seat: int | None = None

def check(request):
    return Request.model_validate_json(request).model_dump_json()

__export__ = ["check"]
"""
FIRST_ACTION = "first-action.txt"
"""The file that our page requests as soon as the first action can be taken."""
# The page itself looks for the first action, once per frame: looking from outside would add a delay.
WATCH = """
const look = () => {
  const offered = [...document.querySelectorAll(".board button.target, button.die-button")];
  if (offered.some((button) => !button.disabled && button.getClientRects().length)) {
    document.documentElement.dataset.ready = String(performance.now());
    void fetch("first-action.txt");
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def stock(folder: Path, script: str) -> None:
    """Write a page that runs a script, and Pyodide's stock files."""
    (folder / KEPT).mkdir(parents=True)
    for name in STOCK:
        shutil.copyfile(PYODIDE / name, folder / KEPT / name)
    (folder / "index.html").write_text(PAGE)
    (folder / "start.mjs").write_text(script)


def bare(folder: Path) -> None:
    """Write the page that starts Pyodide alone."""
    stock(folder, BARE)


def plain(folder: Path) -> None:
    """Write the page that starts PyScript with pydantic."""
    wheels = wasm_wheels()
    stock(folder, PLAIN.replace("WHEELS", json.dumps([wheel.name for wheel in wheels])))
    shutil.copytree(PYSCRIPT, folder / KEPT / "pyscript", ignore=shutil.ignore_patterns("*.map"))
    for wheel in wheels:
        shutil.copyfile(wheel, folder / KEPT / wheel.name)
    (folder / "worker.py").write_text(PLAIN_WORKER)


def ours(folder: Path) -> None:
    """Copy the site, and make its page watch for the first action."""
    shutil.copytree(SITE, folder)
    (folder / "watch.js").write_text(WATCH)
    (folder / FIRST_ACTION).write_text("")
    page = folder / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("<title>", '<script src="watch.js"></script>\n<title>', 1))
    # The page has changed: without its new hash in the list the service worker would store no file.
    shutil.copyfile(ROOT / "web" / offline.WORKER, folder / offline.WORKER)
    offline.write(folder)


PAGES: dict[str, Callable[[Path], None]] = {"bare": bare, "plain": plain, "ours": ours}
