"""The results of the games played in a browser: noted at the end, shown on the shelf, exported and erased."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import near_the_end, table_page
from e2e.accessibility import assert_accessible

RESULT = {
    "game": "magellan",
    "ended": "2026-01-02T10:00:00.000Z",
    "me": None,
    "seats": [
        {"player": "human", "rank": 1, "wealth": 1234},
        {"player": "matelot", "rank": 2, "wealth": 56},
    ],
}


def results(page: Page) -> list[object]:
    """The results in this browser."""
    found: list[object] = page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('escales.result.')).map(([, raw]) => JSON.parse(raw))"
    )
    return found


@pytest.mark.profile("kept")
def test_a_game_that_ends_stands_among_the_results(page: Page, tmp_path: Path) -> None:
    near_the_end.play_to_the_end(page, tmp_path)
    (result,) = results(page)
    assert isinstance(result, dict)
    assert result["game"] == "magot"
    assert sorted(seat["rank"] for seat in result["seats"]) in ([1, 1], [1, 2])

    page.goto("./")
    page.get_by_role("button", name="Vos résultats").click()
    row = page.get_by_role("row", name="Le Magot")
    expect(row.get_by_role("cell")).to_have_text(["Des personnes", "1", "–", in_french(result)])


def in_french(result: dict[str, list[dict[str, int]]]) -> str:
    """The greatest wealth, as French writes it."""
    best = max(seat["wealth"] for seat in result["seats"])
    return f"{best:,}".replace(",", "\u202f")


@pytest.mark.profile("kept")
@pytest.mark.parametrize("width", [1440, 390])
def test_results_are_exported_erased_and_restored(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    raw = json.dumps(json.dumps(RESULT))
    table_page.go(page, "./")
    page.get_by_role("button", name="Vos résultats").click()
    expect(page.get_by_role("dialog")).to_contain_text("Aucune partie")
    page.keyboard.press("Escape")

    page.evaluate(f"localStorage.setItem('escales.result.a', {raw})")
    page.get_by_role("button", name="Vos résultats").click()
    row = page.get_by_role("row", name="Magellan")
    expect(row.get_by_role("cell")).to_have_text(["Matelot", "1", "1", "1\u202f234"])
    assert_accessible(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert json.loads(Path(saved.value.path()).read_text("utf-8")) == [RESULT]

    page.get_by_role("button", name="Tout effacer").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert results(page) == []
    page.get_by_role("button", name="Annuler l’effacement").click()
    assert results(page) == [RESULT]


@pytest.mark.profile("kept")
def test_a_link_leads_to_a_moment_of_a_finished_game(page: Page, tmp_path: Path) -> None:
    near_the_end.play_to_the_end(page, tmp_path)
    page.locator(".past-enter").click()
    table_page.at_rest(page, 0)  # a game that has ended is looked at from its beginning
    page.locator(".past input[type=range]").fill("7")
    table_page.at_rest(page, 7)
    page.get_by_role("button", name="Partager").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Ce lien ouvre la partie au coup 7.")
    address = page.get_by_role("dialog").locator("input[readonly]").input_value()
    assert address.endswith("/at/7")

    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(address)
    page.get_by_role("dialog").get_by_role("button", name="Voir le plateau").click()
    table_page.at_rest(page, 7)
    expect(page.locator(".past-banner")).to_contain_text("Coup 7 sur")
