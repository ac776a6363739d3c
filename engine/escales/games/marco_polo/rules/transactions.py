"""Transactions: a merchant pays another one for a card at random (MP-19, MP-25)."""

from escales.core import Event
from escales.games.marco_polo.board import TRANSACTION_PRICE
from escales.games.marco_polo.dues import Take
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import money
from escales.games.marco_polo.rules.agenda import push
from escales.games.marco_polo.state import State


def begin_transaction(state: State, other: int, events: list[Event]) -> None:
    """30 besants go to *other*, who then has to give a card at random (MP-19)."""
    seat = state.turn
    events.append(Event("demand", "MP-19", {"seat": seat, "other": other}))
    money.transfer(state, seat, other, TRANSACTION_PRICE, "transaction", events)
    push(state, Take("take", seat, other))


def force_transaction(state: State, other: int, events: list[Event]) -> None:
    """A card forces the transaction: it is made if the notes and the goods are there (MP-25)."""
    paid, sold = state.cash[state.turn] >= TRANSACTION_PRICE, bool(state.hands[other])
    if paid and sold:
        begin_transaction(state, other, events)
        return
    lack = "goods" if paid else "cash" if sold else "both"
    told = Told(seat=state.turn, other=other, lack=lack)
    events.append(Event("no-transaction", "MP-25", told))
