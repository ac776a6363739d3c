"""Lessons: played to their ends by what the page marks, left and taken up again, and what is tried out of turn."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

import escales
from e2e.accessibility import assert_accessible
from e2e.conftest import NewPage
from e2e.keyboard import Keyboard
from e2e.table_page import CONFIRM, FORCED, go, with_forced_moves

pytestmark = pytest.mark.profile("kept", settings=FORCED)

GAMES = Path(escales.__file__).parent / "games"
TUTORIALS = {
    path.parent.parent.name: json.loads(path.read_text("utf-8"))
    for path in sorted(GAMES.glob("*/data/tutorial.json"))
}
LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson['id']}")
    for game, tutorial in TUTORIALS.items()
    for lesson in tutorial["lessons"]
]
MAGOT = [one for one in LESSONS if one.values[0] == "magot"]
MARCO_POLO = [one for one in LESSONS if one.values[0] == "marco_polo"][:1]
MEANWHILE = 2_000
"""Milliseconds after which what could not be pressed has gone."""
SOON = 700
"""Milliseconds after which a press that has changed nothing came to nothing: the page takes no second tap so quickly."""
STANDS_CLEAR = """() => {
    const edge = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const [board, lesson] = [edge(".board-frame"), edge(".lesson")];
    return lesson.height === 0 || board.bottom <= lesson.top + 1;
}"""
"""Whether the board ends where the words of the lesson begin."""
DESKTOP = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}

# What the person has to do: read, act or nothing more; null while the others act. It names all that may change.
STANDS = """(before) => {
    const shown = (selector) => {
        const found = document.querySelector(selector);
        return found && found.checkVisibility() ? found : null;
    };
    const aims = [...document.querySelectorAll(".lesson-aim:not(:disabled)")];
    const needs = shown("[data-act=next]") ? "read" : shown("[data-act=play]") ? "end"
        : shown("[data-act=point]") && aims.length > 0 ? "act" : null;
    if (needs === null) return null;
    const move = document.querySelector(".table").dataset.move;
    const now = JSON.stringify([needs, move, shown(".lesson-step").textContent,
        aims.map((aim) => [aim.localName, aim.textContent, ...Object.entries(aim.dataset)])]);
    return now === before ? null : now;
}"""

# Keeps what live regions have said.
HEAR = """window.heard = [];
new MutationObserver((changes) => {
    for (const { target } of changes) {
        const region = target.parentElement?.closest("[aria-live]") ?? target;
        if (region.matches?.("[aria-live]")) heard.push(region.textContent);
    }
}).observe(document, { subtree: true, childList: true, characterData: true });"""
# Whether the words of the lesson, and what to do, have been said.
HEARD = """() => [...document.querySelectorAll(".lesson-words, .lesson-task:not([hidden])")]
    .every(({ textContent }) => heard.some((text) => text.includes(textContent)))"""
ON_AIM = "document.activeElement.matches('.lesson-aim')"
MOVE = "document.querySelector('.table').dataset.move"


def stand(page: Page, before: str = "") -> tuple[str, str]:
    """Wait until the person has to do something else than before; returns what, and all that may change.

    After a while it returns the same again, to be tried again.
    """
    try:
        now = page.wait_for_function(STANDS, arg=before, timeout=SOON).json_value()
    except TimeoutError:
        # The press came to nothing: the board was moving below it, or it came too soon. A person would press again.
        now = page.wait_for_function(STANDS, arg="").json_value()
    return json.loads(now)[0], now


def act(page: Page, press: str = "click") -> None:
    """Press what the page marks; what must be filled in is filled in by pressing "Show me".

    Where there is one way only, the page may have done it meanwhile.
    """
    try:
        aim = page.locator(".lesson-aim").first
        if aim.evaluate("aim => aim.localName", timeout=MEANWHILE) == "input":
            aim = page.locator("[data-act=point]")
        getattr(aim, press)(timeout=MEANWHILE)
    except TimeoutError:
        return


def comes_to_aim(page: Page) -> bool:
    """Whether the focus is on what the page marks, with the help of "Show me"; if the page fills something in, press again."""
    if page.evaluate(ON_AIM):
        return True
    move = page.evaluate(MOVE)
    fills_in = page.locator("input.lesson-aim").count() > 0
    page.locator("[data-act=point]").press("Enter")
    if fills_in:
        return False
    try:
        page.wait_for_function(f"move => {ON_AIM} || {MOVE} !== move", arg=move, timeout=MEANWHILE)
    except TimeoutError:
        return False  # the board was drawn anew meanwhile
    return bool(
        page.evaluate(ON_AIM)
    )  # what can be done in one way only may have been done meanwhile


def begin(page: Page, game: str, lesson: dict[str, Any]) -> None:
    """Open a lesson by its address."""
    with_forced_moves(page)
    go(page, f"?game={game}&lesson={lesson['id']}")


def play(page: Page, lesson: dict[str, Any], press: str = "click", *, half: bool = False) -> None:
    """Play a lesson to its end, or *half* of it, by pressing only what the page marks."""
    now = ""
    for _ in range(5 * len(lesson["steps"]) + 10):
        needs, now = stand(page, now)
        if needs == "end":
            return
        step, steps = map(int, re.findall(r"\d+", page.locator(".lesson-step").inner_text()))
        if half and step >= steps / 2:
            return
        if needs == "read":
            getattr(page.locator("[data-act=next]"), press)()
        else:
            act(page, press)
    raise AssertionError("the lesson does not end")


def to_a_choice(page: Page, lesson: dict[str, Any]) -> Locator:
    """Go on to where the person chooses among places of the board; returns the other ones."""
    now = ""
    others = page.locator(".target:not(.lesson-aim)")
    for _ in lesson["steps"]:
        needs, now = stand(page, now)
        if page.locator(".target.lesson-aim").count() > 0 and others.count() > 0:
            return others
        if needs == "read":
            page.locator("[data-act=next]").click()
        else:
            act(page)
    pytest.fail("the lesson has no such choice")


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_to_its_end_by_what_the_page_marks(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    """In English on a desktop; the test of touch is in French on a phone."""
    page = new_page(locale="en-GB", viewport=DESKTOP)
    begin(page, game, lesson)
    expect(page.locator(".lesson-step")).to_contain_text("Step 1 of")
    assert page.evaluate(STANDS_CLEAR)
    play(page, lesson)
    assert page.evaluate(STANDS_CLEAR)
    expect(page.locator(".lesson [data-act=play]")).to_be_visible()
    if not page.locator(".ending").count():
        # The game can go on, as any other.
        page.locator("[data-act=goon]").click()
        expect(page.locator(".lesson")).to_be_hidden()
    else:
        expect(
            page.locator(".ending > .button-row")
        ).to_be_hidden()  # the lesson says what comes next
    assert page.evaluate(f"localStorage.getItem('escales.played.{game}')") == "lesson"


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_on_a_phone_by_touch(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    """In the middle the person leaves, and takes the lesson up again; at its end a first game begins."""
    page = new_page(**PHONE)
    begin(page, game, lesson)
    play(page, lesson, "tap", half=True)
    step = page.locator(".lesson-step").inner_text()
    page.locator("[data-act=leave]").tap()
    page.locator(".saved-link", has_text=re.compile("^Leçon\\s: ")).tap()
    expect(page.locator(".lesson-step")).to_have_text(step)
    play(page, lesson, "tap")
    assert_accessible(page)
    page.locator(".lesson [data-act=play]").tap()
    expect(page.locator(".table[data-move] .goal p")).to_be_visible()


@pytest.mark.profile("kept", settings=FORCED, script=HEAR)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_by_keyboard_and_read_aloud(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    page.evaluate("window.heard = []")
    begin(page, game, lesson)
    keyboard = Keyboard(page)
    now = ""
    for _ in range(5 * len(lesson["steps"]) + 10):
        needs, now = stand(page, now)
        page.wait_for_function(HEARD)
        if needs == "end":
            break
        if needs == "read":
            expect(page.locator("[data-act=next]")).to_be_focused()
        elif not comes_to_aim(page):
            continue
        keyboard.wait_for(lambda: keyboard.focused().name != "", "what has the focus has no name")
        if needs == "act" and not page.evaluate(ON_AIM):
            continue  # the board was drawn anew meanwhile: "Show me" leads there again
        page.keyboard.press("Enter")
    first = page.locator(".lesson-row > :is(button, a):visible").first
    expect(first).to_be_focused()


@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_words_that_have_been_followed_go_away_while_the_others_play(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    begin(page, game, lesson)
    page.locator("[data-act=next]").first.wait_for()
    page.evaluate("""() => {
        window.instead = [];
        const words = document.querySelector(".lesson-words");
        const note = () => words.hidden && instead.push(document.querySelector(".lesson-task").textContent);
        new MutationObserver(note).observe(words, { attributes: true, attributeFilter: ["hidden"] });
    }""")
    play(page, lesson)
    assert set(page.evaluate("instead")) == {"Les autres jouent\u00a0: regardez."}
    expect(page.locator(".lesson-words")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), MARCO_POLO)
def test_what_to_press_has_the_focus_and_what_follows_by_itself_does_so_at_once(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    """The button before it had the focus, so two looked as if they were to be pressed."""
    page = new_page(viewport=DESKTOP)
    begin(page, game, lesson)
    for step in (2, 3):
        page.locator("[data-act=next]").click()
        expect(page.locator(".lesson-step")).to_contain_text(f"Étape {step} sur")
    expect(page.locator(".pinned .lesson-aim")).to_be_focused()
    page.locator(".pinned .lesson-aim").click()
    expect(page.locator(".target.lesson-aim")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_asked_once_more_the_lesson_does_what_it_has_shown(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    begin(page, game, lesson)
    to_a_choice(page, lesson)
    move = page.locator(".table").get_attribute("data-move") or ""
    help_button = page.locator("[data-act=point]")
    help_button.click()
    expect(help_button).to_have_text("Faites-le pour moi")
    expect(page.locator(".target.lesson-aim")).to_be_focused()
    expect(page.locator(".table")).to_have_attribute("data-move", move)
    help_button.click()
    expect(page.locator(".table")).not_to_have_attribute("data-move", move)
    expect(help_button.or_(page.locator("[data-act=next]")).first).not_to_have_text(
        "Faites-le pour moi"
    )


@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_a_lesson_waits_in_its_strip_while_people_look_back(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(**PHONE)
    begin(page, game, lesson)
    to_a_choice(page, lesson)
    words = page.locator(".lesson-words").inner_text()
    page.locator(".moment").last.click()
    expect(page.locator(".past")).to_be_visible()
    expect(page.locator(".lesson-words")).to_have_text(
        "Vous regardez un coup passé\u00a0: la leçon vous attend."
    )
    expect(page.locator(".lesson button, .lesson a").locator("visible=true")).to_have_count(1)
    page.locator(".table-grip").click()
    page.locator("[data-act=back]").click()
    expect(page.locator(".past")).to_be_hidden()
    expect(page.locator(".lesson-words")).to_have_text(words)
    expect(page.locator("[data-act=point]")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_what_is_tried_out_of_turn_is_refused(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    begin(page, game, lesson)
    others = to_a_choice(page, lesson)
    assert_accessible(page)
    move = page.locator(".table").get_attribute("data-move")
    refusal = page.locator(".prompt-refusal")
    others.first.click()
    expect(page.locator(".foreseen-doubt")).to_contain_text("Touchez encore au même endroit")
    expect(page.locator(".pinned input")).to_be_hidden()
    page.locator(CONFIRM).click()
    expect(refusal).to_contain_text("cette leçon suit un autre chemin")
    expect(page.locator(".live, .visually-hidden[aria-live]").first).to_contain_text("autre chemin")
    expect(page.locator(".target.lesson-aim")).to_be_visible()
    field = page.locator(".pinned input[type=text]")
    field.fill("99")
    field.press("Enter")
    expect(refusal).not_to_contain_text("leçon")
    expect(refusal).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-move", move or "")


@pytest.mark.profile("fresh")
@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_a_lesson_can_be_left_and_taken_up_again(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    begin(page, game, lesson)
    to_a_choice(page, lesson)
    step = page.locator(".lesson-step").inner_text()
    page.locator("[data-act=leave]").click()
    saved = page.locator(".saved-link", has_text=re.compile("^Leçon\\s: "))
    expect(saved).to_have_count(1)
    kept = page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('escales.save.')).map(([, text]) => text)"
    )
    (envelope,) = map(json.loads, kept)
    assert envelope["lesson"] == lesson["id"]
    assert not {"lesson", "guide"} & set(envelope["save"])
    saved.click()
    expect(page.locator(".lesson-step")).to_have_text(step)
    page.locator(".target:not(.lesson-aim)").first.click()
    page.locator(CONFIRM).click()
    expect(page.locator(".prompt-refusal")).to_contain_text("cette leçon suit un autre chemin")
    play(page, lesson)

    # A lesson that is over can begin again.
    page.reload()
    play(page, lesson)
    page.get_by_role("link", name="Refaire la leçon").click()
    expect(page.locator(".lesson-step")).to_contain_text("Étape 1 sur")
    expect(page.locator("[data-act=next]")).to_be_visible()


@pytest.mark.profile("fresh")
@pytest.mark.parametrize(("game", "lesson"), MAGOT)
def test_lessons_are_offered_to_newcomers_first_and_to_others_quietly(
    new_page: NewPage, game: str, lesson: dict[str, Any]
) -> None:
    page = new_page(viewport=DESKTOP)
    page.goto("./")
    offered = page.get_by_role("link", name=re.compile("^Apprendre à jouer, .*Le Magot"))
    expect(offered).not_to_have_class(re.compile("quiet"))
    page.get_by_role("link", name="Nouvelle partie : Le Magot").click()
    expect(page.get_by_role("heading", name=re.compile("^Première fois"))).to_be_visible()
    lessons = page.locator(".learn [href*='lesson=']")
    expect(lessons).to_have_count(len(TUTORIALS[game]["lessons"]))
    assert_accessible(page)
    page.evaluate(f"localStorage.setItem('escales.played.{game}', '1')")
    page.goto("./")
    expect(offered).to_have_class(re.compile("quiet"))
    offered.click()
    expect(page.locator(".lesson-step")).to_contain_text("Étape 1 sur")
    page.goto(f"?game={game}")
    expect(page.get_by_role("heading", name="Apprendre à jouer")).to_be_visible()


@pytest.mark.parametrize("game", TUTORIALS)
def test_a_key_opens_the_legend_of_the_board(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=DESKTOP)
    go(page, f"?game={game}&alone")
    expect(page.locator(".table[data-move]")).to_be_visible()
    page.keyboard.press("l")
    rows = page.locator(".signs dd")
    expect(page.locator(".signs[data-game] dd")).to_have_count(len(TUTORIALS[game]["signs"]))
    told = rows.all_inner_texts()
    assert all(words.strip() and "overlay-" not in words for words in told)
    assert len(set(told)) == len(told)
    drawn = page.locator(".signs[data-game] dt svg").evaluate_all("""all => all.map((one) => {
        const { width, height } = one.getBBox();
        return width > 0 && height > 0 && one.getBoundingClientRect().width > 10;
    })""")
    assert drawn == [True] * len(TUTORIALS[game]["signs"])
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    page.get_by_role("button", name="Aide").click()
    page.get_by_role("button", name="Les signes du plateau").click()
    expect(rows.filter(has_text="Demander ce que ferait un capitaine")).to_be_visible()
