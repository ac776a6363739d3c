"""Draw the site's icon as PNG files, for home screens that accept no SVG.

The source is web/icon.svg: a disc, and a star with an outline of straight lines. Any other drawing is refused.
"""

import re
import struct
import zlib
from dataclasses import dataclass
from operator import add
from pathlib import Path
from xml.etree import ElementTree

from failure import Failure

SVG = "{http://www.w3.org/2000/svg}"
SLICES = 4
"""Lines drawn for each row of pixels; their average gives smooth edges."""
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-full.png": (512, True)}
"""By file name: width in pixels, and whether the disc's colour fills the square (some systems cut icons to their own shape)."""

type Colour = tuple[int, int, int]
type Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sign:
    """The drawing: half the side of its square, a disc in the middle and a star on it."""

    half: float
    radius: float
    disc: Colour
    star: Colour
    outline: list[tuple[float, float]]


def _colour(text: str) -> Colour:
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return red, green, blue


def read(path: Path) -> Sign:
    """Read the icon from an SVG file; raises Failure if it is another kind of drawing."""
    try:
        root = ElementTree.parse(path).getroot()
        circle, star = root
        if (circle.tag, star.tag) != (SVG + "circle", SVG + "path"):
            raise ValueError("it must consist of a circle and a path")
        outline = re.fullmatch(r"M([-0-9. ]+)z", star.attrib["d"])
        if outline is None:
            raise ValueError("its path must consist of straight lines between points")
        numbers = [float(found) for found in re.findall(r"-?\d*\.?\d+", outline[1])]
        return Sign(
            half=-float(root.attrib["viewBox"].split()[0]),
            radius=float(circle.attrib["r"]),
            disc=_colour(circle.attrib["fill"]),
            star=_colour(star.attrib["fill"]),
            outline=list(zip(numbers[::2], numbers[1::2], strict=True)),
        )
    except (ElementTree.ParseError, ValueError, KeyError) as error:
        raise Failure(f"No icons can be drawn from web/{path.name}: {error}.") from error


def star_spans(sign: Sign, y: float) -> list[Span]:
    """The parts of the horizontal line at *y* that lie within the star."""
    ends = sign.outline
    crossings = sorted(
        x0 + (y - y0) / (y1 - y0) * (x1 - x0)
        for (x0, y0), (x1, y1) in zip(ends, [*ends[1:], ends[0]], strict=True)
        if (y0 <= y) != (y1 <= y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def disc_spans(sign: Sign, y: float) -> list[Span]:
    """The part of the horizontal line at *y* that lies within the disc."""
    reach = (sign.radius**2 - y**2) ** 0.5 if abs(y) < sign.radius else 0
    return [(-reach, reach)] if reach else []


def covered(spans: list[Span], pixels: int, half: float) -> list[float]:
    """The share of each pixel of a row that lies within the spans, from 0 to 1."""
    share = [0.0] * pixels
    for left, right in spans:
        start, end = (
            min(max(0.0, (x + half) / (2 * half) * pixels), float(pixels)) for x in (left, right)
        )
        first, last = int(start), min(int(end), pixels - 1)
        if first == last:
            share[first] += end - start
            continue
        share[first] += first + 1 - start
        share[first + 1 : last] = [1.0] * (last - first - 1)
        share[last] += end - last
    return share


def row(sign: Sign, at: int, pixels: int, full: bool) -> bytes:
    """One row of the picture in PNG's form: a filter byte, then red, green, blue and opacity of each pixel."""
    disc, star = [0.0] * pixels, [0.0] * pixels
    for slice in range(SLICES):
        y = ((at + (slice + 0.5) / SLICES) / pixels * 2 - 1) * sign.half
        disc = list(map(add, disc, covered(disc_spans(sign, y), pixels, sign.half)))
        star = list(map(add, star, covered(star_spans(sign, y), pixels, sign.half)))
    inks = dict.fromkeys(zip(disc, star, strict=True), b"")
    for on_disc, on_star in inks:
        part = min(1, on_star / SLICES)
        mixed = (
            round(low + (high - low) * part) for low, high in zip(sign.disc, sign.star, strict=True)
        )
        inks[on_disc, on_star] = bytes(
            (*mixed, 255 if full else round(255 * min(1, on_disc / SLICES)))
        )
    return b"\0" + b"".join(inks[pair] for pair in zip(disc, star, strict=True))


def png(sign: Sign, pixels: int, full: bool) -> bytes:
    """The icon as a PNG file, *pixels* wide and high."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        body = kind + content
        return struct.pack(">I", len(content)) + body + struct.pack(">I", zlib.crc32(body))

    rows = b"".join(row(sign, at, pixels, full) for at in range(pixels))
    header = struct.pack(">IIBBBBB", pixels, pixels, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )


def write(site: Path) -> None:
    """Draw the icons of a site from its icon.svg, into the same folder."""
    sign = read(site / "icon.svg")
    for name, (pixels, full) in ICONS.items():
        (site / name).write_bytes(png(sign, pixels, full))
