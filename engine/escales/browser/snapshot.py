"""What the page shows of a table."""

from typing import Final

from escales.browser.accounts import accounts
from escales.browser.answers import (
    AmountRange,
    Course,
    FamilyJson,
    Landmark,
    OutcomeJson,
    Planned,
    Snapshot,
)
from escales.core import (
    CHANCE,
    HUMAN,
    Choices,
    Message,
    Plan,
    SeenEntry,
    SeenEvent,
    State,
    Table,
    View,
)
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
    view = state.view(seat)
    told = entries(table, seat, since, len(table.log))
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
        "view": view,
        "choices": _choices(state.legal_actions()) or None if offered else None,
        "outcomes": _outcomes(state) if table.by_hand(state) else None,
        "undo": live and damaged is None and table.can_undo(seat),
        "idle": _idle(table, view) if live and damaged is None else None,
        "matter": _matter(table, view, told) if live else None,
        "entries": told,
        "save": write.save(table) if damaged is None else damaged.save,
    }


def entries(table: Table, seat: int | None, since: int, until: int) -> list[SeenEntry]:
    """The entries from *since* to before *until* as *seat* sees them, the last :data:`MOST_TOLD` of them."""
    until = min(until, len(table.log))
    return [entry.seen_by(seat) for entry in table.log[max(since, until - MOST_TOLD) : until]]


def _idle(table: Table, view: View) -> str | None:
    """What lets the actor's turn pass with nothing done, if no other person still plays.

    With the players' own dice every turn needs somebody who throws.
    """
    people = [
        seat
        for seat, sitting in enumerate(table.seats)
        if sitting.player == HUMAN and not view["seats"][seat]["out"]
    ]
    if table.real_dice or people != [view["actor"]]:
        return None
    action = table.game.idle(view)
    return None if action is None else str(action)


def _matter(table: Table, view: View, told: list[SeenEntry]) -> SeenEvent | None:
    events = (event for entry in told for event in entry["events"])
    return next((event for event in events if table.game.matters(event, view)), None)


def course(table: Table, seat: int | None) -> Course:
    """How the game went from just before its first round, with the events as *seat* sees them."""
    kinds = table.game.meta.landmarks
    happened = [(entry.number + 1, event) for entry in table.log for event in entry.events]
    landmarks: list[Landmark] = [
        {"move": move, "event": event.seen_by(seat)}
        for move, event in happened
        if event.kind in kinds
    ]
    rounds = [move for move, event in happened if event.kind == "round"]
    start, length = rounds[0] - 1 if rounds else 0, len(table.log)
    # A power of two: in a long game these moves are checkpoints of the table.
    every = 1 << (length // _MOST_POINTS).bit_length()
    told = {start, *range(start + -start % every, length, every), length}
    told.update(landmark["move"] for landmark in landmarks)
    over, settled = table.state.result is not None, (_settled(table, move) for move in sorted(told))
    return {
        "moves": sorted(told),
        "rounds": rounds,
        "wealth": [_wealth(state, open_hands=over) for state in table.course(settled)],
        "landmarks": landmarks,
        "accounts": accounts(table),
    }


def planned(plan: Plan | Message | None) -> Planned:
    """The answer to the question for a way, or for the reason why there is none."""
    if isinstance(plan, Message):
        return {"plan": None, "why": plan.to_json()}
    return {"plan": plan, "why": None}


def _settled(table: Table, move: int) -> int:
    """The move after which a seat's wealth is told for *move*: while the bank still owes a card, it is that after the card.

    Between a gift and what is given for it, a seat would seem to be ruined.
    """
    log = table.log
    while move < len(log) and log[move].actor == CHANCE and log[move].roller is None:
        move += 1
    return move


def _wealth(state: State, *, open_hands: bool) -> list[int]:
    """The wealth of each seat, as a spectator sees it or, with *open_hands*, as the seat itself does."""
    if not open_hands:
        return [seen["wealth"] for seen in state.view(None)["seats"]]
    return [state.view(seat)["seats"][seat]["wealth"] for seat in range(state.seats)]


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
