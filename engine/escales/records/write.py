"""Making saves, and reports of what went wrong; needs the standard library only."""

from typing import Final

from escales import __version__
from escales.core import Table
from escales.core.message import Json

FORMAT: Final = 1
"""The version of the save's layout; it rises when an older Escales could not read it."""
MOST_TRACE: Final = 20_000
"""How much of a traceback a report keeps, in characters, the end being what matters."""


def report(table: Table, call: str, request: str, trace: str) -> dict[str, Json]:
    """What is needed to see a fault again: the game, what was asked of it, and what happened.

    ``call`` is a function of the page's door and ``request`` the JSON it was given;
    ``python -m escales reproduce`` asks it again.
    """
    return {
        "report": FORMAT,
        "app": f"escales {__version__}",
        "call": call,
        "request": request[:MOST_TRACE],
        "trace": trace[-MOST_TRACE:],
        "save": save(table),
    }


def save(table: Table) -> dict[str, Json]:
    """The game at *table* as a record: plain JSON, complete, and without its future.

    ``format`` is :data:`FORMAT`, ``rules`` the version of the game's rules, ``log`` the text
    forms of all decisions and outcomes, ``digest`` that of the state they lead to, ``app`` what
    wrote it. ``practice`` and ``real_dice`` are the table's own options.
    """
    meta = table.game.meta
    return {
        "format": FORMAT,
        "game": meta.id,
        "rules": meta.rules,
        "options": dict(table.options),
        "practice": table.practice,
        "real_dice": table.real_dice,
        "seats": [
            {"name": seat.name, "colour": seat.colour, "player": seat.player}
            for seat in table.seats
        ],
        "log": [str(entry.action) for entry in table.log],
        "digest": table.state.digest(),
        "app": f"escales {__version__}",
    }
