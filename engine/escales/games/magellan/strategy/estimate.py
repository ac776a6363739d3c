"""How likely each seat is to win, from what it owns, what it can buy, and what a war threatens.

A seat's *strength* is measured in M of income: what it has, and a part of what it can hope for.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final

from escales.games.magellan import cards
from escales.games.magellan.board import NOWHERE
from escales.games.magellan.countries import AT, CAPITAL, COST, INCOME, OPEN, UNSEEN
from escales.games.magellan.equipment import NEVER
from escales.games.magellan.pieces import JEEP, PLANE, SHIP
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.presence import exposed
from escales.games.magellan.state import State
from escales.games.magellan.strategy import ways
from escales.games.magellan.strategy.crews import at_home
from escales.games.magellan.strategy.crews import reach as nearest
from escales.games.magellan.strategy.ways import GOAL, Points

EARLY: Final = 0.5
"""The strength of each M of income at first; it rises towards the target, since it is then worth
more than money."""
ENDING: Final = 10
"""With a limit of rounds, money and hopes count less and less in so many rounds before it."""
WEALTH: Final = 90.0
"""The strength of all the money in the world."""
THRIFT: Final = 600.0
"""With so much money, in M, more is worth e times less than without any."""
HOPE: Final = 0.6
"""What a seat can hope for counts, against what it has."""
LEAST: Final = 0.1
"""To be near an open country is worth this part of it, even if a seat would not pay for it yet."""
SLOW: Final = 22
"""A country so many points away counts half as much as one that a jeep has reached."""
HEAD_START: Final = 8
"""With so many points less to go than the others a seat is there first with odds of e to 1."""
IN_PACK: Final = 0.25
"""What a country counts while its card is in the pack."""
LATER: Final = 3
"""To be nearer than the others counts so many times less while a card is in the pack."""
CLOSED: Final = 0.6
"""What is left of the strength of a seat that cannot pass the target any more without a war."""
TEMPER: Final = 40.0
"""With so much more strength than another a seat has odds of e to 1 against it."""
MARCH: Final = 9
"""In a war, an enemy so many points away threatens half as much as one who is there."""
LOOT: Final = 0.5
"""What an enemy country without a jeep counts in a war for a seat that has come there."""
STORM: Final = (1.0, 0.58, 0.34, 0.2, 0.11, 0.06, 0.03)
"""How likely a base falls to an enemy who has come there, by the number of jeeps that hold it."""
ARMED: Final = 0.3
"""What a threat of war counts while there is a truce."""
POOR: Final = 40
"""With less money than this, in M, a card may force a seat to sell."""
NEED: Final = 0.3
"""The strength that each M is worth that is missing to :data:`POOR`."""
STOCK: Final = {JEEP: 0.9, SHIP: 2.1, PLANE: 3.2}
"""The strength of a piece."""

_FAR: Final = 400
_NEAR: Final = tuple(
    SLOW / (SLOW + points) if points < _FAR else 0.0 for points in range(NEVER + 1)
)
"""What a country counts by the points to it."""
_RISK: Final = tuple(
    MARCH / (MARCH + points) if points < _FAR else 0.0 for points in range(NEVER + 1)
)
"""What a threat counts by the points to it."""
_FIRST: Final = tuple(1 / (1 + exp(-lead / HEAD_START)) for lead in range(-60, 61))
"""How likely a seat is first, by the points that it has less to go than the others."""

_ORDER: Final = tuple(sorted(range(len(INCOME)), key=lambda at: COST[at] / INCOME[at]))
_GOAL_OF: Final = tuple(GOAL[cell] for cell in CAPITAL)


@lru_cache(maxsize=2048)
def market(owner: tuple[int, ...]) -> tuple[tuple[int, bool, int, int], ...]:
    """The countries that nobody owns, those that yield most first.

    Each with its goal, whether its card is out, its cost and its income.
    """
    return tuple(
        (_GOAL_OF[at], owner[at] == OPEN, COST[at], INCOME[at])
        for at in _ORDER
        if owner[at] in (OPEN, UNSEEN)
    )


type Reach = Callable[[State, int], Points]
"""How far a seat is from each goal."""


def reaches(state: State, left: Sequence[int], reach: Reach) -> list[Points]:
    """How far each seat is from each goal; no way at all for seats that are out."""
    found = [ways.NO_WAY] * state.seats
    for seat in left:
        found[seat] = reach(state, seat)
    return found


def _money(cash: float) -> float:
    """The strength of so much money."""
    return WEALTH * (1 - exp(-cash / THRIFT))


@lru_cache(maxsize=4096)
def hope(
    cash: int,
    worth: float,
    rise: float,
    use: float,
    near: Points,
    rivals: Points,
    owner: tuple[int, ...],
) -> float:
    """The strength that a seat can hope to gain by buying countries.

    *worth* is the strength of the next M of income for it, which rises by twice *rise* with each M;
    *use* is what money counts, from 0 to 1.
    """
    # Searches ask for this more often than for anything else: hence the formula of _money in full.
    gained, money = 0.0, max(1.0, cash)
    strong = use * (WEALTH * (1 - exp(-money / THRIFT)))
    for goal, out, cost, income in market(owner):
        points = near[goal]
        if points >= _FAR:
            continue
        gain = net = (worth + rise * income) * income
        if cost <= money:
            net -= strong - use * (WEALTH * (1 - exp(-(money - cost) / THRIFT)))
        else:
            net = (net - strong) * money / cost
        spent = float(cost)
        if net < LEAST * gain:
            if not out:
                continue
            net, spent = LEAST * gain, 0.0  # it only waits there
        lead = rivals[goal] - points
        if out:
            part = _NEAR[points]
        else:
            part = IN_PACK * _NEAR[points]
            lead //= LATER
        part *= _FIRST[60 + (60 if lead > 60 else -60 if lead < -60 else lead)]
        gained += part * net
        if spent:
            money = max(1.0, money - part * spent)
            strong = use * (WEALTH * (1 - exp(-money / THRIFT)))
    return gained


def strengths(state: State, left: Sequence[int], near: Sequence[Points]) -> list[float]:
    """The strength of each seat; about as much as M of income half way to the target."""
    owner = tuple(state.owner)
    incomes, free = _incomes(owner, state.seats)
    rewards = prizes(state) if state.prizes else ()
    use = (len(state.deck) + 1) / (len(cards.IDS) + 1) if state.long else 1.0
    later = min(1.0, (state.rounds - state.round) / ENDING) if state.rounds else 1.0
    use *= later
    rise = 0.0 if state.long else (1 - EARLY) / state.target
    early = 1.0 if state.long else EARLY
    found = [0.0] * state.seats
    for seat in left:
        cash, income = state.cash[seat], incomes[seat]
        others = [near[other] for other in left if other != seat]
        rivals = ways.least(tuple(others)) if others else ways.NO_WAY
        gain = hope(cash - POOR, early + 2 * rise * income, rise, use, near[seat], rivals, owner)
        for goal, amount in rewards:
            points = near[seat][goal]
            if points < _FAR:
                lead = min(60, max(-60, rivals[goal] - points))
                more = use * (_money(cash + amount) - _money(cash))
                gain += more * _NEAR[points] * _FIRST[lead + 60]
        strength = income * (early + rise * income) + HOPE * later * gain
        if not state.long and income + free <= state.target:
            strength *= CLOSED
        strength += use * _money(cash)
        if cash < POOR:
            strength -= NEED * (POOR - cash)
        for kind, stock in STOCK.items():
            strength += stock * holdings.number(state, seat, kind)
        found[seat] = strength
    return found


def prizes(state: State) -> tuple[tuple[int, int], ...]:
    """The prizes for a jeep that comes somewhere: the goal, and the amount in M."""
    return _prizes(tuple([(prize.card, prize.effect) for prize in state.prizes]))


@lru_cache(maxsize=512)
def _prizes(promised: tuple[tuple[str, int], ...]) -> tuple[tuple[int, int], ...]:
    return tuple(
        (GOAL[cell], effect["amount"])
        for card, index in promised
        if (effect := cards.effect(card, index))["effect"] == "prize_first_jeep_at"
        for cell in effect.get("cells", ())
    )


@lru_cache(maxsize=2048)
def _incomes(owner: tuple[int, ...], seats: int) -> tuple[list[int], int]:
    """The income of each seat, and of all countries without an owner."""
    incomes, free = [0] * seats, 0
    for yields, seat in zip(INCOME, owner, strict=True):
        if seat >= 0:
            incomes[seat] += yields
        else:
            free += yields
    return incomes, free


def incomes(state: State) -> list[int]:
    """The income of each seat."""
    return _incomes(tuple(state.owner), state.seats)[0]


def shares(state: State, reach: Reach = nearest) -> Sequence[float]:
    """How likely each seat is to win; seats that are out have no share, but those that retired.

    *reach* says how far a seat is from each goal.
    """
    left = state.left()
    if NOWHERE in state.bases:  # the lottery is not over (MA-02)
        return [1 / state.seats] * state.seats
    if state.retired:
        return [1.0 if seat == state.retired[0] else 0.0 for seat in range(state.seats)]
    near = reaches(state, left, reach)
    strong = strengths(state, left, near)
    fall = [0.0] * state.seats
    war = state.war
    if war.on or war.declared or war.warning or war.truce or war.total:
        _threaten(state, left, near, strong, fall)
    best = max(strong[seat] for seat in left)
    odds = [0.0] * state.seats
    for seat in left:
        odds[seat] = exp((strong[seat] - best) / TEMPER) * (1 - fall[seat])
    total = sum(odds)
    return [one / total for one in odds]


def _threaten(
    state: State,
    left: Sequence[int],
    near: Sequence[Points],
    strong: list[float],
    fall: list[float],
) -> None:
    """What a war may take: countries without a jeep, and bases (MA-28, MA-31)."""
    war = state.war
    sure = 1.0 if war.on or war.declared else ARMED
    scope, owner = war.scope(), tuple(state.owner)
    for other in left:
        enemies = [seat for seat in left if seat != other and war.hostile(seat, other)]
        if not enemies:
            continue
        for cell, goal, income in _loot(owner, other, scope):
            if exposed(state, other, JEEP, cell):
                continue
            for seat in enemies:
                gain = income * LOOT * sure * _RISK[near[seat][goal]]
                strong[seat] += gain
                strong[other] -= gain
        base = state.bases[other]
        if scope and base not in scope:
            continue
        storm = sure * STORM[min(at_home(state, other), len(STORM) - 1)]
        for seat in enemies:
            risk = storm * _RISK[near[seat][GOAL[base]]] ** 2
            fall[other] = 1 - (1 - fall[other]) * (1 - risk)


@lru_cache(maxsize=4096)
def _loot(
    owner: tuple[int, ...], seat: int, scope: tuple[str, ...]
) -> tuple[tuple[str, int, int], ...]:
    """The cells of a war with capitals of *seat*, their goals, and the incomes there.

    *scope* has the cells of the war; it is empty for everywhere.
    """
    found = (
        (cell, GOAL[cell], sum(INCOME[at] for at in here if owner[at] == seat))
        for cell, here in AT.items()
        if not scope or cell in scope
    )
    return tuple((cell, goal, income) for cell, goal, income in found if income)
