"""Replay logs and compute digests; the same program runs on every Python and in Pyodide.

It reads ``[{game, seats, options, log}]``. For each game it returns a list of digests: at the start, at
every tenth entry and at the end. A digest covers the state and its choices and outcomes in their
order. The program needs only the engine.
"""

import json
import sys
from hashlib import sha256
from itertools import islice

from escales import games
from escales.core import Action, State


def digests(recorded: str) -> str:
    """The digests of the games in *recorded* (JSON), as JSON."""
    found: list[list[str]] = []
    for played in json.loads(recorded):
        state = games.load(played["game"]).new(played["seats"], played["options"])
        seen = [_digest(state)]
        for number, text in enumerate(played["log"]):
            state.apply(Action.parse(text))
            if number % 10 == 0:
                seen.append(_digest(state))
        found.append([*seen, _digest(state)])
    return json.dumps(found)


def _digest(state: State) -> str:
    """A digest of the state, its first choices and all its outcomes, in their order."""
    offered = [str(action) for action in islice(state.legal_actions(), 100)]
    outcomes = [f"{outcome} {weight}" for outcome, weight in state.outcomes()]
    text = json.dumps([state.digest(), state.legal_actions().size, offered, outcomes])
    return sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    print(digests(sys.stdin.read()))
