"""What is seen of a war: everything."""

from typing import TypedDict

from escales.core import CHANCE, Mirror
from escales.core.message import Json
from escales.games.magellan.countries import AT, IDS
from escales.games.magellan.countries import NUMBER as COUNTRY
from escales.games.magellan.pieces import JEEP, KINDS, NAMES, NONE, NUMBER, SHIP
from escales.games.magellan.rules import legs
from escales.games.magellan.rules.war import alliances, captures, fights, losses, votes
from escales.games.magellan.rules.war.odds import per_cent
from escales.games.magellan.rules.world.presence import exposed, foes
from escales.games.magellan.state import State
from escales.games.magellan.war_state import PEACE, Group, Loss, War


class ForceView(TypedDict):
    """How many pieces a seat has in a fight."""

    seat: int
    pieces: int


class GroupView(TypedDict):
    """Fights that are due: the ``kind`` of the pieces and the cell."""

    at: str
    kind: str
    own: int
    """The pieces of the seat in turn that fight there."""
    foes: list[ForceView]
    """Its enemies there, in playing order."""
    odds: int
    """How likely its pieces outlast all of theirs, in per cent; 0 if planes may bomb first."""


class ClashView(TypedDict):
    """Pieces of a ``kind`` that stand in one cell, and would be enemies in a war."""

    at: str
    kind: str


class LossView(TypedDict):
    """A piece of that ``kind`` that an ally has to lose."""

    seat: int
    kind: str


class ShownWar(TypedDict):
    """The fields of :class:`~escales.games.magellan.war_state.War` that are shown as they are."""

    on: bool
    declared: bool
    truce: bool
    cards: list[str]
    total: bool
    camps: list[int]
    warner: int
    warning: int
    seen: int
    motion: str
    voters: list[int]
    offered: bool
    cell: str
    kind: str
    foe: int
    throws: list[int]
    stage: int
    chooser: int
    field: str
    hits: list[str]
    prey: list[int]
    fields: list[str]


class WarView(ShownWar):
    """A war, a truce or peace; pieces and countries have their ids."""

    standing: str
    """``peace``, ``truce``, ``declared`` (war from the next turn on) or ``war``."""
    cells: list[str]
    """The cells with fighting now, or in the war that an announcement would begin; empty for everywhere."""
    enemies: list[list[int]]
    """The enemies of each seat in this war, or in a war now."""
    allies: list[list[int]]
    """The allies of each seat in this war, or in a war now."""
    due: list[GroupView]
    struck: list[str]
    bombed: list[str]
    bomber: str
    """The plane that bombs; empty for none."""
    mourners: list[LossView]
    removable: list[str]
    """The pieces of which the actor chooses one to be lost."""
    spared: list[str]
    country: str
    """The country that can be taken or left alone now; empty for none."""
    contested: dict[str, list[str]]
    """By kind: the cells where such a piece of the seat in turn has to fight if it enters them."""
    share: int
    """What each ally would get for that country, in M."""
    first: int
    """In a vote on a war card: the seat whose turn is next, which would strike first; else -1."""
    clashes: list[ClashView]
    """In a vote on a war card: where pieces would fight at once."""
    in_time: bool
    """Whether a war that is announced begins before the last round ends (MA-34)."""
    bare: list[str]
    """The countries that a jeep of the seat in turn takes by entering their cells now, without a fight or a price (MA-28)."""


MIRROR = Mirror(War, ShownWar)


def seen(state: State) -> WarView:
    """The war as everybody sees it."""
    war = state.war
    left = state.left()
    country = _country(state)
    return {
        **MIRROR.of(war),
        "standing": _standing(war),
        "cells": [] if votes.used_up(state) and not war.on else list(war.scope()),
        "enemies": [
            [other for other in left if seat in left and war.hostile(seat, other)]
            for seat in range(state.seats)
        ],
        "allies": [
            alliances.allies(state, seat) if seat in left else [] for seat in range(state.seats)
        ],
        "due": [_group(state, group) for group in war.due],
        "struck": [NAMES[plane] for plane in war.struck],
        "bombed": [NAMES[plane] for plane in war.bombed],
        "bomber": NAMES[war.bomber] if war.bomber != NONE else "",
        "mourners": [{"seat": seat, "kind": kind} for seat, kind in war.mourners],
        "removable": [NAMES[piece] for piece in _removable(state)],
        "spared": [IDS[each] for each in war.spared],
        "country": "" if country is None else IDS[country],
        "contested": _contested(state),
        "share": 0 if country is None else captures.share(state, country),
        "first": votes.strikes_first(state),
        "clashes": _clashes(state),
        "in_time": _in_time(state),
        "bare": _bare(state),
    }


def asked(state: State) -> dict[str, Json]:
    """What the question of a phase of the war tells besides the seat that is asked."""
    war = state.war
    match state.phase:
        case "vote":
            asks: dict[str, Json] = {"motion": war.motion, "other": state.turn}
            return asks | ({"card": war.cards[-1]} if war.motion == "card" else {})
        case "fight" | "strike":
            seat = state.roller if state.actor == CHANCE else state.actor
            other = state.turn if seat == war.foe else war.foe
            asks = {"other": other, "at": war.cell, "kind": war.kind}
            return asks | ({"stake": _stake(state, seat)} if state.phase == "fight" else {})
        case "bomb":
            return {"at": war.field, "piece": NAMES[war.bomber]}
        case "remove":
            return {"at": war.field, "kind": war.hits[0]}
        case "sacrifice":
            return {"kind": war.mourners[0].kind}
        case "conquest":
            country = captures.undefended(state, war.fields[0])[0]
            share = captures.share(state, country)
            return {"card": IDS[country], "other": state.owner[country], "amount": share}
    return {}


def _stake(state: State, seat: int | None) -> str:
    """Whose last jeep on its base may be lost in the fight (MA-31): ``own`` or ``other``; ``no`` for nobody's."""
    war = state.war
    last = [
        each
        for each in (state.turn, war.foe)
        if war.kind == JEEP and state.bases[each] == war.cell
        if len(exposed(state, each, JEEP, war.cell)) == 1
    ]
    if not last:
        return "no"
    return "own" if seat in last else "other"


def _group(state: State, group: Group) -> GroupView:
    cell, kind = group
    own = len(exposed(state, state.turn, kind, cell))
    forces: list[ForceView] = [
        {"seat": foe, "pieces": len(exposed(state, foe, kind, cell))}
        for foe in foes(state, state.turn, kind, cell)
    ]
    bombs = kind == SHIP and fights.carriers_fight(state, cell)
    odds = 0 if bombs else per_cent(own, sum(force["pieces"] for force in forces))
    return {"at": cell, "kind": kind, "own": own, "foes": forces, "odds": odds}


def _contested(state: State) -> dict[str, list[str]]:
    if state.phase != "turn":
        return {}
    found = {kind: sorted(legs.enemies(state, kind)) for kind in KINDS}
    return {kind: cells for kind, cells in found.items() if cells}


def _clashes(state: State) -> list[ClashView]:
    if votes.strikes_first(state) < 0:
        return []
    found = dict.fromkeys(group for seat in state.left() for group in fights.together(state, seat))
    return [{"at": cell, "kind": kind} for cell, kind in found]


def _in_time(state: State) -> bool:
    war = state.war
    if not state.rounds or not war.warning:
        return True
    turn, warner = ((seat - state.opener) % state.seats for seat in (state.turn, war.warner))
    return war.warning <= state.rounds - state.round + (warner > turn)


def _bare(state: State) -> list[str]:
    seat, war = state.turn, state.war
    if state.phase != "turn" or not war.on or alliances.allies(state, seat):
        return []
    return [
        IDS[country]
        for cell, countries in AT.items()
        if war.fought_in(cell) and not foes(state, seat, JEEP, cell)
        for country in countries
        if state.owner[country] >= 0 and war.hostile(seat, state.owner[country])
    ]


def _standing(war: War) -> str:
    if war.on:
        return "war"
    if war.declared:
        return "declared"
    return "truce" if war.truce else "peace"


def _removable(state: State) -> list[int]:
    match state.phase:
        case "remove":
            return losses.hit_by(state)
        case "sacrifice":
            return losses.lost_by(state)
    return []


def _country(state: State) -> int | None:
    """The country that can be taken or left alone now (MA-46)."""
    if state.phase != "conquest":
        return None
    return captures.undefended(state, state.war.fields[0])[0]


def restored(view: WarView) -> War:
    """The war that *view* shows."""
    war = War(
        **MIRROR.held(view),
        due=tuple(Group(group["at"], group["kind"]) for group in view["due"]),
        struck=tuple(NUMBER[name] for name in view["struck"]),
        bombed=tuple(NUMBER[name] for name in view["bombed"]),
        bomber=NUMBER.get(view["bomber"], NONE),
        mourners=tuple(Loss(loss["seat"], loss["kind"]) for loss in view["mourners"]),
        spared=tuple(COUNTRY[country] for country in view["spared"]),
    )
    return PEACE if war == PEACE else war
