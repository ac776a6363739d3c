"""Placing Départ and Arrivée (MG-05, MG-06, MG-07, MG-22, MG-23)."""

from escales.core import Action, Choices, Event, Family, Message, Step
from escales.games.magot.board import CELLS, INNER_CELLS, PENALTY_CELLS, TOKEN_CELLS
from escales.games.magot.state import State


class PlaceDepart(Step[State]):
    """Each player, from the opener on, puts their own Départ on a free cell (MG-05)."""

    rule = "MG-05"
    verbs = ("depart",)

    def choices(self, state: State) -> Choices:
        return Choices(Family("depart", _free(state, TOKEN_CELLS)))

    def refuse(self, state: State, action: Action) -> Message | None:
        return _refuse_cell(state, action, "MG-05")

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        cell, seat = action.number(), state.turn
        state.depart[seat] = state.pawns[seat] = cell
        events.append(
            Event("depart", "MG-05", {"seat": seat, "piece": f"depart-{seat}", "to": cell})
        )
        state.turn = state.others(seat)[0]
        if state.turn == state.opener:
            state.ask("arrivee", state.others(state.turn)[0])
        else:
            state.ask("depart", state.turn)


class PlaceArrivee(Step[State]):
    """Each player places the Arrivée of the player before them (MG-06).

    ``state.turn`` is the owner of the Arrivée; ``state.actor`` is the follower, who decides.
    """

    rule = "MG-06"
    verbs = ("arrivee",)

    def choices(self, state: State) -> Choices:
        cells = tuple(INNER_CELLS) if state.short else TOKEN_CELLS
        return Choices(Family("arrivee", _free(state, cells)))

    def refuse(self, state: State, action: Action) -> Message | None:
        refusal = _refuse_cell(state, action, "MG-06")
        if refusal is None and state.short and action.args[0] not in INNER_CELLS:
            return Message(
                "refuse-outer-row", {"low": INNER_CELLS[0], "high": INNER_CELLS[-1]}, "MG-22"
            )
        return refusal

    def perform(self, state: State, action: Action, events: list[Event]) -> None:
        cell, owner, follower = action.number(), state.turn, state.decider
        state.arrivee[owner] = cell
        events.append(
            Event(
                "arrivee",
                "MG-06",
                {"seat": follower, "owner": owner, "piece": f"arrivee-{owner}", "to": cell},
            )
        )
        state.turn = follower
        if state.turn == state.opener:
            state.roll("roll", state.turn)
        else:
            state.ask("arrivee", state.others(state.turn)[0])


def _free(state: State, cells: tuple[int, ...]) -> tuple[int, ...]:
    taken = (*state.depart, *state.arrivee)
    return tuple(cell for cell in cells if cell not in taken)


def _refuse_cell(state: State, action: Action, rule: str) -> Message | None:
    """Why a token cannot stand there: no such cell, a penalty cell, or taken (MG-07).

    Being hard to reach is no reason (MG-23).
    """
    if len(action.args) != 1 or action.args[0] not in CELLS:
        return Message("refuse-no-cell", {"low": CELLS[0], "high": CELLS[-1]}, rule)
    cell = action.args[0]
    if cell in PENALTY_CELLS:
        return Message("refuse-penalty-cell", {"place": cell}, "MG-07")
    if cell in state.depart or cell in state.arrivee:
        return Message("refuse-taken", {"place": cell}, "MG-07")
    return None
