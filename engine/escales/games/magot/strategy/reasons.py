"""What speaks for a cell, in a word, as a hint tells it: how likely a pawn comes to its Arrivée."""

from escales.core import Action, Message
from escales.games.magot.board import NOWHERE
from escales.games.magot.state import State
from escales.games.magot.strategy.closely import USUAL
from escales.games.magot.strategy.walks import walks


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    match action.verb:
        case "arrivee":
            return _chance(state.turn, state.depart[state.turn], action.number())
        case "send":
            captive = state.captives[0]
            return _chance(captive, action.number(), state.arrivee[captive])
    return None


def _chance(seat: int, at: int, goal: int) -> Message | None:
    """How likely the pawn of *seat* comes from the cell *at* to *goal* before the usual round ends."""
    if NOWHERE in (at, goal):
        return None
    percent = round(100 * walks(USUAL).chances[at][goal])
    return Message("hint-arrives", {"seat": seat, "percent": max(1, percent)})
