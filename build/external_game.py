"""Build a game from outside the engine into a separate site; the tests need this for a page with the template's game.

The game's files lie in a folder laid out like the repository: `engine/escales/games/ID`, `web/themes/ID`,
`build/boards/ID.py`.
"""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from escales import games
from failure import Failure

GAMES = Path("engine/escales/games")


@dataclass(frozen=True, slots=True)
class ExternalGame:
    """The one game in the folder `root`."""

    root: Path

    def __post_init__(self) -> None:
        """Raises Failure when the folder holds no game, more than one, or a game without one of its parts."""
        needed = (
            *(self.engine / name for name in ("meta.py", "game.py", "texts")),
            self.board,
            self.theme,
        )
        missing = [str(path.relative_to(self.root)) for path in needed if not path.exists()]
        if missing:
            raise Failure(f"{self.root} cannot be built as a game: it lacks {', '.join(missing)}.")

    @property
    def id(self) -> str:
        """The game's id in the engine."""
        found = [path.parent.name for path in (self.root / GAMES).glob("*/__init__.py")]
        if len(found) != 1:
            raise Failure(f"{self.root / GAMES} must hold one game, but holds {len(found)}.")
        return found[0]

    @property
    def engine(self) -> Path:
        """The folder of its rules and texts."""
        return self.root / GAMES / self.id

    @property
    def board(self) -> Path:
        """The program that draws its board."""
        return self.root / "build" / "boards" / f"{self.id}.py"

    @property
    def theme(self) -> Path:
        """The folder of its theme."""
        return self.root / "web" / "themes" / self.id

    def pack(self, target: Path) -> Path:
        """Write the game to the archive `target` as part of the engine; the same files give the same bytes."""
        with zipfile.ZipFile(target, "w") as archive:
            for path in sorted(self.engine.rglob("*")):
                if path.is_file() and path.suffix in (".py", ".json"):
                    name = path.relative_to(self.root / "engine").as_posix()
                    archive.writestr(zipfile.ZipInfo(name), path.read_bytes())
        return target

    @contextmanager
    def registered(self) -> Iterator[None]:
        """Make the game known to the engine of this process, until the block ends."""
        place = str(self.root / GAMES)
        games.__path__.append(place)
        games.ids.cache_clear()
        try:
            yield
        finally:
            games.__path__.remove(place)
            games.ids.cache_clear()
