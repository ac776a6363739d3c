"""Turn rule books from Markdown into HTML pages: each rule gets an anchor, and each mention of a rule becomes a link."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

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
BACK = {"fr": "Retour au jeu", "en": "Back to the game"}

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
{styles}
</head>
<body class="rulebook">
<nav><a href="../index.html">{back}</a></nav>
<main class="book">
{body}</main>
</body>
</html>
"""


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


def typeset(token: Token, language: str) -> Token:
    """The token; French text gets the right spaces before its punctuation."""
    for pattern, set_ in HIGH if language == "fr" and token.type == "text" else ():
        token.content = pattern.sub(set_, token.content)
    return token


def page(source: Path, language: str, styles: list[str]) -> str:
    """The page of one rule book; raises Failure if it states a rule twice or states no rule."""
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
            children = [typeset(child, language) for child in token.children]
            token.children = list(with_links(children, set(ids)))
    title = next(
        (line[2:].strip() for line in text.splitlines() if line.startswith("# ")), source.stem
    )
    return PAGE.format(
        language=language,
        title=escape(title),
        styles="\n".join(f'<link rel="stylesheet" href="../{escape(style)}">' for style in styles),
        back=BACK[language],
        body=markdown.renderer.render(tokens, markdown.options, {}),
    )
