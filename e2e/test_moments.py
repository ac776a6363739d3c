"""Moments over the board, and the game that plays again: what matters is seen while people look back, too."""

import functools
import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e import loaded_dice, table_page
from e2e.accessibility import assert_accessible
from escales import bots, games
from escales.core import CHANCE, Action, Seat, Table
from escales.records import write
from tests import playthroughs

# Notes the kind of each moment that comes up, and how long its movement lasts, in ms.
WATCH = """
window.moments = [];
new MutationObserver(() => {
  const moment = document.querySelector(".big-moment:not([hidden])");
  const box = moment?.firstElementChild;
  if (!box || box.noted) return;
  box.noted = true;
  const [movement] = box.getAnimations();
  const { duration } = movement?.effect.getTiming() ?? {};
  const frames = movement?.effect.getKeyframes() ?? [];
  const still = frames.every(({ transform }) => transform === undefined);
  moments.push({ kind: moment.dataset.kind, duration, still, words: box.textContent,
                 starts: document.querySelectorAll(".board .piece-depart").length });
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["hidden"] });
"""


def at(speed: str) -> str:
    """Settings with this speed, without moves that the page plays by itself."""
    return json.dumps({"speed": speed, "forced": False})


pytestmark = pytest.mark.profile("kept", settings=at("normal"))

MOST = 2000
"""Milliseconds that a moment lasts at most."""


def played(game: str, kind: str) -> tuple[Table, int]:
    """A game by bots, and the number of its first move with an event of this kind."""
    for seed in range(60):
        table = Table(
            games.load(game),
            [Seat(name, colour, "human") for name, colour in table_page.PEOPLE[:3]],
            rng=Random(seed),
        )
        rng, bot = Random(seed), bots.load("mousse", table.game)
        while table.state.actor is not None and len(table.log) < 900:
            if table.state.actor == CHANCE:
                table.roll()
            else:
                state = table.state
                view = functools.partial(state.view, state.actor)
                table.play(bot.choose(view, state.legal_actions(), rng))
            if any(event.kind == kind for event in table.log[-1].events):
                return table, len(table.log)
    raise AssertionError(f"no game of {game} with {kind}")


def opened(
    page: Page,
    table: Table,
    tmp_path: Path,
    *,
    speed: str = "normal",
    name: str = "Ouvrir un fichier",
) -> None:
    """Open the game, all of whose people sit at this screen."""
    page.add_init_script(f"localStorage.setItem('escales.settings', {at(speed)!r})")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(write.save(table)), "utf-8")
    table_page.go(page, "./")
    page.evaluate(WATCH)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=name).click()
    chooser.value.set_files(file)
    ready = page.locator(".table[data-move]")
    if table.game.meta.secrets:
        over = table.state.result is not None
        seen = "Voir le plateau" if over else "Nous jouons tous ici"
        page.get_by_role("button", name=seen).click()
    cover = page.locator(".handover button.strong, .hand-over button.strong")
    if cover.first.is_visible():
        cover.first.click()
    expect(ready).to_be_visible()


def look_at(page: Page, move: int) -> None:
    """Look at an earlier move, by the slider."""
    page.locator(".past-enter").click()
    page.locator(".past input[type=range]").fill(str(move))
    table_page.at_rest(page, move)


def test_winning_the_magot_is_seen_on_the_board_and_not_spoken_again(
    page: Page, tmp_path: Path
) -> None:
    table, move = played("magot", "magot")
    opened(page, table, tmp_path)
    look_at(page, move - 1)
    page.evaluate("moments.length = 0")
    page.locator(".past-play").click()
    page.wait_for_function("() => moments.some(({ kind }) => kind === 'magot')")
    shown = page.evaluate("moments.find(({ kind }) => kind === 'magot')")
    assert 1000 < shown["duration"] <= MOST
    assert "magot" in shown["words"]
    # The board has not been wiped: it is the one before the move, with the pawn on its Finish.
    assert table_page.shown_move(page) == move - 1
    expect(page.locator(".big-moment")).to_have_attribute("aria-hidden", "true")
    table_page.at_rest(page, move)
    expect(page.locator(".big-moment")).to_be_hidden()


def before(table: Table, move: int) -> tuple[Table, Action]:
    """The same game before this move, and what happened in it."""
    replayed = Table(table.game, table.seats, table.options)
    for entry in table.log[: move - 1]:
        replayed.replay(entry.action)
    return replayed, table.log[move - 1].action


@pytest.mark.parametrize(
    ("width", "go_on"), [(1440, "button"), (390, "button"), (1440, "Enter"), (1440, "Escape")]
)
def test_the_end_of_a_round_stays_until_people_go_on(
    page: Page, tmp_path: Path, width: int, go_on: str
) -> None:
    page.set_viewport_size({"width": width, "height": 900 if width > 1000 else 844})
    table, move = played("magot", "magot")
    replayed, throw = before(table, move)
    opened(page, replayed, tmp_path)
    loaded_dice.give(page, [loaded_dice.chance(replayed.state, throw)])
    table_page.die(page).click()
    moment = page.locator(".big-moment.stays")
    button = moment.get_by_role("button", name="Manche suivante")
    expect(button).to_be_focused()
    expect(moment).to_contain_text("rafle le magot")
    expect(moment).to_contain_text("c’est au tour de")
    expect(moment.locator(".moment-next small")).to_contain_text("mise")
    # What each has before the stakes of the next round are paid.
    (stake,) = {e.params["amount"] for e in table.log[-1].events if e.kind == "stake"}
    seats = table.state.view(None)["seats"]
    points = sorted((seat["wealth"] + int(str(stake)) for seat in seats), reverse=True)
    told = moment.locator(".moment-standing b").all_inner_texts()
    assert [re.sub(r"\s", "", one) for one in told] == [str(one) for one in points]
    begun = table.game.new(3, table.options).view(None)["seats"][0]["wealth"]
    changes = moment.locator(".moment-change").all_inner_texts()
    assert [int(one.replace("−", "-")) for one in changes] == [one - begun for one in points]
    assert_accessible(page)
    for part in (moment.locator(".moment-box"), button):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    page.wait_for_timeout(MOST)
    assert table_page.shown_move(page) == move - 1
    expect(page.locator(".board .piece-depart")).to_have_count(3)
    if go_on == "button":
        button.click()
    else:
        page.keyboard.press(go_on)
    table_page.at_rest(page, move)
    expect(page.locator(".big-moment")).to_be_hidden()
    expect(page.locator(".board .piece-depart")).to_have_count(0)


@pytest.mark.parametrize("skip", ["click", "Escape"])
@pytest.mark.profile("kept", settings=at("slow"))
def test_a_moment_can_be_skipped(page: Page, tmp_path: Path, skip: str) -> None:
    table, move = played("magot", "magot")
    opened(page, table, tmp_path, speed="slow")
    look_at(page, move - 1)
    page.locator(".past-play").click()
    moment = page.locator(".big-moment[data-kind=magot]")
    expect(moment).to_be_visible()
    if skip == "Escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(5, 5)
    expect(moment).to_be_hidden()


@pytest.mark.profile("fresh")
def test_with_reduced_motion_a_moment_is_a_still_picture(page: Page, tmp_path: Path) -> None:
    page.emulate_media(reduced_motion="reduce")
    table, move = played("magot", "magot")
    opened(page, table, tmp_path)
    look_at(page, move - 1)
    page.evaluate("moments.length = 0")
    page.locator(".past-play").click()
    page.wait_for_function("() => moments.some(({ kind }) => kind === 'magot')")
    shown = page.evaluate("moments.find(({ kind }) => kind === 'magot')")
    assert shown["still"]
    assert shown["duration"] <= MOST


@pytest.mark.profile("kept", settings=at("instant"))
def test_at_the_speed_without_movements_there_are_no_moments(page: Page, tmp_path: Path) -> None:
    table, move = played("magot", "magot")
    opened(page, table, tmp_path, speed="instant")
    look_at(page, move - 1)
    page.locator(".past-play").click()
    table_page.at_rest(page, move)
    assert page.evaluate("moments") == []


@pytest.mark.profile("kept", settings=at("instant"))
def test_the_game_plays_again_pauses_and_jumps_to_big_events(page: Page, tmp_path: Path) -> None:
    table, move = played("magot", "magot")
    opened(page, table, tmp_path, speed="instant")
    look_at(page, 0)
    assert_accessible(page)
    play = page.locator(".past-play")
    expect(play).to_have_text("Revoir la suite")
    play.click()
    expect(play).to_have_text("Pause")
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.move) >= 3")
    play.click()
    expect(play).to_have_text("Revoir la suite")
    stopped = table_page.shown_move(page)
    assert 3 <= stopped < move

    page.get_by_role("button", name="Au prochain grand moment").click()
    table_page.at_rest(page, move)
    expect(page.locator(".past")).to_be_visible()
    expect(play).to_have_text("Revoir depuis le début")
    expect(page.get_by_role("button", name="Jouer à partir d’ici")).to_be_hidden()
    page.get_by_role("button", name="Revenir à la partie").click()
    expect(page.locator(".past")).to_be_hidden()


RECORDS = {
    "magot/rounds-two-seats": ["magot", "end"],
    "long_cours/corsaire-sunk-and-bought-again": [
        "storm",
        "fight",
        "sold",
        "arrival",
        "sunk",
        "wreck",
        "corsaire-sunk",
        "end",
    ],
    "marco_polo/three-merchants": [
        "hasard",
        "attack",
        "lost",
        "table",
        "mission",
        "win",
    ],
    "magellan/conquest-with-alliance-shares": ["history", "developed", "war", "captured", "peace"],
    "magellan/simple-won-by-income": ["prize", "won"],
    "magellan/carriers-bomb-twice": ["bomb"],
}
"""Recorded games, and the moments that each shows."""


def recorded(name: str) -> tuple[Table, dict[str, int]]:
    """A recorded game, and for each kind of event the number of its first move with one."""
    played = playthroughs.read(
        (playthroughs.FOLDER / name.replace("/", "/playthroughs/"))
        .with_suffix(".txt")
        .read_text("utf-8")
    )
    header = played.header
    seats = [Seat(name, colour, "human") for name, colour in table_page.PEOPLE[: header["seats"]]]
    table = Table(games.load(header["game"]), seats, header["options"])
    moves: dict[str, int] = {}
    for action in played.actions:
        for event in table.replay(action).events:
            moves.setdefault(event.kind, len(table.log))
    return table, moves


@pytest.mark.parametrize("record", RECORDS)
def test_the_moments_of_each_game_are_shown(page: Page, tmp_path: Path, record: str) -> None:
    table, moves = recorded(record)
    opened(page, table, tmp_path)
    page.locator(".past-enter").click()
    for kind in sorted(RECORDS[record], key=lambda kind: moves[kind]):
        page.locator(".past input[type=range]").fill(str(moves[kind] - 1))
        table_page.at_rest(page, moves[kind] - 1)
        page.evaluate("moments.length = 0")
        page.locator(".past-play").click()
        page.wait_for_function(f"() => moments.some((one) => one.kind === '{kind}')")
        shown = page.evaluate(f"moments.find((one) => one.kind === '{kind}')")
        assert 0 < shown["duration"] <= MOST
        assert re.search(r"\w", shown["words"])


@pytest.mark.profile("fresh")
def test_fast_play_waits_at_the_end_of_a_round(page: Page) -> None:
    table_page.from_the_shelf(page, rounds=2)
    page.evaluate(WATCH)
    table_page.throw_until_asked(page)
    table_page.begin_round(page, ["31", "38"], ["41", "48"])
    stays = page.locator(".big-moment.stays")
    for _ in table_page.patiently("nobody takes the magot"):
        if stays.is_visible():
            break
        if table_page.targets(page):
            table_page.choose(page, table_page.targets(page)[0])
        else:
            page.evaluate(table_page.HURRY_ONCE)
        page.wait_for_timeout(100)
    starts = page.evaluate("moments.find(({ kind }) => kind === 'magot').starts")
    assert starts == 2, "the round stands on the board until its end has been seen"
    page.wait_for_timeout(MOST)
    stays.get_by_role("button", name="Manche suivante").click()
    expect(page.locator(".prompt")).to_contain_text("manche 2 sur 2")
