"""The site without a network: stored files open again, damaged ones are replaced, and people decide when to change the version.

The host is a server on this machine, which tests really stop.
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import offline
from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.host import Host, newer_build
from e2e.table_page import KEPT, until, visit
from e2e.watch import Watch
from serve import SITE

pytestmark = pytest.mark.whole_browser  # it keeps service workers and what they store

MANIFEST = "async () => (await (await fetch('site.webmanifest')).json())"
ENTRIES = """async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("escales "));
    const cache = await caches.open(name);
    return (await cache.keys()).map((request) => request.url);
}"""
SPOIL = """async ([gone, damaged]) => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("escales "));
    const cache = await caches.open(name);
    await cache.delete(new URL(gone, location));
    await cache.put(new URL(damaged, location), new Response("nonsense", {headers: {"Content-Type": "text/javascript"}}));
}"""


MOST = 16_000_000
"""The most bytes that may be transferred to store the site."""


JOINS = 6_000
"""Milliseconds after which a page would long have been given to the service worker."""


LONG = 120_000
"""Milliseconds that robots may take for a short game."""


@pytest.fixture
def host() -> Iterator[Host]:
    """The built site on a separate host."""
    made = Host(SITE)
    yield made
    made.gone()


@pytest.fixture
def site(host: Host) -> str:
    """The pages of these tests come from that host."""
    return host.address


@pytest.fixture
def visitor(new_page: Callable[..., Page], watch: Watch) -> Page:
    """A page in a browser that may store the site."""
    # Failed requests are logged on the console: the browser still looks for a new service worker, but not for stored files.
    watch.expect("sw.js|ERR_CONNECTION|ERR_EMPTY_RESPONSE")
    page = new_page(service_workers="allow")
    table_page.without_motion(page)
    return page


def listed() -> list[dict[str, Any]]:
    """The games of the site."""
    games: list[dict[str, Any]] = json.loads((SITE / "games" / "index.json").read_text())
    return games


def speaks(page: Page, language: str) -> None:
    """Set the language for the next page, and clear everything else in the storage."""
    chosen = json.dumps({"language": language, "speed": "instant"})
    page.evaluate(
        "chosen => { localStorage.clear(); localStorage.setItem('escales.settings', chosen); }",
        chosen,
    )


def finish(page: Page, game: dict[str, Any]) -> None:
    """Let robots play as few rounds as the game can have."""
    (rounds,) = (option for option in game["options"] if option["name"] == "rounds")
    page.goto(f"./?game={game['id']}")
    expect(page.locator(".player-choice").first).to_be_visible()
    for player in page.locator(".player-choice").all():
        player.select_option("mousse")
    page.locator("#option-rounds").fill(str(rounds.get("least", rounds["min"])))
    page.locator(".setup-go button").click()
    page.evaluate(table_page.HURRY)
    expect(page.locator(".ending")).to_be_visible(timeout=LONG)
    # The table opens again from stored files alone.
    page.reload()
    expect(page.locator(".ending")).to_be_visible()


def test_games_can_be_started_and_finished_without_a_network(visitor: Page, host: Host) -> None:
    visit(visitor)
    host.gone()
    for at, game in enumerate(listed()):
        # Finish a game in one language; read its rules and start a game in the other. No page has shown them before.
        one, other = ("fr", "en") if at % 2 else ("en", "fr")
        speaks(visitor, one)
        finish(visitor, game)
        expect(visitor.locator("html")).to_have_attribute("lang", one)
        visitor.goto(f"./rules/{game['id']}.{other}.html")
        expect(visitor.locator("main.book h1")).to_be_visible()
        speaks(visitor, other)
        visitor.goto(f"./?game={game['id']}&start")
        ready = visitor.locator(
            ".die-button:enabled, .board .target, :is(.choices, .pinned-choices) button, .handover button"
        )
        expect(ready.locator("visible=true").first).to_be_visible()
        expect(visitor.locator("html")).to_have_attribute("lang", other)


@pytest.mark.parametrize("lost", ["the list", "a file"])
def test_what_is_lost_on_the_way_is_fetched_again_during_the_same_visit(
    visitor: Page, host: Host, watch: Watch, tmp_path: Path, lost: str
) -> None:
    watch.expect("^console: .*(404|fetching the script|Failed to load)")
    host.gone()
    host.folder = shutil.copytree(SITE, tmp_path / "site")
    away = host.folder / ("sw.js" if lost == "the list" else "rules/magot.fr.html")
    away.rename(tmp_path / away.name)
    host.back()
    asks = re.compile(f"/{away.name}$")
    with visitor.context.expect_event("response", lambda answer: bool(asks.search(answer.url))):
        visitor.goto("./")
    visitor.wait_for_timeout(1000)  # the service worker asks for a file twice
    (tmp_path / away.name).rename(away)
    until(visitor, table_page.KEPT)


@pytest.mark.parametrize("gone", ["the network", "the build"])
def test_a_game_begins_when_the_browsers_own_cache_is_empty(
    visitor: Page, host: Host, watch: Watch, tmp_path: Path, gone: str
) -> None:
    """WebAssembly normally comes from that cache; a stored copy is for the case that the cache is empty."""
    watch.expect("404")
    visit(visitor)
    host.gone()
    if gone == "the build":
        host.folder = shutil.copytree(SITE, tmp_path / "site")
        for file in host.folder.rglob("*.wasm"):
            file.unlink()
        host.back()
    visitor.context.new_cdp_session(visitor).send("Network.clearBrowserCache")
    table_page.from_the_shelf(visitor)
    table_page.throw(visitor)


def test_the_whole_site_is_stored(visitor: Page) -> None:
    visit(visitor)
    kept = [
        url.partition("/games/escales/")[2] or "index.html" for url in visitor.evaluate(ENTRIES)
    ]
    files = [path.relative_to(SITE).as_posix() for path in offline.kept(SITE)]
    folders = {path: path.removesuffix("index.html") or path for path in files}
    assert sorted(kept) == sorted(folders.values())
    assert sum(offline.transferred(path) for path in offline.kept(SITE)) <= MOST


def bundle_of(module: str) -> str:
    """The path of the file that a module has become."""
    [found] = (SITE / "pinned").glob(f"{module}-*.js")
    return found.relative_to(SITE).as_posix()


def past_the_stored_site(page: Page) -> None:
    """Load a page as Shift and F5 do; one that loads just when the service worker takes over can be left out, too."""
    page.context.new_cdp_session(page).send("Page.reload", {"ignoreCache": True})
    page.wait_for_function("navigator.serviceWorker.controller === null")


def test_a_page_that_was_loaded_past_the_stored_site_is_taken_over_by_it(visitor: Page) -> None:
    visit(visitor)
    past_the_stored_site(visitor)
    until(visitor, KEPT)


def test_missing_and_damaged_files_are_replaced_at_the_next_visit(
    visitor: Page, host: Host, watch: Watch
) -> None:
    watch.expect("^(console|uncaught)")  # the damaged file is no JavaScript
    visit(visitor)
    gone, damaged = bundle_of("worker"), bundle_of("page")
    visitor.evaluate(SPOIL, [gone, damaged])
    visitor.reload()
    expect(visitor.get_by_role("link", name="Nouvelle partie : Le Magot")).to_have_count(0)
    until(
        visitor,
        f"async () => (await (await fetch('{damaged}')).text()) !== 'nonsense'"
        f" && (await caches.match(new URL('{gone}', location))) !== undefined",
    )
    host.gone()
    visitor.reload()
    table_page.from_the_shelf(visitor)
    table_page.throw(visitor)


def test_a_newer_build_waits_for_the_end_of_the_game(
    visitor: Page, host: Host, tmp_path: Path
) -> None:
    visit(visitor)
    table_page.from_the_shelf(visitor)
    table_page.throw(visitor)
    host.gone()
    host.folder = newer_build(tmp_path / "site")
    host.back()

    # During a game the page fetches the new build, but says and changes nothing.
    visitor.reload()
    table_page.at_rest(visitor, 1)
    until(
        visitor,
        "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)",
    )
    table_page.throw(visitor)
    expect(visitor.get_by_role("alert")).to_have_count(0)

    # A page of the new build is not given to the old one's service worker.
    fresh = visitor.context.new_page()
    fresh.goto("./")
    past_the_stored_site(fresh)
    expect(fresh).to_have_title("Escales, nouvelle version")
    fresh.wait_for_timeout(JOINS)
    assert fresh.evaluate("navigator.serviceWorker.controller") is None
    fresh.close()

    setup = visitor.context.new_page()
    setup.goto("./?game=magot")
    name = setup.locator(".seat-row input").first
    name.fill("Ondine")

    # In another tab the shelf offers the new build; but a game is still open in the first tab.
    shelf = visitor.context.new_page()
    shelf.goto("./")
    notice = shelf.get_by_role("alert").filter(has_text="Une nouvelle version")
    expect(notice).to_be_visible()
    assert_accessible(shelf)
    shelf.get_by_role("button", name="Passer à la nouvelle version").click()
    expect(shelf.get_by_role("alert").filter(has_text="autre onglet")).to_be_visible()
    expect(shelf).to_have_title("Escales, jeux de voyage à jouer ici")
    move = table_page.shown_move(visitor)
    visitor.get_by_role("link", name="Retour à l’étagère").click()
    expect(visitor.get_by_role("heading", name="Continuer")).to_be_visible()
    until(shelf, "async () => (await navigator.locks.query()).held.length === 0")
    shelf.get_by_role("button", name="Passer à la nouvelle version").click()
    for page in (shelf, visitor):
        expect(page).to_have_title("Escales, nouvelle version")
        expect(page.get_by_role("alert")).to_have_count(0)
    visitor.locator(".saved-link").click()
    table_page.at_rest(visitor, move)
    # What somebody types in a third tab stays until they leave the set-up.
    expect(name).to_have_value("Ondine")
    expect(setup).to_have_title("Escales, jeux de voyage à jouer ici")
    setup.locator("a.brand").click()
    expect(setup).to_have_title("Escales, nouvelle version")


def test_the_site_can_be_installed(page: Page) -> None:
    page.goto("./")
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = page.evaluate(MANIFEST)
    for icon in manifest["icons"]:
        width = page.evaluate(
            "async src => { const one = new Image(); one.src = src; await one.decode(); return one.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{width}x{width}")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}
