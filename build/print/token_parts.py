"""Sheets of tokens to cut out, in the colours of the seats, and the sheets on which players write."""

from collections.abc import Mapping, Sequence
from html import escape

from print.contents import PlayerSheet, Token
from print.sheet_parts import Words, sheet

FOOT = 6
"""The height of the flap on which a standing token is glued, in mm."""
COPIES = 2
"""How many player sheets stand on one page."""
SHAPES: Mapping[str, str] = {
    "disc": '<circle class="cut" cx="{0}" cy="{1}" r="{2}"/>',
    "flat": '<rect class="cut" x=".15" y=".15" width="{3}" height="{4}"/>',
}


def _drawing(token: Token, colour: str, top: float) -> str:
    """The piece as the board draws it, on a field of the token's size whose upper edge is at *top*."""
    view = " ".join(str(number) for number in token.box)
    return (
        f'<svg y="{top}" width="{token.width}" height="{token.height}" viewBox="{view}">'
        f'<g class="piece-{token.kind} seat-{colour}"><use href="#piece-{token.kind}" class="piece-art"/>'
        f'<use href="#emblem-{colour}" class="piece-emblem"/></g></svg>'
    )


def _token(token: Token, colour: str) -> str:
    """One token. A standing one is a strip that is folded over its head, so that it has two equal sides."""
    wide, high = token.width, token.height
    if token.shape == "standing":
        fold = FOOT + high
        total = 2 * fold
        side = _drawing(token, colour, fold)
        folds = "".join(
            f'<path class="fold" d="M0 {at}H{wide}"/>' for at in (FOOT, fold, total - FOOT)
        )
        inside = (
            f'{side}<g transform="rotate(180 {wide / 2} {fold})">{side}</g>'
            f'<rect class="cut" x=".15" y=".15" width="{wide - 0.3}" height="{total - 0.3}"/>{folds}'
        )
    else:
        total = high
        cut = SHAPES[token.shape].format(wide / 2, high / 2, min(wide, high) / 2 - 0.15, wide, high)
        inside = _drawing(token, colour, 0) + cut
    return (
        f'<svg class="token" data-token="{token.kind}" width="{wide}mm" height="{total}mm" '
        f'viewBox="0 0 {wide} {total}">{inside}</svg>'
    )


def tokens(all: Sequence[Token], colours: Sequence[str], words: Words) -> str:
    """All tokens of a game: a row for each kind; if a player has many of a kind, rows for each colour."""
    if any(one.each > 1 for one in all):
        rows = [[_token(one, colour) * one.each for one in all] for colour in colours]
    else:
        rows = [[_token(one, colour) for colour in colours] for one in all]
    made = "".join(f'<div class="token-row">{"".join(row)}</div>' for row in rows)
    stand = any(one.shape == "standing" for one in all)
    how = words["tokens-stand"] if stand else words["tokens-lie"]
    return f"<h2>{escape(words['tokens'])}</h2><p>{escape(how)}</p>{made}"


def player_sheet(one: PlayerSheet, title: str, words: Words) -> str:
    """The sheet on which a player writes, twice on one page."""
    fields = "".join(f"<p>{escape(label)}<i></i></p>" for label in one.fields)
    head = "".join(f'<th scope="col">{escape(label)}</th>' for label in one.columns)
    row = f"<tr>{'<td></td>' * len(one.columns)}</tr>"
    half = (
        f'<section class="player-sheet"><h2>{escape(title)} · {escape(words["sheet"])}</h2>'
        f'<div class="fields">{fields}</div>'
        f"<table><thead><tr>{head}</tr></thead><tbody>{row * one.rows}</tbody></table></section>"
    )
    return sheet("players", half * COPIES)
