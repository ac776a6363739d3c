"""Several stored games, several tabs, a failing storage: no game is lost or overwritten without a notice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible

ENVELOPES = """() => Object.keys(localStorage)
    .filter((key) => key.startsWith("escales.save."))
    .map((key) => JSON.parse(localStorage.getItem(key)))"""


def kept(page: Page) -> list[dict[str, Any]]:
    """The envelopes of the games in the browser's storage."""
    found: list[dict[str, Any]] = page.evaluate(ENVELOPES)
    return found


def logs(page: Page) -> list[list[str]]:
    """The logs of all stored games, sorted."""
    return sorted(game["save"]["log"] for game in kept(page))


def begin(page: Page) -> None:
    """Start a game, and place all pieces."""
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["0", "9"], ["35", "44"])


def to_the_shelf(page: Page) -> None:
    """Leave the table for the shelf."""
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator(".saved").first).to_be_visible()


def saved(page: Page, name: str) -> Locator:
    """The entry of a game on the shelf."""
    return page.locator(".saved").filter(has_text=name)


def rename(page: Page, old: str, new: str) -> None:
    """Give a game on the shelf another name."""
    page.get_by_role("button", name=f"Nommer, enregistrer ou supprimer la partie {old}").click()
    page.get_by_role("textbox", name="Nom de la partie").fill(new)
    page.get_by_role("button", name="Renommer").click()
    expect(saved(page, new)).to_have_count(1)


@pytest.fixture
def table(page: Page) -> Page:
    """A table at which all pieces are placed."""
    table_page.without_motion(page)
    begin(page)
    return page


@pytest.mark.profile("kept")
def test_the_shelf_lists_games_with_name_turn_date_and_picture(table: Page) -> None:
    to_the_shelf(table)
    rename(table, "Nadia, Marc", "Dimanche chez Zoé")
    expect(saved(table, "Dimanche chez Zoé").get_by_role("link")).to_be_focused()
    table.wait_for_timeout(5)  # two games are sorted by the time of their last move
    begin(table)
    table_page.throw(table)
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
    assert_accessible(table)

    table.reload()
    expect(saved(table, "Dimanche chez Zoé")).to_have_count(1)
    saved(table, "Dimanche chez Zoé").get_by_role("link").click()
    expect(table.locator(".bar-name")).to_have_text("Dimanche chez Zoé")


@pytest.mark.profile("kept")
def test_a_deletion_can_be_undone(table: Page) -> None:
    to_the_shelf(table)
    before = kept(table)
    more = table.get_by_role("button", name="Nommer, enregistrer ou supprimer la partie")
    more.click()
    assert_accessible(table)
    table.get_by_role("button", name="Supprimer", exact=True).click()
    assert kept(table) == []
    back = table.get_by_role("button", name="Annuler la suppression")
    expect(back).to_be_focused()
    assert_accessible(table)
    back.click()
    assert kept(table) == before
    expect(saved(table, "Nadia, Marc").get_by_role("link")).to_be_focused()

    more.click()
    table.get_by_role("button", name="Supprimer", exact=True).click()
    table.reload()
    expect(table.get_by_role("link", name="Nouvelle partie : Le Magot")).to_be_visible()
    expect(table.locator(".saved")).to_have_count(0)


@pytest.mark.profile("kept")
def test_all_games_can_be_saved_in_one_file_and_opened_elsewhere(
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
    table_page.go(other, "./")
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


@pytest.mark.profile("kept")
def test_of_several_files_good_ones_are_opened_and_bad_ones_are_named(
    table: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    [envelope] = kept(table)
    good, odd, text = (tmp_path / name for name in ("good.json", "odd.json", "text.json"))
    good.write_text(json.dumps(envelope["save"]))
    odd.write_text(json.dumps({**envelope["save"], "log": "nothing"}))
    text.write_text("no game")

    other = new_page()
    table_page.go(other, "./")
    choose_files(other, good, odd, text)
    alerts = other.get_by_role("alert")
    expect(alerts.filter(has_text="Une partie est maintenant")).to_have_count(1)
    expect(alerts.filter(has_text="odd : ")).to_contain_text("log")
    expect(alerts.filter(has_text="text.json : ")).to_contain_text("ne contient pas")
    expect(other.locator(".saved")).to_have_count(1)
    saved(other, "good").get_by_role("link").click()
    table_page.at_rest(other, len(envelope["save"]["log"]))


@pytest.mark.profile("kept")
def test_a_game_started_while_files_are_read_stays_open(
    table: Page, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    [envelope] = kept(table)
    many = tmp_path / "many.json"
    many.write_text(json.dumps([envelope] * 300))
    other = new_page()
    table_page.without_motion(other)
    table_page.go(other, "./")
    choose_files(other, many)
    expect(other.get_by_role("alert")).to_contain_text("Lecture de 300 parties")
    expect(other.locator(".saved")).to_have_count(0)
    other.wait_for_function(
        "Object.keys(localStorage).some((key) => key.startsWith('escales.save.'))"
    )
    other.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    table_page.seat_people(other, 2)
    other.get_by_role("button", name="Commencer la partie").click()
    table_page.throw(other)
    expect(other.locator(".log-line")).to_have_count(1)
    expect(other.get_by_role("alert").filter(has_text="n’ont pas été lues")).to_have_count(1)


def play_something(page: Page) -> None:
    """Make one move, of whatever kind."""
    offered = table_page.targets(page)
    if offered:
        table_page.choose(page, offered[0])
    else:
        table_page.throw(page)


def second_tab(page: Page, move: int) -> Page:
    """Another tab with the same game."""
    other = page.context.new_page()
    other.goto(page.url)
    table_page.at_rest(other, move)
    return other


def test_an_outdated_tab_can_continue_with_the_other_tabs_game(table: Page) -> None:
    move = table_page.shown_move(table)
    stale = second_tab(table, move)
    table_page.throw(table)
    notice = stale.get_by_role("alert")
    expect(notice).to_contain_text("vient de changer dans un autre onglet")
    play_something(table)
    expect(notice).to_have_count(1)
    assert_accessible(stale)

    stale.get_by_role("button", name="Prendre la version de l’autre onglet").click()
    table_page.at_rest(stale, move + 2)
    assert table_page.position(stale) == table_page.position(table)
    assert len(kept(stale)) == 1


def test_an_outdated_tab_can_keep_its_game_as_a_copy(table: Page) -> None:
    move = table_page.shown_move(table)
    stale = second_tab(table, move)
    table_page.throw(table)
    stale.get_by_role("button", name="Garder celle-ci comme copie").click()
    expect(stale).not_to_have_url(table.url)
    table_page.throw(stale)
    lengths = {game["name"]: len(game["save"]["log"]) for game in kept(stale)}
    assert lengths == {"Nadia, Marc": move + 1, "Nadia, Marc (copie)": move + 1}
    expect(table.get_by_role("alert")).to_have_count(0)


def test_an_outdated_tab_that_plays_on_overwrites_nothing(table: Page) -> None:
    move = table_page.shown_move(table)
    stale = second_tab(table, move)
    table_page.throw(table)
    expect(stale.get_by_role("alert")).to_be_visible()
    before = next(game for game in kept(table) if game["id"] in table.url)
    table_page.throw(stale)
    expect(stale.get_by_role("alert")).to_contain_text("maintenant gardée à part")
    assert len(kept(table)) == 2
    assert before in kept(table)


@pytest.mark.profile("kept")
def test_a_game_deleted_from_storage_during_play_is_stored_again(table: Page) -> None:
    move = table_page.shown_move(table)
    table.evaluate("localStorage.clear()")
    table_page.throw(table)
    expect(table.get_by_role("alert")).to_contain_text("avait été supprimée")
    [game] = kept(table)
    assert len(game["save"]["log"]) == move + 1


def test_a_game_deleted_by_another_tab_can_continue_with_a_notice(table: Page) -> None:
    move = table_page.shown_move(table)
    other = table.context.new_page()
    other.goto("./")
    expect(other.locator(".saved")).to_have_count(1)
    other.evaluate("localStorage.clear()")
    notice = table.get_by_role("alert")
    expect(notice).to_contain_text("vient d’être supprimée")
    with table.expect_download() as download:
        notice.get_by_role("button", name="Enregistrer dans un fichier").click()
    assert len(json.loads(download.value.path().read_text())["log"]) == move
    table_page.throw(table)
    expect(notice).to_have_count(1)
    assert len(kept(table)) == 1


def test_a_full_storage_loses_no_stored_game(table: Page) -> None:
    move = table_page.shown_move(table)
    table.evaluate(
        """() => {
            window.store = Storage.prototype.setItem;
            Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
        }"""
    )
    table_page.throw(table)
    expect(table.get_by_role("alert")).to_contain_text("est pleine")
    assert [len(game["save"]["log"]) for game in kept(table)] == [move]
    # The shelf of this page still has the newest moves, from memory.
    to_the_shelf(table)
    table.locator(".saved-link").click()
    table_page.at_rest(table, move + 1)
    # Another tab makes room: what waited is stored without a further move.
    table.evaluate("() => { Storage.prototype.setItem = window.store; }")
    other = table.context.new_page()
    other.goto("./")
    other.evaluate("localStorage.setItem('room', ''); localStorage.removeItem('room')")
    longer = f"({ENVELOPES})().some((game) => game.save.log.length === {move + 1})"
    table_page.until(other, longer)


@pytest.mark.profile("kept")
def test_a_broken_save_blocks_nothing_and_its_deletion_can_be_undone(table: Page) -> None:
    to_the_shelf(table)
    table.evaluate("localStorage.setItem('escales.save.broken1', '{\"id\": ')")
    table.reload()
    broken = table.locator(".saved.broken")
    expect(broken).to_contain_text("broken1")
    assert_accessible(table)
    broken.get_by_role("button", name="Supprimer").click()
    table.get_by_role("button", name="Annuler la suppression").click()
    expect(broken).to_contain_text("broken1")
    table.locator(".saved:not(.broken) .saved-link").click()
    expect(table_page.die(table)).to_be_enabled()


@pytest.mark.profile("kept")
def test_a_refused_save_stays_unchanged_even_if_storage_is_full(table: Page) -> None:
    table.evaluate(
        """() => {
            const key = Object.keys(localStorage).find((name) => name.startsWith("escales.save."));
            const envelope = JSON.parse(localStorage.getItem(key));
            envelope.save = {game: "magot", nonsense: "x".repeat(100_000)};
            window.name = JSON.stringify(envelope);
            localStorage.setItem(key, window.name);
            try { for (let size = 1 << 22; size > 8; size >>= 1)
                try { localStorage.setItem("other" + size, "y".repeat(size)) } catch {} } catch {}
        }"""
    )
    table.reload()
    expect(table.get_by_role("heading", name="ne peut pas être relue")).to_be_visible()
    assert table.evaluate("Object.values(localStorage).includes(window.name)")
    expect(table.get_by_role("alert")).to_have_count(1)


def test_the_browser_is_asked_once_for_persistent_storage(page: Page) -> None:
    page.add_init_script(
        """window.asked = 0;
        navigator.storage.persist = async () => { window.asked += 1; return false; };"""
    )
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    assert page.evaluate("asked") == 0
    table_page.throw(page)
    table_page.throw(page)
    assert page.evaluate("asked") == 1
