"""Magellan by clicks: a game won with given dice, a way of several steps, cards to leaf through, a war as a scene.

Wherever a test comes by, the page is sound.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import sitting
from e2e.soundness import is_sound
from escales import games
from escales.core import Seat, Table
from escales.records import write
from tests import playthroughs

RECORDS = playthroughs.FOLDER / "magellan" / "playthroughs"
PEOPLE = (
    ("Nadia", "red"),
    ("Marc", "blue"),
    ("Lise", "yellow"),
    ("Omar", "green"),
    ("Jo", "mauve"),
    ("Paul", "black"),
)


def table_at(record: str, reached: Callable[[Any], bool], real_dice: bool = False) -> Table:
    """A recorded game as it was when a state that is asked for came up first."""
    played = playthroughs.read((RECORDS / f"{record}.txt").read_text("utf-8"))
    seats = [Seat(name, colour, "human") for name, colour in PEOPLE[: played.header["seats"]]]
    options = played.header["options"]
    table = Table(games.load("magellan"), seats, options, real_dice=real_dice)
    for action in played.actions:
        if reached(table.state):
            return table
        table.replay(action)
    raise AssertionError(f"{record} never comes by what is wanted")


def sit_down(page: Page, table: Table, tmp_path: Path) -> None:
    """Open the game of *table*."""
    sitting.without_motion(page)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write.save(table)), "utf-8")
    page.goto("./")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(file)
    sitting.at_rest(page, len(table.log))


def enter(page: Page, face: int) -> None:
    """Say what the players' own die shows."""
    move = sitting.shown_move(page)
    page.locator(f'.face-button[data-action="roll {face}"]').click()
    sitting.at_rest(page, move + 1)


def act(page: Page, control: str, steps: int = 1) -> None:
    """Click what plays so many actions, and see what they brought."""
    move = sitting.shown_move(page)
    page.locator(control).first.click()
    sitting.at_rest(page, move + steps)


def last_turn(state: Any) -> bool:
    """Whether the first seat is about to throw for its thirteenth turn."""
    return bool(state.phase == "throw" and state.round == 13 and state.turn == 0)


@pytest.mark.rule("MA-06")
@pytest.mark.rule("MA-32")
def test_a_game_is_won_by_clicks_with_the_dice_of_the_players(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", last_turn, real_dice=True), tmp_path)
    for face in (6, 6, 1):
        enter(page, face)
    expect(page.locator(".prompt-line")).to_contain_text("13 points")
    is_sound(page)
    page.locator('[data-mover="ship-0-01"]').click()
    # Far away: proposed first with its cost, then gone at once, each step in the journal.
    target = page.locator('.target[data-place="6N1.w1"]')
    expect(target.locator(".cost")).to_have_text("5")
    target.dispatch_event("click")
    expect(page.locator(".route .foreseen-head")).to_contain_text("5 points")
    assert page.locator(".way").get_attribute("d"), "the way is drawn on the map"
    is_sound(page, but=("target-size",))  # the field beside the map offers the same places
    act(page, '[data-way="6N1.w1"]', steps=5)
    expect(page.locator(".prompt-line")).to_contain_text("8 points")
    expect(page.locator('[data-drop="ship-0-01"]')).to_be_visible()
    page.locator('[data-drop="ship-0-01"]').click()
    # Jeeps that stand together are one chip; the board has each of them.
    page.locator('[data-mover="jeep-0-01"]').click()
    act(page, '[data-action="embark jeep-0-01 ship-0-01"]')
    page.locator("[data-drop]").click()
    page.locator('[data-mover="ship-0-01"]').click()
    page.locator('.target[data-place="6N36.w1"]').dispatch_event("click")
    expect(page.locator(".prompt-line")).to_contain_text("6 points")
    page.locator("[data-drop]").click()
    page.locator('[data-mover="jeep-0-01"]').click()
    act(page, '[data-action="land jeep-0-01 6N36.l1"]')
    if page.locator("[data-drop]").count():
        page.locator("[data-drop]").click()
    act(page, '[data-action="develop GB"]')
    expect(page.locator(".ending")).to_contain_text("Nadia")
    is_sound(page)


@pytest.mark.rule("MA-10")
def test_what_is_carried_lies_on_its_carrier_and_goes_along(page: Page, tmp_path: Path) -> None:
    def carrying(state: Any) -> bool:
        return bool(state.phase == "turn" and state.on[0] != -1 and state.turn == 0)

    sit_down(page, table_at("simple-won-by-income", carrying), tmp_path)
    jeep = page.locator('[data-piece^="ship-0"] [data-piece="jeep-0-01"]')
    expect(jeep).to_have_count(1)


@pytest.mark.rule("MA-18")
def test_cards_can_be_leafed_through(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", last_turn), tmp_path)
    page.locator(".album-open").click()
    cards = page.locator(".album-card")
    expect(cards).to_have_count(50)
    is_sound(page)
    first = cards.first
    first.get_by_role("button").click()
    expect(first.locator(".card-yields li")).to_have_count(10)
    expect(first.locator(".this-country")).to_have_count(1)
    page.locator('[data-album="history"]').click()
    expect(page.locator(".history-card").first).to_be_visible()
    is_sound(page)


@pytest.mark.rule("MA-25")
@pytest.mark.rule("MA-44")
def test_a_war_is_a_scene_that_everybody_can_follow(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("carriers-bomb-twice", lambda state: state.phase == "bomb"), tmp_path)
    scene = page.locator(".war-scene")
    expect(scene).to_contain_text("La guerre")
    expect(scene.locator(".bomb-face")).to_have_count(6)
    expect(scene.locator(".fighter")).to_have_count(2)
    expect(page.locator('.marked-stage [data-place="3N35"]')).to_have_count(1)
    is_sound(page)


@pytest.mark.rule("MA-01")
def test_the_map_goes_around(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", last_turn), tmp_path)
    ship = page.locator('.pieces > [data-piece="ship-1-01"]')
    before = re.findall(r"[-\d.]+", ship.get_attribute("style") or "")
    page.get_by_role("button", name="Tourner la carte vers l’est").click()
    after = re.findall(r"[-\d.]+", ship.get_attribute("style") or "")
    assert (float(before[0]) - float(after[0])) % 3600 == 600
    page.get_by_role("button", name="Tourner la carte vers l’ouest").click()
    assert re.findall(r"[-\d.]+", ship.get_attribute("style") or "") == before
