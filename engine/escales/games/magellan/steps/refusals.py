"""Why a piece cannot be used, whatever is to be done with it."""

from typing import TYPE_CHECKING

from escales.core import Action, Message
from escales.games.magellan.pieces import KIND, NUMBER, owner_of

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def not_own(state: "State", action: Action, kinds: tuple[str, ...], rule: str) -> Message | None:
    """Why the action is not about a piece of these kinds that the seat in turn has out.

    ``None`` when it is, and names something else besides.
    """
    match action.args:
        case (str(name), str()) if name in NUMBER and owner_of(NUMBER[name]) == state.turn:
            piece = NUMBER[name]
            if not state.at[piece]:
                return Message("refuse-off-board", {"piece": name}, rule)
            if KIND[piece] in kinds:
                return None
    return Message("refuse-piece", {}, rule)
