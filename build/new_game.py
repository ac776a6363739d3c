"""Start a new game: copy the template's game under another id.

``python build/new_game.py ID PREFIX`` makes the game ID, whose rules are PREFIX-01, PREFIX-02 and so on. The files of
`template` lie in the same folders as those of the new game; no other file changes. `docs/adding-a-game.md` explains
each of them.
"""

import argparse
import re
from pathlib import Path

from escales import games
from external_game import ExternalGame
from failure import Failure, told

ROOT = Path(__file__).resolve().parent.parent
TEMPLATE = ROOT / "template"
ID = re.compile(r"[a-z][a-z0-9_]{1,39}")
PREFIX = re.compile(r"[A-Z]{2}")


def new_game(root: Path, id: str, prefix: str) -> list[Path]:
    """Write the files of the game `id` below `root`; returns their paths.

    Raises Failure when the id or the prefix cannot be used, or when a file is there already.
    """
    check(id, prefix)
    template = ExternalGame(TEMPLATE)
    with template.registered():
        old = games.meta(template.id)
    title = "".join(word.capitalize() for word in id.split("_"))
    words = {old.id: id, old.title: title, old.prefix: prefix}
    named = re.compile(rf"\b({'|'.join(words)})(?![A-Za-z])")
    written: dict[Path, str] = {}
    for path in sorted(TEMPLATE.rglob("*")):
        inside = path.relative_to(TEMPLATE)
        if path.is_file() and len(inside.parts) > 1 and "__pycache__" not in inside.parts:
            text = path.read_text(encoding="utf-8")
            target = root / named.sub(lambda found: words[found[0]], inside.as_posix())
            written[target] = named.sub(lambda found: words[found[0]], text)
    there = [str(path.relative_to(root)) for path in written if path.exists()]
    if there:
        raise Failure(f"{there[0]} is there already: nothing has been written.")
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [*written]


def check(id: str, prefix: str) -> None:
    """Raise Failure for an id or a prefix that no new game can have."""
    if not ID.fullmatch(id):
        raise Failure(f"{id!r} cannot be an id: use small letters, digits and _.")
    if not PREFIX.fullmatch(prefix):
        raise Failure(f"{prefix!r} cannot be a prefix: use two capital letters.")
    for other in games.ids():
        if other == id or games.meta(other).prefix == prefix:
            raise Failure(
                f"The game {other} has this id or prefix: its rules are {games.meta(other).prefix}-01 and so on."
            )


def main() -> None:
    """Make the game that the command line names."""
    parser = argparse.ArgumentParser(description="Start a new game from the template.")
    parser.add_argument("id", help="the game's id: small letters, digits, _")
    parser.add_argument("prefix", help="two capital letters, with which the ids of its rules begin")
    chosen = parser.parse_args()
    for path in new_game(ROOT, chosen.id, chosen.prefix):
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    with told():
        main()
