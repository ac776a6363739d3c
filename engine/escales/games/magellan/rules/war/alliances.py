"""Alliances: the camps that war cards form in variants 2 and 3 (MA-45)."""

from escales.core import Event
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


def form(state: State, split: str, events: list[Event]) -> None:
    """Put the seats still in the game into camps, instead of those before (MA-45)."""
    seats = sorted(state.left(), key=lambda seat: _number(state, seat))
    first = _first_camp(state, split, seats)
    if len(seats) < 3 or len(first) in (0, len(seats)):
        state.war = state.war._replace(camps=())
        events.append(Event("alone", "MA-45", {}))
        return
    camps = tuple(
        -1 if seat not in seats else 0 if seat in first else 1 for seat in range(state.seats)
    )
    state.war = state.war._replace(camps=camps)
    for at, seat in enumerate(seats):
        events += [
            Event("allies", "MA-45", {"seat": seat, "other": other})
            for other in seats[at + 1 :]
            if camps[seat] == camps[other]
        ]


def _number(state: State, seat: int) -> int:
    """The number of a seat: the first player is number 1 (MA-51)."""
    return (seat - state.opener) % state.seats + 1


def _first_camp(state: State, split: str, seats: list[int]) -> list[int]:
    """One of the two camps of *seats*; these are in the order of their numbers."""
    match split:
        case "odd_even":
            return [seat for seat in seats if _number(state, seat) % 2]
        case "halves":
            return seats[: (len(seats) + 1) // 2]
        case "balanced_income":
            ranked = sorted(seats, key=lambda seat: -holdings.income(state, seat))
            return [seat for rank, seat in enumerate(ranked, 1) if rank in (1, 4, 5)]
        case "drawer_vs_all":
            return [state.turn]
    raise ValueError(f"there is no way {split!r} to form camps")


def allies(state: State, seat: int) -> list[int]:
    """The other seats in the camp of *seat* still in the game, in playing order from it."""
    camps = state.war.camps
    if not camps:
        return []
    gone = state.gone()
    return [
        other for other in state.others(seat) if other not in gone and camps[other] == camps[seat]
    ]
