"""Tell browsers in the page what it will need, so that everything is on its way at once.

Modules name what they import only when they are read: each step of that would cost a round trip.
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
EARLY = "app/early.mjs"
PAGE = "app/main.mjs"
BEFORE = '<script type="module" async'
"""The hints go before the page's first program."""


def modules(site: Path, entry: str) -> Iterator[str]:
    """The module *entry* and all that it imports, each after what asks for it; raises Failure where one is missing."""
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
    """The hints as HTML, in the order in which things are wanted.

    *start* is the folder of the modules that start Python, *pyscript* the first module of PyScript.

    First of all runs what starts Python and fetches its files, which take longest; these are no hints, since nothing could then
    look how much of them has come. The page's own modules are not to get in the way where a host sends a few files at a time.
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
        raise Failure(f"web/index.html has no {BEFORE}, before which the hints go.")
    page.write_text(
        text.replace(BEFORE, "\n".join([*hints(site, start, pyscript), BEFORE])), encoding="utf-8"
    )
