"""Magellan by clicks: a game won with given dice, a way of several steps, the album of cards, a war as a scene.

Tests check on their way that the page is accessible.
"""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from e2e import loaded_dice, table_page
from e2e.accessibility import assert_accessible
from e2e.table_page import PEOPLE
from escales import games
from escales.core import Action, Seat, Table
from escales.games.magellan.countries import IDS
from escales.games.magellan.state import State
from tests import playthroughs

pytestmark = pytest.mark.profile("kept")

RECORDS = playthroughs.FOLDER / "magellan" / "playthroughs"


def table_at(record: str, reached: Callable[[Any], bool]) -> Table:
    """A recorded game at the first state that *reached* accepts."""
    played = playthroughs.read((RECORDS / f"{record}.txt").read_text("utf-8"))
    seats = [Seat(name, colour, "human") for name, colour in PEOPLE[: played.header["seats"]]]
    options = played.header["options"]
    table = Table(games.load("magellan"), seats, options)
    for action in played.actions:
        if reached(table.state):
            return table
        table.replay(action)
    raise AssertionError(f"{record} never reaches the wanted state")


def sit_down(page: Page, table: Table, tmp_path: Path) -> None:
    """Open the game of *table*."""
    table_page.open_file(page, table, tmp_path)
    table_page.at_rest(page, len(table.log))


def show_all(page: Page) -> None:
    """Show the whole map: it opens where a person goes on."""
    page.get_by_role("button", name="Tout le plateau").click()


def act(page: Page, control: str, steps: int = 1) -> None:
    """Click a control that plays *steps* actions, and wait until the page shows the position after them."""
    move = table_page.shown_move(page)
    page.locator(control).first.click()
    table_page.at_rest(page, move + steps)


def last_turn(state: Any) -> bool:
    """Whether the first seat is about to throw the die in round 13."""
    return bool(state.phase == "throw" and state.round == 13 and state.turn == 0)


class TablePage:
    """A game of two people with given dice; ``mirror`` is the same game, from which the bytes of chance are computed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        people = [Seat(name, colour, "human") for name, colour in PEOPLE[:2]]
        self.mirror = Table(games.load("magellan"), people, {"bases": 3})

    def begin(self, *lots: str) -> None:
        """Start the game from the shelf; *lots* are the outcomes for the islands and the first turn."""
        page = self.page
        page.goto("./")
        page.get_by_role("link", name="Nouvelle partie : Magellan").click()
        table_page.seat_people(page, 2)
        for number, (name, _) in enumerate(PEOPLE[:2], 1):
            page.get_by_role("textbox", name=f"Nom, place {number}").fill(name)
        page.get_by_role("spinbutton", name="Liste des îles de départ").fill("3")
        given = [self.chance(lot) for lot in lots]
        loaded_dice.give(page, given)
        page.get_by_role("button", name="Commencer la partie").click()
        table_page.at_rest(page, len(given))

    def chance(self, outcome: str) -> int:
        """The byte of chance that gives *outcome* now; the mirror applies the outcome."""
        action = Action.parse(outcome)
        byte = loaded_dice.chance(self.mirror.state, action)
        self.mirror.replay(action)
        return byte

    def throw(self, *outcomes: str) -> None:
        """Click the die, or the pack, once for each of *outcomes*."""
        for outcome in outcomes:
            loaded_dice.give(self.page, [self.chance(outcome)])
            table_page.throw(self.page)

    def pick(self, piece: str) -> None:
        """Choose a piece from the list."""
        if self.page.locator("[data-drop]").count():
            self.page.locator("[data-drop]").click()
        self.page.locator(f'[data-mover="{piece}"]').click()

    def go(self, piece: str, place: str, cost: int) -> None:
        """Choose a piece and a distant place; check the way and its cost on the page, and take the way."""
        page = self.page
        self.pick(piece)
        target = page.locator(f'.target[data-place="{place}"]')
        cell = place.partition(".")[0]
        several = page.locator(f'.target.of-several[data-place="{cell}"]')
        target.or_(several).first.wait_for()
        assert_accessible(page)
        if several.count():  # a cell that stands for its seas shows them when it is chosen
            several.focus()
            several.press("Enter")
            expect(target).to_be_visible()
        expect(target).to_have_accessible_name(re.compile(rf"\b{cost} point"))
        # Places of a cell that cost the same say it once.
        costs = page.locator(f'.target[data-place^="{cell}."] .cost')
        expect(costs.get_by_text(str(cost), exact=True)).to_have_count(1)
        target.focus()  # brings the place into sight, even from beyond the edge of the map
        if not page.locator(f'[data-way="{place}"]').count():
            target.click()
        steps = theme_way(self.mirror.state.view(0), piece, place)
        expect(page.locator(".route .foreseen-head")).to_contain_text(f"{cost} point")
        assert page.locator(".trace").last.get_attribute("d"), "the way is drawn on the map"
        page.locator(f'[data-way="{place}"]').click()
        for step in steps:
            self.mirror.replay(step)
        table_page.at_rest(self.page, len(self.mirror.log))

    def act(self, action: str, piece: str | None = None) -> None:
        """Click the control of *action*; *piece* is chosen first if the action needs one."""
        if piece is not None:
            self.pick(piece)
        elif self.page.locator("[data-drop]").count():
            self.page.locator("[data-drop]").click()
        act(self.page, f'[data-action="{action}"]')
        self.mirror.replay(Action.parse(action))


def theme_way(view: Any, piece: str, place: str) -> list[Action]:
    """The steps of *piece* on its way to *place*, from the view."""
    reach = view["public"]["reach"][piece]
    if isinstance(reach, str):
        reach = view["public"]["reach"][reach]
    steps: list[Action] = []
    while place in reach:
        steps.insert(0, Action("move", (piece, place)))
        place = reach[place][1]
    return steps


@pytest.mark.rule("MA-03")
@pytest.mark.rule("MA-06")
@pytest.mark.rule("MA-17")
@pytest.mark.rule("MA-20")
@pytest.mark.rule("MA-23")
@pytest.mark.rule("MA-32")
def test_two_people_play_from_the_shelf_to_a_win_with_given_dice(page: Page) -> None:
    table_page.without_motion(page)
    game = TablePage(page)
    game.begin("base 4N34", "base 3N35", "first 0")
    assert_accessible(page)
    game.throw("roll 6", "roll 5", "draw GB")
    expect(page.locator(".prompt-line")).to_contain_text("11 points")
    expect(page.locator(".face-up .country-card")).to_contain_text("Royaume-Uni")
    game.act("embark jeep-0-01 ship-0-01", "jeep-0-01")
    expect(page.locator(".face-up")).to_be_hidden()  # who acts has read it
    game.go("ship-0-01", "6N36.w1", 4)
    game.act("land jeep-0-01 6N36.l1", "jeep-0-01")
    game.act("develop GB")
    game.act("embark jeep-0-02 ship-0-02", "jeep-0-02")
    game.go("ship-0-02", "5N1.w2", 4)
    assert_accessible(page)
    game.act("done")

    game.throw("roll 5", "draw H2-03")
    expect(page.locator(".seat-card").first).to_contain_text(
        "739"
    )  # 1,200 less 530, dividends of 69
    # Everybody can read the card until it is put away.
    turned = page.locator(".face-up .history-card")
    expect(turned.locator(".card-text")).to_contain_text("30 M")
    page.get_by_role("button", name="J’ai lu").click()
    expect(turned).to_be_hidden()
    game.act("buy jeep")
    game.act("done")

    game.throw("roll 4", "draw FR")
    game.act("land jeep-0-02 5N1.l1", "jeep-0-02")
    game.act("develop FR")
    game.go("jeep-0-02", "6N1.l1", 2)
    game.act("done")

    assert cast(State, game.mirror.state).cash == [259, 1190]
    for card in ("H2-04", "H2-06", "H2-07"):
        game.throw("roll 5", f"draw {card}")
        game.act("done")
    game.throw("roll 4", "draw DE")
    game.act("develop DE")
    expect(page.locator(".ending")).to_contain_text("Nadia")
    assert game.mirror.state.result is not None
    expect(page.locator(".ranking li")).to_have_count(2)
    assert_accessible(page)


# Whether a finger can hit every offered place.
LARGE_ENOUGH = """() => {
    const boxes = [...document.querySelectorAll(".target")].map((one) => one.getBoundingClientRect());
    return boxes.length > 0 && boxes.every(({width, height}) => Math.min(width, height) >= 23.9);
}"""

# Whether all offered places are in sight.
IN_SIGHT = """() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".target")].map((one) => one.getBoundingClientRect());
    return boxes.length > 0 && boxes.every((one) =>
        one.left >= frame.left - 2 && one.right <= frame.right + 2 &&
        one.top >= frame.top - 2 && one.bottom <= frame.bottom + 2);
}"""

# Whether the costs on the offered places are whole, and none lies on another.
READABLE = """() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const costs = [...document.querySelectorAll(".target .cost")].map((one) => one.getBoundingClientRect());
    return costs.length > 0 && costs.every((one, at) =>
        one.left >= frame.left && one.right <= frame.right + 1 && one.top >= frame.top && one.bottom <= frame.bottom + 1 &&
        costs.slice(0, at).every((other) =>
            one.right <= other.left + 1 || other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 || other.bottom <= one.top + 1));
}"""


def test_the_map_shows_the_whole_range_of_a_piece_large_enough_for_fingers(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    table = table_at("simple-won-by-income", last_turn)
    table.replay(Action.parse("roll 3"))
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, table, tmp_path)
    shift = "getComputedStyle(document.querySelector('.board')).transform"
    page.locator('[data-mover^="ship-0"]').first.tap()
    page.wait_for_function(LARGE_ENOUGH)
    page.wait_for_function(IN_SIGHT)
    assert_accessible(page)
    before = page.evaluate(shift)
    page.locator("[data-drop]").tap()
    page.wait_for_function("document.querySelector('.target') === null")
    assert page.evaluate(shift) == before, "the map moves only when somebody chooses a piece"


def test_a_larger_range_is_in_sight_too_and_a_cell_stands_for_its_seas(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = table_at("simple-won-by-income", my_turn)
    sit_down(page, table, tmp_path)
    page.locator('[data-mover="ship-0-02"]').tap()
    expect(page.locator(".pieces > .piece").last).to_have_class(re.compile(r"\bchosen\b"))
    expect(page.locator('.pinned-choices [data-action^="buy "]').first).to_be_visible()
    page.locator(".target.of-several").first.wait_for()
    page.wait_for_function(LARGE_ENOUGH)
    page.wait_for_function(IN_SIGHT)
    page.wait_for_function(READABLE)
    assert_accessible(page)
    # A tap shows: it proposes the nearest sea of the cell, and brings all of them closer.
    page.locator(".target.of-several").first.tap()
    expect(page.locator("[data-way]")).to_be_visible()
    expect(page.locator(".target.of-several")).to_have_count(0)
    assert table_page.shown_move(page) == len(table.log)


def test_the_whole_board_stays_when_a_piece_is_chosen(page: Page, tmp_path: Path) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    table = table_at("simple-won-by-income", last_turn)
    table.replay(Action.parse("roll 3"))
    sit_down(page, table, tmp_path)
    show_all(page)
    for piece in ("ship-0", "jeep-0"):
        page.locator(f'[data-mover^="{piece}"]').first.click()
        page.locator(".target").first.wait_for()
        page.wait_for_timeout(300)
        expect(page.locator(".board-frame")).not_to_have_class(re.compile("zoomed"))
        assert page.evaluate(LARGE_ENOUGH)
        page.locator("[data-drop]").click()


@pytest.mark.rule("MA-34")
def test_the_help_advises_a_lower_target_for_five_players(page: Page) -> None:
    page.goto("./?game=magellan")
    advice = page.locator(".option:has(#option-target) .option-help")
    expect(advice).not_to_contain_text("150")
    table_page.seat_people(page, 5)
    expect(advice).to_contain_text("150 M")
    page.get_by_role("button", name="Retirer la place 5").click()
    expect(advice).not_to_contain_text("150")


@pytest.mark.rule("MA-32")
def test_the_end_says_what_decided_it_and_shows_the_whole_board(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    table = table_at("simple-won-by-income", last_turn)
    played = playthroughs.read((RECORDS / "simple-won-by-income.txt").read_text("utf-8"))
    for action in played.actions[len(table.log) : -1]:
        table.replay(action)
    last = played.actions[-1]
    assert last.verb == "develop"
    for size in ({"width": 1440, "height": 900}, {"width": 390, "height": 844}):
        page = new_page(viewport=size)
        sit_down(page, table, tmp_path)
        expect(page.locator(".board-frame")).to_have_class(re.compile("zoomed"))
        page.locator(f'[data-action="{last}"]').click()
        ending = page.locator(".ending")
        expect(ending.locator(".decided")).to_contain_text("met en valeur ce pays : Royaume-Uni")
        expect(page.locator(".board-frame")).not_to_have_class(re.compile("zoomed"))
        expect(page.locator(".table-line", has_text="à dépenser")).to_be_hidden()
        expect(page.locator(".face-up")).to_be_hidden()


@pytest.mark.rule("MA-10")
def test_a_carried_piece_is_drawn_on_its_carrier(page: Page, tmp_path: Path) -> None:
    def carrying(state: Any) -> bool:
        return bool(state.phase == "turn" and state.on[0] != -1 and state.turn == 0)

    sit_down(page, table_at("simple-won-by-income", carrying), tmp_path)
    jeep = page.locator('[data-piece^="ship-0"] [data-piece="jeep-0-01"]')
    expect(jeep).to_have_count(1)


@pytest.mark.rule("MA-18")
def test_cards_can_be_read_in_the_album(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", last_turn), tmp_path)
    page.locator(".album-open").click()
    cards = page.locator(".album-card")
    expect(cards).to_have_count(50)
    assert_accessible(page)
    first = cards.first
    first.locator(".album-turn").click()
    expect(first.locator(".card-yields li")).to_have_count(10)
    expect(first.locator(".this-country")).to_have_count(1)
    page.locator('[data-album="history"]').click()
    expect(page.locator(".history-card").first).to_be_visible()
    assert_accessible(page)


@pytest.mark.rule("MA-25")
@pytest.mark.rule("MA-44")
def test_a_war_is_shown_as_a_scene(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("carriers-bomb-twice", lambda state: state.phase == "bomb"), tmp_path)
    scene = page.locator(".war-scene")
    expect(scene).to_contain_text("La guerre")
    expect(scene.locator(".bomb-face")).to_have_count(6)
    expect(scene.locator(".fighter")).to_have_count(2)
    expect(page.locator('.marked-stage [data-place="3N35"]')).to_have_count(1)
    # The die to throw is the special die.
    expect(page.locator(".die-button use")).to_have_attribute("href", re.compile("outcome-special"))
    assert_accessible(page)


@pytest.mark.rule("MA-25")
def test_after_a_fight_both_dice_can_be_read(page: Page, tmp_path: Path) -> None:
    table = table_at("carriers-bomb-twice", lambda state: len(state.war.throws) == 1)
    sit_down(page, table, tmp_path)
    expect(page.locator(".fighter-die")).to_have_count(1)
    loaded_dice.give(page, [0x20])
    page.locator(".die-button").click()
    table_page.at_rest(page, len(table.log) + 1)
    duel = page.locator(".war-scene .duel").first
    expect(duel.locator(".fighter-die")).to_have_count(2)
    expect(duel.locator(".fighter-wins")).to_have_count(1)
    expect(duel.locator(".duel-at")).to_contain_text(re.compile(r"\d contre \d"))
    assert_accessible(page)


@pytest.mark.rule("MA-01")
def test_the_map_can_be_turned_around_the_globe(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", last_turn), tmp_path)
    ship = page.locator('.pieces > [data-piece="ship-1-01"]')
    before = re.findall(r"[-\d.]+", ship.get_attribute("style") or "")
    page.get_by_role("button", name="Tourner la carte vers l’est").click()
    after = re.findall(r"[-\d.]+", ship.get_attribute("style") or "")
    assert (float(before[0]) - float(after[0])) % 3600 == 600
    # The map is drawn twice now. Each half has the names of its own side, and of those beyond its edge the nearest.
    named = page.locator(".capitals [data-names]").evaluate_all(
        "(all) => all.map((one) => one.dataset.names)"
    )
    towns = {*IDS}
    assert set(named) == towns
    assert page.locator(".capitals > g").count() < 1.5 * len(towns)
    page.get_by_role("button", name="Tourner la carte vers l’ouest").click()
    assert re.findall(r"[-\d.]+", ship.get_attribute("style") or "") == before


def capital(page: Page, name: str) -> tuple[float, float]:
    """The middle of a capital on the screen, once the map has stopped moving."""
    return table_page.middle(page.locator(".capitals g", has_text=name).locator("circle").first)


def my_turn(state: Any) -> bool:
    """Whether the first seat has five points or more in its ninth turn or later."""
    return bool(
        state.phase == "turn" and state.round >= 8 and state.turn == 0 and state.points >= 5
    )


def first_turn(state: Any) -> bool:
    """Whether the first seat is about to throw the die for the first time."""
    return bool(state.phase == "throw" and state.round == 1 and state.turn == 0)


def test_the_name_of_a_capital_is_the_capital(page: Page, tmp_path: Path) -> None:
    """Not the cell that the name happens to lie in."""
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    show_all(page)
    page.mouse.click(*table_page.middle(page.locator('.capitals [data-names="MG"]').first))
    expect(page.locator(".route .foreseen-head")).to_contain_text("Tananarive")
    # So is a starting island, and a sea by a part of its name.
    field = page.locator(".destination input")
    for name in ("Açores", "Manche"):
        field.fill(name)
        field.press("Enter")
        expect(page.locator(".route .foreseen-head")).to_contain_text(name)
        expect(page.locator(".route .foreseen-head")).not_to_contain_text("à portée")


@pytest.mark.rule("MA-13")
@pytest.mark.rule("MA-15")
def test_a_trip_overseas_takes_two_clicks_and_one_undo(page: Page, tmp_path: Path) -> None:
    table = table_at("simple-won-by-income", my_turn)
    sit_down(page, table, tmp_path)
    show_all(page)
    goal = capital(page, "Tananarive")
    page.mouse.click(*goal)
    route = page.locator(".route")
    expect(route).to_contain_text("6 points")
    expect(route).to_contain_text("maintenant")
    expect(route.locator(".help")).to_contain_text("Madagascar")
    expect(route.locator(".help")).to_contain_text("M de revenu")
    assert page.locator(".trace").last.get_attribute("d"), "the way is drawn on the map"
    assert page.locator(".trace-end").count() == 1, "the landing is marked"
    assert_accessible(page)
    page.mouse.click(*goal)
    table_page.at_rest(page, len(table.log) + 5)
    expect(page.locator('[data-piece^="ship-0"] [data-piece^="jeep-0"]')).to_have_count(1)
    page.get_by_role("button", name="Annuler").click()
    table_page.at_rest(page, len(table.log))


@pytest.mark.rule("MA-13")
def test_a_laden_ship_and_a_capital_mean_the_whole_way_there(page: Page, tmp_path: Path) -> None:
    def laden(state: Any) -> bool:
        """Whether the first seat can take a jeep overseas, far from its base."""
        return bool(state.phase == "turn" and state.turn == 0 and state.round == 3)

    sit_down(page, table_at("simple-won-by-income", laden), tmp_path)
    expect(page.locator('[data-piece="ship-0-01"]')).to_be_in_viewport()
    page.locator('[data-mover="ship-0-01"]').click()
    cost = page.locator(".target .cost").first
    expect(cost).to_be_visible()
    page.mouse.click(*capital(page, "Tananarive"))
    route = page.locator(".route")
    expect(route).to_contain_text("Tananarive")
    expect(route).to_contain_text("5 points")
    expect(page.locator(".trace-end")).to_have_count(1)
    expect(cost).to_be_hidden()  # the other places' costs would cover the way
    route.get_by_role("button", name="Non").click()
    expect(cost).to_be_visible()


@pytest.mark.rule("MA-17")
@pytest.mark.profile("fresh")
def test_on_a_phone_the_card_just_drawn_is_in_sight(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    def draws(state: Any) -> bool:
        return bool(state.phase == "draw" and state.turn == 0 and state.cards == 1)

    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = table_at("simple-won-by-income", draws)
    sit_down(page, table, tmp_path)
    page.reload()  # then the page sets the focus before anybody has touched it
    table_page.at_rest(page, move := table_page.shown_move(page))
    # "The Year of Africa" takes a country out of the pack.
    state, year = table.state.clone(), Action.parse("draw H1-09")
    drawn = [loaded_dice.chance(state, year)]
    state.apply(year)
    country, _ = state.outcomes()[0]
    loaded_dice.give(page, [*drawn, loaded_dice.chance(state, country)])
    page.locator(".die-button").tap()
    table_page.at_rest(page, move + 2)
    expect(page.locator(".face-up .card-title").first).to_be_in_viewport()
    # The card that led to it can be read, too.
    expect(page.locator(".face-up .history-card .card-text")).to_be_visible()
    assert page.evaluate("document.querySelector('.table-scroll').scrollTop") == 0


@pytest.mark.rule("MA-28")
def test_who_chooses_the_jeep_first_is_warned_of_the_country_it_leaves(
    page: Page, tmp_path: Path
) -> None:
    def guards(state: Any) -> bool:
        """Whether the first seat can move the only jeep in one of its countries."""
        seen = state.view(0)["public"] if state.phase == "turn" and state.turn == 0 else {}
        return any(jeep in seen["reach"] for jeep in seen.get("guards", {}))

    table = table_at("simple-won-by-income", guards)
    public = cast(dict[str, Any], table.state.view(0)["public"])
    jeep = next(jeep for jeep in public["guards"] if jeep in public["reach"])
    sit_down(page, table, tmp_path)
    page.locator(f'[data-mover="{jeep}"]').click()
    page.locator(".board .target").first.click()
    expect(page.locator(".route .route-stop")).to_contain_text("sans jeep")
    expect(page.locator(".route .help")).not_to_be_empty()
    assert_accessible(page)


@pytest.mark.rule("MA-20")
def test_a_destination_can_be_typed_and_an_impossible_one_says_so(
    page: Page, tmp_path: Path
) -> None:
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    field = page.locator(".destination input")
    field.fill("Tananarive")
    field.press("Enter")
    expect(page.locator(".route")).to_contain_text("6 points")
    field.fill("suiss")  # the land, not its capital
    field.press("Enter")
    expect(page.locator(".route")).to_contain_text("Berne")
    field.fill("9N36")
    field.press("Enter")
    expect(page.locator(".route")).to_contain_text("9N36")


@pytest.mark.rule("MA-20")
def test_what_can_be_developed_stands_first_and_the_end_of_the_turn_reminds_of_it(
    page: Page, tmp_path: Path
) -> None:
    table = table_at("simple-won-by-income", my_turn)
    sit_down(page, table, tmp_path)
    deal = page.locator(".actions > .deals .deal")
    expect(deal).to_have_count(1)
    expect(deal).to_contain_text("Allemagne fédérale")
    expect(deal).to_contain_text("570 M → 80 M")
    expect(deal).to_contain_text("10 M")
    page.locator('[data-action="done"]').click()
    expect(page.locator(".foreseen")).to_contain_text("Allemagne fédérale")
    assert table_page.shown_move(page) == len(table.log), "it asks first"
    page.locator('[data-action="done"]').click()
    expect(page.locator('[data-confirm="done"]')).to_be_focused()
    assert table_page.shown_move(page) == len(table.log), "the same button again is no answer"
    page.locator('[data-confirm="done"]').click()
    table_page.at_rest(page, len(table.log) + 1)
    page.get_by_role("button", name="Annuler").click()
    table_page.at_rest(page, len(table.log))
    page.locator('.deal [data-action="develop DE"]').click()
    table_page.at_rest(page, len(table.log) + 1)
    expect(page.locator(".deal")).to_have_count(0)


@pytest.mark.rule("MA-10")
def test_a_stack_opens_as_a_fan_and_the_choice_goes_on_with_the_ship(
    page: Page, tmp_path: Path
) -> None:
    table = table_at("simple-won-by-income", my_turn)
    sit_down(page, table, tmp_path)
    show_all(page)
    page.mouse.click(*table_page.middle(page.locator('.pieces > [data-piece="jeep-0-05"]')))
    fan = page.locator(".open-stack")
    expect(fan.locator("button")).to_have_count(2)
    expect(fan).to_contain_text("× 4")
    assert_accessible(page)
    fan.locator('[data-fan^="jeep"]').click()
    expect(page.locator(".piece-jeep.chosen")).to_have_count(1)
    act(page, '[data-action^="embark jeep-0-02"]')
    expect(page.locator(".piece-ship.chosen")).to_have_count(1)
    # The ship is drawn with its load.
    page.locator("[data-drop]").click()
    expect(page.locator('[data-mover^="ship"] .piece-jeep')).to_have_count(1)


def test_a_hinted_step_proposes_the_whole_way_to_its_goal(page: Page, tmp_path: Path) -> None:
    def second(state: Any) -> bool:
        return (state.round, state.turn, state.phase) == (2, 0, "turn")

    table = table_at("simple-won-by-income", second)
    sit_down(page, table, tmp_path)
    expect(page.locator('[data-action="done"]')).to_contain_text(
        f"encore {cast(State, table.state).points} point"
    )
    page.get_by_role("button", name="Que ferait un capitaine").click()
    expect(page.locator(".hint")).to_contain_text("Objectif")
    expect(page.locator(".hint-line").first).to_contain_text("Aller vers")
    page.locator(".hint-line").first.click()
    way = page.locator(".foreseen.route")
    expect(way).to_contain_text("jeep 1")
    move = table_page.shown_move(page)
    way.get_by_role("button", name="Y aller").click()
    # The jeep boards and the ship sails: more than the one step of the hint.
    page.wait_for_function(
        "move => Number(document.querySelector('.table').dataset.move) > move + 1", arg=move
    )


def test_a_click_on_a_carrier_shows_before_the_piece_boards(page: Page, tmp_path: Path) -> None:
    """It may have meant to choose the carrier: a second click boards."""
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    show_all(page)
    pile = table_page.middle(page.locator('.pieces > [data-piece="jeep-0-05"]'))
    page.mouse.click(*pile)
    page.locator('.open-stack [data-fan^="jeep"]').click()
    move = table_page.shown_move(page)
    page.mouse.click(*pile)
    asked = page.locator('[data-confirm^="embark jeep-0-"]')
    expect(asked).to_be_visible()
    assert_accessible(page)
    assert table_page.shown_move(page) == move
    page.mouse.click(*pile)
    table_page.at_rest(page, move + 1)
    expect(page.locator(".piece-ship.chosen")).to_have_count(1)


@pytest.mark.rule("MA-35")
def test_a_plane_trip_takes_three_clicks_and_a_plane_in_flight_says_why_the_turn_goes_on(
    page: Page, tmp_path: Path
) -> None:
    def laden(state: Any) -> bool:
        planes = range(24, 30)
        return bool(state.phase == "turn" and any(state.load[plane] != -1 for plane in planes))

    table = table_at("variant1-won-by-income", laden)
    sit_down(page, table, tmp_path)
    page.locator('[data-mover="plane-0-01"]').click()
    cell = page.locator('.target[data-place="4N36"]')
    # The range is large: the cell stands for the lands in it.
    landing = page.locator('.target.of-several[data-place="5N1"]')
    frame = "one => getComputedStyle(one).boxShadow === 'none'"
    assert (cell.evaluate(frame), landing.evaluate(frame)) == (True, False)
    expect(cell.locator(".cost")).to_be_hidden()
    expect(landing.locator(".cost")).to_be_visible()
    landing.click()
    expect(page.locator('.target[data-place="5N1.l2"]')).to_be_visible()
    expect(page.locator(".trace-end")).to_have_count(1)
    page.locator('[data-way="5N1.l1"]').click()
    table_page.at_rest(page, len(table.log) + 3)
    page.get_by_role("button", name="Annuler").click()
    table_page.at_rest(page, len(table.log))
    expect(page.locator(".barred")).to_have_count(0)
    page.locator('.target[data-place="4N36"]').click()
    page.locator('[data-way="4N36"]').click()
    table_page.at_rest(page, len(table.log) + 1)
    expect(page.locator(".barred")).to_contain_text("Un avion est en vol")
    expect(page.locator('[data-action="done"]')).to_have_count(0)
    assert_accessible(page)


def test_the_map_says_what_a_place_is(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
    show_all(page)
    x, y = capital(page, "Tananarive")
    page.mouse.move(x + 1, y)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Madagascar")
    expect(tip).to_contain_text("M de revenu")
    page.mouse.move(x + 200, y)
    expect(tip).not_to_contain_text("Madagascar")


def test_pieces_are_large_enough_on_every_screen(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    for width, height, least in ((1440, 900, 27.5), (390, 844, 23.5)):
        phone = width < 600
        page = new_page(
            viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone
        )
        sit_down(page, table_at("simple-won-by-income", my_turn), tmp_path)
        sizes = page.evaluate(
            """() => [...document.querySelectorAll(".pieces > .piece-jeep, .pieces > .piece-ship")]
                .map((one) => one.getBoundingClientRect().width).filter((width) => width > 0)"""
        )
        assert min(sizes) >= least
        expect(page.locator(".ruler-across")).to_be_visible()


def test_the_map_opens_where_a_person_goes_on(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    """Around the piece that they have moved last; before they have moved one, around their base."""
    for width, height in ((1440, 900), (390, 844)):
        page = new_page(viewport={"width": width, "height": height})
        table = table_at("simple-won-by-income", my_turn)
        sit_down(page, table, tmp_path)
        moved = [
            event.params["piece"]
            for entry in table.log
            if entry.actor == 0
            for event in entry.events
            if "piece" in event.params and "to" in event.params
        ]
        expect(page.locator(f'[data-piece="{moved[-1]}"]')).to_be_in_viewport()
        sit_down(page, table_at("simple-won-by-income", first_turn), tmp_path)
        base = table_page.middle(page.locator('[data-piece="base-0"]'))
        around = table_page.middle(page.locator(".board-frame"))
        assert abs(base[0] - around[0]) < 3
