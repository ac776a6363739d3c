"""Web servers from Debian's packages, each with its stock configuration, as processes of the tests.

A copy of the configuration in /etc is changed where it must be: the address, the document root, and the files that the server
writes. So a server needs no rights, and runs beside one that the machine may have as a service. If root runs the tests, the
server runs as Debian's user for web servers.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final

USER = "www-data"

PATIENCE = 20.0
"""Seconds until a server must accept connections, or have ended."""


@dataclass(frozen=True, slots=True)
class Stock:
    """How a server starts from Debian's configuration.

    In replacements, arguments and so on, {port} is the server's port, {root} the document root, {own} a folder for its files,
    and {conf} the copy of its configuration in that folder.
    """

    folder: str
    """Where Debian puts the configuration."""
    changes: dict[str, str]
    """Texts of the configuration and what replaces them; each must occur."""
    arguments: tuple[str, ...]
    """Arguments of the program; it stays in the foreground."""
    without: tuple[str, ...] = ()
    """Texts to leave out if they occur: the same address for IPv6, which not every machine has."""
    added: dict[str, str] = field(default_factory=dict)
    """More files of the configuration."""
    environment: dict[str, str] = field(default_factory=dict)


STOCK: Final = {
    "nginx": Stock(
        "/etc/nginx",
        {
            "/etc/nginx/": "{conf}/",
            "/var/log/nginx/": "{own}/",
            "/run/nginx.pid": "{own}/nginx.pid",
            "listen 80 ": "listen 127.0.0.1:{port} ",
            "/var/www/html": "{root}",
        },
        ("-e", "{own}/error.log", "-c", "{conf}/nginx.conf", "-g", "daemon off;"),
        without=("listen [::]:80 default_server;",),
        # Debian has compiled these paths in.
        added={
            "conf.d/temporary.conf": "".join(
                f"{kind}_temp_path {{own}}/{kind};\n"
                for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
            )
        },
    ),
    "apache2": Stock(
        "/etc/apache2",
        {
            "Listen 80\n": "Listen 127.0.0.1:{port}\n",
            "<VirtualHost *:80>": "<VirtualHost *:{port}>",
            "DocumentRoot /var/www/html": "DocumentRoot {root}",
            "<Directory /var/www/>": "<Directory {root}/>",
        },
        ("-d", "{conf}", "-f", "{conf}/apache2.conf", "-D", "FOREGROUND"),
        # As in Debian's file `envvars`.
        environment={
            "APACHE_RUN_USER": "www-data",
            "APACHE_RUN_GROUP": "www-data",
            "APACHE_PID_FILE": "{own}/apache2.pid",
            "APACHE_RUN_DIR": "{own}",
            "APACHE_LOCK_DIR": "{own}",
            "APACHE_LOG_DIR": "{own}",
            "LANG": "C",
        },
    ),
    "lighttpd": Stock(
        "/etc/lighttpd",
        {
            "/etc/lighttpd/": "{conf}/",
            "/var/log/lighttpd/": "{own}/",
            "/var/cache/lighttpd/uploads": "{own}",
            "/run/lighttpd.pid": "{own}/lighttpd.pid",
            "= 80\n": '= {port}\nserver.bind = "127.0.0.1"\n',
            "/var/www/html": "{root}",
        },
        ("-D", "-f", "{conf}/lighttpd.conf"),
        without=('include_shell "/usr/share/lighttpd/use-ipv6.pl " + server.port',),
    ),
    "caddy": Stock(
        "/etc/caddy",
        {
            ":80 {": ":{port} {{\n\tbind 127.0.0.1",
            "/usr/share/caddy": "{root}",
        },
        ("run", "--config", "{conf}/Caddyfile", "--adapter", "caddyfile"),
        environment={
            "CADDY_ADMIN": "unix/{own}/admin.sock",
            "XDG_CONFIG_HOME": "{own}",
            "XDG_DATA_HOME": "{own}",
        },
    ),
}
"""By the name of the server in dist/browsers.json."""


def free_port() -> int:
    """A port of this machine that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class WebServer:
    """A web server of `root`; as a context manager it serves until the block ends, or until it is stopped."""

    def __init__(self, name: str, program: str, root: Path):
        """`name` is one of STOCK; if root runs the tests, `root` must be readable for everybody."""
        self.name, self.program, self.root = name, program, root
        self.stock = STOCK[name]
        self.port = free_port()
        self.folder = tempfile.TemporaryDirectory(prefix=f"{name}-", ignore_cleanup_errors=True)
        self.own = Path(self.folder.name)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """The address of the document root, with a slash at the end."""
        return f"http://127.0.0.1:{self.port}/"

    def filled(self, text: str) -> str:
        """A text of STOCK with this server's values."""
        conf = self.own / "conf"
        return text.format(port=self.port, root=self.root, own=self.own, conf=conf)

    def configure(self) -> None:
        """Copy Debian's configuration and change it; raises RuntimeError if it is another one than we know."""
        conf = self.own / "conf"
        # Links lead to what they stand for: Debian switches on parts of a configuration by links to absolute paths.
        shutil.copytree(self.stock.folder, conf)
        found: set[str] = set()
        for path in (path for path in conf.rglob("*") if path.is_file()):
            text = path.read_text("utf-8", "surrogateescape")
            for left_out in self.stock.without:
                text = text.replace(left_out, "")
            for old, new in self.stock.changes.items():
                if old in text:
                    found.add(old)
                    text = text.replace(old, self.filled(new))
            path.write_text(text, "utf-8", "surrogateescape")
        if missing := self.stock.changes.keys() - found:
            raise RuntimeError(f"Debian's configuration of {self.name} has changed: no {missing}.")
        for name, text in self.stock.added.items():
            (conf / name).write_text(self.filled(text), "utf-8")

    def __enter__(self) -> "WebServer":
        """Start; raises RuntimeError, with what the server has written, if it does not serve."""
        self.configure()
        user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self.own, USER, USER)
            user = {"user": USER, "group": USER, "extra_groups": []}
        environment = {name: self.filled(one) for name, one in self.stock.environment.items()}
        with (self.own / "output.log").open("wb") as output:
            self.process = subprocess.Popen(
                [self.program, *map(self.filled, self.stock.arguments)],
                env={**os.environ, **environment},
                stdout=output,
                stderr=subprocess.STDOUT,
                **user,
            )
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self.port), timeout=1),
            ):
                return self
            time.sleep(0.02)
        told = "".join(path.read_text("utf-8", "replace") for path in self.own.glob("*.log"))
        self.__exit__(None, None, None)
        raise RuntimeError(f"{self.name} does not start:\n{told}")

    def stop(self) -> None:
        """Stop serving, at once."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop, and remove what the server has written."""
        self.stop()
        self.folder.cleanup()
