"""What is seen of a war: everything (MA-25 to MA-30, MA-44 to MA-47)."""

from typing import TYPE_CHECKING, TypedDict

from escales.core import CHANCE
from escales.core.message import Json
from escales.games.magellan.countries import IDS
from escales.games.magellan.pieces import NAMES, NUMBER
from escales.games.magellan.steps import alliances, captures, losses
from escales.games.magellan.war import PEACE, War

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class GroupView(TypedDict):
    """Fights that are due: the ``kind`` of the pieces and the cell."""

    at: str
    kind: str


class LossView(TypedDict):
    """A piece of that ``kind`` that an ally has to give."""

    seat: int
    kind: str


class WarView(TypedDict):
    """A war, a truce or peace.

    ``standing`` says it in a word: ``peace``, ``truce``, ``declared`` (war from the next turn on) or
    ``war``. ``cells`` are those in which there is fighting, none for everywhere. ``enemies`` gives
    the enemies of each seat, ``allies`` its allies, as they are or would be in this war.
    ``removable`` are the pieces of which the actor chooses the one that is lost, ``country`` is what
    can be taken and ``share`` what each ally would get. Regions, pieces and countries are given by
    their ids; the other fields mean what they mean in :class:`~escales.games.magellan.war.War`.
    """

    standing: str
    on: bool
    declared: bool
    truce: bool
    cards: list[str]
    total: bool
    camps: list[int]
    cells: list[str]
    enemies: list[list[int]]
    allies: list[list[int]]
    warner: int
    warning: int
    seen: int
    motion: str
    voters: list[int]
    offered: bool
    due: list[GroupView]
    cell: str
    kind: str
    foe: int
    throws: list[int]
    stage: int
    struck: list[str]
    bombed: list[str]
    bomber: str
    chooser: int
    field: str
    hits: list[str]
    prey: list[int]
    mourners: list[LossView]
    removable: list[str]
    fields: list[str]
    spared: list[str]
    country: str
    share: int


def seen(state: "State") -> WarView:
    """The war as everybody sees it."""
    war = state.war
    left = state.left()
    country = _country(state)
    return {
        "standing": _standing(war),
        "on": war.on,
        "declared": war.declared,
        "truce": war.truce,
        "cards": list(war.cards),
        "total": war.total,
        "camps": list(war.camps),
        "cells": list(war.scope()),
        "enemies": [
            [other for other in left if seat in left and war.hostile(seat, other)]
            for seat in range(state.seats)
        ],
        "allies": [
            alliances.allies(state, seat) if seat in left else [] for seat in range(state.seats)
        ],
        "warner": war.warner,
        "warning": war.warning,
        "seen": war.seen,
        "motion": war.motion,
        "voters": list(war.voters),
        "offered": war.offered,
        "due": [{"at": cell, "kind": kind} for cell, kind in war.due],
        "cell": war.cell,
        "kind": war.kind,
        "foe": war.foe,
        "throws": list(war.throws),
        "stage": war.stage,
        "struck": [NAMES[plane] for plane in war.struck],
        "bombed": [NAMES[plane] for plane in war.bombed],
        "bomber": NAMES[war.bomber] if war.bomber >= 0 else "",
        "chooser": war.chooser,
        "field": war.field,
        "hits": list(war.hits),
        "prey": list(war.prey),
        "mourners": [{"seat": seat, "kind": kind} for seat, kind in war.mourners],
        "removable": [NAMES[piece] for piece in _removable(state)],
        "fields": list(war.fields),
        "spared": [IDS[each] for each in war.spared],
        "country": "" if country < 0 else IDS[country],
        "share": 0 if country < 0 else captures.share(state, country),
    }


def question(state: "State") -> dict[str, Json]:
    """What the question of a phase of the war tells besides who is asked."""
    war = state.war
    match state.phase:
        case "vote":
            asks: dict[str, Json] = {"motion": war.motion, "other": state.turn}
            return asks | ({"card": war.cards[-1]} if war.motion == "card" else {})
        case "fight" | "strike":
            rolls = state.actor == CHANCE
            answers = state.roller == war.foe if rolls else state.actor == war.foe
            other = state.turn if answers else war.foe
            return {"other": other, "at": war.cell, "kind": war.kind}
        case "bomb":
            return {"at": war.field, "piece": NAMES[war.bomber]}
        case "remove":
            return {"at": war.field, "kind": war.hits[0]}
        case "sacrifice":
            return {"kind": war.mourners[0][1]}
        case "conquest":
            country = _country(state)
            share = captures.share(state, country)
            return {"card": IDS[country], "other": state.owner[country], "amount": share}
    return {}


def _standing(war: War) -> str:
    if war.on:
        return "war"
    if war.declared:
        return "declared"
    return "truce" if war.truce else "peace"


def _removable(state: "State") -> list[int]:
    match state.phase:
        case "remove":
            return losses.hit_by(state)
        case "sacrifice":
            return losses.lost_by(state)
    return []


def _country(state: "State") -> int:
    """The country that can be taken or left alone now, -1 for none (MA-46)."""
    if state.phase != "conquest":
        return -1
    return captures.undefended(state, state.war.fields[0])[0]


def restored(view: WarView) -> War:
    """The war that *view* shows."""
    war = War(
        on=view["on"],
        declared=view["declared"],
        truce=view["truce"],
        cards=tuple(view["cards"]),
        total=view["total"],
        camps=tuple(view["camps"]),
        warner=view["warner"],
        warning=view["warning"],
        seen=view["seen"],
        motion=view["motion"],
        voters=tuple(view["voters"]),
        offered=view["offered"],
        due=tuple((group["at"], group["kind"]) for group in view["due"]),
        cell=view["cell"],
        kind=view["kind"],
        foe=view["foe"],
        throws=tuple(view["throws"]),
        stage=view["stage"],
        struck=tuple(NUMBER[name] for name in view["struck"]),
        bombed=tuple(NUMBER[name] for name in view["bombed"]),
        bomber=NUMBER.get(view["bomber"], -1),
        chooser=view["chooser"],
        field=view["field"],
        hits=tuple(view["hits"]),
        prey=tuple(view["prey"]),
        mourners=tuple((loss["seat"], loss["kind"]) for loss in view["mourners"]),
        fields=tuple(view["fields"]),
        spared=tuple(IDS.index(country) for country in view["spared"]),
    )
    return PEACE if war == PEACE else war
