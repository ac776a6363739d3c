"""The lots drawn before the first turn: where each seat begins, and who is first (MA-02, MA-51)."""

from escales.core import Action, Chance, Event, Outcomes
from escales.games.magellan.board import BASE_AT, BASES, NOWHERE
from escales.games.magellan.equipment import FREE
from escales.games.magellan.events import Told
from escales.games.magellan.pieces import NAMES, SHIP, of_kind
from escales.games.magellan.rules import flow, rounds
from escales.games.magellan.rules.world import holdings
from escales.games.magellan.state import State


class Lottery(Chance[State]):
    """Lots give the first islands of the list to the seats, one after another (MA-02).

    Each seat puts its free pieces there: jeeps and planes on the land, ships on the sea (MA-03).
    """

    rule = "MA-02"
    verbs = ("base",)
    refusal = "refuse-island"

    def outcomes(self, state: State) -> Outcomes:
        cells = sorted(base.cell for base in BASES[state.islands][: state.seats])
        return tuple((Action("base", (cell,)), 1) for cell in cells if cell not in state.bases)

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = state.bases.index(NOWHERE)
        base = BASE_AT[action.word()]
        state.bases[seat] = base.cell
        events.append(Event("base", "MA-02", {"seat": seat, "at": base.cell}))
        for kind, many in FREE.items():
            place = base.water if kind == SHIP else base.land
            for piece in of_kind(seat, kind)[:many]:
                holdings.put(state, piece, place)
                events.append(
                    Event(
                        "set-up",
                        "MA-03",
                        Told(seat=seat, piece=NAMES[piece], kind=kind, to=place),
                    )
                )
        if NOWHERE not in state.bases:
            state.deal("lot")


class Lot(Chance[State]):
    """A lot says which player is the first, number 1 (MA-51)."""

    rule = "MA-51"
    verbs = ("first",)
    refusal = "refuse-lot"

    def outcomes(self, state: State) -> Outcomes:
        return tuple((Action("first", (seat,)), 1) for seat in range(state.seats))

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        seat = action.number()
        state.opener = state.turn = seat
        events.append(Event("opener", "MA-51", {"seat": seat}))
        rounds.begin_round(state, events)
        rounds.begin_turn(state, seat, events)
        flow.go_on(state, events)
