"""The site from its zip file, on a very simple host: it sends none of our headers, and knows only common media types."""

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import archive
from e2e import table_page
from serve import SITE


class Quiet(http.server.SimpleHTTPRequestHandler):
    """The same as `python -m http.server`, without a line for each request."""

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


@pytest.fixture(scope="module")
def site(unpacked: Path) -> Iterator[str]:
    """The address of the unpacked zip file on a simple host."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(unpacked))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/games/escales/"
    server.shutdown()
    server.server_close()


def test_a_game_can_be_played_from_the_zip_file(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    page.get_by_role("button", name="Partager", exact=True).click()
    link = page.get_by_role("textbox", name="Lien vers la partie").input_value()
    page.goto("./embed/?game=magot#" + link.partition("#")[2])
    page.get_by_role("button", name="Ouvrir la partie").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_zip_file_is_the_same_every_time(zipped: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.zip"
    archive.write(SITE, again)
    assert again.read_bytes() == zipped.read_bytes()
