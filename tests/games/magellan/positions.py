"""Positions of Magellan to test from, and the few words in which the tests tell what happens."""

from collections.abc import Mapping, Sequence
from typing import Final

from escales.core import Action, Event
from escales.games.magellan.board import BASES
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.countries import OPEN
from escales.games.magellan.game import GAME
from escales.games.magellan.pieces import NUMBER
from escales.games.magellan.state import State
from escales.games.magellan.steps import holdings
from escales.games.magellan.war import War
from tests.play import do

ROSE, BRUNO, JEANNE, VICTOR, ODILE, MARCEL = range(6)
WAR: Final = War(on=True, cards=("H5-02",))
"""War everywhere, each alone."""


def new_game(seats: int, **options: object) -> State:
    """A game before the lots are drawn."""
    state = GAME.new(seats, options)
    assert isinstance(state, State)
    return state


def opened(seats: int, opener: int = ROSE, **options: object) -> State:
    """A game whose lots are drawn: seat by seat the islands of its list, *opener* to throw."""
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
    """The middle of a turn: *turn* is to act, with *points* left.

    All have their first five jeeps and three ships on their bases, unless *pieces* puts some
    elsewhere: on a region, or on another piece, named like it. *owner* gives countries to seats;
    those in *out* are open. Fields are set by hand, so positions that no play leads to can be
    made as well.
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
    """Whose turn it is ends it, doing nothing more; what the next turn begins with."""
    return do(state, "done")


def roll(state: State, *faces: int) -> list[Event]:
    """Whoever holds the die rolls these faces, one after the other."""
    return [event for face in faces for event in state.apply(Action("roll", (face,)))]


def lose(state: State, *names: str) -> None:
    """These pieces are not on the board."""
    for name in names:
        holdings.lose(state, NUMBER[name])


def where(state: State, name: str) -> str:
    """Where a piece is; empty when it is not on the board."""
    return state.at[NUMBER[name]]


def owner_of(state: State, country: str) -> int:
    """Who owns a country."""
    return state.owner[COUNTRY[country]]
