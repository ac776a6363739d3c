"""A game from outside the engine, built into a site of its own: how the tests come by a page with a game of theirs.

Its folder holds the game's modules, which import each other relatively; `texts`, as a game of the engine has them; `theme`, as
in web/themes; and `board.py`, as in build/boards.
"""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from escales import games
from failure import Failure

# Neither is part of the game: the one draws its board, the others are what the tests know of it.
NOT_THE_GAME = ("board.py", "laws.py")


@dataclass(frozen=True, slots=True)
class Guest:
    """The game in `folder`, whose name is the game's id."""

    folder: Path

    def __post_init__(self) -> None:
        missing = [
            name
            for name in ("meta.py", "game.py", "board.py", "texts", "theme")
            if not (self.folder / name).exists()
        ]
        if missing:
            raise Failure(f"{self.folder} is no game for a site: {', '.join(missing)} is missing.")

    @property
    def id(self) -> str:
        """What the game is called in the engine."""
        return self.folder.name

    def pack(self, target: Path) -> Path:
        """Write the modules to the archive `target` as part of the engine; the same modules give the same bytes."""
        with zipfile.ZipFile(target, "w") as archive:
            for module in sorted(self.folder.glob("*.py")):
                if module.name not in NOT_THE_GAME:
                    entry = zipfile.ZipInfo(f"escales/games/{self.id}/{module.name}")
                    archive.writestr(entry, module.read_bytes())
        return target

    @contextmanager
    def seated(self) -> Iterator[None]:
        """The engine of this process knows the game, too."""
        with TemporaryDirectory() as place:
            (Path(place) / self.id).symlink_to(self.folder)
            games.__path__.append(place)
            games.ids.cache_clear()
            try:
                yield
            finally:
                games.__path__.remove(place)
                games.ids.cache_clear()
