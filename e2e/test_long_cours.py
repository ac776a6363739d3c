"""Long Cours by clicks: a whole game of people and a bot, and fights, auctions and storms from recorded positions.

Tests check on their way that the page is accessible, and that it holds only the cards of the player at the screen.
"""

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from e2e import table_page
from e2e.accessibility import assert_accessible
from e2e.table_page import PEOPLE, act, verb
from escales import bots, games
from escales.core import CHANCE, Action, Seat, Table
from escales.games.long_cours.board import REACH
from escales.games.long_cours.cards import FIGHTS, fights
from escales.games.long_cours.state import State
from tests import playthroughs

pytestmark = pytest.mark.profile("kept")

RECORDS = playthroughs.FOLDER / "long_cours" / "playthroughs"


def table_at(record: str, reached: Callable[[State], bool]) -> Table:
    """A recorded game at its first decision in a state that *reached* accepts."""
    played = playthroughs.read((RECORDS / f"{record}.txt").read_text("utf-8"))
    seats = [Seat(name, colour, "human") for name, colour in PEOPLE[: played.header["seats"]]]
    table = Table(games.load("long_cours"), seats, played.header["options"])
    for action in played.actions:
        if table.state.actor not in (CHANCE, None) and reached(cast(State, table.state)):
            return table
        table.replay(action)
    raise AssertionError(f"{record} never reaches the wanted state")


def sit_down(page: Page, table: Table, tmp_path: Path) -> State:
    """Open the game of *table* as the captain who must decide."""
    state = cast(State, table.state)
    table_page.open_game(page, table, tmp_path, cast(int, state.actor))
    expect(page.locator(".choice").first).to_be_visible()
    return state


def holds_nothing_of_others(page: Page, state: State, seat: int | None) -> None:
    """Check that the page shows the hand of *seat*, and contains no fight card that only others hold."""
    shown = page.locator(".hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert sorted(shown) == ([] if seat is None else sorted(state.hands[seat]))
    markup = page.evaluate(table_page.MARKUP)
    for other, hand in enumerate(state.hands):
        for card in set(hand) & set(FIGHTS) if other != seat else ():
            assert f"card-{card}" not in markup
            assert f'"{card}"' not in markup


# What can be done that lies partly outside its part of the page, or under another part: buttons of actions, of the end of
# the turn and of cards, fields, sliders, and offered places.
CLIPPED = """() => [...document.querySelectorAll(
    ".actions :is(button, input, select, summary), .table [data-action], .die-button, .targets .target"
)].filter((control) => {
    const box = control.getBoundingClientRect();
    const middle = (box.left + box.right) / 2;
    return !control.disabled && box.height > 6 && box.width > 6 && [box.top + 3, box.bottom - 3].some((y) => {
        const seen = document.elementFromPoint(middle, y);
        return !control.contains(seen) && !seen?.contains(control);
    });
}).map((control) => control.textContent || control.outerHTML)"""

GONE = 5_000
"""Milliseconds after which a control that was visible no longer comes back."""

# An amount that leaves no choice is a button by itself.
WAYS = {
    "auction": '[data-verb="auction"] :is(.amount-choice button.strong, [data-action])',
    "buy": '[data-verb="buy"] :is(.amount-choice button.strong, [data-action])',
    "direct": ".pick button.strong",
}


def dealt_to_nadia() -> Table:
    """A game after the deal, in which Nadia begins, has a direct move, and has a stronger fight card than Marc."""
    seats = [
        Seat(name, colour, player)
        for (name, colour), player in zip(PEOPLE, ("human", "human", "random"), strict=False)
    ]
    for seed in count():
        table = Table(games.load("long_cours"), seats, {"rounds": 4}, rng=Random(seed))
        while table.state.actor == CHANCE:
            table.roll()
        hands = cast(State, table.state).hands
        if (
            table.state.actor == 0
            and "direct" in hands[0]
            and fights(hands[0], fights(hands[1])[-1])
        ):
            return table
    raise AssertionError("unreachable")


def test_the_set_up_begins_with_three_and_marks_two_as_a_house_rule(page: Page) -> None:
    """A limit of rounds is none, or four and more (LC-43)."""
    page.goto("./?game=long_cours")
    expect(page.locator(".seat-row")).to_have_count(3)
    house = page.locator(".setup-seats > .help")
    expect(house).to_have_text("")
    page.get_by_role("button", name="Retirer la place 3").click()
    expect(house).to_contain_text("À 2, c’est une règle maison")
    expect(house.get_by_role("link", name="LC-04")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Ajouter une place").click()
    expect(house).to_have_text("")
    rounds = page.locator("#option-rounds")
    more = page.locator(".option", has=rounds).get_by_role("button", name="Plus")
    more.click()
    expect(rounds).to_have_value("4")
    page.locator(".option", has=rounds).get_by_role("button", name="Moins").click()
    expect(rounds).to_have_value("0")
    expect(rounds).to_have_accessible_description("0, ou de 4 à 200.")
    rounds.press("ArrowUp")
    expect(rounds).to_have_value("4")
    rounds.press("ArrowDown")
    expect(rounds).to_have_value("0")
    rounds.fill("1")
    rounds.blur()
    expect(rounds).to_have_value("0")
    expect(page.locator(".setup-go button")).to_be_in_viewport()


def test_a_whole_game_of_two_people_and_a_bot(page: Page, tmp_path: Path) -> None:
    """The game goes from the first port to the limit of rounds, with a fight, an auction and storms.

    With her hand Nadia can sail to Marc's port and win a fight. Both keep their 3 M in the first round, so that she can then
    call for the auction.
    """
    sit_down(page, dealt_to_nadia(), tmp_path)
    seen: set[str] = set()
    for _ in range(400):
        page.wait_for_selector(
            ".ending, .handover:not([hidden]) button, .passing:not([hidden]) button,"
            " .die-button.waiting:enabled, .choice:visible, .target:visible"
        )
        if page.locator(".ending").is_visible():
            break
        state = one_step(page)
        if state not in seen and state != "handover":
            seen.add(state)
            assert_accessible(page)
    expect(page.locator(".ranking li")).to_have_count(3)
    expect(page.get_by_role("link", name="Règle LC-43").first).to_be_visible()
    assert {"launch", "direct", "fight", "auction", "storm", "resell", "sail", "die"} <= seen
    assert_accessible(page)


def one_step(page: Page) -> str:
    """Take the first possible action, in an order that makes much happen; returns its name."""
    for name, selector in {
        "handover": ".handover:not([hidden]) button.strong, .passing:not([hidden]) button",
        "die": ".die-button.waiting:enabled",
        "launch": '[data-action^="launch "]',
        "enter": '[data-action^="enter "]',
        "answer": '[data-action^="answer "]',
        "yield": '[data-action="yield"]',
        "pass": '[data-action="pass"]',
        "resell": '[data-action="resell"]',
    }.items():
        control = page.locator(f":is({selector})").first
        if control.is_visible():
            if name == "handover":
                covering = control.element_handle()
                control.click()
                covering.wait_for_element_state("hidden")
            else:
                try:
                    pressed = control.get_attribute("aria-pressed", timeout=GONE)
                except TimeoutError:
                    return "handover"  # the control was of the position before: look again
                if pressed == "false":
                    control.click()  # it would be in vain: the page asks first
                    control = page.locator(".foreseen [data-confirm]").last
                act(page, control)
            return name
    sold = page.locator(".raider-note").count() > 0
    for name in ("fight", "auction", "direct", "storm", "sail", "buy"):
        if verb(page, name).is_visible():
            verb(page, name).click()
        control = page.locator(WAYS.get(name, f'[data-action^="{name} "]')).first
        if not control.is_visible():
            continue
        if (name == "buy" and not sold) or (
            name == "direct" and (sold or not aims_at_another(page))
        ):
            continue
        if name == "storm":
            control.click()
            control = page.locator(".foreseen [data-confirm]").last
        act(page, control)
        return name
    act(page, page.locator('[data-action="done"]'))
    return "done"


def aims_at_another(page: Page) -> bool:
    """Enter the port of the other person's ship for a direct move, if it can be chosen; returns whether it can."""
    acting = re.split(r"\s*:", page.locator(".prompt-words").inner_text())[0].strip()
    ships = page.locator("section:has(#pieces-title) li").all_text_contents()
    ports = page.locator(".pick + datalist option").evaluate_all(
        "all => all.map((one) => one.value)"
    )
    for name in {"Nadia", "Marc"} - {acting}:
        for ship in ships:
            port = re.split(r":\s*", ship)[-1]
            if f"({name})" in ship and port in ports:
                page.locator(".pick input").fill(port)
                return True
    return False


def test_a_fight_is_shown_and_answered(page: Page, tmp_path: Path) -> None:
    table = table_at("five-captains", lambda state: state.phase == "fight" and len(state.blows) > 2)
    state = sit_down(page, table, tmp_path)
    scene = page.locator(".fight-scene")
    expect(scene.get_by_role("heading")).to_contain_text("contre")
    expect(scene.locator(".blow")).to_have_count(len(state.blows))
    holds_nothing_of_others(page, state, state.actor)
    assert_accessible(page)
    names = [PEOPLE[seat][0] for seat in (state.turn, state.target)]

    act(page, page.locator('[data-action^="answer "]'))

    # The other captain must see the answer: the screen is handed over in the middle of the fight.
    heading = page.get_by_role("heading", name=f"Passez l’écran à {names[0]}")
    expect(heading).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)
    assert_accessible(page)
    page.get_by_role("button", name=f"C’est moi, {names[0]}").click()
    expect(scene.locator(".blow")).to_have_count(len(state.blows) + 1)
    act(page, page.locator('[data-action="yield"]'))
    # Who has won with what, and what changed hands, stands there until the next move.
    expect(scene.get_by_role("heading")).to_contain_text(f"{names[1]} l’emporte sur {names[0]}")
    expect(scene.locator(".blow")).to_have_count(len(state.blows) + 1)
    expect(scene.locator(".blow").last).to_contain_text(names[1])
    expect(scene.locator(".scene-due")).to_contain_text(
        re.compile(r"donne tous ses billets|aucun billet")
    )
    assert_accessible(page)
    expect(page.locator(".log-yield").first).to_contain_text("renonce")
    # On a phone too, it is read before what can be done next.
    page.set_viewport_size({"width": 390, "height": 844})
    parts = page.locator(".fight-over, .actions .choice-group, .actions .verbs, .actions .barred")
    expect(parts.nth(1)).to_be_visible()
    tops = parts.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert tops == sorted(tops)


def test_a_fight_can_be_started_with_a_card_of_the_hand(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "six-entry-zones",
        lambda state: (
            state.phase == "turn"
            and state.round > 1
            and any(family.verb == "fight" for family in state.legal_actions().families)
        ),
    )
    state = sit_down(page, table, tmp_path)
    card = next(card for card in state.hands[state.turn] if card in FIGHTS)
    page.locator(f'.hand button[data-card="{card}"]').click()
    control = page.locator(f'[data-action^="fight "][data-action$=" {card}"]').first
    expect(control).to_be_focused()
    expect(control).to_be_in_viewport(ratio=1)
    assert_accessible(page)
    act(page, control)
    expect(page.get_by_role("heading", name="Passez l’écran")).to_be_visible()


def test_an_auction_is_shown_and_won(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "auction-of-four", lambda state: state.phase == "auction" and len(state.bidders) == 3
    )
    state = sit_down(page, table, tmp_path)
    scene = page.locator(".auction-scene")
    expect(scene.locator(".bidder")).to_have_count(4)
    expect(scene.locator(".bidder-leads")).to_contain_text(PEOPLE[state.leader][0])
    expect(scene.locator(".bidder-asked")).to_contain_text(PEOPLE[cast(int, state.actor)][0])
    assert_accessible(page)

    move = table_page.shown_move(page)
    page.get_by_role("spinbutton", name="Surenchérir").fill("999")
    page.locator(".amount-choice button.strong").click()
    expect(page.locator(".prompt-refusal")).to_contain_text("Votre offre doit être de")
    expect(page.locator(".prompt-refusal").get_by_role("link", name="Règle LC-31")).to_be_visible()
    assert table_page.shown_move(page) == move
    assert_accessible(page)

    bidder = PEOPLE[cast(int, state.actor)][0]
    page.get_by_role("spinbutton", name="Surenchérir").fill(str(state.cash[cast(int, state.actor)]))
    act(page, page.locator(".amount-choice button.strong"))
    take = page.locator(".handover:not([hidden]) button.strong")
    give_up = page.locator('[data-action="pass"]')
    for _ in table_page.patiently("the auction does not end"):
        if not scene.count():
            break
        # When the hand-over screen can be confirmed, the page holds no cards any more.
        expect(take.or_(give_up).locator("visible=true").first).to_be_visible()
        if take.is_visible():
            expect(page.locator(".hand .card")).to_have_count(0)
            take.click()
        act(page, give_up)
    expect(page.locator(".log-sold, .log-outbid").first).to_be_attached()
    expect(page.locator(".raider-note").first).to_contain_text("Le Corsaire est acheté")
    assert bidder


def test_a_storm_shows_whom_it_would_hit_before_it_is_played(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "six-entry-zones",
        lambda state: (
            state.phase == "turn" and state.round > 2 and "storm" in state.hands[state.turn]
        ),
    )
    state = sit_down(page, table, tmp_path)
    holds_nothing_of_others(page, state, state.actor)
    page.locator('.hand button[data-card="storm"]').first.click()
    expect(verb(page, "storm")).to_have_attribute("aria-pressed", "true")
    storms = state.view(None)["public"]["storms"]
    worst = max(
        cast(list[dict[str, object]], storms),
        key=lambda storm: len(cast(list[int], storm["seats"])),
    )
    zone, struck = worst["zone"], cast(list[int], worst["seats"])
    assert struck
    move = table_page.shown_move(page)
    hits = page.locator('[data-action^="storm "]').evaluate_all(
        "all => all.map((one) => one.querySelector('.emblem, .raider') !== null)"
    )
    assert hits == sorted(hits, reverse=True), "where nobody is, it comes last"
    button = page.locator(f'[data-action="storm {zone}"]')
    expect(button.locator(".emblem")).to_have_count(len(struck))
    button.hover()
    expect(page.locator(f'.threats [data-area="{zone}"]')).to_have_count(1)
    button.click()
    expect(page.locator(".foreseen .victims li")).to_have_count(len(struck))
    for seat in struck:
        expect(page.locator(".foreseen")).to_contain_text(PEOPLE[seat][0])
    assert table_page.shown_move(page) == move
    assert_accessible(page)
    # The end of the turn does not drop the storm without a word.
    page.locator('[data-action="done"]').click()
    expect(page.locator(".foreseen")).to_contain_text("Vous n’avez pas confirmé")
    assert table_page.shown_move(page) == move
    button.click()

    act(page, page.locator(".foreseen [data-confirm]").last)
    expect(page.locator(".log-storm").first).to_contain_text(f"zone {zone}")
    for seat in struck:
        expect(page.locator(f'[data-piece="ship-{seat}"]')).to_have_count(0)


def test_the_reach_of_the_corsaire_is_marked_on_demand(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "six-entry-zones", lambda state: state.phase == "turn" and bool(state.corsaire)
    )
    state = sit_down(page, table, tmp_path)
    danger = cast(list[str], state.view(None)["public"]["danger"])
    toggle = page.get_by_role("button", name="Portée du Corsaire", exact=True)
    for port in page.locator('[data-action^="sail "]').all():
        reached = (port.get_attribute("data-action") or "").removeprefix("sail ") in danger
        expect(port.locator(".brief-danger")).to_have_count(
            int(reached and state.owner != state.turn)
        )
    expect(page.locator(".threats [data-place]")).to_have_count(0)
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".threats [data-place] .threat-sign")).to_have_count(len(danger))
    assert_accessible(page)
    toggle.click()
    expect(page.locator(".threats [data-place]")).to_have_count(0)
    expect(page.locator(f".seats > li:nth-child({state.owner + 1})")).to_contain_text("Corsaire")


def test_the_end_of_a_turn_within_reach_of_the_corsaire_is_asked_about(
    page: Page, tmp_path: Path
) -> None:
    """Whoever can still sail away learns that the Corsaire can come, and may think better of it."""
    table = table_at(
        "two-captains",
        lambda state: (
            state.phase == "turn"
            and bool(state.corsaire)
            and state.owner != state.turn
            and not state.moved
            and state.ships[state.turn] in REACH[state.corsaire]
        ),
    )
    sit_down(page, table, tmp_path)
    move = table_page.shown_move(page)
    done = page.locator('[data-action="done"]')
    done.click()
    asked = page.locator(".foreseen")
    expect(asked).to_contain_text("Le Corsaire")
    assert_accessible(page)
    asked.get_by_role("button", name="Non").click()
    expect(asked).to_have_count(0)
    expect(done).to_be_focused()
    assert table_page.shown_move(page) == move
    done.click()
    act(page, asked.locator("[data-confirm]"))


@pytest.mark.parametrize(("said", "rule"), [("Gibraltar", "LC-15"), ("Atlantis", "LC-15")])
def test_a_direct_move_to_no_port_is_refused(
    page: Page, tmp_path: Path, said: str, rule: str
) -> None:
    table = table_at(
        "six-entry-zones",
        lambda state: (
            state.phase == "turn" and state.round > 1 and "direct" in state.hands[state.turn]
        ),
    )
    sit_down(page, table, tmp_path)
    move = table_page.shown_move(page)
    page.locator('.hand button[data-card="direct"]').first.click()
    field = page.get_by_role("combobox", name=re.compile("Déplacement direct"))
    expect(field).to_be_focused()
    field.fill(said)
    field.press("Enter")
    refusal = page.locator(".prompt-refusal")
    expect(refusal.get_by_role("link", name=f"Règle {rule}")).to_be_visible()
    assert table_page.shown_move(page) == move


def test_a_purchase_beyond_the_cash_is_refused(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "auction-of-four",
        lambda state: any(family.verb == "buy" for family in state.legal_actions().families),
    )
    state = sit_down(page, table, tmp_path)
    if verb(page, "buy").is_visible():
        verb(page, "buy").click()
    page.get_by_role("spinbutton", name="Acheter").fill(str(state.cash[state.turn] + 1))
    page.locator(".amount-choice button.strong").click()
    expect(page.locator(".prompt-refusal").get_by_role("link", name="Règle LC-11")).to_be_visible()
    act_cash = page.locator(f".seats > li:nth-child({state.turn + 1}) .figure b").first
    expect(act_cash).to_have_text(str(state.cash[state.turn]))
    page.get_by_role("spinbutton", name="Acheter").fill(str(state.cash[state.turn]))
    expect(page.locator(".prompt-refusal")).to_be_hidden()


@pytest.mark.parametrize(
    ("record", "phase"),
    [("five-captains", "fight"), ("auction-of-four", "auction"), ("six-entry-zones", "turn")],
)
@pytest.mark.parametrize("light", ["light", "dark"])
def test_all_is_accessible_on_a_phone(
    new_page: Callable[..., Page], tmp_path: Path, record: str, phase: str, light: str
) -> None:
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme=light, locale="fr-FR")
    sit_down(
        page, table_at(record, lambda state: state.phase == phase and state.round > 2), tmp_path
    )
    assert_accessible(page)
    page.get_by_role("button", name="Menu").click()
    assert_accessible(page)


def with_a_storm_card(state: State) -> bool:
    """Whether a captain with a storm card may sail."""
    return (
        state.phase == "turn"
        and state.round > 2
        and "storm" in state.hands[state.turn]
        and any(family.verb == "sail" for family in state.legal_actions().families)
    )


def test_nothing_that_can_be_done_lies_under_the_hand_or_the_journal(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 1440, "height": 900}, locale="fr-FR")
    sit_down(page, table_at("six-entry-zones", with_a_storm_card), tmp_path)
    for name in ("sail", "storm"):
        verb(page, name).click()
        assert page.evaluate(CLIPPED) == []


def test_a_legal_port_is_sailed_to_unless_the_open_tab_asks_for_a_place(
    page: Page, tmp_path: Path
) -> None:
    """A storm asks for a zone: there a tap on a port must not sail. To buy asks for an amount."""
    table = table_at("six-entry-zones", with_a_storm_card)
    state = sit_down(page, table, tmp_path)
    ports = next(
        family.values for family in state.legal_actions().families if family.verb == "sail"
    )
    assert ports
    port = page.locator(f'.target[data-place="{ports[0]}"]')
    expect(port).to_have_count(1)
    verb(page, "storm").click()
    expect(port).to_have_count(0)
    verb(page, "sail").click()
    act(page, port)
    expect(page.locator(".log-line").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("fait route vers")
    stands = page.locator("section:has(#pieces-title) li").all_text_contents()
    assert f"Cargo ({PEOPLE[state.turn][0]}) : {state.ships[state.turn]}" not in stands


def test_on_a_phone_the_map_keeps_still_while_people_look_at_what_they_can_do(
    new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR"
    )
    sit_down(page, table_at("six-entry-zones", with_a_storm_card), tmp_path)
    camera = "document.querySelector('.board').style.transform"
    stands = page.evaluate(camera)
    assert "translate" in stands
    for name in ("storm", "sail", "storm", "sail"):
        verb(page, name).tap()
        page.wait_for_timeout(100)
        assert page.evaluate(camera) == stands
    # The names of ports are not broken, however many there are.
    ports = page.locator('[data-verb="sail"] .choice')
    assert max(ports.evaluate_all("all => all.map((one) => one.offsetHeight)")) < 60
    # Whoever has sailed by a tap on the map sees what they can do there, though they had read on below.
    top = "document.querySelector('.table-scroll').scrollTop"
    page.evaluate(f"{top} = 200")
    act(page, page.locator(".target:visible").first)
    page.wait_for_function(f"{top} === 0")


def test_the_name_of_a_port_on_the_map_is_the_port(page: Page, tmp_path: Path) -> None:
    state = sit_down(page, table_at("six-entry-zones", with_a_storm_card), tmp_path)
    ports = next(
        family.values for family in state.legal_actions().families if family.verb == "sail"
    )
    verb(page, "sail").click()
    names = [page.locator(f'[data-names="{port}"]:visible') for port in ports or ()]
    written = next(name for name in names if name.count() > 0)
    page.mouse.click(*table_page.middle(written))
    expect(page.locator(".log")).to_contain_text("fait route vers")


def test_who_moves_the_focus_is_told_what_has_it(page: Page, tmp_path: Path) -> None:
    sit_down(page, table_at("six-entry-zones", with_a_storm_card), tmp_path)
    targets = page.locator(".board .target")
    expect(targets.nth(1)).to_be_visible()
    tip = page.locator(".tip")
    targets.first.evaluate("target => { document.activeElement.blur(); target.focus(); }")
    page.wait_for_timeout(300)
    expect(tip).to_be_hidden()  # the page has set it
    page.keyboard.press("ArrowRight")
    expect(tip).to_be_visible()


@pytest.mark.rule("LC-35")
def test_who_is_sunk_reads_it_before_the_others_play_on(page: Page, tmp_path: Path) -> None:
    table = sunk_among_robots()
    table_page.open_game(page, table, tmp_path, 0)
    told = page.get_by_role("region", name="la partie est finie pour vous")
    at = re.compile(r"Le Corsaire \(.+\) coule votre cargo .+\s: vous quittez la partie")
    expect(told).to_contain_text(at)
    over = page.locator(".passing")
    expect(over).to_contain_text("La partie est finie pour vous")
    expect(over.get_by_role("button", name="Les regarder jouer")).to_be_visible()
    expect(page.locator(".hurry")).to_be_hidden()  # what goes on stands at one place
    page.locator(".board-frame").click(position={"x": 5, "y": 5})  # no click passes over it
    assert_accessible(page)
    assert table_page.shown_move(page) == len(table.log)
    over.get_by_role("button", name="Aller à la fin").click()
    expect(page.locator(".ending")).to_be_visible(timeout=60_000)
    expect(over).to_be_hidden()


def sunk_among_robots() -> Table:
    """A game in which Nadia's ship has just been sunk, and two robots play on."""
    seats = [
        Seat(name, colour, player)
        for (name, colour), player in zip(PEOPLE, ("human", "mousse", "mousse"), strict=False)
    ]
    for seed in range(40):
        rng = Random(seed)
        table = Table(games.load("long_cours"), seats, {"rounds": 40}, rng=rng)
        while table.state.actor is not None and not cast(State, table.state).fallen:
            if table.state.actor == CHANCE:
                table.roll()
            else:
                table.play(as_a_robot(table, rng), table.state.actor)
        if table.state.actor is not None and cast(State, table.state).fallen == ((0,),):
            return table
    raise AssertionError("no such game")


def as_a_robot(table: Table, rng: Random) -> Action:
    state, mousse = table.state, bots.load("mousse", table.game)
    return mousse.choose(lambda: state.view(state.actor), state.legal_actions(), rng)


@pytest.mark.profile("kept", settings=table_page.FORCED)
def test_selling_says_its_odds_and_is_one_click(page: Page, tmp_path: Path) -> None:
    table = table_at(
        "six-entry-zones",
        lambda state: (
            state.phase == "turn"
            and not state.rolled
            and sum(amount > 0 for amount in state.cargo[state.turn]) == 1
        ),
    )
    state = cast(State, table.state)
    table_page.with_forced_moves(page)
    sit_down(page, table, tmp_path)
    button = page.locator('[data-action="resell"]')
    brings = 3 * max(state.cargo[state.turn])
    expect(button).to_contain_text(
        re.compile(rf"1 chance sur 6\s: \w+ {brings}\sM \(trois fois le prix\)")
    )
    move = table_page.shown_move(page)
    button.click()
    page.wait_for_selector(f'.table[data-move="{move + 2}"]')
    told = re.compile(r"Le dé dit \d \([^)]+\)\s: .+ (reçoit|ne revend rien)")  # \w has no é there
    expect(page.locator(".log")).to_contain_text(told)
    # What the die has shown stays beside the actions, said to the person, with its face.
    said_to_them = re.compile(r"Le dé dit \d \([^)]+\)\s: .*vous (.+ recevez|.+ revendez rien)")
    expect(page.locator(".news-words")).to_have_text(said_to_them)
    face = page.locator(".news-face use")
    expect(page.locator(".news-face")).to_be_visible()
    said = re.search(r"\d", page.locator(".news-words").inner_text())
    assert said is not None
    expect(face).to_have_attribute("href", f"#outcome-roll-{said[0]}")


@pytest.mark.rule("LC-32")
def test_the_corsaire_arrives_with_the_flag_of_its_owner(page: Page, tmp_path: Path) -> None:
    """Its name does not say whose it is, and it is drawn for its arrival before a view has it."""
    table = table_at(
        "corsaire-sunk-and-bought-again",
        lambda state: state.due and state.turn == state.owner and state.phase == "turn",
    )
    state = sit_down(page, table, tmp_path)
    corsaire = page.locator('[data-piece="corsaire"]')
    expect(corsaire).to_have_count(0)
    act(page, page.locator('[data-action="done"]').first)
    act(page, page.locator(".die-button.waiting:enabled"))
    expect(corsaire).to_have_class(re.compile(f"seat-{PEOPLE[state.owner][1]}"))


def test_with_a_last_round_the_table_says_it_and_what_everybody_would_count(
    page: Page, tmp_path: Path
) -> None:
    """LC-43: the notes count, and the cargo three times."""
    seats = [Seat(name, colour, "human") for name, colour in PEOPLE[:2]]
    table = Table(games.load("long_cours"), seats, {"rounds": 4}, rng=Random(1))
    state = cast(State, table.state)
    while state.round < 4 or state.actor in (CHANCE, None):
        if state.actor == CHANCE:
            table.roll()
            continue
        legal = state.legal_actions()
        buys = [action for action in legal if action.verb == "buy"]
        ends = [action for action in legal if action.verb == "done"]
        table.play((buys or ends or list(legal))[0], cast(int, state.actor))
        state = cast(State, table.state)
    sit_down(page, table, tmp_path)
    expect(page.locator(".table-line")).to_have_text("Dernier tour de table")
    assert any(sum(goods) for goods in state.cargo)
    for seat, total in enumerate(page.locator(".seat-total").all_inner_texts()):
        assert int(total.split()[0]) == state.cash[seat] + 3 * sum(state.cargo[seat])
    assert page.locator(".seat-total").count() == 2
