"""The site without a network, and a newer build during a game, in Firefox and WebKitGTK. Chromium has e2e/test_offline.py."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.engines.driver import Driver
from e2e.engines.play import act, fresh, settled
from e2e.host import Host, newer_build
from e2e.table_page import HURRY
from serve import SITE

KEPT = "navigator.serviceWorker.controller !== null"
WAITING = """(navigator.serviceWorker.getRegistration().then((one) => { window.found = one; }),
    Boolean(window.found?.waiting))"""
NOTICE = "document.querySelector('.notice')?.textContent ?? ''"
NEW = "document.title.includes('nouvelle version')"
ENDING = "document.querySelector('.ending')"
# Who has won, why, and with what; the turning points come some time later.
RESULT = "[...document.querySelectorAll('.ending > h2, .ending > p, .ranking')].map((part) => part.textContent).join()"
LONG = 300.0
"""Seconds that robots may take for a round, or the page to count the chances in it again."""

ROBOTS = """(() => {
    for (const choice of document.querySelectorAll(".player-choice")) {
        choice.value = "mousse";
        choice.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const rounds = document.getElementById("option-rounds");
    rounds.value = "1";
    rounds.dispatchEvent(new Event("input", { bubbles: true }));
    rounds.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
})()"""


@pytest.fixture
def host() -> Iterator[Host]:
    """The built site on a host of its own."""
    made = Host(SITE)
    yield made
    made.gone()


def visit(driver: Driver, host: Host) -> None:
    """Open the shelf in a fresh profile, and wait until the site is stored."""
    fresh(driver, host.address)
    driver.open(host.address)
    driver.wait(KEPT)


def test_a_whole_game_is_played_without_a_network(driver: Driver, host: Host) -> None:
    """After one visit to the shelf, robots play a round from its beginning to its end, and it opens again."""
    visit(driver, host)
    host.gone()
    driver.open(f"{host.address}?game=magot")
    driver.wait("document.querySelector('.player-choice') !== null")
    driver.evaluate("localStorage.setItem('escales.settings', JSON.stringify({ speed: 'fast' }))")
    driver.reload()
    driver.wait("document.querySelector('.player-choice') !== null")
    driver.evaluate(ROBOTS)
    driver.click(".setup-go button")
    driver.evaluate(f"({HURRY}, true)")
    driver.wait(f"{ENDING}?.querySelector('.curve')?.isConnected", LONG)
    result = driver.evaluate(RESULT)
    assert result
    driver.reload()
    driver.wait(f"{ENDING}?.querySelector('.curve')?.isConnected", LONG)
    assert driver.evaluate(RESULT) == result


def test_a_newer_build_waits_for_the_end_of_the_game(
    driver: Driver, host: Host, tmp_path: Path
) -> None:
    visit(driver, host)
    driver.open(f"{host.address}?game=magot&start")
    position = act(driver, settled(driver))
    host.gone()
    host.folder = newer_build(tmp_path / "site")
    host.back()

    # During the game the page fetches the new build, but says and changes nothing.
    driver.reload()
    assert settled(driver) == position
    driver.wait(WAITING)
    position = act(driver, position)
    assert driver.evaluate(NOTICE) == ""
    assert not driver.evaluate(NEW)
    game = driver.evaluate("location.href")

    driver.open(host.address)
    driver.wait(f"({NOTICE}).includes('nouvelle version')")
    assert not driver.evaluate(NEW)
    driver.click(".notice button")
    driver.wait(NEW)
    driver.open(game)
    assert settled(driver) == position
