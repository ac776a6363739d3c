"""A turn: one throw, which must be obeyed (MG-08 to MG-11, MG-17)."""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.games.magot.board import CELLS, WALKS
from escales.games.magot.steps import accidents, order
from escales.games.magot.steps.throw import Throw

if TYPE_CHECKING:
    from escales.games.magot.state import State


class Roll(Throw["State"]):
    """The player whose turn it is rolls and moves by what the die shows (MG-08).

    Nothing here touches a token: D and A stay where they are until the round ends (MG-09).
    """

    rule = "MG-08"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
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
            accidents.turn_back(state, target, events)
        else:
            state.pawns[seat] = target
            accidents.land(state, events)
