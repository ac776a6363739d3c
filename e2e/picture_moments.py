"""Take a picture of every moment of every game, by day and by night, on a desktop and a phone, to be looked at.

    make pictures

The pictures are written to dist/moments; index.html there shows them side by side. Besides the moments, each table stands
there in the middle of a game, on screens of four sizes.
"""

import os
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench_games import DUEL
from bench_goals import crowded, ends_turn, played_on
from bench_goals import recorded as duel
from bench_person import SCREENS as SCREENS_OF_TABLES
from bench_person import opened as seated
from browsers import found
from e2e import table_page
from e2e.test_moments import RECORDS, opened, recorded
from escales import games
from serve import Server

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "dist" / "moments"
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LIGHTS = ("light", "dark")
SHOWN = 700
"""Milliseconds after which a moment is well in sight."""


def pictures(browser: Browser, address: str, record: str, screen: str, light: str) -> list[str]:
    """Take a picture of each moment of a recorded game; returns their file names."""
    table, moves = recorded(record)
    made = []
    context = browser.new_context(base_url=address, locale="fr-FR", **SCREENS[screen])
    page = context.new_page()
    with tempfile.TemporaryDirectory() as folder:
        opened(page, table, Path(folder))
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    for kind in sorted(RECORDS[record], key=lambda kind: moves[kind]):
        page.locator(".past-enter").click()
        page.locator(".past input[type=range]").fill(str(moves[kind] - 1))
        table_page.at_rest(page, moves[kind] - 1)
        page.locator(".past-play").click()
        page.locator(f".big-moment[data-kind={kind}]:not([hidden])").wait_for()
        page.wait_for_timeout(SHOWN)
        name = f"{table.game.meta.id}-{kind}-{screen}-{light}.png"
        page.screenshot(path=PICTURES / name)
        made.append(name)
        for _ in table_page.patiently("the present does not come back", 10):
            if page.locator(".past-enter").is_visible():
                break
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
    context.close()
    return made


def wheel(browser: Browser, address: str, screen: str, light: str) -> str:
    """Take a picture of the roulette of Marco Polo while it turns; returns its file name."""
    context = browser.new_context(base_url=address, locale="fr-FR", **SCREENS[screen])
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    page.goto("?game=marco_polo&start")
    announce = page.locator("[data-action='announce land']")
    first = page.locator(".handover button.strong, .die-button:enabled").or_(announce)
    for _ in table_page.patiently("nobody can announce", 60):
        first.locator("visible=true").first.wait_for()
        if announce.is_visible():
            break
        first.locator("visible=true").first.click()
        page.wait_for_timeout(500)
    announce.click()
    page.locator(".die-button .wheel").wait_for()
    page.wait_for_timeout(SHOWN)
    name = f"marco_polo-roulette-{screen}-{light}.png"
    page.screenshot(path=PICTURES / name)
    context.close()
    return name


def tables(browser: Browser, address: str) -> list[str]:
    """Take a picture of each game in its middle on each size of screen, by day and by night; returns their file names."""
    made = []
    for game in games.ids():
        late = game == "magellan"
        table = duel(DUEL, crowded) if late else played_on(game, ends_turn, "matelot")
        for screen in SCREENS_OF_TABLES:
            person = seated(browser, address, screen, table, "instant")
            for light in LIGHTS:
                person.page.emulate_media(color_scheme="dark" if light == "dark" else "light")
                person.page.wait_for_timeout(SHOWN)
                made.append(f"{game}-table-{screen}-{light}.png")
                person.page.screenshot(path=PICTURES / made[-1])
            person.page.close()
    return made


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    made: list[str] = []
    with Server() as server, sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        chromium = found()["chromium"]
        browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
        made += tables(browser, server.address)
        print(f"tables: {len(made)} pictures", flush=True)
        for record in RECORDS:
            for screen in SCREENS:
                for light in LIGHTS:
                    made += pictures(browser, server.address, record, screen, light)
                    if record.startswith("marco_polo"):
                        made.append(wheel(browser, server.address, screen, light))
                    print(f"{record}, {screen}, {light}: {len(made)} pictures so far", flush=True)
        browser.close()
    shown = "".join(
        f'<figure><img src="{name}" height="300"><figcaption>{name}</figcaption></figure>'
        for name in sorted(made)
    )
    style = "<style>body { display: flex; flex-wrap: wrap }</style>"
    (PICTURES / "index.html").write_text(f"<!doctype html><title>Moments</title>{style}{shown}")


if __name__ == "__main__":
    main()
