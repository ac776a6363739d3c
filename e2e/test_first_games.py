"""First games: begun at once or with the opponents one wants, and what they explain until one is over."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage
from e2e.table_page import choose_file, go, open_shelf, without_motion
from e2e.test_layout import middle_of
from e2e.test_lessons import DESKTOP, PHONE, TUTORIALS
from e2e.test_magellan import sit_down, table_at
from escales import games
from escales.core import Seat, Table
from escales.records import write

pytestmark = pytest.mark.profile("kept")

LEARNED = "game => localStorage.setItem(`escales.played.${game}`, 'lesson')"
"""What the page notes at the end of a lesson (test_lessons.py asks for it)."""
PLAYED = "game => localStorage.setItem(`escales.played.${game}`, '1')"


def begin(page: Page, address: str) -> None:
    """Open the table at this address."""
    go(page, address)
    expect(page.locator(".table[data-move]")).to_be_visible()


@pytest.mark.parametrize(
    "game", [game for game, tutorial in TUTORIALS.items() if "first_game" in tutorial]
)
def test_a_first_game_begins_at_once(new_page: NewPage, game: str) -> None:
    first = TUTORIALS[game]["first_game"]
    page = new_page(viewport=DESKTOP)
    go(page, f"?game={game}")
    page.get_by_role("link", name="Jouer une première partie").click()
    expect(page.locator(".table[data-move]")).to_be_visible()
    expect(page.locator(".seat-name")).to_have_count(len(first["seats"]))
    expect(page.locator(".lesson")).to_have_count(0)
    if game == "marco_polo":  # a nearer mission
        expect(page.locator(".ledger")).to_contain_text(re.compile(r"80\sb\s: aucun sur 2"))


def test_the_goal_stands_beside_the_prompt_until_it_is_put_away(new_page: NewPage) -> None:
    page = new_page(viewport=DESKTOP)
    goal = page.locator(".goal")
    go(page, "?game=magellan&alone")
    expect(goal).to_contain_text(re.compile(r"dépassent 200\sM \(vous en êtes à 0\sM"))
    go(page, "?game=magot&alone")
    expect(goal).to_contain_text(re.compile(r"après 3 manches\s: vous avez [\d\s]+ points"))
    goal.get_by_role("button", name="Compris").click()
    expect(goal.locator("p")).to_be_hidden()
    expect(goal.get_by_role("button", name="deux minutes")).to_be_visible()
    goal.get_by_role("button", name="Ne plus proposer les règles").click()
    expect(goal).to_be_hidden()
    go(page, "?game=magot&alone")
    expect(page.locator(".table[data-move]")).to_be_visible()
    expect(goal).to_be_hidden()
    page.evaluate("localStorage.setItem('escales.played.long_cours', '1')")
    go(page, "?game=long_cours&alone")
    expect(page.locator(".table[data-move]")).to_be_visible()
    expect(goal).to_have_count(0)


def test_after_some_rounds_the_goal_folds_into_one_line(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(viewport=DESKTOP)
    late = table_at("simple-won-by-income", lambda state: state.round == 4 and state.points > 0)
    sit_down(page, late, tmp_path)
    goal = page.locator(".goal")
    expect(goal.locator("p")).to_have_text(
        re.compile(r"^Le but\s: plus de 200\sM .*vous\s: \d+\sM")
    )
    expect(goal.get_by_role("button", name="deux minutes")).to_be_visible()
    goal.get_by_role("button", name="Tout lire").click()
    expect(goal).to_contain_text("Soyez le premier dont les revenus dépassent")
    expect(goal.get_by_role("button", name="Tout lire")).to_be_hidden()
    # Between three seats and the journal there is little room.
    page.set_viewport_size({"width": 1440, "height": 760})
    go(page, "./")
    open_save(page, middle_of("long_cours"), tmp_path)
    expect(goal).to_have_class(re.compile("cramped"))
    expect(goal.locator("p")).to_be_visible()
    expect(goal.locator("p")).to_have_text(re.compile(r"^Le but\s: .*\(vous\s: \d+\sM\)\.$"))
    expect(goal.get_by_role("button", name="deux minutes")).to_be_visible()


def open_save(page: Page, save: str, tmp_path: Path) -> None:
    """Open a game from a file, as the one person at its table."""
    choose_file(page, save, tmp_path)
    me = page.get_by_role("button", name=re.compile("^Je suis"))
    expect(me.or_(page.locator(".table[data-move]")).first).to_be_visible()
    if me.is_visible():
        me.click()
    expect(page.locator(".table[data-move]")).to_be_visible()


def test_on_a_phone_the_goal_is_in_sight_also_when_a_bot_begins(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page(**PHONE)
    open_shelf(page)
    seats = [Seat("Bruno", "blue", "mousse"), Seat("Rose", "red", "human")]
    table = Table(games.load("magot"), seats, {"rounds": 1})
    open_save(page, json.dumps(write.save(table)), tmp_path)
    goal = page.locator(".goal")
    expect(goal.locator("p")).to_have_text(
        re.compile(r"^Le but\s: .*\(vous\s: [\d\s]+ points\)\.$")
    )
    expect(goal.locator("p")).to_be_in_viewport(ratio=1)
    expect(goal.get_by_role("button", name="deux minutes")).to_be_in_viewport(ratio=1)


@pytest.mark.profile("fresh")
def test_after_the_lesson_the_first_game_is_still_offered_and_explained(new_page: NewPage) -> None:
    page = new_page(viewport=DESKTOP)
    offered = page.locator("#box-magot").get_by_role(
        "link", name=re.compile("^Une première partie")
    )
    page.goto("./")
    expect(offered).to_be_visible()
    page.evaluate(LEARNED, "magot")
    page.reload()
    offered.click()
    expect(page.locator(".goal")).to_be_visible()
    page.get_by_role("button", name="Les règles en deux minutes").click()
    expect(page.locator("dialog[open]")).to_contain_text("Départ")
    page.evaluate(PLAYED, "magot")
    page.goto("./")
    expect(page.locator("#box-magot")).to_be_visible()
    expect(offered).to_have_count(0)
    begin(page, "?game=magot&first")
    expect(page.locator(".goal")).to_have_count(0)


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_on_a_phone_the_first_purchase_is_in_sight_below_what_explains_it(
    new_page: NewPage, locale: str
) -> None:
    page = new_page(**PHONE, locale=locale)
    without_motion(page)
    begin(page, "?game=long_cours&first")
    page.locator(".target").first.click()
    buy = page.locator(".amount-choice .button")
    expect(page.locator(".first-note")).to_be_visible()
    expect(page.locator(".goal p")).to_be_in_viewport(ratio=1)
    expect(buy).to_be_in_viewport(ratio=1)
    assert buy.evaluate("""one => {
        const { x, width, bottom } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, bottom - 3));
    }""")


def test_the_options_of_a_first_game_can_be_had_with_other_opponents(new_page: NewPage) -> None:
    first = TUTORIALS["magellan"]["first_game"]["options"]
    page = new_page(viewport=DESKTOP)
    without_motion(page)
    go(page, "?game=magellan")
    usual, ours = (
        page.get_by_role("button", name=name)
        for name in ("Habituelles", "Pour une première partie")
    )
    expect(usual).to_have_attribute("aria-pressed", "true")
    ours.click()
    expect(ours).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#option-target")).to_have_value(str(first["target"]))
    expect(page.locator("#option-two_dice")).to_be_checked()
    usual.click()
    expect(page.locator("#option-two_dice")).not_to_be_checked()
    expect(ours).to_have_attribute("aria-pressed", "false")

    own = page.get_by_role("button", name="À votre façon")
    expect(own).to_be_hidden()
    page.locator("#option-ruleset").select_option("variant2")
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(usual).to_have_attribute("aria-pressed", "false")
    help = page.locator(".option", has=page.locator("#option-ruleset")).locator(".help")
    expect(help).to_contain_text("alliances")
    ours.click()
    expect(help).to_contain_text("sans avions")
    own.click()
    expect(page.locator("#option-ruleset")).to_have_value("variant2")
    expect(page.locator("#option-two_dice")).not_to_be_checked()
    ours.click()
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".seat-name")).to_have_count(3)
    page.wait_for_function(
        "Object.keys(localStorage).some((key) => key.startsWith('escales.save.'))"
    )
    [options] = page.evaluate("""() => Object.entries(localStorage)
        .filter(([key]) => key.startsWith("escales.save."))
        .map(([, text]) => JSON.parse(text).save.options)""")
    assert first.items() <= options.items()
