"""Buying and reselling (LC-11 to LC-13, LC-17)."""

from typing import TYPE_CHECKING, cast

from escales.core import (
    BANK,
    CHANCE,
    Action,
    Event,
    Family,
    Message,
    Operation,
    Plain,
    Throw,
)
from escales.games.long_cours.board import FACES, MOST, NOWHERE, PRODUCT, PRODUCTS, RESALE
from escales.games.long_cours.steps import holdings, rounds

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class Buy(Operation["State"]):
    """In a port one product is for sale, for any whole amount in cash (LC-11).

    It can be bought as often as there is cash, in every port that is reached in a turn (LC-12).
    What was bought is the cargo of the ship (LC-13).
    """

    verb = "buy"

    def closed(self, state: "State") -> Message | None:
        place = state.ships[state.turn]
        if place == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if place not in PRODUCT:
            return Message("refuse-nothing-for-sale", {"at": place}, "LC-11")
        if not state.cash[state.turn]:
            return Message("refuse-no-cash", {}, "LC-11")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("buy", range(1, _most(state) + 1)),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-amount", {"low": 1, "high": _most(state)}, "LC-11")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        amount, seat = cast(int, action.args[0]), state.turn
        at = state.ships[seat]
        product = PRODUCT[at]
        cargo = state.cargo[seat]
        state.cargo[seat] = holdings.with_product(cargo, product, cargo[product] + amount)
        state.cash[seat] -= amount
        events.append(
            Event(
                "buy",
                "LC-11",
                {
                    "seat": seat,
                    "at": at,
                    "product": PRODUCTS[product],
                    "payer": seat,
                    "payee": BANK,
                    "amount": amount,
                },
            )
        )


def _most(state: "State") -> int:
    return min(state.cash[state.turn], MOST)


class Resell(Plain["State"]):
    """Once a turn the die may be rolled to resell, wherever the ship is (LC-17)."""

    verb = "resell"
    rule = "LC-17"

    def closed(self, state: "State") -> Message | None:
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.rolled:
            return Message("refuse-rolled", {}, "LC-17")
        return None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.rolled = True
        events.append(Event("resell", "LC-17", {"seat": state.turn}))
        state.phase, state.actor, state.roller = "resale", CHANCE, state.turn


class Resale(Throw["State"]):
    """All there is aboard of the product that the die names is sold at three times (LC-17)."""

    rule = "LC-17"
    faces, die = FACES, "LC-02"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        seat = state.turn
        product = face - 1
        name = PRODUCTS[product]
        events.append(Event("roll", "LC-17", {"seat": seat, "face": face, "product": name}))
        goods = state.cargo[seat][product]
        if goods:
            state.cargo[seat] = holdings.with_product(state.cargo[seat], product, 0)
            amount = RESALE * goods
            state.cash[seat] += amount
            events.append(
                Event(
                    "sale",
                    "LC-17",
                    {
                        "seat": seat,
                        "product": name,
                        "payer": BANK,
                        "payee": seat,
                        "amount": amount,
                    },
                )
            )
        else:
            events.append(Event("no-sale", "LC-17", {"seat": seat, "product": name}))
        rounds.go_on(state)
