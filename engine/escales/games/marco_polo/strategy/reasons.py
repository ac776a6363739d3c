"""What speaks for an action, in a word, as a hint tells it: how far it is then, or what is still missing."""

from escales.core import Action, Message
from escales.core.message import Json
from escales.games.marco_polo.board import COLOUR, KHANBALIK, LIMITED, MOST, VENICE
from escales.games.marco_polo.cards import COLOUR_OF, TOWN, count
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy.choosing import trade_at
from escales.games.marco_polo.strategy.standing import Standing


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    seat = state.decider
    standing = Standing(state, seat)
    match action.verb:
        case "announce":
            return _way(state, standing, standing.leg.announcing[standing.place][action.word()])
        case "move":
            place = action.word()
            if _is_missing(standing, COLOUR.get(place, "")):
                return Message("hint-missing", {"colour": COLOUR[place]})
            return _way(state, standing, standing.leg.arriving[place], trade_at(state, place))
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


def _way(state: State, standing: Standing, turns: float, trade: float = 0.0) -> Message | None:
    """How many turns it is then to the next goal, and what *trade* brings before, in besants.

    The way home leads past what is missing.
    """
    number = round(turns)
    if number < 1:
        return None
    told: dict[str, Json] = {"number": number, "trade": max(0, round(trade, -1))}
    if standing.stage == "khan":
        return Message("hint-way", {**told, "place": KHANBALIK})
    if standing.stage == "town":
        return Message("hint-way", {**told, "place": TOWN[state.tables[state.decider]]})
    wants = str(bool(standing.goods.missing or standing.short)).lower()
    return Message("hint-home", {**told, "place": VENICE, "wants": wants})
