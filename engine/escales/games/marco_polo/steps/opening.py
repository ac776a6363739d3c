"""The first player (MP-04)."""

from escales.core import Action, Chance, Event, Outcomes
from escales.games.marco_polo.rules import rounds
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.state import State


class Lot(Chance[State]):
    """A lot is drawn, unless the players agreed that the first seat begins (MP-04)."""

    rule = "MP-04"
    verbs = ("first",)
    refusal = "refuse-lot"

    def outcomes(self, state: State) -> Outcomes:
        seats = range(state.seats if state.lot else 1)
        return tuple((Action("first", (seat,)), 1) for seat in seats)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = action.number()
        state.opener = seat
        events.append(Event("opener", "MP-04", {"seat": seat}))
        rounds.begin_turn(state, seat, events)
        proceed(state, events)
