"""Countries sold to the bank by a seat without money, or without enough (MA-55)."""

from escales.core import BANK, Action, Choices, Event, Family, Message, Step
from escales.games.magellan.countries import IDS, NUMBER, OPEN
from escales.games.magellan.rules import flow, money
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


class Sale(Step[State]):
    """The owner chooses which country to sell, until there is money enough (MA-55)."""

    rule = "MA-55"
    verbs = ("sell",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("sell", _sellable(state)))

    def refuse(self, state: State, action: Action) -> Message | None:
        if len(action.args) == 1 and action.args[0] in _sellable(state):
            return None
        return Message("refuse-not-owned", {}, "MA-55")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        country, seat = NUMBER[action.word()], state.decider
        price = money.resale(country)
        state.owner[country] = OPEN
        state.cash[seat] += price
        events.append(
            Event(
                "sold",
                "MA-55",
                {
                    "seat": seat,
                    "card": IDS[country],
                    "payer": BANK,
                    "payee": seat,
                    "amount": price,
                },
            )
        )
        flow.go_on(state, events)


def _sellable(state: State) -> tuple[str, ...]:
    return holdings.country_ids(holdings.owned(state, state.decider))
