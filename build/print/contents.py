"""What of each game is printed, and how often: cards, notes, tickets and dice, from the data of the games."""

import importlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from escales.texts import Sentences

HERE = Path(__file__).resolve().parent
GAMES = HERE.parents[1] / "engine" / "escales" / "games"
MONEY, TOKENS, PLAYER_SHEETS = (
    json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    for name in ("money", "tokens", "player_sheets")
)


@dataclass(frozen=True)
class Card:
    """A card: the id of the data, the pack whose back it has, and its words."""

    id: str
    pack: str
    title: str
    text: str = ""
    series: str = ""
    """The series of Magellan that it belongs to, such as 1 or H2."""
    where: str = ""
    """A capital and its cell, or a date."""
    figures: tuple[tuple[str, str], ...] = ()
    """Names and values of the figures, such as the cost."""


@dataclass(frozen=True)
class Note:
    """A note or a ticket: what is written on it, and the kind that gives it its colour."""

    value: str
    kind: str
    sign: str
    """The drawing on it: the name of a symbol of the game's pieces."""
    name: str = ""


@dataclass(frozen=True)
class Token:
    """A piece to cut out: how many a player has, its size in mm, and what of the drawing is shown."""

    kind: str
    each: int
    width: float
    height: float
    box: tuple[float, ...]
    shape: str
    """``standing``, ``disc`` or ``flat``."""


@dataclass(frozen=True)
class PlayerSheet:
    """What a player writes down: single fields, and a table."""

    fields: tuple[str, ...]
    columns: tuple[str, ...]
    rows: int


def data(game: str, name: str) -> Any:
    """A file of the game's data."""
    return json.loads((GAMES / game / "data" / f"{name}.json").read_text(encoding="utf-8"))


def cards(game: str, language: str) -> list[Card]:
    """All cards of *game*, each as often as the box holds it."""
    words = Sentences(language, game)

    def card(id: str, pack: str) -> Card:
        title = words.say(f"card-{id}")
        return Card(id, pack, title[:1].upper() + title[1:], words.name("text", id) or "")

    if game == "long_cours":
        ids = importlib.import_module("escales.games.long_cours.cards").BOX
        return [card(id, "captain") for id in ids]
    if game == "marco_polo":
        held = data(game, "cards")
        coloured = [card(one["id"], one["colour"]) for one in (*held["goods"], *held["hasard"])]
        missions = [card(one["id"], "table") for one in held["tables"]]
        return [*coloured, *missions, *(card(one["id"], "secret") for one in held["secrets"])]
    if game == "magellan":
        return [*_countries(words), *_histories(words)]
    return []


def _countries(words: Sentences) -> Iterator[Card]:
    """The geographic cards of Magellan."""
    for one in data("magellan", "countries")["countries"]:
        id, series = one["id"], str(one["series"])
        figures = tuple(
            (words.say(f"card-{name}"), f"{one[name]:_}\u00a0M".replace("_", "\u202f"))
            for name in ("cost", "income")
        )
        where = f"{words.say(f'capital-{id}')}, {one['cell']}"
        pack = f"series-{series}"
        yield Card(id, pack, words.say(f"card-{id}"), "", series, where, figures)


def _histories(words: Sentences) -> Iterator[Card]:
    """The historical cards of Magellan."""
    for one in data("magellan", "cards")["cards"]:
        id = one["id"]
        text = words.say(f"text-{id}")
        if starred := words.name("card", f"{id}-asterisk"):
            text = f"{text}\n*\u00a0{starred}"
        date = words.name("card", f"{id}-date") or ""
        yield Card(id, "history", words.say(f"card-{id}"), text, f"H{one['series']}", date)


def yields(language: str) -> dict[str, list[tuple[str, str]]]:
    """The countries of each series of Magellan with their income in per cent of the cost, the best first (MA-18)."""
    words = Sentences(language, "magellan")
    countries = data("magellan", "countries")["countries"]
    made: dict[str, list[tuple[str, str]]] = {}
    for one in sorted(countries, key=lambda one: -one["income"] / one["cost"]):
        share = f"{100 * one['income'] / one['cost']:.1f}"
        shown = f"{share.replace('.', ',')}\u00a0%" if language == "fr" else f"{share}%"
        made.setdefault(str(one["series"]), []).append((words.say(f"card-{one['id']}"), shown))
    return made


def tokens(game: str) -> list[Token]:
    """The pieces of one player of *game*."""
    held = data(game, "equipment")["pieces"] if game == "magellan" else []
    counts = {one["kind"]: one["count"] for one in held}
    return [
        Token(
            one["kind"],
            counts.get(one["kind"]) or one["each"],
            one["width"],
            one["height"],
            tuple(one["box"]),
            one["shape"],
        )
        for one in TOKENS[game]
    ]


def player_sheet(game: str, language: str, labels: Mapping[str, str]) -> PlayerSheet:
    """The sheet of one player of *game*; *labels* are the words of the sheets, the others are those of the game."""
    words, given = Sentences(language, game), PLAYER_SHEETS[game]

    def label(id: str) -> str:
        found = labels.get(f"sheet-{id}") or words.say(id)
        return found[:1].upper() + found[1:]

    fields, columns = (tuple(label(id) for id in given[part]) for part in ("fields", "columns"))
    return PlayerSheet(fields, columns, given["rows"])


def notes(game: str, language: str) -> list[Note]:
    """All notes and tickets of *game*: counts of the source where the data has them, else ours from money.json."""
    unit = MONEY["units"][game].replace(" ", "\u00a0")
    counts = data(game, "board")["money"]["notes"] if game == "magot" else MONEY["notes"][game]
    sign = "counter-pot" if game == "magot" else "counter-cash"
    made = [
        Note(f"{value}{unit}", "money", sign)
        for value, count in counts.items()
        for _ in range(count)
    ]
    if game == "long_cours":
        words = Sentences(language, game)
        for product in data(game, "board")["products"]:
            sign = f"product-{product['id']}"
            name = words.say(sign)
            for value, count in product["tickets"].items():
                shown = f"{value.removesuffix('M')}\u00a0M"
                made += [Note(shown, product["colour"], sign, name)] * count
    return made


def dice(game: str) -> list[list[str]]:
    """The faces of each die of *game* as names of drawings; the second is opposite the fifth, and so on (see NET)."""
    if game == "magot":
        return [[f"roll-{one['value']}" for one in data(game, "board")["die"]["faces"]]]
    if game == "marco_polo":
        given = data(game, "board")["dice"]
        return [[f"{colour}-{face}" for face in given[colour]] for colour in ("black", "white")]
    ordinary = [[f"roll-{face}" for face in range(1, 7)] for _ in range(2)]
    if game == "magellan":
        bombing = importlib.import_module("escales.games.magellan.rules.war.bombing")
        return [*ordinary, [f"special-{face}" for face in bombing.DESTROYS]]
    return ordinary


def roulette(game: str) -> dict[str, list[str]] | None:
    """The ten sectors of each ring, clockwise; ``None`` if the game has no roulette."""
    if game != "marco_polo":
        return None
    given = data(game, "board")["roulette"]
    return {ring: [str(face) for face in given[ring]] for ring in ("land", "sea")}
