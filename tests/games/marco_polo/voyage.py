"""A short game of two from Venise to Venise: what both do, and what their roulette and dice show.

The cards are left to chance, so every decision depends on the position. The first player makes
the journey, with the numbers that lead on fastest. The other stays close to Venise and loses to
robbers: that loot pays for what the journey lacks.
"""

from functools import lru_cache
from typing import Final

from escales.core import Action
from escales.games.marco_polo.board import (
    CARD_PRICE,
    COLOUR,
    GIFT_VALUE,
    KHANBALIK,
    LEAST,
    LIMITED,
    MODES,
    MOST,
    MOST_PURCHASES,
    PLACES,
    RANSOM,
    SECRET_VALUE,
    SPINS,
    TABLE_VALUE,
    TARGETS,
    VENICE,
)
from escales.games.marco_polo.cards import COLOUR_OF, COLOURS, GOODS, count, gifts, value
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.reach import modes_now, reach
from escales.games.marco_polo.state import State
from escales.games.marco_polo.ways import ways

NUMBERS: Final = {
    mode: [face for outcome, _ in SPINS[mode] for face in outcome.args if isinstance(face, int)]
    for mode in MODES
}
NEVER: Final = 99.0
PURSE: Final = MOST_PURCHASES * CARD_PRICE


@lru_cache
def turns(target: str) -> dict[str, int]:
    """How many turns lead from each place to *target* with the best numbers, not through Khanbalik."""
    found, coming = {target: 0}, [target]
    for place in coming:
        for start in PLACES:
            if start not in found and place in _next(start):
                found[start] = found[place] + 1
                if start != KHANBALIK:
                    coming.append(start)
    return found


@lru_cache
def _next(start: str) -> frozenset[str]:
    return frozenset(
        place
        for mode, numbers in NUMBERS.items()
        for number in numbers
        for place in ways(start, mode, number, (), True, "")
    )


def heading(state: State) -> str:
    """Where the first player is going: to the Khan, to the town of the mission, or home."""
    if not state.tables[state.opener]:
        return KHANBALIK
    return holdings.goal(state, state.opener) or VENICE


def lacking(state: State) -> int:
    """How many besants the first player still needs besides the loot and the Khan's reward."""
    seat = state.opener
    reward = 0 if state.secrets[seat] else SECRET_VALUE
    if not state.tables[seat]:
        reward += TABLE_VALUE - state.gifts * GIFT_VALUE
    return TARGETS[state.seats] - holdings.wealth(state, seat) - reward - loot(state)


def loot(state: State) -> int:
    """The value of all the loot, in besants."""
    return state.loot_cash + sum(GOODS[card] for card in state.loot)


def use(state: State, colour: str) -> float:
    """How useful a card of *colour* would be, from 0 to about 1."""
    hand = state.hands[state.opener]
    if heading(state) == KHANBALIK:
        pile = state.piles[COLOURS.index(colour)]
        if holdings.may_enter(state, state.opener) or not len(pile):
            return 0.0
        return 3 * sum(GOODS.get(card) == GIFT_VALUE for card, _ in pile.outcomes()) / len(pile)
    if colour in LIMITED and count(hand, colour) < LEAST:
        return 1.2
    room = colour not in LIMITED or count(hand, colour) < MOST
    rounds = turns(heading(state))[state.places[state.opener]]
    return 0.5 if room and lacking(state) > RANSOM * rounds else 0.0


def cost(state: State, place: str) -> float:
    """How far *place* is from the next goal, in turns; a useful comptoir counts as nearer."""
    target, hand = heading(state), state.hands[state.opener]
    if place == VENICE == target and not holdings.has_made_fortune(state, state.opener):
        return NEVER
    wanted = [at for at, of in COLOUR.items() if of in LIMITED and not count(hand, of)]
    far = turns(target)[place]
    if target == VENICE and wanted:
        far = min(turns(at)[place] + turns(target)[at] for at in wanted)
    return far - (use(state, COLOUR[place]) if place in COLOUR else 0.0)


def best(state: State, modes: tuple[str, ...]) -> tuple[float, str, int, str]:
    """The best stop of all that can be reached: its cost, the mode, the number, the place."""
    return min(
        (cost(state, place), mode, number, place)
        for mode in modes
        for number in ([state.face] if state.face else NUMBERS[mode])
        for place in reach(state, mode, number)
    )


def takes_loot(state: State) -> bool:
    """Whether to win the loot now: to buy more, or because home is near and only money is missing."""
    seat, missing = state.opener, lacking(state) + loot(state)
    if heading(state) == KHANBALIK and not holdings.may_enter(state, seat):
        return state.cash[seat] < PURSE and state.loot_cash > 2 * PURSE
    return (
        heading(state) == VENICE
        and turns(VENICE)[state.places[seat]] == 1
        and missing > 0 >= lacking(state)
    )


def face(state: State) -> Action:
    """What the roulette or the die shows."""
    outcomes = [outcome for outcome, _ in state.outcomes()]
    if state.phase == "black":
        return outcomes[0 if state.turn == state.opener else -1]
    if state.phase == "white":
        return outcomes[-1 if state.turn == state.opener else 0]
    if state.turn == state.opener:
        if takes_loot(state):
            return outcomes[-1]
        return Action("spin", (best(state, (state.mode,))[2],))
    if lacking(state) > 0:
        return outcomes[-1]
    return Action("spin", (1,))


def decision(state: State) -> Action:
    """What the seat that has to decide does."""
    actions = list(state.legal_actions())
    if len(actions) == 1:
        return actions[0]
    verbs = {action.verb for action in actions}
    if state.phase in ("ransom", "debt", "gifts"):
        cards = [action for action in actions if action.args]
        return min(cards, key=lambda action: missed(state, str(action.args[0])))
    for verb in ("venice", "fight", "decline"):
        if verb in verbs:
            return Action(verb)
    if state.actor != state.opener:
        return Action("done") if "done" in verbs else actions[0]
    if state.phase == "announce":
        return Action("announce", (best(state, modes_now(state))[1],))
    if state.phase == "move":
        return Action("move", (best(state, (state.mode,))[3],))
    if state.phase == "trade":
        return trade(state, actions)
    return actions[-1]


def missed(state: State, card: str) -> tuple[bool, int, int]:
    """How much *card* would be missed: most the last one of a limited colour, then the dearest."""
    if card not in GOODS:
        return True, 0, value(card)
    colour = COLOUR_OF[card]
    left = count(state.hands[state.decider], colour)
    return colour in LIMITED and left <= LEAST, GOODS[card], -left


def trade(state: State, actions: list[Action]) -> Action:
    """Sell what must not come home, or what pays for better cards; buy what is useful."""
    hand, colour = state.hands[state.turn], COLOUR[state.places[state.turn]]
    sales = [action for action in actions if action.verb == "sell"]
    kept = gifts(hand) if heading(state) == KHANBALIK else ()
    if heading(state) == VENICE:
        for action in sales:
            of = COLOUR_OF[str(action.args[0])]
            if of in LIMITED and count(hand, of) > MOST:
                return action
    if use(state, colour) > 0:
        if Action("buy") in actions:
            return Action("buy")
        sales = [action for action in sales if action.args[0] not in kept]
        if sales and state.bought < MOST_PURCHASES:
            return min(sales, key=lambda action: missed(state, str(action.args[0])))
    return Action("done")
