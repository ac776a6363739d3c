"""Turn rule books from Markdown into HTML pages: anchors for rules, links for their mentions, drawings for examples."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from xml.etree import ElementTree

from markdown_it import MarkdownIt
from markdown_it.token import Token

from failure import Failure

RULE_ID = re.compile(r"\b[A-Z]{2,3}-\d{2,3}[a-z]?\b")
HIGH = (
    (re.compile(" ([;!?])"), "\u202f\\1"),
    (re.compile(" ([:»])"), "\u00a0\\1"),
    (re.compile("« "), "«\u00a0"),
)
"""Spaces that keep French high punctuation on the line of the word before; ``l10n.mjs`` does the same for messages."""
SVG = "http://www.w3.org/2000/svg"
EXAMPLE = re.compile(r"example:([\w-]+)")
"""The address of an example in the Markdown: ``![words](example:ID)``."""
OPTION = re.compile(r"option:([\w-]+)")
"""The address of an option in the Markdown: ``[three](option:gifts)`` is a word of which each table has its own."""
WORDS = {
    "fr": {
        "back": "Retour au jeu",
        "parts": "Les parties de la règle",
        "search": "Chercher dans la règle",
        "none": "Aucun passage ne contient ces mots.",
        "one": "1 passage",
        "many": "{n} passages",
    },
    "en": {
        "back": "Back to the game",
        "parts": "Parts of the rules",
        "search": "Search the rules",
        "none": "No passage contains these words.",
        "one": "1 passage",
        "many": "{n} passages",
    },
}

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
{styles}
<script type="module" src="page.js"></script>
</head>
<body class="rulebook">
<nav><a href="../index.html">{back}</a></nav>
<main class="book">
{search}{drawings}{body}</main>
</body>
</html>
"""
SEARCH = """<div class="book-search" role="search" hidden>
<label><span>{search}</span> <input type="search" autocomplete="off" spellcheck="false"></label>
<p role="status" data-none="{none}" data-one="{one}" data-many="{many}"></p>
</div>
"""
PARTS = """<nav class="book-parts" aria-label="{label}">
<ul>
{items}
</ul>
</nav>
"""
DRAWINGS = """<svg class="symbols" aria-hidden="true">
<symbol id="book-board" overflow="visible"><g class="board">{board}</g></symbol>
{symbols}
</svg>
"""
FIGURE = """<figure class="example" id="example-{id}" data-game="{game}">
{drawing}
<figcaption id="example-{id}-words">{words}</figcaption>
</figure>
"""


@dataclass(frozen=True)
class Drawings:
    """What the pages of a game's rule books draw their examples with."""

    game: str
    examples: Mapping[str, str] = field(default_factory=dict)
    """The pieces, arrows and marks of each example as an SVG element, by id; see examples.py."""
    board: str = ""
    """The inside of the board's drawing."""
    symbols: str = ""
    """The symbols of pieces and emblems."""

    def figure(self, id: str, words: str) -> str:
        """An example as HTML; *words* say what it shows, as HTML. Raises KeyError if there is no such example."""
        start, found, inside = self.examples[id].partition(">")
        name = f'{start} data-detail="near" role="img" aria-labelledby="example-{id}-words"'
        board = '<use href="#book-board"/>'
        drawing = f"{name}{found}{board}{inside}"
        return FIGURE.format(id=id, game=self.game, drawing=drawing, words=words)


def inside(drawing: str) -> str:
    """What an SVG file holds, without its outermost element."""
    return drawing[drawing.index(">", drawing.index("<svg")) + 1 : drawing.rindex("</svg>")]


def spoken(drawing: str, language: str) -> str:
    """The inside of a drawing without the words in other languages."""
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(f'<svg xmlns="{SVG}">{drawing}</svg>')
    for parent in list(root.iter()):
        for child in [one for one in parent if one.get("lang", language) != language]:
            parent.remove(child)
    return inside(ElementTree.tostring(root, encoding="unicode"))


def stated(tokens: list[Token]) -> list[Token]:
    """Give each rule an anchor, and return the tokens of the ids. A rule's paragraph or list item begins with a bold id."""
    found = []
    for token in tokens:
        inside = [part for part in token.children or [] if part.type != "text" or part.content]
        if (
            len(inside) > 1
            and inside[0].type == "strong_open"
            and RULE_ID.fullmatch(inside[1].content)
        ):
            inside[0].attrSet("id", inside[1].content)
            found.append(inside[1])
    return found


def linked(token: Token, ids: set[str]) -> list[Token]:
    """The tokens of a text in which each mentioned id is a link."""
    parts: list[Token] = []
    at = 0
    for mention in RULE_ID.finditer(token.content):
        if mention[0] in ids:
            parts += [
                Token("text", "", 0, content=token.content[at : mention.start()]),
                Token("link_open", "a", 1, attrs={"href": f"#{mention[0]}"}),
                Token("text", "", 0, content=mention[0]),
                Token("link_close", "a", -1),
            ]
            at = mention.end()
    return [*parts, Token("text", "", 0, content=token.content[at:])]


def with_links(tokens: list[Token], ids: set[str]) -> Iterator[Token]:
    """The tokens with links for the ids they mention, except inside existing links."""
    depth = 0
    for token in tokens:
        depth += token.nesting if token.type.startswith("link_") else 0
        if token.type == "text" and depth == 0:
            yield from linked(token, ids)
        else:
            yield token


def optional(tokens: list[Token]) -> Iterator[Token]:
    """The tokens; a word that depends on an option is marked with the option's name, for the page of a table."""
    inside = False
    for token in tokens:
        named = OPTION.fullmatch(str(token.attrGet("href") or ""))
        if token.type == "link_open" and named:
            inside = True
            yield Token("option_open", "span", 1, attrs={"data-option": named[1]})
        elif token.type == "link_close" and inside:
            inside = False
            yield Token("option_close", "span", -1)
        else:
            yield token


def typeset(token: Token, language: str) -> Token:
    """The token; French text gets the right spaces before its punctuation."""
    for pattern, set_ in HIGH if language == "fr" and token.type == "text" else ():
        token.content = pattern.sub(set_, token.content)
    return token


def parts(tokens: list[Token], label: str) -> Token:
    """Give each part of the book an anchor; returns the list of links to them."""
    items: list[str] = []
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            token.attrSet("id", f"part-{len(items) + 1}")
            title = escape(tokens[at + 1].content)
            items.append(f'<li><a href="#part-{len(items) + 1}">{title}</a></li>')
    content = PARTS.format(label=label, items="\n".join(items)) if items else ""
    return Token("html_block", "", 0, content=content)


def with_figures(
    tokens: list[Token], markdown: MarkdownIt, drawings: Drawings, source: Path
) -> list[Token]:
    """The tokens with a drawing for each paragraph that is the image of an example."""
    made: list[Token] = []
    at = 0
    while at < len(tokens):
        image = _example(tokens, at)
        if image is None:
            made.append(tokens[at])
            at += 1
            continue
        (id,) = EXAMPLE.fullmatch(str(image.attrs["src"])).groups()  # type: ignore[union-attr]
        if id not in drawings.examples:
            raise Failure(f"{source} shows the example {id}, which examples.json does not have.")
        words = markdown.renderer.render(image.children or [], markdown.options, {})
        made.append(Token("html_block", "", 0, content=drawings.figure(id, words)))
        at += 3
    return made


def _example(tokens: list[Token], at: int) -> Token | None:
    """The image of an example that is all of the paragraph that begins at *at*."""
    if tokens[at].type != "paragraph_open":
        return None
    parts = tokens[at + 1].children or []
    if len(parts) != 1 or parts[0].type != "image":
        return None
    return parts[0] if EXAMPLE.fullmatch(str(parts[0].attrs["src"])) else None


def shown(source: Path) -> list[str]:
    """The ids of the examples that a rule book shows, in its order."""
    return re.findall(r"\]\(example:([\w-]+)\)", source.read_text(encoding="utf-8"))


def page(source: Path, language: str, styles: list[str], drawings: Drawings | None = None) -> str:
    """The page of one rule book; raises Failure if it states a rule twice, states none, or shows an unknown example."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    text = source.read_text(encoding="utf-8")
    tokens = markdown.parse(text)
    ids = [token.content for token in stated(tokens)]
    twice = sorted({name for name in ids if ids.count(name) > 1})
    if twice:
        raise Failure(f"{source} states {', '.join(twice)} more than once.")
    if not ids:
        raise Failure(
            f"{source} states no rule: a rule begins its paragraph with its id in bold, as in **MG-01**."
        )
    for token in tokens:
        if token.type == "inline" and token.children:
            for holder in (token, *(one for one in token.children if one.type == "image")):
                children = [typeset(child, language) for child in optional(holder.children or [])]
                holder.children = list(with_links(children, set(ids)))
    drawings = drawings or Drawings("")
    tokens = with_figures(tokens, markdown, drawings, source)
    title = next(
        (line[2:].strip() for line in text.splitlines() if line.startswith("# ")), source.stem
    )
    words = WORDS[language]
    listed = parts(tokens, words["parts"])
    first = next((at for at, token in enumerate(tokens) if token.tag == "h2"), 0)
    tokens.insert(first, listed)
    if shown(source):
        board = DRAWINGS.format(board=spoken(drawings.board, language), symbols=drawings.symbols)
        styles = [*styles, f"themes/{drawings.game}/theme.css"]
    else:
        board = ""
    return PAGE.format(
        language=language,
        title=escape(title),
        styles="\n".join(f'<link rel="stylesheet" href="../{escape(style)}">' for style in styles),
        back=words["back"],
        search=SEARCH.format(**words),
        drawings=board,
        body=markdown.renderer.render(tokens, markdown.options, {}),
    )
