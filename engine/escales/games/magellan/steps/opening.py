"""The lots drawn before the first turn: who starts where, and who first (MA-02, MA-51)."""

from typing import TYPE_CHECKING, cast

from escales.core import Action, Event, Message, Outcomes, Step
from escales.core.message import Json
from escales.core.step import is_one_of
from escales.games.magellan.board import BASE_AT, BASES
from escales.games.magellan.equipment import FREE
from escales.games.magellan.pieces import NAMES, SHIP, of_kind
from escales.games.magellan.steps import flow, holdings, rounds

if TYPE_CHECKING:
    from escales.games.magellan.state import State


class Lottery(Step["State"]):
    """The first islands of the list are given out by lot, seat by seat (MA-02).

    Each seat puts its free pieces there: land pieces on the land, ships on the sea (MA-03).
    """

    rule = "MA-02"
    verbs = ("base",)

    def outcomes(self, state: "State") -> Outcomes:
        free = (base.cell for base in BASES[state.islands][: state.seats])
        return tuple(
            (Action("base", (cell,)), 1) for cell in sorted(free) if cell not in state.bases
        )

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-island", {}, "MA-02")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = state.bases.index("")
        base = BASE_AT[cast(str, action.args[0])]
        state.bases[seat] = base.cell
        events.append(Event("base", "MA-02", {"seat": seat, "at": base.cell}))
        for kind, many in FREE.items():
            place = base.water if kind == SHIP else base.land
            for piece in of_kind(seat, kind)[:many]:
                holdings.put(state, piece, place)
                params: dict[str, Json] = {
                    "seat": seat,
                    "piece": NAMES[piece],
                    "kind": kind,
                    "to": place,
                }
                events.append(Event("set-up", "MA-03", params))
        if "" not in state.bases:
            state.phase = "lot"


class Lot(Step["State"]):
    """The first player is drawn by lot and is number 1 (MA-51)."""

    rule = "MA-51"
    verbs = ("first",)

    def outcomes(self, state: "State") -> Outcomes:
        return tuple((Action("first", (seat,)), 1) for seat in range(state.seats))

    def refuse(self, state: "State", action: Action) -> Message | None:
        if is_one_of(action, self.outcomes(state)):
            return None
        return Message("refuse-lot", {}, "MA-51")

    def perform(self, state: "State", action: Action, events: list[Event]) -> None:
        seat = cast(int, action.args[0])
        state.opener = state.turn = seat
        events.append(Event("opener", "MA-51", {"seat": seat}))
        rounds.begin_round(state, events)
        rounds.begin_turn(state, seat, events)
        flow.go_on(state, events)
