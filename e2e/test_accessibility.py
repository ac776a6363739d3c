"""All views are accessible, on large screens and on phones, in light and in dark colours."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e import near_the_end, table_page
from e2e.accessibility import assert_accessible

type Light = Literal["light", "dark"]


def assert_accessible_in(page: Page, lights: list[Light]) -> None:
    """Check the page in each of the colours."""
    for light in lights:
        page.emulate_media(color_scheme=light)
        assert_accessible(page)


@pytest.mark.profile("kept")
@pytest.mark.parametrize(
    ("width", "height", "lights"),
    [
        (360, 640, ["light", "dark"]),
        (740, 360, ["light"]),
        (768, 1024, ["dark"]),
        (1440, 900, ["light", "dark"]),
    ],
)
def test_every_view_is_accessible(
    new_page: Callable[..., Page], width: int, height: int, lights: list[Light]
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    table_page.without_motion(page)
    table_page.go(page, "./")
    expect(page.locator(".box").first).to_be_visible()
    assert_accessible_in(page, lights)

    page.get_by_role("button", name="À propos").click()
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    table_page.seat_people(page, 2)
    page.get_by_role("button", name="Ajouter une place").click()
    assert_accessible_in(page, lights)

    page.get_by_role("button", name="Commencer la partie").click()
    expect(table_page.die(page)).to_be_enabled()
    assert_accessible_in(page, lights)

    table_page.throw_until_asked(page)
    assert_accessible_in(page, lights)
    for place in ["10", "20", "30", "41", "51", "52"]:
        table_page.choose(page, place)
    assert_accessible_in(page, lights)

    page.get_by_role("button", name="Menu").click()
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Aide").click()
    expect(page.get_by_role("dialog")).to_contain_text("Arrivée")
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_focused()
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Partager").click()
    expect(page.get_by_role("textbox", name="Lien vers la partie")).to_be_visible()
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Règles", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("MG-01")
    assert_accessible_in(page, lights)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved")).to_be_visible()
    assert_accessible_in(page, lights)


@pytest.mark.profile("kept")
@pytest.mark.parametrize(
    ("width", "height", "light"), [(360, 640, "dark"), (768, 1024, "light"), (1440, 900, "dark")]
)
def test_the_end_is_accessible(
    new_page: Callable[..., Page], tmp_path: Path, width: int, height: int, light: str
) -> None:
    page = new_page(viewport={"width": width, "height": height}, color_scheme=light)
    near_the_end.play_to_the_end(page, tmp_path)
    expect(page.locator(".ending h2")).to_be_focused()
    assert_accessible(page)


@pytest.mark.profile("kept")
def test_the_board_can_be_played_by_keyboard(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)
    move = table_page.shown_move(page)
    board = page.get_by_role("group", name="Choix sur le plateau")
    board.get_by_role("button", name="Départ en 0").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(board.get_by_role("button", name="Départ en 21")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(table_page.CONFIRM)).to_be_focused()
    page.keyboard.press("Enter")
    table_page.at_rest(page, move + 1)
    expect(page.locator("[aria-live]")).to_contain_text("place son Départ en 21")
    # The focused element is gone: the focus moves to the next place to choose.
    expect(page.locator(".target:focus")).to_have_count(1)
