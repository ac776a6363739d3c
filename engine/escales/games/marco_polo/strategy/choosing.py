"""The actions that are worth a thought, and what somebody would do in a game played out."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from escales.core import Action, Choices
from escales.games.marco_polo.board import (
    CARD_PRICE,
    COLOUR,
    GIFT_VALUE,
    LIMITED,
    MOST,
    MOST_PURCHASES,
)
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS, GOODS, count, value
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy.standing import Standing, gain, profitable

MOST_MOVES: Final = 3
"""How many places to move to are worth a thought."""
TOO_FAR: Final = 1.5
"""A place is not worth a thought if so many more turns are to go from there than from the best."""
MOST_RANSOMS: Final = 2
"""How many cards are worth a thought when one is to be given or sold."""
NEEDED: Final = 100
"""What a card that is needed on the way counts more than its value, in besants."""


def candidates(state: State, choices: Choices) -> Sequence[Action]:
    """Those of *choices* that are worth a thought, the most promising first."""
    return _CANDIDATES.get(state.phase, _all)(state, choices)


def playout(state: State, choices: Choices, rng: Random) -> Action:
    """What somebody would do quickly."""
    if choices.size == 1:
        return choices[0]
    if state.phase == "move":
        return _best_move(state, choices)
    found = candidates(state, choices)
    if len(found) > 1 and state.phase in ("send", "call", "join"):
        return found[rng.randrange(len(found))]
    return found[0]


def _all(state: State, choices: Choices) -> Sequence[Action]:
    return list(choices)


def trade_at(state: State, place: str) -> float:
    """What purchases at *place* bring, in besants."""
    colour = COLOUR.get(place)
    return gain(state, colour, MOST_PURCHASES) if colour else 0.0


def _announce(state: State, choices: Choices) -> Sequence[Action]:
    """The mode that brings the merchant nearer, then the other one if it is nearly as good."""
    if choices.size == 1:
        return [choices[0]]
    standing = Standing(state, state.decider)
    modes = standing.leg.modes[standing.place]
    found = [action for mode in modes for action in choices if action.args[0] == mode]
    return found or list(choices)


def _move(state: State, choices: Choices) -> Sequence[Action]:
    """The places from which the fewest turns are to go."""
    if choices.size == 1:
        return [choices[0]]
    standing = Standing(state, state.decider)
    found = [
        (standing.at(place, trade_at(state, place)), at)
        for at, place in enumerate(choices.families[0].values or ())
        if isinstance(place, str)
    ]
    found.sort()
    most = found[0][0] + TOO_FAR
    return [choices[at] for left, at in found[:MOST_MOVES] if left < most]


def _best_move(state: State, choices: Choices) -> Action:
    return _move(state, choices)[0]


def _missed(state: State, seat: int, card: str) -> int:
    """How much *card* would be missed, in besants."""
    if card not in GOODS:
        return 10 * value(card)
    if not state.tables[seat]:
        return GOODS[card] + (NEEDED if GOODS[card] == GIFT_VALUE else 0)
    colour = COLOUR_OF[card]
    last = colour in LIMITED and count(state.hands[seat], colour) == 1
    return GOODS[card] + (NEEDED if last else 0)


def _least_missed(state: State, choices: Choices) -> Sequence[Action]:
    seat = state.decider
    cards = [action for action in choices if action.args]
    cards.sort(key=lambda action: _missed(state, seat, action.word()))
    paying = [action for action in choices if not action.args]
    if paying and cards and _missed(state, seat, cards[0].word()) > 50:
        return [*paying, *cards[:MOST_RANSOMS]]
    return [*cards[:MOST_RANSOMS], *paying]


def _trade(state: State, choices: Choices) -> Sequence[Action]:
    """Sell what has to be sold, first; then buy, demand a card, or go on."""
    seat = state.turn
    verbs = {family.verb: family for family in choices.families}
    here = COLOUR[state.places[seat]]
    if "sell" in verbs:
        card = _to_sell(state, seat, here)
        if card:
            return [Action("sell", (card,))]
        if _is_stuck(state, seat, here):
            return [Action("sell", (_dispensable(state, seat),)), Action("done")]
    demands = list(verbs.get("demand", ()))
    buy, done = Action("buy"), Action("done")
    if "buy" not in verbs:
        return [done, *demands]
    standing = Standing(state, seat)
    is_short = standing.short > 0
    if is_short and standing.stage == "home" and not profitable(state):
        # Bad cards lie on top of all piles. If all wait for the others to buy them, nothing
        # moves any more.
        return [buy]
    if standing.stage == "home" and _is_buried(state, seat, here):
        return [buy]
    if _is_missing(state, seat, here):
        return [buy, *demands, done]
    if gain(state, here, MOST_PURCHASES - state.bought) > 0:
        return [buy, *demands] if is_short else [buy, *demands, done]
    return [done, *demands, buy]


def _is_missing(state: State, seat: int, colour: str) -> bool:
    """Whether a colour to bring home is missing that the next cards of its pile may bring."""
    if colour not in LIMITED or count(state.hands[seat], colour):
        return False
    pile = state.piles[COLOURS.index(colour)]
    left = MOST_PURCHASES - state.bought
    return bool(pile.shuffled) or any(card in GOODS for card in pile.bottom[:left])


def _is_buried(state: State, seat: int, colour: str) -> bool:
    """Whether a colour to bring home is missing that lies under Hasard cards only.

    Cards that are drawn go under the pile: if all wait for the others to draw them, nothing
    moves any more.
    """
    if colour not in LIMITED or count(state.hands[seat], colour):
        return False
    pile = state.piles[COLOURS.index(colour)]
    if pile.shuffled:
        return False
    goods = [at for at, card in enumerate(pile.bottom) if card in GOODS]
    return bool(goods) and goods[0] >= MOST_PURCHASES - state.bought


def _to_sell(state: State, seat: int, here: str) -> str:
    """The card to sell at once: too many of a colour on the way home, or to pay for purchases."""
    hand = state.hands[seat]
    home = state.tables[seat] != "" and state.accomplished[seat] and state.secrets[seat] != ""
    if home:
        for colour in LIMITED:
            if count(hand, colour) > MOST:
                return min(
                    (card for card in hand if COLOUR_OF[card] == colour), key=GOODS.__getitem__
                )
    if not hand or state.cash[seat] >= MOST_PURCHASES * CARD_PRICE:
        return ""
    if gain(state, here, MOST_PURCHASES) <= 0 and not (
        home and state.cash[seat] < CARD_PRICE and _is_buried(state, seat, here)
    ):
        return ""
    card = _dispensable(state, seat)
    return card if _missed(state, seat, card) < NEEDED else ""


def _dispensable(state: State, seat: int) -> str:
    """The card of a hand that would be missed least."""
    return min(state.hands[seat], key=lambda card: _missed(state, seat, card))


def _is_stuck(state: State, seat: int, here: str) -> bool:
    """Whether a merchant with too little for a card wants more cards, and only has some that are needed.

    Who keeps them all can buy nothing at any comptoir.
    """
    if not state.hands[seat] or state.cash[seat] >= CARD_PRICE:
        return False
    standing = Standing(state, seat)
    lacks = standing.stage == "home" and (standing.short > 0 or len(standing.goods.missing) > 0)
    return (lacks or standing.gather > 0) and gain(state, here, MOST_PURCHASES) > 0


def _gifts(state: State, choices: Choices) -> Sequence[Action]:
    """A card of the colour with the most cards; the last one of a colour to bring home stays."""
    hand = state.hands[state.decider]

    def spare(action: Action) -> int:
        colour = COLOUR_OF[action.word()]
        return -count(hand, colour) if colour in LIMITED else -MOST

    return sorted(choices, key=spare)[:1]


def _ruin(state: State, choices: Choices) -> Sequence[Action]:
    return [choices[0]]


_CANDIDATES: Final[Mapping[str, Callable[[State, Choices], Sequence[Action]]]] = {
    "announce": _announce,
    "move": _move,
    "ransom": _least_missed,
    "debt": _least_missed,
    "trade": _trade,
    "gifts": _gifts,
    "ruin": _ruin,
}
