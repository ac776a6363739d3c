"""What moves and for how long, what goes on automatically and where it stops. No test depends on a fast machine."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e import loaded_dice, table_page
from e2e.near_the_end import before_the_last, robots_play
from e2e.test_moments import opened
from escales.core import Table

# Records the element and the duration of every animation that the page starts.
NOTE_MOVEMENTS = """
window.movements = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  const duration = typeof how === "number" ? how : how.duration;
  movements.push({ of: this.getAttribute("class") ?? "", duration });
  return animate.call(this, frames, how);
};
"""
SHORT, BEFORE = 56, 16
"""The random numbers of a game, and how many throws before its first magot the person comes to the table."""
LONG = 120_000
"""Milliseconds that a whole round may take; the number of its throws has no limit."""
HIDE = """
Object.defineProperty(document, "hidden", { get: () => true });
document.dispatchEvent(new Event("visibilitychange"));
"""


def with_speed(page: Page, speed: str) -> None:
    settings = json.dumps(json.dumps({"speed": speed}))
    page.add_init_script(f"localStorage.setItem('escales.settings', {settings})")


def two_people(page: Page) -> None:
    page.goto("./?game=magot&start")
    expect(table_page.die(page)).to_be_visible()
    expect(table_page.die(page)).to_be_enabled()


def bots_only(page: Page) -> None:
    page.goto("./?game=magot")
    table_page.seat_people(page, 2)
    for place in (1, 2):
        page.get_by_role("combobox", name=f"Qui joue, place {place}").select_option("Mousse")
    page.get_by_role("button", name="Commencer la partie").click()
    expect(page.locator(".table[data-move]")).to_be_visible()


def movements(page: Page, part: str) -> list[float]:
    """The durations of all animations so far of elements with the class *part*, in milliseconds."""
    found: list[float] = page.evaluate(
        "part => movements.filter((one) => one.of.split(' ').includes(part)).map((one) => one.duration)",
        part,
    )
    return found


def at_last(page: Page) -> int:
    """Wait until running actions have ended, and return the shown move; the clock stands still, so no new ones begin."""
    for _ in table_page.patiently("actions do not end"):
        move = table_page.shown_move(page)
        page.wait_for_timeout(4000)  # far longer than an answer takes on a busy machine
        if move == table_page.shown_move(page):
            break
    return move


def press(page: Page) -> None:
    """Press the mouse button on the die, and keep it down."""
    box = table_page.die(page).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()


def placed(page: Page) -> None:
    """Play up to the first throw of a round."""
    table_page.begin_round(page, ["0", "9"], ["35", "44"])


@pytest.mark.parametrize(
    ("speed", "ms"), [("slow", 1440), ("normal", 900), ("fast", 405), ("instant", None)]
)
def test_the_speed_setting_scales_the_die(page: Page, speed: str, ms: int | None) -> None:
    with_speed(page, speed)
    page.add_init_script(NOTE_MOVEMENTS)
    two_people(page)
    table_page.throw(page)
    assert movements(page, "die-face-box") == ([] if ms is None else [pytest.approx(ms)])


def test_the_die_stops_at_its_outcome(page: Page) -> None:
    with_speed(page, "fast")
    two_people(page)
    table_page.throw(page)
    face = page.locator(".die-button use").get_attribute("href") or ""
    value = face.removeprefix("#outcome-roll-").replace("-", "−")
    expect(page.locator(".log-draw").first).to_contain_text(value)


def test_pawns_tokens_and_coins_move(page: Page) -> None:
    with_speed(page, "fast")
    page.add_init_script(NOTE_MOVEMENTS)
    two_people(page)
    placed(page)
    assert len(movements(page, "piece-depart")) == len(movements(page, "piece-arrivee")) == 2
    assert len(movements(page, "flying-coin")) >= 2, "the stakes went to the pot"
    for _ in table_page.patiently("no pawn moves"):
        if movements(page, "piece-pawn"):
            break
        table_page.throw(page)
    expect(page.locator(".flying-coin")).to_have_count(0)


def test_reduced_motion_moves_nothing_and_marks_the_arrival(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(NOTE_MOVEMENTS)
    page.clock.install()
    two_people(page)
    table_page.throw_until_asked(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))
    table_page.choose(page, "34")
    assert page.evaluate("movements") == []
    ring = page.locator(".arrival")
    page.clock.run_for(1900)
    expect(ring).to_have_count(1)
    page.clock.run_for(200)
    expect(ring).to_have_count(0)


def test_a_bot_acts_every_six_tenths_of_a_second(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.clock.install()
    bots_only(page)
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))
    move = at_last(page)
    for _ in range(6):
        page.clock.run_for(560)
        page.wait_for_timeout(100)
        assert table_page.shown_move(page) == move
        page.clock.run_for(40)
        move += 1
        table_page.at_rest(page, move)


def test_bots_move_as_people_do_and_leave_time_to_follow(page: Page) -> None:
    page.add_init_script(NOTE_MOVEMENTS)
    bots_only(page)
    page.evaluate(
        """() => {
            const table = document.querySelector(".table");
            window.moments = [];
            new MutationObserver(() => moments.push(performance.now())).observe(table, { attributeFilter: ["data-move"] });
        }"""
    )
    page.wait_for_function("moments.length >= 12")
    moments: list[float] = page.evaluate("moments")
    assert (moments[-1] - moments[0]) / (len(moments) - 1) > 500
    dice = movements(page, "die-face-box")
    assert dice
    assert max(dice) < 600, "an action must fit into a bot's time"
    assert movements(page, "piece-arrivee")


def test_bots_go_on_in_a_hidden_tab(page: Page) -> None:
    page.add_init_script(NOTE_MOVEMENTS)
    bots_only(page)
    page.evaluate(HIDE)
    page.wait_for_timeout(100)
    before, move = page.evaluate("movements.length"), table_page.shown_move(page)
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move + 2", arg=move
    )
    assert page.evaluate("movements.length") == before, "a hidden tab must start no animation"


def test_a_game_of_bots_can_be_skipped_to_the_next_highlight(page: Page) -> None:
    bots_only(page)
    page.get_by_role("button", name="Avancer jusqu’au prochain temps fort").click()
    expect(page.locator(".log-magot")).to_have_count(1, timeout=LONG)
    expect(page.get_by_role("button", name="Arrêter là")).to_have_count(0)
    expect(page.locator(".table-line")).to_contain_text("2 sur 3")


@pytest.mark.profile("kept")
@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_held_key_throws_until_there_is_something_to_decide(page: Page, key: str) -> None:
    table_page.without_motion(page)
    two_people(page)
    table_page.die(page).focus()
    for _ in table_page.patiently("the held key does not throw"):
        if table_page.targets(page):
            break
        page.keyboard.down(key)  # repeats, as a keyboard does
        page.wait_for_timeout(30)
    move = table_page.shown_move(page)
    for _ in range(20):
        page.keyboard.down(key)
        page.wait_for_timeout(20)
    page.keyboard.up(key)
    page.wait_for_timeout(200)
    assert table_page.shown_move(page) == move, "a held key must make no decision"
    expect(page.locator(".target:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(table_page.CONFIRM)).to_be_focused()
    page.keyboard.press("Enter")
    table_page.at_rest(page, move + 1)


def near_the_magot() -> tuple[Table, list[int]]:
    """A game of two soon before somebody wins the magot, and the bytes of chance with which that comes about."""
    won = robots_play(
        SHORT,
        {},
        lambda table: bool(table.log) and any(e.kind == "magot" for e in table.log[-1].events),
    )
    return before_the_last(won, BEFORE)


@pytest.mark.profile("kept")
def test_a_held_button_throws_for_each_player_in_turn(page: Page, tmp_path: Path) -> None:
    before, given = near_the_magot()
    opened(page, before, tmp_path, speed="instant")
    loaded_dice.give(page, given)
    move = table_page.shown_move(page)
    for _ in table_page.patiently("nobody wins the magot"):
        if page.locator(".log-magot").count():
            break
        if table_page.targets(page):
            table_page.choose(page, table_page.targets(page)[-1])
        press(page)
        page.wait_for_selector(".log-magot, .board .target", state="attached", timeout=LONG)
        page.mouse.up()
    thrown = table_page.shown_move(page) - move
    assert thrown > 1
    names = page.locator(".log-roll").all_inner_texts()[:thrown]
    assert {text.split()[0] for text in names} == {"Nadia", "Marc"}


def test_a_held_button_stops_throwing_when_it_is_released(page: Page) -> None:
    with_speed(page, "fast")
    two_people(page)
    placed(page)
    move = table_page.shown_move(page)
    press(page)
    expect(page.locator(".die-button.held, .board .target").first).to_be_visible()
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move", arg=move
    )
    page.mouse.up()
    expect(page.locator(".die-button.held")).to_have_count(0)
    move = table_page.shown_move(page)
    page.wait_for_timeout(2200)  # many throws of a held button
    assert table_page.shown_move(page) <= move + 1, "only the throw that was under way"


@pytest.mark.profile("kept")
def test_a_short_press_is_one_throw(page: Page) -> None:
    table_page.without_motion(page)
    two_people(page)
    table_page.throw(page)
    page.wait_for_timeout(700)
    assert table_page.shown_move(page) == 1


def test_the_game_can_be_skipped_to_the_next_choice(page: Page) -> None:
    two_people(page)
    page.get_by_role("button", name="Lancer pour moi jusqu’au prochain choix").click()
    expect(page.locator(".board .target").first).to_be_visible()
    expect(page.locator(".prompt-words")).to_contain_text("choisissez la case de votre Départ")
