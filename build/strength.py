"""Write docs/strength.md: how strong the bots are, from the games in docs/ladder.

`python build/strength.py` writes it anew. Each file there holds the games of one ladder, made with
`python -m escales ladder GAME --out FILE`; tests/build/test_strength.py fails when the table is out
of date.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from escales import games
from escales.bots.ladder import Standing, read, standings
from escales.bots.simulation import Simulated
from failure import told

ROOT: Final = Path(__file__).resolve().parent.parent
LADDER: Final = ROOT / "docs" / "ladder"
TARGET: Final = ROOT / "docs" / "strength.md"
HEAD: Final = """# How strong the bots are

Made by `python build/strength.py` from the games in [ladder](ladder): one line of JSON a game. Each seed was played once from
each seat. The interval holds the true share of the wins with 95 %. `capitaine:N` is a Capitaine with N iterations a decision;
it stops before when the rest could not change its mind. Without N, it takes its time.
To play the games of a row again, or more of them:

    python -m escales ladder GAME --seats 2 --bots BOTS --games GAMES [--option ruleset=RULESET] --out FILE

| Game | Seats | Stronger | Weaker | Games | Share of the wins | 95 % interval | Elo |
|---|---|---|---|---|---|---|---|
"""
STEPS: Final = ("random", "mousse", "matelot", "capitaine")
"""The bots, the weakest first."""


class Row(NamedTuple):
    """What two bots did against each other in one game."""

    game: str
    seats: int
    stronger: Standing
    weaker: Standing

    def __str__(self) -> str:
        wins = self.stronger.wins
        return (
            f"| {self.game} | {self.seats} | {self.stronger.bot} | {self.weaker.bot}"
            f" | {self.stronger.games} | {wins.share:.1%} | {wins.low:.1%} to {wins.high:.1%}"
            f" | {self.stronger.elo:+.0f} |"
        )


def row(lines: Sequence[Simulated]) -> Row:
    """The row of the games in *lines*, all of the same game, options and two bots.

    Raises :class:`ValueError` if they are not.
    """
    tables = {(line["game"], line["seats"], *sorted(line["options"].items())) for line in lines}
    found = sorted(standings(lines), key=lambda one: _step(one.bot))
    if len(tables) != 1 or len(found) != 2:
        raise ValueError("the games of a file are of one table and of two bots")
    first = lines[0]
    title = games.load(first["game"]).meta.title
    ruleset = first["options"].get("ruleset")
    name = f"{title}, {ruleset}" if ruleset else title
    return Row(name, first["seats"], found[1], found[0])


def _step(bot: str) -> int:
    return STEPS.index(bot.partition(":")[0])


def rows(files: Iterable[Path]) -> Iterator[Row]:
    """A row for each of the *files*."""
    for file in files:
        try:
            yield row(read(file.read_text("utf-8").splitlines()))
        except ValueError as error:
            raise ValueError(f"{file.name}: {error}") from error


def document() -> str:
    """The whole of docs/strength.md."""
    found = sorted(
        rows(LADDER.glob("*.jsonl")),
        key=lambda one: (one.game, one.seats, _step(one.stronger.bot), _step(one.weaker.bot)),
    )
    return HEAD + "".join(f"{one}\n" for one in found)


if __name__ == "__main__":
    with told():
        TARGET.write_text(document(), encoding="utf-8")
        print(f"{TARGET.relative_to(ROOT)}: {len(document().splitlines())} lines")
