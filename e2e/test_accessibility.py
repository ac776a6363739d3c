"""axe finds nothing in the views, and nothing is too small or too wide for a phone."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import sitting

ROOT = Path(__file__).resolve().parents[1]
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
SMALLEST = 24
"""The least side of what can be clicked, in CSS pixels; links within a line of text are exempt."""


def findings(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "tags => axe.run(document, {runOnly: {type: 'tag', values: tags}})", TAGS
    )
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def small_targets(page: Page) -> list[str]:
    """What can be clicked and is too small for it."""
    found: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll("button, input, select, a:not(p a, span a)")]
            .filter((one) => one.getClientRects().length > 0)
            .filter((one) => one.offsetWidth < smallest || one.offsetHeight < smallest)
            .map((one) => one.outerHTML.slice(0, 120))""",
        SMALLEST,
    )
    return found


def is_sound(page: Page) -> None:
    """The page as it stands has no findings."""
    assert findings(page) == []
    assert small_targets(page) == []
    widths = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths[0] <= widths[1], "the page scrolls sideways"


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
    expect(page.locator(".box")).to_be_visible()
    is_sound(page)

    page.get_by_role("button", name="À propos").click()
    is_sound(page)
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Nouvelle partie").click()
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


def test_the_board_is_played_by_keyboard(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    while not sitting.targets(page):
        sitting.throw(page)
    move = sitting.shown_move(page)
    page.get_by_role("button", name="Départ en 0").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Départ en 21")).to_be_focused()
    page.keyboard.press("Enter")
    sitting.at_rest(page, move + 1)
    expect(page.locator("[aria-live]")).to_contain_text("place son Départ en 21")
    # What had the focus is gone: it goes on to the next thing to choose.
    expect(page.locator(".target:focus")).to_have_count(1)
