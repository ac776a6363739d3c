"""Print and play: no text is cut, every drawing is there, backs meet their fronts, and the file of a game is sound."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import printed

GAMES = ("magot", "long_cours", "marco_polo", "magellan")
PAGES = [f"{game}.{language}" for game in GAMES for language in ("fr", "en")]
LOST = """() => [...document.querySelectorAll("main use")].map((use) => use.getAttribute("href"))
    .filter((href) => !document.getElementById(href.slice(1)))"""
APART = """() => {
    const middle = (sheet, card) => {
        const [frame, box] = [sheet, card].map((one) => one.getBoundingClientRect());
        return [box.left - frame.left, frame.right - box.right, box.top - frame.top, frame.bottom - box.bottom];
    };
    const backs = [...document.querySelectorAll(".print-sheet[data-side=back]")];
    return [...document.querySelectorAll(".print-sheet[data-side=front]")].flatMap((front, number) => {
        const [back, used] = [backs[number], new Set()];
        if (front.nextElementSibling !== back) return [`sheet ${number + 1} is not followed by its back`];
        return [...front.querySelectorAll("[data-card]")].filter((card) => {
            // Turned over its long edge, a sheet has left and right exchanged.
            const [left, right, top, bottom] = middle(front, card);
            const there = [...back.querySelectorAll(`[data-back="${card.dataset.card}"]`)].find((one) => {
                const at = middle(back, one);
                return !used.has(one) && [right, left, top, bottom].every((wanted, side) => Math.abs(wanted - at[side]) < 0.5);
            });
            used.add(there);
            return !there;
        }).map((card) => card.dataset.card);
    });
}"""


def test_sheets_are_whole_and_backs_meet_their_fronts(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport=printed.WITHIN)
    page.emulate_media(media="print")
    for name in PAGES:
        page.goto(f"./print/{name}.html")
        page.evaluate("document.fonts.ready")
        assert len(page.evaluate(printed.SHEETS)) >= 9, name
        assert page.evaluate(printed.CUT) == [], name
        assert page.evaluate(LOST) == [], name
        assert page.evaluate(APART) == [], name
        cards = page.locator(".print-card[data-card]").count()
        assert cards == page.locator("[data-back]").count()
        assert (cards > 0) == (not name.startswith("magot"))


def test_on_a_phone_a_sheet_is_as_wide_as_the_window(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    page.goto("./print/magot.fr.html")
    expect(page.get_by_role("heading", name="Le Magot", exact=True).first).to_be_visible()
    for board in ("a4", "a3"):
        page.check(f"#board-{board}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        widths = page.locator(".print-sheet:visible").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().width)"
        )
        assert min(widths) > 300


def test_the_file_of_a_game_is_sound(page: Page, tmp_path: Path) -> None:
    page.goto("./print/magot.fr.html")
    page.evaluate("document.fonts.ready")
    sheets = page.evaluate(printed.SHEETS)
    target = tmp_path / "magot.pdf"
    page.pdf(path=target, prefer_css_page_size=True, print_background=True)
    assert printed.faults(target, sheets) == []
    assert 15 <= printed.facts(target).pages <= 22
    # The first sheet, the board, four sheets of notes, what is cut out, player sheets; the rules follow.
    papers = [sheet["paper"] for sheet in sheets if not sheet["booklet"]]
    assert papers == ["a4", *["tile"] * 4, *["a4"] * 6]
    # The other board is one page.
    page.check("#board-a3")
    papers = [sheet["paper"] for sheet in page.evaluate(printed.SHEETS) if not sheet["booklet"]]
    assert papers == ["a4", "a3", *["a4"] * 6]
    page.pdf(path=target, prefer_css_page_size=True, print_background=True, page_ranges="1-3")
    assert printed.papers(target) == ["a4", "a3", "a4"]
