"""The auction of the Corsaire (LC-30, LC-31, LC-33)."""

from escales.core import (
    BANK,
    Action,
    Event,
    EventParams,
    Family,
    Message,
    Operation,
    Operations,
    Plain,
)
from escales.games.long_cours.board import PRICE
from escales.games.long_cours.rules import captains, holdings, rounds
from escales.games.long_cours.rules.refusals import barred_cards
from escales.games.long_cours.state import State


class Auction(Operation[State]):
    """The captain whose turn it is asks for the auction, if nobody owns the Corsaire (LC-30).

    They make the first bid. An auction can be asked for once a turn (LC-31).
    """

    verb = "auction"

    def unavailable(self, state: State) -> Message | None:
        if state.owner >= 0:
            return Message("refuse-owned", {"owner": state.owner}, "LC-30")
        if state.asked:
            return Message("refuse-asked", {}, "LC-31")
        if state.cash[state.turn] < PRICE:
            return Message("refuse-too-poor", {"low": PRICE}, "LC-30")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("auction", range(PRICE, holdings.most_to_pay(state, state.turn) + 1)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        high = holdings.most_to_pay(state, state.turn)
        return Message("refuse-bid", {"low": PRICE, "high": high}, "LC-31")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        bid, seat = action.number(), state.turn
        events.append(Event("auction", "LC-30", {"seat": seat, "amount": bid}))
        state.asked = True
        state.bidders = tuple(captains.left(state)[1:])
        _lead(state, seat, bid, events)


def _lead(state: State, seat: int, bid: int, events: list[Event]) -> None:
    """*seat* has the highest bid; a captain who cannot top it is out of the auction (LC-31)."""
    state.bid, state.leader = bid, seat
    poorer = [bidder for bidder in state.bidders if holdings.most_to_pay(state, bidder) <= bid]
    events += [_passed_over(state, bidder) for bidder in poorer]
    state.bidders = tuple(bidder for bidder in state.bidders if bidder not in poorer)
    _ask_next(state, events)


def _passed_over(state: State, seat: int) -> Event:
    """Why *seat* cannot top the bid: it has no more, or the bid is as high as a bid can be."""
    told: EventParams = {"seat": seat, "amount": state.bid}
    if state.cash[seat] > state.bid:
        return Event("highest", "LC-31", told)
    return Event("outbid", "LC-31", told)


def _ask_next(state: State, events: list[Event]) -> None:
    """The next bidder is asked; if there is none, the Corsaire is sold (LC-31)."""
    if state.bidders:
        state.ask("auction", state.bidders[0])
        return
    seat, amount = state.leader, state.bid
    state.owner = seat
    state.bid, state.leader = 0, -1
    state.cash[seat] -= amount
    events.append(
        Event("sold", "LC-31", {"seat": seat, "payer": seat, "payee": BANK, "amount": amount})
    )
    rounds.go_on(state)


class _Bid(Operation[State]):
    """Raise by at least 1 M, within one's cash (LC-31), also out of turn (LC-33)."""

    verb = "bid"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("bid", range(state.bid + 1, _most(state) + 1)),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-bid", {"low": state.bid + 1, "high": _most(state)}, "LC-31")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        bid, seat = action.number(), state.decider
        events.append(Event("bid", "LC-31", {"seat": seat, "amount": bid}))
        state.bidders = (*state.bidders[1:], state.leader)
        _lead(state, seat, bid, events)


def _most(state: State) -> int:
    return holdings.most_to_pay(state, state.decider)


class _Pass(Plain[State]):
    """Pass for good (LC-31)."""

    verb = "pass"
    rule = "LC-31"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.bidders[0]
        events.append(Event("pass", "LC-31", {"seat": seat}))
        state.bidders = state.bidders[1:]
        _ask_next(state, events)


class Bidding(Operations[State]):
    """An ascending auction: each in playing order raises or passes, until one is left (LC-31)."""

    rule = "LC-31"
    operations = (
        _Bid(),
        _Pass(),
        *barred_cards("refuse-only-bids", "LC-33"),
    )
