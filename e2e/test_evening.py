"""An evening: the games that end count with points; one is taken out, and the table becomes a file."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible


def keep_result(page: Page, save: str, hour: int, *people: tuple[str, int]) -> None:
    """Puts a result of Le Magot into the browser: the hour of its end, names and places."""
    seats = [
        {"player": "human", "name": name, "rank": rank, "wealth": 5000 - 1000 * rank}
        for name, rank in people
    ]
    result = {"game": "magot", "ended": f"2099-01-01T{hour}:00:00.000Z", "me": None, "seats": seats}
    page.evaluate(
        "([key, raw]) => localStorage.setItem(key, raw)",
        [f"escales.result.{save}", json.dumps(result)],
    )


@pytest.mark.profile("kept")
@pytest.mark.parametrize("width", [1440, 390])
def test_an_evening_counts_games_and_becomes_a_file(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    table_page.go(page, "./")
    page.get_by_role("button", name="Une soirée").click()
    page.get_by_role("button", name="Commencer une soirée").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Aucune partie")
    for name in ("Ana", "Zoé", "ana ", "Bo"):
        dialog.get_by_label("Qui joue ce soir").fill(name)
        page.keyboard.press("Enter")
    expect(dialog.locator(".evening-people li")).to_have_text(["Ana", "Zoé", "Bo"])
    assert_accessible(page)
    page.keyboard.press("Escape")
    # Entered once, the names stand in the set-up of every game.
    for game in ("magot", "long_cours"):
        table_page.go(page, f"./?game={game}")
        for at, name in enumerate(("Ana", "Zoé", "Bo"), 1):
            expect(page.get_by_role("combobox", name=f"Nom, place {at}")).to_have_value(name)
    page.goto("./")

    keep_result(page, "a", 20, ("Ana", 1), ("Zoé", 2))
    keep_result(page, "b", 21, ("Zoé", 1), ("Bo", 2), ("Ana", 3))
    page.get_by_role("button", name="Une soirée").click()
    rows = dialog.get_by_role("row")
    expect(rows).to_have_text(["PlaceNomPointsPartiesGagnées", "1Zoé421", "2Ana321", "3Bo210"])
    assert_accessible(page)

    dialog.get_by_role("listitem").first.get_by_role("button", name="Retirer").click()
    expect(rows.nth(1)).to_have_text("1Zoé311")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer pour un tableur").click()
    assert saved.value.suggested_filename == "soirée-escales.csv"
    lines = Path(saved.value.path()).read_text("utf-8-sig").splitlines()
    assert len(lines) == 4
    dialog.get_by_role("button", name="Remettre").click()
    expect(rows.nth(1)).to_have_text("1Zoé421")

    dialog.get_by_role("button", name="Terminer la soirée").click()
    dialog.get_by_role("button", name="Non, continuer").click()
    expect(rows.nth(1)).to_have_text("1Zoé421")
    page.emulate_media(media="print")
    expect(dialog.get_by_role("table")).to_be_visible()
    expect(page.locator(".site-head, .evening button").first).to_be_hidden()
    page.emulate_media(media="null")
    dialog.get_by_role("button", name="Terminer la soirée").click()
    dialog.get_by_role("button", name="Terminer la soirée").click()
    expect(dialog.get_by_role("button", name="Commencer une soirée")).to_be_visible()
