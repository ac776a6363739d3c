"""The layout of a table, the same in all games: what stays in sight, on phones, tablets and desktops."""

import json
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.conftest import NewPage
from e2e.table_page import PEOPLE
from e2e.watch import Watch
from escales import bots, games
from escales.core import CHANCE, Seat, Table
from escales.records import write

pytestmark = pytest.mark.profile("kept")

MOVES = {"magot": 60, "long_cours": 150, "marco_polo": 150, "magellan": 200}
"""The games, and how many entries are played before a person comes to the table."""
PHONES, TABLETS = [(390, 844), (360, 640)], [(768, 1024)]
DESKTOPS = [(1440, 900), (1280, 720), (1920, 1080)]

# The buttons of a part of the page whose middle is out of the window, or under something else.
COVERED = """part => [...part.querySelectorAll("button")].filter((button) => {
    const box = button.getBoundingClientRect();
    if (box.height === 0) return false;
    return !button.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2));
}).map((button) => button.textContent)"""
SCROLLS = "document.documentElement.scrollHeight > innerHeight"
SCROLLED = "[scrollY, document.querySelector('.table-scroll').scrollTop]"
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
CAMERA = "document.querySelector('.board').style.transform"


@cache
def middle_of(game: str) -> str:
    """A save in the middle of a game of three, when the first seat decides; the others are bots."""
    rules, rng = games.load(game), random.Random(3)
    played = Table(
        rules, [Seat(name, colour, "mousse") for name, colour in PEOPLE[:3]], rng=random.Random(7)
    )
    while len(played.log) < MOVES[game] or played.state.actor != 0:
        if played.state.actor == CHANCE:
            played.roll()
        else:
            bots.take_turn(played, rng)
    (name, colour), *others = PEOPLE[:3]
    table = Table(
        rules, [Seat(name, colour, "human"), *(Seat(*other, "mousse") for other in others)]
    )
    for entry in played.log:
        table.replay(entry.action)
    return json.dumps(write.save(table))


def sit_down(page: Page, game: str, tmp_path: Path) -> None:
    """Open the game as the first seat, who has played it before: no note explains the first turns."""
    table_page.open_shelf(page)
    page.evaluate(f"localStorage.setItem('escales.played.{game}', '1')")
    table_page.choose_file(page, middle_of(game), tmp_path)
    me = page.get_by_role("button", name=f"Je suis {PEOPLE[0][0]}")
    ready = page.locator(".choice:visible, .target:visible, .pick:visible").first
    expect(me.or_(ready).first).to_be_visible()
    if me.is_visible():
        me.click()
    expect(ready).to_be_visible()


def window(size: tuple[int, int]) -> ViewportSize:
    """A window of a width and height, in px."""
    return {"width": size[0], "height": size[1]}


def box(part: Locator) -> dict[str, float]:
    """Where a part of the page is: its left and upper edge, its width and height, in px."""
    found = part.bounding_box()
    assert found is not None
    return {name: found[name] for name in ("x", "y", "width", "height")}


def bottom(part: Locator) -> float:
    """The lower edge of a part of the page, in px."""
    found = box(part)
    return found["y"] + found["height"]


@pytest.mark.parametrize("sizes", [PHONES, TABLETS], ids=["phones", "tablets"])
@pytest.mark.parametrize("game", MOVES)
def test_on_a_phone_the_board_stays_in_sight_above_the_sheet(
    new_page: Callable[..., Page], tmp_path: Path, game: str, sizes: list[tuple[int, int]]
) -> None:
    page = new_page(viewport=window(sizes[0]), has_touch=True, is_mobile=sizes is PHONES)
    sit_down(page, game, tmp_path)
    for size in sizes:
        page.set_viewport_size(window(size))
        above_the_sheet(page, size[1])
        if game == "magot":
            expect(page.locator(".table-card")).to_be_in_viewport(ratio=1)
        assert_accessible(page)


def above_the_sheet(page: Page, height: int) -> None:
    """Check that the board stays above the sheet while the sheet is folded, pulled up, and folded by keys."""
    board, side, pinned = (
        page.locator(part) for part in (".board-frame", ".table-side", ".pinned")
    )
    grip = page.locator(".table-grip")

    def holds(opened: bool) -> None:
        expect(grip).to_have_attribute("aria-expanded", "true" if opened else "false")
        assert not page.evaluate(SCROLLS)
        assert bottom(page.locator(".prompt")) <= box(board)["y"] + 40
        assert bottom(board) <= box(grip)["y"] + 1 <= box(side)["y"] + 2
        assert box(board)["height"] >= 0.3 * height
        assert bottom(side) <= height + 1
        if pinned.is_visible():
            assert abs(bottom(pinned) - height) <= 1
            assert pinned.evaluate(COVERED) == []

    holds(opened=True)
    tall = box(board)["height"]
    grip.click()
    holds(opened=False)
    assert box(board)["height"] > tall
    handle = box(grip)
    page.mouse.move(handle["x"] + 20, handle["y"] + 20)
    page.mouse.down()
    page.mouse.move(handle["x"] + 20, handle["y"] - 120, steps=4)
    page.mouse.up()
    holds(opened=True)
    grip.focus()
    page.keyboard.press("Enter")
    holds(opened=False)
    page.keyboard.press("Enter")
    holds(opened=True)


# How strong the sign of more below is at the lower edge of the sheet; 0 if it has no height.
MORE_BELOW = """(({ height, opacity }) => height === "28px" ? Number(opacity) : 0)(
    getComputedStyle(document.querySelector(".table-scroll"), "::after"))"""


@pytest.mark.parametrize("game", MOVES)
def test_a_sheet_that_goes_on_below_its_edge_says_so_until_its_end(
    new_page: NewPage, tmp_path: Path, game: str
) -> None:
    page = new_page(viewport=window((390, 844)), has_touch=True, is_mobile=True)
    sit_down(page, game, tmp_path)
    table_page.until(page, f"{MORE_BELOW} === 1")
    page.evaluate("document.querySelector('.table-scroll').scrollTop = 1e6")
    table_page.until(page, f"{MORE_BELOW} === 0")


@pytest.mark.parametrize("game", MOVES)
def test_after_an_action_on_a_phone_the_page_is_where_it_was(
    new_page: Callable[..., Page], tmp_path: Path, game: str
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, game, tmp_path)
    page.locator(".table-scroll").evaluate("side => { side.scrollTop = 40; }")
    if game == "magellan":
        page.locator('[data-action^="buy"]').first.scroll_into_view_if_needed()
    before, board = page.evaluate(SCROLLED), box(page.locator(".board-frame"))
    move = table_page.shown_move(page)
    if game == "magot":
        page.locator(".board .target").first.click()
        page.locator(table_page.CONFIRM).click()
    elif game == "magellan":
        camera = page.evaluate(CAMERA)
        page.locator('[data-action^="buy"]').first.click()
    else:
        page.locator(".pinned [data-action]").last.click()
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )
    assert page.evaluate(SCROLLED)[0] == before[0] == 0
    if game == "magellan":
        # What people look at keeps its place, even if a line above it has grown.
        assert abs(page.evaluate(SCROLLED)[1] - before[1]) < 60
        # The map moves only to show the new piece, which stands on the base.
        assert page.evaluate(CAMERA).partition(" scale")[2] == camera.partition(" scale")[2]
        expect(page.locator(".board .arrival").first).to_be_in_viewport()
    assert box(page.locator(".board-frame")) == board


def test_on_a_desktop_the_pinned_actions_have_one_place_in_all_games(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(viewport=window(DESKTOPS[0]))
    places: dict[int, set[tuple[float, int]]] = {width: set() for width, _ in DESKTOPS}
    for game in MOVES:
        sit_down(page, game, tmp_path)
        for width, height in DESKTOPS:
            page.set_viewport_size(window((width, height)))
            page.evaluate(DRAWN)
            assert not page.evaluate(SCROLLS), game
            if game == "magot":
                # However much there is above the journal, what everybody has stays in sight.
                expect(page.locator(".table-card")).to_be_in_viewport(ratio=1)
                assert bottom(page.locator(".table-side .seats")) <= height
            pinned = page.locator(".pinned")
            if not pinned.is_visible():
                continue
            assert pinned.evaluate(COVERED) == [], game
            assert bottom(pinned) <= height
            places[width].add((box(pinned)["y"], round(box(pinned)["x"] + box(pinned)["width"])))
    assert [len(found) for found in places.values()] == [1] * len(DESKTOPS)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_a_notice_lies_over_the_board_and_does_not_push_it(
    new_page: Callable[..., Page], watch: Watch, tmp_path: Path, width: int, height: int
) -> None:
    watch.expect("on purpose")
    page = new_page(viewport={"width": width, "height": height})
    sit_down(page, "magot", tmp_path)
    board: Any = box(page.locator(".board-frame"))
    page.evaluate("() => { setTimeout(() => { throw new Error('broken on purpose'); }); }")
    expect(page.locator(".notices")).to_contain_text("cassé")
    assert box(page.locator(".board-frame")) == board
    assert not page.evaluate(SCROLLS)


@pytest.mark.parametrize("game", ["magot", "long_cours", "marco_polo", "magellan"])
def test_on_a_phone_the_rules_do_not_scroll_sideways(new_page: NewPage, game: str) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table_page.go(page, f"./?game={game}&start")
    page.get_by_role("button", name="Règles", exact=True).first.tap()
    page.locator("dialog .book h2").first.wait_for()
    assert page.locator("dialog.drawer").evaluate("one => one.scrollWidth - one.clientWidth") == 0
