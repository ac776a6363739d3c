"""Show a game in a real WordPress: the snippet of the page for hosts and the oEmbed answers, both unchanged.

    apt-get install wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server
    .venv/bin/python build/try_wordpress.py

This starts Debian's WordPress with a database in a temporary folder, writes three posts, opens them in Chromium, and prints
what the frame in each says. Screenshots are written to dist/wordpress.

- snippet: an administrator pastes the code into a "Custom HTML" block;
- author: an author does the same; WordPress takes frames out of what authors write;
- oembed: the address of a rule book on a line of its own, at a WordPress that trusts the site (build/wordpress/escales.php).
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import browsers
from failure import Failure, told
from serve import Server

ROOT = Path(__file__).resolve().parent.parent
STOCK = Path("/usr/share/wordpress")
OWN = ROOT / "build" / "wordpress"
SITE = ROOT / "dist" / "site-wordpress"
PICTURES = ROOT / "dist" / "wordpress"
PATIENCE = 30.0
"""Seconds until a server must answer."""
INSTALLATION = {
    "weblog_title": "Ludothèque",
    "user_name": "admin",
    "admin_password": "admin",
    "admin_password2": "admin",
    "pw_weak": "on",
    "admin_email": "admin@ludotheque.example",
}
CONFIGURATION = """<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:{socket}');
define('DB_CHARSET', 'utf8mb4');
define('WP_HOME', '{home}');
define('WP_SITEURL', '{home}');
define('ESCALES_SITE', '{site}');
define('ESCALES_PORT', {port});
define('ESCALES_FOLDER', '{answers}');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
"""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def running(*command: str, log: Path) -> Iterator[None]:
    """Run a server while the block runs; its output goes to *log*."""
    with log.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            yield
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def until(done: str, address: Path | int, log: Path) -> None:
    """Wait until a server accepts connections at its socket or port; raises Failure with its log if it does not."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        kind = socket.AF_UNIX if isinstance(address, Path) else socket.AF_INET
        with socket.socket(kind) as one, contextlib.suppress(OSError):
            one.connect(str(address) if isinstance(address, Path) else ("127.0.0.1", address))
            return
        time.sleep(0.1)
    raise Failure(f"{done} does not start:\n{log.read_text(errors='replace')[-2000:]}")


@contextlib.contextmanager
def database(folder: Path) -> Iterator[Path]:
    """A MariaDB of its own; the value is its socket."""
    program = shutil.which("mariadbd") or "/usr/sbin/mariadbd"
    here, log = folder / "database.socket", folder / "database.log"
    shared = [f"--datadir={folder / 'database'}", f"--user={os.environ.get('USER') or 'root'}"]
    subprocess.run(["mariadb-install-db", *shared], check=True, stdout=subprocess.DEVNULL)
    options = [*shared, f"--socket={here}", f"--pid-file={folder / 'pid'}"]
    with running(
        program, "--no-defaults", *options, "--skip-networking", "--skip-grant-tables", log=log
    ):
        until("MariaDB", here, log)
        query = "CREATE DATABASE wordpress"
        subprocess.run(["mariadb", f"--socket={here}", "-e", query], check=True)
        yield here


@contextlib.contextmanager
def wordpress(folder: Path, site: str) -> Iterator[Path]:
    """A new WordPress in a folder, for which the site at an address is there; its root."""
    root, port, log = folder / "wordpress", free_port(), folder / "php.log"
    # `localhost` is another site than 127.0.0.1 for browsers, as a library's page is another one than ours.
    home = f"http://localhost:{port}"
    shutil.copytree(STOCK, root, ignore_dangling_symlinks=True)
    (root / "wp-content" / "mu-plugins").mkdir()
    shutil.copyfile(OWN / "escales.php", root / "wp-content" / "mu-plugins" / "escales.php")
    with database(folder) as here:
        text = CONFIGURATION
        for name, value in {
            "socket": str(here),
            "home": home,
            "site": site,
            "port": str(urllib.parse.urlsplit(site).port),
            "answers": str(SITE / "embed" / "oembed"),
        }.items():
            text = text.replace(f"{{{name}}}", value)
        (root / "wp-config.php").write_text(text)
        with running("php", "-S", f"127.0.0.1:{port}", "-t", str(root), log=log):
            until("PHP", port, log)
            form = urllib.parse.urlencode(INSTALLATION).encode()
            urllib.request.urlopen(f"{home}/wp-admin/install.php?step=2", form).read()
            yield root


def posts(root: Path, snippet: str, book: str) -> dict[str, str]:
    """Write the three posts; their addresses by name."""
    command = ["php", str(OWN / "prepare.php"), str(root), book]
    done = subprocess.run(command, input=snippet, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"WordPress takes no posts: {done.stdout}{done.stderr}")
    made: dict[str, str] = json.loads(done.stdout)
    return made


def snippet_of(page: Page, site: str) -> str:
    """The code that the page for hosts offers, with its trial."""
    page.goto(f"{site}?host")
    page.locator("#host-check").check()
    return page.locator("#host-code").input_value()


def look(page: Page, name: str, address: str) -> None:
    """Open a post, print what its frame says, play a little, and take a screenshot."""
    page.goto(address)
    frame = page.frame_locator("iframe")
    if page.locator("iframe").count() == 0:
        print(f"{name}: there is no frame.")
    else:
        page.locator("iframe").scroll_into_view_if_needed()
        frame.get_by_role("button", name="Jouer").wait_for()
        said = frame.locator(".frame-check li").all_inner_texts()
        rights = page.locator("iframe").get_attribute("sandbox")
        print(f"{name}: sandbox {rights!r}. {' '.join(said)}")
        frame.get_by_role("button", name="Jouer").click()
        frame.get_by_role("button", name="Commencer la partie").click()
        frame.locator(".table[data-move]").wait_for()
        print(f"{name}: a game has begun.")
        page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")


def main() -> None:
    """Build the site with an address, start everything, and look at the posts."""
    if not (STOCK / "wp-load.php").exists():
        raise Failure("There is no WordPress: install the packages that this program names.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    port = free_port()
    site = f"http://127.0.0.1:{port}/"
    build = [sys.executable, str(ROOT / "build" / "site.py"), "--address", site, "--to", str(SITE)]
    subprocess.run(build, check=True)
    answers = sorted((SITE / "embed" / "oembed").glob("*.fr.json"))
    with (
        tempfile.TemporaryDirectory() as name,
        Server(SITE, port),
        wordpress(Path(name), site) as root,
        sync_playwright() as playwright,
    ):
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        chromium = browsers.found()["chromium"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        page = browser.new_page(locale="fr-FR", viewport={"width": 1280, "height": 1000})
        book = f"{site}rules/{answers[0].stem}.html"
        for post, address in posts(root, snippet_of(page, site), book).items():
            look(page, post, address)
        browser.close()


if __name__ == "__main__":
    with told():
        main()
