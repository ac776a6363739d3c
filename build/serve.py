"""Serve a folder on this machine with the headers of netlify.toml, as the host will.

`python build/serve.py --port 8000` serves dist/site. If netlify.toml sets no caching for a file, browsers must revalidate it
on every use; the host does the same.
"""

import argparse
import contextlib
import errno
import functools
import http.server
import socket
import sys
import threading
from http import HTTPStatus
from pathlib import Path
from urllib.parse import unquote, urlsplit

from failure import Failure, told
from headers import Rule, for_path, rules

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "dist" / "site"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files of one folder, under `prefix`; everything outside the prefix is not found."""

    protocol_version = "HTTP/1.1"
    # Head and body of an answer are sent separately. With Nagle's algorithm the body would wait some 40 ms, until the browser
    # acknowledges the head.
    disable_nagle_algorithm = True
    extensions_map = {  # noqa: RUF012 - as in the base class
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        **MEDIA_TYPES,
    }

    def __init__(self, *args: object, prefix: str, header_rules: tuple[Rule, ...], **more: object):
        self.prefix = prefix
        self.header_rules = header_rules
        super().__init__(*args, **more)  # type: ignore[arg-type]

    def inner_path(self) -> str | None:
        """The path within the site, or None if the request is for a path outside it."""
        path = unquote(urlsplit(self.path).path)
        return "/" + path[len(self.prefix) :] if path.startswith(self.prefix) else None

    def translate_path(self, path: str) -> str:
        inner = self.inner_path()
        return super().translate_path(inner if inner is not None else "/nothing-here")

    def end_headers(self) -> None:
        values = for_path(self.inner_path() or "/", self.header_rules)
        for name, value in {"Cache-Control": "no-cache", **values}.items():
            self.send_header(name, value)
        super().end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Note the requested path; print only errors."""
        if (path := self.inner_path()) is not None and isinstance(self.server, Server):
            self.server.asked.setdefault(path)
        if isinstance(code, HTTPStatus) and code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)


def _is_taken(error: Exception) -> bool:
    return isinstance(error, OSError) and error.errno == errno.EADDRINUSE


class Server(http.server.ThreadingHTTPServer):
    """A server of one folder; as a context manager it serves from a thread until the block ends."""

    handler = Handler
    """How requests are answered."""
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, folder: Path = SITE, port: int = 0, prefix: str = "/"):
        """`port` 0 takes a free one; `prefix` is the path of the site on the host, with a slash at both ends."""
        if not (folder / "index.html").exists():
            raise Failure(f"{folder} holds no site: `make site` builds it.")
        handler = functools.partial(
            self.handler, directory=str(folder), prefix=prefix, header_rules=rules()
        )
        try:
            super().__init__(("127.0.0.1", port), handler)
        except (OSError, OverflowError) as error:
            why = "is taken" if _is_taken(error) else f"cannot be used ({error})"
            raise Failure(f"Port {port} {why}: choose another with make play PORT=...") from error
        self.prefix = prefix
        self.asked: dict[str, None] = {}
        """The requested paths within the site, in the order of their first request."""
        self.connections: set[socket.socket] = set()

    @property
    def address(self) -> str:
        """The address of the site, with a slash at the end."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def __enter__(self) -> "Server":
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        """Stop serving, and close the connections that browsers keep open."""
        self.shutdown()
        self.thread.join()
        self.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request(self, request: object, client_address: object) -> None:
        """Note the connection until it is closed."""
        assert isinstance(request, socket.socket)
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: object) -> None:
        """Forget the connection and close it."""
        assert isinstance(request, socket.socket)
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: object, client_address: object) -> None:
        """Print an error, unless a browser has closed the connection in the middle of a file."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def main() -> None:
    """Serve until interrupted."""
    parser = argparse.ArgumentParser(
        description="Serve dist/site with the headers of netlify.toml."
    )
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--folder", type=Path, default=SITE)
    parser.add_argument("--prefix", default="/", help="path of the site on the host")
    chosen = parser.parse_args()
    server = Server(chosen.folder, chosen.port, chosen.prefix)
    print(f"Escales is at {server.address} (Ctrl-C stops it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    with told():
        main()
