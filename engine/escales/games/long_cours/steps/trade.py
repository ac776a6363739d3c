"""Buying and reselling (LC-11 to LC-13, LC-17, LC-21)."""

from escales.core import BANK, Action, Event, Family, Message, Operation, Plain
from escales.games.long_cours.board import NOWHERE, PRODUCT, PRODUCTS, RESALE
from escales.games.long_cours.events import Told
from escales.games.long_cours.goods import with_amount
from escales.games.long_cours.rules import holdings, rounds
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.throw import Throw


class Buy(Operation[State]):
    """A port sells one product, for any whole amount in cash (LC-11).

    A captain may buy several times a turn, and in every port they come to (LC-12). The goods go
    aboard their ship (LC-13).
    """

    verb = "buy"

    def unavailable(self, state: State) -> Message | None:
        place = state.ships[state.turn]
        if place == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if place not in PRODUCT:
            return Message("refuse-nothing-for-sale", {"at": place}, "LC-11")
        if not state.cash[state.turn]:
            return Message("refuse-no-cash", {}, "LC-11")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("buy", range(1, holdings.most_to_pay(state, state.turn) + 1)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        high = holdings.most_to_pay(state, state.turn)
        return Message("refuse-amount", {"low": 1, "high": high}, "LC-11")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        amount, seat = action.number(), state.turn
        at = state.ships[seat]
        product = PRODUCT[at]
        cargo = state.cargo[seat]
        state.cargo[seat] = with_amount(cargo, product, cargo[product] + amount)
        state.cash[seat] -= amount
        events.append(
            Event(
                "buy",
                "LC-11",
                Told(
                    seat=seat,
                    at=at,
                    product=PRODUCTS[product],
                    payer=seat,
                    payee=BANK,
                    amount=amount,
                ),
            )
        )


class AskToSell(Plain[State]):
    """Once a turn the captain may roll the die to resell, wherever the ship is (LC-17)."""

    verb = "resell"
    rule = "LC-17"

    def unavailable(self, state: State) -> Message | None:
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.rolled:
            return Message("refuse-rolled", {}, "LC-17")
        return None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        state.rolled = True
        events.append(Event("resell", "LC-17", {"seat": state.turn}))
        state.roll("resale", state.turn)


class SaleRoll(Throw):
    """The die names a product: all of it aboard is sold at three times its price (LC-17)."""

    rule = "LC-17"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        seat = state.turn
        product = face - 1
        name = PRODUCTS[product]
        events.append(Event("roll", "LC-17", Told(seat=seat, face=face, product=name)))
        goods = state.cargo[seat][product]
        if goods:
            amount = RESALE * goods
            state.cargo[seat] = with_amount(state.cargo[seat], product, 0)
            state.cash[seat] += amount
            events.append(
                Event(
                    "sale",
                    "LC-17",
                    Told(seat=seat, product=name, payer=BANK, payee=seat, amount=amount),
                )
            )
        else:
            events.append(Event("no-sale", "LC-17", Told(seat=seat, product=name)))
        rounds.go_on(state)
