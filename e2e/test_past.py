"""Look back at a game, step through it, and play on from any moment of it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible

pytestmark = pytest.mark.profile("kept")

FULL = 6
"""The least number of moves in these tests' game: two throws, two Départs, two Arrivées."""


@pytest.fixture
def table(page: Page) -> Page:
    """A game in which all pieces are placed."""
    table_page.without_motion(page)
    begin(page)
    return page


def begin(page: Page) -> None:
    """Start a game from the shelf, and place all pieces."""
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])


def banner(page: Page) -> Locator:
    """The line that says which moment the page shows."""
    return page.locator(".past-banner")


def looks_at(page: Page, move: int, length: int) -> None:
    """Check that the page shows the table after `move` moves, and says so."""
    table_page.at_rest(page, move)
    expect(banner(page)).to_have_text(f"Coup {move} sur {length}")
    expect(page.locator(".die-button, .board .target").locator("visible=true")).to_have_count(0)


def is_now(page: Page, length: int) -> None:
    """Check that the page shows the present of the game."""
    table_page.at_rest(page, length)
    expect(banner(page)).to_be_hidden()
    expect(table_page.die(page)).to_be_enabled()


def steps(page: Page) -> Locator:
    """The region with the controls that step through the game."""
    return page.get_by_role("region", name=re.compile("Coup"))


def plays_on(page: Page) -> None:
    """Play on from the shown moment, as a copy of the game."""
    page.get_by_role("button", name="Jouer à partir d’ici").click()
    expect(page.get_by_role("alert")).to_contain_text("une copie")


def test_a_line_of_the_journal_opens_its_moment(table: Page) -> None:
    length = table_page.shown_move(table)
    now = table_page.position(table)
    assert length >= FULL

    table.get_by_role("button", name=re.compile("place son Départ en 0")).click()
    looks_at(table, length - 3, length)
    assert table_page.position(table).pieces != now.pieces
    expect(table.locator(".past-events")).to_contain_text("place son Départ en 0")
    expect(table.locator(".log-line.here").first).to_contain_text("place son Départ en 0")
    expect(table.locator("[aria-live]")).to_contain_text(f"Coup {length - 3} sur {length}")
    assert_accessible(table)

    table.get_by_role("button", name="Revenir à la partie").click()
    is_now(table, length)
    assert table_page.position(table) == now


def test_on_a_phone_the_way_back_stays_in_sight(table: Page) -> None:
    size = table.viewport_size
    assert size
    table.set_viewport_size({"width": 390, "height": 844})
    length = table_page.shown_move(table)
    back = table.get_by_role("button", name="Revenir à la partie")
    table.locator(".moment").last.click()
    looks_at(table, 1, length)
    expect(back).to_be_in_viewport(ratio=1)
    table.locator(".table-scroll").evaluate("one => one.scrollTo(0, 160)")
    expect(back).to_be_in_viewport(ratio=1)
    table.locator(".table-grip").click()
    expect(back).to_be_in_viewport(ratio=1)
    back.click()
    is_now(table, length)
    table.set_viewport_size(size)


def test_the_game_is_stepped_through_by_buttons_and_slider(table: Page) -> None:
    length = table_page.shown_move(table)
    table.get_by_role("button", name="Revoir la partie").click()
    looks_at(table, length - 1, length)
    steps(table).get_by_role("button", name="Un coup plus tôt").click()
    looks_at(table, length - 2, length)
    steps(table).get_by_role("button", name="Un coup plus tard").click()
    looks_at(table, length - 1, length)
    steps(table).get_by_role("button", name="Au début de la partie").click()
    looks_at(table, 0, length)
    expect(steps(table).get_by_role("button", name="Un coup plus tôt")).to_be_disabled()
    steps(table).get_by_role("slider").fill("2")
    looks_at(table, 2, length)
    steps(table).get_by_role("button", name="À la fin").click()
    is_now(table, length)


def test_the_game_is_stepped_through_by_keys(table: Page) -> None:
    length = table_page.shown_move(table)
    table.keyboard.press("Shift+ArrowLeft")
    looks_at(table, length - 1, length)
    table.keyboard.press("Shift+ArrowLeft")
    looks_at(table, length - 2, length)
    table.keyboard.press("Shift+Home")
    looks_at(table, 0, length)
    table.keyboard.press("Shift+ArrowRight")
    looks_at(table, 1, length)
    table.keyboard.press("Shift+End")
    is_now(table, length)
    table.keyboard.press("Shift+ArrowLeft")
    looks_at(table, length - 1, length)
    table.keyboard.press("Escape")
    is_now(table, length)
    table_page.throw(table)


def test_playing_on_makes_a_copy_and_keeps_the_game(table: Page) -> None:
    length = table_page.shown_move(table)
    first = table.url
    table.get_by_role("button", name=re.compile("place son Départ en 9")).click()
    looks_at(table, length - 2, length)
    plays_on(table)
    table_page.at_rest(table, length - 2)
    expect(banner(table)).to_be_hidden()
    expect(table).not_to_have_url(first)
    # Choose another Arrivée than in the original game.
    table_page.choose(table, "53")
    expect(table.locator(".log")).to_contain_text("en 53")

    table.get_by_role("link", name="Retour à l’étagère").click()
    expect(table.locator(".saved")).to_have_count(2)
    copy = f"Nadia, Marc · coup {length - 2}"
    expect(table.locator(".saved").filter(has_text=copy)).to_have_count(1)
    table.locator(".saved").filter(has_not_text=copy).get_by_role("link").click()
    is_now(table, length)
    expect(table).to_have_url(first)


def test_back_leads_from_the_copy_to_the_original_game(table: Page) -> None:
    length = table_page.shown_move(table)
    table.keyboard.press("Shift+ArrowLeft")
    looks_at(table, length - 1, length)
    plays_on(table)
    table_page.at_rest(table, length - 1)
    # The copy's open dialog and its notice disappear with the copy.
    table.get_by_role("button", name="Règles", exact=True).click()
    expect(table.get_by_role("dialog")).to_contain_text("MG-01")
    table.go_back()
    expect(table.get_by_role("dialog")).to_have_count(0)
    is_now(table, length)
    expect(table.get_by_role("alert")).to_have_count(0)


@pytest.mark.profile("fresh")
def test_bots_wait_while_people_look_back(page: Page) -> None:
    page.goto("./?game=magot")
    table_page.seat_people(page, 2)
    page.get_by_role("combobox", name="Qui joue, place 1").select_option("Mousse")
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("Mousse")
    page.get_by_role("button", name="Commencer la partie").click()
    page.wait_for_function("Number(document.querySelector('.table')?.dataset.move ?? 0) >= 3")
    page.keyboard.press("Shift+Home")
    expect(banner(page)).to_have_text(re.compile("Coup 0 sur "))
    length = banner(page).inner_text()
    page.wait_for_timeout(1500)
    assert banner(page).inner_text() == length
    page.keyboard.press("Escape")
    reached = int(length.split()[-1])
    page.wait_for_function(
        "least => Number(document.querySelector('.table').dataset.move) > least", arg=reached
    )


def test_a_long_journal_shows_the_line_of_the_shown_moment(table: Page) -> None:
    lines = table.locator(".log-line")
    more = table.get_by_role("button", name="Montrer tout le journal")
    for _ in table_page.patiently("the journal does not get long"):
        if more.is_visible():  # it is not there as long as all lines are
            break
        assert lines.count() <= 40
        if table.locator(".ending").count():  # rarely a game is over so early
            begin(table)
        elif table_page.targets(table):
            table_page.choose(table, table_page.targets(table)[-1])
        else:
            table_page.throw(table)
    length = table_page.shown_move(table)
    expect(lines).to_have_count(40)
    more.press("Enter")
    expect(table.locator(".moment:focus")).to_have_count(1)
    table.keyboard.press("Shift+Home")
    looks_at(table, 0, length)
    table.keyboard.press("Shift+ArrowRight")
    looks_at(table, 1, length)
    expect(table.locator(".log-line.here").first).to_be_visible()


@pytest.mark.profile("fresh")
def test_a_card_turned_up_again_is_shown_although_it_was_put_away_before(
    plain_page: Page,
) -> None:
    plain_page.goto("./")
    plain_page.get_by_role("link", name="Nouvelle partie : Le Magot").wait_for()
    assert plain_page.evaluate(
        """async () => {
            const { RevealedCards } = await import(new URL("app/table/panels/revealed-cards.js", location.href));
            const turned = ({ kind }) => (kind === "card" ? document.createElement("p") : null);
            const faceUp = new RevealedCards({ game: "magot", plan: { theme: { turned } } }, {}, () => {});
            const entries = (...kinds) => kinds.map((kind, index) => ({ index, actor: -1, roller: 0, events: [{ kind }] }));
            const shown = (...kinds) => {
                const snapshot = { view: { seat: 0, result: null }, move: kinds.length };
                faceUp.show({ snapshot, idling: { stopped: null } }, entries(...kinds), new Set());
                return !faceUp.root.hidden;
            };
            const first = shown("roll", "roll", "card");
            faceUp.putAway();
            const away = shown("roll", "roll", "card", "roll");
            return [first, away, shown("roll"), shown("roll", "card")];
        }"""
    ) == [True, False, False, True]


def test_a_rule_of_the_journal_opens_in_the_drawer(table: Page) -> None:
    link = table.locator(".log-line").first.get_by_role("link")
    rule = link.inner_text()
    link.click()
    expect(table.get_by_role("dialog").locator(".book-here").first).to_contain_text(rule)
