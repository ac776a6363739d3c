"""A turn: everything permitted, in any order, until the player says that it is over (LC-10)."""

from typing import TYPE_CHECKING

from escales.core import CHANCE, Action, Event, Operations, Plain
from escales.games.long_cours.board import NOWHERE
from escales.games.long_cours.steps import rounds
from escales.games.long_cours.steps.auction import Auction
from escales.games.long_cours.steps.corsaire import Hunt, sink_here
from escales.games.long_cours.steps.fights import Fight
from escales.games.long_cours.steps.sailing import Direct, Sail
from escales.games.long_cours.steps.storms import Storm
from escales.games.long_cours.steps.trade import Buy, Resell

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class _Done(Plain["State"]):
    """The turn is over; a Corsaire that was bought comes in (LC-32), one at sea lies (LC-35)."""

    verb = "done"
    rule = "LC-10"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        if state.due:
            events.append(Event("due", "LC-32", {"seat": state.turn}))
            state.phase, state.actor, state.roller = "arrival", CHANCE, state.turn
            return
        lies = state.owner == state.turn and state.corsaire != NOWHERE
        if not (lies and sink_here(state, events)):
            rounds.pass_on(state, events)


class Turn(Operations["State"]):
    """The operations of a turn; the Corsaire's move, if it makes one, is the last (LC-34)."""

    rule = "LC-10"
    operations = (
        Buy(),
        Resell(),
        Sail(),
        Direct(),
        Storm(),
        Fight(),
        Auction(),
        Hunt(),
        _Done(),
    )
