"""Share a game by link, code, share sheet and file; and open a received game."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e import scanning, table_page
from e2e.accessibility import assert_accessible
from escales import games
from escales.core import Seat, Table
from tests.records.games_at_random import go_on

ROOT = Path(__file__).resolve().parents[1]
# Records what the page gives to the share sheet, since this Chromium has none.
SHARE_SHEET = """
window.shared = [];
navigator.canShare = ({files}) => Boolean(files?.length);
navigator.share = async (what) => {
    const files = (what.files ?? []).map(async (file) => [file.name, await file.text()]);
    window.shared.push({...what, files: await Promise.all(files)});
};
"""


@pytest.fixture
def table(page: Page) -> Page:
    """A table at which all pieces are placed."""
    table_page.without_motion(page)
    page.add_init_script(SHARE_SHEET)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    return page


def share(page: Page) -> str:
    """Open the share dialog; returns the link."""
    page.get_by_role("button", name="Partager", exact=True).first.click()
    return page.get_by_role("textbox", name="Lien vers la partie").input_value()


def open_long_game(page: Page, entries: int, folder: Path) -> None:
    """Open a game of two over 20 rounds, always the same, after so many entries."""
    seats = [Seat("Zoé", "red"), Seat("Max", "blue")]
    long = Table(games.load("magot"), seats, {"rounds": 20}, rng=Random(1))
    go_on(long, entries)
    table_page.open_file(page, long, folder)
    table_page.at_rest(page, entries)


def shared(page: Page) -> list[dict[str, Any]]:
    """Everything that the page gave to the share sheet."""
    given: list[dict[str, Any]] = page.evaluate("shared")
    return given


@pytest.mark.profile("kept", script=SHARE_SHEET)
def test_the_link_is_copied(table: Page) -> None:
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    link = share(table)
    expect(table.get_by_role("button", name="Copier le lien")).to_be_focused()
    table.keyboard.press("Enter")
    expect(table.get_by_role("status").filter(has_text="Lien copié")).to_be_visible()
    assert table.evaluate("navigator.clipboard.readText()") == link
    assert_accessible(table)


@pytest.mark.profile("kept", script=SHARE_SHEET)
def test_the_link_is_selected_if_the_clipboard_is_forbidden(table: Page) -> None:
    table.evaluate(
        "() => { navigator.clipboard.writeText = async () => { throw new Error('closed'); } }"
    )
    share(table)
    table.get_by_role("button", name="Copier le lien").click()
    expect(table.get_by_role("status").filter(has_text="sélectionné")).to_be_visible()
    expect(table.get_by_role("textbox", name="Lien vers la partie")).to_be_focused()
    table.evaluate("delete navigator.clipboard.writeText")


@pytest.mark.profile("kept", script=SHARE_SHEET)
def test_the_share_sheet_gets_link_and_file(table: Page) -> None:
    link = share(table)
    table.get_by_role("button", name="Envoyer…").click()
    table.get_by_role("button", name="Envoyer le fichier…").click()
    table.wait_for_function("shared.length === 2")
    [by_link, by_file] = shared(table)
    assert by_link["url"] == link
    assert by_link["title"] == "Le Magot · Nadia, Marc"
    [[name, text]] = by_file["files"]
    assert name == "Nadia-Marc.json"
    assert len(json.loads(text)["log"]) == table_page.shown_move(table)


def test_without_a_share_sheet_the_page_offers_only_a_file(page: Page) -> None:
    table_page.without_motion(page)
    page.add_init_script("delete Navigator.prototype.share; delete Navigator.prototype.canShare;")
    table_page.from_the_shelf(page)
    table_page.throw(page)
    share(page)
    expect(page.get_by_role("button", name=re.compile("Envoyer"))).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert len(json.loads(download.value.path().read_text())["log"]) == 1


@pytest.mark.profile("kept")
@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_code_contains_the_link_and_is_dark_on_light(
    new_page: Callable[..., Page], light: str
) -> None:
    page = new_page(color_scheme=light)
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    link = share(page)
    page.get_by_text("Envoyer sur un téléphone").click()
    drawn = page.get_by_role("img", name="Code QR")
    expect(drawn).to_be_visible()
    assert scan(drawn) == link
    assert drawn.evaluate(
        "one => [...one.children].map((part) => getComputedStyle(part).fill)"
    ) == [
        "rgb(255, 255, 255)",
        "rgb(0, 0, 0)",
    ]
    assert_accessible(page)


def scan(drawn: Locator) -> str:
    """The text in a code on the page."""
    side = int((drawn.get_attribute("viewBox") or "").split()[2])
    path = drawn.locator("path").get_attribute("d") or ""
    return scanning.read(scanning.modules(path, side))


def codes(page: Page) -> dict[int, tuple[str, bytes]]:
    """The codes that the page shows in turn, by number: their texts, and what they look like."""
    page.get_by_role("button", name="Pause").click()
    drawn = page.get_by_role("img", name=re.compile("Code QR"))
    found = {}
    for _ in range(int((drawn.get_attribute("aria-label") or "").split()[-1])):
        number = int((drawn.get_attribute("aria-label") or "").split()[2])
        found[number] = scan(drawn), drawn.screenshot()
        page.get_by_role("button", name="Code suivant").click()
    return found


@pytest.mark.profile("kept")
def test_a_long_game_goes_to_another_device_by_several_codes(
    page: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    open_long_game(page, 2000, tmp_path)
    assert len(share(page)) > 900
    page.get_by_text("Envoyer sur un téléphone").click()
    shown = codes(page)
    assert sorted(shown) == [1, 2, 3]
    assert_accessible(page)

    # A phone opens the address in a code; the page there reads the others, in any order.
    phone = new_page(viewport={"width": 390, "height": 844})
    table_page.without_motion(phone)
    phone.goto(shown[2][0])
    said = phone.get_by_role("status")
    expect(said).to_have_text("Un code lu sur 3. Il manque\u00a0: 1, 3.")
    phone.get_by_role("button", name="Lire avec la caméra").click()
    expect(said).to_contain_text(re.compile("choisissez des photos", re.I))  # it has no camera
    phone.get_by_role("textbox", name="Le lien vers la partie").fill("https://example.org/")
    phone.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(said).to_have_text("Ce n’est pas le code d’une partie d’Escales.")
    assert_accessible(phone)
    with phone.expect_file_chooser() as chooser:
        phone.get_by_role("button", name="Choisir des photos").click()
    chooser.value.set_files(
        [FilePayload(name=f"{at}.png", mimeType="image/png", buffer=shown[at][1]) for at in (3, 1)]
    )
    phone.get_by_role("button", name="Voir le plateau").click()
    table_page.at_rest(phone, 2000)
    assert table_page.position(phone) == table_page.position(page)


def test_a_game_too_long_for_a_link_is_shared_as_a_file(page: Page, tmp_path: Path) -> None:
    # No game of Le Magot is too long for a link, so the engine of this page allows only a tenth of a link's length.
    engine = (ROOT / "web" / "runtime" / "engine.py").read_text(encoding="utf-8")
    page.route(
        "**/engine-*.py",
        lambda route: route.fulfill(
            body=f"{engine}\nimport escales.records.packing as packing\npacking.BUDGET = 190\n",
            content_type="text/x-python",
        ),
    )
    open_long_game(page, 700, tmp_path)
    page.get_by_role("button", name="Partager", exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("trop longue pour un lien de 190 caractères")
    file = dialog.get_by_role("button", name="Enregistrer dans un fichier")
    expect(file).to_be_focused()
    page.get_by_text("Envoyer sur un téléphone").click()
    parts = [text for text, _ in codes(page).values()]
    assert_accessible(page)
    with page.expect_download() as download:
        file.click()
    assert len(json.loads(download.value.path().read_text())["log"]) == 700
    # People who play by link continue by file; the page recognizes the file as the stored game.
    dialog.get_by_role("combobox", name="Qui joue ici ?").select_option("Seulement Max")
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("heading", name="À Zoé de jouer : envoyez la partie")).to_be_visible()
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(download.value.path())
    expect(page.get_by_role("dialog")).to_contain_text("C’est votre partie")
    # The codes carry all of it, too.
    page.go_back()
    page.get_by_role("link", name="Recevoir une partie").click()
    page.get_by_role("textbox", name="Le lien vers la partie").fill("\n".join(parts))
    page.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("C’est votre partie")


@pytest.mark.profile("kept", script=SHARE_SHEET)
def test_the_dialog_says_what_a_link_contains(table: Page) -> None:
    share(table)
    dialog = table.get_by_role("dialog")
    expect(dialog).to_contain_text("toute la partie jusqu’ici")
    expect(dialog).to_contain_text("Rien n’est envoyé à un serveur")
    expect(dialog).to_contain_text("sa propre copie")


@pytest.mark.profile("kept", script=SHARE_SHEET)
def test_the_page_says_who_plays_a_received_game_and_how_far_it_is(
    table: Page, new_page: Callable[..., Page]
) -> None:
    table_page.throw(table)
    move = table_page.shown_move(table)
    link = share(table)

    other = new_page()
    other.goto(link)
    dialog = other.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Une partie de Le Magot")).to_be_visible()
    expect(dialog).to_contain_text(f"Manche 1 sur 1 · {move} coups joués · Au tour de")
    assert [words.split("\n")[0] for words in dialog.get_by_role("listitem").all_inner_texts()] == [
        "Nadia",
        "Marc",
    ]
    expect(dialog).to_contain_text("votre propre copie")
    assert_accessible(other)
    expect(other.get_by_role("button", name="Voir le plateau")).to_be_focused()
    other.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    table_page.at_rest(other, move)
    assert table_page.position(other) == table_page.position(table)


def test_a_received_game_is_a_separate_copy(table: Page) -> None:
    move = table_page.shown_move(table)
    first = table.url
    link = share(table)
    # This is so even in the browser that the link comes from.
    other = table.context.new_page()
    other.goto(link)
    other.get_by_role("button", name="Voir le plateau").click()
    table_page.throw(other)
    expect(other).not_to_have_url(first)
    expect(table.get_by_role("alert")).to_have_count(0)
    assert table_page.shown_move(table) == move
    other.goto("./")
    expect(other.locator(".saved")).to_have_count(2)


def test_bots_of_a_received_game_wait_until_it_is_opened(
    page: Page, new_page: Callable[..., Page]
) -> None:
    page.goto("./?game=magot")
    table_page.seat_people(page, 2)
    for place in (1, 2):
        page.get_by_role("combobox", name=f"Qui joue, place {place}").select_option("Mousse")
    page.get_by_role("button", name="Commencer la partie").click()
    page.wait_for_function("Number(document.querySelector('.table')?.dataset.move ?? 0) >= 1")
    link = share(page)

    other = new_page()
    other.goto(link)
    expect(other.get_by_role("button", name="Voir le plateau")).to_be_visible()
    move = table_page.shown_move(other)
    other.wait_for_timeout(1500)
    assert table_page.shown_move(other) == move
    other.get_by_role("button", name="Voir le plateau").click()
    other.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )
