"""The poster of Long Cours: seas, land, lines, points of call, frame, title and legend as SVG."""

import math

from boards import shipping_signs as signs
from boards.curve import number, outline, outlines, path
from boards.geo import Point
from boards.lettering import in_languages
from boards.shipping_chart import BOTTOM, LEFT, RIGHT, TOP, Chart

WIDTH, HEIGHT = 1200, 1036

type Texts = dict[str, str]
"""A text by language."""

# Neighbouring zones have different tones, and each zone has its own pattern: one can tell zones apart without colour.
TONES = {11: 2, 22: 1, 33: 2, 44: 1, 55: 3, 66: 3}
PATTERNS = {
    11: (
        48,
        24,
        "M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0"
        "M-24 12a24 24 0 0 1 48 0M-16 12a16 16 0 0 1 32 0M-8 12a8 8 0 0 1 16 0"
        "M24 12a24 24 0 0 1 48 0M32 12a16 16 0 0 1 32 0M40 12a8 8 0 0 1 16 0",
    ),
    22: (32, 16, "M0 4l8 8 8-8 8 8 8-8"),
    33: (60, 20, "M0 10q15-14 30 0t30 0"),
    44: (36, 36, "M-4 40L40-4M-4 4L4-4M32 40l8-8"),
    55: (40, 30, "M10 7h.1M30 22h.1"),
    66: (44, 28, "M4 8h22M26 22h22M-18 22h22"),
}
"""The pattern of each zone: width, height, strokes."""
NUMBERS: dict[int, list[Point]] = {
    11: [(446, 662)],
    22: [(452, 262)],
    33: [(1090, 528), (112, 416)],
    44: [(478, 784)],
    55: [(866, 834)],
    66: [(334, 602), (122, 730)],
}
"""The positions of each zone's number; the zone is chosen at the first one."""

HEAD: tuple[Texts, Texts] = (
    {"fr": "Compagnie des Escales", "en": "The Escales Line"},
    {"fr": "Lignes régulières du monde entier", "en": "Regular services to all the world"},
)
MOTTO: Texts = {
    "fr": "Acheter · naviguer · revendre au triple",
    "en": "Buy · sail · sell at three times the price",
}
TITLE = "LONG COURS"
SIGNPOSTS: dict[str, Texts] = {"aleoutiennes": {"fr": "Aléoutiennes", "en": "Aleutians"}}
"""Short names of points of call, for the margin."""


def patterns() -> str:
    """The patterns of the seas."""
    return "".join(
        f'<pattern id="sea-{zone}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
        f'<path class="sea-line" d="{d}"/></pattern>'
        for zone, (width, height, d) in PATTERNS.items()
    )


def seas(chart: Chart) -> str:
    """The six zones, each in its tone and pattern."""
    drawn = []
    for zone, shape in chart.seas.items():
        d = outlines(shape)
        drawn.append(
            f'<path class="sea tone-{TONES[zone]}" d="{d}"/><path fill="url(#sea-{zone})" d="{d}"/>'
        )
    return "".join(drawn)


def rose(x: float, y: float, radius: float) -> str:
    """A compass rose, in the tone of the land."""

    def star(outer: float, inner: float, turn: float) -> str:
        corners = [
            (math.sin(angle) * reach, -math.cos(angle) * reach)
            for at in range(8)
            for angle, reach in ((math.radians(turn + at * 45), outer if at % 2 == 0 else inner),)
        ]
        return outline(corners)

    north = f"M0 {number(-radius)}l{number(radius * 0.17)} {number(radius * 0.83)}L0 0z"
    return (
        f'<g class="rose" transform="translate({number(x)} {number(y)})">'
        f'<circle class="rose-ring" r="{number(radius * 0.72)}"/>'
        f'<circle class="rose-ring" r="{number(radius * 0.66)}"/>'
        f'<path class="rose-points" d="{star(radius * 0.7, radius * 0.2, 45)}"/>'
        f'<path class="rose-star" d="{star(radius, radius * 0.24, 0)}"/>'
        f'<path class="rose-north" d="{north}"/>'
        f'<text class="rose-letter" y="{number(-radius - 7)}" text-anchor="middle">N</text></g>'
    )


def earth(chart: Chart) -> str:
    """Shore, shadow, land and its lighter interior."""
    coast = outlines(chart.land)
    heart = outlines(chart.land.buffer(-7, join_style="mitre").simplify(1.2))
    return (
        f'<path class="shore" d="{coast}"/><path class="land-shadow" transform="translate(4 6)" d="{coast}"/>'
        f'<path class="land" d="{coast}"/><path class="land-heart" d="{heart}"/>'
    )


def zone_numbers() -> str:
    """The number of every zone; a zone on both sides of the map has two."""
    return "".join(
        f'<text class="zone-number" x="{number(x)}" y="{number(y)}">{zone}</text>'
        for zone, spots in NUMBERS.items()
        for x, y in spots
    )


def lines(chart: Chart) -> str:
    """The dotted lines."""
    return "".join(
        f'<path class="line" data-line="{way.id}" d="{"".join(path(part) for part in way.parts)}"/>'
        for way in chart.ways
    )


def signposts(chart: Chart, names: dict[str, Texts]) -> str:
    """The destinations of lines that leave the map, written in the margin where they leave it."""
    posts = []
    for way in chart.ways:
        if len(way.parts) == 1:
            continue
        for part, other in zip(way.parts, way.ends[::-1], strict=True):
            x, y = max(part, key=lambda spot: abs(spot[0] - WIDTH / 2))
            outer, turn = (x + 10, 90) if x > WIDTH / 2 else (x - 10, -90)
            written = {
                language: f'<text class="signpost" text-anchor="middle">{name.upper()}</text>'
                for language, name in SIGNPOSTS.get(other, names[other]).items()
            }
            posts.append(
                f'<g transform="translate({number(outer)} {number(y)}) rotate({turn})">{in_languages(written)}</g>'
            )
    return "".join(posts)


def points_of_call(chart: Chart, names: dict[str, Texts]) -> str:
    """Ports with their names, then the white rectangles."""
    drawn = []
    for point in sorted(chart.points, key=lambda point: point["product"] is None):
        id, product = point["id"], point["product"]
        x, y = chart.spots[id]
        if product is None:
            sign = signs.rectangle(signs.rectangle_size(id, list(names[id].values())))
            name = {at: signs.rectangle_name(id, text) for at, text in names[id].items()}
        else:
            sign = signs.port(product)
            name = {at: signs.port_name(id, text) for at, text in names[id].items()}
        drawn.append(
            f'<g data-place="{id}" transform="translate({number(x)} {number(y)})">{sign}{in_languages(name)}</g>'
        )
    return "".join(drawn)


def legend(products: list[str], names: dict[str, Texts]) -> str:
    """The six products with their numbers on the die."""
    drawn = []
    for at, product in enumerate(products):
        x, y = 556 + at * 103, 920
        written = {
            language: f'<text class="legend" x="27" y="76" text-anchor="middle">{name.capitalize()}</text>'
            for language, name in names[product].items()
        }
        drawn.append(
            f'<g class="product-{product}" transform="translate({x} {y})">'
            '<rect class="sign-edge" x="-2" y="-2" width="58" height="58"/><rect class="sign" width="54" height="54"/>'
            f'<use href="#mark-{product}" class="pictogram" transform="translate(27 27) scale(1.5)"/>'
            '<circle class="die-badge" cx="56" cy="2" r="12"/>'
            f'<text class="die-badge-number" x="56" y="7" text-anchor="middle">{at + 1}</text>'
            f"{in_languages(written)}</g>"
        )
    return "".join(drawn)


def frame() -> str:
    """The margins with their gold rules, head, title and motto."""

    def written(texts: Texts, attributes: str) -> str:
        return in_languages(
            {at: f"<text {attributes}>{text.upper()}</text>" for at, text in texts.items()}
        )

    def rule(inset: float, left: float, top: float, right: float, bottom: float) -> str:
        corners = (left + inset, top + inset, right - inset, bottom - inset)
        x, y, far, low = map(number, corners)
        return f"M{x} {y}H{far}V{low}H{x}z"

    left, right = HEAD
    inner, outer = (LEFT, TOP, RIGHT, BOTTOM), (12, 12, WIDTH - 12, HEIGHT - 12)
    return (
        f'<path class="margin" fill-rule="evenodd" d="{rule(0, 0, 0, WIDTH, HEIGHT)}{rule(0, *inner)}"/>'
        f'<path class="rule-bold" d="{rule(0, *inner)}{rule(0, *outer)}"/>'
        f'<path class="rule-fine" d="{rule(5, *inner)}{rule(6, *outer)}"/>'
        + written(left, f'class="head" x="{LEFT}" y="62"')
        + written(right, f'class="head" x="{RIGHT}" y="62" text-anchor="end"')
        + f'<text class="title" x="{LEFT - 4}" y="974">{TITLE}</text>'
        + written(MOTTO, f'class="motto" x="{LEFT}" y="1006"')
        + '<path class="rule-bold" d="M520 914v92"/>'
    )


def drawing(chart: Chart, products: list[str], names: dict[str, Texts]) -> str:
    """The poster; its colours are in the theme's style sheet."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{patterns()}</defs>'
        f"<g>{seas(chart)}</g><g>{earth(chart)}{rose(962, 330, 62)}</g><g>{zone_numbers()}</g>"
        f'<g class="lines">{lines(chart)}</g>{frame()}<g>{signposts(chart, names)}</g>'
        f"<g>{legend(products, names)}</g><g>{points_of_call(chart, names)}</g></svg>\n"
    )


# The thumbnail is an image file: the page's style sheets do not apply to it.
MARGIN, LAND, CREAM, GOLD = "#0D2438", "#EFDFB6", "#F6ECD3", "#D9A441"
SEAS = {1: "#1C5069", 2: "#17445F", 3: "#123A55"}
GOODS = {
    "cereals": "#2F6FB3",
    "fruit": "#E5832A",
    "wool": "#2F7A4A",
    "gold": "#EFC23A",
    "cloth": "#E39AA6",
    "wood": "#80512F",
    None: "#FFFAF0",
}


def thumbnail(chart: Chart) -> str:
    """The poster as a small image: seas, land and signs, without letters."""
    parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{MARGIN}"/>']
    parts += [
        f'<path fill="{SEAS[TONES[zone]]}" d="{outlines(shape.simplify(4))}"/>'
        for zone, shape in chart.seas.items()
    ]
    parts.append(f'<path fill="{LAND}" d="{outlines(chart.land.simplify(5), 120)}"/>')
    for point in chart.points:
        x, y = chart.spots[point["id"]]
        width, height = (40, 31) if point["product"] else (112, 40)
        parts.append(
            f'<rect x="{number(x - width / 2)}" y="{number(y - height / 2)}" width="{width}" height="{height}" '
            f'fill="{GOODS[point["product"]]}" stroke="{CREAM}" stroke-width="5"/>'
        )
    parts.append(
        f'<path fill="none" stroke="{GOLD}" stroke-width="4" d="M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}z"/>'
    )
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(parts)}</svg>\n'
