"""The Corsaire at sea (LC-32, LC-34 to LC-41).

It does not trade, takes no stranded goods and cannot be fought (LC-37).
"""

from typing import TYPE_CHECKING, cast

from escales.core import (
    Action,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Plain,
    Throw,
)
from escales.games.long_cours.board import (
    FACES,
    FEWEST_LEGS,
    MOST_LEGS,
    NEIGHBOURS,
    NO_GOODS,
    NOWHERE,
    STRANDING,
    ZONES,
)
from escales.games.long_cours.cards import with_card
from escales.games.long_cours.steps import holdings, rounds
from escales.games.long_cours.steps.storms import release

if TYPE_CHECKING:
    from escales.games.long_cours.state import State


class Hunt(Operation["State"]):
    """The Corsaire sails, a neighbour at a time; nothing else is done once it has (LC-34)."""

    verb = "corsaire"

    def closed(self, state: "State") -> Message | None:
        if state.owner != state.turn:
            return Message("refuse-not-owner", {}, "LC-34")
        if state.corsaire == NOWHERE:
            return Message("refuse-not-at-sea", {}, "LC-32")
        return None

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("corsaire", NEIGHBOURS[state.corsaire]),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-no-line", {"at": state.corsaire}, "LC-34")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        to = cast(str, action.args[0])
        if not state.legs and sink_here(state, events):
            return
        origin, state.corsaire = state.corsaire, to
        state.legs += 1
        state.phase = "voyage"
        events.append(
            Event(
                "corsaire-move",
                "LC-34",
                {"seat": state.turn, "piece": "corsaire", "from": origin, "to": to, "path": [to]},
            )
        )
        if not sink_here(state, events) and state.legs == MOST_LEGS:
            rounds.pass_on(state, events)


class _Stop(Plain["State"]):
    """The Corsaire stays where it is after two moves; never after one (LC-34)."""

    verb = "done"
    rule = "LC-34"

    def closed(self, state: "State") -> Message | None:
        if state.legs >= FEWEST_LEGS:
            return None
        return Message("refuse-one-leg", {"low": FEWEST_LEGS, "high": MOST_LEGS}, "LC-34")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        rounds.pass_on(state, events)


class Voyage(Operations["State"]):
    """The Corsaire is on its way; it may turn back (LC-34)."""

    rule = "LC-34"
    operations = (Hunt(), _Stop())


def sink_here(state: "State", events: list[Event]) -> bool:
    """Sink every cargo not its owner's where the Corsaire is; whether that ends the game.

    The owner's own is never sunk (LC-39), nor is a captain who has no ship (LC-38).
    """
    here = state.corsaire
    victims = tuple(
        seat for seat in state.left() if state.ships[seat] == here and seat != state.owner
    )
    if not victims:
        return False
    for victim in victims:
        _sink(state, victim, events)
    state.fallen = (*state.fallen, victims)
    return rounds.end_if_alone(state, events)


def _sink(state: "State", victim: int, events: list[Event]) -> None:
    """A captain is out: notes to the Corsaire, goods to the Caissier, cards shown (LC-35, LC-36)."""
    events.append(
        Event(
            "sunk",
            "LC-35",
            {
                "seat": state.owner,
                "owner": victim,
                "at": state.ships[victim],
                "goods": holdings.goods_json(state.cargo[victim]),
            },
        )
    )
    holdings.hand_over(state, victim, state.owner, "sunk", "LC-36", events)
    leave(state, victim, events)


def leave(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* leaves the game with ship, goods and cards (LC-36).

    Would its owner leave, the Corsaire would be for sale again (LC-41); LC-39 prevents it.
    """
    state.ships[seat], state.cargo[seat] = NOWHERE, NO_GOODS
    for card in state.hands[seat]:
        state.gone = with_card(state.gone, card)
        events.append(Event("shown", "LC-36", {"seat": seat, "card": card}, reveals=True))
    state.hands[seat] = ()
    if state.owner == seat:
        release(state)


class Arrival(Throw["State"]):
    """The Corsaire comes in on a white rectangle, sinks nobody there and stays (LC-32)."""

    rule = "LC-32"
    faces, die = FACES, "LC-02"

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        seat = state.turn
        zone = ZONES[face - 1]
        state.corsaire = STRANDING[zone]
        events.append(Event("arrival-roll", "LC-32", {"seat": seat, "face": face, "zone": zone}))
        events.append(
            Event("arrival", "LC-32", {"seat": seat, "piece": "corsaire", "to": state.corsaire})
        )
        rounds.pass_on(state, events)
