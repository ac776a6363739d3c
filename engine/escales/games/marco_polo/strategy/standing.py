"""Where a merchant stands: how many turns are still to go, and what that says about the win.

Two things take turns, partly at the same time: the way, and the trade on the way. The weights
were found by letting the bots play.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any, Final, NamedTuple

from escales.core import Hand
from escales.games.marco_polo.board import (
    CARD_PRICE,
    COLOUR,
    GIFT_VALUE,
    LIMITED,
    MOST,
    MOST_PURCHASES,
    SECRET_VALUE,
    TABLE_VALUE,
    TARGETS,
)
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS, GOODS, HASARD, TOWN
from escales.games.marco_polo.dues import Gifts
from escales.games.marco_polo.rules.agenda import peek
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy import turns

INCOME: Final = 22.0
"""What a turn of trade brings on average, in besants: not every turn ends on a comptoir."""
LOSS: Final = 3.0
"""What robbers and fines take in a turn on average, in besants."""
GIFT: Final = 2.0
"""Turns of trade until another gift for the Khan is in hand."""
OVERLAP: Final = 0.55
"""The part of the shorter of way and trade that comes on top of the longer one."""
WANTING: Final = 0.5
"""Turns that a missing colour costs before the mission."""
SURPLUS: Final = 0.2
"""Turns that a card too many of a colour costs on the way home."""
LATER: Final = 0.6
"""The part that cards behind those of a visit count."""
SENT: Final = 40.0
"""What it is worth to send a merchant away, in besants."""
CALM: Final = 0.8
CHANGE: Final = 0.45
"""The win is as open as ``CALM + CHANGE * sqrt(turns to go)`` turns: more turns, more luck."""
CLOSE: Final = 60.0
"""If a table stops after some rounds: the difference in besants that makes a win likely."""


class Goods(NamedTuple):
    """What a hand of goods means."""

    worth: int
    gifts: int
    """How many are fit for the Khan (MP-27)."""
    missing: frozenset[str]
    """The colours that are to be brought home and are not there (MP-32)."""
    surplus: int
    """How many cards there are too many of these colours (MP-32)."""


@lru_cache(maxsize=8192)
def goods(hand: Hand) -> Goods:
    """What *hand* means."""
    worth = number = 0
    held = dict.fromkeys(LIMITED, 0)
    for card in hand:
        worth += GOODS[card]
        number += GOODS[card] == GIFT_VALUE
        if COLOUR_OF[card] in held:
            held[COLOUR_OF[card]] += 1
    missing = frozenset(colour for colour, count in held.items() if not count)
    return Goods(worth, number, missing, sum(max(0, count - MOST) for count in held.values()))


class Standing:
    """How far a merchant has come: the next leg of the way, and the turns to go."""

    __slots__ = ("after", "gather", "goods", "leg", "place", "short", "stage", "trading")

    gather: float
    """Turns of trade until the gifts for the Khan are in hand."""
    short: float
    """Turns of trade until a fortune is made."""

    def __init__(self, state: State, seat: int) -> None:
        held = self.goods = goods(state.hands[seat])
        table, secret = state.tables[seat], state.secrets[seat]
        self.place = state.places[seat]
        self.gather = self.trading = 0.0
        # Those who have no Secret yet will draw one before they come home.
        fortune = state.cash[seat] + held.worth + SECRET_VALUE + (TABLE_VALUE if table else 0)
        if table and state.accomplished[seat] and secret:
            self.stage = "home"
            self.leg = _homeward(state, held, fortune)
            self.after = SURPLUS * held.surplus
        elif table:
            self.stage = "town"
            self.leg = turns.to_town(TOWN[table])
            # Whoever enters the town must not seem to be further from home than just before.
            homeward = _homeward(state, held, fortune)
            self.after = homeward.standing[TOWN[table]] + SURPLUS * held.surplus
        else:
            self.stage = "khan"
            self.leg = turns.to_khan()
            self.after = turns.after_khan() + WANTING * len(held.missing)
            self.gather = GIFT * max(0, state.gifts - held.gifts)
            if state.phase == "gifts" and seat == state.actor:
                self.stage, self.gather = "court", 0.0
                fortune += TABLE_VALUE - peek(state, Gifts).left * GIFT_VALUE
        way = self.after + self.leg.standing[self.place]
        self.short = max(0.0, (TARGETS[state.seats] - fortune + LOSS * way) / INCOME)
        if seat == state.turn and _is_trading(state):
            drawing = state.phase == "draw"
            left = MOST_PURCHASES - state.bought + drawing
            self.trading = gain(state, COLOUR[self.place], left) + drawing * CARD_PRICE

    @property
    def gifts_short(self) -> int:
        """How many gifts for the Khan are still to be gathered (MP-27)."""
        return round(self.gather / GIFT)

    @property
    def lacking(self) -> float:
        """How much of a fortune is still to be earned, in besants."""
        return self.short * INCOME

    def to_go(self) -> float:
        """The turns until this merchant may have come home with a fortune."""
        if self.stage == "court":
            return self._turns(0.0, 0.0)
        if self.trading:
            return self.at(self.place, self.trading)
        return self._turns(self.leg.standing[self.place], 0.0)

    def at(self, place: str, trade: float) -> float:
        """The same if a move ended at *place*, where purchases bring *trade* besants."""
        leg = self.leg
        return self._turns(leg.arriving[place], trade)

    def _turns(self, leg: float, gained: float) -> float:
        """The turns for the rest of the way, the first *leg* of it, and for the rest of the trade."""
        way = leg + self.after
        visit = gained / INCOME
        if self.gather:
            gather = self.gather - visit if self.gather > visit else 0.0
            way = self.after + (leg + OVERLAP * gather if leg > gather else gather + OVERLAP * leg)
        trade = self.short - visit if self.short > visit else 0.0
        return way + OVERLAP * trade if way > trade else trade + OVERLAP * way


def _homeward(state: State, held: Goods, fortune: int) -> turns.Way:
    """The way home: for what is missing, else to earn the rest of the *fortune* or to sell a surplus."""
    if held.missing:
        return turns.home(held.missing)
    if fortune < TARGETS[state.seats]:
        return turns.home_trading(profitable(state) or _ALL)
    return turns.home_trading(_ALL) if held.surplus else turns.home()


def shares(state: State) -> Sequence[float]:
    """How likely each seat is to win."""
    seats = state.seats
    moved = state.phase not in ("announce", "spin", "move", "attack")
    left = [
        Standing(state, seat).to_go() + _wait(state, seat, moved) / seats for seat in range(seats)
    ]
    least = min(left)
    open_by = CALM + CHANGE * max(0.0, least) ** 0.5
    weights = [exp((least - one) / open_by) for one in left]
    total = sum(weights)
    found = [weight / total for weight in weights]
    if state.rounds:
        return _limited(state, found, least, open_by)
    return found


def _is_trading(state: State) -> bool:
    """Whether the merchant whose turn it is may still buy, be it after a card that is drawn."""
    if state.demanded or state.bound or not state.agenda:
        return False
    return state.agenda[0].word == "trade" and state.places[state.turn] in COLOUR


def _wait(state: State, seat: int, moved: bool) -> int:
    """How many other turns come before the next move of *seat*."""
    turns_before = (seat - state.turn) % state.seats
    if turns_before:
        return turns_before + state.extra
    return state.seats if moved and not state.extra else 0


def _limited(state: State, found: Sequence[float], least: float, open_by: float) -> Sequence[float]:
    """The shares if the game may stop before anybody is home: then the fortune counts (MP-33)."""
    in_time = 1 / (1 + exp((least - (state.rounds - state.round)) / open_by))
    fortunes = [
        state.cash[seat]
        + goods(state.hands[seat]).worth
        + (TABLE_VALUE if state.tables[seat] else 0)
        + (SECRET_VALUE if state.secrets[seat] else 0)
        for seat in range(state.seats)
    ]
    most = max(fortunes)
    weights = [exp((fortune - most) / CLOSE) for fortune in fortunes]
    total = sum(weights)
    return [
        in_time * share + (1 - in_time) * weight / total
        for share, weight in zip(found, weights, strict=True)
    ]


def gain(state: State, colour: str, most: int) -> float:
    """What up to *most* cards of the pile of *colour* bring on average, less their price.

    One may stop at any card; who knows the next cards stops at the best one. The cards behind
    them count in part: they are for another visit, if nobody is quicker.
    """
    pile = state.piles[COLOURS.index(colour)]
    number = len(pile.shuffled)
    found = best = 0.0
    if number:
        mean = sum([_VALUES[card] for card in pile.shuffled]) / number
        found = best = min(number, most) * (mean - CARD_PRICE)
        if number >= most:
            return best
    for at, card in enumerate(pile.bottom[: most - number + MOST_PURCHASES], number):
        found += (_VALUES[card] - CARD_PRICE) * (1.0 if at < most else LATER)
        if found > best:
            best = found
    return best


def profitable(state: State) -> frozenset[str]:
    """The colours of which the next cards are worth more than their price."""
    return frozenset([colour for colour in COLOURS if gain(state, colour, MOST_PURCHASES) > 0])


def _hasard(effect: dict[str, Any]) -> float:
    """What a Hasard card is worth to whoever draws it, roughly, in besants."""
    match effect["effect"]:
        case "pay_bank":
            return -float(effect["amount"])
        case "collect_from_each":
            return float(effect["amount"])
        case "draw_more":
            return float(effect["cards"] * CARD_PRICE)
        case "extra_turns":
            return float(effect["turns"]) * INCOME
        case "send":
            return SENT
        case _:
            return 0.0


_VALUES: Final[dict[str, float]] = {
    **GOODS,
    **{card: _hasard(effect) for card, effect in HASARD.items()},
}
"""What each card of the piles is worth to whoever draws it."""
_ALL: Final = frozenset(COLOURS)
