"""Serve a folder as over a slow line: all connections share one rate, each request waits, and files are compressed.

    with SlowServer(folder) as server: ...

A file is sent with gzip if that makes it smaller, unless its type is compressed already, as most hosts do.
"""

import gzip
import io
import threading
import time
from pathlib import Path
from typing import BinaryIO

from archive import PACKED
from serve import Handler, Server

RATE = 10_000_000
"""Bits in a second, for all connections together."""
DELAY = 0.040
"""Seconds from a request to the beginning of its answer."""
PIECE = 16_384
"""Bytes that are sent at once."""


class Line:
    """A line that carries one piece after the other."""

    def __init__(self) -> None:
        self.turn = threading.Lock()
        self.free_at = 0.0

    def carry(self, size: int) -> None:
        """Wait until the line has carried *size* bytes."""
        with self.turn:
            now = time.monotonic()
            self.free_at = max(self.free_at, now) + size * 8 / RATE
            end = self.free_at
        time.sleep(max(0.0, end - now))


class SlowHandler(Handler):
    """Files of a slow server."""

    def do_GET(self) -> None:
        """Answer after the delay."""
        time.sleep(DELAY)
        super().do_GET()

    def end_headers(self) -> None:
        """Name the compression."""
        assert isinstance(self.server, SlowServer)
        if self.translate_path(self.path) in self.server.compressed:
            self.send_header("Content-Encoding", "gzip")
        super().end_headers()

    def translate_path(self, path: str) -> str:
        """The file of a path; that of a folder is its index.html."""
        found = super().translate_path(path)
        return f"{found}index.html" if found.endswith("/") else found

    def copyfile(self, source: BinaryIO | io.BytesIO, outputfile: BinaryIO) -> None:  # type: ignore[override]
        """Send a file piece by piece."""
        assert isinstance(self.server, SlowServer)
        while piece := source.read(PIECE):
            self.server.line.carry(len(piece))
            outputfile.write(piece)


class SlowServer(Server):
    """A server behind a slow line; it compresses the files of *folder*, which must be a copy."""

    handler = SlowHandler

    def __init__(self, folder: Path):
        super().__init__(folder)
        self.line = Line()
        self.compressed: set[str] = set()
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix not in PACKED:
                content = path.read_bytes()
                smaller = gzip.compress(content, 9)
                if len(smaller) < len(content):
                    path.write_bytes(smaller)
                    self.compressed.add(str(path))
