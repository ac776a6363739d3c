"""What speaks for an action, in a word, as a hint tells it: how far it is then, or what is still missing."""

from escales.core import Action, Message
from escales.games.marco_polo.board import COLOUR, KHANBALIK, LIMITED, MOST, VENICE
from escales.games.marco_polo.cards import COLOUR_OF, TOWN, count
from escales.games.marco_polo.state import State
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
            return _way(state, standing, standing.leg.arriving[place])
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


def _way(state: State, standing: Standing, turns: float) -> Message | None:
    """How many turns it is then to the next goal; the way home leads past what is missing."""
    number = round(turns)
    if number < 1:
        return None
    if standing.stage == "khan":
        return Message("hint-way", {"number": number, "place": KHANBALIK})
    if standing.stage == "town":
        place = TOWN[state.tables[state.decider]]
        return Message("hint-way", {"number": number, "place": place})
    wants = str(bool(standing.goods.missing or standing.short)).lower()
    return Message("hint-home", {"number": number, "place": VENICE, "wants": wants})
