"""Payments between players: nobody pays more than they have (MG-19)."""

from escales.core import Event
from escales.games.magot.board import UNIT
from escales.games.magot.events import Told
from escales.games.magot.state import State


def pay(
    state: State, payer: int, payee: int, due: int, why: str, rule: str, events: list[Event]
) -> None:
    """*payer* gives *payee* the points *due*, or all there are (MG-19)."""
    amount = min(due, state.points[payer])
    _transfer(state, payer, payee, amount, why, rule, events)
    if amount < due:
        events.append(Event("capped", "MG-19", Told(payer=payer, due=due, paid=amount)))


def pay_all(state: State, payer: int, due: int, why: str, rule: str, events: list[Event]) -> None:
    """*payer* gives every opponent the points *due*.

    If the payer has too little, the opponents share all of it equally, in tens. The tens left
    over go to them one by one, in playing order from the payer (MG-19).
    """
    payees = state.others(payer)
    is_short = state.points[payer] < due * len(payees)
    if is_short:
        share, over = divmod(state.points[payer] // UNIT, len(payees))
        amounts = [UNIT * (share + (at < over)) for at in range(len(payees))]
    else:
        amounts = [due] * len(payees)
    for payee, amount in zip(payees, amounts, strict=True):
        _transfer(state, payer, payee, amount, why, rule, events)
    if is_short:
        told = Told(payer=payer, due=due * len(payees), paid=sum(amounts))
        events.append(Event("capped", "MG-19", told))


def _transfer(
    state: State, payer: int, payee: int, amount: int, why: str, rule: str, events: list[Event]
) -> None:
    if amount:
        state.points[payer] -= amount
        state.points[payee] += amount
        events.append(
            Event("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "why": why})
        )
