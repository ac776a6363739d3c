"""A game in a frame on a page of another site, from a snippet that its host has copied."""

import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright, expect

from e2e import scanning
from e2e.accessibility import assert_accessible
from e2e.conftest import CHROMIUM_ARGUMENTS, NewPage
from e2e.other_site import OtherSite, begin, frame_of
from e2e.watch import Watch
from escales import games
from escales.core import Seat, Table
from escales.records.link import link
from tests.records.games_at_random import go_on

pytestmark = pytest.mark.whole_browser  # it blocks the storage of frames from other sites

SNIPPETS = Path(__file__).resolve().parents[1] / "tests" / "embed"


@pytest.mark.parametrize("path", sorted(SNIPPETS.glob("*.html")), ids=lambda path: path.stem)
def test_a_snippet_works_where_storage_is_blocked(
    page: Page, other_site: OtherSite, path: Path, watch: Watch
) -> None:
    page.goto(other_site.show(path.read_text(encoding="utf-8")))
    frame = frame_of(page)
    expect(frame.get_by_role("heading", name="Le Magot")).to_be_visible()
    # No large file has been loaded, and the frame has not taken the focus from the page.
    assert page.evaluate("document.activeElement.localName") == "body"
    assert not frame.evaluate(
        "performance.getEntriesByType('resource').some((one) => /runtime|worker-/.test(one.name))"
    )
    assert (
        frame.evaluate(
            "(() => { try { return typeof localStorage; } catch (e) { return e.name; } })()"
        )
        == "SecurityError"
    )
    expect(frame.locator("#view")).to_contain_text("ne permet pas de garder")
    begin(frame)
    # The notice from before the game is gone: it must not take room from the game.
    expect(frame.get_by_role("alert")).to_have_count(0)
    expect(frame.get_by_role("link", name="étagère")).to_have_count(0)
    page.wait_for_function(
        "document.querySelector('iframe').style.height ==="
        " `${heard.findLast(({ kind }) => kind === 'height')?.height}px`"
    )

    with page.context.expect_page() as opened:
        frame.get_by_role("button", name="Pleine page, avec la partie").click()
    full = opened.value
    expect(full.get_by_role("dialog")).to_contain_text("1 coup joué")
    assert full.url.startswith(other_site.ours)
    # A message from another window does not change the height.
    page.evaluate("postMessage({ escales: 1, kind: 'height', height: 333 }, '*')")
    page.wait_for_timeout(100)
    assert page.locator("iframe").evaluate("one => one.style.height") != "333px"


def test_a_game_can_be_continued_if_storage_is_allowed(
    playwright: Playwright,
    browsers: dict[str, Any],
    other_site: OtherSite,
    toy_site: str,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    other_site.ours = toy_site  # the test imports a module that the page uses
    # Temporary profiles block the storage of frames from other sites; a persistent profile can allow it.
    profile = tmp_path_factory.mktemp("profile")
    (profile / "Default").mkdir()
    allowed = {"profile": {"cookie_controls_mode": 0, "block_third_party_cookies": False}}
    (profile / "Default" / "Preferences").write_text(json.dumps(allowed))
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=browsers["chromium"],
        args=CHROMIUM_ARGUMENTS,
        chromium_sandbox=os.geteuid() != 0,
        locale="fr-FR",
    )
    try:
        page = context.new_page()
        page.goto(other_site.show((SNIPPETS / "snippet-v1.html").read_text(encoding="utf-8")))
        begin(frame_of(page))
        page.reload()
        frame = frame_of(page)
        assert frame.evaluate("typeof localStorage") == "object"
        # The page stores settings that people choose, but not those from the frame's address.
        frame.evaluate(
            "import('../app/base/settings.js').then(({ settings }) => { settings.speed = 'fast'; })"
        )
        assert frame.evaluate("localStorage.getItem('escales.settings')") == '{"speed":"fast"}'
        frame.get_by_role("button", name="Reprendre la partie").click()
        frame.wait_for_selector('.table[data-move="1"]')
        # Like any open game, it holds off a newer build of the site.
        held = frame.evaluate("async () => (await navigator.locks.query()).held")
        assert [lock["mode"] for lock in held] == ["shared"]
    finally:
        context.close()


def test_in_a_tight_sandbox_the_frame_gives_an_address_that_works(
    page: Page, other_site: OtherSite, new_page: NewPage
) -> None:
    table = Table(games.load("magot"), [Seat("Zoé", "red"), Seat("Max", "blue")], rng=Random(1))
    go_on(table, 30)
    tight = f'<iframe sandbox="allow-scripts" src="{other_site.ours}embed/?game=magot{link(table)}"></iframe>'
    page.goto(other_site.show(tight))
    address = frame_of(page).locator(".full-address").inner_text()
    other = new_page()
    other.goto(address)
    expect(other.get_by_role("dialog")).to_contain_text("30 coups joués")


def test_a_frame_with_a_finished_game_reports_its_end_without_names(
    page: Page, other_site: OtherSite
) -> None:
    table = Table(games.load("magot"), [Seat("Zoé", "red"), Seat("Max", "blue")], rng=Random(1))
    go_on(table, 5000)
    study = (SNIPPETS / "snippet-v1.html").read_text(encoding="utf-8")
    page.goto(other_site.show(study.replace("theme=light", f"theme=light{link(table)}")))
    frame = frame_of(page)
    frame.get_by_role("button", name="Ouvrir la partie").click()
    frame.get_by_role("button", name="Voir le plateau").click()
    expect(frame.locator(".ending")).to_be_visible()
    page.wait_for_function("heard.some(({ kind }) => kind === 'event')")
    told = [one for one in page.evaluate("heard") if one["kind"] in ("end", "event")]
    assert [one["kind"] for one in told] == ["end", "event"]
    assert told[0]["origin"] == other_site.ours.removesuffix("/games/escales/")
    assert [one["colour"] for one in told[0]["ranking"]] == ["red", "blue"]
    assert "Zoé" not in str(told)


def test_a_host_chooses_a_game_sees_it_and_copies_the_snippet(page: Page, site: str) -> None:
    page.goto("./")
    page.get_by_role("link", name="Montrer un jeu sur votre site").click()
    page.get_by_role("combobox", name="Jeu").select_option("magot")
    page.get_by_role("combobox", name="Lumière").select_option("light")
    page.get_by_label("La hauteur du cadre suit le jeu").check()
    code = page.get_by_role("textbox", name="Le code à copier").input_value()
    fixed = (SNIPPETS / "snippet-v1.html").read_text(encoding="utf-8").strip()
    assert code == fixed.replace("https://escales.example/", site)
    expect(frame_of(page).get_by_role("button", name="Jouer")).to_be_visible()
    assert_accessible(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copier le code").click()
    expect(page.get_by_role("status").filter(has_text="Code copié")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == code


def test_a_host_shows_a_position_of_any_game(page: Page) -> None:
    page.goto("./?host")
    field = page.get_by_role("textbox", name="Une position à étudier")
    code = page.get_by_role("textbox", name="Le code à copier")
    for id in games.ids():
        table = Table(games.load(id), [Seat("Zoé", "red"), Seat("Max", "blue")], rng=Random(1))
        go_on(table, 30)
        field.fill(f"http://elsewhere.example/{link(table)}")
        field.blur()
        # The page takes the game from the link, and the frame shows it.
        expect(code).to_have_value(re.compile(rf"game={id}&amp;[^#]*{link(table)}\""))
        expect(page.get_by_role("combobox", name="Jeu")).to_have_value(id)
    frame = frame_of(page)
    frame.get_by_role("button", name="Ouvrir la partie").click()
    expect(frame.get_by_role("dialog")).to_contain_text("30 coups joués")

    field.fill(link(table)[:-9])
    field.blur()
    expect(page.get_by_role("status").filter(has_text="il en manque la fin")).to_be_visible()
    expect(code).not_to_have_value(re.compile("#v1"))
    assert_accessible(page)
    # If the host chooses another game, the link is dropped.
    field.fill(link(table))
    field.blur()
    expect(code).to_have_value(re.compile("#v1"))
    page.get_by_role("combobox", name="Jeu").select_option(games.ids()[0])
    expect(code).not_to_have_value(re.compile("#v1"))


def test_a_host_prints_a_poster_and_learns_what_the_page_allows(
    page: Page, other_site: OtherSite
) -> None:
    page.goto("./?host")
    page.get_by_label("L’adresse de votre page").fill("ludo.example/jeux")
    page.get_by_role("button", name="Voir l’affiche").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("ludo.example/jeux")
    code = dialog.locator(".sheet-code svg")
    path = code.locator("path").last.get_attribute("d") or ""
    side = int((code.get_attribute("viewBox") or "").split()[-1])
    assert scanning.read(scanning.modules(path, side)) == "https://ludo.example/jeux"
    assert_accessible(page)
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Imprimer l’affiche")).to_be_hidden()
    paper = page.pdf(format="A4", print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")

    page.get_by_label("Le cadre dit d’abord").check()
    snippet = page.get_by_role("textbox", name="Le code à copier").input_value()
    page.goto(other_site.show(snippet))
    said = frame_of(page).locator(".frame-check li")
    expect(said.first).to_contain_text("interdit au cadre de garder les parties")
    expect(said.filter(has_text="peut copier un lien")).to_have_class("check-good")


def test_only_the_embedded_page_is_shown_in_frames(
    page: Page, other_site: OtherSite, watch: Watch
) -> None:
    watch.expect("X-Frame-Options|frame")
    page.goto(other_site.show(f'<iframe src="{other_site.ours}"></iframe>'))
    page.wait_for_timeout(500)
    assert not any(frame.query_selector("main") for frame in page.frames)
