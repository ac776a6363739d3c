"""A round by clicks, and what has to survive reloading, sharing and a change of language."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e import sitting
from e2e.soundness import is_sound


def test_two_people_play_a_round_from_the_shelf_to_the_ranking(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "1"], ["17", "20"])
    assert len(sitting.position(page).pieces) == 6

    sitting.play_on(page)

    expect(page.locator(".ending h2")).to_be_focused()
    ranking = page.locator(".ranking li")
    expect(ranking).to_have_count(2)
    wealth = [
        int("".join(filter(str.isdigit, text)))
        for text in page.locator(".ranking-wealth").all_inner_texts()
    ]
    assert sum(wealth) == 4400
    assert wealth == sorted(wealth, reverse=True)
    is_sound(page)
    expect(page.get_by_role("link", name="Règle MG-10").first).to_be_visible()


def test_two_clicks_lead_from_the_shelf_to_the_first_die(page: Page) -> None:
    page.goto("./")
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    page.get_by_role("button", name="Commencer la partie").click()
    expect(sitting.die(page)).to_be_enabled()


def test_a_reload_goes_on_at_the_same_place(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])
    sitting.throw(page)
    before, move = sitting.position(page), sitting.shown_move(page)

    page.reload()
    sitting.at_rest(page, move)

    assert sitting.position(page) == before
    if not sitting.targets(page):
        sitting.throw(page)


def test_the_shelf_offers_the_game_again(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])
    before = sitting.position(page)

    page.get_by_role("link", name="Retour à l’étagère").click()
    page.get_by_role("link", name="Nadia, Marc").click()

    expect(page.locator(".prompt-words")).to_have_text(before.prompt)
    assert sitting.position(page) == before


def test_a_link_opened_in_a_fresh_profile_shows_the_same_position(
    page: Page, new_page: Callable[..., Page]
) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])
    sitting.throw(page)
    page.get_by_role("button", name="Partager").click()
    link = page.get_by_role("textbox", name="Lien vers la partie").input_value()
    assert "#v1." in link

    other = new_page()
    other.goto(link)
    sitting.at_rest(other, sitting.shown_move(page))

    assert sitting.position(other) == sitting.position(page)
    # Once it is taken up, it is kept here.
    other.get_by_role("button", name="Voir le plateau").click()
    other.wait_for_url("**/?save=*")


def test_a_file_holds_the_game(page: Page, new_page: Callable[..., Page], tmp_path: Path) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Enregistrer dans un fichier").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)

    other = new_page()
    other.goto("./")
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(file)
    sitting.at_rest(other, sitting.shown_move(page))

    assert sitting.position(other) == sitting.position(page)


def test_the_language_changes_in_mid_game(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])
    move = sitting.shown_move(page)

    page.get_by_role("button", name="English").click()

    expect(page.locator(".prompt-words")).to_contain_text("roll the die")
    expect(page.locator(".log-line").first).to_contain_text("fixes the Arrivée")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert sitting.shown_move(page) == move
    is_sound(page)
    sitting.throw(page)
    # A name that is written from right to left leaves the number after it where it is.
    assert said(page, "news-won", "דוד") == "\u2068דוד\u2069 gains 3."
    assert said(page, "news-won", "Nadia") == "Nadia gains 3."
    # What was chosen in one place is chosen wherever it can be.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator(".bar").get_by_role("button", name="Français")).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "false")


def said(page: Page, message: str, seat: str) -> str:
    """A sentence of the page about somebody and the number 3."""
    sentence: str = page.evaluate(
        "([id, seat]) => import('./app/l10n.mjs').then(({ phrase }) => phrase(id, { seat, amount: '3' }))",
        [message, seat],
    )
    return sentence


def test_bots_play_by_themselves_and_can_be_skipped(page: Page) -> None:
    page.clock.install()
    page.goto("./?game=magot")
    page.get_by_role("combobox", name="Qui joue, place 2").select_option("Robot (hasard)")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(sitting.die(page)).to_be_enabled()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    sitting.die(page).click()
    skip = page.get_by_role("button", name="Passer jusqu’à mon tour")
    expect(skip).to_be_visible()  # and stays: the bot thinks as long as the clock stands
    page.clock.resume()
    skip.click()
    expect(page.locator(".die-button.waiting, .board .target").first).to_be_visible()
    assert sitting.shown_move(page) >= 2


def test_real_dice_are_entered(page: Page) -> None:
    sitting.without_motion(page)
    page.goto("./?game=magot")
    page.get_by_role("checkbox", name="Avec de vrais dés").check()
    page.get_by_role("button", name="Commencer la partie").click()
    is_sound(page)
    page.get_by_role("button", name="+10").click()
    sitting.at_rest(page, 1)
    page.get_by_role("button", name="−3").click()
    expect(page.locator(".prompt-words")).to_contain_text(
        "Rouge : choisissez la case de votre Départ"
    )


def test_a_refusal_says_why_and_names_the_rule(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    while not sitting.targets(page):
        sitting.throw(page)
    field = page.get_by_role("textbox", name="Votre Départ")
    field.fill("6")
    field.press("Enter")
    expect(page.locator(".prompt-refusal")).to_contain_text("case de pénalité")
    is_sound(page)
    page.locator(".prompt-refusal").get_by_role("link", name="Règle MG-07").click()
    expect(page.get_by_role("dialog")).to_contain_text("MG-07")


def test_a_choice_can_be_taken_back(page: Page) -> None:
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    while not sitting.targets(page):
        sitting.throw(page)
    before, move = sitting.position(page), sitting.shown_move(page)
    sitting.choose(page, "34")
    page.get_by_role("button", name="Reprendre le dernier choix").click()
    sitting.at_rest(page, move)
    assert sitting.position(page) == before
