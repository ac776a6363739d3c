"""Announcing, spinning and moving (MP-05 to MP-11, MP-27)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from escales.core import (
    CHANCE,
    Action,
    Choices,
    Event,
    Family,
    Message,
    Operation,
    Operations,
    Outcomes,
    Plain,
    Step,
)
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.marco_polo.board import (
    ATTACKS,
    COLOUR,
    GIFTS,
    KHANBALIK,
    MODES,
    PLACES,
    SHARED,
    SHORT_STOPS,
    SPINS,
    VENICE,
)
from escales.games.marco_polo.steps import holdings
from escales.games.marco_polo.steps.agenda import add, proceed, take
from escales.games.marco_polo.steps.fights import attack
from escales.games.marco_polo.ways import TOWNS, Path, modes, ways

if TYPE_CHECKING:
    from escales.games.marco_polo.state import State


def modes_now(state: "State") -> tuple[str, ...]:
    """What the merchant whose turn it is can announce (MP-06)."""
    seat = state.turn
    return modes(state.places[seat], holdings.may_enter(state, seat))


def reach(state: "State", mode: str, number: int) -> Mapping[str, Path]:
    """Where a spin of *number* would lead the merchant whose turn it is, and on which way."""
    seat = state.turn
    places = state.places
    taken = (*places[:seat], *places[seat + 1 :])
    khan, goal = holdings.may_enter(state, seat), holdings.goal(state, seat)
    return ways(places[seat], mode, number, taken, khan, goal)


class Announcing(Step["State"]):
    """Terre or Mer, before the spin (MP-06)."""

    rule = "MP-06"
    verbs = ("announce",)

    def choices(self, state: "State") -> Choices:
        return Choices(Family("announce", modes_now(state)))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if len(action.args) == 1 and action.args[0] in modes_now(state):
            return None
        mode = action.args[0] if len(action.args) == 1 else ""
        at = state.places[state.turn]
        if mode in MODES:
            return Message("refuse-mode", {"mode": mode, "at": at}, "MP-06")
        return Message("refuse-no-mode", {}, "MP-06")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        state.mode = cast(str, action.args[0])
        take(state)
        events.append(Event("announce", "MP-06", {"seat": state.turn, "mode": state.mode}))
        state.phase, state.actor, state.roller = "spin", CHANCE, state.turn


class Spinning(Step["State"]):
    """The roulette shows a number, or Bandit, or Corsaire (MP-06, MP-12)."""

    rule = "MP-06"
    verbs = ("spin",)

    def outcomes(self, state: "State") -> Outcomes:
        return SPINS[state.mode]

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, SPINS[state.mode]):
            return None
        return Message("refuse-spin", {"mode": state.mode}, "MP-06")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        (face,) = action.args
        shown: dict[str, Json] = {"seat": state.turn, "mode": state.mode, "face": face}
        if face in ATTACKS:
            events.append(Event("attack", "MP-12", shown))
            attack(state)
            return
        events.append(Event("spin", "MP-06", shown))
        state.face = cast(int, face)
        state.phase, state.actor, state.roller = "move", state.turn, None


class _Move(Operation["State"]):
    """The pawn goes to a place that the number can reach (MP-07 to MP-11)."""

    verb = "move"

    def closed(self, state: "State") -> Message | None:
        if reach(state, state.mode, state.face):
            return None
        return Message("refuse-nowhere", {}, "MP-07")

    def families(self, state: "State") -> tuple[Family, ...]:
        return (Family("move", tuple(reach(state, state.mode, state.face))),)

    def wrong(self, state: "State", action: Action) -> Message:
        place = action.args[0] if len(action.args) == 1 else ""
        others = [at for seat, at in enumerate(state.places) if seat != state.turn]
        if place not in PLACES:
            return Message("refuse-no-place", {}, "MP-05")
        if place == state.places[state.turn]:
            return Message("refuse-back", {}, "MP-08")
        if place in others and place not in SHARED:
            return Message("refuse-taken", {"place": place}, "MP-11")
        if place == KHANBALIK and not holdings.may_enter(state, state.turn):
            return Message("refuse-khan", {"number": GIFTS}, "MP-27")
        return Message("refuse-reach", {"place": place, "number": state.face}, "MP-07")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        place, seat = cast(str, action.args[0]), state.turn
        path = reach(state, state.mode, state.face)[place]
        changes = len(path) < state.face and place in SHORT_STOPS and place not in SHARED
        walk(state, seat, path, "move", "MP-09" if changes else "MP-07", events)
        add(state, ("arrive", seat), ("trade",) if place in COLOUR else ("end",))
        proceed(state, events)


class _Stay(Plain["State"]):
    """Where no place can be reached, the pawn stays (MP-07)."""

    verb = "stay"
    rule = "MP-07"

    def closed(self, state: "State") -> Message | None:
        if reach(state, state.mode, state.face):
            return Message("refuse-must-move", {}, "MP-07")
        return None

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        at = state.places[state.turn]
        events.append(Event("stay", "MP-07", {"seat": state.turn, "at": at}))
        add(state, ("end",))
        proceed(state, events)


class Moving(Operations["State"]):
    """The number has been spun; the pawn must move if it can (MP-07)."""

    rule = "MP-07"
    operations = (_Move(), _Stay())


def walk(
    state: "State",
    seat: int,
    path: Path,
    kind: str,
    rule: str,
    events: list[Event],
    **more: str | int,
) -> None:
    """The pawn of *seat* goes along *path*; told as *kind*, with *more* of what there is to say.

    What others can learn by it no undo takes back: that a town is not that of a mission
    (MP-28), what a hand holds on coming home or before the Khan (MP-20).
    """
    origin, to = state.places[seat], path[-1]
    state.places[seat] = to
    told = (
        to == KHANBALIK
        or (to == VENICE and state.accomplished[seat] and state.secrets[seat] != "")
        or (holdings.is_on_mission(state, seat) and any(place in TOWNS for place in path))
    )
    way: dict[str, Json] = {"piece": f"pawn-{seat}", "from": origin, "to": to, "path": [*path]}
    events.append(Event(kind, rule, {"seat": seat, **more, **way}, reveals=told))
