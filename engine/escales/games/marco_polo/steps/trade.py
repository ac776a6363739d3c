"""Trading on a comptoir: selling, then buying (MP-14 to MP-19, MP-36)."""

from escales.core import (
    BANK,
    Action,
    Chance,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Outcomes,
    Plain,
    with_card,
    without,
)
from escales.games.marco_polo.board import CARD_PRICE, COLOUR, MOST_PURCHASES, TRANSACTION_PRICE
from escales.games.marco_polo.cards import HASARD
from escales.games.marco_polo.dues import Draw, OfTurn, Take
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings, money
from escales.games.marco_polo.rules.agenda import peek, pop, push
from escales.games.marco_polo.rules.effects import obey
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.rules.stock import pile
from escales.games.marco_polo.rules.transactions import begin_transaction
from escales.games.marco_polo.state import State


def _colour(state: State) -> str:
    """The colour of the comptoir where the trade takes place."""
    return COLOUR[state.places[state.turn]]


class _Sell(Operation[State]):
    """Any number of goods of any colour, to the bank, before buying (MP-14, MP-15)."""

    verb = "sell"

    def unavailable(self, state: State) -> Message | None:
        if state.bought or state.demanded:
            return Message("refuse-sell-first", {}, "MP-14")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("sell", state.hands[state.turn]),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-not-in-hand", {}, "MP-15")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        holdings.sell_goods(state, state.turn, action.word(), events)


class _Buy(Plain[State]):
    """The top card of the comptoir's pile: up to three, one after the other (MP-17)."""

    verb = "buy"
    rule = "MP-17"

    def unavailable(self, state: State) -> Message | None:
        if state.demanded:
            return Message("refuse-not-both", {}, "MP-16")
        if state.bought == MOST_PURCHASES:
            return Message("refuse-enough", {"number": MOST_PURCHASES}, "MP-17")
        if state.cash[state.turn] < CARD_PRICE:
            return Message("refuse-too-poor", {"amount": CARD_PRICE}, "MP-17")
        if not len(pile(state, _colour(state))):
            return Message("refuse-empty", {"colour": _colour(state)}, "MP-36")
        return None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        money.transfer(state, state.turn, BANK, CARD_PRICE, "card", events)
        state.bought += 1
        push(state, Draw("draw", _colour(state), 1))
        proceed(state, events)


class _Demand(Operation[State]):
    """A transaction: 30 besants for a card at random of a merchant who stands here (MP-19)."""

    verb = "demand"

    def unavailable(self, state: State) -> Message | None:
        if state.bought:
            return Message("refuse-not-both", {}, "MP-16")
        if state.demanded:
            return Message("refuse-one-demand", {}, "MP-19")
        if state.cash[state.turn] < TRANSACTION_PRICE:
            return Message("refuse-too-poor", {"amount": TRANSACTION_PRICE}, "MP-19")
        if not self._present(state):
            return Message("refuse-nobody-here", {"at": state.places[state.turn]}, "MP-19")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("demand", self._present(state)),)

    def _present(self, state: State) -> tuple[int, ...]:
        here = state.places[state.turn]
        return tuple(
            seat
            for seat, place in enumerate(state.places)
            if place == here and seat != state.turn and state.hands[seat]
        )

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-not-here", {"at": state.places[state.turn]}, "MP-19")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        state.demanded = True
        begin_transaction(state, action.number(), events)
        proceed(state, events)


class _Done(Plain[State]):
    """The trade is over, and with it the turn (MP-14)."""

    verb = "done"
    rule = "MP-14"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        pop(state, OfTurn)
        push(state, OfTurn("end"))
        proceed(state, events)


class Trading(Operations[State]):
    """The merchant has come to a comptoir: sell, then buy from the stock or a merchant (MP-16)."""

    rule = "MP-14"
    operations = (_Sell(), _Buy(), _Demand(), _Done())


class Drawing(Chance[State]):
    """The top card of a pile: goods go to the hand unseen, a Hasard card is shown (MP-17, MP-18)."""

    rule = "MP-17"
    verbs = ("draw",)
    refusal = "refuse-draw"

    def outcomes(self, state: State) -> Outcomes:
        drawn = pile(state, peek(state, Draw).colour).outcomes()
        return tuple((Action("draw", (card,)), weight) for card, weight in drawn)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), state.turn
        due = pop(state, Draw)
        colour = due.colour
        push(state, due._replace(left=due.left - 1))
        pile(state, colour).draw(card)
        if card in HASARD:
            brings = HASARD[card]
            number = brings.get("amount") or brings.get("turns") or brings.get("cards") or 0
            told = Told(seat=seat, card=card, effect=brings["effect"], number=number)
            events.append(Event("hasard", "MP-18", told, reveals=True))
            obey(state, card)
        else:
            state.hands[seat] = with_card(state.hands[seat], card)
            events.append(
                Event(
                    "draw",
                    "MP-17",
                    Told(seat=seat, colour=colour),
                    {"card": card},
                    (seat,),
                    reveals=True,
                )
            )
        proceed(state, events)


class Taking(Chance[State]):
    """The card of a transaction, at random from the other's hand; only these two see it (MP-19)."""

    rule = "MP-19"
    verbs = ("take",)
    refusal = "refuse-draw"

    def outcomes(self, state: State) -> Outcomes:
        hand = state.hands[peek(state, Take).other]
        return tuple((Action("take", (card,)), 1) for card in hand)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card = action.word()
        due = pop(state, Take)
        seat, other = due.seat, due.other
        state.hands[other] = without(state.hands[other], card)
        state.hands[seat] = with_card(state.hands[seat], card)
        events.append(
            Event(
                "take",
                "MP-19",
                {"seat": seat, "other": other},
                {"card": card},
                (seat, other),
                reveals=True,
            )
        )
        proceed(state, events)
