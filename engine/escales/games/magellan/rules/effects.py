"""The effects of historical cards: a small interpreter of their vocabulary (MA-22, MA-23, MA-50).

Effects come from the data; no code here names a card. Seats are served in playing order from the
seat that drew the card.

This does not lie in :mod:`~escales.games.magellan.rules.cards`: it starts wars and collects
payments, and the rules of war put cards back into the pack.
"""

from collections.abc import Callable
from typing import Final

from escales.core import BANK, Event
from escales.games.magellan import cards
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import NUMBER, SERIES
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import NAMES, SHIP, of_kind
from escales.games.magellan.rules import money
from escales.games.magellan.rules.cards import lasting, pack, prizes
from escales.games.magellan.rules.war import wars
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def resolve(state: State, events: list[Event]) -> bool:
    """Do the next effect of the card that is being obeyed, or finish with the card (MA-22).

    True when chance is to move first.
    """
    card = state.card
    if state.seek:
        state.deal("reveal")
        return True
    # Under rules 1 all voted before they knew their allies (MA-45).
    effects = cards.effects(card, state.asterisks, camps_first=state.edition > 1)
    if state.effect < len(effects):
        effect = effects[state.effect]
        state.effect += 1
        _DO[effect["effect"]](state, effect, events)
    else:
        if events and events[-1].kind == "history":
            # Nothing has happened since it was drawn.
            events[-1] = Event("history", "MA-21", Told(seat=state.turn, card=card, vain="yes"))
        state.card, state.effect = "", 0
        pack.discard(state, card)
    return False


def pay_dividends(state: State, rule: str, events: list[Event]) -> None:
    """The bank pays every seat the sum of the incomes of its countries (MA-23, MA-50)."""
    percent = lasting.dividend_percent(state, events)
    for seat in state.left():
        amount = holdings.income(state, seat) * percent // 100
        if amount:
            state.cash[seat] += amount
            events.append(
                Event("dividends", rule, {"payer": BANK, "payee": seat, "amount": amount})
            )


def _dividends(state: State, effect: Effect, events: list[Event]) -> None:
    pay_dividends(state, "MA-23", events)


def _pay(state: State, seat: int, amount: int, events: list[Event]) -> None:
    """The bank pays *seat*; an amount below zero is due to the bank."""
    if amount > 0:
        money.receive(state, seat, amount, events)
    elif amount < 0:
        money.owe(state, seat, -amount)


def _pay_all(state: State, effect: Effect, events: list[Event]) -> None:
    for seat in state.left():
        _pay(state, seat, effect["amount"], events)


def _pay_per(state: State, effect: Effect, events: list[Event]) -> None:
    for seat in state.left():
        _pay(state, seat, effect["amount"] * _count(state, seat, effect["what"]), events)


def _count(state: State, seat: int, what: str) -> int:
    """How many *what* a seat has: pieces of a kind, or countries of all series or of one."""
    kind, _, series = what.partition(":")
    if kind == "country":
        return len(holdings.owned(state, seat))
    if kind == "country_in_series":
        return sum(SERIES[country] == int(series) for country in holdings.owned(state, seat))
    return holdings.number(state, seat, kind)


def _pay_owner(state: State, effect: Effect, events: list[Event]) -> None:
    owners = [state.owner[NUMBER[country]] for country in effect["countries"]]
    for seat in state.left():
        _pay(state, seat, effect["amount"] * owners.count(seat), events)


def _pay_extreme(state: State, effect: Effect, events: list[Event]) -> None:
    for seat in _extreme(state, effect["who"]):
        _pay(state, seat, effect["amount"], events)


def _extreme(state: State, who: str) -> list[int]:
    """The seats that *who* names; several if they are tied."""
    left = state.left()
    most, measure = who.split("_")
    scores = {
        seat: holdings.income(state, seat) if measure == "income" else state.cash[seat]
        for seat in left
    }
    pick = max if most == "highest" else min
    best = pick(scores.values())
    return [seat for seat in left if scores[seat] == best]


def _transfer(state: State, effect: Effect, events: list[Event]) -> None:
    payers, payees = _extreme(state, effect["from"]), _extreme(state, effect["to"])
    if len(payers) == len(payees) == 1 and payers != payees:
        money.owe(state, payers[0], effect["amount"], payees[0])


def _reveal(state: State, effect: Effect, events: list[Event]) -> None:
    state.seek = min(effect["n"], len(pack.hidden(state, effect["series"])))


def _sink(state: State, effect: Effect, events: list[Event]) -> None:
    """Every ship in these cells is lost with its load, even on a base."""
    for seat in state.left():
        for ship in of_kind(seat, SHIP):
            cell = holdings.cell_of(state, ship)
            if cell in effect["cells"]:
                place = state.at[ship]
                lost = holdings.names(holdings.lose(state, ship))
                events.append(
                    Event(
                        "sunk",
                        "MA-22",
                        Told(
                            {
                                "seat": seat,
                                "piece": NAMES[ship],
                                "from": place,
                                "cell": cell,
                                "lost": lost,
                                "card": state.card,
                            }
                        ),
                    )
                )


def _war(state: State, effect: Effect, events: list[Event]) -> None:
    wars.declare(state, state.card, effect, events)


def _alliances(state: State, effect: Effect, events: list[Event]) -> None:
    wars.ally(state, state.card, effect, events)


def _peace(state: State, effect: Effect, events: list[Event]) -> None:
    wars.make_peace(state, events)


_DO: Final[dict[str, Callable[[State, Effect, list[Event]], None]]] = {
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
"""The function of each effect of the vocabulary."""
