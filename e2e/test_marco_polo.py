"""Marco Polo by clicks: announcements, the roulette, fights, chance cards and debts, in positions from random games.

Tests check on their way that the page is accessible, and that it holds only the goods of the player at the screen.
"""

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from e2e import loaded_dice, table_page
from e2e.accessibility import assert_accessible
from e2e.table_page import PEOPLE, act, still
from escales import games
from escales.core import CHANCE, Action, Seat, Table, draw
from escales.games.marco_polo.board import SPINS
from escales.games.marco_polo.dues import OfCard
from escales.games.marco_polo.rules.agenda import peek
from escales.games.marco_polo.state import State
from escales.records.link import link, open_link
from tests.games.marco_polo import voyage

pytestmark = pytest.mark.profile("kept")

# The place names of whose letters badges cover more than a hundredth; above and below the letters a line has some room.
COVERED = """(badges) => [...document.querySelectorAll(".board-drawing .name")].filter((name) => {
    const {left, right, top, bottom, height} = name.getBoundingClientRect();
    const [high, low] = [top + 0.26 * height, bottom - 0.24 * height];
    const covered = badges.map((badge) => badge.getBoundingClientRect()).map((box) =>
        Math.max(0, Math.min(right, box.right) - Math.max(left, box.left))
            * Math.max(0, Math.min(low, box.bottom) - Math.max(high, box.top)));
    return covered.reduce((sum, area) => sum + area, 0) > (right - left) * (low - high) / 100;
}).map((name) => name.textContent)"""

# The number of badges that lie on another.
COLLIDING = """(badges) => badges.map((badge) => badge.getBoundingClientRect()).filter((one, nth, all) =>
    all.slice(0, nth).some((other) => one.left + 1 < other.right && other.left + 1 < one.right
        && one.top + 1 < other.bottom && other.top + 1 < one.bottom)).length"""

# Whether a piece lies within the frame of the board.
IN_SIGHT = """(id) => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const piece = document.querySelector(`[data-piece="${id}"]`).getBoundingClientRect();
    return frame.left <= piece.left && piece.right <= frame.right && frame.top <= piece.top && piece.bottom <= frame.bottom;
}"""

# How far a piece is from the nearest of the left and right edges of the board's frame, in px.
FROM_THE_EDGE = """(id) => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const piece = document.querySelector(`[data-piece="${id}"]`).getBoundingClientRect();
    return Math.min(piece.left - frame.left, frame.right - piece.right);
}"""

# How far the middle of the roulette is from the middle of the part of the board that is in sight, in px.
OFF_THE_MIDDLE = """() => {
    const frame = document.querySelector(".board-frame").getBoundingClientRect();
    const wheel = document.querySelector(".wheel .rim").getBoundingClientRect();
    const middle = (Math.max(0, frame.top) + Math.min(innerHeight, frame.bottom)) / 2;
    return Math.hypot(wheel.left + wheel.width / 2 - frame.left - frame.width / 2, wheel.top + wheel.height / 2 - middle);
}"""

# Towns in the middle of the map, which a phone does not show unless it is moved there.
EAST = ("badakhchan", "kachgar", "khotan", "samarcande")

type Reached = Callable[[State], bool]


def table_where(
    reached: Reached, seats: int = 3, *, real_dice: bool = False, company: str = "human"
) -> Table:
    """A random game at the first state that *reached* accepts; the players prefer to buy, move and fight.

    The first seat is a person, the others are *company*.
    """
    players = ["human", *[company] * (seats - 1)]
    people = [
        Seat(name, colour, player)
        for (name, colour), player in zip(PEOPLE[:seats], players, strict=True)
    ]
    for seed in range(40):
        rng = random.Random(seed)
        table = Table(games.load("marco_polo"), people, real_dice=real_dice)
        while table.state.actor is not None and len(table.log) < 1500:
            state = cast(State, table.state)
            if reached(state):
                return table
            if state.actor == CHANCE:
                table.replay(draw(state.outcomes(), rng))
                continue
            actions = state.legal_actions()
            wanted = [action for action in actions if action.verb in ("buy", "move", "fight")]
            table.replay(rng.choice(wanted or list(actions)))
    raise AssertionError("no such state in any of these games")


def sit_down(page: Page, table: Table, tmp_path: Path) -> State:
    """Open the game of *table* as the merchant who must act."""
    state = cast(State, table.state)
    seat = state.roller if state.actor == CHANCE else state.actor
    table_page.open_game(page, table, tmp_path, cast(int, seat))
    expect(page.locator(".ledger")).to_be_visible()
    return state


def holds_nothing_of_others(page: Page, state: State, seat: int) -> None:
    """Check that the page shows the hand of *seat*, and contains no goods of others."""
    shown = page.locator(".hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert sorted(shown) == sorted([*state.hands[seat], *filter(None, [state.tables[seat]])])
    markup = page.evaluate(table_page.MARKUP)
    for other, hand in enumerate(state.hands):
        for card in hand if other != seat else ():
            assert f"card-{card}" not in markup


def catch_up(page: Page, table: Table) -> State:
    """Apply the new moves of the page's game to *table*; some outcomes are only in the page's own log."""
    logs = page.evaluate(
        """() => Object.entries(localStorage).filter(([key]) => key.startsWith("escales.save."))
            .map(([, kept]) => JSON.parse(kept).save.log)"""
    )
    (log,) = logs
    for text in log[len(table.log) :]:
        table.replay(Action.parse(text))
    return cast(State, table.state)


def test_a_game_of_two_from_venice_to_venice(page: Page) -> None:
    """The people use real dice, and enter outcomes that make the voyage short."""
    table_page.without_motion(page)
    table_page.go(page, "./?game=marco_polo")
    table_page.seat_people(page, 2)
    page.get_by_role("textbox", name="Nom, place 1").fill("Nadia")
    page.get_by_role("textbox", name="Nom, place 2").fill("Marc")
    page.get_by_role("checkbox", name="Vrais dés").check()
    page.get_by_role("button", name="Commencer la partie").click()
    people = [Seat("Nadia", "red", "human"), Seat("Marc", "blue", "human")]
    table = Table(games.load("marco_polo"), people, real_dice=True)
    seen: set[str] = set()
    take = page.locator(":is(.handover:not([hidden]) button.strong, .passing:not([hidden]) button)")
    page.wait_for_selector(".handover:not([hidden]) button, .face-button, .choice")
    for _ in table_page.patiently("the merchants do not come home", 300):
        state = catch_up(page, table)
        if state.actor is None:
            break
        if state.actor == CHANCE and not table.by_hand(state):
            page.wait_for_timeout(20)
            continue
        table_page.at_rest(page, len(table.log))
        action = str((voyage.face if state.actor == CHANCE else voyage.decision)(state))
        opener = table_page.verb(page, action.split()[0])
        named = page.locator(f'[data-action="{action}"]')
        verb, *cards = action.split()
        # Many goods get no buttons: they are sold and given by their cards in the hand.
        held = page.locator(f'.hand button[data-card="{cards[-1] if cards else ""}"]')
        expect(take.or_(opener).or_(named).or_(held).first).to_be_visible()
        if take.first.is_visible():
            button = take.first.element_handle()
            take.first.click()
            button.wait_for_element_state("hidden")
            continue
        if state.phase not in seen:
            seen.add(state.phase)
            assert_accessible(page)
        if opener.count() and opener.get_attribute("aria-pressed") == "false":
            opener.click()
        if named.count() or not held.count():
            act(page, named)
        else:
            use(page, cards[-1], verb)
            act(page, page.locator("[data-confirm]"))
    expect(page.locator(".ending")).to_contain_text("Messer Million")
    expect(page.locator(".ranking li")).to_have_count(2)
    assert {"announce", "spin", "move", "trade", "gifts", "black", "white"} <= seen
    assert_accessible(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".board-frame")).not_to_have_class(re.compile("zoomed"))


def both_ways(state: State) -> bool:
    """Whether a merchant with goods must announce, and can go by land and by sea."""
    return (
        state.phase == "announce"
        and len(state.hands[state.turn]) > 4
        and len(state.legal_actions()) == 2
    )


@pytest.mark.parametrize("width", [390, 1440])
def test_announcing_shows_what_each_ring_may_bring(
    new_page: Callable[..., Page], tmp_path: Path, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 800}, locale="fr-FR")
    state = sit_down(page, table_where(both_ways), tmp_path)
    reach = cast(dict[str, Any], state.view(state.turn)["own"])["reach"]
    for mode, numbers in reach.items():
        places = {place for found in numbers.values() for place in found}
        assert places
        expect(page.locator(f".board .badge-{mode}")).to_have_count(len(places))
    assert page.locator(".board .badge").evaluate_all(COVERED) == []
    expect(page.locator(".over > .arrows + .names + .pieces")).to_have_count(1)
    page.mouse.move(*table_page.middle(page.locator(".board .badge").first))
    expect(page.locator(".tip")).to_contain_text("Nombres qui mènent ici par")
    page.mouse.move(0, 0)
    page.locator(".note-stops").focus()
    stop = page.locator(".note-stop:focus")
    expect(stop).to_have_accessible_name(re.compile(r".+\s: [1-5]"))
    named = stop.get_attribute("data-place")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    expect(stop).to_have_attribute("data-place", named or "")
    expect(stop).to_have_accessible_description(re.compile("Nombres qui mènent ici par"))
    page.get_by_text("Tout lire, nombre par nombre").click()
    expect(page.locator(".prospects li")).to_have_count(sum(map(len, reach.values())))
    holds_nothing_of_others(page, state, state.turn)
    assert_accessible(page)

    page.get_by_role("button", name="Mer puis la roulette tourne").click()
    expect(page.get_by_role("button", name="Lancer la roulette")).to_be_enabled()
    expect(page.locator(".board .badge-land")).to_have_count(0)
    expect(page.locator(".board .badge-sea")).not_to_have_count(0)
    assert page.evaluate(OFF_THE_MIDDLE) > 100, "the map is free until the roulette turns"
    page.locator(".roulette").evaluate("wheel => wheel.classList.add('turns')")
    assert page.evaluate(OFF_THE_MIDDLE) < 8, "then it stands over the middle of the board"
    assert_accessible(page)
    for _ in table_page.patiently("the roulette does not stop"):
        if not page.locator(".die-button:enabled").count():
            break
        table_page.throw(page)
    if page.locator('.choices [data-action^="move "]').count():
        expect(page.locator(".board .badge-sea")).to_have_count(0)


def test_the_roulette_stops_at_the_entered_number(page: Page, tmp_path: Path) -> None:
    """With real dice people enter the number of their own roulette; the wheel of the page turns to it."""
    table = table_where(lambda state: state.phase == "spin" and state.mode == "sea", real_dice=True)
    sit_down(page, table, tmp_path)
    expect(page.locator(".wheel .sector")).to_have_count(20)
    faces = page.locator(".face-button")
    expect(faces).to_have_count(6)
    assert_accessible(page)

    act(page, page.locator('.face-button[data-action="spin 5"]'))

    turned = page.locator(".wheel .turning").evaluate("one => one.style.transform")
    (degrees,) = map(float, re.findall(r"rotate\((-?[\d.]+)deg\)", turned))
    assert degrees % 360 == 360 - 36, "the only 5 is in the second sector"
    expect(page.locator(".log-spin").first).to_contain_text("5")


def test_a_fight_is_shown_with_its_dice_and_loot(page: Page, tmp_path: Path) -> None:
    table = table_where(lambda state: state.phase == "white" and bool(state.loot), real_dice=True)
    state = sit_down(page, table, tmp_path)
    scene = page.locator(".fight-scene")
    expect(scene.get_by_role("heading")).to_contain_text(PEOPLE[state.turn][0])
    expect(scene).to_contain_text(f"l’ennemi, dé noir : {state.black}")
    expect(scene.locator(".loot-cards li")).to_have_count(len(state.loot))
    holds_nothing_of_others(page, state, state.turn)
    assert_accessible(page)

    act(page, page.locator(f'.face-button[data-action="white {state.black}"]'))
    expect(page.locator(".log-prize").first).to_contain_text("prend le butin")
    # The fighter sees the result until the screen is passed on; then the page holds no cards.
    expect(scene.get_by_role("heading")).to_contain_text("gagne le combat")
    expect(scene.locator(".die-picture")).to_have_count(2)
    page.locator(".passing").get_by_role("button", name="C’est vu").click()
    expect(page.locator(".handover")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)


def test_on_a_phone_the_folded_sheet_shows_a_fight_and_the_map_its_stops(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR"}
    page = new_page(**phone, has_touch=True, is_mobile=True)
    sit_down(page, table_where(lambda state: state.phase == "black"), tmp_path)
    page.locator(".table-grip").tap()
    expect(page.locator(".fight-scene")).to_be_in_viewport(ratio=1)
    expect(page.locator(".fight-scene")).to_contain_text("7 chances sur 12")
    expect(page.locator(".seats")).to_be_hidden()

    page = new_page(**phone, has_touch=True, is_mobile=True)
    sit_down(page, table_where(lambda state: state.phase == "move"), tmp_path)
    page.locator(".table-grip").tap()
    page.get_by_role("button", name="Tout le plateau").tap()
    expect(page.locator(".board-frame.zoomed")).to_have_count(0)
    page.wait_for_function(
        """() => [...document.querySelectorAll(".target")]
            .every((one) => parseFloat(getComputedStyle(one, "::before").width) >= 27)"""
    )
    # Nothing stands below the grip.
    side = page.locator(".table-side").bounding_box()
    assert side is not None
    assert side["height"] <= 2


def test_the_ransom_is_a_card_of_the_hand_or_money(page: Page, tmp_path: Path) -> None:
    table = table_where(lambda state: state.phase == "ransom" and len(state.hands[state.turn]) > 2)
    state = sit_down(page, table, tmp_path)
    expect(page.locator(".fight-scene")).to_contain_text("rançon")
    assert_accessible(page)
    use(page, state.hands[state.turn][0], "give")
    use(page, state.hands[state.turn][-1], "give")
    assert_accessible(page)
    act(page, page.locator("[data-confirm]"))
    expect(page.locator(".log-give").first).to_be_attached()


def use(page: Page, card: str, verb: str) -> None:
    """Click a card of the hand, and check that the page asks for confirmation before the card is gone."""
    move = table_page.shown_move(page)
    page.locator(f'.hand button[data-card="{card}"]').click(position={"x": 12, "y": 12})
    expect(page.locator("[data-confirm]")).to_have_attribute("data-confirm", f"{verb} {card}")
    assert table_page.shown_move(page) == move


def test_every_way_is_listed_even_out_of_sight(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    """A phone shows only a part of the map, so a destination may be out of sight."""
    page = new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
    table = table_where(
        lambda state: state.phase == "move" and len(state.legal_actions()) > 14  # more than usual
    )
    state = sit_down(page, table, tmp_path)
    expect(page.locator('.choices [data-action^="move "]')).to_have_count(
        len(state.legal_actions())
    )
    assert_accessible(page)

    page.locator(".hint-button").click()
    expect(page.locator(".badge-hint-best")).to_be_attached()
    assert page.locator(".badge").evaluate_all(COLLIDING) == 0, "the numbers stay legible"

    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".ledger-sum")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("width", [390, 1440])
def test_many_goods_are_sold_by_clicking_them(
    new_page: Callable[..., Page], tmp_path: Path, width: int
) -> None:
    page = new_page(viewport={"width": width, "height": 844}, locale="fr-FR")
    table = table_where(
        lambda state: (
            state.phase == "trade" and len(state.hands[state.turn]) > 12 and not state.bought
        )
    )
    state = sit_down(page, table, tmp_path)
    expect(page.locator(".choices :is(input, datalist)")).to_have_count(0)
    expect(page.locator(".prompt-words")).to_contain_text(
        re.compile("vendre, puis acheter|vendez d’abord")
    )
    for card in state.hands[state.turn][::6]:
        use(page, card, "sell")
    expect(page.locator(".hand [data-confirm]")).to_contain_text("Vendre")
    assert_accessible(page)
    held = page.locator(f'.hand button[data-card="{card}"]')  # a second click on the card sells it
    move = table_page.shown_move(page)
    held.click(position={"x": 12, "y": 12})
    table_page.at_rest(page, move + 1)
    expect(page.locator(".log-sale").first).to_be_attached()


def test_a_chance_card_is_shown_until_it_is_answered(page: Page, tmp_path: Path) -> None:
    table = table_where(lambda state: state.phase == "join")
    state = sit_down(page, table, tmp_path)
    card = peek(state, OfCard).card
    scene = page.locator(".hasard-scene")
    expect(scene.locator("use").first).to_have_attribute("href", f"#card-{card}")
    expect(scene).to_contain_text("30 besants")
    assert_accessible(page)
    act(page, page.locator('[data-action="decline"]'))
    expect(scene).to_have_count(0)


def test_a_debt_forces_sales_by_cards_of_the_hand(page: Page, tmp_path: Path) -> None:
    table = table_where(lambda state: state.phase == "debt" and len(state.hands[state.turn]) > 2)
    state = sit_down(page, table, tmp_path)
    scene = page.locator(".debt-scene")
    expect(scene).to_contain_text(PEOPLE[cast(int, state.actor)][0])
    expect(scene).to_contain_text("il manque")
    holds_nothing_of_others(page, state, cast(int, state.actor))
    assert_accessible(page)
    use(page, state.hands[cast(int, state.actor)][0], "sell")
    act(page, page.locator("[data-confirm]"))
    expect(page.locator(".log-sale").first).to_be_attached()


def test_a_debt_stands_below_the_card_that_asks_for_it(page: Page, tmp_path: Path) -> None:
    """An older card that lies open must not look like the reason."""
    table = table_where(
        lambda state: state.phase == "debt" and any(due.word == "under" for due in state.agenda)
    )
    state = sit_down(page, table, tmp_path)
    card = [due.card for due in state.agenda if isinstance(due, OfCard) and due.word == "under"][-1]
    scene = page.locator(".debt-scene")
    expect(scene.locator("use").first).to_have_attribute("href", f"#card-{card}")
    expect(page.locator(".face-up")).to_be_hidden()
    assert_accessible(page)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".first-note")).to_be_visible()
    expect(page.locator(".choices [data-action]").first).to_be_in_viewport(ratio=0.8)


@pytest.mark.parametrize(("met", "told"), [(False, ""), (True, "1 de trop")])
def test_the_ledger_says_what_is_missing_for_a_fortune(
    page: Page, tmp_path: Path, met: bool, told: str
) -> None:
    """Before Khanbalik nothing is too much: the Khan takes three goods."""
    table = table_where(
        lambda state: (
            state.phase == "trade"
            and (state.tables[state.turn] != "") == met
            and sum(card.startswith("blue_") for card in state.hands[state.turn]) == 3
        )
    )
    state = sit_down(page, table, tmp_path)
    ledger = page.locator(".ledger")
    own = cast(dict[str, Any], state.view(state.turn)["own"])["ledger"]
    expect(ledger).to_contain_text(f"il manque {own['missing']}")
    expect(ledger.get_by_role("listitem").filter(has_text="Vivres")).to_have_text(
        re.compile(rf"Vivres\s: 3\s*{told}$")
    )
    later = ledger.get_by_role("listitem").filter(
        has_text=re.compile(r"À rapporter à Venise\s: 1 ou 2 de chaque")
    )
    expect(later).to_have_count(0 if met else 1)
    expect(page.locator(".trade-scene")).to_contain_text("cartes dans la pile")
    assert_accessible(page)


@pytest.mark.profile("fresh")
def test_two_play_by_link_and_neither_sees_the_others_goods(new_page: Callable[..., Page]) -> None:
    def turn_may_end(state: State) -> bool:
        return state.actor == 0 and state.phase == "trade" and all(state.hands)

    table = table_where(turn_may_end, seats=2)
    nadia = take_up(new_page(), "./" + link(table), "Nadia")
    holds_nothing_of_others(nadia, cast(State, table.state), 0)
    act(nadia, nadia.locator('[data-action="done"]'))
    expect(nadia.get_by_role("heading", name="À Marc de jouer : envoyez")).to_be_visible()
    sent = nadia.get_by_role("textbox", name="Lien vers la partie").input_value()
    state = cast(State, open_link(sent).playable().state)
    assert state.actor == 1
    holds_nothing_of_others(nadia, state, 0)
    holds_nothing_of_others(take_up(new_page(), sent, "Marc"), state, 1)


def take_up(page: Page, address: str, name: str) -> Page:
    """Open a link as the next player; check that the page holds no goods before the player has confirmed."""
    table_page.without_motion(page)
    page.goto(address)
    mine = page.get_by_role("button", name=f"Je suis {name}")
    expect(mine).to_be_focused()
    markup = page.evaluate(table_page.MARKUP)
    state = cast(State, open_link(address).playable().state)
    assert not [card for hand in state.hands for card in hand if f'"{card}"' in markup]
    mine.click()
    expect(page.locator(".ledger")).to_be_visible()
    return page


def test_a_pawn_at_sea_is_drawn_in_a_boat(page: Page, tmp_path: Path) -> None:
    table = table_where(lambda state: state.phase == "announce" and "candie" in state.places)
    state = sit_down(page, table, tmp_path)
    sailor = state.places.index("candie")
    pawn = page.locator(f'[data-piece="pawn-{sailor}"]')
    expect(pawn).to_have_attribute("data-standing", "sea")
    afloat = "one => getComputedStyle(one).getPropertyValue('--afloat').trim()"
    assert pawn.evaluate(afloat) == "inline"
    ashore = [seat for seat, place in enumerate(state.places) if place == "venise"]
    for seat in ashore:
        assert page.locator(f'[data-piece="pawn-{seat}"]').evaluate(afloat) == ""


@pytest.mark.profile("fresh")
def test_on_a_phone_a_game_opens_around_ones_pawn(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    """The map is asked twice to bring the pawn into sight, the second time while it still glides: it must not go too far."""
    page = new_page(viewport={"width": 390, "height": 844}, locale="fr-FR")
    table = table_where(
        lambda state: state.phase == "trade" and state.turn == 0 and state.places[0] in EAST,
        company="matelot",
    )
    sit_down(page, table, tmp_path)
    page.evaluate("localStorage.setItem('escales.settings', JSON.stringify({ speed: 'normal' }))")
    page.reload()
    expect(page.locator(".ledger")).to_be_visible()
    page.wait_for_function(IN_SIGHT, arg="pawn-0")
    still(page)
    assert page.evaluate(FROM_THE_EDGE, "pawn-0") > 40


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("phase", ["announce", "move", "trade", "white"])
def test_all_is_accessible_on_a_phone(
    new_page: Callable[..., Page], tmp_path: Path, phase: str, light: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme=light, locale="fr-FR")
    where = table_where(lambda state: state.phase == phase and state.round > 3)
    state = sit_down(page, where, tmp_path)
    if (
        phase == "announce"
    ):  # the map has moved to the announcing player's pawn, with the badges around it
        page.wait_for_function(IN_SIGHT, arg=f"pawn-{state.turn}")
        assert page.locator(".badge").evaluate_all(COVERED) == []
    if phase == "white":
        expect(page.locator(".fight-scene .scene-stake")).to_be_in_viewport(ratio=0.99)
    assert_accessible(page)
    page.get_by_role("button", name="Menu").click()
    assert_accessible(page)


@pytest.mark.profile("fresh")
def test_a_plain_turn_takes_two_clicks(page: Page, tmp_path: Path) -> None:
    """Announcing spins at once; a journey that leaves nothing to do ends the turn."""
    begun = table_where(lambda state: state.phase == "announce" and state.places[0] == "venise")
    seat = cast(State, begun.state).turn
    for mode, face in itertools.product(("land", "sea"), range(1, 8)):
        table = begun.branch(len(begun.log))
        if Action("announce", (mode,)) not in table.state.legal_actions():
            continue
        table.replay(Action("announce", (mode,)))
        spinning = cast(State, table.state)
        if not any(outcome.args[0] == face for outcome, _ in SPINS[mode]):
            continue
        spin = Action("spin", (face,))
        byte = loaded_dice.chance(spinning, spin)
        table.replay(spin)
        ways = list(table.state.legal_actions())
        for way in ways if len(ways) > 1 else ():
            arrived = table.branch(len(table.log))
            arrived.replay(way)
            after = cast(State, arrived.state)
            if after.turn == seat and list(map(str, after.legal_actions())) != ["done"]:
                continue
            table_page.with_forced_moves(page)
            sit_down(page, begun, tmp_path)
            loaded_dice.give(page, [byte])
            act(page, page.locator(f'[data-action="announce {mode}"]'))
            act(page, page.locator(f':is(.choices, .pinned-choices) [data-action="{way}"]'))
            expect(page.locator(".prompt-words")).not_to_contain_text(PEOPLE[seat][0])
            expect(page.locator(".log-spin").first).to_contain_text(str(face))
            return
    raise AssertionError("no plain turn from here")
