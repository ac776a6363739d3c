"""Pages that mean harm to the game in their frame, sandboxes of every kind, and a storage that fails now and then."""

from itertools import chain, combinations

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e import table_page
from e2e.other_site import OtherSite, begin, frame_of
from e2e.watch import Watch

pytestmark = pytest.mark.whole_browser  # it gives another site's page a process of its own

FRAME = '<iframe src="https://escales.example/embed/?game=magot" width="900" height="720"></iframe>'

SEND = """() => {
    const frame = document.querySelector("iframe").contentWindow;
    const cyclic = { escales: 1 };
    cyclic.self = cyclic;
    const messages = [
        null, 0, "", "take over", [], new ArrayBuffer(8), cyclic, new Map([["escales", 1]]),
        { escales: 1, kind: "height", height: 1e9 }, { escales: 1, kind: "end", game: "magot", ranking: [] },
        { escales: 1, kind: "play", action: "depart 6" }, { call: "undo", request: "{}" },
        ...["wasm", "rest", "memory", "stdlib", "escales", "records"]
            .map((supply) => ({ supply, content: new ArrayBuffer(4) })),
        { supply: "memory", failure: "on purpose" }, { __proto__: null, kind: "height" },
        JSON.stringify({ escales: 1, kind: "undo" }), "x".repeat(10_000),
    ];
    for (let time = 0; time < 200; time += 1) for (const message of messages) frame.postMessage(message, "*");
}"""
RESIZE = """async () => {
    const frame = document.querySelector("iframe");
    const start = performance.now();
    let times = 0;
    while (times < 1500 || performance.now() - start < 1500) {
        for (let time = 0; time < 10; time += 1, times += 1) {
            frame.style.width = `${Math.random() < 0.1 ? 0 : 1200 * Math.random()}px`;
            frame.style.height = `${Math.random() < 0.1 ? 0 : 5000 * Math.random()}px`;
            frame.getBoundingClientRect();
        }
        const { port1, port2 } = new MessageChannel();
        port2.postMessage(null);
        await new Promise((resolve) => { port1.onmessage = resolve; });
    }
    frame.style.width = "900px";
    frame.style.height = "720px";
    return (performance.now() - start) / 1000;
}"""
COVER = """() => {
    const cover = document.createElement("div");
    cover.id = "cover";
    cover.style = "position: fixed; inset: 0; background: white; pointer-events: none; z-index: 9";
    cover.textContent = "Win a prize: click here!";
    document.body.append(cover);
}"""


@pytest.fixture
def framed(page: Page, other_site: OtherSite) -> tuple[Page, Frame]:
    """A page of another site, and the frame in it, in which a game has begun."""
    table_page.without_motion(page)
    page.goto(other_site.show(FRAME))
    frame = frame_of(page)
    begin(frame)
    return page, frame


def goes_on(frame: Frame, move: int) -> None:
    """Throw the die in a game that stands after `move` entries."""
    frame.wait_for_selector(f'.table[data-move="{move}"]')
    frame.locator(".die-button:enabled").click()
    expect(frame.locator(".table")).not_to_have_attribute("data-move", str(move))


def test_messages_to_the_frame_change_nothing(framed: tuple[Page, Frame]) -> None:
    page, frame = framed
    before = frame.locator(".prompt-words").inner_text()
    page.evaluate(SEND)
    page.wait_for_timeout(300)
    assert frame.locator(".prompt-words").inner_text() == before
    expect(frame.get_by_role("alert").filter(has_text="cassé")).to_have_count(0)
    goes_on(frame, 1)


def test_messages_during_the_start_change_nothing(page: Page, other_site: OtherSite) -> None:
    table_page.without_motion(page)
    page.goto(other_site.show(FRAME))
    frame = frame_of(page)
    frame.get_by_role("button", name="Jouer").click()
    table_page.seat_people(frame, 2)
    frame.get_by_role("button", name="Commencer la partie").click()
    for _ in range(3):
        page.evaluate(SEND)
        page.wait_for_timeout(100)
    goes_on(frame, 0)


def test_resizing_without_a_pause_neither_stops_nor_floods(framed: tuple[Page, Frame]) -> None:
    page, frame = framed
    page.evaluate("heard.length = 0")
    seconds = page.evaluate(RESIZE)
    # The frame measures itself once for each picture at most, and tells only a height that has changed.
    heights = page.evaluate("heard.filter(({ kind }) => kind === 'height').length")
    assert heights < seconds * 130
    frame.wait_for_function("innerWidth === 900")
    page.wait_for_timeout(1000)  # the board has found its size, and a click does not miss the die
    goes_on(frame, 1)
    assert frame.locator(".board").bounding_box() is not None
    page.evaluate("heard.length = 0")
    page.wait_for_timeout(500)
    assert page.evaluate("heard.length") <= 1


def test_clicks_stolen_through_a_cover_can_only_play(framed: tuple[Page, Frame]) -> None:
    """Nothing in the frame deletes a game, sends anything, or lets the other page learn anything but heights."""
    page, frame = framed
    page.evaluate(COVER)
    box = page.locator("iframe").bounding_box()
    assert box is not None
    page.evaluate("heard.length = 0")
    for column in range(1, 12):
        for row in range(2, 10):
            page.mouse.click(box["x"] + column * 75, box["y"] + row * 72)
            if frame.locator("dialog[open]").count():
                page.keyboard.press("Escape")
    assert set(page.evaluate("heard.map(({ kind }) => kind)")) <= {"height", "end"}
    for control in ("Supprimer", "Étagère", "Ouvrir un fichier"):
        expect(frame.get_by_role("button", name=control)).to_have_count(0)
    page.evaluate("document.getElementById('cover').remove()")
    expect(frame.locator(".table")).to_be_visible()
    expect(frame.get_by_role("alert").filter(has_text="cassé")).to_have_count(0)


def sandboxes() -> list[str]:
    """Every combination of the permissions that the frame could need."""
    words = ("scripts", "same-origin", "forms", "modals", "popups", "downloads")
    some = chain.from_iterable(combinations(words, size) for size in range(len(words) + 1))
    return [" ".join(f"allow-{word}" for word in allowed) for allowed in some]


def test_every_sandbox_shows_a_game_or_says_why_not(
    page: Page, other_site: OtherSite, watch: Watch
) -> None:
    watch.expect("sandbox|frame had not sent|CORS policy")
    address = f"{other_site.ours}embed/?game=magot&lang=fr"
    frames = "".join(
        f'<iframe sandbox="{words}" src="{address}"></iframe>' for words in sandboxes()
    )
    page.goto(other_site.show(frames))
    for words, frame in zip(sandboxes(), page.frames[1:], strict=True):
        allowed = set(words.split())
        if "allow-scripts" not in allowed:
            expect(frame.locator("noscript p")).to_be_visible()  # Playwright finds no text in there
        elif "allow-same-origin" not in allowed:
            expect(frame.locator(".full-address")).to_have_text(address.replace("embed/", ""))
        else:
            expect(frame.get_by_role("button", name="Jouer")).to_be_visible()
            expect(frame.locator("#sealed")).to_be_hidden()


def test_the_least_sandbox_lets_people_play(page: Page, other_site: OtherSite) -> None:
    """Without allow-forms browsers send no form, and do not tell the page that people wanted to."""
    table_page.without_motion(page)
    least = FRAME.replace("<iframe", '<iframe sandbox="allow-scripts allow-same-origin"')
    page.goto(other_site.show(least))
    frame = frame_of(page)
    begin(frame)
    frame.get_by_role("button", name="Menu").click()
    page.keyboard.press("Escape")
    goes_on(frame, 1)


MOODY = """
let uses = 0;
const use = () => {
    uses += 1;
    if (uses % 2 === 0) throw new DOMException("Not now.", "UnknownError");
};
for (const name of ["getItem", "setItem", "removeItem", "key"]) {
    const own = Storage.prototype[name];
    Storage.prototype[name] = function (...values) { use(); return own.apply(this, values); };
}
const { get } = Object.getOwnPropertyDescriptor(window, "localStorage");
Object.defineProperty(window, "localStorage", { get() { use(); return get.call(window); } });
"""


def test_a_storage_that_fails_at_every_second_use_loses_nothing(page: Page) -> None:
    page.add_init_script(MOODY)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)
    table_page.choose(page, "0")
    move = table_page.shown_move(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.reload()
    table_page.at_rest(page, move)
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved")).to_have_count(1)
    expect(page.locator(".saved.broken")).to_have_count(0)
    page.locator(".saved-link").click()
    table_page.at_rest(page, move)
    expect(page.get_by_role("alert")).to_have_count(0)
