"""Which captains are in the game, and which of them a storm would wreck (LC-18)."""

from escales.games.long_cours.board import ZONE
from escales.games.long_cours.state import State


def left(state: State) -> list[int]:
    """The seats still in the game, in playing order from the seat whose turn it is."""
    out = {seat for group in state.fallen for seat in group}
    return [seat for seat in _from_turn(state) if seat not in out]


def in_zone(state: State, zone: int) -> list[int]:
    """The seats with a ship in *zone*, in playing order: a storm there wrecks them (LC-18).

    No seat that is out of the game has a ship.
    """
    return [seat for seat in _from_turn(state) if ZONE.get(state.ships[seat]) == zone]


def _from_turn(state: State) -> tuple[int, ...]:
    """All seats, in playing order from the seat whose turn it is."""
    return (state.turn, *state.others(state.turn))
