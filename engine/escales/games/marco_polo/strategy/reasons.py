"""What speaks for an action, in a word, as a hint tells it: how far it is then, or what is still missing."""

from escales.core import Action, Message
from escales.core.message import Json
from escales.games.marco_polo.board import COLOUR, KHANBALIK, LIMITED, MOST, VENICE
from escales.games.marco_polo.cards import COLOUR_OF, TOWN, count
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy import turns
from escales.games.marco_polo.strategy.choosing import trade_at
from escales.games.marco_polo.strategy.standing import Standing


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    seat = state.decider
    standing = Standing(state, seat)
    match action.verb:
        case "announce":
            mode = action.word()
            left = standing.leg.announcing[standing.place][mode]
            least = turns.fewest_after(standing.place, mode, _goal(state, standing))
            return _way(state, standing, left, least)
        case "move":
            place = action.word()
            if _is_missing(standing, COLOUR.get(place, "")):
                return Message("hint-missing", {"colour": COLOUR[place]})
            left, least = standing.leg.arriving[place], turns.fewest(_goal(state, standing))[place]
            return _way(state, standing, left, least, trade_at(state, place))
        case "buy":
            return _wanted(standing, COLOUR[standing.place])
        case "sell":
            colour = COLOUR_OF.get(action.word(), "")
            crowded = standing.stage == "home" and colour in LIMITED
            if crowded and count(state.hands[seat], colour) > MOST:
                return Message("hint-surplus", {"colour": colour, "number": MOST})
    return None


def _is_missing(standing: Standing, colour: str) -> bool:
    """Whether *colour* is to be brought home, and is not there."""
    return standing.stage == "home" and colour in standing.goods.missing


def _wanted(standing: Standing, colour: str) -> Message | None:
    """Why a card of *colour* is wanted: to bring it home, as a gift, or for a fortune."""
    if _is_missing(standing, colour):
        return Message("hint-missing", {"colour": colour})
    if standing.gather:
        return Message("hint-gifts", {"number": standing.gifts_short})
    amount = round(standing.lacking, -1)
    return Message("hint-lacking", {"amount": amount}) if amount > 0 else None


def _goal(state: State, standing: Standing) -> str:
    """Where the merchant has to go next."""
    if standing.stage == "khan":
        return KHANBALIK
    return TOWN[state.tables[state.decider]] if standing.stage == "town" else VENICE


def _way(
    state: State, standing: Standing, left: float, least: int, trade: float = 0.0
) -> Message | None:
    """How many turns it is then to the next goal on average, and what *trade* brings before, in besants.

    If it takes no turn at *least*, or one, luck may be quicker: that is said, too. The way home leads past what is missing.
    """
    number = round(left)
    if number < 1:
        return None
    wants = standing.stage == "home" and bool(standing.goods.missing or standing.short)
    luck = "none" if wants or least >= min(number, 2) else "now" if least == 0 else "one"
    told: dict[str, Json] = {
        "number": number,
        "luck": luck,
        "trade": max(0, round(trade, -1)),
        "place": _goal(state, standing),
    }
    if standing.stage == "home":
        return Message("hint-home", {**told, "wants": str(wants).lower()})
    return Message("hint-way", told)
