"""A round by clicks; a game survives reloading, sharing and a change of language."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e import table_page
from e2e.accessibility import assert_accessible

HOURS = 5 * 3_600_000
"""Milliseconds."""
HOURS_LATER = f"""
const now = performance.now.bind(performance);
performance.now = () => now() + {HOURS};
"""


@pytest.mark.profile("kept")
def test_two_people_play_a_round_from_the_shelf_to_the_ranking(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "1"], ["17", "20"])
    assert len(table_page.position(page).pieces) == 6

    table_page.play_on(page)

    expect(page.locator(".ending h2")).to_be_focused()
    ranking = page.locator(".ranking li")
    expect(ranking).to_have_count(2)
    wealth = [
        int("".join(filter(str.isdigit, text)))
        for text in page.locator(".ranking-wealth").all_inner_texts()
    ]
    assert sum(wealth) == 4400
    assert wealth == sorted(wealth, reverse=True)
    assert_accessible(page)
    expect(page.get_by_role("link", name="Règle MG-10").first).to_be_visible()


def test_two_clicks_lead_from_the_shelf_to_the_first_die(page: Page) -> None:
    page.goto("./")
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    page.get_by_role("button", name="Commencer la partie").click()
    expect(table_page.die(page)).to_be_enabled()


@pytest.mark.profile("kept")
def test_after_a_reload_the_game_is_at_the_same_position(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    table_page.throw(page)
    before, move = table_page.position(page), table_page.shown_move(page)

    page.reload()
    table_page.at_rest(page, move)

    assert table_page.position(page) == before
    if not table_page.targets(page):
        table_page.throw(page)


@pytest.mark.profile("kept")
def test_the_shelf_reopens_a_game_at_the_same_position(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    before = table_page.position(page)

    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("link", name="Nadia, Marc").click()

    expect(page.locator(".prompt-words")).to_have_text(before.prompt)
    assert table_page.position(page) == before


def test_a_link_opened_in_a_fresh_profile_shows_the_same_position(
    page: Page, new_page: Callable[..., Page]
) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    table_page.throw(page)
    page.get_by_role("button", name="Partager").click()
    link = page.get_by_role("textbox", name="Lien vers la partie").input_value()
    assert "#v1." in link

    other = new_page()
    other.goto(link)
    table_page.at_rest(other, table_page.shown_move(page))

    assert table_page.position(other) == table_page.position(page)
    # The game is stored here as soon as it is opened.
    other.get_by_role("button", name="Voir le plateau").click()
    other.wait_for_url("**/?save=*")


@pytest.mark.profile("kept")
def test_a_game_can_be_saved_as_a_file_and_opened_elsewhere(
    page: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    other = new_page()
    table_page.go(other, "./")
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(file)
    table_page.at_rest(other, table_page.shown_move(page))

    assert table_page.position(other) == table_page.position(page)


def test_the_language_can_be_changed_during_a_game(plain_page: Page) -> None:
    table_page.without_motion(plain_page)
    table_page.from_the_shelf(plain_page)
    table_page.begin_round(plain_page, ["0", "9"], ["35", "44"])
    move = table_page.shown_move(plain_page)

    plain_page.get_by_role("button", name="English").click()

    expect(plain_page.locator(".prompt-words")).to_contain_text("roll the die")
    expect(plain_page.locator(".log-line").first).to_contain_text("fixes the Finish")
    expect(plain_page.locator("html")).to_have_attribute("lang", "en")
    assert table_page.shown_move(plain_page) == move
    assert_accessible(plain_page)
    table_page.throw(plain_page)
    # A name written from right to left must not move the number after it.
    assert said(plain_page, "news-won", "דוד") == "\u2068דוד\u2069 gains 3: stakes."
    assert said(plain_page, "news-won", "Nadia") == "Nadia gains 3: stakes."
    # A language chosen in one place is marked as chosen in all places.
    plain_page.get_by_role("button", name="Menu").click()
    plain_page.get_by_role("dialog").get_by_role("button", name="Français").click()
    plain_page.keyboard.press("Escape")
    expect(plain_page.locator(".bar").get_by_role("button", name="Français")).to_have_attribute(
        "aria-pressed", "true"
    )
    plain_page.get_by_role("link", name="Retour à l’étagère").click()
    settings = plain_page.locator("#site-settings")
    expect(settings.get_by_role("button", name="Français")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(settings.get_by_role("button", name="English")).to_have_attribute(
        "aria-pressed", "false"
    )


def said(page: Page, message: str, seat: str) -> str:
    """A sentence of the page about a player and the number 3."""
    sentence: str = page.evaluate(
        "([id, seat]) => import('./app/base/l10n.js').then(({ phrase }) => phrase(id, { seat, amount: '3', parts: 'stakes' }))",
        [message, seat],
    )
    return sentence


def test_bots_play_by_themselves_and_can_be_skipped(page: Page) -> None:
    page.clock.install()
    page.goto("./?game=magot")
    table_page.seat_people(page, 2)
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("Mousse")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(table_page.die(page)).to_be_enabled()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    table_page.die(page).click()
    skip = page.get_by_role("button", name="Avancer jusqu’à mon tour")
    expect(
        skip
    ).to_be_visible()  # and stays visible: while the clock stands still, the bot does not move
    page.clock.resume()
    skip.click()
    expect(page.locator(".die-button.waiting, .board .target").first).to_be_visible()
    assert table_page.shown_move(page) >= 2


@pytest.mark.profile("kept")
def test_outcomes_of_real_dice_can_be_entered(page: Page) -> None:
    table_page.without_motion(page)
    table_page.go(page, "./?game=magot")
    table_page.seat_people(page, 2)
    page.get_by_role("checkbox", name="Avec de vrais dés").check()
    page.get_by_role("button", name="Commencer la partie").click()
    assert_accessible(page)
    page.get_by_role("button", name="+10").click()
    table_page.at_rest(page, 1)
    page.get_by_role("button", name="−3").click()
    expect(page.locator(".prompt-words")).to_contain_text(
        "Rouge ●, manche 1 sur 3 : choisissez la case de votre Départ"
    )


@pytest.mark.profile("kept")
def test_a_refusal_says_why_and_names_the_rule(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)
    field = page.get_by_role("textbox", name="Votre Départ")
    field.fill("6")
    field.press("Enter")
    expect(page.locator(".prompt-refusal")).to_contain_text("case de pénalité")
    assert_accessible(page)
    page.locator(".prompt-refusal").get_by_role("link", name="Règle MG-07").click()
    expect(page.get_by_role("dialog")).to_contain_text("MG-07")


@pytest.mark.profile("kept")
def test_a_choice_can_be_taken_back(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.throw_until_asked(page)
    before, move = table_page.position(page), table_page.shown_move(page)
    table_page.choose(page, "34")
    page.get_by_role("button", name="Annuler le dernier choix").click()
    table_page.at_rest(page, move)
    assert table_page.position(page) == before


@pytest.mark.profile("kept")
def test_the_squares_that_each_throw_leads_to_are_shown_on_demand(page: Page) -> None:
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["27", "43"], ["15", "55"])
    throws = page.locator(".throws")
    throws.locator("summary").click()
    expect(throws.locator("li")).to_have_count(6)
    expect(page.locator(".board .badge")).to_have_count(0)
    page.get_by_role("button", name="Où mènent les lancers").click()
    expect(page.locator(".board .badge")).to_have_count(6)
    table_page.throw(page)
    expect(throws.locator("ul")).to_be_visible()
    assert_accessible(page)


@pytest.mark.profile("kept")
def test_a_click_on_a_square_that_cannot_be_chosen_says_why(page: Page) -> None:
    table_page.without_motion(page)
    table_page.go(page, "./?game=magot&start")
    table_page.throw_until_asked(page)
    table_page.choose(page, "27")
    boxes = [page.locator(f'.target[data-place="{place}"]').bounding_box() for place in (16, 26)]
    below, lower = (box for box in boxes if box is not None)
    middle = below["x"] + below["width"] / 2, below["y"] + below["height"] / 2
    # Square 6, a penalty square, lies above 16 as 16 lies above 26.
    page.mouse.click(middle[0], middle[1] - (lower["y"] - below["y"]))
    expect(page.locator(".prompt")).to_contain_text("pénalité")
    assert table_page.targets(page), "nothing has been played"


def test_a_page_that_has_been_open_for_hours_still_plays_and_opens_games(page: Page) -> None:
    """Python's clocks differ: that of the processor ends after 36 minutes in WebAssembly."""

    def hours_later(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=HOURS_LATER + answer.text())

    page.route("**/pinned/interpreter-*.js", hours_later)
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])
    table_page.throw(page)
    before, move = table_page.position(page), table_page.shown_move(page)
    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("link", name="Nadia, Marc").click()
    table_page.at_rest(page, move)
    assert table_page.position(page) == before
