"""What the page shows of a table, as JSON."""

from escales.core import Choices, Message, State, Table
from escales.core.message import Json

type Answer = dict[str, object]


def snapshot(table: Table, move: int, seat: int | None, since: int) -> Answer:
    """The table after *move* entries as *seat* sees it, with the log from entry *since* on.

    Choices are told to whom they are offered, and to everybody where nothing is secret; outcomes
    only where people enter what their own dice show. Raises :class:`~escales.core.Unusable` when
    there is no such move or seat.
    """
    live = move == len(table.log)
    state = table.state if live else table.at(move)
    offered = seat == state.actor or not table.game.meta.secrets
    return {
        "game": table.game.meta.id,
        "rules": table.game.meta.rules,
        "seats": [sitting._asdict() for sitting in table.seats],
        "options": dict(table.options),
        "practice": table.practice,
        "real_dice": table.real_dice,
        "length": len(table.log),
        "move": move,
        "view": state.view(seat),
        "choices": _choices(state.legal_actions()) or None if offered else None,
        "outcomes": _outcomes(state) if table.by_hand(state) else None,
        "undo": live and table.can_undo(seat),
        "entries": [entry.seen_by(seat) for entry in table.log[since:]],
    }


def course(table: Table, seat: int | None) -> Answer:
    """How the game went: ``{wealth: [[of each seat] after each move], landmarks}``.

    A landmark is ``{move, event}``: what happened with the entry that led to *move*. Wealth is
    what a spectator saw at the time.
    """
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


def message_json(message: Message) -> dict[str, Json]:
    """A message for the page, which has the sentences."""
    return {"id": message.id, "params": dict(message.params), "rule": message.rule}


def _choices(choices: Choices) -> Json:
    return [
        {
            "verb": family.verb,
            "fixed": list(family.fixed),
            "values": list(family.values) if isinstance(family.values, tuple) else None,
            "range": _range(family.values) if isinstance(family.values, range) else None,
        }
        for family in choices.families
    ]


def _outcomes(state: State) -> Json:
    return [{"action": str(outcome), "weight": weight} for outcome, weight in state.outcomes()]


def _range(values: range) -> Json:
    return {"min": values[0], "max": values[-1], "step": values.step}
