"""Whole recorded games, played on a phone by touch: every action of the first seat can be pressed where the page marks it.

The page follows a record as it follows a lesson.
"""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.conftest import NewPage
from e2e.test_lessons import GAMES, PHONE, begin, play
from escales import games
from escales.core import Seat, Table
from escales.core.seat import COLOURS
from escales.records import write
from tests import playthroughs

RECORDS = [
    "magot/rounds-three-seats",
    "long_cours/five-captains",
    "marco_polo/three-merchants",
    "magellan/simple-won-by-income",
    "magellan/variant1-won-by-income",
]


def followed(game: str, record: str) -> tuple[dict[str, Any], int]:
    """A lesson that is this record, with one person, and the number of its entries."""
    path = playthroughs.FOLDER / game / "playthroughs" / f"{record}.txt"
    played = playthroughs.read(path.read_text("utf-8"))
    players = ["human"] + ["mousse"] * (played.header["seats"] - 1)
    seats = [Seat(f"P{at}", COLOURS[at], player) for at, player in enumerate(players)]
    table = Table(games.load(game), seats, played.header["options"])
    for action in played.actions:
        table.replay(action)
    saved = write.save(table)
    lesson = {
        "id": "first",
        "minutes": 1,
        "seats": [{"colour": seat.colour, "player": seat.player} for seat in seats],
        "options": saved["options"],
        "steps": [{"say": "goal"}, *({"do": entry} for entry in saved["log"]), {"say": "goal"}],
    }
    return lesson, len(saved["log"])


@pytest.mark.parametrize("record", RECORDS)
def test_every_action_of_a_whole_game_can_be_pressed_on_a_phone(
    new_page: NewPage, record: str
) -> None:
    game, _, name = record.partition("/")
    lesson, entries = followed(game, name)
    tutorial = json.loads((GAMES / game / "data" / "tutorial.json").read_text("utf-8"))
    page = new_page(**PHONE)
    page.route(
        f"**/games/{game}/tutorial.json",
        lambda route: route.fulfill(json={**tutorial, "lessons": [lesson]}),
    )
    begin(page, game, lesson)
    play(page, lesson, "tap")
    expect(page.locator(".table")).to_have_attribute("data-move", str(entries))
    expect(page.locator(".ending")).to_be_visible()
    winners = page.locator(".ranking li[value='1'] > b").all_inner_texts()
    alone = len(winners) == 1 and winners[0].startswith("Rouge")
    heading = "Vous gagnez\xa0!" if alone else re.compile("l’emporte|À égalité")
    expect(page.locator(".ending h2")).to_have_text(heading)
