"""Writes saves, and reports of bugs; needs only the standard library."""

from typing import Final, TypedDict

from escales import __version__
from escales.core import OptionValue, Table
from escales.core.seat import SeatJson

FORMAT: Final = 1
"""The version of the layout of saves and reports: it rises when an older Escales cannot read them."""
MOST_TRACE: Final = 20_000
"""The longest traceback, and the longest request, that a report holds, in characters."""


class SaveJson(TypedDict):
    """A save: a game as a log that can be replayed.

    :class:`escales.records.models.Save` checks it when it comes from outside.
    """

    format: int
    """The version of this layout."""
    game: str
    rules: int
    """The version of the game's rules."""
    options: dict[str, OptionValue]
    practice: bool
    """Whether anything may be undone."""
    real_dice: bool
    """Whether the players roll their own dice."""
    seats: list[SeatJson]
    log: list[str]
    """The texts of all decisions and outcomes."""
    digest: str
    """The digest of the state after the last entry."""
    app: str
    """The program that wrote the save, with its version."""


class ReportJson(TypedDict):
    """What reproduces a bug: the game, the request, and what went wrong."""

    report: int
    """The version of this layout."""
    app: str
    """The program that wrote the report, with its version."""
    call: str
    """The call of :class:`escales.browser.Door` that failed."""
    request: str
    """The JSON text that the call was given."""
    trace: str
    save: SaveJson
    """The game before the call."""


def report(table: Table, call: str, request: str, trace: str) -> ReportJson:
    """The report of the bug that *trace* shows; ``python -m escales reproduce`` repeats the call.

    The end of a traceback says most, so a long one is cut at its beginning.
    """
    return {
        "report": FORMAT,
        "app": f"escales {__version__}",
        "call": call,
        "request": request[:MOST_TRACE],
        "trace": trace[-MOST_TRACE:],
        "save": save(table),
    }


def save(table: Table) -> SaveJson:
    """The game at *table* as a save; outcomes that are still to come are not in it."""
    meta = table.game.meta
    return {
        "format": FORMAT,
        "game": meta.id,
        "rules": table.rules,
        "options": dict(table.options),
        "practice": table.practice,
        "real_dice": table.real_dice,
        "seats": [seat.to_json() for seat in table.seats],
        "log": [entry.text for entry in table.log],
        "digest": table.state.digest(),
        "app": f"escales {__version__}",
    }
