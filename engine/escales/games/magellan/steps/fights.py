"""Fights of jeeps, ships and planes, one pair of enemies after another (MA-25, MA-26, MA-30, MA-37)."""

from typing import TYPE_CHECKING

from escales.core import CHANCE, Event
from escales.core.message import Json
from escales.games.magellan.pieces import KIND, KINDS, PLANE
from escales.games.magellan.steps import decks
from escales.games.magellan.steps.losses import FIGHT
from escales.games.magellan.steps.presence import cells_with, exposed, foes
from escales.games.magellan.war import Group

if TYPE_CHECKING:
    from escales.games.magellan.state import State


def due_at_start(state: "State") -> tuple[Group, ...]:
    """The fights of the pieces that stand with enemies as a turn begins (MA-30)."""
    seat, war = state.turn, state.war
    enemies = [other for other in state.left() if war.hostile(seat, other)]
    found: list[Group] = []
    for kind in KINDS:
        own = cells_with(state, seat, kind)
        if own:
            theirs = {cell for enemy in enemies for cell in cells_with(state, enemy, kind)}
            found += [(cell, kind) for cell in own if cell in theirs and war.fought_in(cell)]
    return tuple(found)


def due_on_entry(state: "State", piece: int, cell: str) -> tuple[Group, ...]:
    """The fights that *piece* brings about by entering *cell*, with the plane that it carries."""
    kinds = [KIND[piece]]
    carried = state.load[piece]
    if carried >= 0 and KIND[carried] == PLANE:
        kinds.append(PLANE)
    return tuple((cell, kind) for kind in kinds if foes(state, state.turn, kind, cell))


def proceed(state: "State", events: list[Event]) -> bool:
    """Go on with the fights that are due; see :func:`war.proceed`."""
    if state.war.cell:
        return _fight_on(state)
    groups = ready(state)
    if len(groups) > 1:
        state.phase, state.actor, state.roller = "attack", state.turn, None
        return True
    if groups:
        begin(state, *groups[0], events)
    return False


def ready(state: "State") -> tuple[Group, ...]:
    """The fights that may come next; in one cell planes come first (MA-39, MA-44)."""
    seat = state.turn
    due = tuple(
        (cell, kind)
        for cell, kind in state.war.due
        if exposed(state, seat, kind, cell) and foes(state, seat, kind, cell)
    )
    state.war = state.war._replace(due=due)
    return tuple((cell, kind) for cell, kind in due if kind == PLANE or (cell, PLANE) not in due)


def begin(state: "State", cell: str, kind: str, events: list[Event]) -> None:
    """Several enemies in the cell are fought one after another, in turn order (MA-30)."""
    seat = state.turn
    foe = foes(state, seat, kind, cell)[0]
    state.war = state.war._replace(cell=cell, kind=kind, foe=foe, throws=(), stage=0, struck=())
    events.append(
        Event("fight", FIGHT[kind], {"seat": seat, "other": foe, "at": cell, "kind": kind})
    )


def _fight_on(state: "State") -> bool:
    """Fight until one side has nothing left there (MA-25); planes on ships bomb before (MA-44)."""
    war = state.war
    if not all(exposed(state, seat, war.kind, war.cell) for seat in (state.turn, war.foe)):
        state.war = war._replace(cell="", kind="", foe=-1, throws=(), stage=0, struck=())
        return False
    if decks.proceed(state):
        return True
    state.phase, state.actor = "fight", CHANCE
    state.roller = war.foe if war.throws else state.turn
    return True


def decide(state: "State", own: int, against: int, events: list[Event]) -> None:
    """The higher eliminates a piece of the other (MA-25)."""
    war = state.war
    winner, loser = (state.turn, war.foe) if own >= against else (war.foe, state.turn)
    told: dict[str, Json] = {"seat": winner, "other": loser, "at": war.cell, "kind": war.kind}
    rule = FIGHT[war.kind]
    events.append(Event("fight-won", rule, {**told, "tie": "yes" if own == against else "no"}))
    state.war = war._replace(
        throws=(), chooser=winner, field=war.cell, hits=(war.kind,), prey=(loser,)
    )
