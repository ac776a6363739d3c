"""Where ships are put on the map: at the start, and after a wreck (LC-08, LC-21)."""

from escales.core import Action, Message
from escales.games.long_cours.board import PORTS_OF, STRANDING, ZONE, ZONES
from escales.games.long_cours.state import State


def launch_zone(state: State) -> int:
    """The zone in which the seat whose turn it is starts: 11 for the opener, then 22... (LC-08)."""
    return ZONES[(state.turn - state.opener) % state.seats]


def refuse_port(action: Action, zone: int, rule: str) -> Message | None:
    """Why a ship cannot be put there: it is no port of *zone* (LC-08, LC-21)."""
    if len(action.args) == 1:
        if action.args[0] in PORTS_OF[zone]:
            return None
        if action.args[0] == STRANDING[zone]:
            return Message("refuse-rectangle", {"place": action.args[0]}, rule)
        if action.args[0] in ZONE:
            return Message("refuse-zone", {"place": action.args[0], "zone": zone}, rule)
    return Message("refuse-no-port", {"zone": zone}, rule)
