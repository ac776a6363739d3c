"""Fights of jeeps, ships and planes, one pair of enemies after another (MA-25, MA-30)."""

from escales.core import Event
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import KIND, KINDS, NONE, PLANE, SHIP
from escales.games.magellan.rules.war import deck_bombing
from escales.games.magellan.rules.war.losses import FIGHT
from escales.games.magellan.rules.world.presence import cells_with, exposed, foes
from escales.games.magellan.state import State
from escales.games.magellan.war_state import Group


def together(state: State, seat: int) -> tuple[Group, ...]:
    """Where pieces of *seat* stand with enemies in one cell: they fight as its turn begins (MA-30).

    Before a war begins, those that would be its enemies, as far as the war would reach.
    """
    war = state.war
    named = war.scope()
    enemies = [other for other in state.left() if war.hostile(seat, other)]
    found: list[Group] = []
    for kind in KINDS:
        own = cells_with(state, seat, kind)
        if own:
            theirs = {cell for enemy in enemies for cell in cells_with(state, enemy, kind)}
            found += [
                Group(cell, kind) for cell in own if cell in theirs and (not named or cell in named)
            ]
    return tuple(found)


def due_on_entry(state: State, piece: int, cell: str) -> tuple[Group, ...]:
    """The fights that *piece*, and the plane aboard it, bring about by entering *cell* (MA-30)."""
    kinds = [KIND[piece]]
    carried = state.load[piece]
    if carried != NONE and KIND[carried] == PLANE:
        kinds.append(PLANE)
    return tuple(Group(cell, kind) for kind in kinds if foes(state, state.turn, kind, cell))


def proceed(state: State, events: list[Event]) -> bool:
    """Go on with the fights that are due; see :func:`wars.proceed`."""
    if state.war.cell:
        return _fight_on(state)
    groups = ready(state)
    if len(groups) > 1:
        state.ask("attack", state.turn)
        return True
    if groups:
        begin(state, groups[0], events)
    return False


def ready(state: State) -> tuple[Group, ...]:
    """The fights that may come next: any of those due (MA-30).

    Only ships wait for the planes of their cell if one of them carries a plane, which could not
    bomb otherwise (MA-39, MA-44). Under rules 1 all pieces waited for planes.
    """
    seat = state.turn
    due = tuple(
        group
        for group in state.war.due
        if exposed(state, seat, group.kind, group.cell)
        and foes(state, seat, group.kind, group.cell)
    )
    state.war = state.war._replace(due=due)
    return tuple(
        group
        for group in due
        if group.kind == PLANE
        or Group(group.cell, PLANE) not in due
        or (state.edition > 1 and not (group.kind == SHIP and carriers_fight(state, group.cell)))
    )


def carriers_fight(state: State, cell: str) -> bool:
    """Whether one of the ships that fight in *cell* carries a plane (MA-44)."""
    seat = state.turn
    sides = (seat, *foes(state, seat, SHIP, cell))
    ships = (ship for side in sides for ship in exposed(state, side, SHIP, cell))
    return any(state.load[ship] != NONE and KIND[state.load[ship]] == PLANE for ship in ships)


def begin(state: State, group: Group, events: list[Event]) -> None:
    """The seat in turn fights the first of its enemies in the cell, in playing order (MA-30)."""
    cell, kind = group
    seat = state.turn
    foe = foes(state, seat, kind, cell)[0]
    state.war = state.war._replace(cell=cell, kind=kind, foe=foe, throws=(), stage=0, struck=())
    events.append(Event("fight", FIGHT[kind], Told(seat=seat, other=foe, at=cell, kind=kind)))


def _fight_on(state: State) -> bool:
    """Fight until one side has nothing left there (MA-25); planes on ships bomb first (MA-44)."""
    war = state.war
    if not all(exposed(state, seat, war.kind, war.cell) for seat in (state.turn, war.foe)):
        state.war = war._replace(cell="", kind="", foe=-1, throws=(), stage=0, struck=())
        return False
    if deck_bombing.proceed(state):
        return True
    state.roll("fight", war.foe if war.throws else state.turn)
    return True


def decide(state: State, own: int, against: int, events: list[Event]) -> None:
    """The higher die eliminates a piece of the other side (MA-25)."""
    war = state.war
    winner, loser = (state.turn, war.foe) if own >= against else (war.foe, state.turn)
    tie = "yes" if own == against else "no"
    events.append(
        Event(
            "fight-won",
            FIGHT[war.kind],
            Told(
                seat=winner,
                other=loser,
                at=war.cell,
                kind=war.kind,
                tie=tie,
                face=max(own, against),
                against=min(own, against),
            ),
        )
    )
    state.war = war._replace(
        throws=(), chooser=winner, field=war.cell, hits=(war.kind,), prey=(loser,)
    )
