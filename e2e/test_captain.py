"""A captain thinks in a worker of its own, while the table stays live; and people can ask one for a hint."""

import json
import re
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, Worker, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.watch import Watch

LONG: Final = 10_000
"""Milliseconds that a captain thinks when a test looks at it meanwhile."""
SHORT: Final = 3_000
"""Long enough to be seen on a busy machine. Both are choices of the setting: the page ignores any other number."""
SLOW_CLOCK: Final = (
    "const now = performance.now.bind(performance); performance.now = () => now() / 10"
)
"""Lets ten times as long pass, for a test that looks around meanwhile: a busy machine may need it."""
MOMENT: Final = 250
CLICK: Final = 5_000
"""Milliseconds in which even a busy machine clicks on what is there."""

SAVED: Final = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith("escales.game"))
    .map((key) => JSON.parse(localStorage.getItem(key)).save?.log).filter(Boolean)"""


def sit_down(page: Page, thought: int) -> None:
    """Begin a game of Le Magot against one captain who thinks so long, and throw until somebody decides."""
    settings = json.dumps({"speed": "instant", "thought": str(thought)})
    page.add_init_script(f"localStorage.setItem('escales.settings', {settings!r})")
    if thought == LONG:
        page.add_init_script(SLOW_CLOCK)
    page.goto("?game=magot")
    table_page.seat_people(page, 2)
    page.get_by_role("textbox", name="Nom, place 1").fill("Nadia")
    page.get_by_role("textbox", name="Nom, place 2").fill("Marc")
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("capitaine")
    expect(page.get_by_text("Le capitaine, le plus fort, cherche")).to_be_visible()
    page.get_by_role("button", name="Commencer la partie").click()
    decides = page.locator(".board .target, .pondering:visible").first
    for _ in table_page.patiently("nobody decides"):
        if decides.is_visible():
            return
        throw_if_asked(page)


def throw_if_asked(page: Page) -> None:
    """Throw if the person holds the die; otherwise wait a moment."""
    die = table_page.die(page)
    with suppress(TimeoutError):
        if die.is_visible() and die.is_enabled(timeout=MOMENT):
            die.click(timeout=CLICK)
            return
    page.wait_for_timeout(MOMENT)


def play_now(page: Page) -> Locator:
    """The button that ends the captain's thinking."""
    return page.get_by_role("button", name="Le faire jouer")


def until_i_decide(page: Page) -> None:
    """Let the captain play, until the person has to choose a place."""
    for _ in table_page.patiently("the person must not decide"):
        if table_page.targets(page):
            return
        if play_now(page).is_visible():
            page.keyboard.press("c")
        throw_if_asked(page)


def until_it_thinks(page: Page) -> int:
    """Choose places, until the captain has something to think about; returns the move before its own.

    Where only one thing can be done, a captain says no share and decides at once.
    """
    share = page.locator(".pondering-share")
    for _ in table_page.patiently("the captain does not think"):
        move = table_page.shown_move(page)  # read first: a captain may play at any moment
        if play_now(page).is_visible():
            if re.search(r"\d", share.text_content() or ""):
                return move
            continue
        if table_page.targets(page):
            with suppress(TimeoutError):  # they may go away: the click before was still on its way
                page.locator(".board .target").first.click(timeout=CLICK)
                page.locator(table_page.CONFIRM).click(timeout=CLICK)
        throw_if_asked(page)
    raise AssertionError("patiently() ends by itself")


def thinkers(page: Page) -> list[Worker]:
    """The workers of the page besides the table's."""
    return page.workers[1:]


def test_while_a_captain_thinks_the_table_stays_live_and_it_plays_when_told(page: Page) -> None:
    sit_down(page, LONG)
    until_it_thinks(page)
    expect(page.locator(".pondering-share")).to_have_text(re.compile(r"^\d+\s% de chances$"))
    expect(page.locator(".seat-card.active .pondering-bar")).to_be_visible()
    move = table_page.shown_move(page)

    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name="Make it play now")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Réflexion du niveau")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    assert table_page.shown_move(page) == move
    assert_accessible(page)

    play_now(page).click()
    table_page.at_rest(page, move + 1)


def test_an_undo_and_looking_back_drop_what_a_captain_thinks(page: Page) -> None:
    sit_down(page, LONG)
    until_i_decide(page)
    move = table_page.shown_move(page)
    page.locator(".board .target").first.click()
    page.locator(table_page.CONFIRM).click()
    until_it_thinks(page)
    if table_page.shown_move(page) == move + 1:
        page.get_by_role("button", name="Annuler").click()
        table_page.at_rest(page, move)
        expect(play_now(page)).to_be_hidden()
        assert table_page.targets(page)
        until_it_thinks(page)

    now = table_page.shown_move(page)
    page.get_by_role("button", name="Revoir la partie").click()
    table_page.at_rest(page, now - 1)
    expect(play_now(page)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(play_now(page)).to_be_visible()
    table_page.at_rest(page, now)

    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("link", name="Nadia, Marc").click()
    expect(play_now(page)).to_be_visible()
    table_page.at_rest(page, now)


def test_a_captain_plays_after_its_time(page: Page) -> None:
    sit_down(page, SHORT)
    move = until_it_thinks(page)
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )


def test_nothing_large_is_downloaded_again_for_the_second_worker(page: Page) -> None:
    sit_down(page, SHORT)
    until_it_thinks(page)
    assert len(thinkers(page)) == 1
    sizes = page.evaluate(
        """performance.getEntriesByType("resource")
            .filter(({ name }) => /[/](memory|stdlib|escales|records)-|[.]wasm$/.test(name))
            .map(({ name, transferSize }) => [name, transferSize])"""
    )
    sent = [name for name, size in sizes if size > 1000]
    assert len(sent) == len({*sent})
    assert any("memory-" in name for name in sent)


def test_a_hint_marks_the_best_places_and_is_no_action(page: Page) -> None:
    sit_down(page, SHORT)
    until_i_decide(page)
    move, log = table_page.shown_move(page), page.evaluate(SAVED)
    offered = {*table_page.targets(page)}

    page.get_by_role("button", name="Que ferait un capitaine ?").click()

    advice = page.locator(".hint li")
    expect(advice).to_have_count(3)
    notes = page.locator(".marked-hint .badge-text")
    # Where another choice would show more than the first, nothing is marked: the search cannot tell.
    shares = page.locator(".hint-vague").count() == 0
    expect(notes).to_have_count(3 if shares else 0)
    note = r"\d+\s%"
    assert all(re.fullmatch(note, text) for text in notes.all_text_contents())
    for line in advice.all_inner_texts():
        assert re.search(rf"en \d+{r'\s+' + note if shares else ''}$", line), line
    assert {*table_page.targets(page)} == offered
    expect(page.locator(".hint")).to_contain_text(re.compile("meilleur|aussi bons"))
    assert_accessible(page)
    assert table_page.shown_move(page) == move
    assert page.evaluate(SAVED) == log

    page.locator(".board .target").first.click()
    page.locator(table_page.CONFIRM).click()
    expect(page.locator(".hint")).to_be_hidden()
    expect(notes).to_have_count(0)


def test_there_is_no_hint_while_others_play_and_in_the_past(page: Page) -> None:
    sit_down(page, LONG)
    until_it_thinks(page)
    ask = page.get_by_role("button", name="Que ferait un capitaine ?")
    expect(ask).to_be_hidden()
    until_i_decide(page)
    expect(ask).to_be_visible()
    page.get_by_role("button", name="Revoir la partie").click()
    expect(page.locator(".past-banner")).to_be_visible()
    expect(ask).to_be_hidden()


def test_if_the_worker_that_thinks_dies_the_game_goes_on(page: Page) -> None:
    sit_down(page, LONG)
    move = until_it_thinks(page)
    for worker in thinkers(page):
        worker.evaluate("close()")
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )
    until_i_decide(page)


def test_if_the_worker_that_thinks_cannot_start_the_game_goes_on(page: Page, watch: Watch) -> None:
    watch.expect("^(console|uncaught)")
    page.route(re.compile(r"thinker-.*\.py"), lambda route: route.abort())
    sit_down(page, SHORT)
    until_i_decide(page)
    expect(page.locator(".notice")).to_have_count(0)
    page.get_by_role("button", name="Que ferait un capitaine ?").click()
    expect(page.locator(".hint")).to_contain_text("Aucun capitaine ne peut répondre")


@pytest.mark.profile("kept")
def test_one_click_on_the_shelf_begins_a_game_against_two_sailors(page: Page) -> None:
    """Whoever is new to a game is offered its first game in this place."""
    table_page.go(page, "./")
    alone = page.get_by_role("link", name="Jouer contre l’ordinateur")
    expect(page.get_by_role("link", name="Une première partie")).to_have_count(4)
    expect(alone).to_have_count(0)
    page.evaluate("localStorage.setItem('escales.played.magot', '1')")
    page.reload()
    page.get_by_role("link", name="Jouer contre l’ordinateur, deux matelots : Le Magot").click()
    expect(page.locator(".seat-card small", has_text="Matelot")).to_have_count(2)
    expect(table_page.die(page)).to_be_visible()


@pytest.mark.profile("kept")
def test_in_the_set_up_each_level_says_how_it_plays(page: Page) -> None:
    table_page.go(page, "?game=magot")
    expect(page.locator(".seat-row")).to_have_count(3)
    levels = page.locator(".setup-levels")
    expect(levels).to_contain_text("Le matelot, de force moyenne, calcule")
    expect(levels.get_by_role("group")).to_have_count(0)
    player = page.get_by_role("combobox", name="Qui joue, place 3")
    player.select_option("mousse")
    expect(levels).to_contain_text("éloigne les Arrivées des autres")
    player.select_option("capitaine")
    longest = levels.get_by_role("button", name="10 s")
    longest.click()
    expect(longest).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("capitaine")
    expect(longest).to_have_attribute("aria-pressed", "true")
    assert_accessible(page)


@pytest.mark.profile("kept")
def test_the_set_up_begins_alone_with_sailors_and_remembers_what_was_chosen(page: Page) -> None:
    """Two people are one click away; the next set-up begins with the same seats and options."""
    table_page.go(page, "?game=magot")
    players = page.locator(".player-choice")
    expect(players).to_have_count(3)
    assert [player.input_value() for player in players.all()] == ["human", "matelot", "matelot"]
    table_page.seat_people(page, 2)
    expect(players).to_have_count(2)
    assert [player.input_value() for player in players.all()] == ["human", "human"]
    page.get_by_role("spinbutton", name="Nombre de manches").fill("2")
    page.get_by_role("checkbox", name="Partie d’essai").check()
    page.get_by_role("button", name="Commencer la partie").click()
    expect(table_page.die(page)).to_be_enabled()
    expect(page.locator(".seat-name b")).to_have_text(["Rouge ●", "Bleu ■"])
    table_page.go(page, "?game=magot")
    expect(page.get_by_role("spinbutton", name="Nombre de manches")).to_have_value("2")
    expect(page.get_by_role("checkbox", name="Partie d’essai")).to_be_checked()
    expect(players).to_have_count(2)
    assert [player.input_value() for player in players.all()] == ["human", "human"]
