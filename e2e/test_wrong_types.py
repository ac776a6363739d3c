"""Hosts that send files in a way that browsers cannot use: the page starts all the same, or says what the host does wrong."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import table_page
from e2e.watch import Watch
from serve import Handler

GAME = "?game=magot&start"


def without_nosniff(route: Route) -> None:
    """Let a request through, and remove a header that stock hosts do not send."""
    response = route.fetch()
    kept = {
        name: value for name, value in response.headers.items() if name != "x-content-type-options"
    }
    route.fulfill(response=response, headers=kept)


def test_types_that_a_stock_server_does_not_know_do_no_harm(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    for suffix in (".wasm", ".ftl", ".gz", ".py", ".zip", ".webmanifest", ".json"):
        monkeypatch.setitem(Handler.extensions_map, suffix, "application/octet-stream")
    monkeypatch.delitem(Handler.extensions_map, ".mjs")
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.goto(GAME)
    expect(table_page.die(page).or_(page.locator(".board .target").first).first).to_be_visible()
    assert [line for line in said if "the ordinary way" in line] == []


@pytest.mark.parametrize("address", ["./", "./embed/?game=magot"])
def test_modules_of_a_wrong_type_are_named(
    page: Page, monkeypatch: pytest.MonkeyPatch, watch: Watch, address: str
) -> None:
    watch.expect("^console: Failed to load module script")
    monkeypatch.setitem(Handler.extensions_map, ".js", "text/plain")
    page.route("**/*.js", without_nosniff)
    page.goto(address)
    view = page.locator("#view")
    expect(view).to_contain_text("son hébergeur envoie")
    expect(view).to_contain_text(
        "sous le type « text/plain ». Il doit l’envoyer comme « text/javascript »"
    )
    expect(view).to_contain_text("It must send it as “text/javascript”")


def test_if_no_script_runs_at_all_the_page_says_so(
    page: Page, monkeypatch: pytest.MonkeyPatch, watch: Watch
) -> None:
    """With `nosniff`, browsers refuse the script that would look for the reason, too."""
    watch.expect("^console: (Failed to load module|Refused to execute)")
    monkeypatch.setitem(Handler.extensions_map, ".js", "text/plain")
    page.goto("./")
    expect(page.locator("#view")).to_contain_text("un autre type que text/javascript")
    expect(page.locator(".late").first).to_be_hidden()
    expect(page.locator(".late").first).to_be_visible()


def test_a_missing_module_is_named(page: Page, watch: Watch) -> None:
    watch.expect("^console: Failed to load resource")
    page.route("**/pinned/page-*.js", lambda route: route.fulfill(status=404))
    page.goto("./")
    expect(page.locator("#view")).to_contain_text(re.compile(r"répond « 404 » pour page-\w+\.js"))


@pytest.mark.parametrize(
    "file", ["games/index.json", "games/magot/board.json", "games/magot/fr.ftl"]
)
def test_a_page_in_place_of_a_missing_file_is_named(page: Page, file: str) -> None:
    """As hosts of applications with one page send it, without an error."""
    page.route(
        f"**/{file}",
        lambda route: route.fulfill(body="<!doctype html><p>", content_type="text/html"),
    )
    page.goto(GAME)
    expect(page.locator("#view")).to_contain_text(f"envoie une page web à la place de {file}")


def test_a_page_in_place_of_python_is_named(page: Page, watch: Watch) -> None:
    watch.expect("could not be downloaded|uncaught|MessageEvent")
    page.route(
        "**/pyodide.asm.wasm",
        lambda route: route.fulfill(body="<!doctype html><p>", content_type="text/html"),
    )
    page.goto(GAME)
    expect(page.locator("#view")).to_contain_text(
        "could not be downloaded: the answer was a web page"
    )
