"""The start of Python in the page: from our own files, in a worker; the page reports a failed start."""

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, expect

from e2e.conftest import NewPage
from e2e.table_page import seat_people
from e2e.watch import Watch
from offline import transferred as sent
from serve import SITE

GAME = "?game=magot&start"
READY = ".board button.target, button.die-button:not(:disabled)"


def visit(page: Page) -> None:
    """Start a new game with the defaults."""
    page.goto(GAME)
    expect(page.locator(READY).locator("visible=true").first).to_be_visible()


@pytest.mark.parametrize(
    "file",
    [
        "runtime/pinned/engine-.*\\.py",
        "pinned/interpreter-.*\\.js",
        # The second file of each pair is needed only if the memory cannot be loaded.
        "runtime/pinned/(memory|escales)-.*",
        "runtime/pinned/(memory|stdlib)-.*",
        "runtime/pinned/pyodide-.*/pyodide.asm.js",
        "runtime/pinned/pyodide-.*/pyodide.asm.wasm",
        "runtime/pinned/pyscript-.*/core.js",
    ],
)
def test_a_missing_file_is_reported_and_can_be_requested_again(
    page: Page, watch: Watch, file: str
) -> None:
    watch.expect("^(console|uncaught)")  # everything but a request to another origin
    missing = re.compile(rf"/{file}(\?|$)")
    page.route(missing, lambda route: route.abort())
    page.goto(GAME)
    expect(page.get_by_role("heading", name="n’a pas démarré")).to_be_visible()
    expect(
        page.get_by_role("link", name="étagère").or_(page.get_by_role("button", name="étagère"))
    ).to_be_visible()

    page.unroute(missing)
    page.get_by_role("button", name="Réessayer").click()
    expect(page.locator(READY).locator("visible=true").first).to_be_visible()


def test_a_missing_program_leaves_no_error_that_could_end_the_next_start(
    page: Page, watch: Watch
) -> None:
    watch.expect("^console: Failed to load resource")  # and nothing uncaught, early or late
    page.route("**/runtime/pinned/engine-*.py", lambda route: route.abort())
    page.goto(GAME)
    expect(page.get_by_role("heading", name="n’a pas démarré")).to_be_visible()
    expect(page.get_by_text("Quelque chose s’est cassé")).to_have_count(0)


@pytest.mark.parametrize(
    "file", ["memory-[^/]*", "pyodide-[^/]*/pyodide.js", "pyodide-[^/]*/pyodide.asm.(js|wasm)"]
)
def test_a_request_that_is_lost_is_made_once_more(page: Page, watch: Watch, file: str) -> None:
    watch.expect("^console: Failed to load resource")
    lost: set[str] = set()
    warnings: list[str] = []
    page.on("console", lambda said: warnings.append(said.text) if said.type == "warning" else None)

    def lose(route: Route) -> None:
        address = route.request.url.partition("?")[0]
        if address in lost:
            route.fallback()
        else:
            lost.add(address)
            route.abort()

    page.route(re.compile(f"/runtime/pinned/{file}"), lose)
    visit(page)
    assert lost
    assert not [text for text in warnings if "the ordinary way" in text]


def test_the_page_shows_how_much_of_python_has_been_loaded(page: Page) -> None:
    held: list[Route] = []
    page.route("**/runtime/pinned/memory-*", lambda route: held.append(route))
    page.goto(GAME)
    told = page.locator(".arriving")
    expect(told).to_be_visible()
    expect(told).to_have_text(re.compile(r"^[\d,]+ sur [\d,]+\sMo$"))
    page.wait_for_function("document.querySelector('.arriving-bar').value > 0")
    assert float(told.locator("progress").evaluate("bar => bar.value")) < 1
    # A table that people leave while it waits must not react to keys at the next table.
    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    held[0].continue_()
    seat_people(page, 2)
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.locator(READY).locator("visible=true").first).to_be_visible()
    expect(told).to_have_count(0)
    page.keyboard.press("+")
    expect(page.locator(".board-frame.zoomed")).to_have_count(1)


def test_a_game_begins_without_pydantic_but_reading_a_link_reports_that_it_is_missing(
    plain_page: Page, watch: Watch
) -> None:
    watch.expect("^console: Failed to load resource")
    plain_page.route("**/runtime/pinned/records-*", lambda route: route.abort())
    visit(plain_page)
    said = plain_page.evaluate("""async () => {
        const { engine } = await import("./app/game/engine.js");
        return engine.openLink("#v1.AAAA", null).then(() => "opened", (error) => error.message);
    }""")
    assert "records-" in said
    assert "could not be downloaded" in said


def test_pydantic_is_loaded_after_the_first_board(page: Page) -> None:
    with page.expect_response(re.compile("runtime/pinned/records-")):
        visit(page)


MOST_REQUESTS = 30
MOST_BYTES = 4_785_000
"""What a first visit may cost until somebody can act: the host compresses with gzip."""
WATCH = """
const look = () => {
    const offered = [...document.querySelectorAll(".board button.target, button.die-button")];
    if (offered.some((button) => !button.disabled && button.getClientRects().length)) window.acts = Date.now();
    else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


def test_few_requests_and_bytes_come_before_the_first_action(page: Page, site: str) -> None:
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))
    page.add_init_script(WATCH)
    visit(page)
    ready = page.wait_for_function("window.acts").json_value()
    early = {one.url.partition("?")[0] for one in asked if one.timing["startTime"] < ready}
    files = [url.removeprefix(site) or "index.html" for url in early if url.startswith(site)]
    assert any(file.endswith(".wasm") for file in files)
    assert len(files) <= MOST_REQUESTS, sorted(files)
    assert sum(sent(SITE / file) for file in files) <= MOST_BYTES


def test_what_games_do_not_use_comes_after_what_reads_saves(page: Page) -> None:
    """If it came before, a function would be missing in build/hot-functions.json, and the first board would wait."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(re.compile("/pyodide.rest.wasm")):
        visit(page)
    [records] = [place for place, url in enumerate(asked) if "/records-" in url]
    [rest] = [place for place, url in enumerate(asked) if url.endswith(".rest.wasm")]
    assert records < rest


def test_no_large_file_is_requested_twice(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response(re.compile("/pyodide.rest.wasm")):  # comes last
        visit(page)
    large = [url for url in asked if re.search(r"pinned/.*\.(wasm|zip|gz)$", url)]
    assert len(large) == len(set(large)) == 6


def other_build(memory: bytes) -> bytes:
    """A memory from a different build of Pyodide."""
    plain = bytearray(gzip.decompress(memory))
    build = 8 + 8 * int.from_bytes(plain[4:8], "little") + 16  # after the stretches and four words
    plain[build] ^= 1
    return gzip.compress(plain, 1)


def cut_short(memory: bytes) -> bytes:
    """A memory from an interrupted download."""
    return memory[: len(memory) // 2]


@pytest.mark.parametrize(
    ("harm", "reason"),
    [(cut_short, ""), (other_build, "build id")],
    ids=["cut-short", "other-build"],
)
def test_with_an_unusable_memory_python_starts_the_ordinary_way(
    page: Page, harm: Callable[[bytes], bytes], reason: str
) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))

    def spoil(route: Route) -> None:
        route.fulfill(body=harm(route.fetch().body()), content_type="application/gzip")

    page.route("**/runtime/pinned/memory-*", spoil)
    with page.expect_response(re.compile("/pyodide.rest.wasm")):  # comes last
        visit(page)
    (line,) = [text for text in said if text.startswith("Python")]
    assert "the ordinary way" in line
    assert reason in line


def test_a_browser_that_cannot_restore_starts_the_ordinary_way(page: Page) -> None:
    """For instance a browser that lacks a function that the restoring program calls after it has begun."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))

    def without(route: Route) -> None:
        program = route.fetch().text()
        assert "crypto.getRandomValues(" in program
        lacking = program.replace("crypto.getRandomValues(", "crypto.noRandomValues(")
        route.fulfill(body=lacking, content_type="text/javascript")

    page.route("**/pinned/interpreter-*.js", without)
    with page.expect_response(re.compile("/pyodide.rest.wasm")):  # comes last
        visit(page)
    (line,) = [line for line in said if "the ordinary way" in line]
    assert "noRandomValues is not a function" in line


def test_two_starts_throw_different_dice(new_plain_page: NewPage) -> None:
    """Both start from the same memory, with the same players."""
    thrown = []
    for _ in range(2):
        page = new_plain_page()
        visit(page)
        thrown.append(
            page.evaluate("""async () => {
                const { engine } = await import("./app/game/engine.js");
                const seats = ["red", "blue"].map((colour) => ({ name: colour, colour, player: "random" }));
                const table = { game: "magot", seats, options: {}, practice: false, real_dice: false };
                let seen = await engine.newTable(table, null);
                for (let move = 0; move < 30; move += 1) seen = await engine.bot({ seat: null, since: 0 });
                return JSON.stringify(seen.entries);
            }""")
        )
    assert thrown[0] != thrown[1]


def without_policy(route: Route) -> None:
    """Let a request through, and remove the policy from the answer's headers."""
    response = route.fetch()
    kept = {
        name: value for name, value in response.headers.items() if name != "content-security-policy"
    }
    route.fulfill(response=response, headers=kept)


def test_the_policy_in_the_page_is_enough(page: Page, watch: Watch) -> None:
    """If the host sends no headers, the policy in the page forbids the same."""
    watch.expect(r"Content Security Policy|Content security policy|Refused to connect|example\.org")
    page.route("**/*", without_policy)
    visit(page)
    page.evaluate(
        "addEventListener('securitypolicyviolation', (event) => { window.violated = event.violatedDirective; })"
    )
    forbidden = "fetch('http://example.org/').then(() => 'allowed', (error) => String(error))"
    assert "Failed to fetch" in page.evaluate(forbidden)
    assert page.evaluate("window.violated") == "connect-src"
