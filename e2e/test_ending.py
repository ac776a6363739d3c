"""The end of a game: ranking, reason, how it came to that, and what can be done then."""

import json

from playwright.sync_api import Page, expect

from e2e import sitting

FAST = json.dumps(json.dumps({"speed": "fast"}))


def digits(text: str) -> int:
    return int("".join(filter(str.isdigit, text)))


def test_the_curve_tells_how_it_came_to_the_ranking(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page, rounds=2)
    sitting.begin_round(page, ["0", "1"], ["17", "20"])
    sitting.play_on(page)

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
    names = ending.locator("thead th").all_text_contents()
    first, last = (ending.locator("tbody tr").nth(at).locator("td") for at in (0, -1))
    assert first.all_text_contents() == ["2200", "2200"]
    assert dict(zip(names, map(int, last.all_text_contents()), strict=True)) == wealth
    expect(page.locator(".coin-rain")).to_have_count(0)

    lots.first.get_by_role("button").click()
    expect(page.locator(".past-banner")).to_be_visible()


def test_the_end_is_a_small_feast(page: Page) -> None:
    page.add_init_script(f"localStorage.setItem('escales.settings', {FAST})")
    page.add_init_script(
        """new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
            if (node.className === "coin-rain") window.feasted = true;
        }))).observe(document, { childList: true, subtree: true })"""
    )
    sitting.from_the_shelf(page)
    ahead = page.get_by_role("button", name="Avancer jusqu’au prochain choix")
    while not page.locator(".ending").count():
        if sitting.targets(page):
            sitting.choose(page, sitting.targets(page)[-1])
            continue
        ahead.click()
        expect(page.get_by_role("button", name="Arrêter là")).to_have_count(0)
    assert page.evaluate("window.feasted") is True
    expect(page.locator(".coin-rain")).to_have_count(0)
