"""Positions of Long Cours for the tests, and functions that play from them.

The six captains have the names of the rule book's examples; with fewer seats the last are missing.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import CHANCE, Action, Event, Pile
from escales.games.long_cours.board import PRODUCTS, ZONES
from escales.games.long_cours.cards import dealt
from escales.games.long_cours.game import GAME
from escales.games.long_cours.goods import NO_GOODS
from escales.games.long_cours.state import State
from tests.play import do, verbs

ROSE, BRUNO, JEANNE, VICTOR, ODILE, MARCEL = range(6)
NOBODY: Final = -1
WRECKED: Final = ""
FAR_APART: Final = ("londres", "sydney", "le_cap", "honolulu", "colombo", "marseille")
"""Ports of six different zones; no two of them are neighbours."""

BAGARRE: Final = tuple(f"fight-{rank:02}" for rank in range(1, 13))
"""The Bagarre cards, the weakest first."""


def new_game(seats: int, **options: object) -> State:
    """A game before the deal."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def deal_all(state: State) -> list[Event]:
    """Deal all cards, each time the first that can come."""
    events: list[Event] = []
    while state.phase == "deal":
        events += state.apply(state.outcomes()[0][0])
    return events


def launched(seats: int, opener: int = ROSE, **options: object) -> State:
    """A game after the deal; each ship is on the first port of its zone."""
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
    """The middle of a game: *turn* is to play and has done nothing yet this turn.

    The fields are set by hand, so a position need not be one that play leads to. By default
    nobody has cards or goods, and everybody has 10 M. All cards in no hand have been played.
    """
    seats = len(ships)
    state = new_game(seats, **options)
    state.round, state.opener, state.turn = round, opener, turn
    state.ask("turn", turn)
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
    """The die is rolled and shows *face*."""
    return state.apply(Action("roll", (face,)))


def wait_for(state: State, seat: int) -> None:
    """The others end their turns at once, until *seat* is to play."""
    while state.turn != seat or state.phase != "turn":
        if state.actor == CHANCE:
            state.apply(state.outcomes()[0][0])
        elif "done" in verbs(state):
            do(state, "done")
        else:
            state.apply(state.legal_actions()[0])
