"""Write how long a game takes, `data/length.json` of each game: the set-up of the page says it.

    python build/lengths.py --games 20                    play all tables anew
    python build/lengths.py --games 4 --only GAME         those of one game

The file names the options that change the length most, and has a table for each choice of them: the median number of rounds
and the median minutes if people have all seats. Its games have no limit of rounds, or the highest one: the page reckons what
a limit leaves of them.
"""

import argparse
import itertools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median

from balance import DECISION, LIMIT, OUTCOME
from escales import games
from escales.bots.simulation import simulate
from escales.core import Game, Option, OptionValue
from failure import told

BOT = "mousse"
"""Who plays: the quickest to reckon; sailors need about as many rounds."""
ROUNDS = "rounds"
"""The option that limits the rounds, in every game."""


def path(game: Game) -> Path:
    """The file of a game."""
    return Path(games.__file__).parent / game.meta.id / "data" / "length.json"


def values(option: Option) -> list[OptionValue]:
    """All values of an option."""
    match option.kind:
        case "bool":
            return [False, True]
        case "choice":
            return list(option.values)
        case _:
            return list(range(option.low, option.high + 1, option.step))


def unlimited(game: Game) -> dict[str, OptionValue]:
    """The option for as many rounds as the game allows."""
    option = next(one for one in game.meta.options if one.name == ROUNDS)
    return {} if option.default == 0 else {ROUNDS: option.high}


def choices(game: Game, named: list[str]) -> Iterator[dict[str, OptionValue]]:
    """Each choice of the *named* options."""
    known = {option.name: option for option in game.meta.options}
    for chosen in itertools.product(*(values(known[name]) for name in named)):
        yield dict(zip(named, chosen, strict=True))


def length(
    game: Game, options: Mapping[str, OptionValue], seats: int, wanted: int
) -> tuple[int, int]:
    """The median rounds and minutes of so many games."""
    played = [simulate(game, [BOT] * seats, options, seed, LIMIT) for seed in range(wanted)]
    seconds = (DECISION * one["decisions"] + OUTCOME * one["outcomes"] for one in played)
    return round(median(one["rounds"] for one in played)), round(median(seconds) / 60)


def measure(game: Game, wanted: int) -> None:
    """Write the file of a game; the one that is there names the options."""
    named = json.loads(path(game).read_text("utf-8"))["options"]
    tables = [
        json.dumps(
            {
                "options": chosen,
                "seats": {
                    str(seats): length(game, {**chosen, **unlimited(game)}, seats, wanted)
                    for seats in game.meta.seats
                },
            }
        )
        for chosen in choices(game, named)
    ]
    source = f"build/lengths.py, {wanted} games a table; for each number of seats: rounds, minutes"
    head = f'"source": {json.dumps(source)},\n  "options": {json.dumps(named)}'
    rows = ",\n    ".join(tables)
    path(game).write_text(f'{{\n  {head},\n  "tables": [\n    {rows}\n  ]\n}}\n', "utf-8")


def main() -> None:
    """Play what is wanted."""
    parser = argparse.ArgumentParser(description="How long each game takes.")
    parser.add_argument("--games", type=int, default=20, help="so many games a table")
    parser.add_argument("--only", choices=games.ids(), help="play this game only")
    chosen = parser.parse_args()
    for game in (games.load(id) for id in games.ids() if chosen.only in (None, id)):
        measure(game, chosen.games)


if __name__ == "__main__":
    with told():
        main()
