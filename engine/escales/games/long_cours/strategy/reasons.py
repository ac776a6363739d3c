"""What speaks for an action, in a word, as a hint tells it."""

from escales.core import Action, Message
from escales.games.long_cours.board import NOWHERE, PRICE, PRODUCT, PRODUCTS, REACH, ZONE
from escales.games.long_cours.rules.captains import left
from escales.games.long_cours.rules.holdings import most_to_pay
from escales.games.long_cours.state import State
from escales.games.long_cours.strategy.routes import way_out
from escales.games.long_cours.strategy.sight import Sight


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    sight = Sight.of_state(state)
    match action.verb:
        case "launch" | "enter" | "sail" | "direct":
            return _port(sight, action.word())
        case "storm":
            return _storm(sight, action.number())
        case "buy":
            left_over = sight.cash[sight.me] - action.number()
            saves = sight.owner < 0 and left_over >= PRICE
            return Message("hint-saves", {"amount": left_over}) if saves else None
        case "auction" | "bid":
            others = [most_to_pay(state, seat) for seat in left(state) if seat != sight.me]
            return Message("hint-top", {}) if action.number() > max(others) else None
        case "fight":
            seat = action.number()
            return Message("hint-purse", {"seat": seat, "amount": sight.cash[seat]})
        case "corsaire" if action.word() in sight.prey():
            return Message("hint-sinks", {"seat": _captain(sight, action.word())})
    return None


def _port(sight: Sight, point: str) -> Message | None:
    """Goods to pick up, a way out of the Corsaire's reach or into it, or a product more."""
    salvage = dict(sight.heaps).get(point)
    if salvage:
        return Message("hint-salvage", {"amount": salvage})
    reached = REACH[sight.pursuer] if sight.pursuer != NOWHERE else ()
    if sight.ship in reached and point not in reached:
        return Message("hint-escape", {})
    if point in reached and sight.ship != NOWHERE and way_out(sight.ship, sight.pursuer):
        return Message("hint-danger", {})
    aboard, product = sight.cargo[sight.me], PRODUCT.get(point)
    # With an empty hold every port sells a first product: that sets none apart.
    if product is None or aboard[product] or not any(aboard) or product == PRODUCT.get(sight.ship):
        return None
    return Message("hint-product", {"product": PRODUCTS[product]})


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
