"""Add preload hints to the page, so that browsers request all its files at once.

Without hints, a browser learns what a module imports only after loading it: each level of imports costs a round trip.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from posixpath import normpath

from failure import Failure

IMPORTED = re.compile(
    r"""^\s*(?:import|export)\b[^;"'(]*?["'](\.[^"']+)["']|\b(?:import|from)["'](\.[^"']+)["']""",
    re.M,
)
EARLY = "app/preload.mjs"
PAGE = "app/main.mjs"
BEFORE = '<script type="module" async'
"""The page's first script; the hints go before it."""


def modules(site: Path, entry: str) -> Iterator[str]:
    """The module *entry* and all modules that it needs, each after its importer; raises Failure if one is missing."""
    waiting, seen = [entry], {entry}
    while waiting:
        module = waiting.pop(0)
        yield module
        path = site / module
        if not path.exists():
            raise Failure(f"{module}, which {entry} imports, is missing from the site.")
        for named in IMPORTED.findall(path.read_text(encoding="utf-8")):
            found = normpath((Path(module).parent / (named[0] or named[1])).as_posix())
            if found not in seen:
                seen.add(found)
                waiting.append(found)


def hints(site: Path, start: str, pyscript: str) -> Iterator[str]:
    """The hints as HTML, in the order in which the page needs the files.

    *start* is the folder of the modules that start Python, *pyscript* the first module of PyScript.

    The first line is a script that starts Python and fetches Python's files, which take longest. There are no hints for these
    files: the page could not show how much of a preloaded file has arrived. The page's own modules have low priority, so that
    they do not delay Python if a host sends only a few files at a time.
    """
    first = f"{start}/first.mjs"
    yield f'<script type="module" async src="{first}"></script>'
    yield f'<link rel="preload" href="{start}/engine.py" as="fetch" crossorigin>'
    told = {first}
    for entry in (first, pyscript, EARLY, f"{start}/interpreter.mjs", PAGE):
        priority = ' fetchpriority="low"' if entry == PAGE else ""
        for module in modules(site, entry):
            if module not in told:
                told.add(module)
                yield f'<link rel="modulepreload" href="{module}"{priority}>'


def add(site: Path, start: str, pyscript: str) -> None:
    """Put the hints into the site's page."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    if text.count(BEFORE) != 1:
        raise Failure(f"web/index.html must contain {BEFORE} once: the hints go before it.")
    page.write_text(
        text.replace(BEFORE, "\n".join([*hints(site, start, pyscript), BEFORE])), encoding="utf-8"
    )
