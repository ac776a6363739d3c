"""The page explains unusable input in words, and offers a way to continue; the rest of the site works."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.watch import Watch

FORBIDDEN = """
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
FULL = """
Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
"""
NO_THUMBNAIL = """() => localStorage.setItem("escales.save.broken2", JSON.stringify({
    id: "broken2", name: "Nadia", saved: "2026-01-01T12:00:00Z", revision: 1, save: {}, thumbnail: [null],
    summary: { game: "magot", seats: [], turn: 0, round: 1, over: false },
}))"""


def the_rest_works(page: Page) -> None:
    """Go from the error to the shelf, and start a game there."""
    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    table_page.seat_people(page, 2)
    page.get_by_role("button", name="Commencer la partie").click()
    expect(table_page.die(page)).to_be_enabled()


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("#v1.", "lien"),
        ("#v1.AAAA", "lien"),
        ("#v1.%%%not-a-link", "lien"),
        ("#v9.AAAA", "version plus récente"),
    ],
)
@pytest.mark.profile("kept")
def test_a_broken_link(page: Page, link: str, reason: str) -> None:
    table_page.go(page, f"./{link}")
    expect(page.get_by_role("heading", name="Ce lien ne peut pas être ouvert")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(reason)
    the_rest_works(page)


def test_a_link_cut_short(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    page.get_by_role("button", name="Partager").click()
    link = page.get_by_role("textbox", name="Lien vers la partie").input_value()
    page.goto("./")
    page.goto(link[:-12])
    expect(page.get_by_role("alert")).to_contain_text("incomplet")
    assert_accessible(page)
    the_rest_works(page)


@pytest.mark.profile("kept")
def test_a_pasted_text_without_a_link(page: Page) -> None:
    table_page.go(page, "./")
    page.get_by_role("button", name="Ouvrir un lien").click()
    page.get_by_label("Le lien reçu").fill("bonjour")
    page.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Aucune partie dans ce texte")
    assert_accessible(page)


SAVED_IN_FORMAT = """format => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("escales.save."));
    const envelope = JSON.parse(localStorage.getItem(key));
    envelope.save.format = format;
    localStorage.setItem(key, JSON.stringify(envelope));
}"""


def test_a_save_that_is_no_json_is_set_aside(page: Page) -> None:
    page.goto("./")
    page.evaluate("localStorage.setItem('escales.save.broken1', '{\"id\": ')")
    page.evaluate(NO_THUMBNAIL)
    page.reload()
    expect(page.locator(".saved.broken")).to_have_count(2)
    broken = page.locator(".saved.broken").filter(has_text="broken1")
    expect(broken).to_contain_text("est illisible (broken1)")
    assert_accessible(page)
    with page.expect_download() as download:
        broken.get_by_role("button", name="Enregistrer les données").click()
    assert download.value.path().read_text() == '{"id": '
    broken.get_by_role("button", name="Supprimer").click()
    expect(broken).to_have_count(0)


def test_a_save_that_the_engine_refuses_stays_on_the_shelf(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    page.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((name) => name.startsWith("escales.save."));
            const envelope = JSON.parse(localStorage.getItem(key));
            envelope.save = {game: "magot", nonsense: true};
            localStorage.setItem(key, JSON.stringify(envelope));
        }"""
    )
    page.reload()
    expect(page.get_by_role("heading", name="Cette partie ne peut pas être relue")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer les données").click()
    assert json.loads(download.value.path().read_text())["nonsense"] is True
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved:not(.broken)")).to_have_count(1)


def test_a_save_of_a_newer_version_opens_after_the_update(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    move = table_page.shown_move(page)
    page.evaluate(SAVED_IN_FORMAT, 2)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("version plus récente")
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer les données").click()
    assert json.loads(download.value.path().read_text())["format"] == 2
    page.get_by_role("button", name="Recharger").click()
    expect(page.get_by_role("alert")).to_contain_text("version plus récente")
    page.evaluate(SAVED_IN_FORMAT, 1)  # as if this version could read it
    page.reload()
    table_page.at_rest(page, move)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"not json", "ne contient pas une partie"),
        (b'{"format": 1}', "illisible"),
        (b"x" * 4_000_001, "trop gros"),
    ],
)
@pytest.mark.profile("kept")
def test_a_file_that_is_no_game(page: Page, content: bytes, reason: str) -> None:
    table_page.go(page, "./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": content}
    )
    expect(page.get_by_role("alert")).to_contain_text(reason)


@pytest.mark.profile("kept")
def test_an_unknown_game(page: Page) -> None:
    table_page.go(page, "./?game=belote")
    expect(page.get_by_role("heading", name="Ce jeu n’est pas sur l’étagère")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("belote")
    the_rest_works(page)


@pytest.mark.profile("kept")
def test_an_unknown_save(page: Page) -> None:
    table_page.go(page, "./?save=gone")
    expect(page.get_by_role("heading", name="n’est pas dans ce navigateur")).to_be_visible()
    the_rest_works(page)


@pytest.mark.parametrize(
    ("storage", "words"), [(FORBIDDEN, "ne permet pas de garder"), (FULL, "est pleine")]
)
def test_storage_that_cannot_store_anything(page: Page, storage: str, words: str) -> None:
    page.add_init_script(storage)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    notice = page.get_by_role("alert").filter(has_text=words)
    expect(notice).to_have_count(1)
    assert_accessible(page)
    with page.expect_download() as download:
        notice.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert json.loads(download.value.path().read_text())["game"] == "magot"
    notice.get_by_role("button", name="Compris").click()
    expect(page.get_by_role("heading", name="Le Magot")).to_be_focused()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text(words)
    page.keyboard.press("Escape")
    table_page.throw(page)
    expect(notice).to_have_count(0)


def test_without_a_table_there_is_no_game_to_save_as_a_file(page: Page) -> None:
    page.add_init_script(FULL)
    page.goto("./")
    page.get_by_role("button", name="EN, English").click()  # a setting that has no room
    notice = page.get_by_role("alert").filter(has_text=re.compile("est pleine|storage is full"))
    expect(notice).to_be_visible()
    expect(notice.get_by_role("button")).to_have_count(1)  # it closes the notice


# Python's memory, and the archive that Python starts from if the memory cannot be loaded.
START = re.compile(r"runtime/pinned/(memory|escales)-")


def test_python_that_does_not_start_leaves_the_shelf_usable(page: Page, watch: Watch) -> None:
    watch.expect(r"Failed to load resource|could not be downloaded|uncaught|MessageEvent")
    page.route(START, lambda route: route.fulfill(status=404))
    page.goto("./")
    page.get_by_role("button", name="Règles : Le Magot").click()
    expect(page.get_by_role("dialog")).to_contain_text("MG-01")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    table_page.seat_people(page, 2)
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.get_by_role("heading", name="n’a pas démarré")).to_be_visible()
    assert_accessible(page)
    page.unroute(START)
    page.get_by_role("button", name="Réessayer").click()
    expect(table_page.die(page)).to_be_enabled()
