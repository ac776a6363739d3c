"""A whole round by keyboard, with elements found only by role and name; also keys, and the board in words."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.keyboard import Keyboard

DIE = "Lancer le dé"


@pytest.fixture
def keyboard(page: Page) -> Keyboard:
    """A fresh page, used by keyboard."""
    return Keyboard(page)


def without_motion(keyboard: Keyboard) -> None:
    """Switch off animation in the menu."""
    keyboard.tab_to("button", "Menu", "Shift+Tab")
    keyboard.press("Enter")
    keyboard.tab_to("button", "Sans mouvement")
    keyboard.press("Enter")
    assert keyboard.focused().states["pressed"] == "true"
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", "Menu")


def begin(keyboard: Keyboard) -> None:
    """Start a game of one round from the shelf, up to the first throw."""
    keyboard.page.goto("./")
    keyboard.wait_for(lambda: "Nouvelle partie" in keyboard.texts(), "the shelf did not appear")
    keyboard.tab_to("link", r"Nouvelle partie\s: Le Magot")
    keyboard.press("Enter")
    keyboard.wait_for_focus("heading", "Le Magot")
    keyboard.tab_to("spinbutton", "Nombre de manches")
    keyboard.press("Control+a")
    keyboard.press("1")
    keyboard.tab_to("button", "^2$", "Shift+Tab")
    keyboard.press("Enter")
    keyboard.tab_to("textbox", "Nom, place 1")
    keyboard.page.keyboard.type("Nadia")
    keyboard.tab_to("textbox", "Nom, place 2")
    keyboard.page.keyboard.type("Marc")
    keyboard.tab_to("button", "Commencer la partie")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", DIE)


def draw(keyboard: Keyboard) -> None:
    """Throw for the first player, until the focus moves to the board."""
    for _ in table_page.patiently("the focus does not move to the board"):
        if not keyboard.wait_for_focus("button", f"{DIE}|Départ en").name.startswith(DIE):
            return
        enter(keyboard)


def enter(keyboard: Keyboard) -> None:
    """Press Enter on the focused element, and wait until the page shows the next position."""
    move = table_page.shown_move(keyboard.page)
    keyboard.press("Enter")
    table_page.at_rest(keyboard.page, move + 1)


def show(keyboard: Keyboard) -> None:
    """Press Enter on the focused place, and wait until the page asks whether it is meant."""
    name = keyboard.focused().name
    keyboard.press("Enter")
    keyboard.wait_for(
        lambda: keyboard.page.locator(f"{table_page.CONFIRM}:focus").count() == 1,
        "the page does not ask about the place",
    )
    assert keyboard.focused().name == name


def place(keyboard: Keyboard, verb: str, label: str) -> None:
    """Go to a place by its number, and choose it."""
    keyboard.wait_for_focus("button", f"{verb} en ")
    keyboard.page.keyboard.type(label)
    assert keyboard.focused().name == f"{verb} en {label}"
    show(keyboard)
    enter(keyboard)


def test_a_round_by_keyboard_alone(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.tab_to("button", DIE)
    draw(keyboard)
    assert_accessible(keyboard.page)
    place(keyboard, "Départ", "34")
    place(keyboard, "Départ", "45")
    place(keyboard, "Arrivée", "41")
    place(keyboard, "Arrivée", "38")
    keyboard.wait_for_focus("button", DIE)
    keyboard.wait_for(
        lambda: "lancez le dé" in keyboard.said(),
        "the page did not say whose turn it is: " + keyboard.said(),
    )
    assert re.search(r"(Nadia|Marc)\s: lancez le dé", keyboard.said())

    for _ in range(3000):
        if keyboard.page.locator(".ending").count():
            break
        if not keyboard.wait_for_focus("button", f"{DIE}|Sur la case").name.startswith(DIE):
            show(keyboard)
        enter(keyboard)
    keyboard.wait_for_focus("heading", ".*(l’emporte|Vous gagnez|À égalité)")
    keyboard.wait_for(
        lambda: "rafle le magot" in keyboard.said(), "the page did not say how the round ended"
    )
    assert_accessible(keyboard.page)
    keyboard.tab_to("button", "Revanche")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", DIE)


def test_keys_move_the_focus_on_the_board(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.tab_to("button", DIE)
    draw(keyboard)
    for key, label in [
        ("Home", "0"),
        ("ArrowRight", "1"),
        ("ArrowDown", "11"),
        ("End", "69"),
        ("ArrowUp", "59"),
        # The arrow keys skip a place that cannot be chosen: 6 is a penalty cell.
        ("5", "5"),
    ]:
        keyboard.press(key)
        assert keyboard.focused().name == f"Départ en {label}", key
    keyboard.page.wait_for_timeout(1300)
    keyboard.press("ArrowRight")
    assert keyboard.focused().name == "Départ en 7"
    # Digits typed quickly form one number; after a pause a new number begins.
    keyboard.page.keyboard.type("27")
    assert keyboard.focused().name == "Départ en 27"
    keyboard.page.wait_for_timeout(1300)
    keyboard.page.keyboard.type("8")
    assert keyboard.focused().name == "Départ en 8"
    # The board is one stop for the Tab key, which leads out of it and back to the same place.
    keyboard.press("Tab")
    assert not keyboard.focused().name.startswith("Départ en")
    keyboard.press("Shift+Tab")
    assert keyboard.focused().name == "Départ en 8"


def test_help_opens_by_its_key_and_by_its_button(keyboard: Keyboard) -> None:
    begin(keyboard)
    keyboard.press("?")
    assert "Fermer" in keyboard.wait_for_focus("button", "Fermer").name
    assert "Aide" in [node.name for node in keyboard.all("dialog")]
    keyboard.wait_for(
        lambda: "vous lancez le dé" in keyboard.texts(), "the help does not explain how to play"
    )
    assert_accessible(keyboard.page)
    # If single keys are switched off, only the button opens the help.
    keyboard.tab_to("checkbox", "Raccourcis d’une seule touche.*")
    keyboard.press(" ")
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", DIE)
    keyboard.press("?")
    assert keyboard.all("dialog") == []
    keyboard.tab_to("button", "Aide", "Shift+Tab")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", "Fermer")
    # Open all the rules, and come back.
    keyboard.tab_to("button", "Toutes les règles")
    keyboard.press("Enter")
    keyboard.wait_for(lambda: "MG-01" in keyboard.texts(), "the rules did not appear")
    keyboard.press("Escape")
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", "Aide")


def test_the_board_in_words_follows_the_game(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.tab_to("button", DIE)
    draw(keyboard)
    assert "Départ en 34" in keyboard.row("34")
    assert keyboard.row("6, bordure, pénalité")
    place(keyboard, "Départ", "34")
    keyboard.wait_for(lambda: "Départ (" in keyboard.row("34"), "the Départ is not in words")
    assert "Départ en 34" not in keyboard.row("34")
    # After a step back in the game the words show the past, too.
    keyboard.press("Shift+ArrowLeft")
    keyboard.wait_for(
        lambda: "Départ (" not in keyboard.row("34"), "the words still show the present"
    )
    assert "Départ en" not in keyboard.row("20")
    keyboard.press("Escape")
    keyboard.wait_for(lambda: "Départ (" in keyboard.row("34"), "the words still show the past")
    assert "Départ en 20" in keyboard.row("20")


def test_the_board_in_words_can_be_played(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.press("?")
    keyboard.wait_for_focus("button", "Fermer")
    keyboard.tab_to("checkbox", "Montrer le plateau en mots")
    keyboard.press(" ")
    keyboard.press("Escape")
    keyboard.tab_to("button", DIE)
    for _ in table_page.patiently("no Départ can be chosen in words"):
        if "Départ en 0" in keyboard.row("0, bordure"):
            break
        keyboard.wait_for_focus("button", DIE)
        enter(keyboard)
    assert_accessible(keyboard.page)
    keyboard.tab_to("button", "Départ en 3$")
    show(keyboard)
    # Taken back, the focus is where it was.
    keyboard.tab_to("button", "Non")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", "Départ en 3$")
    show(keyboard)
    keyboard.press("Enter")
    keyboard.wait_for(
        lambda: "Départ (" in keyboard.row("3, bordure"), "the Départ is not in words"
    )


def test_announcements_are_short_enough_to_listen_to(plain_page: Page) -> None:
    plain_page.goto("./")
    plain_page.get_by_role("link", name="Nouvelle partie : Le Magot").wait_for()
    told = plain_page.evaluate(
        """async () => {
            const { Narrator } = await import(new URL("app/table/panels/narrator.js", location.href));
            const narrator = new Narrator();
            const told = [];
            new MutationObserver(() => told.push(narrator.live.textContent))
                .observe(narrator.live, { childList: true });
            const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
            for (let move = 1; move <= 100; move += 1) {
                narrator.speak([`Coup ${move}.`]);
                narrator.ask(`Et après ${move} ?`, move);
                await wait(30);
            }
            await wait(500);
            return told;
        }"""
    )
    # Three seconds of moves without a pause give one or two announcements on the way, and one at the end.
    assert 1 < len(told) <= 3
    for breath in told:
        assert len(re.findall("Coup", breath)) <= 7
        assert re.match(r"\d+ autres événements auparavant\. ", breath)
    assert told[-1].endswith("Coup 100. Et après 100 ?")


@pytest.mark.profile("kept")
@pytest.mark.parametrize(("width", "height"), [(720, 450), (384, 512), (320, 256)])
def test_the_page_can_be_played_at_double_zoom(
    new_page: Callable[..., Page], width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    table_page.without_motion(page)
    table_page.from_the_shelf(page)
    assert_accessible(page)
    table_page.begin_round(page, ["34", "45"], ["41", "38"])
    table_page.throw(page)
    assert_accessible(page)
    page.get_by_role("button", name="Aide").click()
    assert_accessible(page)


def test_the_page_is_accessible_with_forced_colours(new_page: Callable[..., Page]) -> None:
    page = new_page(forced_colors="active", reduced_motion="reduce")
    table_page.from_the_shelf(page)
    table_page.begin_round(page, ["34", "45"], ["41", "38"])
    assert_accessible(
        page, but=("color-contrast",)
    )  # axe reads the colours that the system replaces
    # Nothing moves if people prefer reduced motion; what only appears late takes no time.
    table_page.die(page).click()
    # The die may win the round: what is told then stands still for a time.
    moving = """({ effect }) => effect.getComputedTiming().duration > 0 && new Set(
        effect.getKeyframes().map(({ offset, computedOffset, ...frame }) => JSON.stringify(frame))).size > 1"""
    assert page.evaluate(f"document.getAnimations().filter({moving}).length") == 0
