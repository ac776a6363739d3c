"""What the page shows of a table."""

from typing import Final

from escales.browser.answers import AmountRange, Course, FamilyJson, Landmark, OutcomeJson, Snapshot
from escales.core import Choices, SeenEntry, State, Table
from escales.records import write
from escales.records.opened import Opened

MOST_TOLD: Final = 1_000
"""The most entries in an answer: all entries of a long game would take the page seconds."""
_MOST_POINTS: Final = 1_000
"""How often wealth is told, at most, between the landmarks: a chart on a screen has no room for more."""


def snapshot(
    table: Table, move: int, seat: int | None, since: int, damaged: Opened | None
) -> Snapshot:
    """The table after *move* entries as *seat* sees it, with the log from entry *since* on,
    but no more than its newest :data:`MOST_TOLD` entries.

    *damaged* is the record that the table came from, if it is read-only. Choices are shown to the
    actor, and to everybody if nothing is secret; outcomes only if people enter what their own dice
    show. Raises :class:`~escales.core.InvalidInput` if there is no such move or seat.
    """
    live = move == len(table.log)
    state = table.state if live else table.at(move)
    offered = seat == state.actor or not table.game.meta.secrets
    warning = None if damaged is None else damaged.warning
    return {
        "game": table.game.meta.id,
        "rules": table.rules,
        "seats": [seat.to_json() for seat in table.seats],
        "options": dict(table.options),
        "practice": table.practice,
        "real_dice": table.real_dice,
        "read_only": damaged is not None,
        "warning": None if warning is None else warning.to_json(),
        "length": len(table.log),
        "move": move,
        "view": state.view(seat),
        "choices": _choices(state.legal_actions()) or None if offered else None,
        "outcomes": _outcomes(state) if table.by_hand(state) else None,
        "undo": live and damaged is None and table.can_undo(seat),
        "entries": entries(table, seat, since, len(table.log)),
        "save": write.save(table) if damaged is None else damaged.save,
    }


def entries(table: Table, seat: int | None, since: int, until: int) -> list[SeenEntry]:
    """The entries from *since* to before *until* as *seat* sees them, the last :data:`MOST_TOLD` of them."""
    until = min(until, len(table.log))
    return [entry.seen_by(seat) for entry in table.log[max(since, until - MOST_TOLD) : until]]


def course(table: Table, seat: int | None) -> Course:
    """How the game went, with the events as *seat* sees them."""
    kinds = table.game.meta.landmarks
    landmarks: list[Landmark] = [
        {"move": entry.number + 1, "event": event.seen_by(seat)}
        for entry in table.log
        for event in entry.events
        if event.kind in kinds
    ]
    length = len(table.log)
    told = {*range(0, length, length // _MOST_POINTS + 1), length}
    told.update(landmark["move"] for landmark in landmarks)
    return {
        "moves": sorted(told),
        "wealth": [
            [seen["wealth"] for seen in state.view(None)["seats"]]
            for move, state in enumerate(table.course())
            if move in told
        ],
        "landmarks": landmarks,
    }


def _choices(choices: Choices) -> list[FamilyJson]:
    return [
        {
            "verb": family.verb,
            "fixed": list(family.fixed),
            "values": list(family.values) if isinstance(family.values, tuple) else None,
            "range": _range(family.values) if isinstance(family.values, range) else None,
        }
        for family in choices.families
    ]


def _outcomes(state: State) -> list[OutcomeJson]:
    return [{"action": str(outcome), "weight": weight} for outcome, weight in state.outcomes()]


def _range(values: range) -> AmountRange:
    return {"min": values[0], "max": values[-1], "step": values.step}
