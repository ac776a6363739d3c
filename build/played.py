"""Games that bots have played, kept in docs/ as lines of a ladder, and how documents show what they say."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from escales import games
from escales.bots.ladder import Interval, Line, read
from escales.core import Game

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"


def lines(folder: Path) -> list[Line]:
    """The games in all files of *folder*, of every machine that has played some."""
    return [
        line
        for file in sorted(folder.glob("*.jsonl"))
        for line in read(file.read_text("utf-8").splitlines())
    ]


def sections(played: Sequence[Line]) -> Iterator[tuple[Game, list[Line]]]:
    """The games of each title, in the order of the shelf; titles that nobody has played are left out."""
    for id in games.ids():
        found = [line for line in played if line["game"] == id]
        if found:
            yield games.load(id), found


def rules(game: Game, options: Mapping[str, object]) -> str:
    """The options that differ from the usual ones, in words; ``usual`` if there are none."""
    usual = game.meta.resolve({})
    chosen = game.meta.resolve(options)
    named = [
        str(value) if isinstance(value, str) else f"{name} = {value}"
        for name, value in chosen.items()
        if value != usual[name]
    ]
    return ", ".join(named) or "usual"


def shown(share: Interval) -> str:
    """A share of the wins with its interval, in per cent."""
    return f"{share.share:.0%} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows)) + "\n"
