"""Positions for the tests of Magellan, and short functions to play on from them."""

from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import Action, Event
from escales.games.magellan.board import BASES
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.countries import OPEN
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import NUMBER
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State
from escales.games.magellan.war_state import War
from tests.play import do

ROSE, BRUNO, JEANNE, VICTOR, ODILE, MARCEL = range(6)
WAR: Final = War(on=True, cards=("H5-02",))
"""War everywhere, without allies."""


def new_game(seats: int, **options: object) -> State:
    """A game before the lots are drawn."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def opened(seats: int, opener: int = ROSE, **options: object) -> State:
    """A game after its lots: the seats have the islands in the order of the list, *opener* throws."""
    state = new_game(seats, **options)
    for base in BASES[state.islands][:seats]:
        do(state, f"base {base.cell}")
    do(state, f"first {opener}")
    return state


def position(
    seats: int = 2,
    *,
    turn: int = ROSE,
    points: int = 0,
    pieces: Mapping[str, str] | None = None,
    owner: Mapping[str, int] | None = None,
    out: Sequence[str] = (),
    cash: Sequence[int] | None = None,
    war: War | None = None,
    **options: object,
) -> State:
    """The middle of a turn: the seat *turn* is to act, with *points* left.

    All seats have their first five jeeps and three ships on their bases, except those that
    *pieces* puts on a region or on another piece. *owner* gives countries to seats; the countries
    in *out* are open. Fields are set by hand, so that no game need lead to the position.
    """
    state = opened(seats, ROSE, **options)
    for name, place in (pieces or {}).items():
        if place in NUMBER:
            holdings.hook(state, NUMBER[name], NUMBER[place])
        else:
            holdings.put(state, NUMBER[name], place)
    for country, seat in (owner or {}).items():
        state.owner[COUNTRY[country]] = seat
    for country in out:
        state.owner[COUNTRY[country]] = OPEN
    known = [card for card in state.deck.shuffled if card in {*(owner or {}), *out}]
    for card in known:
        state.deck.draw(card)
    if cash is not None:
        state.cash = list(cash)
    state.turn, state.points = turn, points
    state.dice = state.extra = state.cards = 0
    state.phase, state.actor, state.roller = "turn", turn, None
    if war is not None:
        state.war = war
    return state


def begin(state: State) -> list[Event]:
    """The seat in turn ends its turn; the events with which the next turn begins."""
    return do(state, "done")


def roll(state: State, *faces: int) -> list[Event]:
    """Roll these faces, one after another."""
    return [event for face in faces for event in state.apply(Action("roll", (face,)))]


def lose(state: State, *names: str) -> None:
    """Take these pieces off the board."""
    for name in names:
        holdings.lose(state, NUMBER[name])


def where(state: State, name: str) -> str:
    """The place of a piece; empty when it is not on the board."""
    return state.at[NUMBER[name]]


def owner_of(state: State, country: str) -> int:
    """The owner of a country."""
    return state.owner[COUNTRY[country]]
