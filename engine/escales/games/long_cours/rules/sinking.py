"""What the Corsaire sinks, and how it leaves the map itself (LC-35, LC-36, LC-38 to LC-41)."""

from escales.core import Event, with_card
from escales.games.long_cours.board import NOWHERE
from escales.games.long_cours.events import Told
from escales.games.long_cours.goods import NO_GOODS, by_product
from escales.games.long_cours.rules import captains, holdings, rounds
from escales.games.long_cours.state import State


def sink_here(state: State, events: list[Event]) -> bool:
    """Sink all ships at the Corsaire's place (LC-35); returns whether that ends the game.

    It never sinks its owner's ship (LC-39). A captain without a ship cannot be sunk (LC-38).
    """
    here = state.corsaire
    victims = tuple(
        seat for seat in captains.left(state) if state.ships[seat] == here and seat != state.owner
    )
    if not victims:
        return False
    for victim in victims:
        _sink(state, victim, events)
    state.fallen = (*state.fallen, victims)
    return rounds.end_if_alone(state, events)


def _sink(state: State, victim: int, events: list[Event]) -> None:
    """*victim* is eliminated (LC-35).

    The owner of the Corsaire receives their money. They lose ship, goods and cards; everybody
    sees the cards (LC-36). If the owner left, the Corsaire would be for sale again; LC-39
    prevents this (LC-41).
    """
    assert victim != state.owner
    events.append(
        Event(
            "sunk",
            "LC-35",
            Told(
                seat=state.owner,
                owner=victim,
                at=state.ships[victim],
                goods=by_product(state.cargo[victim]),
            ),
        )
    )
    holdings.hand_over(state, victim, state.owner, {"why": "sunk"}, "LC-36", events)
    state.ships[victim], state.cargo[victim] = NOWHERE, NO_GOODS
    for card in state.hands[victim]:
        state.gone = with_card(state.gone, card)
        events.append(Event("shown", "LC-36", {"seat": victim, "card": card}, reveals=True))
    state.hands[victim] = ()


def release(state: State) -> None:
    """The Corsaire leaves the map and is for sale again (LC-40)."""
    state.owner, state.corsaire = -1, NOWHERE
