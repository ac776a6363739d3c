"""`dist`: one build at a time in it, and folders that appear there whole."""

import contextlib
import fcntl
import shutil
from collections.abc import Iterator
from pathlib import Path

DIST = Path(__file__).resolve().parent.parent / "dist"


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build is at work in this clone, and keep others waiting."""
    DIST.mkdir(exist_ok=True)
    with (DIST / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextlib.contextmanager
def replacing(folder: Path) -> Iterator[Path]:
    """A new folder to fill, which takes the place of `folder` once it is filled without an exception.

    Whoever reads the old one meanwhile, a server or a test, never finds half of the new.
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
