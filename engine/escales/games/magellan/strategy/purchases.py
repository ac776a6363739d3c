"""What a seat might buy: countries that are worth their cost, and the pieces that it lacks.

For bots that look ahead. No piece is bought twice for the same need, so a turn ends.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from escales.core import Action, Family
from escales.games.magellan import sky
from escales.games.magellan.board import BASE_AT, CELL
from escales.games.magellan.countries import CAPITAL, INCOME, NUMBER
from escales.games.magellan.equipment import PRICE
from escales.games.magellan.pieces import JEEP, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State
from escales.games.magellan.strategy import estimate
from escales.games.magellan.strategy.crews import at_home

PURSE: Final = 30
"""The money that it keeps for what cards may ask, in M."""
LEAST: Final = 0.03
"""The least income of a country worth paying, for each M of its cost."""
AMPLE: Final = 500
"""The money left, once paid, with which a seat may develop any country, in M."""
PURCHASES: Final = 3
"""How many countries it thinks about developing."""
GARRISON: Final = 2
"""How many jeeps it wants on its base in peace."""
GUARD: Final = 6
"""How many jeeps it wants on its base in a war."""
FLEET: Final = 6
"""How many ships it wants at most: money that waits for a country is better a jeep that waits for another."""
SQUADRON: Final = 2
"""How many planes it wants at most."""
RICH: Final = 100
"""The money without which it buys no plane, in M."""
NEARBY: Final = 4
"""A plane is of use if it can land within so many hops of the base."""


def developments(state: State, families: Sequence[Family]) -> list[Action]:
    """Countries that are worth their cost, those that yield most first."""
    spare = state.cash[state.turn] - PURSE
    found = []
    for family in families:
        for action in family:
            country = NUMBER[action.word()]
            price = lasting.cost(state, country)
            left = spare - price
            winning = wins(state, action)
            if winning or left >= (0 if INCOME[country] >= LEAST * price else AMPLE):
                found.append((winning, INCOME[country] / price, action))
    return [action for _, _, action in sorted(found, reverse=True)[:PURCHASES]]


def wins(state: State, action: Action) -> bool:
    """Whether this country passes the target (MA-32)."""
    if state.long or action.verb != "develop":
        return False
    income = estimate.incomes(state)[state.turn]
    return income + INCOME[NUMBER[action.word()]] > state.target


def pieces(state: State, families: Sequence[Family]) -> Iterator[Action]:
    """Jeeps for the base, a ship for a jeep that has none, a plane."""
    if not families:
        return
    seat = state.turn
    kinds = families[0].values
    assert isinstance(kinds, tuple)
    spare = state.cash[seat] - PURSE
    home = at_home(state, seat)
    war = state.war
    wanted = GUARD if war.on or war.declared or war.warning else GARRISON
    if JEEP in kinds and home < wanted and spare >= PRICE[JEEP]:
        yield Action("buy", (JEEP,))
    if home < GARRISON:
        return
    ships = [ship for ship in of_kind(seat, SHIP) if state.at[ship]]
    water = BASE_AT[state.bases[seat]].water
    idle = any(state.load[ship] == NONE and state.at[ship] == water for ship in ships)
    if SHIP in kinds and spare >= PRICE[SHIP] and len(ships) < FLEET and not idle:
        yield Action("buy", (SHIP,))
    planes = holdings.number(state, seat, PLANE)
    if PLANE in kinds and spare >= RICH and planes < SQUADRON and _near_base(state):
        yield Action("buy", (PLANE,))


def _near_base(state: State) -> bool:
    """Whether a plane could soon bring a jeep from the base somewhere."""
    base = state.bases[state.turn]
    cells = {CAPITAL[country] for country, owner in enumerate(state.owner) if owner == state.turn}
    cells |= {
        CELL[state.at[jeep]]
        for jeep in of_kind(state.turn, JEEP)
        if state.at[jeep] in CELL and state.on[jeep] == NONE
    }
    return any(0 < sky.hops(base, cell) <= NEARBY for cell in cells)
