"""The site from its zip file on stock nginx, Apache, lighttpd and Caddy, under a path, without any setting of ours."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.conftest import NewPage, missing
from e2e.watch import Watch
from e2e.web_servers import STOCK, WebServer

SNIPPET = Path(__file__).resolve().parents[1] / "tests" / "embed" / "snippet-v1.html"
PLACE = "games/escales/"
TYPES = {
    ".css": {"text/css"},
    ".html": {"text/html"},
    ".js": {"text/javascript", "application/javascript"},
    ".mjs": {"text/javascript", "application/javascript"},
    ".png": {"image/png"},
    ".svg": {"image/svg+xml"},
    ".wasm": {"application/wasm"},
}
"""The types as which browsers must get these files."""


@pytest.fixture(params=sorted(STOCK))
def web_server(
    request: pytest.FixtureRequest, browsers: dict[str, Any], unpacked: Path
) -> Iterator[WebServer]:
    """Each web server that this machine has; if CI is set, all must be installed."""
    name = request.param
    if reason := browsers["reasons"].get(name):
        missing(name, reason)
    program = browsers.get("servers", {}).get(name)
    if program is None:
        pytest.fail(f"Run `make browsers` to find or install {name}.", pytrace=False)
    with WebServer(name, program, unpacked) as server:
        yield server


@pytest.fixture
def site(web_server: WebServer) -> str:
    """The pages of these tests come from that server."""
    return web_server.address + PLACE


@pytest.fixture
def visitor(new_page: NewPage, watch: Watch) -> Page:
    """A page in a browser that may store the site."""
    # Failed requests are logged on the console: without a network the browser still looks for a new service worker,
    # and a server that stops may break off an answer.
    watch.expect(r"sw\.js|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED_ENCODING")
    page = new_page(service_workers="allow")
    table_page.without_motion(page)
    return page


def embed(page: Page, web_server: WebServer) -> None:
    """Play in a frame on a page of another site: for browsers, `localhost` and 127.0.0.1 are different sites."""
    snippet = SNIPPET.read_text("utf-8").replace(
        "https://escales.example/", f"{web_server.address}{PLACE}"
    )
    club = f'<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><h1>Ludothèque</h1>{snippet}'
    (web_server.root / "club.html").write_text(club, "utf-8")
    page.goto(f"http://localhost:{web_server.port}/club.html")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Jouer").click()
    table_page.seat_people(frame, 2)
    frame.get_by_role("button", name="Commencer la partie").click()
    expect(frame.locator(".die-button")).to_be_enabled()
    # The script beside the frame gives it the height of the game; a click before that could miss the die.
    expect(page.locator("iframe")).to_have_attribute("style", re.compile(r"height: \d+px"))
    frame.locator(".die-button").click()
    expect(frame.locator('.table[data-move="1"]')).to_be_visible()


def test_a_game_is_played_shared_embedded_and_begun_offline(
    visitor: Page, web_server: WebServer, watch: Watch
) -> None:
    watch.expect(f"request to another origin: http://localhost:{web_server.port}/")
    table_page.from_the_shelf(visitor)
    table_page.throw(visitor)
    visitor.get_by_role("button", name="Partager", exact=True).click()
    link = visitor.get_by_role("textbox", name="Lien vers la partie").input_value()
    assert link.startswith(f"{web_server.address}{PLACE}#v1.")

    visitor.goto(link)
    expect(visitor.get_by_role("dialog")).to_contain_text("1 coup joué")

    embed(visitor, web_server)

    table_page.visit(visitor)
    web_server.stop()
    table_page.from_the_shelf(visitor)
    table_page.throw(visitor)


def test_every_file_is_sent_as_a_type_that_browsers_use(web_server: WebServer, site: str) -> None:
    folder = web_server.root / PLACE
    sent: dict[str, str] = {}
    for path in folder.rglob("*"):
        if path.suffix in TYPES:
            name = path.relative_to(folder).as_posix()
            with urlopen(Request(site + name, method="HEAD")) as answer:
                sent[name] = answer.headers.get_content_type()
    assert sent
    assert {name: type for name, type in sent.items() if type not in TYPES[Path(name).suffix]} == {}
