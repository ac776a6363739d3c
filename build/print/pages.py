"""Write the print-and-play pages, ``print/GAME.LANGUAGE.html``, into a site: sheets of paper, one after another."""

import json
import re
import shutil
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from fluent.syntax import FluentParser, ast

from escales.texts import Sentences
from examples import COLOURS
from failure import Failure
from print import card_parts, contents, sheet_parts, tiling, token_parts
from rulebook import inside

HERE = Path(__file__).resolve().parent
GAMES = ("magot", "long_cours", "marco_polo", "magellan")
DRAWINGS = {
    "magellan": (
        "games/magellan/locators.svg",
        "themes/magellan/history.svg",
        HERE / "magellan-back.svg",
    )
}
"""Files with drawings besides the game's pieces: paths in the site, or whole paths."""
SERIES = tuple(f"series-{letter}{number}" for letter in ("", "H") for number in range(1, 6))
BODY = re.compile(r'<main class="book">(.*)</main>', re.S)
SYMBOLS = re.compile(r'<svg class="symbols".*?\n</svg>\n', re.S)
SEARCH = re.compile(r'<div class="book-search".*?</div>\n|<nav class="book-parts".*?</nav>\n', re.S)


def texts(language: str) -> dict[str, str]:
    """The words of the pages, by id, as the Fluent file has them."""
    source = (HERE / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: "".join(
            part.value for part in entry.value.elements if isinstance(part, ast.TextElement)
        )
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.value
    }


def _first(
    game: str, language: str, title: str, words: Mapping[str, str], counts: Mapping[str, int]
) -> str:
    """The first sheet: what to print, on what, what else is needed, and what is known of the game."""
    note = Sentences(language, game).say("game-board-note")
    rows = "".join(
        f"<tr><th>{escape(words[part])}</th><td>{count}</td><td>{escape(words[f'{part}-paper'])}</td></tr>"
        for part, count in counts.items()
        if count
    )
    inside = (
        f"<h1>{escape(title)}</h1><p>{escape(words['intro'])}</p><table>{rows}</table>"
        f"<h2>{escape(words['needed'])}</h2><p>{escape(words[f'needed-{game}'])}</p>"
        f"<h2>{escape(words['known'])}</h2><p>{escape(note)}</p><p>{escape(words[f'known-{game}'])}</p>"
        f"<p>{escape(words['known-more'])}</p>"
    )
    return sheet_parts.sheet("first", inside)


def _deck(game: str, language: str, drawings: str) -> card_parts.Deck:
    """What the cards of *game* are drawn with."""
    symbols = frozenset(re.findall(r'<symbol id="([\w-]+)"', drawings))
    if game != "magellan":
        return card_parts.Deck(symbols, {}, {})
    said = Sentences(language, game)
    named = {id: said.say(id) for id in (*SERIES, "card-yields")}
    return card_parts.Deck(symbols, contents.yields(language), named)


def page(site: Path, game: str, language: str, title: str, styles: Sequence[str]) -> str:
    """The print-and-play page of *game*, made from its rule book and board in *site*."""
    words = texts(language)
    book = (site / "rules" / f"{game}.{language}.html").read_text(encoding="utf-8")
    found, symbols = BODY.search(book), SYMBOLS.search(book)
    if not found or not symbols:
        raise Failure(
            f"The rule book of {game} has no text or no drawings: nothing can be printed."
        )
    rules = SEARCH.sub("", found[1].replace(symbols[0], ""))
    more = "".join(inside((site / path).read_text("utf-8")) for path in DRAWINGS.get(game, ()))
    drawings = symbols[0].removesuffix("</svg>\n") + f"{more}</svg>\n"
    box = json.loads((site / "games" / game / "board.json").read_text("utf-8"))["viewBox"]
    cards, notes = contents.cards(game, language), contents.notes(game, language)
    dice, wheel = contents.dice(game), contents.roulette(game)
    tokens = contents.tokens(game)
    pieces = [sheet_parts.dice(dice, words), token_parts.tokens(tokens, COLOURS, words)]
    # One or two dice leave room on their sheet.
    cut_out = [pieces] if len(dice) <= 2 else [[one] for one in pieces]
    parts = [
        sheet_parts.board(box),
        sheet_parts.tiles(box, words),
        card_parts.cards(cards, _deck(game, language, drawings)),
        sheet_parts.notes(notes),
        *(sheet_parts.sheet("cut-out", "".join(one)) for one in cut_out),
        sheet_parts.roulette(wheel, words) if wheel else "",
        token_parts.player_sheet(contents.player_sheet(game, language, words), title, words),
    ]
    counts = {"board": 1, "tiles": 4, "cards": len(cards), "notes": len(notes), "dice": len(dice)}
    counts["roulette"] = 1 if wheel else 0
    counts["tokens"] = len(COLOURS) * sum(one.each for one in tokens)
    counts["sheets"] = token_parts.COPIES
    template = (HERE / "page.html").read_text(encoding="utf-8")
    values = {
        "LANGUAGE": language,
        "GAME": game,
        "TITLE": escape(f"{title} · {words['print-and-play']}"),
        "STYLES": "\n".join(f'<link rel="stylesheet" href="../{one}">' for one in styles),
        "BACK": escape(words["back"]),
        "PRINT": escape(words["print"]),
        "CHOICE_A3": escape(words["choice-a3"]),
        "CHOICE_A4": escape(words["choice-a4"]),
        "SYMBOLS": drawings,
        "SHEETS": _first(game, language, title, words, counts) + "".join(parts),
        "RULES": rules,
    }
    return tiling.as_shapes(re.sub(r"\{([A-Z_0-9]+)\}", lambda name: values[name[1]], template))


def write(site: Path, games: Sequence[Mapping[str, object]], styles: Sequence[str]) -> None:
    """Write the pages of the known games among *games*, the list of the site."""
    folder = site / "print"
    folder.mkdir()
    for name in ("print.css", "page.js"):
        shutil.copyfile(HERE / name, folder / name)
    for one in games:
        game = str(one["id"])
        if game not in GAMES:
            continue
        own = [*styles, f"themes/{game}/theme.css", "print/print.css"]
        for language in ("fr", "en"):
            html = page(site, game, language, str(one["title"]), own)
            (folder / f"{game}.{language}.html").write_text(html, encoding="utf-8")
            _link(site / "rules" / f"{game}.{language}.html", texts(language)["print-and-play"])


def _link(book: Path, words: str) -> None:
    """Let a rule book link to the page of its game."""
    text = book.read_text(encoding="utf-8")
    link = f'<a class="to-print" href="../print/{book.name}">{escape(words)}</a></nav>\n<main'
    book.write_text(text.replace("</nav>\n<main", link, 1), encoding="utf-8")
