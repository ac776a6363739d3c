"""Which countries the seat in turn can develop, the best first, and what is worth a word (MA-20)."""

from typing import Final, NamedTuple

from escales.games.magellan.board import LANDS_OF
from escales.games.magellan.countries import AT, COST, INCOME, OPEN, UNSEEN
from escales.games.magellan.equipment import RESERVE, YIELD
from escales.games.magellan.pieces import JEEP, NONE, of_kind
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.state import State

_CAPITALS: Final = {land: AT[cell] for cell in AT for land in LANDS_OF[cell]}
"""The countries that a jeep on each land can develop."""


class Offer(NamedTuple):
    """An open country with a jeep of the seat in turn in the cell of its capital."""

    country: int
    cost: int
    """What it costs now, in M."""
    left: int
    """The money that would be left, in M; negative if there is too little."""
    payable: bool
    """Whether it can be developed now."""
    worthwhile: bool
    """Whether a player would regret to forget it."""


def purse(state: State) -> int:
    """What the seat in turn can spend, in M; with a plane in flight it has to keep 1 M.

    Without money it would have to sell countries at once, and planes may need them to land
    (MA-35).
    """
    return state.cash[state.turn] - bool(state.flying)


def developable(state: State) -> list[int]:
    """The open countries with a jeep of the seat in turn on land in the capital's cell (MA-20)."""
    return _reached(state, OPEN)


def awaited(state: State) -> list[int]:
    """The countries with such a jeep whose card is still in the pack: nobody can develop them yet."""
    return _reached(state, UNSEEN)


def _reached(state: State, wanted: int) -> list[int]:
    at, on, owner = state.at, state.on, state.owner
    found: dict[int, None] = {}
    for jeep in of_kind(state.turn, JEEP):
        if at[jeep] in _CAPITALS and on[jeep] == NONE:
            for country in _CAPITALS[at[jeep]]:
                if owner[country] == wanted:
                    found[country] = None
    return list(found)


def offers(state: State) -> list[Offer]:
    """The countries of :func:`developable`: first what can be paid, then by what each M brings.

    It is worthwhile to pay for a country that brings at least :data:`YIELD` per cent of its
    printed cost and leaves :data:`RESERVE` M, or whose income wins the game (MA-32).
    """
    if state.phase != "turn" or OPEN not in state.owner:
        return []
    found = [_offer(state, country) for country in developable(state)]
    return sorted(found, key=lambda one: (not one.payable, -INCOME[one.country] / one.cost))


def _offer(state: State, country: int) -> Offer:
    cost = lasting.cost(state, country)
    left = state.cash[state.turn] - cost
    payable = cost <= purse(state)
    good = left >= RESERVE and 100 * INCOME[country] >= YIELD * COST[country]
    return Offer(country, cost, left, payable, payable and (good or _wins(state, country)))


def _wins(state: State, country: int) -> bool:
    """Whether this country passes the target (MA-32)."""
    income = sum(
        each for each, owner in zip(INCOME, state.owner, strict=True) if owner == state.turn
    )
    return not state.long and income + INCOME[country] > state.target
