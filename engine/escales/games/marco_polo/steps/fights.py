"""Corsairs and bandits (MP-12, MP-13, MP-29)."""

from typing import TYPE_CHECKING, cast

from escales.core import (
    CHANCE,
    Action,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Plain,
    Throw,
)
from escales.core.message import Json
from escales.games.marco_polo.board import DIE, RANSOM
from escales.games.marco_polo.cards import with_card, without
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.agenda import add, proceed

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State

LOOT = "loot"
"""The loot space, where ransoms go and prizes come from (MP-12)."""


def attack(state: "State") -> None:
    """The roulette shows robbers: a fight, unless a safe-conduct leaves the choice (MP-29)."""
    if holdings.is_on_mission(state, state.turn):
        state.phase, state.actor, state.roller = "attack", state.turn, None
    else:
        _roll(state, "black")


def _roll(state: "State", die: str) -> None:
    state.phase, state.actor, state.roller = die, CHANCE, state.turn


class _Fight(Plain["State"]):
    """For the loot (MP-29)."""

    verb = "fight"
    rule = "MP-29"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        events.append(Event("accept", "MP-29", {"seat": state.turn, "mode": state.mode}))
        _roll(state, "black")


class _Refuse(Plain["State"]):
    """The Table d'Or is shown; the player announces and spins anew, at once (MP-29)."""

    verb = "refuse"
    rule = "MP-29"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        events.append(Event("safe-conduct", "MP-29", {"seat": state.turn, "mode": state.mode}))
        add(state, ("announce",))
        proceed(state, events)


class Attacked(Operations["State"]):
    """Who is on a mission may fight or refuse, as often as it comes (MP-29)."""

    rule = "MP-29"
    operations = (_Fight(), _Refuse())


class Black(Throw["State"]):
    """The robbers' die, which falls first (MP-12)."""

    rule = die = "MP-12"
    verbs = ("black",)
    faces = DIE

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        thrown: dict[str, Json] = {"seat": state.turn, "mode": state.mode, "face": face}
        events.append(Event("black", "MP-12", thrown))
        state.black = face
        _roll(state, "white")


class White(Throw["State"]):
    """The merchant's die, which wins when they are equal (MP-12)."""

    rule = die = "MP-12"
    verbs = ("white",)
    faces = DIE

    def thrown(self, state: "State", face: int, events: list[Event]) -> None:
        thrown: dict[str, Json] = {"seat": state.turn, "mode": state.mode, "face": face}
        events.append(Event("white", "MP-12", {**thrown, "black": state.black}))
        if state.black > face:
            _lose(state, events)
        else:
            _win(state, events)


def _lose(state: "State", events: list[Event]) -> None:
    """A card or 50 besants; who has no goods has to pay (MP-12, MP-13)."""
    seat = state.turn
    events.append(Event("lost", "MP-12", {"seat": seat, "mode": state.mode}))
    if state.hands[seat]:
        state.phase, state.actor, state.roller = "ransom", seat, None
    else:
        _owe(state, events)


def _owe(state: "State", events: list[Event]) -> None:
    add(state, ("pay", state.turn, LOOT, RANSOM, "ransom"), ("end",))
    proceed(state, events)


def _win(state: "State", events: list[Event]) -> None:
    """All the loot there is (MP-12)."""
    seat, amount, cards = state.turn, state.loot_cash, state.loot
    if amount or cards:
        prize: dict[str, Json] = {
            "seat": seat,
            "mode": state.mode,
            "payer": LOOT,
            "payee": seat,
            "amount": amount,
            "cards": len(cards),
            "hand": cast(Json, list(cards)),
        }
        events.append(Event("prize", "MP-12", prize))
    else:
        events.append(Event("no-prize", "MP-12", {"seat": seat, "mode": state.mode}))
    state.cash[seat] += amount
    for card in cards:
        state.hands[seat] = with_card(state.hands[seat], card)
    state.loot_cash, state.loot = 0, ()
    add(state, ("end",))
    proceed(state, events)


class _Give(Operation["State"]):
    """One goods card, of the loser's choice; it lies open on the loot space (MP-12)."""

    verb = "give"

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("give", state.hands[state.turn]),)

    def wrong(self, state: "State", action: Action) -> Message:
        return Message("refuse-not-in-hand", {}, "MP-12")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        card, seat = cast(str, action.args[0]), state.turn
        state.hands[seat] = without(state.hands[seat], card)
        state.loot = with_card(state.loot, card)
        events.append(Event("give", "MP-12", {"seat": seat, "card": card}, reveals=True))
        add(state, ("end",))
        proceed(state, events)


class _Pay(Plain["State"]):
    """50 besants; who lacks them sells goods first (MP-13)."""

    verb = "pay"
    rule = "MP-13"

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        events.append(Event("prefer", "MP-13", {"seat": state.turn, "amount": RANSOM}))
        _owe(state, events)


class Ransom(Operations["State"]):
    """What the robbers are to have (MP-12)."""

    rule = "MP-12"
    operations = (_Give(), _Pay())
