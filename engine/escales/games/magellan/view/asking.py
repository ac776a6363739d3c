"""What a question tells, and whose it is."""

from escales.core import CHANCE
from escales.core.message import Json
from escales.games.magellan.board import NOWHERE
from escales.games.magellan.state import State
from escales.games.magellan.view import war


def is_own(state: State) -> bool:
    """Whether the seat in turn decides or throws now, or nobody does."""
    acts = state.roller if state.actor == CHANCE else state.actor
    return acts in (state.turn, None)


def asked(state: State) -> dict[str, Json]:
    """What the question tells besides the seat that is asked; in the lottery, whose base is drawn."""
    match state.phase:
        case "bases":
            return {"seat": state.bases.index(NOWHERE)}
        case "throw":
            return {
                "dice": state.dice,
                "extra": state.extra,
                "chain": state.chain,
                "thrown": state.thrown,
            }
        case "draw":
            return {"number": state.cards}
        case "reveal":
            return {"card": state.card}
        case "sale":
            due = state.dues[0].amount if state.dues else 0
            return {"amount": due, "cash": state.cash[state.decider]}
        case "turn":
            return {"points": state.points, "flying": len(state.flying), "last": _last(state)}
        case "agreement":
            return {"other": state.turn}
    return war.asked(state)


def _last(state: State) -> str:
    """``turn`` in the last turn of a game with so many rounds (MA-34), ``round`` in its last round, else ``no``."""
    if state.round != state.rounds:
        return "no"
    later = range(state.turn + 1, state.turn + (state.opener - state.turn - 1) % state.seats + 1)
    gone = state.gone()
    return "turn" if all(seat % state.seats in gone for seat in later) else "round"
