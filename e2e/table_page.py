"""Play on the page as people do: with the buttons and the board that they see."""

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

from escales.core import Table
from escales.core.seat import Colour
from escales.records import write

QUICK = json.dumps({"speed": "instant", "forced": False})
"""Settings without animation, and without moves that the page plays by itself."""
FORCED = json.dumps({"speed": "instant"})
"""Settings without animation."""

EMPTY = "about:blank"
CONFIRM = ".proposal [data-confirm]"
"""The button that plays what a first click on the board has only shown."""

GO = """(address) => {
    const link = document.createElement("a");
    link.dataset.route = "";
    link.setAttribute("href", address);
    document.body.append(link);
    link.click();
    link.remove();
}"""

PEOPLE: Final[tuple[tuple[str, Colour], ...]] = (
    ("Nadia", "red"),
    ("Marc", "blue"),
    ("Lise", "yellow"),
    ("Omar", "green"),
    ("Jo", "mauve"),
    ("Paul", "black"),
)
"""The players of recorded positions, by seat: name and colour."""

# The markup of the page, without the drawings of all cards of the game.
MARKUP = """() => {
    const page = document.documentElement.cloneNode(true);
    for (const drawings of page.querySelectorAll("svg.symbols")) drawings.remove();
    return page.outerHTML;
}"""


# Whether the whole site is stored, for use without a network.
KEPT = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}"""


@dataclass(frozen=True, slots=True)
class Position:
    """What the page shows of a game: the prompt, the cards of the seats, the list of the pieces."""

    prompt: str
    seats: list[str]
    pieces: list[str]


def without_motion(page: Page) -> None:
    """Switch off animation in this page, as the speed setting in the menu does."""
    start_with(page, QUICK)


def start_with(page: Page, settings: str) -> None:
    """Let this page start with *settings*, unless it has others."""
    page.add_init_script(
        f"try {{ localStorage.getItem('escales.settings') ?? "
        f"localStorage.setItem('escales.settings', {settings!r}) }} catch {{}}"
    )


def with_forced_moves(page: Page) -> None:
    """Let the page play by itself what leaves no choice, as it does for people who have changed no setting."""
    page.add_init_script(
        f"try {{ localStorage.setItem('escales.settings', {FORCED!r}) }} catch {{}}"
    )


def go(page: Page, address: str) -> None:
    """Open a view of the site; if the page shows the site already, by a link, and Python keeps running."""
    if page.url == EMPTY:
        page.goto(address)
    else:
        page.evaluate(GO, address)


def patiently(failing: str, seconds: float = 120) -> Iterator[None]:
    """Turns of a loop that must end by itself; raises AssertionError, which begins with *failing*, if it does not."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
    raise AssertionError(f"{failing}, after {seconds:.0f} s")


HURRY_ONCE = """() => {
    const button = document.querySelector(".hurry:not(:disabled, [hidden])");
    if (button && !["Arrêter là", "Stop here"].includes(button.textContent)) button.click();
}"""
"""Starts fast play if the page offers it at this moment."""

HURRY = f"setInterval({HURRY_ONCE}, 200)"
"""Keeps fast play on; it stops by itself at what people should see."""


def until(page: Page, expression: str) -> None:
    """Wait until an expression of the page is true; it may be a promise."""
    for _ in patiently(f"not true: {expression}"):
        if page.evaluate(expression):
            return
        time.sleep(0.2)


def visit(page: Page) -> None:
    """Open the shelf, and wait until the site is stored."""
    page.goto("./")
    until(page, KEPT)


def seat_people(page: Page | Frame | FrameLocator, count: int) -> None:
    """Let so many people play, in the set-up."""
    people = page.get_by_role("group", name="Combien de personnes jouent")
    people.get_by_role("button", name=str(count), exact=True).click()


def from_the_shelf(page: Page, rounds: int = 1) -> None:
    """Start a game of Le Magot for two people, from the shelf."""
    go(page, "./")
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    seat_people(page, 2)
    page.get_by_role("spinbutton", name="Nombre de manches").fill(str(rounds))
    page.get_by_role("textbox", name="Nom, place 1").fill("Nadia")
    page.get_by_role("textbox", name="Nom, place 2").fill("Marc")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(die(page)).to_be_enabled()


def die(page: Page) -> Locator:
    """The die's button."""
    return page.locator(".die-button")


def at_rest(page: Page, move: int) -> None:
    """Wait until the page shows the position after `move` entries of the log."""
    page.wait_for_selector(f'.table[data-move="{move}"]')


def still(page: Page) -> None:
    """Wait until the board has stopped moving."""
    page.wait_for_function(
        "document.querySelector('.board').getAnimations().every((one) => one.playState === 'finished')"
    )


def middle(part: Locator) -> tuple[float, float]:
    """The middle of a part of the page on the screen, once the board has stopped moving."""
    part.wait_for()
    still(part.page)
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def shown_move(page: Page) -> int:
    """The number of entries of the log that the page shows."""
    return int(page.locator(".table[data-move]").get_attribute("data-move") or "")


def throw(page: Page) -> None:
    """Throw the die, and wait until the page shows the next position."""
    move = shown_move(page)
    die(page).click()
    at_rest(page, move + 1)


def choose(page: Page, place: str) -> None:
    """Choose a place on the board, and wait until the page shows the next position."""
    move = shown_move(page)
    page.locator(f'.target[data-place="{place}"]').click()
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()
    at_rest(page, move + 1)


def targets(page: Page) -> list[str]:
    """The places that can be chosen now."""
    # Asked at once: a board may offer a hundred places, and each question takes the browser a while.
    offered: list[str] = page.locator(".board .target").evaluate_all(
        "all => all.map((target) => target.dataset.place ?? '')"
    )
    return offered


def throw_until_asked(page: Page) -> None:
    """Throw for the first player, until somebody must choose a place."""
    for _ in patiently("nobody must choose a place"):
        if targets(page):
            return
        throw(page)


def begin_round(page: Page, departs: list[str], arrivees: list[str]) -> None:
    """Throw for the first player, then place all pieces: Départs in playing order, then Arrivées."""
    throw_until_asked(page)
    for place in [*departs, *arrivees]:
        choose(page, place)


def play_on(page: Page, most: int = 3000) -> None:
    """Throw, and choose the last of several places, until the game is over."""
    ending = page.locator(".ending")
    for _ in range(most):
        if ending.is_visible():
            return
        offered = targets(page)
        if offered:
            choose(page, offered[-1])
        else:
            throw(page)
    raise AssertionError(f"the game was not over after {most} moves")


def position(page: Page) -> Position:
    """What the page shows of the game now."""
    return Position(
        page.locator(".prompt-words").inner_text(),
        page.locator(".seat-card").all_text_contents(),  # a phone hides some
        page.locator("section:has(#pieces-title) li").all_text_contents(),
    )


def open_file(page: Page, table: Table, tmp_path: Path) -> None:
    """Open the game of *table* from a file."""
    open_shelf(page)
    choose_file(page, json.dumps(write.save(table)), tmp_path)


def open_shelf(page: Page) -> None:
    """Open the shelf, without animation."""
    without_motion(page)
    go(page, "./")


def choose_file(page: Page, save: str, tmp_path: Path) -> None:
    """Open a game from a file, on the shelf."""
    file = tmp_path / "game.json"
    file.write_text(save, "utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Ouvrir un fichier").click()
    chooser.value.set_files(file)


def open_game(page: Page, table: Table, tmp_path: Path, seat: int) -> None:
    """Open the game of *table*, as the person at a seat."""
    open_file(page, table, tmp_path)
    name = PEOPLE[seat][0]
    alone = page.get_by_role("button", name=f"Je suis {name}")
    together = page.get_by_role("button", name="Nous jouons tous ici")
    alone.wait_for()
    if together.is_visible():
        together.click()
        page.get_by_role("button", name=f"C’est moi, {name}").click()
    else:
        alone.click()


def act(page: Page, control: Locator) -> None:
    """Click the control of an action, and wait until the page shows a later position."""
    move = shown_move(page)
    control.click()
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )


def verb(page: Page, name: str) -> Locator:
    """The button that opens a verb."""
    return page.locator(f'.verb[data-verb="{name}"]')
