"""How a cargo ship moves, and what it finds on a white rectangle (LC-14, LC-15, LC-19, LC-21)."""

from escales.core import Action, Event, EventParams, Family, Message, Operation
from escales.games.long_cours.board import NEIGHBOURS, NOWHERE, OTHER_PORTS, PRODUCT, ZONE, ZONES
from escales.games.long_cours.cards import DIRECT
from escales.games.long_cours.events import Told
from escales.games.long_cours.goods import NO_GOODS, by_product, together
from escales.games.long_cours.rules import holdings
from escales.games.long_cours.state import State


class Sail(Operation[State]):
    """At most one ordinary move a turn, along a dotted line to a neighbour (LC-14)."""

    verb = "sail"

    def unavailable(self, state: State) -> Message | None:
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.moved == "sail":
            return Message("refuse-second-move", {}, "LC-14")
        if state.moved == "direct":
            return Message("refuse-move-after-direct", {}, "LC-15")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("sail", NEIGHBOURS[state.ships[state.turn]]),)

    def why_illegal(self, state: State, action: Action) -> Message:
        at = state.ships[state.turn]
        to = action.args[0] if len(action.args) == 1 else None
        if to == at:
            return Message("refuse-already-there", {"at": at}, "LC-14")
        if to in PRODUCT and DIRECT in state.hands[state.turn]:
            return Message("refuse-no-line-direct", {"at": at}, "LC-14")
        return Message("refuse-no-line", {"at": at}, "LC-14")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        to = action.word()
        state.moved = "sail"
        events.append(Event("move", "LC-14", _way(state, to)))
        _call(state, to, events)


class Direct(Operation[State]):
    """Instead, one or more Déplacement direct cards, each to any other port (LC-15)."""

    verb = "direct"

    def unavailable(self, state: State) -> Message | None:
        if DIRECT not in state.hands[state.turn]:
            return Message("refuse-not-in-hand", {}, "LC-15")
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.moved == "sail":
            return Message("refuse-direct-after-move", {}, "LC-15")
        return None

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("direct", OTHER_PORTS[state.ships[state.turn]]),)

    def why_illegal(self, state: State, action: Action) -> Message:
        place = action.args[0] if len(action.args) == 1 else None
        if place in ZONE and place not in PRODUCT:
            return Message("refuse-rectangle", {"place": place}, "LC-15")
        return Message("refuse-no-other-port", {}, "LC-15")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        to = action.word()
        state.moved = "direct"
        holdings.play_card(state, state.turn, DIRECT)
        events.append(Event("direct", "LC-15", {**_way(state, to), "card": DIRECT}, reveals=True))
        _call(state, to, events)


def _way(state: State, to: str) -> EventParams:
    """The ship that moves, from where and to where."""
    seat = state.turn
    origin = state.ships[seat]
    return {"seat": seat, "piece": f"ship-{seat}", "from": origin, "to": to, "path": [to]}


def _call(state: State, place: str, events: list[Event]) -> None:
    """The ship has come to *place*; it takes the goods stranded there at once (LC-19)."""
    seat = state.turn
    state.ships[seat] = place
    heap = ZONES.index(ZONE[place])
    goods = state.stranded[heap]
    if place in PRODUCT or goods == NO_GOODS:
        return
    state.stranded[heap] = NO_GOODS
    state.cargo[seat] = together(state.cargo[seat], goods)
    events.append(
        Event(
            "salvage",
            "LC-19",
            Told(seat=seat, at=place, amount=sum(goods), goods=by_product(goods)),
        )
    )
