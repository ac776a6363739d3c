"""Write the records of games and rules versions that have none in `golden` yet: python -m tests.records.new_golden

Done once before a release; what is there already is never written anew. Of a game that is played by several sets of rules,
there is one of each.
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
"""Enough that most of a game's rules have had a part in it."""


def wanted() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """The records there should be: the name that the game has in them, its id, options."""
    for id in games.ids():
        yield id, id, {}
        for option in games.meta(id).options:
            if option.kind == "choice":
                for value in option.values:
                    if value != option.default:
                        yield f"{id}.{value}", id, {option.name: value}


def played(id: str, options: dict[str, Any]) -> Table:
    """A game in its middle, or at its end, as its best robot plays it."""
    game, rng = games.load(id), Random(1)
    robot = bots.load(["random", *game.meta.levels][-1], game)
    seats = [Seat("Zoé", "red"), Seat("Bo", "blue", "random"), Seat("Lou", "green")]
    table = Table(game, seats, options, rng=rng)
    play_out(table, robot, rng, ENTRIES)
    return table


def main() -> None:
    """Write what is missing, and say so."""
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
