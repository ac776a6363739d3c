"""Several people with secrets at one screen: a screen comes between them, and nobody's page holds what is another's.

Played with the tests' own game, in which everybody has a number that nobody else may see.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import sitting
from e2e.soundness import is_sound

# Everything that the page reads of what the worker sends, as it comes.
HEAR = """
window.heard = [];
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", {...data, get() {
    const value = data.get.call(this);
    window.heard.push(JSON.stringify(value));
    return value;
}});
"""
# The page as it is in memory, without the drawings of all the cards there are.
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
    """People at one screen, and the numbers that they have been seen to hold."""

    page: Page
    numbers: dict[str, str] = field(default_factory=dict)

    def sit(self, *players: str) -> None:
        """Begin a game; a player without a name is a bot."""
        self.page.goto("./?game=toy")
        for _ in range(len(players) - 2):
            self.page.get_by_role("button", name="Ajouter une place").click()
        for at, player in enumerate(players, 1):
            if player:
                self.page.get_by_role("textbox", name=f"Nom, place {at}").fill(player)
            else:
                self.page.get_by_role("combobox", name=f"Qui joue, place {at}").select_option(
                    "Robot (hasard)"
                )
        self.page.get_by_role("button", name="Commencer la partie").click()

    def awaits(self, name: str) -> None:
        """The screen between asks for somebody, and holds no secret at all."""
        heading = self.page.get_by_role("heading", name=f"Passez l’écran à {name}")
        expect(heading).to_be_visible()
        expect(self.page.get_by_role("button", name=f"C’est moi, {name}")).to_be_focused()
        expect(self.page.get_by_role("button", name="Retourner mon numéro")).not_to_be_visible()
        self.nothing_shown_of(*self.numbers)

    def take(self, name: str) -> None:
        """Somebody says to be there, and sees no other's number."""
        self.awaits(name)
        self.page.get_by_role("button", name=f"C’est moi, {name}").click()
        expect(self.page.get_by_role("heading", name="Passez l’écran")).to_have_count(0)
        self.nothing_shown_of(*(set(self.numbers) - {name}))

    def turn_over(self, name: str) -> None:
        """Whoever looks turns a number over, and sees it."""
        self.page.get_by_role("button", name="Retourner mon numéro").click()
        self.numbers[name] = self.own(name)

    def own(self, name: str) -> str:
        """The number that is shown to somebody."""
        hand = self.page.get_by_role("region", name=f"Pour les yeux de {name} seulement")
        shown = hand.get_by_role("list", name="Votre numéro").get_by_role("listitem").inner_text()
        found = re.search(r"\d", shown)
        assert found
        return found[0]

    def pass_on(self, name: str) -> None:
        """Whoever has seen enough passes the screen on."""
        self.page.get_by_role("button", name=f"C’est vu : au tour de {name}").click()

    def reload(self) -> None:
        """Load the page anew, after a look at all that the worker sent to the old one."""
        self.nothing_sent_of_others()
        self.page.reload()

    def deal(self, *names: str) -> None:
        """Everybody's number is turned over; the screen is then up for the first."""
        for name, then in zip(names, [*names[1:], names[0]], strict=True):
            self.take(name)
            self.turn_over(name)
            self.pass_on(then)

    def stake(self, amount: int) -> None:
        """Stake by the field."""
        self.page.get_by_role("spinbutton", name="Miser").fill(str(amount))
        self.page.get_by_role("button", name=f"Miser {amount}", exact=True).click()

    def nothing_shown_of(self, *names: str) -> None:
        """Neither the page's markup nor what assistive technology reads tells anything of these hands."""
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
        """Nothing that the worker sent for anybody's eyes told of another's number, until all were shown."""
        answers = list(self.answers())
        assert answers
        for answer in answers:
            if answer["view"]["result"] is not None:
                continue
            seats = [seat["name"] for seat in answer["seats"]]
            looking = answer["view"]["seat"]
            # The record of the game holds everything: it is what is kept and shared, and never shown.
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
    """A page at which several people will sit."""
    sitting.without_motion(page)
    page.add_init_script(HEAR)
    return Family(page)


def test_a_game_of_two_at_one_screen(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    is_sound(page)
    family.take("Ann")
    family.turn_over("Ann")
    is_sound(page)
    family.pass_on("Zoé")
    family.take("Zoé")
    family.turn_over("Zoé")
    family.pass_on("Ann")
    family.take("Ann")
    assert family.own("Ann") == family.numbers["Ann"]
    expect(page.locator(".prompt-words")).to_contain_text("Ann : échangez votre numéro ou misez")
    is_sound(page)
    family.stake(7)
    # The answer comes out of turn, and then the same person goes on: no screen in between.
    family.take("Zoé")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".prompt-words")).to_contain_text("Zoé : échangez votre numéro ou misez")
    family.stake(3)
    family.take("Ann")
    page.get_by_role("button", name="Suivre").click()
    expect(page.locator(".ending h2")).to_be_focused()
    expect(page.locator(".log")).to_contain_text("Tous montrent leur numéro")
    is_sound(page)
    family.nothing_sent_of_others()


def test_a_reload_shows_nothing_before_somebody_is_there(family: Family) -> None:
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


def test_what_is_taken_back_is_taken_back_by_who_did_it(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.awaits("Zoé")
    page.get_by_role("button", name="Reprendre le dernier choix").click()
    family.take("Ann")
    family.stake(6)
    family.take("Zoé")
    # It is not for Zoé to take back what Ann did.
    expect(page.get_by_role("button", name="Reprendre le dernier choix")).to_have_count(0)
    page.get_by_role("button", name="Suivre").click()
    page.get_by_role("button", name="Reprendre le dernier choix").click()
    expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()
    family.nothing_sent_of_others()


def test_the_past_shows_each_their_own(family: Family) -> None:
    page = family.page
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.take("Ann")
    family.stake(5)
    family.take("Zoé")
    page.get_by_role("button", name="Revoir la partie").click()
    for move in range(2, -1, -1):
        sitting.at_rest(page, move)
        family.nothing_shown_of("Ann")
        if move:
            page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("Escape")
    sitting.at_rest(page, 3)
    # From the past into the hands of another: nothing of what was looked at stays.
    page.keyboard.press("Shift+ArrowLeft")
    sitting.at_rest(page, 2)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Passer", exact=True).click()
    family.stake(1)
    family.awaits("Ann")
    family.take("Ann")
    page.get_by_role("button", name="Revoir la partie").click()
    family.nothing_shown_of("Zoé")
    family.nothing_sent_of_others()


def test_bots_in_between_keep_their_numbers(family: Family) -> None:
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

    # What cannot be staked is said by the rules, and stays to be mended.
    amount.fill("21")
    expect(amount).to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    refusal = page.locator(".prompt-refusal")
    expect(refusal).to_contain_text("On échange une fois, et l’on mise ce que l’on a.")
    expect(refusal.get_by_role("link", name="Règle TY-03")).to_be_visible()
    expect(amount).to_have_value("21")
    is_sound(page)
    amount.fill("")
    amount.press("Enter")
    expect(amount).to_be_focused()
    amount.fill("20")
    expect(amount).not_to_have_attribute("aria-invalid", "true")
    amount.press("Enter")
    expect(page.locator(".log")).to_contain_text("Ann mise 20")


def test_a_link_asks_who_looks_and_shows_only_that(
    family: Family, new_page: Callable[..., Page]
) -> None:
    family.sit("Ann", "Zoé")
    family.deal("Ann", "Zoé")
    family.page.get_by_role("button", name="Partager", exact=True).click()
    link = family.page.get_by_role("textbox", name="Lien vers la partie").input_value()

    far = Family(new_page(), dict(family.numbers))
    sitting.without_motion(far.page)
    far.page.add_init_script(HEAR)
    far.page.goto(link)
    far.page.get_by_role("button", name="Je suis Zoé").click()
    # It is Ann's turn, but Zoé is there: she sees her number; the link is offered, unless Ann is there, too.
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
            if url.endswith(".mjs")
            else json.dumps(
                [{**game, "draws": game["id"] == "toy"} for game in listed_games("site-toy")]
            )
        )

    types = {"mjs": "text/javascript", "json": "application/json"}
    page.route(
        re.compile(r"games/index\.json|themes/toy/theme\.mjs"),
        lambda route: route.fulfill(
            body=drawing(route.request.url),
            content_type=types[route.request.url.rsplit(".", 1)[1]],
        ),
    )
    family.sit("Ann", "")
    page.get_by_role("button", name="Retourner mon numéro").click()
    expect(page.locator(".hand")).to_contain_text(re.compile(r"Éventail :\s*Numéro \d"))


def listed_games(site: str) -> list[dict[str, object]]:
    """The games of a built site."""
    folder = Path(__file__).resolve().parents[1] / "dist" / site
    listed: list[dict[str, object]] = json.loads((folder / "games" / "index.json").read_text())
    return listed


def test_the_site_that_people_get_has_no_toy() -> None:
    assert "toy" not in {game["id"] for game in listed_games("site")}
    assert "toy" in {game["id"] for game in listed_games("site-toy")}
