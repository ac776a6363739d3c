"""Test what the page may ask before files are loaded: play each game with each bot, go back, save, share, report a fault.

Runs inside a Pyodide that was started from a memory (see smoke.mjs). It has no files to import
from, so a module that is missing in the memory raises an error here.
"""

import json
from typing import Any

from escales import bots, games
from escales.browser import CALLS, Door, Request, by_json
from escales.browser.answers import Snapshot
from escales.core import CHANCE
from escales.core.seat import COLOURS

MOST = {"random": 400, "mousse": 400, "matelot": 60, "capitaine": 5}
"""The most moves of a game, by bot: some take long to think."""


def ask(call: str, **request: object) -> Any:
    """The door's answer; raises RuntimeError if it is an error."""
    answer = json.loads(CALLS[call](json.dumps(request)))
    if not answer["ok"]:
        raise RuntimeError(f"{call}: {answer['error']['text']}")
    return answer


def sit_down(game: str, level: str) -> Any:
    """Start a game at whose table only bots of *level* play."""
    meta = games.meta(game)
    players = range(meta.seats[0])
    seats = [{"name": f"{n}", "colour": COLOURS[n], "player": level} for n in players]
    return ask("new_table", game=game, seats=seats)


def move(seen: Any) -> Any:
    """Let the bot whose turn it is move, or the table throw."""
    banks = seen["view"]["actor"] == CHANCE and seen["view"]["roller"] is None
    return ask("roll" if banks else "bot")


def play(game: str, level: str) -> int:
    """Let bots of *level* play *game*, to its end or as long as MOST says; returns the number of moves."""
    seen = sit_down(game, level)
    ask("link")
    while seen["view"]["result"] is None and seen["length"] < MOST[level]:
        seen = move(seen)
        if seen["length"] % 50 == 0:
            ask("look", move=seen["length"] // 2)
    ask("course")
    return int(seen["length"])


def break_down() -> None:
    """Check that a fault in our own code is reported as an error."""

    class Broken(Door):
        def look(self, request: Request) -> Snapshot:
            raise ZeroDivisionError("as if there were a fault")

    answer = json.loads(by_json(Broken(), Broken().look)("{}"))
    if "ZeroDivisionError" not in answer["error"]["text"]:
        raise RuntimeError(f"A fault is not reported: {answer}")


def read_back() -> None:
    """Read a game of each kind again, from its save and from its link; this needs pydantic."""
    for game in games.ids():
        played = sit_down(game, "mousse")
        for _ in range(20):
            played = move(played)
        link = ask("link")["link"]
        for opened in (ask("load", save=played["save"]), ask("open_link", link=link)):
            while "underway" in opened:
                opened = ask("go_on")


def main() -> str:
    """The number of moves played by game, as JSON."""
    played = {f"{game} {level}": play(game, level) for game in games.ids() for level in bots.BOTS}
    break_down()
    return json.dumps(played)
