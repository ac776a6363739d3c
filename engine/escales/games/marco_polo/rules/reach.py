"""What the merchant whose turn it is can announce and reach (MP-06, MP-07)."""

from collections.abc import Mapping

from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.state import State
from escales.games.marco_polo.ways import Path, modes, ways


def modes_now(state: State) -> tuple[str, ...]:
    """The modes that can be announced (MP-06)."""
    seat = state.turn
    return modes(state.places[seat], holdings.may_enter(state, seat))


def reach(state: State, mode: str, number: int) -> Mapping[str, Path]:
    """The places where a spin of *number* would lead, each with the path to it (MP-07)."""
    seat = state.turn
    places = state.places
    taken = (*places[:seat], *places[seat + 1 :])
    khan, goal = holdings.may_enter(state, seat), holdings.goal(state, seat)
    return ways(places[seat], mode, number, taken, khan, goal)
