"""The course of a war, for the rest of the game (MA-29, MA-30, MA-45, MA-54).

The rest of the game calls these functions and needs no others of this folder. In peace each of
them returns at once.
"""

from escales.core import Event
from escales.games.magellan.cards import Effect
from escales.games.magellan.countries import AT
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import JEEP, KIND, NONE, owner_of
from escales.games.magellan.rules.cards import pack
from escales.games.magellan.rules.war import alliances, bombing, captures, fights, losses, votes
from escales.games.magellan.rules.world.holdings import cell_of
from escales.games.magellan.rules.world.presence import exposed, foes
from escales.games.magellan.state import State
from escales.games.magellan.war_state import PEACE


def begin_turn(state: State, events: list[Event]) -> None:
    """A turn begins: note what is due before the throw (MA-06, MA-30).

    This counts warnings down, begins a war that was declared, and notes fights and captures of
    pieces that already stand there; :func:`proceed` then goes on with them.
    """
    if state.war is PEACE:
        return
    votes.count_down(state, events)
    votes.begin(state, events)
    fighting = state.war.on
    state.war = state.war._replace(
        due=fights.together(state, state.turn) if fighting else (),
        fields=captures.fields_at_start(state) if fighting else (),
        offered=False, cell="", kind="", foe=-1, throws=(), stage=0, struck=(), bombed=(),
        bomber=NONE, chooser=-1, field="", hits=(), prey=(), spared=(),
    )  # fmt: skip


def pending(state: State) -> bool:
    """Whether anything of a war is due now."""
    war = state.war
    if war is PEACE:
        return False
    return bool(
        war.voters
        or war.mourners
        or war.hits
        or war.bomber != NONE
        or war.cell
        or war.due
        or war.fields
    )


def proceed(state: State, events: list[Event]) -> bool:
    """Go on with one thing that is due: a vote, a lost piece, a fight, or a capture.

    ``flow.go_on`` calls this while anything is :func:`pending`, and settles dues and eliminations
    before each call. True when a seat or chance is to move: phase, actor and roller are then set.
    """
    war = state.war
    if war.voters:
        votes.ask(state)
        return True
    if war.mourners:
        return losses.mourn(state, events)
    if war.hits:
        return losses.hit(state, events)
    if war.bomber != NONE:
        bombing.throw(state)
        return True
    if war.cell or war.due:
        return fights.proceed(state, events)
    return captures.proceed(state, events)


def entered(state: State, piece: int, events: list[Event]) -> None:
    """*piece* has entered its cell: it has moved, landed, flown there, or been bought (MA-30).

    To be called only during a war; the caller calls ``flow.go_on`` afterwards.
    """
    cell, war = cell_of(state, piece), state.war
    if not war.fought_in(cell):
        return
    due = (*war.due, *fights.due_on_entry(state, piece, cell))
    fields = (*war.fields, cell) if KIND[piece] == JEEP and cell in AT else war.fields
    state.war = war._replace(due=due, fields=fields)


def alighted(state: State, plane: int) -> None:
    """*plane* has landed: it may bomb again on its next flight (MA-40)."""
    if plane in state.war.bombed:
        bombed = tuple(other for other in state.war.bombed if other != plane)
        state.war = state.war._replace(bombed=bombed)


def declare(state: State, card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``war`` of *card*: put the question to all, or widen the war (MA-29, MA-54).

    :func:`proceed` then asks the voters. The card stays out until :func:`make_peace`.
    """
    war = state.war
    state.war = war._replace(cards=(*war.cards, card))
    if war.on or war.declared:
        cells = list(state.war.scope())
        events.append(Event("widened", "MA-54", Told(card=card, cells=cells)))
    else:
        votes.put(state, "card", state.left())


def ally(state: State, card: str, effect: Effect, events: list[Event]) -> None:
    """The effect ``alliances`` of *card*, in variants 2 and 3 (MA-45)."""
    alliances.form(state, effect["split"], events)


def make_peace(state: State, events: list[Event], rule: str = "MA-54") -> None:
    """War and truce end, and the war cards go under the pack (MA-54)."""
    war = state.war
    state.war = PEACE
    if war.on or war.declared or war.truce:
        events.append(Event("peace", rule, {}))
    for card in war.cards:
        pack.discard(state, card)


def removed(state: State, seat: int, events: list[Event]) -> None:
    """*seat* has left: drop its votes and losses, and end a war with one camp left (MA-31, MA-45)."""
    war = state.war
    if war is PEACE:
        return
    voters = tuple(voter for voter in war.voters if voter != seat)
    mourners = tuple(loss for loss in war.mourners if loss.seat != seat)
    state.war = war._replace(voters=voters, mourners=mourners)
    votes.count(state, events)
    left = state.left()
    if war.camps and len({war.camps[other] for other in left}) == 1:
        make_peace(state, events, "MA-45")


def contested(state: State, kind: str, cell: str) -> bool:
    """Whether a new piece of that kind of the seat in turn would fight in *cell* (MA-30)."""
    return state.war.fought_in(cell) and bool(foes(state, state.turn, kind, cell))


def would_fight(state: State, piece: int, cell: str) -> bool:
    """Whether *piece* of the seat in turn, or the plane aboard it, would fight in *cell* (MA-30)."""
    return state.war.fought_in(cell) and bool(fights.due_on_entry(state, piece, cell))


def at_risk(state: State, piece: int) -> list[int]:
    """The pieces of its owner that *piece* puts at risk by having entered its cell (MA-30)."""
    cell = cell_of(state, piece)
    if not state.war.fought_in(cell):
        return []
    seat = owner_of(piece)
    groups = fights.due_on_entry(state, piece, cell)
    return [own for _, kind in groups for own in exposed(state, seat, kind, cell)]
