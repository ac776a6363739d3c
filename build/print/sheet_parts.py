"""The sheets of a print-and-play page as HTML: board, tiles, notes, dice, roulette."""

import math
from collections.abc import Mapping, Sequence
from html import escape

from print import paper
from print.contents import Note

type Words = Mapping[str, str]
"""The words of the sheets in one language, by id."""

NOTES = 27
BOARD = (
    '<svg class="board-drawing" data-detail="near" width="{}mm" height="{}mm" viewBox="{}">'
    '<use href="#book-board"/></svg>'
)


def sheet(kind: str, inside: str, attributes: str = "") -> str:
    """One side of one sheet of paper."""
    return f'<section class="print-sheet {kind}"{attributes}>{inside}</section>\n'


def _board(size: tuple[float, float], view: Sequence[float]) -> str:
    return BOARD.format(*size, " ".join(str(number) for number in view))


def board(box: Sequence[float]) -> str:
    """The whole board on one A3 sheet."""
    size = paper.fitted(box[2], box[3], paper.field(paper.A3))
    return sheet("a3", _board(size, box))


def tiles(box: Sequence[float], words: Words) -> str:
    """The board on four A4 sheets. Right and lower edges are flaps; left and upper edges are cut and glued onto them."""
    size, all = paper.tiles(box)
    made = []
    for tile in all:
        beside = f"{'AB'[tile.row]}{2 - tile.column}"
        below = f"{'BA'[tile.row]}{tile.column + 1}"
        sides = ("right" if tile.column == 0 else "left", "bottom" if tile.row == 0 else "top")
        joins = "".join(
            _join(side, other, words) for side, other in zip(sides, (beside, below), strict=True)
        )
        name = f'<b class="tile-name">{tile.name}</b>'
        field = f'<div class="tile-field">{_board(size, tile.view)}{joins}</div>'
        made.append(sheet("print-tile", field + name))
    return "".join(made)


def _join(side: str, other: str, words: Words) -> str:
    """The mark of an edge that joins the sheet *other*."""
    says = words["tile-flap" if side in FLAPPED else "tile-cut"].replace("NAME", other)
    return f'<span class="join {side}"><b>{escape(says)}</b></span>'


def _note(one: Note) -> str:
    sign = f'<svg class="note-sign" aria-hidden="true"><use href="#{one.sign}"/></svg>'
    name = f"<span>{escape(one.name)}</span>" if one.name else ""
    return f'<div class="print-note note-{one.kind}">{sign}<b>{escape(one.value)}</b>{name}</div>'


def notes(all: Sequence[Note]) -> str:
    """Notes and tickets, printed on one side."""
    return "".join(
        sheet(
            "note-sheet",
            f'<div class="print-grid of-notes">{"".join(_note(one) for one in places if one)}</div>',
        )
        for places in paper.sheets(all, NOTES)
    )


FLAPPED = ("right", "bottom")
"""The edges of tiles on which the next tile lies."""
NET = ((1, 0), (0, 1), (1, 1), (3, 1), (2, 1), (1, 2))
"""Column and row of each face in the net of a die: the first is opposite the last, the second the fifth."""
FLAPS = (
    "M24 0l-6 4v16l6 4",
    "M48 0l6 4v16l-6 4",
    "M24 48l-6 4v16l6 4",
    "M48 48l6 4v16l-6 4",
    "M24 0l4-6h16l4 6",
    "M24 72l4 6h16l4-6",
    "M96 24l6 4v16l-6 4",
)
"""The flaps on seven edges, each of which meets an edge without one."""
RINGS = {"land": (44, 76), "sea": (76, 108)}
"""The inner and the outer radius of the rings of the roulette; the page draws it with the same ones."""


def _net(faces: Sequence[str]) -> str:
    """The net of a die of 20 mm: a cross with flaps; each face as the page draws it."""
    flaps = "".join(f'<path class="flap" d="{path}"/>' for path in FLAPS)
    squares = "".join(
        f'<rect class="die-side" x="{x * 24}" y="{y * 24}" width="24" height="24"/>'
        f'<use href="#outcome-{face}" x="{x * 24 + 0.5}" y="{y * 24 + 0.5}" width="23" height="23"/>'
        for (x, y), face in zip(NET, faces, strict=True)
    )
    return f'<svg class="net" width="92mm" height="72mm" viewBox="-5 -7 110.4 86.4">{flaps}{squares}</svg>'


def dice(all: Sequence[Sequence[str]], words: Words) -> str:
    """The nets of the dice, to cut out, fold and glue."""
    nets = "".join(_net(faces) for faces in all)
    title, how = escape(words["dice"]), escape(words["dice-how"])
    return f'<h2>{title}</h2><p>{how}</p><div class="nets">{nets}</div>'


def _polar(radius: float, degrees: float) -> str:
    angle = math.radians(degrees)
    return f"{radius * math.sin(angle):.1f} {-radius * math.cos(angle):.1f}"


def _sector(ring: str, face: str, at: int, count: int) -> str:
    """One field of a ring with its number, or with the sign of a raid."""
    inner, outer = RINGS[ring]
    width, middle = 360 / count, at * 360 / count
    first, last = middle - width / 2, middle + width / 2
    path = (
        f"M{_polar(outer, first)}A{outer} {outer} 0 0 1 {_polar(outer, last)}"
        f"L{_polar(inner, last)}A{inner} {inner} 0 0 0 {_polar(inner, first)}z"
    )
    place = f"rotate({middle:g}) translate(0 {-(inner + outer) / 2:g})"
    if face.isdigit():
        kind = "odd" if at % 2 else "even"
        sign = f'<text class="sector-number ring-{ring}" y="8" transform="{place}">{face}</text>'
    else:
        kind = "raid"
        sign = f'<g transform="{place} scale(.95)"><use href="#raid-{face}"/></g>'
    return f'<path class="sector ring-{ring} {kind}" d="{path}"/>{sign}'


def roulette(rings: Mapping[str, Sequence[str]], words: Words) -> str:
    """The roulette as the page draws it, and its arrow."""
    sectors = "".join(
        _sector(ring, face, at, len(faces))
        for ring, faces in rings.items()
        for at, face in enumerate(faces)
    )
    wheel = (
        '<svg class="printed-wheel" width="176mm" height="176mm" viewBox="-120 -120 240 240">'
        f'<circle class="rim" r="118"/><circle class="rim-gilt" r="111"/>{sectors}'
        '<circle class="hub" r="44"/><circle class="pin" r="1.5"/></svg>'
    )
    arrow = (
        '<svg class="printed-arrow" width="150mm" height="20mm" viewBox="-75 -10 150 20">'
        '<path d="M-40-3H55v-6L74 0 55 9V3H-40z"/><circle class="pin" r="1"/></svg>'
    )
    title, how = escape(words["roulette"]), escape(words["roulette-how"])
    key = "".join(
        f'<span><svg viewBox="-16 -16 32 32"><circle class="spun-raid" r="15"/>'
        f'<use href="#raid-{raid}" transform="scale(.75)"/></svg> {escape(words[raid])}</span>'
        for raid in ("corsaire", "bandit")
    )
    return sheet(
        "print-wheel", f'<h2>{title}</h2><p>{how}</p>{wheel}{arrow}<p class="raids">{key}</p>'
    )
