"""Fixtures for tests with a real browser on the built site, which is served with the headers of its host.

Every page is watched. A test fails if one of its pages sends a request to another origin, logs an error on the console, throws
an uncaught error or violates the content security policy.
"""

import functools
import os
import tempfile
import zipfile
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

import archive
from browsers import found
from e2e import kept_pages
from e2e.kept_pages import KeptPages, Start
from e2e.other_site import OtherSite
from e2e.watch import Watch
from failure import Failure
from serve import SITE, Server

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TOY_SITE = ROOT / "dist" / "site-toy"
# The names of other hosts do not resolve: requests to them fail as they would without a network.
CHROMIUM_ARGUMENTS = [
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    # Tests are short: to optimise Python's WebAssembly in the background takes a fifth of their time, and saves none.
    "--js-flags=--liftoff-only",
]
# Logs each violation as an error on the console, however the browser itself reports it.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`Content security policy: ${event.violatedDirective} forbids ${event.blockedURI}`));
"""


# In milliseconds: Python must start in every fresh profile, on a machine that runs other tests, or stands still for a while.
PATIENCE = 60_000
expect.set_options(timeout=PATIENCE)


LONGEST = ("test_whole_games.py", "test_web_servers.py")
"""They begin first: as the last ones, one process would play whole games while the others have nothing left to do."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests after all others, and the longest of them first."""
    items.sort(key=lambda one: (HERE in one.path.parents, one.path.name not in LONGEST))


@pytest.fixture(scope="session")
def browsers() -> dict[str, Any]:
    """Paths of the browsers, as build/browsers.py found them."""
    try:
        return found()
    except Failure as failure:
        pytest.fail(str(failure), pytrace=False)


def missing(name: str, reason: str) -> NoReturn:
    """Skip a test whose browser or web server is missing; but if CI is set, fail: there everything must be tested."""
    if os.environ.get("CI"):
        pytest.fail(f"No {name}: {reason}.")
    pytest.skip(f"No {name}: {reason}.")


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site; it has a path, as on some hosts."""
    try:
        server = Server(prefix="/games/escales/")
    except Failure as failure:
        pytest.fail(str(failure), pytrace=False)
    with server:
        yield server.address


@pytest.fixture(scope="session")
def toy_site() -> Iterator[str]:
    """The address of the site that also has the toy game, a game with secrets. Its modules are not bundled."""
    try:
        server = Server(TOY_SITE, prefix="/games/escales/")
    except Failure:
        pytest.fail(f"{TOY_SITE} holds no site: `make toy-site` builds it.", pytrace=False)
    with server:
        yield server.address


@pytest.fixture(scope="session")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip file of the site."""
    target = tmp_path_factory.mktemp("zip") / "escales.zip"
    try:
        archive.write(SITE, target)
    except Failure as failure:
        pytest.fail(str(failure), pytrace=False)
    return target


@pytest.fixture(scope="session")
def unpacked(zipped: Path) -> Iterator[Path]:
    """A document root; the site from the zip file is in its folder games/escales."""
    # Not in pytest's own folder, which only its owner may enter: if root runs the tests, web servers run as another user.
    with tempfile.TemporaryDirectory(prefix="root-") as name:
        root = Path(name)
        root.chmod(0o755)
        with zipfile.ZipFile(zipped) as packed:
            packed.extractall(root / "games")
        yield root


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright for all tests of a process."""
    with sync_playwright() as started:
        yield started


@contextmanager
def launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    """A browser of this path, with the arguments of all tests."""
    arguments = [*CHROMIUM_ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    browser = playwright.chromium.launch(executable_path=path, args=arguments)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def chromium(playwright: Playwright, browsers: dict[str, Any]) -> Iterator[Browser]:
    """One Chromium for all tests of a process; it has no windows if the machine has one without."""
    with launched(playwright, browsers["headless"] or browsers["chromium"]) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_chromium(playwright: Playwright, browsers: dict[str, Any]) -> Iterator[Browser]:
    """Chromium as people have it, for what belongs to the browser around the page."""
    with launched(playwright, browsers["chromium"]) as browser:
        yield browser


def origin(address: str) -> str:
    """The scheme, host and port of an address."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


@pytest.fixture
def watch(site: str) -> Iterator[Watch]:
    """Collects the problems in the pages of a test, and fails the test at its end."""
    watching = Watch({origin(site)})
    yield watching
    problems = watching.unexpected()
    if problems:
        expected = [text for text in watching.problems if text not in problems]
        parts = ["Problems in the browser:", *problems, "besides the expected ones:", *expected]
        pytest.fail("\n  ".join(parts), pytrace=False)


type NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def kept(chromium: Browser) -> Iterator[KeptPages]:
    """The pages that this process keeps between its tests."""
    pages = KeptPages()
    yield pages
    pages.close()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know that their test has failed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def new_page(
    site: str, watch: Watch, kept: KeptPages, request: pytest.FixtureRequest
) -> Iterator[NewPage]:
    """A function that opens a page in a fresh profile; it takes Playwright's context options, such as `locale`.

    With the marker `profile("kept")`, it may be a page of an earlier test, see e2e/kept_pages.py.

    With the marker `whole_browser`, it is a page of the Chromium that people have.

    Service workers are blocked, unless the options contain `service_workers="allow"`: to store the whole site again for each
    test would take long, and a test cannot intercept requests that a service worker answers. Relative addresses given to
    `page.goto` are relative to the site.
    """
    profile = request.node.get_closest_marker("profile")
    keeps = profile is not None and profile.args == ("kept",)
    start = Start(**profile.kwargs) if profile else Start()
    whole = request.node.get_closest_marker("whole_browser") is not None
    browser: Browser = request.getfixturevalue("whole_chromium" if whole else "chromium")
    pages: list[tuple[dict[str, Any], Page]] = []

    def make(**options: Any) -> Page:
        usual = {"base_url": site, "locale": "fr-FR", "service_workers": "block", **options}
        page = kept.take(usual, start) if keeps else None
        if page is None:
            context = browser.new_context(**usual)
            context.add_init_script(REPORT_VIOLATIONS)
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            if keeps or start != Start():
                start.prepare(page)
        pages.append((usual, page))
        watch.follow(page.context)
        return page

    yield make
    keeps = keeps and not request.node.stash.get(FAILED, False)
    for options, page in pages:
        if keeps and not watch.unexpected() and page.context.pages == [page]:
            kept.keep(options, start, page)
            if not page.is_closed():
                watch.leave(page.context)
        else:
            kept_pages.close(page.context)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page in a fresh profile, in French."""
    return new_page()


@pytest.fixture
def new_plain_page(new_page: NewPage, watch: Watch, toy_site: str) -> NewPage:
    """The same for the site whose modules are not bundled: a test can import those that the page itself uses."""
    watch.origins.add(origin(toy_site))
    return functools.partial(new_page, base_url=toy_site)


@pytest.fixture
def plain_page(new_plain_page: NewPage) -> Page:
    """A page of the site whose modules are not bundled."""
    return new_plain_page()


@pytest.fixture
def other_site(tmp_path: Path, site: str, watch: Watch) -> Iterator[OtherSite]:
    """Another site than ours: for browsers `localhost` and 127.0.0.1 are different sites."""
    watch.expect("http://localhost:")
    made = OtherSite(tmp_path, site)
    yield made
    made.close()
