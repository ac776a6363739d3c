"""What speaks for an action, in a word, as a hint tells it: how far it is then, or what is still missing."""

from typing import Final

from escales.core import Action, Message
from escales.core.message import Json
from escales.games.marco_polo.board import COLOUR, KHANBALIK, LIMITED, MOST, VENICE
from escales.games.marco_polo.cards import COLOUR_OF, TOWN, count
from escales.games.marco_polo.state import State
from escales.games.marco_polo.strategy import turns
from escales.games.marco_polo.strategy.choosing import trade_at
from escales.games.marco_polo.strategy.standing import Standing

FURTHER: Final = 2
"""How many turns further from the same goal than another a merchant is badly off."""
_STAGES: Final = ("khan", "town", "home")
"""Where a merchant has to go next, in order."""


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


def plight(state: State) -> Message | None:
    """See :meth:`escales.core.Strategy.plight`: somebody is further, or nearer to the goal, or the presents are far off.

    The goods of the others are secret: it tells of them where they stand and what they have accomplished only.
    """
    seat = state.decider
    stages = {other: _stage(state, other) for other in range(state.seats)}
    ahead = max(state.others(seat), key=lambda other: _STAGES.index(stages[other]))
    mine = stages[seat]
    if _STAGES.index(stages[ahead]) > _STAGES.index(mine):
        return Message("hint-plight-ahead", {"seat": ahead, "stage": stages[ahead]})
    if mine != "town":
        way = (turns.to_khan() if mine == "khan" else turns.home()).standing
        rivals = [other for other in state.others(seat) if stages[other] == mine]
        left = {other: round(way[state.places[other]]) for other in (seat, *rivals)}
        nearest = min(left, key=lambda other: left[other])
        if left[nearest] + FURTHER <= left[seat]:
            told: dict[str, Json] = {"seat": nearest, "number": left[nearest], "total": left[seat]}
            return Message("hint-plight-far", {**told, "stage": mine})
    short = Standing(state, seat).gifts_short
    return Message("hint-plight-gifts", {"number": short}) if short > 1 else None


def _stage(state: State, seat: int) -> str:
    """What everybody sees of how far a merchant has come."""
    if not state.tables[seat]:
        return "khan"
    return "home" if state.accomplished[seat] and state.secrets[seat] else "town"


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
