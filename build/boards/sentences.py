"""A game's sentences, for the names that are written on its board."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

GAMES = Path(__file__).resolve().parents[2] / "engine/escales/games"


def said(game: str, language: str) -> dict[str, str]:
    """The sentences of a game that have no parameters, by message id."""
    text = (GAMES / game / f"texts/{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.value is not None:
            texts = [part.value for part in entry.value.elements if isinstance(part, TextElement)]
            if len(texts) == len(entry.value.elements):
                found[entry.id.name] = "".join(texts)
    return found
