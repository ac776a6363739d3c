"""What a seat might buy: countries that are worth their cost, and the pieces that it lacks.

For bots that look ahead. No piece is bought twice for the same need, so a turn ends.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from escales.core import Action, Family, Message
from escales.core.message import Json
from escales.games.magellan import sky
from escales.games.magellan.board import BASE_AT, CELL
from escales.games.magellan.countries import CAPITAL, COST, INCOME, NUMBER, OPEN, UNSEEN
from escales.games.magellan.equipment import PRICE
from escales.games.magellan.pieces import JEEP, NONE, PLANE, SHIP, of_kind
from escales.games.magellan.rules.cards import lasting
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State
from escales.games.magellan.strategy import estimate
from escales.games.magellan.strategy.crews import at_home
from escales.games.magellan.strategy.mind import LEAST, Mind
from escales.games.magellan.strategy.ways import GOAL

PURSE: Final = 30
"""The money that it keeps for what cards may ask, in M."""
AMPLE: Final = 500
"""The money left, once paid, with which a seat may develop any country, in M."""
GREAT: Final = 30
"""A country with so much income, in M, is worth saving for, and is paid with the last money."""
CHANGE: Final = 5
"""The money that is kept even then, in M."""
CLOSE: Final = 8
"""It saves for a country that a jeep can come to with so many points."""
SHORT: Final = 200
"""For a country whose card is out, it saves even if this much money is missing, in M."""
FINE: Final = 0.1
"""While that money is missing, it develops others only from this income on, for each M of their cost."""
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


def developments(state: State, families: Sequence[Family], mind: Mind) -> list[Action]:
    """Countries that are worth their cost, those that yield most first."""
    cash, kept = state.cash[state.turn], savings(state, mind)
    found = []
    for family in families:
        for action in family:
            country = NUMBER[action.word()]
            price, income = lasting.cost(state, country), INCOME[country]
            great = mind.saves and income >= GREAT
            purse = CHANGE if great else PURSE
            if income < LEAST * price:
                purse += AMPLE
            winning = wins(state, action)
            spoils = not great and cash - price < kept and (kept <= cash or income < FINE * price)
            if winning or (cash - price >= purse and not spoils):
                found.append((winning, income / price, action))
    return [action for _, _, action in sorted(found, reverse=True)[:PURCHASES]]


def savings(state: State, mind: Mind) -> int:
    """The money, in M, for the best country that the seat in turn waits for; it may have less."""
    if not mind.saves:
        return 0
    cash, near = state.cash[state.turn], mind.reach(state, state.turn)
    waits = [
        (INCOME[country], COST[country] + CHANGE)
        for country, owner in enumerate(state.owner)
        if owner in (OPEN, UNSEEN) and INCOME[country] >= GREAT
        if COST[country] + CHANGE <= cash + (SHORT if owner == OPEN else 0)
        if near[GOAL[CAPITAL[country]]] <= CLOSE
    ]
    return max(waits)[1] if waits else 0


def wins(state: State, action: Action) -> bool:
    """Whether this country passes the target (MA-32)."""
    if state.long or action.verb != "develop":
        return False
    income = estimate.incomes(state)[state.turn]
    return income + INCOME[NUMBER[action.word()]] > state.target


def pieces(state: State, families: Sequence[Family], mind: Mind) -> Iterator[Action]:
    """Jeeps for the base, a ship for a jeep that has none, a plane."""
    if not families:
        return
    seat = state.turn
    kinds = families[0].values
    assert isinstance(kinds, tuple)
    spare = state.cash[seat] - max(PURSE, savings(state, mind))
    home = at_home(state, seat)
    war = state.war
    wanted = GUARD if war.on or war.declared or war.warning else GARRISON
    if JEEP in kinds and home < wanted and spare >= PRICE[JEEP]:
        yield Action("buy", (JEEP,))
    if home < GARRISON:
        return
    ships = holdings.number(state, seat, SHIP)
    if SHIP in kinds and spare >= PRICE[SHIP] and ships < FLEET and not _ship_waits(state):
        yield Action("buy", (SHIP,))
    planes = holdings.number(state, seat, PLANE)
    if PLANE in kinds and spare >= RICH and planes < SQUADRON and _near_base(state):
        yield Action("buy", (PLANE,))


def use(state: State, kind: str) -> Message | None:
    """What a bought piece makes possible: a jeep can leave the base or guard it (MA-16, MA-31), a ship or a plane takes one."""
    seat, war = state.turn, state.war
    if kind == JEEP:
        comes = war.on or war.declared or war.warning > 0
        danger = comes and not war.passes_by(state.bases[seat])
        params: dict[str, Json] = {"home": at_home(state, seat), "war": "yes" if danger else "no"}
        return Message("hint-buy-jeep", params)
    if kind == SHIP:
        return None if _ship_waits(state) else Message("hint-buy-ship")
    return Message("hint-buy-plane") if _near_base(state) else None


def _ship_waits(state: State) -> bool:
    """Whether an empty ship is at the base of the seat in turn."""
    water = BASE_AT[state.bases[state.turn]].water
    return any(
        state.load[ship] == NONE and state.at[ship] == water for ship in of_kind(state.turn, SHIP)
    )


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
