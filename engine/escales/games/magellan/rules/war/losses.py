"""Pieces that are lost in war: hits, and the like losses of allies (MA-25, MA-38, MA-47)."""

from collections.abc import Mapping
from typing import Final

from escales.core import Event
from escales.games.magellan.board import NOWHERE
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import JEEP, KIND, NAMES, NONE, PLANE, SHIP, of_kind, owner_of
from escales.games.magellan.rules.war import alliances
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.rules.world.holdings import cell_of
from escales.games.magellan.rules.world.presence import alike, exposed
from escales.games.magellan.state import State
from escales.games.magellan.war_state import Loss

FIGHT: Final[Mapping[str, str]] = {JEEP: "MA-25", SHIP: "MA-26", PLANE: "MA-37"}
"""The rule of the fights of each kind of piece."""
ALLY: Final = "MA-47"
"""The rule by which an ally loses the like."""


def destroy(state: State, piece: int, rule: str, events: list[Event]) -> None:
    """*piece* is lost with its load (MA-26, MA-44); each ally has to lose the like (MA-47)."""
    owner = owner_of(piece)
    lost = _remove(state, piece, rule, events)
    allies = alliances.allies(state, owner)
    mourning = tuple(Loss(ally, KIND[gone]) for gone in lost for ally in allies)
    state.war = state.war._replace(mourners=(*state.war.mourners, *mourning))


def _remove(state: State, piece: int, rule: str, events: list[Event]) -> list[int]:
    """Take *piece* off the board with its load; returns all pieces lost, *piece* first."""
    cell = cell_of(state, piece)
    lost = holdings.lose(state, piece)
    why = "ally" if rule == ALLY else "hit"
    events += [
        Event(
            "destroyed",
            rule,
            Told(owner=owner_of(gone), piece=NAMES[gone], kind=KIND[gone], at=cell, why=why),
        )
        for gone in lost
    ]
    return lost


def mourn(state: State, events: list[Event]) -> bool:
    """The next ally has to lose a piece, and chooses which; true when it is asked (MA-47)."""
    seat, kind = state.war.mourners[0]
    candidates = lost_by(state)
    if candidates and not alike(state, candidates):
        state.ask("sacrifice", seat)
        return True
    if candidates:
        sacrifice(state, candidates[0], events)
    else:
        state.war = state.war._replace(mourners=state.war.mourners[1:])
        events.append(Event("unscathed", ALLY, Told(seat=seat, kind=kind)))
    return False


def sacrifice(state: State, piece: int, events: list[Event]) -> None:
    """The next ally loses *piece*; this costs the others nothing more (MA-47)."""
    state.war = state.war._replace(mourners=state.war.mourners[1:])
    _remove(state, piece, ALLY, events)


def hit(state: State, events: list[Event]) -> bool:
    """The next hit takes a piece; true when its chooser is asked which (MA-25, MA-38)."""
    candidates = hit_by(state)
    if candidates and not alike(state, candidates):
        state.ask("remove", state.war.chooser)
        return True
    if candidates:
        take_away(state, candidates[0], events)
    else:
        _next_hit(state)
    return False


def take_away(state: State, piece: int, events: list[Event]) -> None:
    """The next hit takes *piece* (MA-25, MA-38)."""
    rule = rule_of_hits(state)
    _next_hit(state)
    destroy(state, piece, rule, events)


def _next_hit(state: State) -> None:
    hits = state.war.hits[1:]
    state.war = state.war._replace(hits=hits, bomber=state.war.bomber if hits else NONE)


def rule_of_hits(state: State) -> str:
    """The rule by which pieces are lost now: that of the fight, or that of the bombing."""
    if state.war.bomber == NONE:
        return FIGHT[state.war.kind]
    return "MA-44" if state.war.cell else "MA-38"


def hit_by(state: State) -> list[int]:
    """The pieces that the next hit can take."""
    war = state.war
    return [piece for seat in war.prey for piece in exposed(state, seat, war.hits[0], war.field)]


def lost_by(state: State) -> list[int]:
    """The pieces of which the next ally has to lose one, anywhere on the board (MA-47)."""
    seat, kind = state.war.mourners[0]
    return [piece for piece in of_kind(seat, kind) if state.at[piece] != NOWHERE]
