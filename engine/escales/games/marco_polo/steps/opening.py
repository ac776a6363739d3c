"""Who begins (MP-04)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Message, Outcomes, Step
from escales.core.step import is_one_of
from escales.games.marco_polo.steps import rounds

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


class Lot(Step["State"]):
    """A lot is drawn, unless the players agreed that the first seat begins (MP-04)."""

    rule = "MP-04"
    verbs = ("first",)

    def outcomes(self, state: "State") -> Outcomes:
        seats = range(state.seats if state.lot else 1)
        return tuple((Action("first", (seat,)), 1) for seat in seats)

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-lot", {}, "MP-04")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, action.args[0])
        state.opener = seat
        events.append(Event("opener", "MP-04", {"seat": seat}))
        rounds.begin_turn(state, seat, events)
