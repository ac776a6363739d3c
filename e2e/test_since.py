"""What happened since a person's last turn: the banner, the arrows, see it again; the journal."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from escales import bots, games
from escales.core import CHANCE, Action, Seat, Table

pytestmark = pytest.mark.profile("kept")

# Notes how many arrows there are whenever the banner comes or goes: the robots answer at once.
WATCH = """() => {
    window.watched = [];
    const since = document.querySelector(".since");
    const note = () =>
        watched.push({ hidden: since.hidden, arrows: document.querySelectorAll(".arrow").length });
    new MutationObserver(note).observe(since, { attributes: true, attributeFilter: ["hidden"] });
}"""

NAMES = ("Nadia", "Marc", "Lise")


def magot(*, robots: bool = True, hurt: bool = True, choosing: bool = False) -> Table:
    """A game in which Nadia's turn has come: others have just sent her pawn away, or done nothing to her.

    If she is *choosing*, she is to place her Départ in a later round instead.
    """
    players = ("human", "mousse", "mousse") if robots else ("human",) * 3
    seats = [
        Seat(name, colour, player)
        for name, (_, colour), player in zip(NAMES, table_page.PEOPLE, players, strict=False)
    ]
    for seed in range(40):
        table, rng = Table(games.load("magot"), seats, rng=Random(seed)), Random(seed)
        while table.state.actor is not None and len(table.log) < 400:
            if choosing:
                if (table.state.actor, table.state.phase) == (
                    0,
                    "depart",
                ) and table.state.round > 1:
                    return table
            elif _done_to_her(table) == hurt:
                return table
            if table.state.actor == CHANCE:
                table.roll()
            else:
                table.play(_any(table, rng))
    raise AssertionError("no such game")


def _any(table: Table, rng: Random) -> Action:
    bot = bots.load("mousse", table.game)
    state = table.state
    return bot.choose(lambda: state.view(state.actor), state.legal_actions(), rng)


def _doer(table: Table) -> int:
    """Who acted or threw last."""
    last = table.log[-1]
    return last.actor if last.roller is None else last.roller


def _done_to_her(table: Table) -> bool | None:
    """Whether others have just sent Nadia's pawn away; None if it is not her throw, or nobody has moved."""
    state = table.state
    if state.actor != CHANCE or state.roller != 0 or state.phase != "roll":
        return None
    recent: list[str] = []
    for entry in reversed(table.log):
        if (entry.actor if entry.roller is None else entry.roller) == 0:
            break
        recent += [
            event.kind
            for event in entry.events
            if event.kind != "send" or event.params.get("owner") == 0
        ]
    return "send" in recent if "move" in recent or "send" in recent else None


OF_LISE = re.compile("Lise|à chacun")
"""What a line about Lise says: what is paid alike to each is paid to her, too."""


def opened(page: Page, table: Table, tmp_path: Path) -> None:
    table_page.open_file(page, table, tmp_path)
    table_page.at_rest(page, len(table.log))


@pytest.mark.parametrize("width", [1440, 390])
def test_the_banner_says_what_it_cost_and_the_arrows_stay_until_one_acts(
    page: Page, tmp_path: Path, width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 900 if width > 1000 else 844})
    table_page.open_shelf(page)
    # The goal of a first game leaves a phone so little of the board that the news tell it instead.
    page.evaluate("localStorage.setItem('escales.played.magot', '1')")
    opened(page, magot(), tmp_path)
    since = page.get_by_role("region", name="Depuis votre dernier tour")
    expect(since).to_be_visible()
    assert "loud" in (since.get_attribute("class") or "").split()
    expect(since.locator(".since-own").filter(has_text="envoie votre pion")).to_be_visible()
    arrows = page.locator(".arrow")
    expect(arrows).not_to_have_count(0)
    expect(page.locator(".since-number").first).to_have_text("1")  # an A would be an Arrivée here
    spoken = page.locator("[aria-live=polite]").first
    expect(spoken).to_contain_text("Depuis votre dernier tour")
    assert_accessible(page)
    page.get_by_role("button", name="1\xa0: voir sur le plateau").click()
    expect(page.locator(".arrival")).to_have_count(1)
    # No way runs through a number.
    drawn = page.locator(".arrows > g").evaluate_all(
        "all => all.map((one) => one.matches('.arrow'))"
    )
    assert drawn == sorted(drawn, reverse=True), drawn

    # It does not push the board, and it can be put away with its arrows, and shown again.
    board = page.locator(".board").bounding_box()
    since.get_by_role("button", name="Ranger").click()
    expect(since.locator(".since-own").first).to_be_hidden()
    assert page.locator(".board").bounding_box() == board
    expect(arrows).to_have_count(0)
    page.get_by_role("button", name="Depuis votre dernier tour").click()
    expect(since.locator(".since-own").first).to_be_visible()
    expect(arrows).not_to_have_count(0)

    # It makes room for where each throw leads, and so do the arrows.
    throws = page.get_by_role("button", name="Où mènent les lancers")
    throws.click()
    expect(page.locator(".board .badge")).not_to_have_count(0)
    expect(since.locator(".since-own").first).to_be_hidden()
    expect(page.locator(".arrows")).to_be_hidden()
    throws.click()
    expect(page.locator(".arrows")).to_be_visible()

    page.evaluate(WATCH)
    page.locator(".die-button").click()
    page.wait_for_function("() => watched.some(({ hidden, arrows }) => hidden && arrows === 0)")


def test_what_cost_nothing_leaves_the_squares_in_sight(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    opened(page, magot(hurt=False), tmp_path)
    since = page.get_by_role("region", name="Depuis votre dernier tour")
    again = page.get_by_role("button", name="Depuis votre dernier tour")
    expect(again).to_be_visible()
    lines = since.locator(".since-lines li p > :first-child")
    told = page.locator(".news-words").inner_text()
    assert all(line in told for line in lines.all_text_contents()), told
    letters = [
        page.locator(f"{part} .since-number").all_text_contents()
        for part in (".news", ".since-lines")
    ]
    assert letters[0] == letters[1] != []
    # Whoever opens it sees a slim strip.
    again.tap()
    expect(since.locator(".since-lines li")).not_to_have_count(0)
    assert "loud" not in (since.get_attribute("class") or "").split()
    box = since.bounding_box()
    assert box is not None
    assert box["height"] <= 40
    assert_accessible(page)
    since.get_by_role("button", name="Ranger").tap()
    expect(again).to_be_visible()
    # On a wide screen the journal beside the board tells it.
    wide = new_page(viewport={"width": 1440, "height": 900})
    opened(wide, magot(hurt=False), tmp_path)
    expect(wide.get_by_role("button", name="Depuis votre dernier tour")).to_be_visible()
    expect(wide.locator(".since-lines")).to_be_hidden()


@pytest.mark.parametrize("phone", [True, False])
def test_it_gives_way_to_a_choice_among_all_squares(
    new_page: Callable[..., Page], tmp_path: Path, phone: bool
) -> None:
    size = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    page = new_page(viewport=size, has_touch=True, is_mobile=phone)
    opened(page, magot(choosing=True), tmp_path)
    since = page.get_by_role("region", name="Depuis votre dernier tour")
    again = page.get_by_role("button", name="Depuis votre dernier tour")
    expect(page.locator(".board .target")).not_to_have_count(0)
    expect(again).to_be_visible()
    expect(since.locator(".since-lines")).to_be_hidden()
    if not phone:  # The journal beside it tells it, and the room is for the choice.
        again.click()
        expect(since.locator(".since-lines")).to_be_visible()
        return
    news = page.locator(".news")
    expect(news).to_be_visible()
    lines = page.locator(".since-lines li p > :first-child").all_text_contents()
    words = news.locator(".news-words").inner_text()
    assert all(line in words for line in lines), (words, lines)
    # The person's own throw is of the round before: its pawn has left the board.
    expect(news.locator(".news-own")).to_be_hidden()
    # Folded, it stands among the tools, where it covers no square.
    button, board = again.bounding_box(), page.locator(".board").bounding_box()
    assert button is not None
    assert board is not None
    assert button["y"] >= board["y"] + board["height"], (button, board)
    assert_accessible(page)
    # Whoever opens it reads it, also when the page is drawn anew.
    again.tap()
    expect(since.locator(".since-lines")).to_be_visible()
    expect(page.locator(".news-words")).to_be_hidden()


def test_see_it_again_plays_the_moves_and_comes_back(page: Page, tmp_path: Path) -> None:
    opened(page, magot(), tmp_path)
    move = table_page.shown_move(page)
    page.evaluate(
        """() => {
            window.moves = [];
            const table = document.querySelector(".table");
            new MutationObserver(() => moves.push(Number(table.dataset.move)))
                .observe(table, { attributes: true, attributeFilter: ["data-move"] });
        }"""
    )
    since = page.get_by_role("region", name="Depuis votre dernier tour")
    since.get_by_role("button", name="Revoir").click()
    page.wait_for_function("move => moves.length > 1 && moves.at(-1) === move", arg=move)
    shown: list[int] = page.evaluate("moves")
    assert min(shown) < move
    expect(page.locator(".table.looking-back")).to_have_count(0)
    expect(since).to_be_visible()
    assert table_page.shown_move(page) == move


def test_people_who_all_sit_at_this_screen_have_seen_it(page: Page, tmp_path: Path) -> None:
    opened(page, magot(robots=False), tmp_path)
    expect(table_page.die(page)).to_be_enabled()
    expect(page.locator(".since")).to_be_hidden()
    expect(page.locator(".arrow")).to_have_count(0)


def test_in_a_game_with_secrets_only_the_next_person_is_told(page: Page, tmp_path: Path) -> None:
    seats = [Seat("Nadia", "red", "human"), Seat("Marc", "blue", "human")]
    table, rng = Table(games.load("long_cours"), seats, rng=Random(7)), Random(7)
    while not (len(table.log) > 60 and table.state.actor == 1 and _doer(table) == 0):
        if table.state.actor == CHANCE:
            table.roll()
        else:
            table.play(_any(table, rng))
    table_page.open_file(page, table, tmp_path)
    page.get_by_role("button", name="Nous jouons tous ici").click()
    take = page.get_by_role("button", name="C’est moi, Marc")
    expect(take).to_be_visible()
    expect(page.locator(".since")).to_be_hidden()
    expect(page.locator(".since-lines li")).to_have_count(0)
    take.click()
    expect(page.locator(".since-lines")).to_contain_text("Nadia")
    expect(page.locator(".arrow")).not_to_have_count(0)


def test_the_journal_marks_what_concerns_me_and_shows_one_seat(page: Page, tmp_path: Path) -> None:
    opened(page, magot(), tmp_path)
    mine = page.locator(".log-line.for-me")
    expect(mine.filter(has_text="envoie le pion adverse (Nadia)").first).to_be_visible()
    expect(mine.first).to_contain_text("Pour vous")
    everything = page.locator(".log-line").count()
    page.get_by_role("combobox", name="Les lignes de").select_option("Lise")
    lines = page.locator(".log-line")
    expect(lines.filter(has_text="Lise")).not_to_have_count(0)
    expect(lines.filter(has_not_text=OF_LISE)).to_have_count(0)
    page.get_by_role("combobox", name="Les lignes de").select_option("Tout le monde")
    expect(lines).to_have_count(everything)


def test_a_turn_is_a_heading_and_a_voyage_one_line(page: Page, tmp_path: Path) -> None:
    table_page.without_motion(page)
    game = games.load("magellan")
    seats = [Seat("Nadia", "red", "human"), Seat("Marc", "blue", "mousse")]
    table, rng = Table(game, seats, rng=Random(2)), Random(2)
    # The robot must not be the next to act: it would go on at once.
    while len(table.log) < 90 or table.state.actor != 0:
        if table.state.actor == CHANCE:
            table.roll()
        else:
            table.play(_any(table, rng))
    steps = sum(event.kind == "move" for entry in table.log for event in entry.events)
    opened(page, table, tmp_path)
    titles = page.locator(".log-turn h3")
    expect(titles.first).to_contain_text("de jouer")
    assert page.locator(".log-move").count() < steps
    moment = page.locator(".log-move .moment").first
    moment.click()
    expect(page.locator(".past-banner")).to_be_visible()
    expect(page.locator(".log-line.here")).to_have_count(1)
