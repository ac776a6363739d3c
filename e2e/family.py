"""People with secrets at one device: what they press, and what no other of them may see."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from e2e import table_page

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


@dataclass
class Family:
    """People at one device, and the numbers that they have turned over so far."""

    page: Page
    numbers: dict[str, str] = field(default_factory=dict)

    def sit(self, *players: str) -> None:
        """Start a game; a player without a name is a bot."""
        table_page.go(self.page, "./?game=toy")
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
            "region", name=re.compile(rf"^(Pour les yeux (de |d’){name} seulement|Votre jeu)$")
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
