"""What always holds in Magellan."""

from random import Random
from typing import TypedDict, cast

from escales.core import State as CoreState
from escales.games.magellan import countries
from escales.games.magellan.board import CELL, INDEX
from escales.games.magellan.pieces import JEEP, KIND, NONE, PLANE, SHIP, owner_of
from escales.games.magellan.state import State
from escales.games.magellan.view import Public


class Own(TypedDict):
    """No seat has secrets."""


PUBLIC = Public
OWN = Own
SILENT = {
    "MA-01": "the map: the rules that use its cells and edges speak of them",
    "MA-05": "where a piece stands in its cell: the events of moves tell it",
    "MA-09": "a diagonal is two straight steps: each has its own event",
    "MA-18": "what cards there are",
    "MA-19": "where the figures on the cards come from",
    "MA-27": "nothing happens",
    "MA-43": "a permission: the event of the ship's move covers the plane aboard",
    "MA-48": "the number of players for the long duel, and what it includes",
    "MA-49": "all countries are open: the first view shows it",
    "MA-53": "what it means to be on the base: MA-16 and MA-31 speak of it",
}
"""The rules without an event or a refusal of their own, each with the reason."""


def conserved(state: CoreState) -> list[str]:
    """Every card is somewhere: in the pack, on the table or with its owner (MA-17, MA-22).

    In the long duel historical cards leave the game. This also checks that pieces stand where
    they can and carry what they can: that holds in every state.
    """
    state = cast(State, state)
    _pieces_stand_well(state)
    pack = [*state.deck.shuffled, *state.deck.bottom]
    known = [
        id
        for id, owner in zip(countries.IDS, state.owner, strict=True)
        if owner != countries.UNSEEN
    ]
    assert not set(pack) & set(known)
    lying = {card for card, *_ in state.prizes} | {card for card, *_ in state.running}
    lying |= {*state.war.cards} | ({state.card} if state.card else set())
    assert not set(pack) & lying
    if state.long:
        return sorted(known)
    return sorted([*pack, *known, *lying])


def _pieces_stand_well(state: State) -> None:
    for piece, place in enumerate(state.at):
        carrier, carried = state.on[piece], state.load[piece]
        if carrier != NONE:
            assert state.load[carrier] == piece
            assert place == state.at[carrier]
            assert owner_of(carrier) == owner_of(piece)
            assert (KIND[piece], KIND[carrier]) in ((JEEP, SHIP), (JEEP, PLANE), (PLANE, SHIP))
        if carried != NONE:
            assert state.on[carried] == piece
        if place == "":
            assert (carrier, carried) == (NONE, NONE)
        elif piece in state.flying:
            assert place in INDEX
        elif carrier == NONE:
            assert (".w" in place) == (KIND[piece] == SHIP)
        elif KIND[piece] == PLANE:
            assert ".w" in place
        assert place == "" or place in CELL or (place in INDEX and KIND[piece] != SHIP)
    assert all(owner_of(plane) == state.turn for plane in state.flying)


def ending(options: dict[str, object], rng: Random) -> dict[str, object]:
    """Random games may never end by themselves: this adds a limit of rounds (MA-34)."""
    return {**options, "rounds": rng.randrange(5, 16)}


def disturb(state: CoreState, seat: int | None, rng: Random) -> CoreState | None:
    """Nothing is secret."""
    return None
