"""The paths that Pyodide asks for when it starts."""

# Pyodide refuses a memory without this object.
from pyodide_js import loadedPackages as loadedPackages  # type: ignore[import-not-found]


class Folder:
    """A path."""

    def __init__(self, path: str):
        self._path = path

    def __str__(self) -> str:
        return self._path


SITE_PACKAGES, DSO_DIR = Folder("/lib/python3.14/site-packages"), Folder("/usr/lib")


def init_loaded_packages() -> None:
    """No package of Pyodide's is there at the start."""
