"""Write docs/ladder.md: how strong each level is, from the games of ladders.

    python -m escales ladder GAME --bots matelot,mousse --games 400 --out docs/ladder/GAME.jsonl
    python build/ladders.py

All files of docs/ladder/ count, whatever they are called, so that the lines of several machines can be put beside each other.
"""

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from escales.bots.ladder import Line, standings
from escales.core import Game
from failure import told
from played import DOCS, ROOT, lines, rules, sections, shown, table

DATA = DOCS / "ladder"
TARGET = DOCS / "ladder.md"

HEAD = """# How strong the opponents are

Made by `python build/ladders.py` from the games in [ladder/](ladder), one line of JSON for each. A command such as
`python -m escales ladder GAME --bots matelot,mousse --games 400 --out docs/ladder/GAME.jsonl` plays them and goes
on where it stopped; the lines of several machines can be put beside each other.

Each seed is played once for each rotation of the bots around the table, so that nobody gains by a seat. A share of the wins
stands before the interval that holds the true one with 95 %. `capitaine:400` searches 400 iterations a decision. Elo is 0 for
an even share, and 400 for ten times the odds. Games that the limit stopped count for nobody.
"""


class Match(NamedTuple):
    """What the games of one ladder have in common."""

    rules: str
    bots: tuple[str, ...]
    """In the order of the alphabet; a bot that has two seats stands there twice."""


def ladders(game: Game, played: Sequence[Line]) -> dict[Match, list[Line]]:
    """The games of each ladder; games among bots of one kind say nothing of their strength."""
    found: dict[Match, list[Line]] = {}
    for line in played:
        if len({*line["bots"]}) > 1:
            match = Match(rules(game, line["options"]), tuple(sorted(line["bots"])))
            found.setdefault(match, []).append(line)
    return dict(sorted(found.items()))


def rows(match: Match, played: Sequence[Line]) -> list[list[str]]:
    """The bots of a ladder, the best first; what they have in common stands in the first row."""
    rounds = f"{median(line['rounds'] for line in played):.0f}"
    common = [match.rules, str(len(match.bots)), str(len(played)), rounds]
    made = []
    for bot, _, wins, elo in standings(played):
        made.append([*common, bot, shown(wins), f"{elo:+.0f}"])
        common = [""] * len(common)
    return made


def document() -> str:
    """The whole of docs/ladder.md."""
    head = ["rules", "seats", "games", "rounds", "bot", "share of the wins", "Elo"]
    parts = [HEAD]
    for game, played in sections(lines(DATA)):
        found = [row for match, same in ladders(game, played).items() for row in rows(match, same)]
        if found:
            parts.append(f"## {game.meta.title}\n\n{table(head, found)}")
    if len(parts) == 1:
        parts.append("No games yet.\n")
    return "\n".join(parts)


if __name__ == "__main__":
    with told():
        TARGET.write_text(document(), encoding="utf-8")
        print(f"{TARGET.relative_to(ROOT)}: {len(document().splitlines())} lines")
