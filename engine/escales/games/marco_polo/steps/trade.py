"""Trading on a comptoir: selling, then buying (MP-14 to MP-19, MP-36)."""

from typing import TYPE_CHECKING, cast

from escales.core import (
    BANK,
    Action,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Outcomes,
    Plain,
    Step,
)
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.marco_polo.board import CARD_PRICE, COLOUR, MOST_PURCHASES, TRANSACTION
from escales.games.marco_polo.cards import COLOURS, HASARD, with_card, without
from escales.games.marco_polo.steps import debts, holdings
from escales.games.marco_polo.steps.agenda import Due, add, ask, deal, does, proceed, take
from escales.games.marco_polo.steps.hasard import obey

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


@does("trade")
def ask_trade(state: "State", due: Due, events: list[Event]) -> bool:
    """The merchant may trade, unless a card or ruin has ended that for this turn (MP-25, MP-35)."""
    if not state.bound:
        return ask(state, due, "trade", state.turn)
    add(state, ("end",))
    return False


def _colour(state: "State") -> str:
    return COLOUR[state.places[state.turn]]


class _Sell(Operation["State"]):
    """Any number of goods of any colour, to the bank, before buying (MP-14, MP-15)."""

    verb = "sell"

    def closed(self, state: "State") -> Message | None:
        if state.bought or state.demanded:
            return Message("refuse-sell-first", {}, "MP-14")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("sell", state.hands[state.turn]),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-not-in-hand", {}, "MP-15")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        holdings.sell_goods(state, state.turn, cast(str, action.args[0]), events)


class _Buy(Plain["State"]):
    """The top card of the comptoir's pile: up to three, one after the other (MP-17)."""

    verb = "buy"
    rule = "MP-17"

    def closed(self, state: "State") -> Message | None:
        if state.demanded:
            return Message("refuse-not-both", {}, "MP-16")
        if state.bought == MOST_PURCHASES:
            return Message("refuse-enough", {"number": MOST_PURCHASES}, "MP-17")
        if state.cash[state.turn] < CARD_PRICE:
            return Message("refuse-too-poor", {"amount": CARD_PRICE}, "MP-17")
        if not len(state.piles[COLOURS.index(_colour(state))]):
            return Message("refuse-empty", {"colour": _colour(state)}, "MP-36")
        return None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        debts.transfer(state, state.turn, BANK, CARD_PRICE, "card", events)
        state.bought += 1
        add(state, ("draw", _colour(state), 1))
        proceed(state, events)


class _Demand(Operation["State"]):
    """30 besants for a card at random of a merchant who stands here; none can refuse (MP-19)."""

    verb = "demand"

    def closed(self, state: "State") -> Message | None:
        if state.bought:
            return Message("refuse-not-both", {}, "MP-16")
        if state.demanded:
            return Message("refuse-one-demand", {}, "MP-19")
        if state.cash[state.turn] < TRANSACTION:
            return Message("refuse-too-poor", {"amount": TRANSACTION}, "MP-19")
        if not self._present(state):
            return Message("refuse-nobody-here", {"at": state.places[state.turn]}, "MP-19")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("demand", self._present(state)),)

    def _present(self, state: "State") -> tuple[int, ...]:
        here = state.places[state.turn]
        return tuple(
            seat
            for seat, place in enumerate(state.places)
            if place == here and seat != state.turn and state.hands[seat]
        )

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-not-here", {"at": state.places[state.turn]}, "MP-19")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.demanded = True
        transact(state, cast(int, action.args[0]), events)
        proceed(state, events)


class _Done(Plain["State"]):
    """No more trade: the turn is over (MP-14)."""

    verb = "done"
    rule = "MP-14"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        take(state)
        add(state, ("end",))
        proceed(state, events)


class Trading(Operations["State"]):
    """The merchant has come to a comptoir: sell, then buy from the stock or a merchant (MP-16)."""

    rule = "MP-14"
    operations = (_Sell(), _Buy(), _Demand(), _Done())


@does("draw")
def deal_card(state: "State", due: Due, events: list[Event]) -> bool:
    """So many cards off a pile, as long as there are any (MP-17, MP-25, MP-36)."""
    _, colour, number = cast(tuple[str, str, int], due)
    if not number:
        return False
    if not len(state.piles[COLOURS.index(colour)]):
        events.append(Event("empty", "MP-36", {"colour": colour}))
        return False
    return deal(state, due, "draw")


class Drawing(Step["State"]):
    """The top card of a pile: goods go to the hand unseen, a Hasard card is shown (MP-17, MP-18)."""

    rule = "MP-17"
    verbs = ("draw",)

    def outcomes(self, state: "State") -> Outcomes:
        pile = state.piles[COLOURS.index(str(state.agenda[-1][1]))]
        return tuple((Action("draw", (card,)), weight) for card, weight in pile.outcomes())

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-draw", {}, "MP-17")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card, seat = cast(str, action.args[0]), state.turn
        _, colour, left = cast(tuple[str, str, int], take(state))
        add(state, ("draw", colour, left - 1))
        state.piles[COLOURS.index(colour)].draw(card)
        if card in HASARD:
            events.append(Event("hasard", "MP-18", {"seat": seat, "card": card}, reveals=True))
            obey(state, card)
        else:
            state.hands[seat] = with_card(state.hands[seat], card)
            drawn: dict[str, Json] = {"seat": seat, "colour": colour}
            events.append(Event("draw", "MP-17", drawn, {"card": card}, (seat,), reveals=True))
        proceed(state, events)


def transact(state: "State", other: int, events: list[Event]) -> None:
    """30 besants to *other*, and a card of theirs at random is due (MP-19)."""
    seat = state.turn
    events.append(Event("demand", "MP-19", {"seat": seat, "other": other}))
    debts.transfer(state, seat, other, TRANSACTION, "transaction", events)
    add(state, ("take", seat, other))


@does("transact")
def transact_if_possible(state: "State", due: Due, events: list[Event]) -> bool:
    """A card forces the transaction: it is made if there are the notes and the goods (MP-25)."""
    other = cast(int, due[1])
    if state.cash[state.turn] >= TRANSACTION and state.hands[other]:
        transact(state, other, events)
    else:
        events.append(Event("no-transaction", "MP-25", {"seat": state.turn, "other": other}))
    return False


@does("take")
def deal_taken(state: "State", due: Due, events: list[Event]) -> bool:
    """A card from a fan held face down (MP-19)."""
    return deal(state, due, "take")


class Taking(Step["State"]):
    """One goods card at random from the other's hand, seen by these two alone (MP-19)."""

    rule = "MP-19"
    verbs = ("take",)

    def outcomes(self, state: "State") -> Outcomes:
        hand = state.hands[cast(int, state.agenda[-1][2])]
        return tuple((Action("take", (card,)), 1) for card in hand)

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-draw", {}, "MP-19")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card = cast(str, action.args[0])
        _, seat, other = cast(tuple[str, int, int], take(state))
        state.hands[other] = without(state.hands[other], card)
        state.hands[seat] = with_card(state.hands[seat], card)
        both: dict[str, Json] = {"seat": seat, "other": other}
        events.append(Event("take", "MP-19", both, {"card": card}, (seat, other), reveals=True))
        proceed(state, events)
