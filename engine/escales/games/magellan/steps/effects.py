"""The effects of historical cards: a small interpreter of their vocabulary (MA-21 to MA-23).

An effect is read from the data; no card is named here. Players are served in playing order from
the one who drew.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from escales.core import BANK, CHANCE, Event
from escales.core.message import Json
from escales.games.magellan import cards
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import NUMBER, SERIES
from escales.games.magellan.pieces import NAMES, SHIP, of_kind
from escales.games.magellan.steps import holdings, lasting, money, pack, prizes, war

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def resolve(state: "State", events: list[Event]) -> bool:
    """Do the next effect of the card being obeyed, or have done with the card (MA-22).

    True when chance is to move first.
    """
    card = state.card
    if state.seek:
        state.phase, state.actor, state.roller = "reveal", CHANCE, None
        return True
    read = cards.effects(card, state.decks)
    if state.effect < len(read):
        effect = read[state.effect]
        state.effect += 1
        _DO[effect["effect"]](state, effect, events)
    else:
        state.card, state.effect = "", 0
        pack.discard(state, card)
    return False


def pay_dividends(state: "State", rule: str, events: list[Event]) -> None:
    """Each receives from the bank the sum of the incomes of their countries (MA-23, MA-50)."""
    percent = lasting.dividend_percent(state, events)
    for seat in state.left():
        amount = holdings.income(state, seat) * percent // 100
        if amount:
            state.cash[seat] += amount
            params: dict[str, Json] = {"payer": BANK, "payee": seat, "amount": amount}
            events.append(Event("dividends", rule, params))


def _dividends(state: "State", effect: Effect, events: list[Event]) -> None:
    pay_dividends(state, "MA-23", events)


def _pay(state: "State", seat: int, amount: int, events: list[Event]) -> None:
    """The bank pays, or is to be paid when the amount is below zero."""
    if amount > 0:
        money.receive(state, seat, amount, events)
    elif amount < 0:
        money.owe(state, seat, -amount)


def _pay_all(state: "State", effect: Effect, events: list[Event]) -> None:
    for seat in state.left():
        _pay(state, seat, effect["amount"], events)


def _pay_per(state: "State", effect: Effect, events: list[Event]) -> None:
    for seat in state.left():
        _pay(state, seat, effect["amount"] * _count(state, seat, effect["what"]), events)


def _count(state: "State", seat: int, what: str) -> int:
    """How many *what* a seat has: a kind of piece, or countries, of one series or of any."""
    kind, _, series = what.partition(":")
    if kind == "country":
        return len(holdings.owned(state, seat))
    if kind == "country_in_series":
        return sum(SERIES[country] == int(series) for country in holdings.owned(state, seat))
    return holdings.number(state, seat, kind)


def _pay_owner(state: "State", effect: Effect, events: list[Event]) -> None:
    owners = [state.owner[NUMBER[country]] for country in effect["countries"]]
    for seat in state.left():
        _pay(state, seat, effect["amount"] * owners.count(seat), events)


def _pay_extreme(state: "State", effect: Effect, events: list[Event]) -> None:
    for seat in _extreme(state, effect["who"]):
        _pay(state, seat, effect["amount"], events)


def _extreme(state: "State", who: str) -> list[int]:
    """The seats that *who* means, all that are tied."""
    left = state.left()
    most, measure = who.split("_")
    scores = {
        seat: holdings.income(state, seat) if measure == "income" else state.cash[seat]
        for seat in left
    }
    pick = max if most == "highest" else min
    best = pick(scores.values())
    return [seat for seat in left if scores[seat] == best]


def _transfer(state: "State", effect: Effect, events: list[Event]) -> None:
    payers, payees = _extreme(state, effect["from"]), _extreme(state, effect["to"])
    if len(payers) == len(payees) == 1 and payers != payees:
        money.owe(state, payers[0], effect["amount"], payees[0])


def _reveal(state: "State", effect: Effect, events: list[Event]) -> None:
    state.seek = min(effect["n"], len(pack.hidden(state, effect["series"])))


def _sink(state: "State", effect: Effect, events: list[Event]) -> None:
    """Every ship in the cells is lost with its load; bases are not spared."""
    for seat in state.left():
        for ship in of_kind(seat, SHIP):
            cell = holdings.cell_of(state, ship)
            if cell in effect["cells"]:
                place = state.at[ship]
                lost = holdings.names(holdings.lose(state, ship))
                params: dict[str, Json] = {"seat": seat, "piece": NAMES[ship], "from": place}
                params |= {"cell": cell, "lost": [*lost], "card": state.card}
                events.append(Event("sunk", "MA-22", params))


def _war(state: "State", effect: Effect, events: list[Event]) -> None:
    war.declare(state, state.card, effect, events)


def _alliances(state: "State", effect: Effect, events: list[Event]) -> None:
    war.ally(state, state.card, effect, events)


def _peace(state: "State", effect: Effect, events: list[Event]) -> None:
    war.make_peace(state, events)


_DO: Final[dict[str, Callable[["State", Effect, list[Event]], None]]] = {
    "dividends": _dividends,
    "pay_all": _pay_all,
    "pay_per": _pay_per,
    "pay_owner": _pay_owner,
    "pay_extreme": _pay_extreme,
    "transfer": _transfer,
    "reveal_country": _reveal,
    "sink_in_cells": _sink,
    "war": _war,
    "alliances": _alliances,
    "peace": _peace,
    "canal": lasting.canal,
    **dict.fromkeys(lasting.PLAIN, lasting.begin),
    **dict.fromkeys(prizes.KINDS, prizes.promise),
}
"""What each effect of the vocabulary does."""
