"""A host of the site on this machine, which tests really stop."""

import shutil
from pathlib import Path

import offline
from serve import SITE, Server

ROOT = Path(__file__).resolve().parents[1]


class Host:
    """A host that can stop, and start again at the same address with another build."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.server: Server | None = None
        self.port = 0
        self.back()

    def back(self) -> None:
        """Start the host."""
        self.server = Server(self.folder, self.port, "/games/escales/")
        self.port = self.server.server_port
        self.server.__enter__()

    def gone(self) -> None:
        """Stop the host."""
        if self.server is not None:
            self.server.__exit__()
        self.server = None

    @property
    def address(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.port}/games/escales/"


def newer_build(folder: Path) -> Path:
    """A build of the site with another title."""
    shutil.copytree(SITE, folder)
    shutil.copyfile(ROOT / "web" / "sw.js", folder / "sw.js")
    texts = folder / "texts" / "page.fr.ftl"
    changed = texts.read_text(encoding="utf-8").replace(
        "Escales, jeux de voyage à jouer ici", "Escales, nouvelle version"
    )
    texts.write_text(changed, encoding="utf-8")
    offline.write(folder)
    return folder
