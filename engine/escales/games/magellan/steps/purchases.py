"""Money buys pieces and countries (MA-04, MA-20)."""

from typing import Final

from escales.core import BANK, Action, Event, Family, Message, Operation
from escales.games.magellan.board import BASE_AT
from escales.games.magellan.countries import CAPITAL, INCOME, NUMBER, OPEN, UNSEEN
from escales.games.magellan.equipment import COUNT, PRICE
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import NAMES, NONE, PLANE, SHIP
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.rules.developing import developable, purse
from escales.games.magellan.rules.war import wars
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def _cannot_pay(state: State, price: int, rule: str) -> Message:
    if state.cash[state.turn] >= price:  # a plane in flight forbids it
        return Message("refuse-strands", {}, "MA-35")
    return Message("refuse-cash", {"amount": price}, rule)


def _would_fight(state: State, kind: str) -> bool:
    """Whether a piece bought now would fight on the base, where planes may land (MA-35)."""
    return wars.contested(state, kind, state.bases[state.turn])


_KINDS: Final = sorted(COUNT)


class Buy(Operation[State]):
    """A piece is bought and put on the base, if the colour has one left (MA-04)."""

    verb = "buy"

    def families(self, state: State) -> tuple[Family, ...]:
        budget = purse(state)
        kinds = [
            kind
            for kind in _KINDS
            if budget >= PRICE[kind]
            and (kind != PLANE or state.planes)
            and holdings.spare(state, state.turn, kind) != NONE
            and not (state.flying and _would_fight(state, kind))
        ]
        return (Family("buy", tuple(kinds)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        kind = action.args[0] if len(action.args) == 1 else None
        if kind not in COUNT:
            return Message("refuse-kind", {}, "MA-04")
        if kind == PLANE and not state.planes:
            return Message("refuse-no-planes", {}, "MA-04")
        if holdings.spare(state, state.turn, kind) == NONE:
            return Message("refuse-none-left", {"kind": kind, "number": COUNT[kind]}, "MA-04")
        return _cannot_pay(state, PRICE[kind], "MA-04")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        kind, seat = action.word(), state.turn
        piece = holdings.spare(state, seat, kind)
        base = BASE_AT[state.bases[seat]]
        place = base.water if kind == SHIP else base.land
        holdings.put(state, piece, place)
        state.cash[seat] -= PRICE[kind]
        events.append(
            Event(
                "buy",
                "MA-04",
                Told(
                    seat=seat,
                    piece=NAMES[piece],
                    kind=kind,
                    to=place,
                    payer=seat,
                    payee=BANK,
                    amount=PRICE[kind],
                ),
            )
        )
        if state.war.on:
            wars.entered(state, piece, events)
        if not state.cash[seat] or wars.pending(state):
            flow.go_on(state, events)


class Develop(Operation[State]):
    """A country goes to the first seat that pays, with a jeep on land in the capital's cell (MA-20)."""

    verb = "develop"

    def families(self, state: State) -> tuple[Family, ...]:
        if OPEN not in state.owner:
            return ()
        budget = purse(state)
        countries = [
            country for country in developable(state) if budget >= lasting.cost(state, country)
        ]
        return (Family("develop", holdings.country_ids(countries)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        card = action.args[0] if len(action.args) == 1 else None
        if card not in NUMBER:
            return Message("refuse-no-country", {}, "MA-20")
        country = NUMBER[card]
        owner = state.owner[country]
        if owner == UNSEEN:
            return Message("refuse-unseen", {"card": card}, "MA-20")
        if owner != OPEN:
            return Message("refuse-developed", {"card": card, "owner": owner}, "MA-20")
        if country not in developable(state):
            return Message("refuse-no-jeep", {"card": card, "cell": CAPITAL[country]}, "MA-20")
        return _cannot_pay(state, lasting.cost(state, country), "MA-20")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), state.turn
        country = NUMBER[card]
        price = lasting.cost(state, country)
        state.owner[country] = seat
        state.cash[seat] -= price
        events.append(
            Event(
                "developed",
                "MA-20",
                Told(
                    seat=seat,
                    card=card,
                    cell=CAPITAL[country],
                    payer=seat,
                    payee=BANK,
                    amount=price,
                    income=INCOME[country],
                ),
            )
        )
        flow.go_on(state, events)
