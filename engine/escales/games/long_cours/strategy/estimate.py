"""How likely each captain is to win, from a state of Long Cours.

Each captain has a weight; a share is a part of their sum. The numbers are logarithms of odds:
1 more makes the odds 2.7 times as good.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from escales.games.long_cours.board import (
    MOST_LEGS,
    NOWHERE,
    PRICE,
)
from escales.games.long_cours.cards import DIRECT, STORM
from escales.games.long_cours.rules.holdings import wealth
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import DISTANCE, way_out
from escales.games.long_cours.strategy.sight import heaps

LADEN: Final = 2.0
"""What goods aboard are worth, in cash: they sell at three times the price, but not at once."""
RICHES: Final = 0.6
"""For each time that wealth is 2.7 times as great, if the others have no storm left.

Each storm that they have on average takes from it: they can still take goods and Corsaire away.
"""
SPREAD: Final = 0.2
"""For each product aboard: the die finds it more often."""
MEANS: Final = 0.65
"""For the cash that buys the Corsaire; for less in proportion. Only if it may be for sale again."""
STORMS: Final = 0.5
"""For each Tempête card."""
DIRECTS: Final = 0.05
"""For each Déplacement direct card."""
FIGHTS: Final = 0.06
"""For each Bagarre card."""
OWNER: Final = 0.75
"""For the Corsaire while others have storms."""
HUNTER: Final = 3.0
"""For the Corsaire when nobody else has a storm."""
CAUGHT: Final = 0.9
"""How likely a ship within reach of the Corsaire is sunk, if it cannot move before."""
TRAPPED: Final = 0.8
"""The same if its captain plays before the owner does, but has no way out."""
LAST_ROUNDS: Final = 6
"""With a limit of rounds, wealth alone counts more and more in so many rounds before it."""
FINISH: Final = 8.0
"""For each time that wealth is 2.7 times as great when the last round ends."""


def shares(state: State) -> Sequence[float]:
    """The chance of each seat to win; the sum is 1."""
    out = [seat for group in state.fallen for seat in group]
    storms = [hand.count(STORM) for hand in state.hands]
    everyone, rivals = sum(storms), state.seats - len(out) - 1
    stranded = heaps(state.stranded)
    # Without a storm nobody sinks the Corsaire, so nobody needs to save for it.
    means = MEANS if everyone or state.owner < 0 else 0.0
    last = state.rounds - state.round if state.rounds else LAST_ROUNDS
    weights = [0.0] * state.seats
    for seat in range(state.seats):
        if seat in out:
            continue
        hand, cargo, ship = state.hands[seat], state.cargo[seat], state.ships[seat]
        cash, own = state.cash[seat], storms[seat]
        riches = 1 + cash + LADEN * sum(cargo)
        if stranded and ship:
            ways = DISTANCE[ship]
            riches += max([amount / (1 + ways[at]) for at, amount in stranded])
        directs, others = hand.count(DIRECT), everyone - own
        value = (
            RICHES * log(riches) / (1 + others / rivals)
            + SPREAD * (len(cargo) - cargo.count(0))
            + (means if cash >= PRICE else means * cash / PRICE)
            + STORMS * own
            + DIRECTS * directs
            + FIGHTS * (len(hand) - directs - own)
        )
        if seat == state.owner:
            value += OWNER if others else HUNTER
        if last < LAST_ROUNDS:
            value += FINISH * (1 - last / LAST_ROUNDS) * log(1 + wealth(state, seat))
        weights[seat] = exp(value)
        if state.corsaire != NOWHERE and seat != state.owner and ship:
            weights[seat] *= 1 - _risk(state, seat, ship, own, directs)
    total = sum(weights)
    return [weight / total for weight in weights]


def _risk(state: State, seat: int, ship: str, storms: int, directs: int) -> float:
    """How likely the Corsaire sinks this ship on its owner's next turn, or in this one."""
    legs = MOST_LEGS - state.legs if state.turn == state.owner else MOST_LEGS
    if DISTANCE[state.corsaire][ship] > legs:
        return 0.0
    # Clockwise from the seat in turn: a captain who comes before the owner can still sail away.
    coming, owner = ((one - state.turn) % state.seats for one in (seat, state.owner))
    if coming > owner:
        return CAUGHT
    if storms:
        return 0.0
    if state.moved and coming == 0:
        return CAUGHT
    return 0.0 if directs or way_out(ship, state.corsaire) else TRAPPED
