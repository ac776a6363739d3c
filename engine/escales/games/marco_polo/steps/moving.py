"""Announcing, spinning and moving (MP-05 to MP-12, MP-27, MP-29)."""

from escales.core import (
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
    is_one_of,
)
from escales.games.marco_polo.board import (
    ATTACKS,
    COLOUR,
    KHANBALIK,
    MODES,
    PLACES,
    SHARED,
    SHORT_STOPS,
    SPINS,
)
from escales.games.marco_polo.dues import OfSeat, OfTurn
from escales.games.marco_polo.events import Told
from escales.games.marco_polo.rules import holdings
from escales.games.marco_polo.rules.agenda import pop, push
from escales.games.marco_polo.rules.journeys import walk
from escales.games.marco_polo.rules.progress import proceed
from escales.games.marco_polo.rules.reach import modes_now, reach
from escales.games.marco_polo.state import State


class Announcing(Step[State]):
    """Terre or Mer, before the spin (MP-06)."""

    rule = "MP-06"
    verbs = ("announce",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("announce", modes_now(state)))

    def refuse(self, state: State, action: Action) -> Message | None:
        mode = action.args[0] if len(action.args) == 1 else ""
        if mode in modes_now(state):
            return None
        if mode in MODES:
            at = state.places[state.turn]
            return Message("refuse-mode", {"mode": mode, "at": at}, "MP-06")
        return Message("refuse-no-mode", {}, "MP-06")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        state.mode = action.word()
        pop(state, OfTurn)
        events.append(Event("announce", "MP-06", Told(seat=state.turn, mode=state.mode)))
        state.roll("spin", state.turn)


class Spinning(Step[State]):
    """The roulette shows a number, or Bandit, or Corsaire (MP-06, MP-12)."""

    rule = "MP-06"
    verbs = ("spin",)

    def outcomes(self, state: State) -> Outcomes:
        return SPINS[state.mode]

    def refuse(self, state: State, action: Action) -> Message | None:
        if is_one_of(action, SPINS[state.mode]):
            return None
        return Message("refuse-spin", {"mode": state.mode}, "MP-06")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        (face,) = action.args
        shown = Told(seat=state.turn, mode=state.mode, face=face)
        if face in ATTACKS:
            events.append(Event("attack", "MP-12", shown))
            _meet_robbers(state)
            return
        events.append(Event("spin", "MP-06", shown))
        state.face = action.number()
        state.ask("move", state.turn)


def _meet_robbers(state: State) -> None:
    """A fight; a merchant with a safe-conduct has the choice (MP-12, MP-29)."""
    if holdings.is_on_mission(state, state.turn):
        state.ask("attack", state.turn)
    else:
        state.roll("black", state.turn)


class _Move(Operation[State]):
    """The pawn goes to a place that the number can reach (MP-07 to MP-11)."""

    verb = "move"

    def families(self, state: State) -> tuple[Family, ...]:
        return (Family("move", tuple(reach(state, state.mode, state.face))),)

    def why_illegal(self, state: State, action: Action) -> Message:
        place = action.args[0] if len(action.args) == 1 else ""
        others = [at for seat, at in enumerate(state.places) if seat != state.turn]
        if not reach(state, state.mode, state.face):
            return Message("refuse-nowhere", {}, "MP-07")
        if place not in PLACES:
            return Message("refuse-no-place", {}, "MP-05")
        if place == state.places[state.turn]:
            return Message("refuse-back", {}, "MP-08")
        if place in others and place not in SHARED:
            return Message("refuse-taken", {"place": place}, "MP-11")
        if place == KHANBALIK and not holdings.may_enter(state, state.turn):
            return Message("refuse-khan", {"number": state.gifts}, "MP-27")
        return Message("refuse-reach", {"place": place, "number": state.face}, "MP-07")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        place, seat = action.word(), state.turn
        path = reach(state, state.mode, state.face)[place]
        changes = len(path) < state.face and place in SHORT_STOPS and place not in SHARED
        walk(state, seat, path, "move", "MP-09" if changes else "MP-07", events)
        push(state, OfSeat("arrive", seat), OfTurn("trade" if place in COLOUR else "end"))
        proceed(state, events)


class _Stay(Plain[State]):
    """The pawn stays if it can reach no place (MP-07)."""

    verb = "stay"
    rule = "MP-07"

    def unavailable(self, state: State) -> Message | None:
        if reach(state, state.mode, state.face):
            return Message("refuse-must-move", {}, "MP-07")
        return None

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        at = state.places[state.turn]
        events.append(Event("stay", "MP-07", {"seat": state.turn, "at": at}))
        push(state, OfTurn("end"))
        proceed(state, events)


class Moving(Operations[State]):
    """The number has been spun; the pawn must move if it can (MP-07)."""

    rule = "MP-07"
    operations = (_Move(), _Stay())
