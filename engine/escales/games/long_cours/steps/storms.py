"""Storms wreck all ships of a zone and sink the Corsaire there (LC-18, LC-20, LC-40)."""

from escales.core import Action, Event, Family, Message, Operation
from escales.games.long_cours.board import NOWHERE, STRANDING, ZONE, ZONES
from escales.games.long_cours.cards import STORM
from escales.games.long_cours.events import Told
from escales.games.long_cours.goods import NO_GOODS, by_product, together
from escales.games.long_cours.rules import captains, holdings, sinking
from escales.games.long_cours.state import State


class Storm(Operation[State]):
    """A Tempête card strikes any zone, also an empty one or the player's own (LC-18)."""

    verb = "storm"

    def unavailable(self, state: State) -> Message | None:
        if STORM in state.hands[state.turn]:
            return None
        return Message("refuse-not-in-hand", {}, "LC-18")

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("storm", ZONES),)

    def why_illegal(self, state: State, action: Action) -> Message:
        return Message("refuse-no-zone", {"zones": ", ".join(map(str, ZONES))}, "LC-18")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        zone, seat = action.number(), state.turn
        holdings.play_card(state, seat, STORM)
        events.append(Event("storm", "LC-18", Told(seat=seat, card=STORM, zone=zone), reveals=True))
        victims = captains.in_zone(state, zone)
        for victim in victims:
            _wreck(state, victim, zone, events)
        sinks = ZONE.get(state.corsaire) == zone
        if sinks:
            _sink_corsaire(state, events)
        if not victims and not sinks:
            events.append(Event("calm", "LC-18", Told(zone=zone)))


def _wreck(state: State, victim: int, zone: int, events: list[Event]) -> None:
    """The ship leaves the map; its cargo is heaped on the white rectangle (LC-18)."""
    at = ZONES.index(zone)
    goods, state.cargo[victim] = state.cargo[victim], NO_GOODS
    origin, state.ships[victim] = state.ships[victim], NOWHERE
    state.stranded[at] = together(state.stranded[at], goods)
    events.append(
        Event(
            "wreck",
            "LC-18",
            Told(
                {
                    "seat": state.turn,
                    "owner": victim,
                    "piece": f"ship-{victim}",
                    "from": origin,
                    "to": STRANDING[zone],
                    "path": [STRANDING[zone]],
                    "amount": sum(goods),
                    "goods": by_product(goods),
                }
            ),
        )
    )


def _sink_corsaire(state: State, events: list[Event]) -> None:
    """The Corsaire is sunk and for sale again (LC-20); before it is at sea it is safe (LC-40)."""
    owner, at = state.owner, state.corsaire
    sinking.release(state)
    events.append(Event("corsaire-sunk", "LC-20", {"seat": state.turn, "owner": owner, "at": at}))
