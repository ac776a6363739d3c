"""Payments in notes (MP-34, MP-35)."""

from typing import Final

from escales.core import Event
from escales.core.event import Party
from escales.games.marco_polo.dues import OfSeat, Pay
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import ask, push
from escales.games.marco_polo.state import State

LOOT: Final = "loot"
"""The loot space as a party: it receives ransoms and pays prizes (MP-12)."""

_RULES: Final = {
    "ransom": "MP-12",
    "each": "MP-37",
    "fine": "MP-37",
    "transaction": "MP-19",
    "card": "MP-17",
}
"""The rule of a payment, by the reason for it."""


def transfer(
    state: State, payer: int, payee: Party, amount: int, why: str, events: list[Event]
) -> None:
    """*payer*, who has the *amount*, hands it to a seat, to the bank or to the loot space."""
    state.cash[payer] -= amount
    if isinstance(payee, int):
        state.cash[payee] += amount
    elif payee == LOOT:
        state.loot_cash += amount
    events.append(
        Event("pay", _RULES[why], {"payer": payer, "payee": payee, "amount": amount, "why": why})
    )


def settle(state: State, due: Pay, events: list[Event]) -> bool:
    """A merchant pays in notes; one without enough notes sells first (MP-34).

    A merchant with nothing left to sell pays what there is, and the rest is forgotten. If the
    payment ruins a merchant, ruin is due, and the trade of the merchant's own turn is over (MP-35).

    Returns whether the merchant has to sell.
    """
    payer, cash = due.payer, state.cash[due.payer]
    if cash >= due.amount:
        transfer(state, payer, due.payee, due.amount, due.why, events)
    elif holdings.saleable(state, payer):
        ask(state, due, "debt", payer)
        return True
    else:
        if cash:
            transfer(state, payer, due.payee, cash, due.why, events)
        events.append(Event("forgiven", "MP-35", {"seat": payer, "amount": due.amount - cash}))
    if holdings.is_ruined(state, payer):
        state.bound = state.bound or payer == state.turn
        push(state, OfSeat("ruin", payer))
    return False
