"""What a cabin boy (the level Mousse) does: buy, sell, sail on, take the Corsaire and chase.

Each phase has one rule of thumb. The sums were found by letting the bots play.
"""

from collections.abc import Callable, Mapping
from typing import Final

from escales.core import Action, Choices
from escales.games.long_cours.board import (
    NEIGHBOURS,
    NOWHERE,
    OTHER_PORTS,
    PRICE,
    PRODUCT,
    REACH,
    ZONE,
    ZONES,
)
from escales.games.long_cours.cards import DIRECT, STORM, fights
from escales.games.long_cours.strategy.routes import DISTANCE, courses
from escales.games.long_cours.strategy.sight import Sight

type Lot = Callable[[], float]
"""What decides among equals."""

DONE: Final = Action("done")
RESELL: Final = Action("resell")
YIELD: Final = Action("yield")
PASS: Final = Action("pass")

NEST_EGG: Final = 1
"""What stays in the purse when goods are bought, in millions, before the last round: a storm does not take it."""
PRIZE: Final = 3
"""The fewest goods that are worth a storm, and the least cash that is worth a fight."""
NEW: Final = 2.0
"""The value of a port whose product is not yet aboard, in millions."""
NEARER: Final = 0.6
"""What stranded goods are worth one dotted line away, as a part of what they are worth there."""
DANGER: Final = 1000.0
"""The value of a point of call that the Corsaire of another cannot reach."""


def thumb(sight: Sight, choices: Choices, lot: Lot) -> Action:
    """What the rule of thumb says for the seat that decides."""
    if sight.phase in ("launch", "entry"):
        return max(choices, key=lambda action: (worth(sight, action.word()), lot()))
    return _RULES[sight.phase](sight, lot)


def _purchase(sight: Sight, lot: Lot) -> Action:
    """In the first round all but the nest egg is spent."""
    spent = any(sight.cargo[sight.me])
    return DONE if spent else Action("buy", (sight.cash[sight.me] - NEST_EGG,))


def _turn(sight: Sight, lot: Lot) -> Action:
    """Storms, the auction, the way, trade and fights, in this order; then the Corsaire."""
    if storm := _storm(sight):
        return storm
    comes = (
        sight.owner < 0 and not sight.asked and not sight.closing
    )  # bought later, it would never come in
    if comes and sight.cash[sight.me] >= PRICE:
        return Action("auction", (PRICE,))
    if sight.ship != NOWHERE:
        deed = _sail(sight, lot) or _trade(sight) or _fight(sight)
        if deed:
            return deed
    if sight.owner == sight.me and sight.corsaire != NOWHERE:
        return _chase(sight, lot)
    return DONE


def _storm(sight: Sight) -> Action | None:
    """On the Corsaire of another; or on a rich cargo, but the last storm is kept."""
    if not sight.has_storm:
        return None
    home = ZONE.get(sight.ship)
    if sight.pursuer != NOWHERE:
        return Action("storm", (ZONE[sight.pursuer],))
    if sight.hand.count(STORM) == 1:
        return None
    cargo = dict.fromkeys(ZONES, 0)
    for seat, at in enumerate(sight.ships):
        if at != NOWHERE and seat != sight.me:
            cargo[ZONE[at]] += sum(sight.cargo[seat])
    amount, zone = max((amount, zone) for zone, amount in cargo.items() if zone != home)
    return Action("storm", (zone,)) if amount >= PRIZE else None


def worth(sight: Sight, point: str) -> float:
    """How good it is for the ship to be at *point*, in millions."""
    good = 0.0
    if sight.heaps:
        ways = DISTANCE[point]
        good = max([amount * NEARER ** ways[at] for at, amount in sight.heaps])
    if sight.pursuer != NOWHERE and point in REACH[sight.pursuer]:
        good -= DANGER
    if point in PRODUCT:
        aboard = sight.cargo[sight.me]
        if not aboard[PRODUCT[point]] and (sight.cash[sight.me] or any(aboard)):
            good += NEW
    return good


def _sail(sight: Sight, lot: Lot) -> Action | None:
    """To the best of the neighbours; by a card only to escape."""
    if sight.moved:
        return None
    stay = worth(sight, sight.ship)
    value, _, best = max((worth(sight, to), lot(), to) for to in NEIGHBOURS[sight.ship])
    if max(stay, value) < 0 and DIRECT in sight.hand:
        value, _, haven = max((worth(sight, to), lot(), to) for to in OTHER_PORTS[sight.ship])
        if value >= 0:
            return Action("direct", (haven,))
    return Action("sail", (best,)) if value > stay else None


def _trade(sight: Sight) -> Action | None:
    """Buy before the die is rolled, so that it can sell that too."""
    cash, aboard = sight.cash[sight.me], any(sight.cargo[sight.me])
    spent = cash - NEST_EGG if aboard and not sight.closing else cash
    if spent > sight.most:
        spent = sight.most
    if spent > 0 and sight.ship in PRODUCT:
        return Action("buy", (spent,))
    return RESELL if aboard and not sight.rolled else None


def _fight(sight: Sight) -> Action | None:
    """With the strongest card, for more money than one may lose."""
    hand = fights(tuple(sight.hand))
    if not hand or sight.ship not in PRODUCT:
        return None
    least = max(PRIZE, sight.cash[sight.me] + 1)
    others = [seat for seat, at in enumerate(sight.ships) if at == sight.ship and seat != sight.me]
    rich = [(sight.cash[seat], seat) for seat in others if sight.cash[seat] >= least]
    return Action("fight", (max(rich)[1], hand[-1])) if rich else None


def _chase(sight: Sight, lot: Lot) -> Action:
    """The Corsaire sinks whom it can, else it leaves them no way out."""
    best = courses(sight.corsaire, sight.legs, sight.prey())[0]
    return DONE if best == sight.corsaire else Action("corsaire", (best,))


def _answer(sight: Sight, lot: Lot) -> Action:
    """The weakest card that is strong enough, if there is money to lose or to win."""
    hand = fights(tuple(sight.hand), sight.blow)
    other = sight.target if sight.me == sight.turn else sight.turn
    if hand and max(sight.cash[sight.me], sight.cash[other]) >= PRIZE:
        return Action("answer", (hand[0],))
    return YIELD


def _bid(sight: Sight, lot: Lot) -> Action:
    """A quarter more, up to half of the cash, but always what the Corsaire costs at least."""
    bid = sight.bid + 1 + sight.bid // 4
    limit = max(2 * PRICE, sight.cash[sight.me] // 2)
    return Action("bid", (bid,)) if bid <= min(limit, sight.cash[sight.me], sight.most) else PASS


_RULES: Final[Mapping[str, Callable[[Sight, Lot], Action]]] = {
    "purchase": _purchase,
    "turn": _turn,
    "fight": _answer,
    "auction": _bid,
    "voyage": _chase,
}
