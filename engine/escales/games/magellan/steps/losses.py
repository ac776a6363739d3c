"""Pieces that are lost in war: what the winner chooses, and what allies lose with them (MA-47)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from escales.core import Event
from escales.games.magellan.board import NOWHERE
from escales.games.magellan.pieces import JEEP, KIND, NAMES, PLANE, SHIP, of_kind, owner_of
from escales.games.magellan.steps import alliances, holdings
from escales.games.magellan.steps.holdings import cell_of
from escales.games.magellan.steps.presence import alike, exposed

if TYPE_CHECKING:
    from escales.games.magellan.state import State

FIGHT: Final[Mapping[str, str]] = {JEEP: "MA-25", SHIP: "MA-26", PLANE: "MA-37"}
"""The rule of the fights of each kind of piece."""


def destroy(state: "State", piece: int, rule: str, events: list[Event]) -> None:
    """*piece* is lost with its load (MA-26, MA-44); each ally is to lose the like (MA-47)."""
    owner = owner_of(piece)
    lost = _remove(state, piece, rule, events)
    mourning = tuple((ally, KIND[gone]) for gone in lost for ally in alliances.allies(state, owner))
    state.war = state.war._replace(mourners=(*state.war.mourners, *mourning))


def _remove(state: "State", piece: int, rule: str, events: list[Event]) -> list[int]:
    """Take *piece* off the board with its load and tell it; the pieces lost, the carrier first."""
    cell = cell_of(state, piece)
    lost = holdings.lose(state, piece)
    events += [
        Event(
            "destroyed",
            rule,
            {"owner": owner_of(gone), "piece": NAMES[gone], "kind": KIND[gone], "at": cell},
        )
        for gone in lost
    ]
    return list(lost)


def mourn(state: "State", events: list[Event]) -> bool:
    """The next ally loses a piece of the kind: the ally chooses which (MA-47)."""
    seat, kind = state.war.mourners[0]
    candidates = lost_by(state)
    if candidates and not alike(state, candidates):
        state.phase, state.actor, state.roller = "sacrifice", seat, None
        return True
    if candidates:
        sacrifice(state, candidates[0], events)
    else:
        state.war = state.war._replace(mourners=state.war.mourners[1:])
        events.append(Event("unscathed", "MA-47", {"seat": seat, "kind": kind}))
    return False


def sacrifice(state: "State", piece: int, events: list[Event]) -> None:
    """What is lost by this rule costs the allies nothing further (MA-47)."""
    state.war = state.war._replace(mourners=state.war.mourners[1:])
    _remove(state, piece, "MA-47", events)


def hit(state: "State", events: list[Event]) -> bool:
    """The next piece that was hit is lost: the winner chooses which (MA-25, MA-38)."""
    candidates = hit_by(state)
    if candidates and not alike(state, candidates):
        state.phase, state.actor, state.roller = "remove", state.war.chooser, None
        return True
    if candidates:
        take_away(state, candidates[0], events)
    else:
        _next_hit(state)
    return False


def take_away(state: "State", piece: int, events: list[Event]) -> None:
    rule = rule_of_hits(state)
    _next_hit(state)
    destroy(state, piece, rule, events)


def _next_hit(state: "State") -> None:
    hits = state.war.hits[1:]
    state.war = state.war._replace(hits=hits, bomber=state.war.bomber if hits else -1)


def rule_of_hits(state: "State") -> str:
    """The rule by which pieces are lost now: a fight's, or that of a bombing."""
    if state.war.bomber < 0:
        return FIGHT[state.war.kind]
    return "MA-44" if state.war.cell else "MA-38"


def hit_by(state: "State") -> list[int]:
    """The pieces of which the next one that was hit can be."""
    war = state.war
    return [piece for seat in war.prey for piece in exposed(state, seat, war.hits[0], war.field)]


def lost_by(state: "State") -> list[int]:
    """The pieces of which the next ally has to lose one, wherever they are (MA-47)."""
    seat, kind = state.war.mourners[0]
    return [piece for piece in of_kind(seat, kind) if state.at[piece] != NOWHERE]
