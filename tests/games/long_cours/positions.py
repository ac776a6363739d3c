"""Positions of Long Cours to test from, and the few words in which the tests tell what happens.

The six captains are those of the rule book's examples; with fewer seats the last ones are away.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import CHANCE, Action, Event, Pile
from escales.games.long_cours.board import NO_GOODS, PRODUCTS, ZONES
from escales.games.long_cours.cards import dealt
from escales.games.long_cours.game import GAME
from escales.games.long_cours.state import State
from tests.play import do, verbs

ROSE, BRUNO, JEANNE, VICTOR, ODILE, MARCEL = range(6)
NOBODY: Final = -1
WRECKED: Final = ""
FAR_APART: Final = ("londres", "sydney", "le_cap", "honolulu", "colombo", "marseille")
"""Ports of six different zones, no two of them neighbours."""

BAGARRE: Final = tuple(f"fight-{rank:02}" for rank in range(1, 13))
"""The Bagarre cards by strength, the weakest at index 0."""


def new_game(seats: int, **options: object) -> State:
    """A game before the deal."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def deal_all(state: State) -> list[Event]:
    """Deal every card, always the first that may come."""
    events: list[Event] = []
    while state.phase == "deal":
        events += state.apply(state.outcomes()[0][0])
    return events


def launched(seats: int, opener: int = ROSE, **options: object) -> State:
    """A game whose cards are dealt and whose ships are on the first port of their zones."""
    state = new_game(seats, **options)
    deal_all(state)
    do(state, f"first {opener}")
    while state.phase == "launch":
        state.apply(state.legal_actions()[0])
    return state


def goods(**amounts: int) -> tuple[int, ...]:
    """Goods by the names of their products: ``goods(wool=3)``."""
    return tuple(amounts.get(product, 0) for product in PRODUCTS)


def position(
    ships: Sequence[str] = FAR_APART[:3],
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    cash: Sequence[int] | None = None,
    cargo: Mapping[int, tuple[int, ...]] | None = None,
    stranded: Mapping[int, tuple[int, ...]] | None = None,
    turn: int = ROSE,
    opener: int = ROSE,
    round: int = 2,
    owner: int = NOBODY,
    corsaire: str = "",
    due: bool = False,
    fallen: Sequence[tuple[int, ...]] = (),
    **options: object,
) -> State:
    """The middle of a game: *turn* is to play, nothing done yet this turn.

    Fields are set by hand, so positions that no play leads to can be made as well. Nobody has
    cards or goods, and everybody 10 M, unless said otherwise; all other cards have been played.
    """
    seats = len(ships)
    state = new_game(seats, **options)
    state.round, state.opener, state.turn = round, opener, turn
    state.phase, state.actor, state.roller = "turn", turn, None
    state.ships = list(ships)
    state.cash = list(cash or [10] * seats)
    state.cargo = [(cargo or {}).get(seat, NO_GOODS) for seat in range(seats)]
    state.stranded = [(stranded or {}).get(zone, NO_GOODS) for zone in ZONES]
    state.hands = [tuple(sorted((hands or {}).get(seat, ()))) for seat in range(seats)]
    state.deck = Pile()
    played = Counter(dealt(seats, state.short))
    played.subtract(card for hand in state.hands for card in hand)
    assert min(played.values()) >= 0, "there are not so many of these cards"
    state.gone = tuple(sorted(played.elements()))
    state.owner, state.corsaire, state.due = owner, corsaire, due
    state.fallen = tuple(fallen)
    return state


def roll(state: State, face: int) -> list[Event]:
    """Whoever holds the die rolls *face*."""
    return state.apply(Action("roll", (face,)))


def wait_for(state: State, seat: int) -> None:
    """The others end their turns, doing nothing, until *seat* is to play."""
    while state.turn != seat or state.phase != "turn":
        if state.actor == CHANCE:
            state.apply(state.outcomes()[0][0])
        elif "done" in verbs(state):
            do(state, "done")
        else:
            state.apply(state.legal_actions()[0])
