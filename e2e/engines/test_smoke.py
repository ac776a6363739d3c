"""A smoke test in Firefox and WebKitGTK: start a game, play it by clicks, reload it, and open its link in a fresh profile."""

from e2e.engines.driver import Driver
from e2e.engines.play import act, fresh, settled

ACTIONS = 8
"""The number of decisions and rolls made by clicks."""

SHARE = "button[aria-label^='Partager']"


def test_a_game_is_played_reloaded_and_shared(driver: Driver, site: str) -> None:
    fresh(driver, site)
    driver.open(f"{site}?game=magot&start")
    position = settled(driver)
    for _ in range(ACTIONS):
        position = act(driver, position)

    driver.reload()
    assert settled(driver) == position

    driver.click(SHARE)
    link = driver.wait("document.querySelector('[id^=share-address]')?.value")
    assert link.startswith(f"{site}#v1.")
    assert driver.problems() == []

    fresh(driver, site)
    driver.open(link)
    assert settled(driver) == position
    assert driver.problems() == []
