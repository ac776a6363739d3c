"""axe finds nothing in the views, and nothing is too small or too wide for a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import sitting
from e2e.soundness import is_sound


@pytest.mark.parametrize(
    ("width", "height", "light"),
    [
        (360, 640, "light"),
        (360, 640, "dark"),
        (740, 360, "light"),
        (768, 1024, "dark"),
        (1440, 900, "light"),
        (1440, 900, "dark"),
    ],
)
def test_every_view_is_sound(
    new_page: Callable[..., Page], width: int, height: int, light: str
) -> None:
    page = new_page(viewport={"width": width, "height": height}, color_scheme=light)
    sitting.without_motion(page)
    page.goto("./")
    expect(page.locator(".box").first).to_be_visible()
    is_sound(page)

    page.get_by_role("button", name="À propos").click()
    is_sound(page)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    page.get_by_role("button", name="Ajouter une place").click()
    is_sound(page)

    page.get_by_role("button", name="Commencer la partie").click()
    expect(sitting.die(page)).to_be_enabled()
    is_sound(page)

    while not sitting.targets(page):
        sitting.throw(page)
    is_sound(page)
    for place in ["10", "20", "30", "41", "51", "52"]:
        sitting.choose(page, place)
    is_sound(page)

    page.get_by_role("button", name="Menu").click()
    is_sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Aide").click()
    expect(page.get_by_role("dialog")).to_contain_text("Arrivée")
    is_sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_focused()
    is_sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("textbox", name="Lien vers la partie")).to_be_visible()
    is_sound(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Règles").click()
    expect(page.get_by_role("dialog")).to_contain_text("MG-01")
    is_sound(page)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved")).to_be_visible()
    is_sound(page)


@pytest.mark.parametrize(
    ("width", "height", "light"), [(360, 640, "dark"), (768, 1024, "light"), (1440, 900, "dark")]
)
def test_the_end_is_sound(
    new_page: Callable[..., Page], width: int, height: int, light: str
) -> None:
    page = new_page(viewport={"width": width, "height": height}, color_scheme=light)
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["34", "45"], ["41", "38"])
    sitting.play_on(page)
    expect(page.locator(".ending h2")).to_be_focused()
    is_sound(page)


def test_the_board_is_played_by_keyboard(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    while not sitting.targets(page):
        sitting.throw(page)
    move = sitting.shown_move(page)
    board = page.get_by_role("group", name="Choix sur le plateau")
    board.get_by_role("button", name="Départ en 0").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(board.get_by_role("button", name="Départ en 21")).to_be_focused()
    page.keyboard.press("Enter")
    sitting.at_rest(page, move + 1)
    expect(page.locator("[aria-live]")).to_contain_text("place son Départ en 21")
    # What had the focus is gone: it goes on to the next thing to choose.
    expect(page.locator(".target:focus")).to_have_count(1)
