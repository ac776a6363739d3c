"""What speaks for a cell, in a word, as a hint tells it: how often a pawn comes to a token."""

from typing import Final

from escales.core import Action, Message
from escales.games.magot.board import CELLS, NOWHERE
from escales.games.magot.state import State
from escales.games.magot.strategy.closely import USUAL
from escales.games.magot.strategy.walks import walks

MIDDLE: Final = len(CELLS) // 2
"""A cell from which all faces of the die can be played."""


def reason(state: State, action: Action) -> Message | None:
    """See :meth:`escales.core.Strategy.reason`."""
    match action.verb:
        case "depart":
            return _returns(action.number())
        case "arrivee":
            return _hard(state.turn, state.depart[state.turn], action.number())
        case "send":
            captive = state.captives[0]
            goal = state.arrivee[captive]
            ways = {cell.number(): _chance(cell.number(), goal) for cell in state.legal_actions()}
            hardest = ways[action.number()] == min(ways.values())
            return _far(captive, action.number(), goal) if hardest and len(ways) > 1 else None
    return None


def _returns(cell: int) -> Message | None:
    """A Départ on which its own pawn seldom falls back: each time costs points (MG-15)."""
    landings = walks(USUAL).landings
    often, usual = round(landings[cell][cell], 1), round(landings[MIDDLE][MIDDLE], 1)
    return (
        Message("hint-returns", {"often": often, "usual": usual, "at": MIDDLE})
        if often < usual
        else None
    )


def _hard(seat: int, start: int, goal: int) -> Message | None:
    """An Arrivée that is hard to reach from the Départ."""
    if NOWHERE in (start, goal):
        return None
    return Message("hint-hard", {"seat": seat, "percent": _chance(start, goal)})


def _far(seat: int, at: int, goal: int) -> Message:
    """A cell from which a pawn is slow to arrive."""
    return Message("hint-far", {"seat": seat, "percent": _chance(at, goal)})


def _chance(at: int, goal: int) -> int:
    """How likely a pawn comes from the cell *at* to *goal* before the usual round ends, in percent."""
    return max(1, round(100 * walks(USUAL).chances[at][goal]))
