"""Write docs/balance.md: how fair and how long each game is, with bots of one level on all seats.

    python build/balance.py                               write the document
    python build/balance.py --games 100 --only GAME       play what is missing first
    python build/balance.py --first 20 --only GAME        play the first games of beginners anew

The games are lines of a ladder in docs/balance/*.jsonl. Playing may stop at any moment and goes on where it stopped;
the lines of other machines, which played other seeds, can be put into files beside these.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from escales import bots, games
from escales.bots import ladder
from escales.bots.ladder import Interval, Line
from escales.core import CHANCE, HUMAN, Game, OptionValue, draw
from failure import told
from measures import ways
from played import DOCS, ROOT, lines, rules, sections, shown, table

DATA = DOCS / "balance"
TARGET = DOCS / "balance.md"
LIMIT = 20_000
"""The most entries of a game."""
DECISION, OUTCOME = 8, 5
"""Seconds that people are assumed to need for a decision, and for a throw or a draw."""
STEP = 5
"""The games that a table plays before it is another table's turn."""
BEGINNER = "matelot"
"""The bot that plays for the person in a first game."""

HEAD = f"""# How fair the tables are, and how long a game takes

Made by `python build/balance.py` from the games in [balance/](balance), one line of JSON for each;
`python build/balance.py --games 100` plays what is missing up to 100 games a table, `--only GAME` those of one game,
`--bot mousse` with bots of another level. One table alone: `python -m escales ladder GAME --seats 3 --bots matelot
--games 100 --out docs/balance/GAME.jsonl`.

Bots of one level sit on all seats; seat 1 is the first in the order of play. A share of the wins stands before the interval
that holds the true one with 95 %; a win that several seats share counts in parts. **Bold** is a share whose interval leaves
out the even one. One interval in twenty does so by chance alone: a bold share is a reason to look, not yet a proof.

Lengths are the median and the 95th percentile of the games that ended; a game is stopped after {LIMIT:,} entries. Decisions
count every entry of a seat in the journal, those with one choice only among them. Minutes are no measurement: they assume
{DECISION} seconds for a decision and {OUTCOME} for a throw or a draw.
"""

FIRST = """## First games

The game that the set-up offers to beginners, as `data/tutorial.json` of the game says: a matelot sits where the person would,
against the opponents that the page seats. `python build/balance.py --first 20` plays it with twenty seeds, `--only GAME`
that of one game. Decisions, throws and minutes are those of the person alone, since the page plays for the others; a win is
one of the matelot's, and what the page shows of the others' turns comes on top.
"""


class Table(NamedTuple):
    """What the games of one row have in common."""

    game: Game
    rules: str
    seats: int
    bot: str


def first_game(game: Game) -> tuple[list[str], dict[str, OptionValue]]:
    """The bots and the options of the first game; a matelot has the seat of the person."""
    path = Path(games.__file__).parent / game.meta.id / "data" / "tutorial.json"
    given = json.loads(path.read_text("utf-8"))["first_game"]
    players = [seat["player"] for seat in given["seats"]]
    return [BEGINNER if player == HUMAN else player for player in players], given["options"]


def play_first(
    game: Game, levels: Sequence[str], options: Mapping[str, OptionValue], seed: int
) -> Line:
    """Play a first game; decisions and outcomes are those of the beginner only."""
    rng, me = Random(seed), levels.index(BEGINNER)
    players = [bots.opponent(level, game) for level in levels]
    state = game.new(len(players), options)
    counted: Counter[int | None] = Counter()
    outcomes: Counter[int | None] = Counter()
    while (actor := state.actor) is not None and counted.total() + outcomes.total() < LIMIT:
        if actor == CHANCE:
            outcomes[state.roller] += 1
            state.apply(draw(state.outcomes(), rng))
        else:
            counted[actor] += 1
            action = players[actor].choose(partial(state.view, actor), state.legal_actions(), rng)
            state.apply(action)
    result = state.result
    return {
        "game": game.meta.id,
        "bots": list(levels),
        "options": dict(options),
        "seed": seed,
        "decisions": counted[me],
        "outcomes": outcomes[me],
        "rounds": state.round,
        "reason": None if result is None else result.reason,
        "ranking": None if result is None else list(result.ranking),
    }


def play_first_games(wanted: int, only: str | None) -> None:
    """Play the first game of each game so often; what has been kept of it goes."""
    (DATA / "first").mkdir(exist_ok=True)
    for game in (games.load(id) for id in games.ids() if only in (None, id)):
        levels, options = first_game(game)
        played = [play_first(game, levels, options, seed) for seed in range(wanted)]
        text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in played)
        (DATA / "first" / f"{game.meta.id}.jsonl").write_text(text, "utf-8")


def first_games() -> str:
    """What is kept of first games: a table, a game in each row."""
    head = ["game", "options", "opponents", "games", "wins", "rounds", "decisions"]
    head += ["throws and draws", "minutes", "endings"]
    rows = []
    for game, played in sections(lines(DATA / "first")):
        line, ended = played[0], [one for one in played if one["ranking"] is not None]
        against = Counter(level for level in line["bots"] if level != BEGINNER)
        seats = ", ".join(f"{count} {level}" for level, count in against.items())
        won = shown(wins(played, line["bots"].index(BEGINNER)))
        row = [game.meta.title, rules(game, line["options"]), seats, str(len(played)), won]
        rows.append([*row, *lengths(ended), endings(played)])
    return f"{FIRST}\n{table(head, rows)}"


def play(wanted: int, only: str | None, bot: str, jobs: int) -> None:
    """Play up to *wanted* games at every table, a few at each table in turn."""
    DATA.mkdir(exist_ok=True)
    for number in [*range(STEP, wanted, STEP), wanted]:
        for game in (games.load(id) for id in games.ids() if only in (None, id)):
            for way in ways(game):
                for seats in game.meta.seats:
                    bots = [bot] * seats
                    matches = ladder.matches(game, bots, way.options, number, 0, LIMIT)
                    ladder.play_all(matches, DATA / f"{game.meta.id}.jsonl", jobs)


def tables(game: Game, played: Sequence[Line]) -> dict[Table, list[Line]]:
    """The games of each row, the rows in order; tables of different bots are no part of it."""
    found: dict[Table, list[Line]] = {}
    for line in played:
        if len({*line["bots"]}) == 1:
            bot = line["bots"][0]
            row = Table(game, rules(game, line["options"]), len(line["bots"]), bot)
            found.setdefault(row, []).append(line)
    order = [rules(game, way.options) for way in ways(game)]

    def place(row: Table) -> tuple[str, int, str, int]:
        known = order.index(row.rules) if row.rules in order else len(order)
        return row.bot, known, row.rules, row.seats

    return {row: found[row] for row in sorted(found, key=place)}


def wins(played: Sequence[Line], seat: int) -> Interval:
    """The share of *seat*; games without an end count for nobody."""
    ended = [ladder.shares(line) for line in played if line["ranking"] is not None]
    return Interval.of(sum(shares[seat] for shares in ended), len(ended))


def fair(share: Interval, seats: int) -> str:
    """The share of a seat, bold if its interval leaves out the even share."""
    text = shown(share)
    return text if share.low <= 1 / seats <= share.high else f"**{text}**"


def length(numbers: Sequence[float]) -> str:
    """The median and the 95th percentile; nothing if there are no *numbers*."""
    if not numbers:
        return ""
    highest = sorted(numbers)[min(len(numbers) - 1, int(0.95 * len(numbers)))]
    return f"{median(numbers):.0f}, {highest:.0f}"


def lengths(ended: Sequence[Line]) -> Iterator[str]:
    """Rounds, decisions, outcomes and minutes of games that have *ended*."""
    yield length([line["rounds"] for line in ended])
    yield length([line["decisions"] for line in ended])
    yield length([line["outcomes"] for line in ended])
    yield length([(DECISION * one["decisions"] + OUTCOME * one["outcomes"]) / 60 for one in ended])


def endings(played: Sequence[Line]) -> str:
    """How the games ended, the usual ending first."""
    counted = Counter(line["reason"] or "stopped by the limit" for line in played)
    return ", ".join(f"{why} {count / len(played):.0%}" for why, count in counted.most_common())


def cells(row: Table, played: Sequence[Line], most: int) -> Iterator[str]:
    """One row; *most* is the number of columns for seats."""
    yield from (row.rules, row.bot, str(row.seats), str(len(played)))
    ended = any(line["ranking"] is not None for line in played)
    for seat in range(most):
        yield fair(wins(played, seat), row.seats) if seat < row.seats and ended else ""
    whole = [line for line in played if line["ranking"] is not None]
    yield from lengths(whole)
    yield endings(played)


def document() -> str:
    """The whole of docs/balance.md."""
    parts = [HEAD]
    for game, played in sections(lines(DATA)):
        most = game.meta.seats[-1]
        seats = [f"seat {seat + 1}" for seat in range(most)]
        head = ["rules", "bots", "seats", "games", *seats, "rounds", "decisions"]
        head += ["throws and draws", "minutes", "endings"]
        rows = [[*cells(row, found, most)] for row, found in tables(game, played).items()]
        parts.append(f"## {game.meta.title}\n\n{table(head, rows)}")
    parts.append(first_games())
    parts.append((DATA / "proposals.md").read_text("utf-8"))
    return "\n".join(parts)


def main() -> None:
    """Play what is wanted, and write the document."""
    parser = argparse.ArgumentParser(description="How fair and how long each game is.")
    parser.add_argument("--games", type=int, default=0, help="play up to so many games a table")
    parser.add_argument("--first", type=int, default=0, help="play so many first games anew")
    parser.add_argument("--only", choices=games.ids(), help="play this game only")
    parser.add_argument("--bot", default="matelot", help="the level on all seats")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    if chosen.games:
        play(chosen.games, chosen.only, chosen.bot, chosen.jobs)
    if chosen.first:
        play_first_games(chosen.first, chosen.only)
    TARGET.write_text(document(), encoding="utf-8")
    print(f"{TARGET.relative_to(ROOT)}: {len(document().splitlines())} lines")


if __name__ == "__main__":
    with told():
        main()
