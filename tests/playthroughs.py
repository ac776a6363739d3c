"""Recorded playthroughs: a game written down move by move, to be compared with itself later.

``python -m tests.playthroughs`` writes all records anew; the difference is then read by a person.
A record begins with a header line (JSON: game, seats, options and why it was recorded); every
further line is one entry: number, who acts, how many choices there were, the action, and the
events with their rules. The last line is the result with the digest.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from escales import games
from escales.core import CHANCE, Action, Event, State

FOLDER = Path(__file__).parent / "games"


class Playthrough(NamedTuple):
    """A recorded game: its header and the actions taken."""

    header: dict[str, Any]
    actions: list[Action]


class Moment[S: State](NamedTuple):
    """One entry of a recorded game: the state before it and what happened."""

    before: S
    events: list[Event]


def paths() -> list[Path]:
    """All recorded playthroughs."""
    return sorted(FOLDER.glob("*/playthroughs/*.txt"))


def read(text: str) -> Playthrough:
    """The header and the actions of a record."""
    head, *lines = text.splitlines()
    taken = [line.split(" | ")[2] for line in lines if line[:1].isdigit()]
    return Playthrough(json.loads(head), [Action.parse(action) for action in taken])


def recorded[S: State](game: str, kind: type[S]) -> Iterator[list[Moment[S]]]:
    """All recorded games of *game*, whose states are of that *kind*, moment by moment."""
    for path in paths():
        played = read(path.read_text("utf-8"))
        if played.header["game"] != game:
            continue
        state = games.load(game).new(played.header["seats"], played.header["options"])
        assert isinstance(state, kind)
        moments = []
        for action in played.actions:
            before = state.clone()
            moments.append(Moment(before, state.apply(action)))
        yield moments


def happened[S: State](kind: str, played: list[list[Moment[S]]]) -> Iterator[tuple[S, Event]]:
    """All events of a *kind* in these games, with the state before."""
    for moments in played:
        for before, events in moments:
            for event in events:
                if event.kind == kind:
                    yield before, event


def write(played: Playthrough) -> str:
    """The record of a game, played anew."""
    header = played.header
    state = games.load(header["game"]).new(header["seats"], header["options"])
    lines = [json.dumps(header, ensure_ascii=False)]
    for number, action in enumerate(played.actions):
        chance = state.actor == CHANCE
        who = f"chance for {state.roller}" if chance else f"seat {state.actor}"
        choices = len(state.outcomes() if chance else state.legal_actions())
        events = "; ".join(map(_told, state.apply(action)))
        lines.append(f"{number} | {who}, {choices} choices | {action} | {events}")
    result = state.result
    shown = "goes on" if result is None else f"{result.reason} {list(result.ranking)} {result.rule}"
    lines.append(f"end | {shown} | {state.digest()}")
    return "\n".join(lines) + "\n"


def _told(event: Event) -> str:
    params = {**event.params, **{f"({name})": value for name, value in event.private.items()}}
    told = " ".join(
        f"{name}={json.dumps(value)}" for name, value in params.items() if name != "path"
    )
    return f"{event.kind} {told} {event.rule}"


if __name__ == "__main__":
    for path in paths():
        path.write_text(write(read(path.read_text("utf-8"))), "utf-8")
