"""A second window shows a table to everybody around it: it follows, survives reloads, and knows no secret."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.conftest import NewPage
from e2e.family import HEAR, Family

# Which elements end beyond their screen or their frame.
CUT = """() => [...document.querySelectorAll(".prompt, .board, .seat-card, .seat-card *, .screen-news li")]
    .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((part) => part.outerHTML.slice(0, 200))"""


def present(page: Page) -> Page:
    """Open the second screen from the menu of the table."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("button", name="Montrer sur un second écran").click()
    page.keyboard.press("Escape")
    return opened.value


def follows(screen: Page, page: Page) -> None:
    """Check that the screen comes to show the move that the table shows."""
    for _ in table_page.patiently("the second screen stays behind", 30):
        moves = [
            shown.locator(f".{part}[data-move]").get_attribute("data-move")
            for shown, part in ((page, "table"), (screen, "screen"))
        ]
        if moves[0] == moves[1]:
            break
    expect(screen.locator(".screen-state")).to_be_hidden()


def test_a_second_screen_follows_the_table_and_knows_no_secret(
    new_plain_page: NewPage, toy_site: str
) -> None:
    page = new_plain_page()
    page.context.add_init_script(HEAR)
    table_page.without_motion(page)
    family = Family(page)
    family.sit("Ann", "Zoé")
    family.take("Ann")
    screen = present(page)
    follows(screen, page)
    expect(screen.locator(".prompt-words")).to_contain_text("Ann")
    family.turn_over("Ann")
    follows(screen, page)
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    follows(screen, page)
    expect(screen.locator(".screen-news")).to_contain_text("Zoé")
    assert_accessible(screen)
    # It can be looked at only: nothing on it plays.
    expect(screen.locator("main :is(a, button, input, select):visible")).to_have_text(
        re.compile(r"Plein écran")
    )
    secrets = [rf"\bn{number}\b" for number in family.numbers.values()]
    shown = screen.evaluate("document.querySelector('main').outerHTML")
    heard = "".join(screen.evaluate("window.heard"))
    assert "board" in heard
    assert not [secret for secret in secrets if re.search(secret, shown + heard)]
    # Its own reload, then that of the table.
    screen.reload()
    follows(screen, page)
    page.reload()
    family.take("Ann")
    follows(screen, page)
    page.goto(toy_site)
    expect(screen.locator(".screen-state")).to_contain_text("La table est fermée")


@pytest.mark.parametrize(
    ("game", "size"), [("magellan", (3840, 2160)), ("long_cours", (1920, 1080))]
)
def test_a_second_screen_shows_the_whole_board(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    page = new_page()
    table_page.without_motion(page)
    page.goto(f"?game={game}&start")
    page.locator(".table[data-move]").wait_for()
    screen = present(page)
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    follows(screen, page)
    assert screen.evaluate(CUT) == []
    board = screen.locator(".board").bounding_box()
    assert board
    assert max(board["width"] / size[0], board["height"] / size[1]) > 0.7
    # People around a table read from afar: a line of text is a fortieth of the height, or more.
    high = screen.locator(".prompt-words").bounding_box()
    assert high
    assert high["height"] > size[1] / 40
