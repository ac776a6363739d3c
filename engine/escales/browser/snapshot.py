"""What the page shows of a table."""

from escales.browser.answers import AmountRange, Course, FamilyJson, OutcomeJson, Snapshot
from escales.core import Choices, State, Table
from escales.records import write
from escales.records.opened import Opened


def snapshot(
    table: Table, move: int, seat: int | None, since: int, damaged: Opened | None
) -> Snapshot:
    """The table after *move* entries as *seat* sees it, with the log from entry *since* on.

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
        "entries": [entry.seen_by(seat) for entry in table.log[since:]],
        "save": write.save(table) if damaged is None else damaged.save,
    }


def course(table: Table, seat: int | None) -> Course:
    """How the game went, with the events as *seat* sees them."""
    kinds = table.game.meta.landmarks
    return {
        "wealth": [
            [seen["wealth"] for seen in state.view(None)["seats"]] for state in table.course()
        ],
        "landmarks": [
            {"move": entry.number + 1, "event": event.seen_by(seat)}
            for entry in table.log
            for event in entry.events
            if event.kind in kinds
        ],
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
