"""Two people on different devices play a game to its end by sending links. It is the tests' own game, which has secrets."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.family import HEAR, Family


@pytest.fixture(scope="module")
def site(toy_site: str) -> str:
    """These tests run on the site that has a game with secrets."""
    return toy_site


@pytest.fixture
def ann(new_page: Callable[..., Page]) -> Family:
    """Ann's device."""
    return far_away(new_page())


@pytest.fixture
def zoe(new_page: Callable[..., Page]) -> Family:
    """Zoé's device."""
    return far_away(new_page())


def far_away(page: Page) -> Family:
    """A page that records what its worker sends."""
    table_page.without_motion(page)
    page.add_init_script(HEAR)
    return Family(page)


def offered(family: Family, name: str) -> str:
    """The link that the page offers for a player on another device."""
    expect(family.page.get_by_role("heading", name=f"À {name} de jouer")).to_be_visible()
    expect(family.page.get_by_role("button", name="Copier le lien")).to_be_focused()
    return family.page.get_by_role("textbox", name="Lien vers la partie").input_value()


def go_on(family: Family, link: str) -> None:
    """Open the link that the other player has sent, and continue the stored game with it."""
    family.page.goto(link)
    expect(family.page.get_by_role("dialog")).to_contain_text("C’est la suite de votre partie")
    family.page.get_by_role("button", name="Continuer ma partie").click()


def test_a_game_is_finished_by_sending_links(ann: Family, zoe: Family) -> None:
    ann.sit("Ann", "Zoé")
    ann.take("Ann")
    # Ann says that only she plays here; from then on the page offers the link after her turn.
    ann.page.get_by_role("button", name="Partager", exact=True).click()
    ann.page.get_by_role("combobox", name="Qui joue ici ?").select_option("Seulement Ann")
    assert_accessible(ann.page)
    ann.page.get_by_role("button", name="Fermer").click()
    ann.turn_over("Ann")
    first = offered(ann, "Zoé")
    assert ann.own("Ann") == ann.numbers["Ann"]
    assert_accessible(ann.page)

    zoe.numbers = dict(ann.numbers)
    zoe.page.goto(first)
    zoe.nothing_shown_of("Ann")
    zoe.page.get_by_role("button", name="Je suis Zoé").click()
    zoe.turn_over("Zoé")
    second = offered(zoe, "Ann")
    ann.numbers = dict(zoe.numbers)

    go_on(ann, second)
    assert ann.own("Ann") == ann.numbers["Ann"]
    ann.nothing_shown_of("Zoé")
    ann.stake(7)
    go_on(zoe, offered(ann, "Zoé"))
    zoe.page.get_by_role("button", name="Suivre").click()
    zoe.stake(3)
    last = offered(zoe, "Ann")

    # The page recognizes an older link.
    ann.page.goto(second)
    expect(ann.page.get_by_role("dialog")).to_contain_text("plus ancienne que la vôtre")
    assert_accessible(ann.page)
    ann.page.get_by_role("button", name="Continuer ma partie").click()
    offered(ann, "Zoé")
    go_on(ann, last)
    ann.page.get_by_role("button", name="Suivre").click()
    expect(ann.page.locator(".ending")).to_be_visible()
    for family in (ann, zoe):
        family.nothing_sent_of_others()
        family.page.goto("./")
        expect(family.page.locator(".saved")).to_have_count(1)


def test_a_player_from_another_device_can_play_here_after_all(ann: Family) -> None:
    page = ann.page
    page.goto("./?game=magot&start")
    table_page.at_rest(page, 0)
    page.get_by_role("button", name="Partager", exact=True).first.click()
    page.get_by_role("combobox", name="Qui joue ici ?").select_option("Seulement Rouge ●")
    page.get_by_role("button", name="Fermer").click()
    sent = page.get_by_role("heading", name="À Bleu ■ de jouer")
    for _ in range(4):
        expect(page.locator(".die-button:enabled").or_(sent).first).to_be_visible()
        if not sent.is_visible():
            table_page.throw(page)
    expect(sent).to_be_visible()
    expect(table_page.die(page)).to_be_disabled()
    page.get_by_role("button", name="Bleu ■ joue ici").click()
    table_page.throw(page)
