"""Rule books as pages and in the drawer: drawn examples without script, search by keyboard, light, paper."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.accessibility import assert_accessible

BOOKS = ("magot.fr", "long_cours.en", "marco_polo.fr", "magellan.en")
SIZES = """all => all.map((one) => [one.getBoundingClientRect().width, one.querySelectorAll(".piece").length])"""
PRINTED = ("magot.fr", "magellan.en")
"""The shortest and the longest: a sheet takes its time."""
MARGIN = "1cm"
PAGE = (718, 1047)
"""The px of a sheet of A4 within these margins."""
MOST = 14
"""The most sheets that a rule book needs."""


def test_a_rule_book_is_searched_by_keyboard(new_page: Callable[..., Page]) -> None:
    page = new_page(color_scheme="dark")
    page.goto("./rules/magellan.fr.html")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert_accessible(page)
    field = page.get_by_role("searchbox", name="Chercher dans la règle")
    field.fill("SUEZ canaux")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"^\d+ passages?$"))
    expect(page.locator("[id='MA-14']")).to_be_visible()
    expect(page.locator("[id='MA-25']")).to_be_hidden()
    expect(page.get_by_role("heading", name="Se déplacer")).to_be_visible()
    field.press("Enter")
    expect(page.locator(":focus")).to_contain_text("Suez")
    field.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Aucun passage ne contient ces mots.")
    field.press("Escape")
    expect(page.locator(".book-search [role=status]")).to_be_empty()
    expect(page.locator("[id='MA-25']")).to_be_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_rule_books_are_read_without_script_and_printed(new_page: Callable[..., Page]) -> None:
    page = new_page(java_script_enabled=False)
    for book in BOOKS:
        page.set_viewport_size({"width": 390, "height": 844})
        page.emulate_media(media="screen")
        page.goto(f"./rules/{book}.html")
        expect(page.get_by_role("searchbox")).to_be_hidden()
        drawings = page.locator(".example > [role=img]")
        assert drawings.count() >= 4
        expect(drawings.first).to_have_accessible_name(re.compile(r"\w{3,}"))
        sizes = drawings.evaluate_all(SIZES)
        assert all(300 <= width <= 390 and pieces > 0 for width, pieces in sizes)
        page.set_viewport_size({"width": PAGE[0], "height": PAGE[1]})
        page.emulate_media(media="print")
        rules = page.locator(".book > h2").nth(1).bounding_box()
        assert rules
        assert rules["y"] < PAGE[1], "what is in short fits one sheet"
        if book in PRINTED:
            sides = dict.fromkeys(("top", "right", "bottom", "left"), MARGIN)
            sheets = page.pdf(format="A4", margin=sides)  # type: ignore[arg-type]
            assert len(re.findall(rb"/Type\s*/Page\b", sheets)) <= MOST


def test_the_drawer_on_the_shelf_shows_examples_and_searches(new_page: Callable[..., Page]) -> None:
    page = new_page(locale="en-GB", viewport={"width": 390, "height": 844})
    page.goto("./")
    page.get_by_role("button", name="Rules: Long Cours").click()
    book = page.get_by_role("dialog").locator(".book")
    expect(book.locator("#example-storm").get_by_role("img")).to_be_visible()
    # The theme of the game has come with it: without it, the board would be black.
    fill = "(one) => getComputedStyle(one.querySelector('.seat-red .piece-art')).getPropertyValue('--seat')"
    assert book.locator("#example-sail").evaluate(fill).strip()
    book.get_by_role("searchbox").fill("windfall")
    expect(book.locator("[id='LC-19']")).to_be_visible()
    expect(book.locator("[id='LC-43']")).to_be_hidden()
    book.get_by_role("searchbox").press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(book.locator("[id='LC-43']")).to_be_attached()
