"""Payments and dues (MA-22, MA-31, MA-55)."""

from typing import Final

from escales.core import BANK, Event
from escales.games.magellan.countries import COST
from escales.games.magellan.equipment import RESALE
from escales.games.magellan.rules import leaving
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import Due, State

TO_BANK: Final = -1
"""The payee of a due to the bank."""


def owe(state: State, seat: int, amount: int, payee: int = TO_BANK) -> None:
    """*seat* has to pay *amount*; :func:`settle` collects it."""
    state.dues = (*state.dues, Due(seat, amount, payee))


def receive(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """The bank pays *seat* what a card brings (MA-22)."""
    state.cash[seat] += amount
    events.append(_paid(state, BANK, seat, amount))


def settle(state: State, events: list[Event]) -> bool:
    """Collect what is due; true when a seat has to sell a country first, or the game ends (MA-55)."""
    while state.dues:
        (seat, amount, payee), *others = state.dues
        gone = state.gone()
        if seat not in gone and state.cash[seat] < amount and holdings.owned(state, seat):
            state.ask("sale", seat)
            return True
        state.dues = tuple(others)
        if seat in gone or payee in gone:
            continue
        paid = min(amount, state.cash[seat])
        state.cash[seat] -= paid
        if payee != TO_BANK:
            state.cash[payee] += paid
        events.append(_paid(state, seat, BANK if payee == TO_BANK else payee, paid))
        if paid < amount:
            leaving.ruin(state, seat, events)
            if state.result is not None:
                return True
    return False


def ask_penniless(state: State) -> bool:
    """Ask a seat that has countries but no money to sell one; true if there is one (MA-31, MA-55)."""
    if not state.card and not all(state.cash):
        for seat in state.left():
            if not state.cash[seat] and holdings.owned(state, seat):
                state.ask("sale", seat)
                return True
    return False


def resale(country: int) -> int:
    """What the bank pays for a country: half its printed cost, rounded down, in M (MA-55)."""
    return COST[country] * RESALE // 100


def _paid(state: State, payer: int | str, payee: int | str, amount: int) -> Event:
    """A payment that the present card brings."""
    return Event(
        "paid", "MA-22", {"payer": payer, "payee": payee, "amount": amount, "card": state.card}
    )
