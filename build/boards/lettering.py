"""Lettering on boards: the width of a text, texts in two lines, and texts in several languages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from boards.curve import number

LEADING = 1.02
"""Distance from line to line, in type sizes."""


def advances(groups: Mapping[int, str]) -> dict[str, int]:
    """The advance width of each letter; *groups* has the letters of each width."""
    return {letter: width for width, letters in groups.items() for letter in letters}


@dataclass(frozen=True, slots=True)
class Face:
    """The widths of a typeface's letters, and its letter spacing, in hundredths of the type size."""

    widths: Mapping[str, int]
    spacing: float = 0

    def width(self, text: str, size: float) -> float:
        """The width of *text* at *size*, in units of the drawing; raises KeyError for an unknown letter."""
        return size / 100 * sum(self.widths[letter] + self.spacing for letter in text)


def in_two(text: str, shortest: int = 8) -> list[str]:
    """*text* in two lines of similar length; in one line if it has no break, or fewer letters than *shortest*."""
    breaks = [at + 1 for at, letter in enumerate(text) if letter in " -"]
    if not breaks or len(text) < shortest:
        return [text]
    at = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [text[:at].rstrip(), text[at:]]


def text(lines: Sequence[str], attributes: str, x: float, first: float) -> str:
    """A text of one or two lines; *first* is the distance from its point down to the first baseline, in type sizes."""
    if len(lines) == 1:
        return f'<text {attributes} x="{number(x)}" dy="{first:.2g}em">{escape(lines[0])}</text>'
    spans = "".join(
        f'<tspan x="{number(x)}" dy="{shift:.3g}em">{escape(line)}</tspan>'
        for line, shift in zip(lines, (first, LEADING), strict=True)
    )
    return f"<text {attributes}>{spans}</text>"


def in_languages(texts: Mapping[str, str]) -> str:
    """A text as SVG: once if it is the same in every language, else in one group for each language."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "".join(f'<g lang="{language}">{text}</g>' for language, text in texts.items())
