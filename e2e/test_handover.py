"""Several people with secrets share one device: a hand-over screen comes between their turns.

The page never holds the secret of a player who is not at the screen. The tests play their own game, in which each player has
a number that nobody else may see.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import table_page
from e2e.accessibility import assert_accessible

# Records every message of the worker that the page reads.
HEAR = """
window.heard = [];
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", {...data, get() {
    const value = data.get.call(this);
    window.heard.push(JSON.stringify(value));
    return value;
}});
"""
# The markup of the page and the values of its fields, without the drawings of all cards of the game.
MARKUP = """() => {
    const page = document.documentElement.cloneNode(true);
    for (const drawings of page.querySelectorAll("svg.symbols")) drawings.remove();
    const typed = [...document.querySelectorAll("input")].map((field) => field.value);
    return page.outerHTML + typed.join("\\n");
}"""


@pytest.fixture(scope="module")
def site(toy_site: str) -> str:
    """These tests run on the site that has a game with secrets."""
    return toy_site


@dataclass
class Family:
    """People at one device, and the numbers that they have turned over so far."""

    page: Page
    numbers: dict[str, str] = field(default_factory=dict)

    def sit(self, *players: str) -> None:
        """Start a game; a player without a name is a bot."""
        self.page.goto("./?game=toy")
        table_page.seat_people(self.page, len(players))
        for at, player in enumerate(players, 1):
            if player:
                self.page.get_by_role("textbox", name=f"Nom, place {at}").fill(player)
            else:
                self.page.get_by_role("combobox", name=f"Qui joue, place {at}").select_option(
                    "Mousse"
                )
        self.page.get_by_role("button", name="Commencer la partie").click()

    def awaits(self, name: str) -> None:
        """Check that the hand-over screen asks for a player, and that the page holds no secret."""
        heading = self.page.get_by_role("heading", name=f"Passez l’écran à {name}")
        expect(heading).to_be_visible()
        expect(self.page.get_by_role("button", name=f"C’est moi, {name}")).to_be_focused()
        expect(self.page.get_by_role("button", name="Retourner mon numéro")).not_to_be_visible()
        self.nothing_shown_of(*self.numbers)

    def take(self, name: str) -> None:
        """Confirm that a player is there, and check that the page shows no other player's number."""
        self.awaits(name)
        self.page.get_by_role("button", name=f"C’est moi, {name}").click()
        expect(self.page.get_by_role("heading", name="Passez l’écran")).to_have_count(0)
        self.nothing_shown_of(*(set(self.numbers) - {name}))

    def turn_over(self, name: str) -> None:
        """The player at the screen turns a number over, and sees it."""
        self.page.get_by_role("button", name="Retourner mon numéro").click()
        self.numbers[name] = self.own(name)

    def own(self, name: str) -> str:
        """The number that the page shows to a player."""
        hand = self.page.get_by_role(
            "region", name=re.compile(rf"^Pour les yeux (de |d’){name} seulement$")
        )
        shown = hand.get_by_role("list", name="Votre numéro").get_by_role("listitem").inner_text()
        found = re.search(r"\d", shown)
        assert found
        return found[0]

    def pass_on(self, name: str) -> None:
        """The player at the screen passes it on to another one."""
        self.page.get_by_role(
            "button", name=re.compile(rf"^C’est vu : au tour (de |d’){name}$")
        ).click()

    def reload(self) -> None:
        """Check all that the worker has sent so far, then reload the page."""
        self.nothing_sent_of_others()
        self.page.reload()

    def deal(self, *names: str) -> None:
        """Each player turns a number over; then the hand-over screen asks for the first one."""
        for name, then in zip(names, [*names[1:], names[0]], strict=True):
            self.take(name)
            self.turn_over(name)
            self.pass_on(then)

    def stake(self, amount: int) -> None:
        """Stake an amount with the number field."""
        self.page.get_by_role("spinbutton", name="Miser").fill(str(amount))
        self.page.get_by_role("button", name=f"Miser {amount}", exact=True).click()

    def nothing_shown_of(self, *names: str) -> None:
        """Check that neither the markup nor the accessibility tree contains the numbers of these players."""
        session = self.page.context.new_cdp_session(self.page)
        tree = session.send("Accessibility.getFullAXTree")
        session.detach()
        places = {"markup": self.page.evaluate(MARKUP), "tree": json.dumps(tree)}
        for name in names:
            told = re.compile(
                rf"(Numéro|Number|\\u00e9ro)\s*{self.numbers[name]}\b|\bn{self.numbers[name]}\b"
            )
            for place, text in places.items():
                found = told.search(text)
                assert not found, f"{name}: {text[found.start() - 80 : found.end() + 20]} ({place})"

    def nothing_sent_of_others(self) -> None:
        """Check that the worker sent no player the number of another, until all numbers were shown."""
        answers = list(self.answers())
        assert answers
        for answer in answers:
            if answer["view"]["result"] is not None:
                continue
            seats = [seat["name"] for seat in answer["seats"]]
            looking = answer["view"]["seat"]
            # The record of the game holds everything; it is stored and shared, but never shown.
            del answer["save"]
            for name in self.numbers:
                if looking is None or seats[looking] != name:
                    assert f"n{self.numbers[name]}" not in re.findall(
                        r"\bn\d\b", json.dumps(answer)
                    )

    def answers(self) -> Iterator[dict[str, Any]]:
        """The worker's answers about the table."""
        for heard in self.page.evaluate("window.heard"):
            for part in json.loads(heard) if heard.startswith("[") else []:
                if isinstance(part, str) and part.startswith('{"ok":true,"game"'):
                    yield json.loads(part)


@pytest.fixture
def family(page: Page) -> Family:
    """A page for several people at one device."""
    table_page.without_motion(page)
    page.add_init_script(HEAR)
    return Family(page)


def test_a_game_of_two_at_one_screen(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    assert_accessible(page)
    family.take("Ann")
    family.turn_over("Ann")
    assert_accessible(page)
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    family.pass_on("Ann")
    family.take("Ann")
    assert family.own("Ann") == family.numbers["Ann"]
    expect(page.locator(".prompt-words")).to_contain_text("Ann : échangez votre numéro ou misez")
    assert_accessible(page)
    family.stake(7)
    # Zoé answers out of turn, then it is her own turn: no hand-over screen in between.
    family.take("Zoé")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".prompt-words")).to_contain_text("Zoé : échangez votre numéro ou misez")
    family.stake(3)
    family.take("Ann")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".ending h2")).to_be_focused()
    expect(page.locator(".log")).to_contain_text("Tous montrent leur numéro")
    assert_accessible(page)
    family.nothing_sent_of_others()


def test_a_reload_shows_no_secret_before_a_player_confirms(family: Family) -> None:
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.reload()
    family.take("Ann")
    assert family.own("Ann") == family.numbers["Ann"]
    family.stake(5)
    family.awaits("Zoé")
    family.reload()
    family.take("Zoé")
    family.nothing_sent_of_others()


def test_only_the_player_who_made_a_choice_can_take_it_back(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.awaits("Zoé")
    page.get_by_role("button", name="Annuler le dernier choix").click()
    family.take("Ann")
    family.stake(6)
    family.take("Zoé")
    # Zoé cannot take back Ann's choice.
    expect(page.get_by_role("button", name="Annuler le dernier choix")).to_have_count(0)
    page.get_by_role("button", name="Suivre").click()
    page.get_by_role("button", name="Annuler le dernier choix").click()
    expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()
    family.nothing_sent_of_others()


def test_the_past_shows_each_player_only_their_own_number(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.take("Zoé")
    page.get_by_role("button", name="Revoir la partie").click()
    for move in range(2, -1, -1):
        table_page.at_rest(page, move)
        family.nothing_shown_of("Ann")
        if move:
            page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Escape")
    table_page.at_rest(page, 3)
    # Zoé looks at the past again before the screen is passed on: nothing of it stays on the page.
    page.keyboard.press("Shift+ArrowLeft")
    table_page.at_rest(page, 2)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Passer", exact=True).click()
    family.stake(1)
    family.awaits("Ann")
    family.take("Ann")
    page.get_by_role("button", name="Revoir la partie").click()
    family.nothing_shown_of("Zoé")
    family.nothing_sent_of_others()


def test_bots_between_people_keep_their_numbers_hidden(family: Family) -> None:
    page = family.page
    family.sit("Ann", "", "Zoé")
    family.take("Ann")
    family.turn_over("Ann")
    # The bot is dealt its number in the meantime; Ann still sees hers until the screen is passed on.
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    family.pass_on("Ann")
    family.take("Ann")
    family.stake(2)
    expect(page.locator(".prompt-words")).to_contain_text("Zoé")
    family.awaits("Zoé")
    family.reload()
    family.take("Zoé")
    family.nothing_sent_of_others()


def test_one_person_with_bots_never_passes_the_screen_on(family: Family) -> None:
    page = family.page
    family.sit("Ann", "")
    family.turn_over("Ann")
    expect(page.get_by_role("spinbutton", name="Miser")).to_be_visible()
    page.reload()
    expect(page.get_by_role("spinbutton", name="Miser")).to_be_visible()
    assert family.own("Ann") == family.numbers["Ann"]
    expect(page.get_by_role("heading", name="Passez l’écran")).to_have_count(0)


def test_amounts_by_slider_field_and_steps(family: Family) -> None:
    page = family.page
    family.sit("Ann", "")
    family.turn_over("Ann")
    amount = page.get_by_role("spinbutton", name="Miser")
    slider = page.get_by_role("slider", name="Miser")
    expect(amount).to_have_accessible_description("De 0 à 20.")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(amount).to_have_value("3")
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name="Moins").click()
    expect(slider).to_have_value("4")

    # The rules refuse an impossible stake; it stays in the field to be corrected.
    amount.fill("21")
    expect(amount).to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    refusal = page.locator(".prompt-refusal")
    expect(refusal).to_contain_text("Vous pouvez miser de 0 à 20.")
    expect(refusal.get_by_role("link", name="Règle TY-03")).to_be_visible()
    expect(amount).to_have_value("21")
    assert_accessible(page)
    amount.fill("")
    amount.press("Enter")
    expect(amount).to_be_focused()
    amount.fill("20")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ann mise 20")


def test_a_link_asks_who_is_there_and_shows_only_their_number(
    family: Family, new_page: Callable[..., Page]
) -> None:
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.page.get_by_role("button", name="Partager", exact=True).click()
    link = family.page.get_by_role("textbox", name="Lien vers la partie").input_value()

    far = Family(new_page(), dict(family.numbers))
    table_page.without_motion(far.page)
    far.page.add_init_script(HEAR)
    far.page.goto(link)
    far.page.get_by_role("button", name="Je suis Zoé").click()
    # It is Ann's turn, but Zoé is there and sees her own number. The page offers the link, and also lets Ann play here.
    assert far.own("Zoé") == family.numbers["Zoé"]
    far.nothing_shown_of("Ann")
    far.page.get_by_role("button", name="Ann joue ici").click()
    far.take("Ann")
    far.nothing_sent_of_others()


def test_a_theme_may_draw_the_hand_itself(family: Family) -> None:
    page = family.page

    def drawing(url: str) -> str:
        return (
            "export const hand = (own, { card }) => { const fan = document.createElement('p');"
            "fan.append('Éventail : ', ...(own.card ? [card(own.card)] : [])); return [fan]; };"
            if url.endswith(".js")
            else json.dumps(
                [{**game, "draws": game["id"] == "toy"} for game in listed_games("site-toy")]
            )
        )

    types = {"js": "text/javascript", "json": "application/json"}
    page.route(
        re.compile(r"games/index\.json|themes/toy/theme\.js"),
        lambda route: route.fulfill(
            body=drawing(route.request.url),
            content_type=types[route.request.url.rsplit(".", 1)[1]],
        ),
    )
    family.sit("Ann", "")
    page.get_by_role("button", name="Retourner mon numéro").click()
    expect(page.locator(".hand")).to_contain_text(re.compile(r"Éventail :\s*Numéro \d"))


def listed_games(site: str) -> list[dict[str, object]]:
    """The list of games of a built site."""
    folder = Path(__file__).resolve().parents[1] / "dist" / site
    listed: list[dict[str, object]] = json.loads((folder / "games" / "index.json").read_text())
    return listed


def test_the_published_site_has_no_toy_game() -> None:
    assert "toy" not in {game["id"] for game in listed_games("site")}
    assert "toy" in {game["id"] for game in listed_games("site-toy")}
