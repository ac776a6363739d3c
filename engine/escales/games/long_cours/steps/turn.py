"""A turn: everything permitted, in any order, until the captain ends it (LC-10, LC-32, LC-34, LC-35)."""

from escales.core import Action, Event, Operations, Plain
from escales.games.long_cours.board import NOWHERE
from escales.games.long_cours.rules import rounds, sinking
from escales.games.long_cours.state import State
from escales.games.long_cours.steps.auction import Auction
from escales.games.long_cours.steps.corsaire import Hunt
from escales.games.long_cours.steps.fights import Fight
from escales.games.long_cours.steps.sailing import Direct, Sail
from escales.games.long_cours.steps.storms import Storm
from escales.games.long_cours.steps.trade import AskToSell, Buy


class _Done(Plain[State]):
    """The turn is over: a new Corsaire comes in (LC-32), one at sea sinks what is there (LC-35)."""

    verb = "done"
    rule = "LC-10"

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        if state.due:
            events.append(Event("due", "LC-32", {"seat": state.turn}))
            state.roll("arrival", state.turn)
            return
        lies = state.owner == state.turn and state.corsaire != NOWHERE
        if not (lies and sinking.sink_here(state, events)):
            rounds.pass_on(state, events)


class Turn(Operations[State]):
    """The operations of a turn; the Corsaire's move is the last, if it moves (LC-34)."""

    rule = "LC-10"
    operations = (
        Buy(),
        AskToSell(),
        Sail(),
        Direct(),
        Storm(),
        Fight(),
        Auction(),
        Hunt(),
        _Done(),
    )
