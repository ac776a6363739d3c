"""Several people with secrets share one device: a hand-over screen comes between their turns.

The page never holds the secret of a player who is not at the screen. The tests play their own game, in which each player has
a number that nobody else may see.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.family import HEAR, Family

pytestmark = pytest.mark.profile("kept", script=HEAR)


@pytest.fixture(scope="module")
def site(toy_site: str) -> str:
    """These tests run on the site that has a game with secrets."""
    return toy_site


@pytest.fixture
def family(page: Page) -> Family:
    """A page for several people at one device."""
    if page.url != table_page.EMPTY:
        page.evaluate("window.heard = []")
    return Family(page)


def test_a_game_of_two_at_one_screen(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    assert_accessible(page)
    family.take("Ann")
    family.turn_over("Ann")
    assert_accessible(page)
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    family.pass_on("Ann")
    family.take("Ann")
    assert family.own("Ann") == family.numbers["Ann"]
    expect(page.locator(".prompt-words")).to_contain_text("Ann : échangez votre numéro ou misez")
    assert_accessible(page)
    family.stake(7)
    # Zoé answers out of turn, then it is her own turn: no hand-over screen in between.
    family.take("Zoé")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".prompt-words")).to_contain_text("Zoé : échangez votre numéro ou misez")
    family.stake(3)
    family.take("Ann")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".ending h2")).to_be_focused()
    expect(page.locator(".log")).to_contain_text("Tous montrent leur numéro")
    assert_accessible(page)
    family.nothing_sent_of_others()


def test_a_reload_shows_no_secret_before_a_player_confirms(family: Family) -> None:
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.reload()
    family.take("Ann")
    assert family.own("Ann") == family.numbers["Ann"]
    family.stake(5)
    family.awaits("Zoé")
    family.reload()
    family.take("Zoé")
    family.nothing_sent_of_others()


def test_only_the_player_who_made_a_choice_can_take_it_back(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.awaits("Zoé")
    page.get_by_role("button", name="Annuler le dernier choix").click()
    family.take("Ann")
    family.stake(6)
    family.take("Zoé")
    # Zoé cannot take back Ann's choice.
    expect(page.get_by_role("button", name="Annuler le dernier choix")).to_be_disabled()
    page.get_by_role("button", name="Suivre").click()
    page.get_by_role("button", name="Annuler le dernier choix").click()
    expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()
    family.nothing_sent_of_others()


def test_the_past_shows_each_player_only_their_own_number(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.take("Zoé")
    page.get_by_role("button", name="Revoir la partie").click()
    for move in range(2, -1, -1):
        table_page.at_rest(page, move)
        family.nothing_shown_of("Ann")
        if move:
            page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Escape")
    table_page.at_rest(page, 3)
    # Zoé looks at the past again before the screen is passed on: nothing of it stays on the page.
    page.keyboard.press("Shift+ArrowLeft")
    table_page.at_rest(page, 2)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Passer", exact=True).click()
    family.stake(1)
    family.awaits("Ann")
    family.take("Ann")
    page.get_by_role("button", name="Revoir la partie").click()
    family.nothing_shown_of("Zoé")
    family.nothing_sent_of_others()


def test_bots_between_people_keep_their_numbers_hidden(family: Family) -> None:
    page = family.page
    family.sit("Ann", "", "Zoé")
    family.take("Ann")
    family.turn_over("Ann")
    # The bot is dealt its number in the meantime; Ann still sees hers until the screen is passed on.
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    family.pass_on("Ann")
    family.take("Ann")
    family.stake(2)
    expect(page.locator(".prompt-words")).to_contain_text("Zoé")
    family.awaits("Zoé")
    family.reload()
    family.take("Zoé")
    family.nothing_sent_of_others()


def test_one_person_with_bots_never_passes_the_screen_on(family: Family) -> None:
    page = family.page
    family.sit("Ann", "")
    family.turn_over("Ann")
    expect(page.get_by_role("spinbutton", name="Miser")).to_be_visible()
    page.reload()
    expect(page.get_by_role("spinbutton", name="Miser")).to_be_visible()
    assert family.own("Ann") == family.numbers["Ann"]
    expect(page.get_by_role("heading", name="Passez l’écran")).to_have_count(0)


def test_amounts_by_slider_field_and_steps(family: Family) -> None:
    page = family.page
    family.sit("Ann", "")
    family.turn_over("Ann")
    amount = page.get_by_role("spinbutton", name="Miser")
    slider = page.get_by_role("slider", name="Miser")
    expect(amount).to_have_accessible_description("De 0 à 20.")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(amount).to_have_value("3")
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name="Moins").click()
    expect(slider).to_have_value("4")

    # The rules refuse an impossible stake; it stays in the field to be corrected.
    amount.fill("21")
    expect(amount).to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    refusal = page.locator(".prompt-refusal")
    expect(refusal).to_contain_text("Vous pouvez miser de 0 à 20.")
    expect(refusal.get_by_role("link", name="Règle TY-03")).to_be_visible()
    expect(amount).to_have_value("21")
    assert_accessible(page)
    amount.fill("")
    amount.press("Enter")
    expect(amount).to_be_focused()
    amount.fill("20")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ann mise 20")


@pytest.mark.profile("fresh", script=HEAR)
def test_a_link_asks_who_is_there_and_shows_only_their_number(
    family: Family, new_page: Callable[..., Page]
) -> None:
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.page.get_by_role("button", name="Partager", exact=True).click()
    link = family.page.get_by_role("textbox", name="Lien vers la partie").input_value()

    far = Family(new_page(), dict(family.numbers))
    far.page.goto(link)
    far.page.get_by_role("button", name="Je suis Zoé").click()
    # It is Ann's turn, but Zoé is there and sees her own number. The page offers the link, and also lets Ann play here.
    assert far.own("Zoé") == family.numbers["Zoé"]
    far.nothing_shown_of("Ann")
    far.page.get_by_role("button", name="Ann joue ici").click()
    far.take("Ann")
    far.nothing_sent_of_others()


@pytest.mark.profile("fresh", script=HEAR)
def test_a_theme_may_draw_the_hand_itself(family: Family) -> None:
    page = family.page

    def drawing(url: str) -> str:
        return (
            "export const hand = (own, { card }) => { const fan = document.createElement('p');"
            "fan.append('Éventail : ', ...(own.card ? [card(own.card)] : [])); return [fan]; };"
            if url.endswith(".js")
            else json.dumps(
                [{**game, "draws": game["id"] == "toy"} for game in listed_games("site-toy")]
            )
        )

    types = {"js": "text/javascript", "json": "application/json"}
    page.route(
        re.compile(r"games/index\.json|themes/toy/theme\.js"),
        lambda route: route.fulfill(
            body=drawing(route.request.url),
            content_type=types[route.request.url.rsplit(".", 1)[1]],
        ),
    )
    family.sit("Ann", "")
    page.get_by_role("button", name="Retourner mon numéro").click()
    expect(page.locator(".hand")).to_contain_text(re.compile(r"Éventail :\s*Numéro \d"))


def listed_games(site: str) -> list[dict[str, object]]:
    """The list of games of a built site."""
    folder = Path(__file__).resolve().parents[1] / "dist" / site
    listed: list[dict[str, object]] = json.loads((folder / "games" / "index.json").read_text())
    return listed


def test_the_published_site_has_no_toy_game() -> None:
    assert "toy" not in {game["id"] for game in listed_games("site")}
    assert "toy" in {game["id"] for game in listed_games("site-toy")}
