"""Drawing the first player (MG-04)."""

from escales.core import Event
from escales.games.magot.board import NOT_ROLLED
from escales.games.magot.rules import rounds
from escales.games.magot.state import State
from escales.games.magot.steps.throw import Throw


class Draw(Throw):
    """All roll; the highest result opens the first round, ties roll again (MG-04)."""

    rule = "MG-04"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        seat = state.turn
        events.append(Event("draw", "MG-04", {"seat": seat, "face": face}))
        draws = tuple((who, face if who == seat else shown) for who, shown in state.draws)
        waiting = [who for who, shown in draws if shown == NOT_ROLLED]
        if not waiting:
            best = max(shown for _, shown in draws)
            waiting = [who for who, shown in draws if shown == best]
            if len(waiting) == 1:
                state.draws = ()
                events.append(Event("opener", "MG-04", {"seat": waiting[0]}))
                rounds.begin(state, waiting[0], events)
                return
            draws = tuple((who, NOT_ROLLED) for who in waiting)
            events.append(Event("tie", "MG-04", {"face": best}))
        state.draws = draws
        state.turn = waiting[0]
        state.roll("draw", state.turn)
