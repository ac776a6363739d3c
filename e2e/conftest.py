"""Real browsers on the built site, served as the host serves it.

Every page is watched: a request to another origin, an error on the console, an uncaught error or a violation of the content
security policy fails the test that the page belongs to, whatever else the test looks at.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from failure import Failure
from serve import Server

ROOT = Path(__file__).resolve().parents[1]
FOUND = ROOT / "dist" / "browsers.json"
TOY_SITE = ROOT / "dist" / "site-toy"
# Hosts that are not this machine do not resolve: what is asked of them fails here as it would without a network.
CHROMIUM_ARGUMENTS = [
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
]
# A violation is told on the console by the browser; this makes sure that it counts as an error everywhere.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`Content security policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""


# Python starts in every fresh profile, on a machine that runs other tests at the same time.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)


@dataclass
class Watch:
    """What went wrong in a browser context, except for what the test expects."""

    origin: str
    problems: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Problems whose text holds this regular expression are part of the test."""
        self.expected.append(re.compile(pattern))

    def follow(self, context: BrowserContext) -> None:
        """Note everything that happens in `context` from now on."""
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("request", self.on_request)
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.problems.append(f"uncaught: {error.error}"))

    def on_request(self, request: Request) -> None:
        """A request leaves the page's own origin, or not."""
        parts = urlsplit(request.url)
        if (
            parts.scheme in ("http", "https", "ws", "wss")
            and f"{parts.scheme}://{parts.netloc}" != self.origin
        ):
            self.problems.append(f"request to another origin: {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        """An error on the console, of the page or of its workers."""
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        """The problems that the test did not expect."""
        return [
            text
            for text in self.problems
            if not any(pattern.search(text) for pattern in self.expected)
        ]


@pytest.fixture(scope="session")
def browsers() -> dict[str, Any]:
    """Paths of the browsers, as build/browsers.py found them."""
    if not FOUND.exists():
        pytest.fail(
            "dist/browsers.json is missing: `make browsers` finds the browsers.", pytrace=False
        )
    found: dict[str, Any] = json.loads(FOUND.read_text())
    return found


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, which lies under a path, as it may on any host."""
    try:
        server = Server(prefix="/games/escales/")
    except Failure as failure:
        pytest.fail(str(failure), pytrace=False)
    with server:
        yield server.address


@pytest.fixture(scope="session")
def toy_site() -> Iterator[str]:
    """The address of the site that has the toy game, too, which has secrets."""
    try:
        server = Server(TOY_SITE, prefix="/games/escales/")
    except Failure:
        pytest.fail(f"{TOY_SITE} holds no site: `make toy-site` builds it.", pytrace=False)
    with server:
        yield server.address


@pytest.fixture(scope="session")
def chromium(browsers: dict[str, Any]) -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    arguments = [*CHROMIUM_ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers["chromium"], args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """What goes wrong in the pages of a test; fails the test at its end."""
    parts = urlsplit(site)
    watching = Watch(f"{parts.scheme}://{parts.netloc}")
    yield watching
    problems = watching.unexpected()
    if problems:
        pytest.fail("In the browser:\n  " + "\n  ".join(problems), pytrace=False)


type NewPage = Callable[..., Page]


@pytest.fixture
def new_page(chromium: Browser, site: str, watch: Watch) -> Iterator[NewPage]:
    """A function that gives a page in a fresh profile; it takes Playwright's context options, such as `locale`.

    No service worker keeps the site there, unless `service_workers="allow"` is asked for: fetching it all again for every
    test takes long, and requests that it answers cannot be held up here. Relative addresses given to `page.goto` are
    relative to the site.
    """
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        usual = {"base_url": site, "locale": "fr-FR", "service_workers": "block"}
        context = chromium.new_context(**{**usual, **options})
        contexts.append(context)
        watch.follow(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page in a fresh profile, in French."""
    return new_page()
