"""What a cabin boy (the level Mousse) does: sensible trade, straight roads, no thought of the others.

He looks at the view of his seat and nothing else. Each phase has one rule of thumb. The numbers
were found by letting the bots play.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final, cast

from escales.core import Action, Choices, View
from escales.games.marco_polo.board import (
    CARD_PRICE,
    COLOUR,
    GIFT_VALUE,
    KHANBALIK,
    LIMITED,
    MOST,
    MOST_PURCHASES,
    NEIGHBOURS,
    RANSOM,
    SPINS,
    VENICE,
)
from escales.games.marco_polo.cards import COLOUR_OF, GOODS, TOWN, count, value
from escales.games.marco_polo.view import Own, Public

COMPTOIR: Final = 2.0
"""The value of a comptoir with something to buy, in points of the way."""
ARRIVAL: Final = 4.0
"""The value of being where the journey leads, in points of the way."""
MANY: Final = 3
"""So many goods are enough for a good one to be among them."""
PURSE: Final = MOST_PURCHASES * CARD_PRICE
"""The notes for all cards that one may buy in a turn."""


class _Looking:
    """What the seat that decides sees, and where its journey leads."""

    def __init__(self, view: View) -> None:
        self.seat = cast(int, view["actor"])
        self.phase = view["phase"]
        self.seats = view["seats"]
        self.public = cast(Public, view["public"])
        self.own = cast(Own, view["own"])
        self.hand = tuple(self.own["hand"])
        self.cash = self.public["cash"][self.seat]
        self.heading = self._heading()
        self.goals = self._goals()

    def _heading(self) -> str:
        """Khanbalik, then the town of the mission, then home."""
        ledger, table = self.own["ledger"], self.own["table"]
        if not table:
            return KHANBALIK
        return VENICE if ledger["accomplished"] and ledger["secret"] else TOWN[table]

    def _goals(self) -> frozenset[str]:
        """The places to go to: on the way home, first the comptoirs with what is still missing."""
        if not self.is_going_home() or self.own["ledger"]["fortune"]:
            return frozenset((self.heading,))
        useful = frozenset(place for place, colour in COLOUR.items() if self.needs(colour))
        return useful or frozenset(COLOUR)

    def is_going_home(self) -> bool:
        return self.heading == VENICE

    def needs(self, colour: str) -> bool:
        """Whether a card of *colour* would be good to have now."""
        pile = self.public["piles"][colour]
        if not pile["shuffled"] + len(pile["bottom"]):
            return False
        if self.heading == KHANBALIK:
            return self.own["ledger"]["gifts"] < self.own["ledger"]["expected"]
        held = count(self.hand, colour)
        if self.is_going_home():
            rich = self.own["ledger"]["missing"] == 0
            return held == 0 if rich and colour in LIMITED else not rich
        return True

    def worth(self, place: str) -> float:
        """How good it is to stop at *place*: near the goals, or at a useful comptoir."""
        if place in self.goals:
            return ARRIVAL
        good = -float(_distances(self.goals)[place])
        if place in COLOUR and self.needs(COLOUR[place]):
            good += COMPTOIR
        return good


def advise(view: View, choices: Choices, rng: Random) -> Action:
    """The best of *choices* by the rule of thumb of the phase."""
    looking = _Looking(view)
    values = _VALUES[looking.phase]
    return max(choices, key=lambda action: (values(looking, action), rng.random()))


@lru_cache(maxsize=64)
def _distances(goals: frozenset[str]) -> Mapping[str, int]:
    """How many lines lead from each place to the next of *goals*, none through Khanbalik."""
    found = dict.fromkeys(goals, 0)
    coming = sorted(goals)
    for place in coming:
        for lines in NEIGHBOURS.values():
            for near in lines[place]:
                if near not in found:
                    found[near] = found[place] + 1
                    if near != KHANBALIK:
                        coming.append(near)
    return found


def _mode(looking: _Looking, action: Action) -> float:
    """What a spin of that part of the roulette brings on average."""
    mode = action.word()
    reach = looking.own["reach"][mode]
    here = looking.worth(looking.public["places"][looking.seat])
    total = 0.0
    for outcome, weight in SPINS[mode]:
        places = reach.get(str(outcome.args[0]), [])
        total += weight * max(map(looking.worth, places), default=here)
    return total


def _move(looking: _Looking, action: Action) -> float:
    return looking.worth(action.word()) if action.args else 0.0


def _trade(looking: _Looking, action: Action) -> float:
    """Sell what is too much, or to fill the purse; buy while it is good; then go on."""
    if action.verb == "sell":
        return _sale(looking, action.word())
    here = looking.public["places"][looking.seat]
    if action.verb == "buy":
        return 2.0 if looking.needs(COLOUR[here]) else -1.0
    return _demand(looking, action.number()) if action.verb == "demand" else 0.0


def _demand(looking: _Looking, other: int) -> float:
    """Rather a card of a merchant with many goods than cards of the stock, if it may be of use."""
    if looking.own["ledger"]["fortune"]:
        return -1.0
    return (
        2.0 + looking.public["cards"][other] / MANY
        if looking.public["cards"][other] >= MANY
        else 1.0
    )


def _sale(looking: _Looking, card: str) -> float:
    colour, worth = COLOUR_OF[card], GOODS[card]
    if looking.is_going_home():
        if colour in LIMITED and count(looking.hand, colour) > MOST:
            return 4.0
        spare = colour not in LIMITED or count(looking.hand, colour) == MOST
        spare = spare or looking.cash < CARD_PRICE
    elif looking.cash < CARD_PRICE:
        spare = True
    else:
        spare = worth < GIFT_VALUE or looking.heading != KHANBALIK
    here = looking.public["places"][looking.seat]
    if looking.cash < PURSE and spare and looking.needs(COLOUR[here]):
        return 3.0 + 1.0 / worth
    return -1.0


def _cheapest(looking: _Looking, action: Action) -> float:
    """Give the least useful card; pay only to keep a gift for the Khan."""
    if not action.args:
        return -RANSOM
    return -float(_missed(looking, action.word()))


def _missed(looking: _Looking, card: str) -> int:
    if card not in GOODS:
        return 10 * value(card)
    kept = 60 if looking.heading == KHANBALIK and GOODS[card] == GIFT_VALUE else 0
    last = looking.is_going_home() and COLOUR_OF[card] in LIMITED
    return GOODS[card] + kept + (40 if last and count(looking.hand, COLOUR_OF[card]) == 1 else 0)


def _gift(looking: _Looking, action: Action) -> float:
    """A card of the colour with the most cards; jewels last, as any number of them may come home."""
    colour = COLOUR_OF[action.word()]
    return count(looking.hand, colour) - (10 if colour not in LIMITED else 0)


def _attack(looking: _Looking, action: Action) -> float:
    loot = looking.public["loot_cash"] + sum(GOODS[card] for card in looking.public["loot"])
    return float(loot > RANSOM) if action.verb == "fight" else 0.5


def _ruin(looking: _Looking, action: Action) -> float:
    return float(action.verb == "venice")


def _richest(looking: _Looking, action: Action) -> float:
    """The richest of the others is sent or called, never oneself."""
    if not action.args:
        return 0.0
    seat = action.number()
    return -1.0 if seat == looking.seat else float(looking.seats[seat]["wealth"])


def _join(looking: _Looking, action: Action) -> float:
    """Join a merchant whose place is better by more than the rest of the trade is worth."""
    places = looking.public["places"]
    if not action.args:
        return looking.worth(places[looking.seat]) + 1.0
    return looking.worth(places[action.number()])


_VALUES: Final[Mapping[str, Callable[[_Looking, Action], float]]] = {
    "ruin": _ruin,
    "announce": _mode,
    "attack": _attack,
    "ransom": _cheapest,
    "move": _move,
    "gifts": _gift,
    "trade": _trade,
    "debt": _cheapest,
    "send": _richest,
    "call": _richest,
    "join": _join,
}
