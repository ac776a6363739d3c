"""Dealing: a phase in which chance moves (TY-02)."""

from escales.core import Action, Chance, Event, Outcomes
from escales.games.toy.board import NONE
from escales.games.toy.state import State


class Deal(Chance[State]):
    """The pile gives a number to the seat that waits for one (TY-02)."""

    rule = "TY-02"
    verbs = ("deal",)
    refusal = "refuse-deal"

    def outcomes(self, state: State) -> Outcomes:
        return tuple((Action("deal", (card,)), count) for card, count in state.pile.outcomes())

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        card, seat = action.word(), state.roller
        assert seat is not None
        state.pile.draw(card)
        state.hands[seat] = card
        # Everybody sees that the seat got a number; only the seat itself sees which one.
        events.append(Event("deal", "TY-02", {"seat": seat}, {"card": card}, (seat,), reveals=True))
        if NONE in state.hands:
            state.roll("deal", state.hands.index(NONE))
        else:
            state.ask("turn", seat if state.swapped[seat] else 0)
