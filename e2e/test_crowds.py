"""Where many pieces stand on Magellan's map, capitals can be read, and nobody's own pieces lie below others."""

import functools
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from e2e import table_page
from escales import bots, games
from escales.core import CHANCE, Seat, Table

pytestmark = pytest.mark.profile("kept")

EUROPE = {"4N1", "4N36", "5N1", "5N2", "5N3", "5N36", "6N1", "6N2", "6N36"}
MANY = 20
"""The piles that stand there."""

HIDDEN = """() => {
    const port = document.querySelector(".board-frame").getBoundingClientRect();
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const boxOf = (one) => one.getBoundingClientRect();
    const pieces = [...document.querySelectorAll(".board .pieces > :is(.piece-jeep, .piece-ship, .piece-plane)")]
        .filter(seen)
        .map((one) => [one.dataset.colour, boxOf(one.querySelector(":scope > .piece-figure > .piece-art"))]);
    // The part of a box that lies in one of several others.
    const part = ({ left, right, top, bottom }, others) => {
        let [all, hidden] = [0, 0];
        for (let x = left + 1; x < right; x += 2)
            for (let y = top + 1; y < bottom; y += 2) {
                all += 1;
                const over = (one) => x >= one.left && x <= one.right && y >= one.top && y <= one.bottom;
                if (others.some(over)) hidden += 1;
            }
        return all === 0 ? 0 : hidden / all;
    };
    const letters = ({ left, right, top, bottom, height }) =>
        ({ left, right, top: top + 0.24 * height, bottom: bottom - 0.22 * height });
    const names = [...document.querySelectorAll(".capitals text")].filter(seen).map(boxOf)
        .filter(({ left, right, top, bottom }) =>
            left >= port.left && right <= port.right && top >= port.top && bottom <= port.bottom);
    const own = pieces.map(([colour, box], at) =>
        part(box, pieces.slice(at + 1).filter(([other]) => other !== colour).map(([, over]) => over)));
    return {
        names: names.map((name) => part(letters(name), pieces.map(([, box]) => box))),
        own: own.filter((_, at) => pieces[at][0] === "red"),
        others: own.filter((_, at) => pieces[at][0] !== "red"),
    };
}"""


def crowded() -> Table:
    """A game of four that robots have played until many pieces stand in Europe, and the first seat is in turn."""
    seats = [Seat(*one, "human") for one in table_page.PEOPLE[:4]]
    table, rng = Table(games.load("magellan"), seats, {"bases": 3}, rng=Random(2)), Random(2)
    bot = bots.load("mousse", table.game)
    while True:
        state = table.state
        view = state.view(None)
        piles = {
            (piece["kind"], piece["place"], piece["seat"])
            for piece in view["pieces"]
            if piece["kind"] in ("jeep", "ship") and piece["place"].partition(".")[0] in EUROPE
        }
        if state.actor == 0 and view["phase"] == "turn" and len(piles) >= MANY:
            return table
        if state.actor == CHANCE:
            table.roll()
        else:
            assert state.actor is not None
            see = functools.partial(state.view, state.actor)
            table.replay(bot.choose(see, state.legal_actions(), rng))


@pytest.mark.parametrize("width", [1440, 390])
def test_pieces_step_aside_for_the_names_of_capitals_and_for_each_other(
    new_page: Callable[..., Page], tmp_path: Path, width: int
) -> None:
    table = crowded()
    phone = {"has_touch": True, "is_mobile": True} if width < 600 else {}
    page = new_page(viewport={"width": width, "height": 900 if width > 600 else 844}, **phone)
    table_page.open_file(page, table, tmp_path)
    table_page.at_rest(page, len(table.log))
    page.wait_for_function("document.querySelector('.piece-lead') !== null")
    found = page.evaluate(HIDDEN)
    assert len(found["names"]) > 12
    assert sum(found["names"]) < 1
    assert max(found["names"]) < 0.35
    assert max(found["own"]) < 0.35
