"""Replays logs and gives the digests: the same program on every Python and in Pyodide.

Reads ``[{game, seats, options, log}]`` and answers with, for each, the digests of the state after
every tenth entry and at the end. Needs nothing but the engine.
"""

import json
import sys

from escales import games
from escales.core import Action


def digests(recorded: str) -> str:
    """The digests for the games in *recorded* (JSON), as JSON."""
    found = []
    for played in json.loads(recorded):
        state = games.load(played["game"]).new(played["seats"], played["options"])
        seen = [state.digest()]
        for number, text in enumerate(played["log"]):
            state.apply(Action.parse(text))
            if number % 10 == 0:
                seen.append(state.digest())
        seen.append(state.digest())
        found.append(seen)
    return json.dumps(found)


if __name__ == "__main__":
    print(digests(sys.stdin.read()))
