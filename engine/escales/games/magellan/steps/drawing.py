"""Cards drawn from the pack (MA-17, MA-20, MA-21)."""

from typing import TYPE_CHECKING, Final, cast

from escales.core import Action, Event, Message, Outcomes, Step
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.magellan.cards import IDS as CARDS
from escales.games.magellan.cards import effect
from escales.games.magellan.countries import CAPITAL, COST, INCOME, NUMBER, OPEN
from escales.games.magellan.countries import IDS as COUNTRIES
from escales.games.magellan.steps import flow, pack

if TYPE_CHECKING:
    from escales.games.magellan.state import State


_DRAWN: Final = {card: Action("draw", (card,)) for card in (*CARDS, *COUNTRIES)}


class Draw(Step["State"]):
    """A four or a five draws the top card: it is obeyed, or laid open (MA-17)."""

    rule = "MA-17"
    verbs = ("draw",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple([(_DRAWN[card], left) for card, left in state.deck.outcomes()])

    def refuse(self, state: "State", action: Action) -> Message | None:
        if len(action.args) == 1 and pack.on_top(state, action.args[0]):
            return None
        return Message("refuse-card", {}, "MA-17")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        state.deck.draw(card)
        state.cards -= 1
        if card in NUMBER:
            _open(state, card, events)
        else:
            events.append(Event("history", "MA-21", {"seat": state.turn, "card": card}))
            state.card, state.effect = card, 0
        flow.go_on(state, events)


def _open(state: "State", card: str, events: list[Event]) -> None:
    """The card of a country is out: it can be developed from now on (MA-20)."""
    country = NUMBER[card]
    state.owner[country] = OPEN
    params: dict[str, Json] = {"seat": state.turn, "card": card, "cell": CAPITAL[country]}
    params |= {"cost": COST[country], "income": INCOME[country]}
    events.append(Event("country", "MA-20", params))


class Reveal(Step["State"]):
    """The first country of a series is taken out of the pack, wherever it lies (MA-22).

    Countries never go back under the pack, so each of those left is as likely as any other.
    """

    rule = "MA-22"
    verbs = ("reveal",)

    def outcomes(self, state: "State") -> Outcomes:
        series = effect(state.card, state.effect - 1)["series"]
        return tuple((Action("reveal", (card,)), 1) for card in pack.hidden(state, series))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-card", {}, "MA-22")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        state.deck.draw(card)
        state.seek -= 1
        _open(state, card, events)
        flow.go_on(state, events)
