"""Why a piece cannot be used at all, whatever the action."""

from escales.core import Action, Message
from escales.games.magellan.pieces import KIND, NUMBER, owner_of
from escales.games.magellan.state import State


def not_own(state: State, action: Action, kinds: tuple[str, ...], rule: str) -> Message | None:
    """Why *action* names no piece of these kinds that the seat in turn has on the board.

    ``None`` when it names such a piece and one more word.
    """
    match action.args:
        case (str(name), str()) if name in NUMBER and owner_of(NUMBER[name]) == state.turn:
            piece = NUMBER[name]
            if not state.at[piece]:
                return Message("refuse-off-board", {"piece": name}, rule)
            if KIND[piece] in kinds:
                return None
    return Message("refuse-piece", {}, rule)
