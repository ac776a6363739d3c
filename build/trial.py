"""Does all that a page may ask before there are any files: a game of each kind, undone, looked at, kept, shared, and a fault.

Runs inside a Pyodide that was started from its memory (see trial.mjs). A module that is not in
it cannot be imported there, so anything forgotten raises.
"""

import json
from typing import Any

from escales import games
from escales.bots import LEVELS
from escales.browser import CALLS, Door, Request, by_json
from escales.core import CHANCE
from escales.core.seat import COLOURS

MOST = 400
"""Moves of a game, at most."""


def ask(call: str, **request: object) -> Any:
    """The door's answer; raises RuntimeError where it is no."""
    answer = json.loads(CALLS[call](json.dumps(request)))
    if not answer["ok"]:
        raise RuntimeError(f"{call}: {answer['error']['text']}")
    return answer


def sit_down(game: str, level: str) -> Any:
    """A table of bots of *level*."""
    meta = games.meta(game)
    players = range(meta.seats[0])
    seats = [{"name": f"{n}", "colour": COLOURS[n], "player": level} for n in players]
    return ask("new_table", game=game, seats=seats)


def play(game: str, level: str) -> int:
    """Bots of *level* at a table of *game*, up to its end or long enough; the number of moves."""
    seen = sit_down(game, level)
    ask("link")
    while seen["view"]["result"] is None and seen["length"] < MOST:
        banks = seen["view"]["actor"] == CHANCE and seen["view"]["roller"] is None
        seen = ask("roll" if banks else "bot")
        if seen["length"] % 50 == 0:
            ask("look", move=seen["length"] // 2)
    ask("course")
    ask("save")
    return int(seen["length"])


def break_down() -> None:
    """A fault of ours is told like any other."""

    class Broken(Door):
        def look(self, request: Request) -> dict[str, object]:
            raise ZeroDivisionError("as if there were a fault")

    answer = json.loads(by_json(Broken(), Broken().look)("{}"))
    if "ZeroDivisionError" not in answer["error"]["text"]:
        raise RuntimeError(f"A fault is not told: {answer}")


def main() -> str:
    """The number of moves played by game, as JSON."""
    played = {
        f"{game} {level}": play(game, level)
        for game in games.ids()
        for level in (*LEVELS, *games.meta(game).levels)
    }
    break_down()
    return json.dumps(played)
