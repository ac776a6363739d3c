"""Cards drawn from the pack (MA-17, MA-20 to MA-22)."""

from typing import Final

from escales.core import Action, Chance, Event, Outcomes
from escales.games.magellan import cards, countries
from escales.games.magellan.countries import CAPITAL, INCOME, NUMBER, OPEN
from escales.games.magellan.events import Told
from escales.games.magellan.rules import flow
from escales.games.magellan.rules.cards import lasting, pack
from escales.games.magellan.state import State

_DRAWN: Final = {card: Action("draw", (card,)) for card in (*cards.IDS, *countries.IDS)}


class Draw(Chance[State]):
    """A four or a five draws the top card; it is obeyed, or laid open (MA-17)."""

    rule = "MA-17"
    verbs = ("draw",)
    refusal = "refuse-card"

    def outcomes(self, state: State) -> Outcomes:
        return tuple([(_DRAWN[card], left) for card, left in state.deck.outcomes()])

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = action.word()
        state.deck.draw(card)
        state.cards -= 1
        if card in NUMBER:
            _open(state, card, events)
        else:
            events.append(Event("history", "MA-21", Told(seat=state.turn, card=card, vain="no")))
            state.card, state.effect = card, 0
        flow.go_on(state, events)


def _open(state: State, card: str, events: list[Event]) -> None:
    """The card of a country is out: the country can be developed from now on (MA-20)."""
    country = NUMBER[card]
    state.owner[country] = OPEN
    events.append(
        Event(
            "country",
            "MA-20",
            Told(
                seat=state.turn,
                card=card,
                cell=CAPITAL[country],
                cost=lasting.cost(state, country),
                income=INCOME[country],
            ),
        )
    )


class Reveal(Chance[State]):
    """The first country of a series is taken out of the pack, wherever it lies (MA-22).

    No country ever goes back under the pack, so each one left is as likely as any other.
    """

    rule = "MA-22"
    verbs = ("reveal",)
    refusal = "refuse-card"

    def outcomes(self, state: State) -> Outcomes:
        series = cards.effect(state.card, state.effect - 1)["series"]
        return tuple((Action("reveal", (card,)), 1) for card in pack.hidden(state, series))

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = action.word()
        state.deck.draw(card)
        state.seek -= 1
        _open(state, card, events)
        flow.go_on(state, events)
