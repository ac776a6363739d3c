"""Another site, whose page shows our games in frames."""

import functools
import http.server
import re
import threading
from pathlib import Path

from playwright.sync_api import Frame, Page

from e2e.table_page import seat_people

HEARD = """
<script>
window.heard = [];
addEventListener("message", ({ origin, data }) => heard.push({ origin, ...data }));
addEventListener("escales-end", ({ detail }) => heard.push({ ...detail, kind: "event" }));
</script>
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the other site's folder."""

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""


class OtherSite:
    """Another site, with one page."""

    def __init__(self, folder: Path, ours: str):
        self.folder, self.ours = folder, ours
        handler = functools.partial(Quiet, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def show(self, snippet: str) -> str:
        """Put a snippet into the page; returns its address."""
        placed = snippet.replace("https://escales.example/", self.ours)
        self.folder.joinpath("index.html").write_text(
            f'<!doctype html><link rel="icon" href="data:,"><h1>Ludothèque</h1>{HEARD}{placed}',
            encoding="utf-8",
        )
        return f"http://localhost:{self.server.server_port}/"

    def close(self) -> None:
        """End the site."""
        self.server.shutdown()
        self.server.server_close()


def frame_of(page: Page) -> Frame:
    """The frame in the other site's page."""
    page.locator("iframe").scroll_into_view_if_needed()  # it is loaded only then
    frame = page.locator("iframe").element_handle().content_frame()
    assert frame is not None
    frame.wait_for_url(re.compile("/embed/"))
    return frame


def begin(frame: Frame) -> None:
    """Start a game of two, and throw the die once."""
    frame.get_by_role("button", name="Jouer").click()
    seat_people(frame, 2)
    frame.get_by_role("button", name="Commencer la partie").dblclick()  # must start only one game
    frame.locator(".die-button:enabled").click()
    frame.wait_for_selector('.table[data-move="1"]')
