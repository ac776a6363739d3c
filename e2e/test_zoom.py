"""Zoom and move the board by mouse, fingers and keys, without choosing a place by accident."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.table_page import still

pytestmark = pytest.mark.profile("kept")

DESK = {"width": 1440, "height": 900}


BOARD = "document.querySelector('.board')"
SCALE = f"Math.round(100 * {BOARD}.getBoundingClientRect().width / {BOARD}.offsetWidth) / 100"


def scale(page: Page) -> float:
    """The zoom factor of the board; it is 1 at first."""
    found: float = page.evaluate(SCALE)
    return found


def middle(page: Page, place: str) -> tuple[float, float]:
    return table_page.middle(page.locator(f'.target[data-place="{place}"]'))


def choosing(page: Page) -> None:
    """Play up to the first choice on the board."""
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)


def test_the_wheel_zooms_about_the_pointer_and_a_drag_chooses_nothing(
    new_page: Callable[..., Page],
) -> None:
    page = new_page(viewport=DESK)
    choosing(page)
    move, (x, y) = table_page.shown_move(page), middle(page, "34")
    # A mouse button released outside the board must not count as pressed when the pointer returns.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(DESK["width"] - 20, y)
    page.mouse.up()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_function("document.querySelector('.board-frame').classList.contains('zoomed')")
    assert scale(page) > 1.3
    assert max(abs(a - b) for a, b in zip(middle(page, "34"), (x, y), strict=True)) < 2
    page.mouse.move(x + 30, y + 30, steps=3)
    assert max(abs(a - b) for a, b in zip(middle(page, "34"), (x, y), strict=True)) < 2

    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=5)
    page.mouse.up()
    there = middle(page, "34")
    assert abs(there[0] - x - 60) < 15
    assert abs(there[1] - y - 40) < 15
    assert table_page.shown_move(page) == move

    page.get_by_role("button", name="Tout le plateau").click()
    still(page)
    assert scale(page) == 1
    table_page.choose(page, "34")


def test_buttons_and_keys_zoom_and_the_focus_brings_places_into_sight(
    new_page: Callable[..., Page],
) -> None:
    page = new_page(viewport=DESK)
    choosing(page)
    page.get_by_role("button", name="Agrandir").click()
    still(page)
    assert scale(page) == 1.5
    page.keyboard.press("+")
    still(page)
    assert scale(page) == 2.25
    for place in ("69", "0"):
        if place not in table_page.targets(page):
            continue
        page.locator(f'.target[data-place="{place}"]').focus()
        still(page)
        expect(page.locator(f'.target[data-place="{place}"]')).to_be_in_viewport(ratio=0.99)
    page.locator("h1").focus()
    before = middle(page, "34")
    page.keyboard.press("ArrowRight")
    still(page)
    assert middle(page, "34")[0] < before[0]
    for _ in range(4):
        page.keyboard.press("-")
    still(page)
    assert scale(page) == 1
    expect(page.get_by_role("button", name="Réduire")).to_be_disabled()


def test_two_fingers_pinch_and_one_pans(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    choosing(page)
    move, (x, y) = table_page.shown_move(page), middle(page, "34")
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {
                "type": kind,
                "touchPoints": [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)],
            },
        )

    fingers("touchStart", (x - 20, y), (x + 20, y))
    for reach in (26, 34, 42, 50):
        fingers("touchMove", (x - reach, y), (x + reach, y))
    fingers("touchEnd")
    page.wait_for_function(f"{SCALE} > 1.6")
    assert scale(page) < 3
    before = middle(page, "34")
    fingers("touchStart", (x, y))
    for step in (10, 20, 30, 40):
        fingers("touchMove", (x - step, y - step))
    fingers("touchEnd")
    page.wait_for_function(
        """([x, y]) => {
            const box = document.querySelector('.target[data-place="34"]').getBoundingClientRect();
            return box.x + box.width / 2 < x - 15 && box.y + box.height / 2 < y - 15;
        }""",
        arg=before,
    )
    assert table_page.shown_move(page) == move
    # A long press tells what a place is, and its end chooses nothing; a tap chooses.
    still(page)
    fingers("touchStart", middle(page, "34"))
    expect(page.locator(".tip")).to_contain_text("34")
    fingers("touchEnd")
    page.wait_for_timeout(300)
    expect(page.locator(".foreseen")).to_have_count(0)
    fingers("touchStart", middle(page, "34"))
    fingers("touchEnd")
    expect(page.locator(".foreseen")).to_be_visible()
