"""How likely each captain is to win, from a state of Long Cours.

Each captain has a weight; a share is a part of their sum. The numbers are logarithms of odds:
1 more makes the odds 2.7 times as good.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final

from escales.games.long_cours.board import (
    MOST_LEGS,
    NEIGHBOURS,
    NOWHERE,
    REACH,
    STRANDING,
    ZONES,
)
from escales.games.long_cours.cards import DIRECT, STORM
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import DISTANCE

LADEN: Final = 1.5
"""What goods aboard are worth, in cash: they sell at three times the price, but not at once."""
STRANDED: Final = 1.0
"""What stranded goods are worth to a ship that lies beside them, in cash."""
RICHES: Final = 1.0
"""For each time that wealth is 2.7 times as great."""
SPREAD: Final = 0.12
"""For each product aboard: the die finds it more often."""
STORMS: Final = 0.45
"""For each Tempête card."""
DIRECTS: Final = 0.08
"""For each Déplacement direct card."""
FIGHTS: Final = 0.05
"""For each Bagarre card."""
TURN: Final = 0.15
"""For having the turn."""
OWNER: Final = 0.7
"""For the Corsaire while others have storms, divided by their number and one."""
HUNTER: Final = 2.5
"""For the Corsaire when nobody else has a storm."""
CAUGHT: Final = 0.9
"""How likely a ship within reach of the Corsaire is sunk, if it cannot move before."""
TRAPPED: Final = 0.55
"""The same if its captain is to play, but has no way out."""
LAST_ROUNDS: Final = 6
"""With a limit of rounds, wealth alone counts more and more in so many rounds before it."""
FINISH: Final = 8.0
"""For each time that wealth is 2.7 times as great when the last round ends."""


def shares(state: State) -> Sequence[float]:
    """The chance of each seat to win; the sum is 1."""
    out = [seat for group in state.fallen for seat in group]
    storms = [hand.count(STORM) for hand in state.hands]
    everyone = sum(storms)
    heaps = [
        (STRANDING[zone], sum(heap))
        for zone, heap in zip(ZONES, state.stranded, strict=True)
        if any(heap)
    ]
    weights = [0.0] * state.seats
    for seat in range(state.seats):
        if seat in out:
            continue
        hand, cargo, ship = state.hands[seat], state.cargo[seat], state.ships[seat]
        riches = 1 + state.cash[seat] + LADEN * sum(cargo)
        if heaps and ship:
            ways = DISTANCE[ship]
            riches += max(STRANDED * amount / (1 + ways[at]) for at, amount in heaps)
        value = RICHES * log(riches) + SPREAD * (6 - cargo.count(0))
        directs = hand.count(DIRECT)
        value += STORMS * storms[seat] + DIRECTS * directs
        value += FIGHTS * (len(hand) - directs - storms[seat])
        if seat == state.turn:
            value += TURN
        if seat == state.owner:
            others = everyone - storms[seat]
            value += OWNER / (1 + others) if others else HUNTER
        weights[seat] = exp(value)
        if state.corsaire != NOWHERE and seat != state.owner and ship:
            weights[seat] *= 1 - _risk(state, seat, ship, storms[seat], directs)
    total = sum(weights)
    return [weight / total for weight in weights]


def _risk(state: State, seat: int, ship: str, storms: int, directs: int) -> float:
    """How likely the Corsaire sinks this ship on its owner's next turn, or in this one."""
    legs = MOST_LEGS - state.legs if state.turn == state.owner else MOST_LEGS
    if DISTANCE[state.corsaire][ship] > legs:
        return 0.0
    if state.turn != seat:
        return CAUGHT
    if storms:
        return 0.0
    if state.moved:
        return CAUGHT
    reach = REACH[state.corsaire]
    if directs or any(to not in reach for to in NEIGHBOURS[ship]):
        return 0.0
    return TRAPPED
