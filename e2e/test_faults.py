"""After a fault in our code nothing is lost, the game can continue, and a report reproduces the fault in the terminal."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.watch import Watch

ROOT = Path(__file__).resolve().parents[1]
# A fault in the rules, in the middle of a change of the state, for one place of the board.
FAULT = """
from escales.core import State
_perform = State.perform
def _broken(self, action):
    if str(action) == "depart 34":
        self.phase = "nonsense"
        raise KeyError("a fault on purpose")
    return _perform(self, action)
State.perform = _broken
"""


@pytest.fixture
def table(page: Page) -> Page:
    """A table with a fault in its rules, before the first Départ is placed."""
    engine = (ROOT / "web" / "runtime" / "engine.py").read_text(encoding="utf-8")
    page.route(
        "**/engine-*.py",
        lambda route: route.fulfill(body=engine + FAULT, content_type="text/x-python"),
    )
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)
    return page


def touch(page: Page) -> None:
    """Choose the place with the fault."""
    page.locator('.target[data-place="34"]').click()
    page.locator(table_page.CONFIRM).click()


def notice(page: Page) -> Locator:
    """The notice about a fault."""
    return page.get_by_role("alert").filter(has_text="s’est cassé")


def report(page: Page) -> tuple[str, dict[str, Any]]:
    """Save the report that is offered; returns it as text and as data."""
    with page.expect_download() as download:
        notice(page).get_by_role("button", name="Enregistrer le rapport").click()
    text = download.value.path().read_text(encoding="utf-8")
    return text, json.loads(text)


def reproduce(text: str, folder: Path, before: str = "") -> str:
    """What `python -m escales reproduce` prints for a report; the program `before` changes the engine first."""
    file = folder / "report.json"
    file.write_text(text, encoding="utf-8")
    program = f"{before}\nimport sys\nfrom escales.cli import main\nsys.exit(main(['reproduce', sys.argv[1]]))"
    done = subprocess.run(
        [sys.executable, "-c", program, str(file)], capture_output=True, text=True, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_fault_in_the_rules_leaves_a_report_that_reproduces_it(
    table: Page, tmp_path: Path
) -> None:
    before, move = table_page.position(table), table_page.shown_move(table)
    touch(table)
    expect(notice(table)).to_contain_text("a fault on purpose")
    expect(notice(table)).to_contain_text("Rien n’est perdu")
    assert_accessible(table)
    assert table_page.position(table) == before

    text, told = report(table)
    assert told["call"] == "play"
    assert len(told["save"]["log"]) == move
    assert told["app"].startswith("escales ")
    assert "a fault on purpose" in told["trace"]
    shown = reproduce(text, tmp_path, FAULT)
    assert "play" in shown
    assert "a fault on purpose" in shown
    assert "does not happen here" in reproduce(text, tmp_path)

    notice(table).get_by_role("button", name="Continuer").click()
    expect(notice(table)).to_have_count(0)
    # On the shelf the notice is gone: there is no table to continue or to set back.
    touch(table)
    expect(notice(table)).to_be_visible()
    table.get_by_role("link", name="Retour à l’étagère").click()
    expect(table.locator(".saved")).to_be_visible()
    expect(notice(table)).to_have_count(0)
    table.locator(".saved-link").click()
    table_page.at_rest(table, move)
    table_page.choose(table, "35")


def test_after_a_fault_the_game_can_be_set_back_one_move(table: Page) -> None:
    table_page.choose(table, "0")
    move = table_page.shown_move(table)
    touch(table)
    notice(table).get_by_role("button", name="Revenir un coup en arrière").click()
    table_page.at_rest(table, move - 1)
    expect(notice(table)).to_have_count(0)
    assert kept(table) == move - 1
    table_page.choose(table, "1")
    assert kept(table) == move


def kept(page: Page) -> int:
    """The number of moves of the one game in the browser's storage."""
    found: list[int] = page.evaluate(
        """Object.keys(localStorage).filter((key) => key.startsWith("escales.save."))
            .map((key) => JSON.parse(localStorage.getItem(key)).save.log.length)"""
    )
    [moves] = found
    return moves


def test_a_fault_of_the_page_leaves_a_report_too(page: Page, watch: Watch, tmp_path: Path) -> None:
    watch.expect("on purpose")
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw(page)
    page.evaluate("() => { setTimeout(() => { throw new TypeError('broken on purpose'); }); }")
    expect(notice(page)).to_contain_text("dans la page (TypeError: broken on purpose)")
    # One fault often causes others: the page shows only the first.
    page.evaluate("() => { Promise.reject(new Error('again on purpose')); }")
    page.wait_for_timeout(200)
    expect(notice(page)).to_have_count(1)

    text, told = report(page)
    assert len(told["save"]["log"]) == 1
    assert "broken on purpose" in told["trace"]
    assert "look" in reproduce(text, tmp_path)
    notice(page).get_by_role("button", name="Continuer").click()
    table_page.throw(page)
    assert kept(page) == 2


def test_a_broken_animation_does_not_stop_the_game(page: Page, tmp_path: Path) -> None:
    page.add_init_script("Element.prototype.animate = () => { throw new Error('no movement'); };")
    table_page.from_the_shelf(page)
    table_page.die(page).click()
    table_page.at_rest(page, 1)
    expect(notice(page)).to_contain_text("no movement")
    assert kept(page) == 1
    text, told = report(page)
    assert told["call"] == "look"
    assert "It does not happen here" in reproduce(text, tmp_path)
    notice(page).get_by_role("button", name="Continuer").click()
    page.reload()
    table_page.at_rest(page, 1)


def test_a_fault_while_no_game_is_open(page: Page, watch: Watch) -> None:
    watch.expect("on purpose")
    table_page.without_motion(page)
    page.goto("./?game=magot")
    table_page.seat_people(page, 2)
    page.get_by_role("button", name="Commencer la partie").click()
    table_page.at_rest(page, 0)  # until Python has started, a fault would count as a failed start
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.get_by_role("link", name="Nouvelle partie : Le Magot")).to_be_visible()
    page.evaluate("() => { setTimeout(() => { throw new Error('broken on purpose'); }); }")
    expect(notice(page)).to_contain_text("Vos parties gardées sont intactes")
    expect(notice(page).get_by_role("button", name="Recharger")).to_be_visible()
