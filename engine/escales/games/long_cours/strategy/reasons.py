"""What speaks for an action, in a word, as a hint tells it."""

from escales.core import Action, Message
from escales.games.long_cours.board import (
    NEIGHBOURS,
    NOWHERE,
    PRICE,
    PRODUCT,
    PRODUCTS,
    REACH,
    ZONE,
)
from escales.games.long_cours.cards import STORM, dealt
from escales.games.long_cours.rules.captains import left
from escales.games.long_cours.rules.holdings import most_to_pay, wealth
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import way_out
from escales.games.long_cours.strategy.sight import Sight


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    sight = Sight.of_state(state)
    match action.verb:
        case "launch" | "enter" | "sail" | "direct":
            return _port(sight, action.word()) or _nearby(sight, action)
        case "storm":
            return _storm(sight, action.number())
        case "buy":
            return _purchase(sight, action.number())
        case "resell":
            kinds = sum(amount > 0 for amount in sight.cargo[sight.me])
            return Message("hint-odds", {"number": kinds, "faces": len(PRODUCTS)})
        case "auction" | "bid" | "pass" | "yield" | "answer" | "fight":
            return _against(state, sight, action)
        case "corsaire" if action.word() in sight.prey():
            return Message("hint-sinks", {"seat": _captain(sight, action.word())})
        case "done":
            return _rest(sight)
    return None


def plight(state: State) -> Message | None:
    """See :meth:`escales.core.Strategy.plight`: the Corsaire of another, poverty, or a hand of few storms."""
    sight = Sight.of_state(state)
    storms = sight.hand.count(STORM)
    if sight.pursuer != NOWHERE and storms == 0:
        return Message("hint-plight-corsaire", {"seat": sight.owner})
    others = [(wealth(state, seat), seat) for seat in left(state) if seat != sight.me]
    most, richest = max(others)
    mine = wealth(state, sight.me)
    if most > 2 * mine:
        return Message("hint-plight-poor", {"seat": richest, "amount": most, "total": mine})
    fair = dealt(state.seats, state.short).count(STORM) / state.seats
    return Message("hint-plight-storms", {"number": storms}) if 2 * storms <= fair else None


def _purchase(sight: Sight, amount: int) -> Message:
    """Whether the price of the Corsaire is left, and what goods bring."""
    left_over = sight.cash[sight.me] - amount
    if sight.closing:
        return Message("hint-counts", {})
    if sight.owner < 0 and left_over >= PRICE:
        return Message("hint-saves", {"amount": left_over})
    return Message("hint-aboard", {})


def _against(state: State, sight: Sight, action: Action) -> Message | None:
    """What is at stake between captains: in an auction what the others can pay, in a brawl the notes of both."""
    cash = sight.cash[sight.me]
    match action.verb:
        case "auction" | "bid":
            most = max(most_to_pay(state, seat) for seat in left(state) if seat != sight.me)
            top = action.number() > most
            return Message("hint-top", {}) if top else Message("hint-rivals", {"amount": most})
        case "pass":
            return Message("hint-spared", {"amount": cash})
        case "yield":
            return Message("hint-costs", {"amount": cash}) if cash else Message("hint-rests", {})
        case "answer":
            other = sight.target if sight.me == sight.turn else sight.turn
            return Message("hint-blow", {"amount": cash, "gain": sight.cash[other]})
    seat = action.number()
    return Message("hint-purse", {"seat": seat, "amount": sight.cash[seat], "risk": cash})


def _rest(sight: Sight) -> Message | None:
    """What stays with a captain who does nothing more; at the end of the game, cards are worth nothing."""
    if sight.cash[sight.me]:
        return Message("hint-keeps", {"amount": sight.cash[sight.me]})
    return Message("hint-rests", {}) if sight.hand and not sight.closing else None


def _port(sight: Sight, point: str) -> Message | None:
    """Goods to pick up, a way out of the Corsaire's reach or into it, safety from brawls (LC-22), or a product more."""
    salvage = dict(sight.heaps).get(point)
    if salvage:
        return Message("hint-salvage", {"amount": salvage})
    reached = REACH[sight.pursuer] if sight.pursuer != NOWHERE else ()
    if sight.ship in reached and point not in reached:
        return Message("hint-escape", {})
    if point in reached and sight.ship != NOWHERE and way_out(sight.ship, sight.pursuer):
        return Message("hint-danger", {})
    if point not in PRODUCT:
        return Message("hint-refuge", {}) if sight.cash[sight.me] else None
    aboard, product = sight.cargo[sight.me], PRODUCT[point]
    # With an empty hold every port sells a first product: that sets none apart. Without notes nothing is bought, and
    # when the last round ends, no die sells it any more.
    if aboard[product] or not any(aboard) or product == PRODUCT.get(sight.ship):
        return None
    if not sight.cash[sight.me] or (sight.closing and sight.rolled):
        return None
    return Message("hint-product", {"product": PRODUCTS[product]})


def _nearby(sight: Sight, action: Action) -> Message | None:
    """Where a ship comes in: how many of the ports next to it sell another product."""
    if action.verb not in ("launch", "enter"):
        return None
    here = PRODUCT[action.word()]
    other = [at for at in NEIGHBOURS[action.word()] if PRODUCT.get(at, here) != here]
    return Message("hint-nearby", {"number": len(other)}) if other else None


def _storm(sight: Sight, zone: int) -> Message | None:
    """Whether the Corsaire of another is there, or what the others lose."""
    if sight.pursuer != NOWHERE and ZONE[sight.pursuer] == zone:
        return Message("hint-storm-corsaire", {})
    lost = sum(
        sum(sight.cargo[seat])
        for seat, at in enumerate(sight.ships)
        if seat != sight.me and at != NOWHERE and ZONE[at] == zone
    )
    return Message("hint-storm", {"amount": lost}) if lost else None


def _captain(sight: Sight, point: str) -> int:
    """Another captain whose ship is at *point*."""
    return next(seat for seat, at in enumerate(sight.ships) if seat != sight.me and at == point)
