"""Write records of games and rules versions that have none in `golden` yet: python -m tests.records.new_golden

This is done before a release; existing records are never changed. A game with several sets of rules has one record for each
set.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from escales import bots, games
from escales.bots.simulation import play_out
from escales.core import Seat, Table
from escales.records import write
from escales.records.link import link

GOLDEN = Path(__file__).parent / "golden"
ENTRIES = 500
"""Entries of a record; with so many, most of a game's rules are applied."""

SEATS = (
    Seat("Zoé", "red"),
    Seat("Bo", "blue", "random"),
    Seat("Lou", "green"),
    Seat("Max", "yellow"),
    Seat("Ana", "mauve"),
    Seat("Jo", "black"),
)


def wanted() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """For each record that should exist: the game's name in file names, its id, the options."""
    for id in games.ids():
        yield id, id, {}
        for option in games.meta(id).options:
            if option.kind == "choice":
                for value in option.values:
                    if value != option.default:
                        yield f"{id}.{value}", id, {option.name: value}


def played(id: str, options: dict[str, Any]) -> Table:
    """A game played by its cabin boy, for ENTRIES entries or to its end."""
    game, rng = games.load(id), Random(1)
    robot = bots.load("mousse", game)
    seats = 3 if 3 in game.meta.seats else game.meta.seats[0]
    table = Table(game, SEATS[:seats], options, rng=rng)
    play_out(table, robot, rng, ENTRIES)
    return table


def main() -> None:
    """Write missing records, and print their names."""
    for named, id, options in wanted():
        name = f"{named}-format1-rules{games.meta(id).rules}.json"
        if (GOLDEN / name).exists():
            continue
        table = played(id, options)
        text = json.dumps(write.save(table), ensure_ascii=False, indent=0)
        (GOLDEN / name).write_text(f"{text}\n", encoding="utf-8")
        linked = name.replace("format1", "v1").replace(".json", ".link")
        (GOLDEN / linked).write_text(link(table), encoding="utf-8")
        print(f"{name} and {linked} are new")


if __name__ == "__main__":
    main()
