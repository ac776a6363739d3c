"""The files of a game's board, drawn once: the sites that we build and the tests of the boards share them."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from dist_lock import CACHE, DIST, digest, replacing

ROOT = DIST.parent
SOURCES = ("build", "engine/escales")
LOCKS = ("package-lock.json", "requirements.lock")


def sources() -> Iterator[Path]:
    """Everything that a board may be drawn from, and the programs that draw it."""
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path
    yield from (ROOT / name for name in LOCKS)


def make(game: str, program: ModuleType, folder: Path) -> None:
    """Fill *folder* with the files that `make` of *program* draws for a game of ours; raises Failure as it does."""
    parts = (part for path in sources() for part in (bytes(path), path.read_bytes()))
    kept = CACHE / f"board-{game}-{digest(*parts)}"
    if not kept.exists():
        with replacing(kept) as drawn:
            program.make(drawn)
        for old in CACHE.glob(f"board-{game}-*"):
            if old != kept:
                shutil.rmtree(old)
    shutil.copytree(kept, folder, dirs_exist_ok=True)
