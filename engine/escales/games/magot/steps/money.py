"""Payments between players: nobody pays more than they have (MG-19)."""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.games.magot.board import UNIT

if TYPE_CHECKING:
    from escales.games.magot.state import State


def opponents(state: "State", seat: int) -> list[int]:
    """The other seats, in playing order from *seat*."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def pay(
    state: "State", payer: int, payee: int, due: int, why: str, rule: str, events: list[Event]
) -> None:
    """*payer* gives *payee* the points *due*, or all there are (MG-19)."""
    amount = min(due, state.points[payer])
    _transfer(state, payer, payee, amount, why, rule, events)
    if amount < due:
        events.append(Event("capped", "MG-19", {"payer": payer, "due": due}))


def pay_all(state: "State", payer: int, due: int, why: str, rule: str, events: list[Event]) -> None:
    """*payer* gives every opponent the points *due*.

    Where there is not enough, what there is is shared equally in tens, the tens left over going
    one each in playing order from the payer (MG-19).
    """
    payees = opponents(state, payer)
    short = state.points[payer] < due * len(payees)
    if short:
        share, over = divmod(state.points[payer] // UNIT, len(payees))
        amounts = [UNIT * (share + (place < over)) for place in range(len(payees))]
    else:
        amounts = [due] * len(payees)
    for payee, amount in zip(payees, amounts, strict=True):
        _transfer(state, payer, payee, amount, why, rule, events)
    if short:
        events.append(Event("capped", "MG-19", {"payer": payer, "due": due * len(payees)}))


def _transfer(
    state: "State", payer: int, payee: int, amount: int, why: str, rule: str, events: list[Event]
) -> None:
    if amount:
        state.points[payer] -= amount
        state.points[payee] += amount
        events.append(
            Event("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "why": why})
        )
