"""Storms: every ship of a zone is wrecked, the Corsaire sunk (LC-18, LC-20, LC-40)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Family, Message, Operation
from escales.games.long_cours.board import NO_GOODS, NOWHERE, STRANDING, ZONE, ZONES
from escales.games.long_cours.cards import STORM
from escales.games.long_cours.steps import holdings

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


def struck(state: "State", zone: int) -> list[int]:
    """The seats whose ships a storm on *zone* would wreck, in playing order (LC-18)."""
    return [seat for seat in state.left() if ZONE.get(state.ships[seat]) == zone]


class Storm(Operation["State"]):
    """A Tempête card strikes any zone, an empty one and one's own too (LC-18)."""

    verb = "storm"

    def closed(self, state: "State") -> Message | None:
        if STORM in state.hands[state.turn]:
            return None
        return Message("refuse-not-in-hand", {}, "LC-18")

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("storm", ZONES),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-no-zone", {"zones": ", ".join(map(str, ZONES))}, "LC-18")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        zone, seat = cast(int, action.args[0]), state.turn
        holdings.play_card(state, seat, STORM)
        events.append(
            Event("storm", "LC-18", {"seat": seat, "card": STORM, "zone": zone}, reveals=True)
        )
        victims = struck(state, zone)
        for victim in victims:
            _wreck(state, victim, zone, events)
        sinks = ZONE.get(state.corsaire) == zone
        if sinks:
            _sink_corsaire(state, events)
        if not victims and not sinks:
            events.append(Event("calm", "LC-18", {"zone": zone}))


def _wreck(state: "State", victim: int, zone: int, events: list[Event]) -> None:
    """The ship leaves the map; its cargo is heaped on the white rectangle (LC-18)."""
    at = ZONES.index(zone)
    goods, state.cargo[victim] = state.cargo[victim], NO_GOODS
    origin, state.ships[victim] = state.ships[victim], NOWHERE
    state.stranded[at] = holdings.together(state.stranded[at], goods)
    events.append(
        Event(
            "wreck",
            "LC-18",
            {
                "seat": state.turn,
                "owner": victim,
                "piece": f"ship-{victim}",
                "from": origin,
                "to": STRANDING[zone],
                "path": [STRANDING[zone]],
                "amount": sum(goods),
                "goods": holdings.goods_json(goods),
            },
        )
    )


def _sink_corsaire(state: "State", events: list[Event]) -> None:
    """The Corsaire is sunk (LC-20) and for sale again; not at sea it cannot be hit (LC-40)."""
    owner, at = state.owner, state.corsaire
    release(state)
    events.append(Event("corsaire-sunk", "LC-20", {"seat": state.turn, "owner": owner, "at": at}))


def release(state: "State") -> None:
    """The Corsaire leaves the map and is for sale again (LC-40, LC-41)."""
    state.owner, state.corsaire = -1, NOWHERE
