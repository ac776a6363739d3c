"""Bundle the modules of the page with esbuild (see bundle.mjs), or make a site of plain modules.

Built modules are `.js`, whatever their sources are called: many hosts do not know the type of `.mjs`.
"""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from dist_lock import digest
from failure import Failure
from in_node import in_node

ROOT = Path(__file__).resolve().parent.parent
PYSCRIPT = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
FIRST = "runtime/first.mjs"
PAGE = "app/page.mjs"
ENGINE = "runtime/engine.py"
THINKER = "runtime/thinker.py"
START = f'<script type="module" async src="{FIRST}"></script>'
"""The page's first script; in the bundled site, hints follow it."""
MODULE = re.compile(r"\.mjs\b")


def pyscript(folder: Path) -> str:
    """Bundle PyScript into one module, whose path changes with its content; returns that path, relative to the site."""
    if not PYSCRIPT.exists():
        raise Failure("node_modules/@pyscript/core is missing: `npm ci` installs it.")
    made = folder / "pinned" / "pyscript"
    run(task="pyscript", output=str(made / "core.js"))
    content = [path.read_bytes() for path in sorted(made.iterdir())]
    return f"runtime/pinned/{made.rename(f'{made}-{digest(*content)}').name}/core.js"


def write_programs(site: Path, pyscript: str) -> None:
    """Write the module with the addresses of what the worker loads."""
    programs = {"pyscript": pyscript, "interpreter": "runtime/interpreter.mjs"}
    for source in (site / ENGINE, site / THINKER):
        pinned = f"runtime/pinned/{source.stem}-{digest(source.read_bytes())}.py"
        programs[source.stem] = source.rename(site / pinned).relative_to(site).as_posix()
    text = f"export default {json.dumps(programs)};\n"
    (site / "runtime" / "programs.mjs").write_text(text, encoding="utf-8")


def bundle(site: Path) -> None:
    """Bundle the modules of a site of plain modules, and name the bundles in its pages."""
    engine = next((site / "runtime" / "pinned").glob("engine-*.py")).relative_to(site).as_posix()
    pyscript = next((site / "runtime" / "pinned").glob("pyscript-*/core.js"))
    made = json.loads(run(task="page", site=str(site)))
    names = {name: f"pinned/{file}" for name, file in made.items()}
    names["pyscript"] = pyscript.relative_to(site).as_posix()
    for path in modules(site):
        path.unlink()
    shutil.rmtree(site / "app")
    shutil.rmtree(site / "vendor")
    hints = "\n".join([START.replace(FIRST, names["first"]), *hinted(engine, names)])
    replace(site / "index.html", {START: hints, PAGE: names["page"]})
    replace(site / "embed" / "index.html", {PAGE: names["page"]})


def hinted(engine: str, names: dict[str, str]) -> Iterator[str]:
    """Hints to preload files, in the order in which the page needs them.

    There are none for the large files of Python: the page could not show how much of a preloaded file has arrived. The page's
    own modules have low priority, so that they do not delay Python if a host sends only a few files at a time.
    """
    yield f'<link rel="modulepreload" href="{names["worker"]}">'
    yield f'<link rel="preload" href="{engine}" as="fetch" crossorigin>'
    for name in ("pyscript", "interpreter"):
        yield f'<link rel="modulepreload" href="{names[name]}">'
    for name in ("page", "shelf"):
        yield f'<link rel="modulepreload" href="{names[name]}" fetchpriority="low">'


def rename(site: Path) -> None:
    """Name the modules of a site of plain modules `.js`, also in the files that mention them."""
    pages = [site / "index.html", site / "embed" / "index.html"]
    for path in [*modules(site), *pages]:
        path.write_text(MODULE.sub(".js", path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in modules(site):
        path.rename(path.with_suffix(".js"))


def modules(site: Path) -> list[Path]:
    """The plain modules of a site."""
    return sorted(site.rglob("*.mjs"))


def replace(page: Path, changes: dict[str, str]) -> None:
    """Replace texts that a page contains once; raises Failure if it does not."""
    text = page.read_text(encoding="utf-8")
    for old, new in changes.items():
        if text.count(old) != 1:
            raise Failure(f"web/{page.parent.name}/{page.name} must contain {old} once.")
        text = text.replace(old, new)
    page.write_text(text, encoding="utf-8")


def run(**job: str) -> str:
    """Run bundle.mjs; returns what it prints."""
    return in_node("The page could not be bundled", "bundle.mjs", json.dumps(job))
