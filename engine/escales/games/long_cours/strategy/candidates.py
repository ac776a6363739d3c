"""What is worth a thought in Long Cours, and in which order.

A turn leads on: a captain moves and asks for the auction once, rolls before the turn ends, and
buys with much or little of the money, never coin by coin.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from escales.core import Action, Choices
from escales.games.long_cours.board import (
    MOST_LEGS,
    NEIGHBOURS,
    NOWHERE,
    OTHER_PORTS,
    PRICE,
    REACH,
    ZONE,
    ZONES,
)
from escales.games.long_cours.cards import fights
from escales.games.long_cours.rules.captains import left
from escales.games.long_cours.rules.holdings import most_to_pay
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import courses, nearest
from escales.games.long_cours.strategy.sight import Sight
from escales.games.long_cours.strategy.thumb import DONE, PASS, RESELL, YIELD, thumb, worth

TARGETS: Final = 2
"""How many zones are considered for a storm."""
HAVENS: Final = 2
"""How many ports are considered for a card that leads to any port."""
HARBOURS: Final = 3
"""How many neighbours are considered for an ordinary move."""
COURSES: Final = 3
"""How many places are considered for the next move of the Corsaire."""


def candidates(state: State, choices: Choices) -> list[Action]:
    """Those of *choices* that are worth a thought, what the rule of thumb says first."""
    sight = Sight.of_state(state)
    first = thumb(sight, choices, _no_lot)
    return list(dict.fromkeys([first, *_others(state, sight, choices)]))


def _no_lot() -> float:
    """Among equals, the rule of thumb takes what comes last, not what the lot says."""
    return 0.0


def _others(state: State, sight: Sight, choices: Choices) -> Iterable[Action]:
    match sight.phase:
        case "turn":
            return _in_turn(state, sight, {family.verb for family in choices.families})
        case "purchase":
            return [*_purchases(sight), DONE]
        case "auction":
            return _bids(state, sight)
        case "fight":
            hand = fights(state.hands[sight.me], sight.blow)
            return [YIELD, *(Action("answer", (card,)) for card in (*hand[:1], *hand[-1:]))]
        case "voyage":
            ends = DONE in choices and not _can_sink(sight)
            return [*_courses(sight), *([DONE] if ends else ())]
        case _:
            return choices


def _in_turn(state: State, sight: Sight, verbs: set[str]) -> Iterator[Action]:
    if "storm" in verbs:
        yield from _storms(sight)
    if "auction" in verbs:
        yield from _openings(state, sight)
    if "buy" in verbs:
        yield from _purchases(sight)
    sells = "resell" in verbs and any(sight.cargo[sight.me])
    hunts = "corsaire" in verbs and _can_sink(sight)
    if hunts:
        yield from _courses(sight)
    elif "corsaire" in verbs and sight.corsaire in sight.prey():
        yield DONE  # it sinks them where it lies
    if sells:
        yield RESELL
    if "sail" in verbs:
        points = sorted(NEIGHBOURS[sight.ship], key=lambda to: worth(sight, to), reverse=True)
        yield from (Action("sail", (to,)) for to in points[:HARBOURS])
    if "fight" in verbs:
        yield from _challenges(state, sight)
    if "direct" in verbs:
        yield from _leaps(sight)
    if not sells and not hunts:
        if "corsaire" in verbs:
            yield from _courses(sight)
        yield DONE


def _storms(sight: Sight) -> Iterator[Action]:
    """Zones where the others lose more than oneself: the Corsaire, or goods."""
    loss = dict.fromkeys(ZONES, 0)
    for seat, at in enumerate(sight.ships):
        if at != NOWHERE:
            amount = sum(sight.cargo[seat])
            loss[ZONE[at]] += -amount if seat == sight.me else amount
    if sight.pursuer != NOWHERE:
        zone = ZONE[sight.pursuer]
        yield Action("storm", (zone,))
    found = sorted((zone for zone in ZONES if loss[zone] > 0), key=loss.__getitem__, reverse=True)
    yield from (Action("storm", (zone,)) for zone in found[:TARGETS])


def _openings(state: State, sight: Sight) -> Iterator[Action]:
    """The lowest bid, and one that nobody can top."""
    cash = most_to_pay(state, sight.me)
    rival = max(most_to_pay(state, seat) for seat in left(state) if seat != sight.me)
    yield Action("auction", (PRICE,))
    if PRICE <= rival < cash:
        yield Action("auction", (rival + 1,))


def _bids(state: State, sight: Sight) -> Iterator[Action]:
    """One that nobody can top, a little more, much more, or none."""
    cash, low = most_to_pay(state, sight.me), sight.bid + 1
    rivals = [state.leader, *(seat for seat in sight.bidders if seat != sight.me)]
    rival = max(most_to_pay(state, seat) for seat in rivals)
    bids = {low + sight.bid // 4, (low + cash) // 2, min(cash, max(rival + 1, low))}
    yield from (Action("bid", (bid,)) for bid in sorted(bids) if low <= bid <= cash)
    yield PASS


def _purchases(sight: Sight) -> Iterator[Action]:
    """All, all but the price of the Corsaire, half; in the last round all, for money buys nothing better any more."""
    cash = min(sight.cash[sight.me], sight.most)
    amounts = [cash] if sight.closing else [cash, cash - PRICE, cash // 2]
    yield from (Action("buy", (amount,)) for amount in amounts if amount > 0)


def _challenges(state: State, sight: Sight) -> Iterator[Action]:
    """The strongest and the weakest card against who has money."""
    hand = fights(state.hands[sight.me])
    for seat, at in enumerate(sight.ships):
        if hand and seat != sight.me and at == sight.ship and sight.cash[seat]:
            yield Action("fight", (seat, hand[-1]))
            yield Action("fight", (seat, hand[0]))


def _leaps(sight: Sight) -> Iterator[Action]:
    """The best ports for goods and safety; with a Bagarre card, the ports of those with money.

    After one of these cards the captain trades: it plays another only to flee.
    """
    flees = sight.pursuer != NOWHERE and sight.ship in REACH[sight.pursuer]
    if sight.moved == "direct" and not flees:
        return
    here = OTHER_PORTS[sight.ship]
    if sight.cash[sight.me] or sight.pursuer or sight.heaps:
        ports = sorted(here, key=lambda to: worth(sight, to), reverse=True)
        yield from (Action("direct", (to,)) for to in ports[:HAVENS])
    if fights(tuple(sight.hand)):
        for seat, at in enumerate(sight.ships):
            if at in here and sight.cash[seat] > sight.cash[sight.me]:
                yield Action("direct", (at,))


def _can_sink(sight: Sight) -> bool:
    """Whether the Corsaire has to move to sink a ship, and can: a threat is never worth more."""
    return 0 < nearest(sight.corsaire, sight.prey()) <= MOST_LEGS - sight.legs


def _courses(sight: Sight) -> Iterator[Action]:
    """The best moves of the Corsaire; if it can sink a ship, those that lead to one."""
    prey, left = sight.prey(), MOST_LEGS - sight.legs
    best = courses(sight.corsaire, sight.legs, prey)[:COURSES]
    if _can_sink(sight):
        best = tuple([at for at in best if nearest(at, prey) < left])
    yield from (Action("corsaire", (at,)) for at in best if at != sight.corsaire)
