"""Write the records of games and rules versions that have none in `golden` yet: python -m tests.records.new_golden

Done once before a release; what is there already is never written anew.
"""

import json
from pathlib import Path
from random import Random

from escales import games
from escales.core import Seat, Table
from escales.records import write
from escales.records.link import link
from tests.records.games_at_random import go_on

GOLDEN = Path(__file__).parent / "golden"
ENTRIES = 150
"""Enough that most of a game's rules have had a part in it."""


def main() -> None:
    """Write what is missing, and say so."""
    for id in games.ids():
        name = f"{id}-format1-rules{games.meta(id).rules}.json"
        if (GOLDEN / name).exists():
            continue
        seats = [Seat("Zoé", "red"), Seat("Bo", "blue", "random"), Seat("Lou", "green")]
        table = Table(games.load(id), seats, rng=Random(1))
        go_on(table, ENTRIES)
        text = json.dumps(write.save(table), ensure_ascii=False, indent=0)
        (GOLDEN / name).write_text(f"{text}\n", encoding="utf-8")
        linked = name.replace("format1", "v1").replace(".json", ".link")
        (GOLDEN / linked).write_text(link(table), encoding="utf-8")
        print(f"{name} and {linked} are new")


if __name__ == "__main__":
    main()
