"""A whole round without a mouse, found by roles and names alone; and what the keys and the board in words do."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e import sitting
from e2e.keyboard import Keyboard
from e2e.soundness import is_sound

DIE = "Lancer le dé"


@pytest.fixture
def keyboard(page: Page) -> Keyboard:
    """A fresh page, used by keyboard."""
    return Keyboard(page)


def without_motion(keyboard: Keyboard) -> None:
    """Movements off, by the menu."""
    keyboard.tab_to("button", "Menu", "Shift+Tab")
    keyboard.press("Enter")
    keyboard.tab_to("button", "Aucun")
    keyboard.press("Enter")
    assert keyboard.focused().states["pressed"] == "true"
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", "Menu")


def begin(keyboard: Keyboard) -> None:
    """From the shelf to the first die, one round long."""
    keyboard.page.goto("./")
    keyboard.wait_for(lambda: "Nouvelle partie" in keyboard.texts(), "the shelf did not come")
    keyboard.tab_to("link", r"Nouvelle partie\s: Le Magot")
    keyboard.press("Enter")
    keyboard.wait_for_focus("heading", "Le Magot")
    keyboard.tab_to("spinbutton", "Nombre de manches")
    keyboard.press("Control+a")
    keyboard.press("1")
    keyboard.tab_to("textbox", "Nom, place 1", "Shift+Tab")
    keyboard.page.keyboard.type("Nadia")
    keyboard.tab_to("textbox", "Nom, place 2")
    keyboard.page.keyboard.type("Marc")
    keyboard.tab_to("button", "Commencer la partie")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", DIE)


def draw(keyboard: Keyboard) -> None:
    """Throw for the first player; the focus goes on to the board."""
    while keyboard.wait_for_focus("button", f"{DIE}|Départ en").name.startswith(DIE):
        enter(keyboard)


def enter(keyboard: Keyboard) -> None:
    """Press what has the focus, and see what it brought."""
    move = sitting.shown_move(keyboard.page)
    keyboard.press("Enter")
    sitting.at_rest(keyboard.page, move + 1)


def place(keyboard: Keyboard, verb: str, label: str) -> None:
    """Go to a place by its number, and choose it."""
    keyboard.wait_for_focus("button", f"{verb} en ")
    move = sitting.shown_move(keyboard.page)
    keyboard.page.keyboard.type(label)
    assert keyboard.focused().name == f"{verb} en {label}"
    keyboard.press("Enter")
    sitting.at_rest(keyboard.page, move + 1)


def test_a_round_by_keyboard_alone(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.tab_to("button", DIE)
    draw(keyboard)
    is_sound(keyboard.page)
    place(keyboard, "Départ", "34")
    place(keyboard, "Départ", "45")
    place(keyboard, "Arrivée", "41")
    place(keyboard, "Arrivée", "38")
    keyboard.wait_for_focus("button", DIE)
    keyboard.wait_for(
        lambda: "lancez le dé" in keyboard.said(),
        "nobody said whose turn it is: " + keyboard.said(),
    )
    assert re.search(r"(Nadia|Marc)\s: lancez le dé", keyboard.said())

    for _ in range(3000):
        if keyboard.page.locator(".ending").count():
            break
        keyboard.wait_for_focus("button", f"{DIE}|En case")
        enter(keyboard)
    keyboard.wait_for_focus("heading", ".*(l’emporte|À égalité)")
    keyboard.wait_for(
        lambda: "rafle le magot" in keyboard.said(), "nobody said how the round ended"
    )
    is_sound(keyboard.page)
    keyboard.tab_to("button", "Rejouer")
    keyboard.press("Enter")
    keyboard.wait_for_focus("heading", "Le Magot")


def test_keys_lead_about_the_board(keyboard: Keyboard) -> None:
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
        # A place that is not on offer is passed over: 6 is a penalty square.
        ("5", "5"),
    ]:
        keyboard.press(key)
        assert keyboard.focused().name == f"Départ en {label}", key
    keyboard.page.wait_for_timeout(1300)
    keyboard.press("ArrowRight")
    assert keyboard.focused().name == "Départ en 7"
    # Typed quickly, digits are one number; after a while, a new one.
    keyboard.page.keyboard.type("27")
    assert keyboard.focused().name == "Départ en 27"
    keyboard.page.wait_for_timeout(1300)
    keyboard.page.keyboard.type("8")
    assert keyboard.focused().name == "Départ en 8"
    # One stop for the Tab key: it leads out of the board and back to the same place.
    keyboard.press("Tab")
    assert not keyboard.focused().name.startswith("Départ en")
    keyboard.press("Shift+Tab")
    assert keyboard.focused().name == "Départ en 8"


def test_help_opens_by_its_key_and_by_its_button(keyboard: Keyboard) -> None:
    begin(keyboard)
    keyboard.press("?")
    assert "Fermer" in keyboard.wait_for_focus("button", "Fermer").name
    assert "Aide" in [node.name for node in keyboard.all("dialog")]
    keyboard.wait_for(lambda: "vous lancez le dé" in keyboard.texts(), "how to play is not told")
    is_sound(keyboard.page)
    # Where single keys are switched off, only the button is left.
    keyboard.tab_to("checkbox", ".*agissent d’une seule touche")
    keyboard.press(" ")
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", DIE)
    keyboard.press("?")
    assert keyboard.all("dialog") == []
    keyboard.tab_to("button", "Aide", "Shift+Tab")
    keyboard.press("Enter")
    keyboard.wait_for_focus("button", "Fermer")
    # All the rules, and back again.
    keyboard.tab_to("button", "Toutes les règles")
    keyboard.press("Enter")
    keyboard.wait_for(lambda: "MG-01" in keyboard.texts(), "the rules did not come")
    keyboard.press("Escape")
    keyboard.press("Escape")
    keyboard.wait_for_focus("button", "Aide")


def test_the_board_in_words_is_in_step(keyboard: Keyboard) -> None:
    begin(keyboard)
    without_motion(keyboard)
    keyboard.tab_to("button", DIE)
    draw(keyboard)
    assert "Départ en 34" in keyboard.row("34")
    assert keyboard.row("6, bordure, pénalité")
    place(keyboard, "Départ", "34")
    keyboard.wait_for(lambda: "Départ (" in keyboard.row("34"), "the Départ is not in words")
    assert "Départ en 34" not in keyboard.row("34")
    # One step back in the game, and the words go back, too.
    keyboard.press("Shift+ArrowLeft")
    keyboard.wait_for(lambda: "Départ (" not in keyboard.row("34"), "the words stay in the present")
    assert "Départ en" not in keyboard.row("20")
    keyboard.press("Escape")
    keyboard.wait_for(lambda: "Départ (" in keyboard.row("34"), "the words stay in the past")
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
    while "Départ en 0" not in keyboard.row("0, bordure"):
        keyboard.wait_for_focus("button", DIE)
        enter(keyboard)
    is_sound(keyboard.page)
    keyboard.tab_to("button", "Départ en 3$")
    keyboard.press("Enter")
    keyboard.wait_for(
        lambda: "Départ (" in keyboard.row("3, bordure"), "the Départ is not in words"
    )


def test_one_is_told_no_more_than_one_can_listen_to(page: Page) -> None:
    page.goto("./")
    page.get_by_role("link", name="Nouvelle partie : Le Magot").wait_for()
    told = page.evaluate(
        """async () => {
            const { Narrator } = await import(new URL("app/table/narrator.mjs", location.href));
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
    # Three seconds without a pause: told of once on the way, and at the end.
    assert 1 < len(told) <= 3
    for breath in told:
        assert len(re.findall("Coup", breath)) <= 7
        assert re.match(r"\d+ autres événements auparavant\. ", breath)
    assert told[-1].endswith("Coup 100. Et après 100 ?")


@pytest.mark.parametrize(("width", "height"), [(720, 450), (384, 512), (320, 256)])
def test_zoomed_to_the_double_it_can_still_be_played(
    new_page: Callable[..., Page], width: int, height: int
) -> None:
    page = new_page(viewport={"width": width, "height": height})
    sitting.without_motion(page)
    sitting.from_the_shelf(page)
    is_sound(page)
    sitting.begin_round(page, ["34", "45"], ["41", "38"])
    sitting.throw(page)
    is_sound(page)
    page.get_by_role("button", name="Aide").click()
    is_sound(page)


def test_colours_that_the_system_forces(new_page: Callable[..., Page]) -> None:
    page = new_page(forced_colors="active", reduced_motion="reduce")
    sitting.from_the_shelf(page)
    sitting.begin_round(page, ["34", "45"], ["41", "38"])
    is_sound(page, but=("color-contrast",))  # axe reads the colours that the system replaces
    # Nothing moves where people want it still.
    sitting.die(page).click()
    assert page.evaluate("document.getAnimations().length") == 0
