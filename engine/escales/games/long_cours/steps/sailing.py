"""How a cargo ship moves, and what it finds where it calls (LC-14 to LC-16, LC-19)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation
from escales.core.message import Json
from escales.games.long_cours.board import (
    NEIGHBOURS,
    NO_GOODS,
    NOWHERE,
    PORTS,
    PRODUCT,
    ZONE,
    ZONES,
)
from escales.games.long_cours.cards import DIRECT
from escales.games.long_cours.steps import holdings

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class Sail(Operation["State"]):
    """One ordinary move a turn at most, along a dotted line to a neighbour (LC-14)."""

    verb = "sail"

    def closed(self, state: "State") -> Message | None:
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.moved == "sail":
            return Message("refuse-second-move", {}, "LC-14")
        if state.moved == "direct":
            return Message("refuse-move-after-direct", {}, "LC-15")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("sail", NEIGHBOURS[state.ships[state.turn]]),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-no-line", {"at": state.ships[state.turn]}, "LC-14")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.moved = "sail"
        to = cast(str, action.args[0])
        events.append(Event("move", "LC-14", _way(state, to)))
        _call(state, to, events)


class Direct(Operation["State"]):
    """Instead of it, one or more Déplacement direct cards, each to any other port (LC-15)."""

    verb = "direct"

    def closed(self, state: "State") -> Message | None:
        if DIRECT not in state.hands[state.turn]:
            return Message("refuse-not-in-hand", {}, "LC-15")
        if state.ships[state.turn] == NOWHERE:
            return Message("refuse-wrecked", {}, "LC-21")
        if state.moved == "sail":
            return Message("refuse-direct-after-move", {}, "LC-15")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        at = state.ships[state.turn]
        return (Family("direct", tuple(port for port in PORTS if port != at)),)

    def wrong(self, state: "State", action: Action) -> Message:
        place = action.args[0] if len(action.args) == 1 else None
        if place in ZONE and place not in PRODUCT:
            return Message("refuse-rectangle", {"place": place}, "LC-15")
        return Message("refuse-no-other-port", {}, "LC-15")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.moved = "direct"
        holdings.play_card(state, state.turn, DIRECT)
        to = cast(str, action.args[0])
        way = {**_way(state, to), "card": DIRECT}
        events.append(Event("direct", "LC-15", way, reveals=True))
        _call(state, to, events)


def _way(state: "State", to: str) -> dict[str, Json]:
    """Whose ship goes from where to where."""
    seat = state.turn
    origin = state.ships[seat]
    return {"seat": seat, "piece": f"ship-{seat}", "from": origin, "to": to, "path": [to]}


def _call(state: "State", place: str, events: list[Event]) -> None:
    """The ship has come to *place*: goods stranded there are its own, at once and free (LC-19)."""
    seat = state.turn
    state.ships[seat] = place
    heap = ZONES.index(ZONE[place])
    goods = state.stranded[heap]
    if place in PRODUCT or goods == NO_GOODS:
        return
    state.stranded[heap] = NO_GOODS
    state.cargo[seat] = holdings.together(state.cargo[seat], goods)
    events.append(
        Event(
            "salvage",
            "LC-19",
            {
                "seat": seat,
                "at": place,
                "amount": sum(goods),
                "goods": holdings.goods_json(goods),
            },
        )
    )
