"""What the page shows of a game's turning points. No table needs it before its end."""

from collections.abc import Generator
from itertools import takewhile
from typing import Literal

from escales.bots import turning
from escales.bots.mistakes import shown_after
from escales.browser.answers import TurningPointJson, TurningPoints
from escales.core import CHANCE, Entry, Table


def turning_points(table: Table, seat: int | None) -> Generator[None, None, TurningPoints]:
    """The turning points of *table* as *seat* sees them, as :class:`~escales.core.Work`."""
    found = yield from turning.turning_points(table)
    return {"points": [told(table, seat, point) for point in found]}


def told(table: Table, seat: int | None, point: turning.TurningPoint) -> TurningPointJson:
    """The turning *point* of *table* as *seat* sees it."""
    move = table.log[point.entry]
    later = table.log[move.number + 1 :] if how(table, move) == "choice" else []
    brought = takewhile(lambda entry: how(table, entry) == "draw", later)
    return {
        "entry": move.seen_by(seat),
        "how": "lingering"
        if shown_after(table, move.number) > move.number + 1
        else how(table, move),
        "events": [event.seen_by(seat) for entry in (move, *brought) for event in entry.events],
        "seat": point.seat,
        "before": point.before,
        "after": point.after,
    }


def how(table: Table, entry: Entry) -> Literal["throw", "draw", "choice"]:
    """What the *entry* was: a throw of a die, something else that chance brought, or a choice."""
    if entry.actor != CHANCE:
        return "choice"
    return "throw" if "face" in table.game.meta.verbs[entry.action.verb] else "draw"
