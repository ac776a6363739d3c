"""How wars begin, and how truces come about and are broken (MA-29, MA-30, MA-57)."""

from typing import Final

from escales.core import Event
from escales.games.magellan.events import Told
from escales.games.magellan.state import State

AHEAD: Final = 2
"""How many rounds ahead a war is announced out of a truce (MA-29)."""
AHEAD_WITHOUT_CARDS: Final = 2
"""How many rounds ahead a war is announced once all cards are used up (MA-57)."""


def put(state: State, motion: str, voters: list[int]) -> None:
    """Ask *voters* one after another (MA-29)."""
    state.war = state.war._replace(motion=motion, voters=tuple(voters))


def ask(state: State) -> None:
    """The next voter is asked."""
    state.ask("vote", state.war.voters[0])


def strikes_first(state: State) -> int:
    """While a war card is voted on: the seat with the next turn, with which the war would begin; else -1 (MA-29)."""
    return state.left()[1] if state.war.motion == "card" and state.war.voters else -1


def count(state: State, events: list[Event]) -> None:
    """When no voter is left, all have said truce: there is a truce (MA-29, MA-30)."""
    war = state.war
    if not war.motion or war.voters:
        return
    state.war = war._replace(
        motion="", on=False, truce=True, total=False, warner=-1, warning=0, due=(), fields=()
    )
    events.append(Event("truce", "MA-29" if war.motion == "card" else "MA-30", {}))


def used_up(state: State) -> bool:
    """Whether the fifty historical cards of the long duel are used up (MA-57)."""
    return state.long and not len(state.deck)


def count_down(state: State, events: list[Event]) -> None:
    """A turn begins: the warner's turn may have come round, even if it is out (MA-29, MA-52)."""
    war = state.war
    if not war.warning:
        return
    passed = (state.turn - war.seen - 1) % state.seats + 1
    came_round = (war.warner - war.seen - 1) % state.seats < passed
    left = war.warning - came_round
    state.war = war._replace(warning=left, seen=state.turn)
    if left and came_round:
        events.append(Event("warning", "MA-29", {"seat": war.warner, "rounds": left}))
    if not left:
        total = used_up(state)
        state.war = state.war._replace(
            warner=-1, declared=True, truce=False, total=total, camps=() if total else war.camps
        )


def begin(state: State, events: list[Event]) -> None:
    """A war that was declared or announced begins with this turn (MA-29)."""
    war = state.war
    if not war.declared:
        return
    state.war = war._replace(on=True, declared=False)
    rule = "MA-57" if war.total else "MA-29"
    cells = state.war.scope()
    events.append(Event("war", rule, Told(cells=list(cells), number=len(cells))))
