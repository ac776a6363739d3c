"""Payments and dues (MA-22, MA-31, MA-55)."""

from typing import TYPE_CHECKING

from escales.core import BANK, Event
from escales.core.message import Json
from escales.games.magellan.steps import holdings, leaving

if TYPE_CHECKING:
    from escales.games.magellan.state import State

TO_BANK = -1
"""The payee of a due that goes to the bank."""


def owe(state: "State", seat: int, amount: int, payee: int = TO_BANK) -> None:
    """*seat* has to pay; :func:`settle` sees to it."""
    state.dues = (*state.dues, (seat, amount, payee))


def receive(state: "State", seat: int, amount: int, events: list[Event]) -> None:
    """The bank pays *seat* what a card brings (MA-22)."""
    state.cash[seat] += amount
    events.append(Event("paid", "MA-22", _payment(state, BANK, seat, amount)))


def settle(state: "State", events: list[Event]) -> bool:
    """Pay what is due; true when a seat has to sell a country first (MA-55)."""
    while state.dues:
        (seat, amount, payee), *others = state.dues
        gone = state.gone()
        if seat not in gone and state.cash[seat] < amount and holdings.owned(state, seat):
            _ask(state, seat)
            return True
        state.dues = tuple(others)
        if seat in gone or payee in gone:
            continue
        paid = min(amount, state.cash[seat])
        state.cash[seat] -= paid
        if payee != TO_BANK:
            state.cash[payee] += paid
        to = BANK if payee == TO_BANK else payee
        events.append(Event("paid", "MA-22", _payment(state, seat, to, paid)))
        if paid < amount:
            leaving.ruin(state, [seat], events)
            if state.result is not None:
                return True
    return False


def ask_penniless(state: "State") -> bool:
    """Whether a seat without money has countries, and so must sell one at once (MA-31, MA-55)."""
    if not state.card and not all(state.cash):
        for seat in state.left():
            if not state.cash[seat] and holdings.owned(state, seat):
                _ask(state, seat)
                return True
    return False


def _ask(state: "State", seat: int) -> None:
    state.phase, state.actor, state.roller = "sale", seat, None


def _payment(state: "State", payer: int | str, payee: int | str, amount: int) -> dict[str, Json]:
    return {"payer": payer, "payee": payee, "amount": amount, "card": state.card}


def due_of(state: "State") -> int:
    """What the seat that has to sell must pay: 0 when it only has no money left."""
    return state.dues[0][1] if state.dues else 0
