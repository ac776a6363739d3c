"""Writing on boards: how much room a text takes, lines of text, and what is written in one language only."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from boards.curve import number

LEADING = 1.02
"""From line to line, in type sizes."""


def advances(groups: Mapping[int, str]) -> dict[str, int]:
    """Advance widths by letter, from the letters of each width."""
    return {letter: width for width, letters in groups.items() for letter in letters}


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface, as far as room has to be kept for it: ``widths`` and ``spacing`` in hundredths of the type size."""

    widths: Mapping[str, int]
    spacing: float = 0

    def width(self, text: str, size: float) -> float:
        """The width of *text* at *size*, in units of the drawing; KeyError for a letter it has not."""
        return size / 100 * sum(self.widths[letter] + self.spacing for letter in text)


def in_two(text: str, shortest: int = 8) -> list[str]:
    """*text* in two lines of about one length; in one where it has no break, or fewer letters than *shortest*."""
    breaks = [at + 1 for at, letter in enumerate(text) if letter in " -"]
    if not breaks or len(text) < shortest:
        return [text]
    at = min(breaks, key=lambda at: abs(at - len(text) / 2))
    return [text[:at].rstrip(), text[at:]]


def text(lines: Sequence[str], attributes: str, x: float, first: float) -> str:
    """A text of one or two lines; *first* is how far below its point the first baseline is, in type sizes."""
    if len(lines) == 1:
        return f'<text {attributes} x="{number(x)}" dy="{first:.2g}em">{escape(lines[0])}</text>'
    spans = "".join(
        f'<tspan x="{number(x)}" dy="{shift:.3g}em">{escape(line)}</tspan>'
        for line, shift in zip(lines, (first, LEADING), strict=True)
    )
    return f"<text {attributes}>{spans}</text>"


def in_languages(texts: Mapping[str, str]) -> str:
    """What is written, once if it is the same in every language, else marked by language."""
    if len(set(texts.values())) == 1:
        return next(iter(texts.values()))
    return "".join(f'<g lang="{language}">{text}</g>' for language, text in texts.items())
