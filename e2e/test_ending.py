"""The end of a game: ranking, reason, the course of the game, and what people can do then."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import near_the_end, table_page
from e2e.accessibility import assert_accessible

FAST = json.dumps(json.dumps({"speed": "fast"}))


def digits(text: str) -> int:
    return int("".join(filter(str.isdigit, text)))


# Where the ranking and the curve of the end stand, in px.
BOXES = """(ending) => [".ranking", ".curve"]
    .map((part) => ending.querySelector(part).getBoundingClientRect().toJSON())"""


@pytest.mark.profile("kept")
def test_the_curve_shows_the_course_of_the_game(page: Page, tmp_path: Path) -> None:
    near_the_end.play_to_the_end(page, tmp_path, rounds=2)

    ending = page.locator(".ending")
    expect(ending.locator(".curve-line")).to_have_count(2)
    lots = page.locator(".landmarks li")
    takes = [text for text in lots.all_inner_texts() if "rafle le magot" in text]
    assert len(takes) == 2
    assert ending.locator(".curve-flag").count() == lots.count()

    wealth = {
        row.locator("b").inner_text(): digits(row.locator(".ranking-wealth").inner_text())
        for row in page.locator(".ranking li").all()
    }
    course = ending.locator("table:not(.accounts)")
    names = course.locator("thead th").all_text_contents()
    first, last = (course.locator("tbody tr").nth(at).locator("td") for at in (0, -1))
    assert first.all_text_contents() == ["2200", "2200"]  # before the stakes
    assert dict(zip(names, map(int, last.all_text_contents()), strict=True)) == wealth
    expect(page.locator(".coin-rain")).to_have_count(0)

    # On a wide screen the curve stands beside the ranking, on a phone below it.
    for width, height, beside in ((1440, 900, True), (390, 844, False)):
        page.set_viewport_size({"width": width, "height": height})
        ranking, curve = ending.evaluate(BOXES)  # at once: the panel is drawn anew meanwhile
        assert (curve["x"] >= ranking["x"] + ranking["width"]) == beside
        assert (curve["y"] >= ranking["y"] + ranking["height"]) != beside
        assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")

    lots.first.get_by_role("button").click()
    expect(page.locator(".past-banner")).to_be_visible()


@pytest.mark.profile("kept")
def test_turning_points_open_the_table_before_the_move(page: Page, tmp_path: Path) -> None:
    near_the_end.play_to_the_end(page, tmp_path, rounds=2)

    points = page.locator(".turning-points li")
    expect(points.first).to_be_visible()
    assert 1 <= points.count() <= 3
    ending = page.locator(".ending")
    expect(ending.locator(".curve-letter")).to_have_text(
        page.locator(".turning-list .turning-letter").all_inner_texts()
    )
    assert_accessible(page)
    told = points.first.inner_text().replace("\u202f", " ").replace("\xa0", " ")
    assert re.search(r"(Le lancer|Le choix) : .+ passe de \d+ % à \d+ % de chances", told)
    moment = points.first.get_by_role("button")
    move = digits((moment.get_attribute("title") or "").partition("coup")[2])
    what = moment.inner_text()
    moment.click()
    expect(page.locator(".past-banner")).to_contain_text(f"Coup {move - 1} sur")
    expect(page.locator(".past-events p").last).to_have_text(f"À suivre\xa0: {what}")

    # The browser's "back" leads to the result, not out of the game.
    page.go_back()
    expect(page.locator(".past-banner")).to_be_hidden()
    expect(points.first).to_be_visible()
    moment.click()
    expect(page.locator(".past-banner")).to_contain_text(f"Coup {move - 1} sur")

    # One can play on from there; the game then goes on, and its end is another one.
    page.get_by_role("button", name="Jouer à partir d’ici").click()
    expect(page.locator(".table")).to_have_attribute("data-move", str(move - 1))
    expect(ending).to_have_count(0)


def test_coins_rain_at_the_end(page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('escales.settings', {FAST})")
    page.add_init_script(
        """new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
            if (node.className === "coin-rain") window.feasted = true;
        }))).observe(document, { childList: true, subtree: true })"""
    )
    table_page.from_the_shelf(page)
    ahead = page.get_by_role("button", name="Lancer pour moi jusqu’au prochain choix")
    for _ in table_page.patiently("the game does not end"):
        if page.locator(".ending").count():
            break
        if table_page.targets(page):
            table_page.choose(page, table_page.targets(page)[-1])
            continue
        ahead.click()
        expect(page.get_by_role("button", name="Arrêter là")).to_have_count(0)
        # What people should see is still shown then, and the end of the game comes after it.
        expect(ahead.or_(page.locator(".ending, .board .target")).first).to_be_visible()
    assert page.evaluate("window.feasted") is True
    expect(page.locator(".coin-rain")).to_have_count(0)
