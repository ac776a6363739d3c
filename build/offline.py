"""What the site needs to open without a network: the list of its files with their hashes, inside its service worker.

`python build/offline.py` prints what of dist/site is kept, and how much of it comes over the line.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from failure import Failure
from workplace import DIST

WORKER = "sw.js"
NO_FILES = "const FILES = {};"
NO_BUILD = 'const BUILD = "unbuilt";'
LEFT_OUT = re.compile(r"licenses/|runtime/pinned/pyscript-[^/]+/(codemirror|xterm|zip-)")
"""What nobody needs without a network: licence texts, and PyScript's editor, terminal and archives, which are not used here."""


def integrity(content: bytes) -> str:
    """The hash of *content*, as the `integrity` of a request takes it."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def hashes(path: Path) -> str:
    """The hashes that a file may have when it arrives: some hosts take the compression off a .gz file."""
    content = path.read_bytes()
    found = [integrity(content)]
    if path.suffix == ".gz":
        found.append(integrity(gzip.decompress(content)))
    return " ".join(found)


def kept(site: Path) -> Iterator[Path]:
    """The files that are to be there without a network."""
    for path in sorted(site.rglob("*")):
        inner = path.relative_to(site).as_posix()
        if path.is_file() and inner != WORKER and not LEFT_OUT.match(inner):
            yield path


def write(site: Path) -> None:
    """Write the list into the site's service worker, which must be as it is in `web`; raises Failure."""
    files = {path.relative_to(site).as_posix(): hashes(path) for path in kept(site)}
    listed = json.dumps(files, indent=0, ensure_ascii=False)
    build = hashlib.sha256(listed.encode()).hexdigest()[:16]
    worker = site / WORKER
    text = worker.read_text(encoding="utf-8")
    for empty, full in (
        (NO_FILES, f"const FILES = {listed};"),
        (NO_BUILD, f'const BUILD = "{build}";'),
    ):
        if text.count(empty) != 1:
            raise Failure(f"web/{WORKER} must hold the line `{empty}` once, for the build to fill.")
        text = text.replace(empty, full)
    worker.write_text(text, encoding="utf-8")


def transferred(path: Path) -> int:
    """How many bytes of a file come over the line, from a host that compresses it."""
    return len(gzip.compress(path.read_bytes(), 6))


def main() -> None:
    """Print the kept files of dist/site, the largest last."""
    site = DIST / "site"
    sizes = sorted((transferred(path), path.relative_to(site)) for path in kept(site))
    for size, name in sizes:
        print(f"{size:10,}  {name}")
    print(f"{sum(size for size, _ in sizes):10,}  bytes in {len(sizes)} files, compressed")


if __name__ == "__main__":
    main()
