"""The folder `dist`: only one build at a time may write to it, replaces folders as a whole, and keeps results in a cache."""

import contextlib
import fcntl
import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "dist"
CACHE = DIST / "cache"
"""Results by the digest of what they were made from."""


@contextlib.contextmanager
def dist_lock() -> Iterator[None]:
    """Wait until no other build runs in this clone, and make others wait meanwhile."""
    DIST.mkdir(exist_ok=True)
    with (DIST / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """An empty folder to fill; it replaces `folder` at the end, unless an exception is raised.

    A server or a test that reads `folder` meanwhile never sees it half filled.
    """
    partial, old = (
        folder.with_name(f"{folder.name}.partial"),
        folder.with_name(f"{folder.name}.old"),
    )
    for leftover in (partial, old):
        shutil.rmtree(leftover, ignore_errors=True)
    partial.mkdir(parents=True)
    yield partial
    if folder.exists():
        folder.rename(old)
    partial.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def digest(*parts: bytes) -> str:
    """A short name for content: 12 hexadecimal digits of a sha256."""
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()[:12]
