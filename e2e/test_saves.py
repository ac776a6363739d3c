"""Several games kept side by side, in several tabs, in a storage that fails: nothing is lost or overwritten without a word."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import sitting
from e2e.soundness import is_sound

ENVELOPES = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith("escales.save."))
    .map((key) => JSON.parse(localStorage.getItem(key)))"""


def kept(page: Page) -> list[dict[str, Any]]:
    """The games in the browser's storage."""
    found: list[dict[str, Any]] = page.evaluate(ENVELOPES)
    return found


def logs(page: Page) -> list[list[str]]:
    """The moves of all games that are kept."""
    return sorted(game["save"]["log"] for game in kept(page))


def begin(page: Page) -> None:
    """A game in which something has happened: everything is placed."""
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["0", "9"], ["35", "44"])


def to_the_shelf(page: Page) -> None:
    """Leave the table."""
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved").first).to_be_visible()


def saved(page: Page, name: str) -> Locator:
    """A game on the shelf."""
    return page.locator(".saved").filter(has_text=name)


def rename(page: Page, old: str, new: str) -> None:
    """Give a game on the shelf another name."""
    page.get_by_role("button", name=f"Nommer, enregistrer ou supprimer la partie {old}").click()
    page.get_by_role("textbox", name="Nom de la partie").fill(new)
    page.get_by_role("button", name="Renommer").click()
    expect(saved(page, new)).to_have_count(1)


@pytest.fixture
def table(page: Page) -> Page:
    """A table at which something has happened."""
    sitting.without_motion(page)
    begin(page)
    return page


def test_games_lie_side_by_side_with_name_turn_date_and_picture(table: Page) -> None:
    to_the_shelf(table)
    rename(table, "Nadia, Marc", "Dimanche chez Zoé")
    expect(saved(table, "Dimanche chez Zoé").get_by_role("link")).to_be_focused()
    table.wait_for_timeout(5)  # two games are sorted by the time of their last move
    begin(table)
    sitting.throw(table)
    to_the_shelf(table)

    games = table.locator(".saved")
    expect(games).to_have_count(2)
    assert [words.split("\n")[0] for words in games.all_inner_texts()] == [
        "Nadia, Marc",
        "Dimanche chez Zoé",
    ]
    for number in range(2):
        expect(games.nth(number)).to_contain_text("Au tour de")
        expect(games.nth(number)).to_contain_text("Le Magot · ")
        expect(games.nth(number).locator(".thumbnail .dot")).to_have_count(2)
    is_sound(table)

    table.reload()
    expect(saved(table, "Dimanche chez Zoé")).to_have_count(1)
    saved(table, "Dimanche chez Zoé").get_by_role("link").click()
    expect(table.locator(".bar-name")).to_have_text("Dimanche chez Zoé")


def test_a_game_deleted_by_mistake_comes_back(table: Page) -> None:
    to_the_shelf(table)
    before = kept(table)
    more = table.get_by_role("button", name="Nommer, enregistrer ou supprimer la partie")
    more.click()
    is_sound(table)
    table.get_by_role("button", name="Supprimer", exact=True).click()
    assert kept(table) == []
    back = table.get_by_role("button", name="Annuler la suppression")
    expect(back).to_be_focused()
    is_sound(table)
    back.click()
    assert kept(table) == before
    expect(saved(table, "Nadia, Marc").get_by_role("link")).to_be_focused()

    more.click()
    table.get_by_role("button", name="Supprimer", exact=True).click()
    table.reload()
    expect(table.get_by_role("link", name="Nouvelle partie : Le Magot")).to_be_visible()
    expect(table.locator(".saved")).to_have_count(0)


def test_all_games_leave_as_one_file_and_come_in_elsewhere(
    table: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    to_the_shelf(table)
    rename(table, "Nadia, Marc", "Dimanche chez Zoé")
    begin(table)
    to_the_shelf(table)
    with table.expect_download() as download:
        table.get_by_role("button", name="Tout enregistrer dans un fichier").click()
    together = tmp_path / "all.json"
    download.value.save_as(together)
    assert len(json.loads(together.read_text())) == 2

    other = new_page()
    other.goto("./")
    choose_files(other, together)
    expect(other.get_by_role("alert")).to_contain_text("2 parties sont maintenant")
    expect(other.locator(".saved")).to_have_count(2)
    expect(saved(other, "Dimanche chez Zoé").locator(".dot")).to_have_count(2)
    assert logs(other) == logs(table)


def choose_files(page: Page, *files: Path) -> None:
    """Open files from the shelf."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(list(files))


def test_of_several_files_the_good_come_in_and_the_bad_are_named(
    table: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    [envelope] = kept(table)
    good, odd, text = (tmp_path / name for name in ("good.json", "odd.json", "text.json"))
    good.write_text(json.dumps(envelope["save"]))
    odd.write_text(json.dumps({**envelope["save"], "log": "nothing"}))
    text.write_text("no game")

    other = new_page()
    other.goto("./")
    choose_files(other, good, odd, text)
    alerts = other.get_by_role("alert")
    expect(alerts.filter(has_text="Une partie est maintenant")).to_have_count(1)
    expect(alerts.filter(has_text="odd : ")).to_contain_text("log")
    expect(alerts.filter(has_text="text.json : ")).to_contain_text("ne contient pas")
    expect(other.locator(".saved")).to_have_count(1)
    saved(other, "good").get_by_role("link").click()
    sitting.at_rest(other, len(envelope["save"]["log"]))


def test_a_game_begun_while_files_are_read_is_the_one_that_is_played(
    table: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    [envelope] = kept(table)
    many = tmp_path / "many.json"
    many.write_text(json.dumps([envelope] * 300))
    other = new_page()
    sitting.without_motion(other)
    other.goto("./")
    choose_files(other, many)
    expect(other.get_by_role("alert")).to_contain_text("Lecture de 300 parties")
    expect(other.locator(".saved")).to_have_count(0)
    other.wait_for_function(
        "Object.keys(localStorage).some((key) => key.startsWith('escales.save.'))"
    )
    other.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    other.get_by_role("button", name="Commencer la partie").click()
    sitting.throw(other)
    expect(other.locator(".log-line")).to_have_count(1)
    expect(other.get_by_role("alert").filter(has_text="n’ont pas été lues")).to_have_count(1)


def play_something(page: Page) -> None:
    """One move, whatever is due."""
    offered = sitting.targets(page)
    if offered:
        sitting.choose(page, offered[0])
    else:
        sitting.throw(page)


def second_tab(page: Page, move: int) -> Page:
    """Another tab with the same game."""
    other = page.context.new_page()
    other.goto(page.url)
    sitting.at_rest(other, move)
    return other


def test_a_tab_left_behind_goes_on_with_the_other(table: Page) -> None:
    move = sitting.shown_move(table)
    stale = second_tab(table, move)
    sitting.throw(table)
    notice = stale.get_by_role("alert")
    expect(notice).to_contain_text("vient de changer dans un autre onglet")
    play_something(table)
    expect(notice).to_have_count(1)
    is_sound(stale)

    stale.get_by_role("button", name="Continuer avec l’autre onglet").click()
    sitting.at_rest(stale, move + 2)
    assert sitting.position(stale) == sitting.position(table)
    assert len(kept(stale)) == 1


def test_a_tab_left_behind_becomes_a_copy_when_asked(table: Page) -> None:
    move = sitting.shown_move(table)
    stale = second_tab(table, move)
    sitting.throw(table)
    stale.get_by_role("button", name="Garder celle-ci comme copie").click()
    expect(stale).not_to_have_url(table.url)
    sitting.throw(stale)
    lengths = {game["name"]: len(game["save"]["log"]) for game in kept(stale)}
    assert lengths == {"Nadia, Marc": move + 1, "Nadia, Marc (copie)": move + 1}
    expect(table.get_by_role("alert")).to_have_count(0)


def test_a_tab_left_behind_that_plays_on_overwrites_nothing(table: Page) -> None:
    move = sitting.shown_move(table)
    stale = second_tab(table, move)
    sitting.throw(table)
    expect(stale.get_by_role("alert")).to_be_visible()
    before = next(game for game in kept(table) if game["id"] in table.url)
    sitting.throw(stale)
    expect(stale.get_by_role("alert")).to_contain_text("devient une partie à part")
    assert len(kept(table)) == 2
    assert before in kept(table)


def test_a_game_cleared_away_while_it_is_played_is_kept_again(table: Page) -> None:
    move = sitting.shown_move(table)
    table.evaluate("localStorage.clear()")
    sitting.throw(table)
    expect(table.get_by_role("alert")).to_contain_text("avait été effacée")
    [game] = kept(table)
    assert len(game["save"]["log"]) == move + 1


def test_a_game_cleared_away_by_another_tab_goes_on_and_says_so(table: Page) -> None:
    move = sitting.shown_move(table)
    other = table.context.new_page()
    other.goto("./")
    expect(other.locator(".saved")).to_have_count(1)
    other.evaluate("localStorage.clear()")
    notice = table.get_by_role("alert")
    expect(notice).to_contain_text("vient d’être effacée")
    with table.expect_download() as download:
        notice.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert len(json.loads(download.value.path().read_text())["log"]) == move
    sitting.throw(table)
    expect(notice).to_have_count(1)
    assert len(kept(table)) == 1


def test_a_storage_that_fills_up_loses_nothing_that_was_kept(table: Page) -> None:
    move = sitting.shown_move(table)
    table.evaluate(
        """() => {
            Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
        }"""
    )
    sitting.throw(table)
    expect(table.get_by_role("alert")).to_contain_text("est pleine")
    assert [len(game["save"]["log"]) for game in kept(table)] == [move]
    # The shelf of this page still has the newest of it, out of memory.
    to_the_shelf(table)
    table.locator(".saved-link").click()
    sitting.at_rest(table, move + 1)


def test_a_broken_save_blocks_nothing_and_can_be_brought_back(table: Page) -> None:
    to_the_shelf(table)
    table.evaluate("localStorage.setItem('escales.save.broken1', '{\"id\": ')")
    table.reload()
    broken = table.locator(".saved.broken")
    expect(broken).to_contain_text("broken1")
    is_sound(table)
    broken.get_by_role("button", name="Supprimer").click()
    table.get_by_role("button", name="Annuler la suppression").click()
    expect(broken).to_contain_text("broken1")
    table.locator(".saved:not(.broken) .saved-link").click()
    expect(sitting.die(table)).to_be_enabled()


def test_a_save_that_is_refused_is_set_aside_even_when_storage_is_full(table: Page) -> None:
    table.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((name) => name.startsWith("escales.save."));
            const envelope = JSON.parse(localStorage.getItem(key));
            envelope.save = {game: "magot", nonsense: "x".repeat(100_000)};
            localStorage.setItem(key, JSON.stringify(envelope));
            try { for (let size = 1 << 22; size > 8; size >>= 1)
                try { localStorage.setItem("other" + size, "y".repeat(size)) } catch {} } catch {}
        }"""
    )
    table.reload()
    expect(table.get_by_role("heading", name="ne peut pas être relue")).to_be_visible()
    assert table.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('escales.aside.')).length"
    )
    expect(table.get_by_role("alert")).to_have_count(1)


def test_the_browser_is_asked_once_to_keep_the_games(page: Page) -> None:
    page.add_init_script(
        """window.asked = 0;
        navigator.storage.persist = async () => { window.asked += 1; return false; };"""
    )
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    assert page.evaluate("asked") == 0
    sitting.throw(page)
    sitting.throw(page)
    assert page.evaluate("asked") == 1
