"""The paths with which PyScript writes its files when it starts."""

import os


class Path:
    """The path of a file or folder."""

    def __init__(self, path: str):
        self._path = path

    def mkdir(self, parents: bool, exist_ok: bool) -> None:
        """Make a folder, with those above it; raises FileExistsError if it is there, unless *exist_ok*."""
        assert parents, "PyScript asks for the folders above, too."
        os.makedirs(self._path, exist_ok=exist_ok)

    def write_text(self, content: str, encoding: str) -> None:
        """Write a file."""
        with open(self._path, "w", encoding=encoding) as file:
            file.write(content)
