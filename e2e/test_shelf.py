"""The shelf with very many games, with a full storage, and with games from earlier versions."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from escales import games
from escales.core import Seat, Table
from escales.records import write
from tests.records.games_at_random import go_on

ENVELOPES = Path(__file__).resolve().parents[1] / "tests" / "shelf"
MANY = 100
SLOWEST = 1500
"""Milliseconds within which the shelf shows many games, on a slow and busy machine."""
PUT = "envelopes => envelopes.forEach((one) => localStorage.setItem(`escales.save.${one.id}`, JSON.stringify(one)))"
OPEN = """async () => {
    const { list } = await import("./app/saves/saves.js");
    const { SaveList } = await import("./app/saves/save-list.js");
    const { games } = await import("./app/game/catalogue.js");
    const all = await games();
    const start = performance.now();
    list();
    const read = performance.now() - start;
    document.body.append(new SaveList(all).root);
    document.body.getBoundingClientRect();
    return { read, shown: performance.now() - start - read };
}"""
FILL = """() => { // until not one more character fits
    for (let size = 1 << 22; size >= 1; size >>= 1)
        try { for (let n = 0; ; n += 1) localStorage.setItem(`other${size}.${n}`, "y".repeat(size)); } catch {}
}"""
SIZE = "() => Object.entries(localStorage).reduce((sum, [key, value]) => sum + key.length + value.length, 0)"


def envelopes(count: int) -> list[dict[str, Any]]:
    """Envelopes of games of every kind, after up to 300 entries."""
    [golden] = [json.loads(path.read_text("utf-8")) for path in ENVELOPES.glob("envelope-v1.json")]
    made = []
    for number in range(count):
        id = games.ids()[number % len(games.ids())]
        seats = [Seat("Nadia", "red"), Seat("Marc", "blue"), Seat("Zoé", "green")]
        table = Table(games.load(id), seats, rng=Random(number))
        go_on(table, 300)
        save = write.save(table)
        summary = {**golden["summary"], "game": id, "seats": save["seats"]}
        made.append(
            {
                **golden,
                "id": f"many{number}",
                "name": f"Partie {number}",
                "summary": summary,
                "save": save,
            }
        )
    return made


@pytest.mark.parametrize("path", sorted(ENVELOPES.glob("*.json")), ids=lambda path: path.stem)
def test_games_stored_by_earlier_versions_open_from_the_shelf(page: Page, path: Path) -> None:
    page.goto("./")
    envelope = json.loads(path.read_text("utf-8"))
    page.evaluate(PUT, [envelope])
    page.reload()
    page.get_by_role("link", name=envelope["name"]).click()
    table_page.at_rest(page, len(envelope["save"]["log"]))


def test_the_shelf_shows_many_games_quickly_and_a_full_storage_loses_none(
    plain_page: Page,
) -> None:
    table_page.without_motion(plain_page)
    plain_page.goto("./")
    plain_page.evaluate(PUT, envelopes(MANY))
    plain_page.reload()
    expect(plain_page.locator(".saved")).to_have_count(MANY)
    took = plain_page.evaluate(OPEN)
    characters = plain_page.evaluate(SIZE)
    if figures := os.environ.get("SHELF_FIGURES"):
        Path(figures).write_text(json.dumps({**took, "characters": characters}))
    assert took["read"] + took["shown"] < SLOWEST

    plain_page.evaluate(FILL)
    before = plain_page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('escales.save.')).length"
    )
    plain_page.reload()
    table_page.from_the_shelf(plain_page)
    table_page.throw(plain_page)
    expect(plain_page.get_by_role("alert")).to_contain_text("est pleine")
    plain_page.get_by_role("link", name="Retour à l’étagère").click()
    expect(plain_page.locator(".saved:not(.broken)")).to_have_count(MANY + 1)
    assert before == MANY
    plain_page.reload()
    expect(plain_page.locator(".saved:not(.broken)")).to_have_count(MANY)


@pytest.mark.profile("kept")
def test_four_boxes_stand_in_one_row_below_the_saved_games(new_page: Callable[..., Page]) -> None:
    page = new_page(viewport={"width": 1200, "height": 800})
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    table_page.go(page, "./")
    expect(page.locator(".saved")).to_have_count(1)
    tops = page.locator(".box").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 4
    assert len(set(tops)) == 1
    saved = page.locator(".continue").bounding_box()
    assert saved
    assert saved["y"] + saved["height"] <= tops[0]
