"""Write the list of the site's files, with their hashes, into its service worker, which stores them for offline use.

`python build/offline.py` prints which files of dist/site are stored, and how many bytes are transferred for them.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

from dist_lock import DIST
from failure import Failure

WORKER = "sw.js"
NO_FILES = "const FILES = {};"
NO_BUILD = 'const BUILD = "unbuilt";'
LEFT_OUT = re.compile(r"licenses/|print/|.*\.map$")
"""Files that offline use does not need: licence texts, the pages to print, and the source maps of the modules."""


def integrity(content: bytes) -> str:
    """The hash of *content*, in the form of a request's `integrity`."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()


def hashes(path: Path) -> str:
    """The hashes that a file may have when it arrives, with spaces between: some hosts decompress .gz files."""
    content = path.read_bytes()
    found = [integrity(content)]
    if path.suffix == ".gz":
        found.append(integrity(gzip.decompress(content)))
    return " ".join(found)


def kept(site: Path) -> Iterator[Path]:
    """The files to store for offline use."""
    for path in sorted(site.rglob("*")):
        inner = path.relative_to(site).as_posix()
        if path.is_file() and inner != WORKER and not LEFT_OUT.match(inner):
            yield path


def write(site: Path) -> None:
    """Write the list into the site's service worker; raises Failure if that is not an unfilled copy from `web`."""
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
            raise Failure(f"web/{WORKER} must hold the line `{empty}` once: the build fills it in.")
        text = text.replace(empty, full)
    worker.write_text(text, encoding="utf-8")


def transferred(path: Path) -> int:
    """The bytes transferred for a file by a host that compresses it."""
    return len(gzip.compress(path.read_bytes(), 6))


def main() -> None:
    """Print the files of dist/site that are stored, the largest last."""
    site = DIST / "site"
    sizes = sorted((transferred(path), path.relative_to(site)) for path in kept(site))
    for size, name in sizes:
        print(f"{size:10,}  {name}")
    print(f"{sum(size for size, _ in sizes):10,}  bytes in {len(sizes)} files, compressed")


if __name__ == "__main__":
    main()
