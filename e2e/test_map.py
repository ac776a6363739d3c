"""The map of Magellan answers: how far a place is, where a prize is won, where a card or a line of the journal happened."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.test_magellan import capital, my_turn, show_all, sit_down, table_at

pytestmark = pytest.mark.profile("kept")

# Whether the middle of an element lies in the frame of the board, and in the window.
SHOWN = """(selector) => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return frame.left <= x && x <= frame.right && Math.max(0, frame.top) <= y && y <= Math.min(innerHeight, frame.bottom);
}"""


def prize_open(state: Any) -> bool:
    """Whether somebody decides while a prize with a place can be won."""
    pieces = state.view(0)["pieces"] if state.prizes and state.phase == "turn" else []
    return any(piece["kind"] == "prize" for piece in pieces)


def test_the_map_says_how_far_a_place_is_for_a_piece(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    show_all(page)
    x, y = capital(page, "Tananarive")
    page.mouse.move(x + 1, y)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Madagascar")
    expect(tip).to_contain_text("point")
    move = table_page.shown_move(page)
    page.mouse.move(x + 300, y)
    expect(tip).not_to_contain_text("Madagascar")
    assert table_page.shown_move(page) == move, "a look changes nothing"


def test_the_names_of_the_columns_turn_with_the_map(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    column = "[...document.querySelectorAll('.ruler-across span')].find((one) => one.textContent === '6')"
    where = f"() => {column}.getBoundingClientRect().x"
    town, name = capital(page, "Tananarive")[0], page.evaluate(where)
    page.locator(".board-tools").get_by_role("button").nth(1).click()
    moved = capital(page, "Tananarive")[0] - town
    assert abs(moved) > 1
    assert abs(page.evaluate(where) - name - moved) < 1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_card_shows_its_place_on_the_map(
    new_page: Callable[..., Page], tmp_path: Path, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    table = table_at("simple-won-by-income", prize_open)
    sit_down(page, table, tmp_path)
    prize = '[data-piece^="prize-"]'
    expect(page.locator(prize).first).to_be_attached()
    page.get_by_role("button", name="Cartes").click()
    page.locator(".album").get_by_role("button", name="Histoire").click()
    assert_accessible(page)
    page.locator(".album .card-fly").first.click()
    page.wait_for_function(SHOWN, arg=prize)
    assert_accessible(page)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_line_of_the_journal_shows_its_moment_and_its_place(
    new_page: Callable[..., Page], tmp_path: Path, width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    whole = table_at("simple-won-by-income", my_turn)
    developed = [entry.number for entry in whole.log if entry.action.verb == "develop"]
    table = whole.branch(developed[-1])
    sit_down(page, table, tmp_path)
    page.locator(".log-move .moment").last.click()
    page.wait_for_selector(".table.looking-back")
    (moved, *_) = table.log[table_page.shown_move(page) - 1].events
    assert moved.kind == "move"
    page.wait_for_function(SHOWN, arg=f'[data-piece="{moved.params["piece"]}"]')


def test_a_long_question_leaves_the_names_of_the_columns_in_sight(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    def flies(state: Any) -> bool:
        return state.phase == "turn" and len(state.flying) > 0 and state.points > 1

    page = new_page(viewport={"width": 340, "height": 740}, has_touch=True, is_mobile=True)
    page.goto("./")
    page.evaluate("localStorage.setItem('escales.played.magellan', '1')")  # no goal below it
    sit_down(page, table_at("variant1-won-by-income", flies), tmp_path)
    prompt = page.locator(".prompt").bounding_box()
    frame = page.locator(".board-frame").bounding_box()
    assert prompt
    assert frame
    assert prompt["y"] + prompt["height"] > frame["y"] + 10, "it lies over the board"
    page.wait_for_function(
        """() => {
            const [question, names] = [".prompt", ".ruler-across"].map((one) =>
                document.querySelector(one).getBoundingClientRect());
            return Math.abs(names.top - question.bottom) < 1;
        }"""
    )
