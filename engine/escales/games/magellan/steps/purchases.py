"""What money buys: pieces, and countries (MA-04, MA-20)."""

from typing import TYPE_CHECKING, Final, cast

from escales.core import BANK, Action, Event, Family, Message, Operation
from escales.core.message import Json
from escales.games.magellan.board import BASE_AT, LANDS_OF
from escales.games.magellan.countries import AT, CAPITAL, IDS, INCOME, NUMBER, OPEN, UNSEEN
from escales.games.magellan.equipment import COUNT, PRICE
from escales.games.magellan.pieces import JEEP, NAMES, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.steps import flow, holdings, lasting, war

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def _affords(state: "State", price: int) -> bool:
    """Whether the seat in turn can pay; its last M it keeps while a plane is in flight.

    With no money left it would have to sell countries at once, where planes may land (MA-35).
    """
    return state.cash[state.turn] >= price + bool(state.flying)


def _cannot_pay(state: "State", price: int, rule: str) -> Message:
    if state.cash[state.turn] >= price:  # it is a plane in flight that forbids it
        return Message("refuse-strands", {}, "MA-35")
    return Message("refuse-cash", {"amount": price}, rule)


def _would_fight(state: "State", kind: str) -> bool:
    """Whether a piece bought now would start a fight on the base, where planes may land (MA-35)."""
    return war.contested(state, kind, state.bases[state.turn])


_KINDS: Final = sorted(COUNT)


class Buy(Operation["State"]):
    """A piece is bought and put on the base, as long as the colour has one left (MA-04)."""

    verb = "buy"

    def families(self, state: "State") -> tuple[Family, ...]:
        kinds = [
            kind
            for kind in _KINDS
            if (kind != PLANE or state.planes)
            and _affords(state, PRICE[kind])
            and holdings.spare(state, state.turn, kind) != NONE
            and not (state.flying and _would_fight(state, kind))
        ]
        return (Family("buy", tuple(kinds)),)

    def wrong(self, state: "State", action: Action) -> Message:
        kind = action.args[0] if len(action.args) == 1 else None
        if kind not in COUNT:
            return Message("refuse-kind", {}, "MA-04")
        if kind == PLANE and not state.planes:
            return Message("refuse-no-planes", {}, "MA-35")
        if holdings.spare(state, state.turn, kind) == NONE:
            return Message("refuse-none-left", {"kind": kind, "number": COUNT[kind]}, "MA-04")
        return _cannot_pay(state, PRICE[kind], "MA-04")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        kind, seat = cast(str, action.args[0]), state.turn
        piece = holdings.spare(state, seat, kind)
        base = BASE_AT[state.bases[seat]]
        place = base.water if kind == SHIP else base.land
        holdings.put(state, piece, place)
        state.cash[seat] -= PRICE[kind]
        state.acted = True
        params: dict[str, Json] = {"seat": seat, "piece": NAMES[piece], "kind": kind, "to": place}
        params |= {"payer": seat, "payee": BANK, "amount": PRICE[kind]}
        events.append(Event("buy", "MA-04", params))
        if state.war.on:
            war.entered(state, piece, events)
        if not state.cash[seat] or war.pending(state):
            flow.go_on(state, events)


def developable(state: "State") -> list[int]:
    """The open countries in whose capital's cell the seat in turn has a jeep on land (MA-20)."""
    at, on, owner = state.at, state.on, state.owner
    found: dict[int, None] = {}
    for jeep in of_kind(state.turn, JEEP):
        if at[jeep] in _CAPITALS and on[jeep] < 0:
            for country in _CAPITALS[at[jeep]]:
                if owner[country] == OPEN:
                    found[country] = None
    return list(found)


_CAPITALS: Final = {land: AT[cell] for cell in AT for land in LANDS_OF[cell]}
"""The countries that a jeep on each land can develop."""


class Develop(Operation["State"]):
    """The first who pays, with a jeep on land in the cell of the capital, owns it (MA-20)."""

    verb = "develop"

    def families(self, state: "State") -> tuple[Family, ...]:
        if OPEN not in state.owner:
            return ()
        countries = [
            country
            for country in developable(state)
            if _affords(state, lasting.cost(state, country))
        ]
        return (Family("develop", holdings.country_ids(countries)),)

    def wrong(self, state: "State", action: Action) -> Message:
        card = action.args[0] if len(action.args) == 1 else None
        if card not in NUMBER:
            return Message("refuse-no-country", {}, "MA-20")
        country = NUMBER[card]
        owner = state.owner[country]
        if owner == UNSEEN:
            return Message("refuse-unseen", {"card": IDS[country]}, "MA-20")
        if owner != OPEN:
            return Message("refuse-developed", {"card": IDS[country], "owner": owner}, "MA-20")
        if country not in developable(state):
            return Message(
                "refuse-no-jeep", {"card": IDS[country], "cell": CAPITAL[country]}, "MA-20"
            )
        return _cannot_pay(state, lasting.cost(state, country), "MA-20")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        country, seat = NUMBER[cast(str, action.args[0])], state.turn
        price = lasting.cost(state, country)
        state.owner[country] = seat
        state.cash[seat] -= price
        state.acted = True
        params: dict[str, Json] = {"seat": seat, "card": IDS[country], "cell": CAPITAL[country]}
        params |= {"payer": seat, "payee": BANK, "amount": price, "income": INCOME[country]}
        events.append(Event("developed", "MA-20", params))
        flow.go_on(state, events)
