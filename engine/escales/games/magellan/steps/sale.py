"""Countries sold to the bank by who has no money left, or not enough (MA-55)."""

from typing import TYPE_CHECKING, cast

from escales.core import BANK, Action, Choices, Event, Family, Message, Step
from escales.games.magellan.countries import COST, IDS, NUMBER, OPEN
from escales.games.magellan.equipment import RESALE
from escales.games.magellan.steps import flow, holdings

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def price(country: int) -> int:
    """What the bank gives for a country: half its printed cost, rounded down (MA-55)."""
    return COST[country] * RESALE // 100


class Sale(Step["State"]):
    """The owner chooses which country is sold, until the money will do (MA-55)."""

    rule = "MA-55"
    verbs = ("sell",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("sell", _sellable(state)))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if len(action.args) == 1 and action.args[0] in _sellable(state):
            return None
        return Message("refuse-not-owned", {}, "MA-55")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        country, seat = NUMBER[cast(str, action.args[0])], cast(int, state.actor)
        state.owner[country] = OPEN
        state.cash[seat] += price(country)
        events.append(
            Event(
                "sold",
                "MA-55",
                {
                    "seat": seat,
                    "card": IDS[country],
                    "payer": BANK,
                    "payee": seat,
                    "amount": price(country),
                },
            )
        )
        flow.go_on(state, events)


def _sellable(state: "State") -> tuple[str, ...]:
    return holdings.country_ids(holdings.owned(state, cast(int, state.actor)))
