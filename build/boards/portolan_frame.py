"""The frame of the map of Marco Polo: illuminated border, title and legend."""

from boards import portolan_signs as signs
from boards.curve import number
from boards.geo import Point
from boards.lettering import in_languages
from boards.portolan_chart import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH
from boards.portolan_names import Box

type Texts = dict[str, str]
"""A text by language."""

TITLE: Box = (604, 46, 908, 112)
LEGEND: Box = (58, 744, 376, 1104)
"""The boxes of title and legend; no names may be written there."""
FAMILIES: dict[str, Texts] = {
    "yellow": {"fr": "Animaux rares", "en": "Rare animals"},
    "purple": {"fr": "Bijoux et gemmes", "en": "Jewels and gems"},
    "blue": {"fr": "Vivres et épices", "en": "Food and spices"},
    "green": {"fr": "Étoffes et tapis", "en": "Cloth and carpets"},
}
KEY: dict[str, Texts] = {
    "harbour": {"fr": "Comptoir et port", "en": "Trading post and port"},
    "port": {"fr": "Port", "en": "Port"},
    "step": {"fr": "Étape", "en": "Stage"},
    "land": {"fr": "Par terre", "en": "By land"},
    "sea": {"fr": "Par mer", "en": "By sea"},
}
ROW = 37
"""Distance from one line of the legend to the next."""


def at(spot: Point, drawn: str, kind: str = "", more: str = "") -> str:
    """A group of SVG, moved to a point."""
    named = f' class="{kind}"' if kind else ""
    return f'<g{named} transform="translate({number(spot[0])} {number(spot[1])}){more}">{drawn}</g>'


def rectangle(kind: str, left: float, top: float, right: float, bottom: float, inset: float) -> str:
    """A rectangle, *inset* units inside the given edges."""
    x, y, width, height = map(
        number, (left + inset, top + inset, right - left - 2 * inset, bottom - top - 2 * inset)
    )
    return f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}"/>'


def sample(kind: str) -> str:
    """A piece of a way, for the legend."""
    d = "M-24 0q12-10 24 0t24 0"
    return f'<g class="way {kind}"><path class="casing" d="{d}"/><path class="course" d="{d}"/></g>'


SAMPLES = {
    "harbour": signs.comptoir("blue", port=True),
    "port": signs.port(),
    "step": signs.step(),
    "land": sample("land"),
    "sea": sample("sea"),
}


def legend() -> str:
    """The legend: what the signs and the ways mean."""
    rows: list[tuple[str, Texts]] = [
        *((signs.comptoir(colour, port=False), name) for colour, name in FAMILIES.items()),
        *((drawn, KEY[name]) for name, drawn in SAMPLES.items()),
    ]
    left, top, right, bottom = LEGEND
    spots = [(left + 44, top + 32 + nth * ROW) for nth in range(len(rows))]
    return (
        rectangle("panel", left, top, right, bottom, 0)
        + rectangle("panel-rule", left, top, right, bottom, 6)
        + "".join(
            at(spot, drawn, more=" scale(.76)")
            + in_languages({language: _entry(spot, text) for language, text in texts.items()})
            for spot, (drawn, texts) in zip(spots, rows, strict=True)
        )
    )


def _entry(spot: Point, text: str) -> str:
    x, y = spot
    return f'<text class="legend" x="{number(x + 40)}" y="{number(y + 7)}">{text}</text>'


def title() -> str:
    """The name of the game on its ribbon."""
    left, top, right, bottom = TITLE
    middle = number((left + right) / 2)
    return (
        rectangle("panel", left, top, right, bottom, 0)
        + rectangle("panel-rule", left, top, right, bottom, 5)
        + f'<text class="title" x="{middle}" y="{bottom - 20:g}">Marco Polo</text>'
    )


def frame() -> str:
    """The illuminated border around the map."""
    outer = f"M0 0H{WIDTH}V{HEIGHT}H0z"
    inner = f"M{LEFT - 8} {TOP - 8}V{BOTTOM + 8}H{RIGHT + 8}V{TOP - 8}z"
    edge = (LEFT, TOP, RIGHT, BOTTOM)
    return (
        f'<path fill="url(#frieze)" fill-rule="evenodd" d="{outer}{inner}"/>'
        + rectangle("frame-edge", 0, 0, WIDTH, HEIGHT, 2)
        + rectangle("frame-gilt", *edge, -4)
        + rectangle("frame-edge", *edge, 0)
        + rectangle("frame-edge", *edge, -8)
    )
