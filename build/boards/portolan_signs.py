"""The signs of the places of Marco Polo, drawn around their middle, and the size of their clickable areas."""

from typing import Any

START, CAPITAL, COMPTOIR, PORT, STEP = 26, 26, 22, 17, 9
REACHES = {
    "start": START,
    "capital": CAPITAL,
    "comptoir": COMPTOIR,
    "port": PORT,
    "land": STEP,
    "sea": STEP,
}
"""How far a sign reaches from its middle, by kind of place."""
TARGETS = {"start": 62, "capital": 62, "comptoir": 56, "port": 48, "land": 42, "sea": 42}
"""Width and height of the clickable area: room for a finger even if the sign is small."""

ANCHOR = '<path class="anchor" d="M0-6v11M-3-3h6M-5 1c0 3 2 4 5 5 3-1 5-2 5-5"/>'
LION = "M0-17l4.6 6.6 8-1.6-1.6 8L17 0l-6 4 1.6 8-8-1.6L0 17l-4.6-6.6-8 1.6 1.6-8L-17 0l6-4-1.6-8 8 1.6z"
PALACE = (
    "M-15 9h30v3h-30zM-12 9V1h24v8zM-15 1c5-1 8-4 9-7h12c1 3 4 6 9 7z"
    "M-5-6v-4H5v4zM-8-10c3-1 5-3 6-6h4c1 3 3 5 6 6z"
)
"""The gilded hall of Khanbalik, with its two curved roofs."""


def triangle(size: float) -> str:
    """A triangle that reaches *size* units up and to both sides."""
    low = size * 0.72
    return f"M0{-size:g}L{size:g} {low:g}H{-size:g}z"


def comptoir(colour: str, port: bool) -> str:
    """A large circle with the colour and the sign of its family; a small triangle makes it a port."""
    harbour = (
        f'<path class="port-mark" transform="translate(17 15)" d="{triangle(10)}"/>' if port else ""
    )
    return (
        f'<g class="family-{colour}"><circle class="ring" r="{COMPTOIR}"/><circle class="field" r="18.5"/>'
        f'<use href="#family-{colour}" class="family-sign" transform="scale(.92)"/></g>{harbour}'
    )


def port() -> str:
    """A triangle with an anchor."""
    return f'<path class="port" d="{triangle(PORT)}"/><g transform="translate(0 3)">{ANCHOR}</g>'


def step() -> str:
    """A small circle."""
    return f'<circle class="step" r="{STEP - 0.5:g}"/>'


def sign(place: dict[str, Any]) -> str:
    """The sign of a place of the data."""
    match place["kind"]:
        case "comptoir":
            return comptoir(place["colour"], place["port"])
        case "port":
            return port()
        case "start":
            mark = f'<path class="port-mark" transform="translate(20 18)" d="{triangle(10)}"/>'
            return f'<circle class="ring" r="{START}"/><circle class="gilt" r="22"/><path class="lion" d="{LION}"/>{mark}'
        case "capital":
            hall = f'<path class="palace" transform="translate(0 2)" d="{PALACE}"/>'
            return f'<circle class="ring" r="{CAPITAL}"/><circle class="gilt" r="22"/>{hall}'
    return step()
