"""The vellum of Marco Polo: sea, coasts, winds, ways, places, title and legend as SVG."""

from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from boards import portolan_signs as signs
from boards.curve import number, outlines, path
from boards.geo import polygons
from boards.lettering import in_languages
from boards.portolan_chart import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Chart, project
from boards.portolan_figures import CAMEL, GALLEY, JUNK, TENT, hill
from boards.portolan_frame import at, frame, legend, title
from boards.portolan_names import Lettering
from boards.portolan_winds import node, rose, winds

ISLAND = 5200
"""Land smaller than this, in square units, is painted as an island in one of the inks."""
INKS = ("vermilion", "verdigris", "gilt", "lapis")

ROSE = 8
"""The node with the rose: the lowest one."""
ROSE_RADIUS = 52

SEAS: list[tuple[str, float, float, float]] = [
    ("MARE MEDITERRANEUM", 20.6, 33.4, 0),
    ("Mare Caspium", 50.8, 41.2, 68),
    ("MARE INDICUM", 67, -5, 0),
    ("MARE CIN", 127.6, 22, 70),
]
"""Names of seas as on old charts, for ornament: name, longitude, latitude, slope."""
HILLS = [
    *((17.2, 48.6, 34, 26, 2), (20.2, 48.9, 38, 30, 0)),
    *((42.2, 43.9, 40, 28, 0), (45.2, 43.1, 42, 32, 1)),
    *((49.9, 32.4, 34, 26, 1), (52.4, 30.9, 38, 30, 2)),
    *((82.2, 42.3, 38, 28, 0), (85, 41.9, 42, 32, 1)),
    *((78, 33.8, 46, 34, 2), (81.4, 33, 50, 38, 0), (85, 32.4, 46, 34, 1)),
    *((88, 47.6, 42, 30, 0), (91.4, 48, 46, 34, 1)),
]
"""Mountains: longitude, latitude, width, height, tone."""
FIGURES = [
    (CAMEL, "camel", 63.4, 46.7, 0.6),
    (CAMEL, "camel", 69.4, 46.3, 0.6),
    (CAMEL, "camel", 87.8, 36.4, 0.5),
    (TENT, "tent", 42.6, 51.8, 1.1),
    (TENT, "tent", 45.4, 51.2, 0.85),
    (TENT, "tent", 110.8, 49.2, 1),
    (GALLEY, "galley", 16.8, 34.6, 0.34),
    (JUNK, "junk", 113.6, 8.8, 0.46),
]
"""Figures on the map: drawing, class, longitude, latitude, scale."""


def pattern(id: str, width: int, height: int, drawn: str) -> str:
    """An SVG pattern to fill shapes with."""
    return f'<pattern id="{id}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">{drawn}</pattern>'


PATTERNS = (
    pattern(
        "waves",
        26,
        14,
        '<path class="wave" d="M0 4q3.2-4 6.5 0t6.5 0 6.5 0 6.5 0M13 11q3.2-4 6.5 0t6.5 0"/>',
    )
    + pattern(
        "grain",
        64,
        58,
        '<path class="grain" d="M6 9h1M22 30h1M41 12h1M53 44h1M14 50h1M34 41h1M59 22h1M29 4h1"/>',
    )
    + pattern(
        "frieze",
        30,
        30,
        '<path class="frieze-field" d="M0 0h30v30H0z"/><path class="frieze-diamond" d="M15 3l12 12-12 12L3 15z"/>'
        '<circle class="frieze-heart" cx="15" cy="15" r="4"/><path class="frieze-dot" d="M0 0h.1M30 0h.1M0 30h.1M30 30h.1"/>',
    )
)


def earth(chart: Chart) -> str:
    """Mainlands with a lighter interior, and islands in different inks, as on old charts."""
    shapes = sorted(polygons(chart.land), key=lambda shape: shape.bounds)
    main = [shape for shape in shapes if shape.area >= ISLAND]
    coast = outlines(unary_union(main))
    heart: BaseGeometry = unary_union(main).buffer(-9).simplify(1.5)
    islands = "".join(
        f'<path class="island {INKS[nth % 4]}" d="{outlines(shape)}"/>'
        for nth, shape in enumerate(shape for shape in shapes if shape.area < ISLAND)
    )
    return (
        f'<path class="shore" d="{outlines(chart.land)}"/><path class="land" d="{coast}"/>'
        f'<path class="land-heart" d="{outlines(heart)}"/>{islands}<path class="red-sea" d="{outlines(chart.red_sea, 60)}"/>'
    )


def ornaments() -> str:
    """Mountains, tents, beasts, ships, and the names of seas."""
    hills = "".join(
        at(project(longitude, latitude), hill(width, height, tone))
        for longitude, latitude, width, height, tone in HILLS
    )
    figures = "".join(
        at(project(longitude, latitude), drawn, f"figure {kind}", f" scale({scale})")
        for drawn, kind, longitude, latitude, scale in FIGURES
    )
    seas = "".join(
        f'<text class="sea-name" transform="translate({number(x)} {number(y)}) rotate({slope})">{name}</text>'
        for name, longitude, latitude, slope in SEAS
        for x, y in (project(longitude, latitude),)
    )
    return f"{hills}{figures}{seas}"


def ways(chart: Chart) -> str:
    """Ways on land with a casing, and above them ways at sea, which are dashed."""
    return "".join(
        f'<g class="way {way.kind}" data-line="{way.id}"><path class="casing" d="{d}"/><path class="course" d="{d}"/></g>'
        for way in sorted(chart.ways, key=lambda way: way.kind)
        for d in (path(way.points),)
    )


def places(chart: Chart) -> str:
    """The signs of all places, large ones above small ones."""
    return "".join(
        f'<g class="place" data-place="{place["id"]}" transform="translate({x} {y})">{signs.sign(place)}</g>'
        for place in sorted(chart.places, key=lambda place: signs.REACHES[place["kind"]])
        for x, y in (chart.spots[place["id"]],)
    )


def names(chart: Chart, written: dict[str, dict[str, Lettering]]) -> str:
    """The names of places, by language; those of start, capital and trading posts are red."""
    important = {
        place["id"]: place["kind"] in ("start", "capital", "comptoir") for place in chart.places
    }
    return "".join(
        in_languages(
            {
                language: letterings[place].drawn(
                    f'class="name{" great" if great else ""}" data-names="{place}"'
                )
                for language, letterings in written.items()
            }
        )
        for place, great in important.items()
    )


def drawing(chart: Chart, written: dict[str, dict[str, Lettering]]) -> str:
    """The map; its colours are in the theme's style sheet."""
    sea = f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}z"
    clip = f'<clipPath id="map"><path d="{sea}"/></clipPath>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{PATTERNS}{clip}</defs>'
        f'<g clip-path="url(#map)"><path class="sea" d="{sea}"/><path fill="url(#waves)" d="{sea}"/>{earth(chart)}'
        f'<path fill="url(#grain)" d="{sea}"/><g class="winds">{winds()}</g><g class="ornaments">{ornaments()}</g></g>'
        f"{at(node(ROSE), rose(ROSE_RADIUS), 'rose')}{frame()}<g>{title()}{legend()}</g>"
        f'<g class="ways">{ways(chart)}</g><g>{places(chart)}</g>'
        f'<g class="names" data-above-ways="">{names(chart, written)}</g></svg>\n'
    )


# The thumbnail is an image file: the page's style sheets do not apply to it.
VELLUM, WATER, INK, LAPIS = "#F2E5C2", "#A9C7C0", "#3A2415", "#24458C"
FIELDS = {
    "yellow": "#E9B93A",
    "purple": "#76418A",
    "blue": "#24559C",
    "green": "#2A6F52",
    None: "#F7EDD2",
}


def thumbnail(chart: Chart) -> str:
    """The map as a small image: sea, land, ways and signs, without letters."""
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{WATER}"/>',
        f'<path fill="{VELLUM}" stroke="{INK}" stroke-width="3" d="{outlines(chart.land.simplify(5), 200)}"/>',
    ]
    parts += [
        f'<path fill="none" stroke="{LAPIS if way.kind == "sea" else INK}" stroke-width="5" d="{path(way.points)}"/>'
        for way in chart.ways
    ]
    for place in chart.places:
        x, y = chart.spots[place["id"]]
        size = signs.REACHES[place["kind"]]
        parts.append(
            f'<circle cx="{x}" cy="{y}" r="{size}" fill="{FIELDS[place.get("colour")]}" stroke="{INK}" stroke-width="4"/>'
        )
    parts.append(
        f'<path fill="none" stroke="#B5341D" stroke-width="28" d="M14 14H{WIDTH - 14}V{HEIGHT - 14}H14z"/>'
    )
    around = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {around}>{"".join(parts)}</svg>\n'
