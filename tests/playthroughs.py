"""Recorded playthroughs: games written down move by move, with which later versions of the engine are compared.

``python -m tests.playthroughs`` plays and writes all records again; a person then reads the differences.
``python -m tests.playthroughs GAME NAME`` records a new game, played by the game's best opponents;
another ``--seed`` gives another game.

A record begins with a header line (JSON: game, seats, options and the reason for the record). Each
further line is one entry: number, actor, number of choices, action, and events with their rules.
The last line is the result with the digest.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from escales import bots, games
from escales.bots.simulation import play_out
from escales.core import CHANCE, Action, Event, Seat, State, Table
from escales.core.seat import COLOURS
from escales.core.table import MOST_ENTRIES

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
    """The moments of each recorded game of *game*; *kind* is the class of its states."""
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
    """All events of a *kind* in these games, each with the state before it."""
    for moments in played:
        for before, events in moments:
            for event in events:
                if event.kind == kind:
                    yield before, event


def write(played: Playthrough) -> str:
    """Play a recorded game again, and return its record."""
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


FOLLOWS = ("path", "lack", "fly.other", "fly.effect")
"""Parameters that follow from the position or from the entry, of all kinds of events or of one: records leave them out."""


def _told(event: Event) -> str:
    params = {**event.params, **{f"({name})": value for name, value in event.private.items()}}
    told = " ".join(
        f"{name}={json.dumps(value)}"
        for name, value in params.items()
        if not {name, f"{event.kind}.{name}"} & set(FOLLOWS)
    )
    return f"{event.kind} {told} {event.rule}"


def record(game: str, seats: int, options: dict[str, Any], seed: int, why: str) -> str:
    """The record of a game that the best opponents of *game* play to its end."""
    rng, loaded = Random(seed), games.load(game)
    bot = bots.load("mousse", loaded)
    people = [Seat(f"Seat {seat}", COLOURS[seat]) for seat in range(seats)]
    table = Table(loaded, people, options, rng=rng)
    play_out(table, bot, rng, MOST_ENTRIES)
    header = {"game": game, "seats": seats, "options": table.options, "why": why}
    return write(Playthrough(header, [entry.action for entry in table.log]))


def main() -> None:
    """Write all records anew, or a new one."""
    parser = argparse.ArgumentParser(description="Write recorded games.")
    parser.add_argument("game", nargs="?", help="record a game of GAME instead")
    parser.add_argument("name", nargs="?", help="what to call the record")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    parser.add_argument("--why", default="", help="what the game is recorded for")
    given = parser.parse_args()
    if given.game is None:
        for path in paths():
            path.write_text(write(read(path.read_text("utf-8"))), "utf-8")
        return
    if given.name is None:
        parser.error("a record needs a name")
    path = FOLDER / given.game / "playthroughs" / f"{given.name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = record(given.game, given.seats, given.options, given.seed, given.why)
    path.write_text(text, "utf-8")
    print(f"{path.relative_to(FOLDER.parent.parent)}: {text.splitlines()[-1]}")


if __name__ == "__main__":
    main()
