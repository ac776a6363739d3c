"""A turn: one throw, which must be obeyed (MG-08, MG-09, MG-11)."""

from escales.core import Event
from escales.games.magot.board import CELLS, WALKS
from escales.games.magot.rules import landing, order
from escales.games.magot.state import State
from escales.games.magot.steps.throw import Throw


class Roll(Throw):
    """The player whose turn it is rolls and moves by what the die shows (MG-08).

    Nothing here touches a token: D and A stay where they are until the round ends (MG-09).
    """

    rule = "MG-08"

    def thrown(self, state: State, face: int, events: list[Event]) -> None:
        seat = state.turn
        events.append(Event("roll", "MG-08", {"seat": seat, "face": face}))
        origin = state.pawns[seat]
        target = origin + face
        if target not in CELLS:
            events.append(Event("blocked", "MG-11", {"seat": seat, "face": face, "at": origin}))
            order.pass_on(state)
            return
        events.append(
            Event(
                "move",
                "MG-08",
                {
                    "seat": seat,
                    "piece": f"pawn-{seat}",
                    "from": origin,
                    "to": target,
                    "path": WALKS[origin, target],
                },
            )
        )
        if target in state.arrivee and target != state.arrivee[seat]:
            landing.turn_back(state, target, events)
        else:
            state.pawns[seat] = target
            landing.land(state, events)
