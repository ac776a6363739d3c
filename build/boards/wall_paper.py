"""The school wall map as SVG: land in the tints of the series, water lines, relief, grid, names, margins."""

from html import escape

from boards import country_names
from boards.curve import number, outlines, path
from boards.lettering import in_languages
from boards.wall_chart import (
    BOTTOM,
    CELL,
    HEIGHT,
    MARGIN,
    RIGHT,
    WIDTH,
    bases,
    capitals,
    corner,
    drawn,
    parted_seas,
    place,
    tints,
    water,
    water_lines,
)
from boards.wall_chart import canals as chart_canals
from boards.world_cells import COLUMNS, ROWS, Cell
from boards.world_data import read

INSET = (40, 140)
"""Where a cell's name begins, from the cell's upper left corner, in tenths of a unit."""
ADVANCE = 61
"""From letter to letter of such a name, in tenths of a unit."""
ANCHORS = {1: "start", 0: "middle", -1: "end"}


def text(x: float, y: float, words: str, attributes: str = "") -> str:
    """A piece of lettering."""
    space = f" {attributes}" if attributes else ""
    return f'<text x="{number(x)}" y="{number(y)}"{space}>{escape(words)}</text>'


def in_both(fr: str, en: str, written: str) -> str:
    """*written*, an SVG text with {} in place of its words, in French and in English."""
    return in_languages({"fr": written.format(escape(fr)), "en": written.format(escape(en))})


def ground() -> str:
    """Sea, water lines, land, lakes."""
    lines = "".join(
        f'<path class="water-{at}" d="{outlines(shape)}"/>'
        for at, shape in enumerate(water_lines(), 1)
    )
    parted = "".join(
        f'<path class="parted parted-{region.id[-1]}" d="{outlines(drawn(region.shape).simplify(1.2))}"/>'
        for region in parted_seas()
    )
    shores = "".join(
        f'<path class="land land-{name}" d="{outlines(shape)}"/>' for name, shape in tints().items()
    )
    return (
        f'<rect class="sea" x="{MARGIN}" y="{MARGIN}" width="{RIGHT - MARGIN}" height="{BOTTOM - MARGIN}"/>'
        f'{lines}{parted}<g class="lands">{shores}</g><path class="lake" d="{outlines(water())}"/>'
    )


def relief() -> str:
    """Mountain ranges as caterpillar strokes, and rivers."""

    def courses(kind: str) -> str:
        return "".join(
            path([place(*spot) for spot in one["course"]]) for one in read("relief")[kind]
        )

    return f'<path class="ranges" d="{courses("ranges")}"/><path class="rivers" d="{courses("rivers")}"/>'


def grid() -> str:
    """The lines of the grid, the equator, and the name of each cell."""
    across = "".join(f"M{MARGIN + CELL * at} {MARGIN}V{BOTTOM}" for at in range(COLUMNS))
    down = "".join(f"M{MARGIN} {MARGIN + CELL * at}H{RIGHT}" for at in range(1, ROWS))
    _, level = place(0, 0)
    names = "".join(f'<path d="{row_of_names(row)}"/>' for row in range(ROWS))
    return (
        f'<path class="grid" d="{across}{down}"/>'
        f'<path class="equator" d="M{MARGIN} {number(level)}H{RIGHT}"/>'
        f'<g class="cell-names" transform="scale(.1)">{names}</g>'
    )


def row_of_names(row: int) -> str:
    """Path data, in tenths of a unit: the names of the cells of a row in pen strokes.

    They are no texts, since a browser lays out each of hundreds of texts anew at every scale.
    """
    strokes = {one["letter"]: (*one["from"], one["path"]) for one in read("strokes")["letters"]}
    drawn = []
    for cell in (Cell(row, column) for column in range(COLUMNS)):
        left, top = (
            round(10 * edge) + inset for edge, inset in zip(corner(cell), INSET, strict=True)
        )
        for at, letter in enumerate(cell.id):
            x, y, path = strokes[letter]
            drawn.append(f"M{left + ADVANCE * at + x} {top + y}{path}")
    return "".join(drawn)


def columns() -> str:
    """The bars of ten degrees and the numbers of the columns, above and below the map."""
    bars = "".join(
        f"M{MARGIN + CELL * at} {MARGIN - 8}h{CELL}v5h-{CELL}zM{MARGIN + CELL * at} {BOTTOM + 3}h{CELL}v5h-{CELL}z"
        for at in range(0, COLUMNS, 2)
    )
    names = []
    for column in range(COLUMNS):
        x = corner(Cell(0, column))[0] + CELL / 2
        names += [text(x, MARGIN - 17, str(column + 1)), text(x, BOTTOM + 37, str(column + 1))]
    return f'<path class="bars" d="{bars}"/><g class="edge-names">{"".join(names)}</g>'


def margins() -> str:
    """The frame, and the bars of ten degrees and the names of the rows at both sides."""
    bars = "".join(
        f"M{MARGIN - 8} {MARGIN + CELL * at}h5v{CELL}h-5zM{RIGHT + 3} {MARGIN + CELL * at}h5v{CELL}h-5z"
        for at in range(0, ROWS, 2)
    )
    frames = "".join(
        f"M{MARGIN - far} {MARGIN - far}H{RIGHT + far}V{BOTTOM + far}H{MARGIN - far}z"
        for far in (0, 3, 8, MARGIN - 6)
    )
    rows = []
    for row in range(ROWS):
        y = corner(Cell(row, 0))[1] + CELL / 2 + 10
        name = Cell(row, 0).id[:2]
        rows += [text(26, y, name), text(WIDTH - 26, y, name)]
    return (
        f'<path class="bars" d="{bars}"/><path class="frame" d="{frames}"/>'
        f'<g class="edge-names">{"".join(rows)}</g>'
    )


def lettering() -> str:
    """Continents, oceans and seas."""
    written = []
    for label in read("labels")["labels"]:
        x, y = place(*label["lonlat"])
        turn = f" rotate({label['turn']})" if label["turn"] else ""
        written.append(
            in_both(
                label["fr"],
                label["en"],
                f'<text class="{label["kind"]}-name" font-size="{number(label["size"])}" '
                f'transform="translate({number(x)} {number(y)}){turn}">{{}}</text>',
            )
        )
    return f'<g class="unscaled" aria-hidden="true">{"".join(written)}</g>'


def towns() -> str:
    """The capitals: a double circle and the name beside it. Of names that lie over each other, the lowest rank stays."""
    written = []
    for capital in capitals():
        x, y = capital["spot"]
        dx, dy, side = capital["beside"]
        name = in_both(
            capital["fr"],
            capital["en"],
            f'<text data-names="{capital["id"]}" x="{number(dx)}" y="{number(dy)}" '
            f'text-anchor="{ANCHORS[side]}">{{}}</text>',
        )
        written.append(
            f'<g transform="translate({number(x)} {number(y)})"><circle r="5"/><circle class="dot" r="2"/>{name}</g>'
        )
    return f'<g class="capitals" data-rank="1">{"".join(written)}</g>'


def lands() -> str:
    """The names of the countries, line by line; those for which the map's first scale has no room come later."""
    groups = []
    for language in ("fr", "en"):
        written = []
        for name in country_names.names(language):
            first = 0.36 - 0.475 * (len(name.lines) - 1)
            lines = "".join(
                f'<tspan x="0" y="{number(first + 0.95 * at)}em">{escape(line)}</tspan>'
                for at, line in enumerate(name.lines)
            )
            late = "" if name.scales == "all" else f' class="{name.scales}"'
            written.append(
                f'<text data-card="{name.id}"{late} transform="translate({number(name.x)} {number(name.y)})">{lines}</text>'
            )
        groups.append(f'<g lang="{language}">{"".join(written)}</g>')
    return f'<g class="country-names" data-rank="2">{"".join(groups)}</g>'


def islands() -> str:
    """The names of the islands that may be bases."""
    written = []
    for base in bases():
        x, y = base["spot"]
        dx, dy, side = base["beside"]
        written.append(
            in_both(
                base["name"],
                base["name_en"],
                f'<text x="{number(x + dx)}" y="{number(y + dy)}" text-anchor="{ANCHORS[side]}">{{}}</text>',
            )
        )
    return f'<g class="island-names" data-rank="3">{"".join(written)}</g>'


def canals() -> str:
    """The canals: water between two locks."""
    drawn_canals = []
    for canal in chart_canals():
        x, y = canal["spot"]
        turn = " rotate(-50)" if canal["id"] == "panama" else ""
        drawn_canals.append(
            f'<g class="canal" data-canal="{canal["id"]}" transform="translate({number(x)} {number(y)}){turn}">'
            '<path class="canal-water" d="M0-9V9"/><path class="canal-lock" d="M-6-5l6 5 6-5M-6 1l6 5 6-5"/></g>'
        )
    return "".join(drawn_canals)


def drawing() -> str:
    """The whole sheet; the group with ``data-turns`` moves when the map is turned around the globe.

    What is ``unscaled`` looks the same at every scale: the browser need not style it anew.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<clipPath id="sheet-field"><rect x="{MARGIN}" width="{RIGHT - MARGIN}" height="{HEIGHT}"/></clipPath>'
        f'<rect class="sheet" width="{WIDTH}" height="{HEIGHT}"/><g clip-path="url(#sheet-field)"><g data-turns="">'
        f'<g class="unscaled">{ground()}{relief()}{grid()}</g>{columns()}{lettering()}{lands()}{canals()}{towns()}{islands()}'
        f"</g></g>{margins()}</svg>"
    )


def thumbnail() -> str:
    """The sheet as a small image, in the colours of the light theme."""
    fills = {
        "antarctica": "#f3ead2",
        "america": "#eab29f",
        "oceania": "#cfb0c6",
        "africa": "#e6b87a",
        "europe": "#f3d778",
        "asia": "#bdcf8c",
    }
    shores = "".join(
        f'<path fill="{fills[name]}" d="{outlines(shape.simplify(6), 60)}"/>'
        for name, shape in tints().items()
    )
    lines = "".join(f"M{MARGIN + CELL * at} {MARGIN}V{BOTTOM}" for at in range(3, COLUMNS, 3))
    lines += "".join(f"M{MARGIN} {MARGIN + CELL * at}H{RIGHT}" for at in range(3, ROWS, 3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f3ead2"/>'
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{RIGHT - MARGIN}" height="{BOTTOM - MARGIN}" fill="#c3dfe4"/>'
        f'{shores}<path fill="none" stroke="#22303a" stroke-width="6" stroke-opacity=".35" d="{lines}"/></svg>'
    )
