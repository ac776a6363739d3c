"""What stands in the way to a destination, for the page: why there is none, or why it cannot be begun."""

from escales.core import Message
from escales.games.magellan.pieces import JEEP, KIND, NONE, NUMBER, SHIP
from escales.games.magellan.rules.routes import Trip, ends_of
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def no_way(state: State, target: str, piece: str) -> Message | None:
    """Why *piece*, or any piece if none is named, has no way to *target*.

    ``None`` where *target* is no place, and outside of the free part of a turn.
    """
    lands, seas, _ = ends_of(target)
    if state.phase != "turn" or not (lands or seas):
        return None
    number = NUMBER.get(piece, NONE)
    kind = KIND[number] if number != NONE else JEEP if lands else SHIP
    cell = holdings.cell_of(state, number) if number != NONE else ""
    if kind == JEEP:
        return _for_jeep(state, number, bool(lands), cell)
    if kind == SHIP:
        if not seas:
            return Message("obstacle-no-load", {}, "MA-13")
        if number == NONE:
            return Message("obstacle-waters", {}, "MA-12")
        return Message("refuse-no-passage", {"cell": cell}, "MA-12")
    return Message("refuse-alight", {}, "MA-35") if lands else Message("obstacle-sea", {}, "MA-35")


def _for_jeep(state: State, jeep: int, to_land: bool, cell: str) -> Message:
    """*jeep* is -1 for any jeep; *cell* is where it stands."""
    if not to_land:
        return Message("obstacle-sea-jeep", {}, "MA-11")
    if jeep == NONE:
        return Message("obstacle-no-jeep", {}, "MA-13")
    if jeep == holdings.last_at_base(state):
        return Message("refuse-last-jeep", {}, "MA-16")
    return Message("obstacle-no-ship", {"cell": cell}, "MA-13")


def halt(state: State, found: Trip) -> Message | None:
    """Why a way does not go on now; ``None`` if it goes on, or if only its points are used up."""
    why = found.why
    if why is None or why.id != "refuse-points":
        return why
    if found.done:
        return None
    return Message("obstacle-points", {"points": state.points}, why.rule)
