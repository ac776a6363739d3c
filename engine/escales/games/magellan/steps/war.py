"""Where wars meet the rest of the game (MA-25 to MA-30).

The rest of the game calls these functions and knows nothing of wars besides. While nothing is at
war each of them returns at once.
"""

from typing import TYPE_CHECKING

from escales.core import Event
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import AT
from escales.games.magellan.pieces import JEEP, KIND, owner_of
from escales.games.magellan.steps import (
    alliances,
    bombing,
    captures,
    fights,
    losses,
    pack,
    votes,
)
from escales.games.magellan.steps.holdings import cell_of
from escales.games.magellan.steps.presence import exposed, foes
from escales.games.magellan.war import PEACE

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def begin_turn(state: "State", events: list[Event]) -> None:
    """A turn of ``state.turn`` begins: note what is due before the throw (MA-06, MA-30).

    Warnings are counted down, captures done, fights of pieces that stand together noted;
    :func:`proceed` then has them fought.
    """
    if state.war is PEACE:
        return
    votes.count_down(state, events)
    votes.begin(state, events)
    fighting = state.war.on
    state.war = state.war._replace(
        due=fights.due_at_start(state) if fighting else (),
        fields=captures.fields_at_start(state) if fighting else (),
        offered=False, cell="", kind="", foe=-1, throws=(), stage=0, struck=(), bombed=(),
        bomber=-1, chooser=-1, field="", hits=(), prey=(), spared=(),
    )  # fmt: skip


def pending(state: "State") -> bool:
    """Whether a war has something to be gone on with."""
    war = state.war
    if war is PEACE:
        return False
    return bool(
        war.voters
        or war.mourners
        or war.hits
        or war.bomber >= 0
        or war.cell
        or war.due
        or war.fields
    )


def proceed(state: "State", events: list[Event]) -> bool:
    """Go on by one thing: a vote, a piece that is lost, a fight, a country to be taken.

    Called by ``flow.go_on`` while something is :func:`pending`, dues and eliminations being
    settled before each. Returns true when it has set phase, actor and roller for a decision or
    for chance, false when it has done something itself.
    """
    war = state.war
    if war.voters:
        votes.ask(state)
        return True
    if war.mourners:
        return losses.mourn(state, events)
    if war.hits:
        return losses.hit(state, events)
    if war.bomber >= 0:
        bombing.throw(state)
        return True
    if war.cell or war.due:
        return fights.proceed(state, events)
    return captures.proceed(state, events)


def entered(state: "State", piece: int, events: list[Event]) -> None:
    """*piece* has entered its cell: moved, landed, flown over, or bought (MA-30).

    Called only while ``state.war.on``; the caller calls ``flow.go_on`` afterwards.
    """
    cell, war = cell_of(state, piece), state.war
    if not war.fought_in(cell):
        return
    due = (*war.due, *fights.due_on_entry(state, piece, cell))
    fields = (*war.fields, cell) if KIND[piece] == JEEP and cell in AT else war.fields
    state.war = war._replace(due=due, fields=fields)


def alighted(state: "State", plane: int) -> None:
    """*plane* has landed: on its next flight it may bomb again (MA-40)."""
    if plane in state.war.bombed:
        bombed = tuple(other for other in state.war.bombed if other != plane)
        state.war = state.war._replace(bombed=bombed)


def declare(state: "State", card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``war`` of *card*: the players are asked, or the war grows (MA-29, MA-54).

    The asking is done by :func:`proceed`. The card stays out until :func:`make_peace`: whoever
    ends a war hands its cards to ``pack.discard``.
    """
    war = state.war
    state.war = war._replace(cards=(*war.cards, card))
    if war.on or war.declared:
        events.append(Event("widened", "MA-54", {"card": card, "cells": list(state.war.scope())}))
    else:
        votes.put(state, "card", state.left())


def ally(state: "State", card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``alliances`` of *card*, in variants 2 and 3 (MA-45)."""
    alliances.form(state, effect["split"], events)


def make_peace(state: "State", events: list[Event], rule: str = "MA-54") -> None:
    """The effect ``peace``: war and truce end, their cards go under the pack (MA-54)."""
    war = state.war
    state.war = PEACE
    if war.on or war.declared or war.truce:
        events.append(Event("peace", rule, {}))
    for card in war.cards:
        pack.discard(state, card)


def removed(state: "State", seat: int, events: list[Event]) -> None:
    """*seat* has left the game: forget its votes and losses; one camp left is peace (MA-31, MA-45)."""
    war = state.war
    if war is PEACE:
        return
    voters = tuple(voter for voter in war.voters if voter != seat)
    mourners = tuple(loss for loss in war.mourners if loss[0] != seat)
    state.war = war._replace(voters=voters, mourners=mourners)
    votes.count(state, events)
    left = state.left()
    if war.camps and len({war.camps[other] for other in left}) == 1:
        make_peace(state, events, "MA-45")


def contested(state: "State", kind: str, cell: str) -> bool:
    """Whether a piece of that kind of the seat in turn would fight in *cell* (MA-30)."""
    return state.war.fought_in(cell) and bool(foes(state, state.turn, kind, cell))


def would_fight(state: "State", piece: int, cell: str) -> bool:
    """Whether *piece* of the seat in turn, or the plane it carries, would fight in *cell* (MA-30)."""
    return state.war.fought_in(cell) and bool(fights.due_on_entry(state, piece, cell))


def at_risk(state: "State", piece: int) -> list[int]:
    """The pieces of its owner's that may be lost because *piece* has entered its cell (MA-30)."""
    cell = cell_of(state, piece)
    if not state.war.fought_in(cell):
        return []
    seat = owner_of(piece)
    groups = fights.due_on_entry(state, piece, cell)
    return [own for _, kind in groups for own in exposed(state, seat, kind, cell)]
