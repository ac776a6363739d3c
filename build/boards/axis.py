"""An axis of a map, stretched where the map is crowded."""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import pairwise


class Axis:
    """A smooth scale through *knots* (value on the globe, place in the drawing), monotone between them.

    Piecewise cubic Hermite interpolation with the slopes of Fritsch and Butland: no value is drawn
    twice. Beyond the outer knots the scale is linear. Each coordinate of the knots must only rise or
    only fall.
    """

    def __init__(self, knots: Iterable[tuple[float, float]]) -> None:
        ordered = sorted(knots)
        self._at = [value for value, _ in ordered]
        self._to = [place for _, place in ordered]
        self._slopes = self._tangents()

    def _tangents(self) -> list[float]:
        at, to = self._at, self._to
        widths = [after - before for before, after in pairwise(at)]
        chords = [
            (after - before) / width
            for (before, after), width in zip(pairwise(to), widths, strict=True)
        ]
        slopes = [chords[0]]
        for (width, chord), (next_width, next_chord) in pairwise(zip(widths, chords, strict=True)):
            # The weighted harmonic mean of the chords keeps the curve monotone.
            first, second = 2 * next_width + width, next_width + 2 * width
            slopes.append((first + second) / (first / chord + second / next_chord))
        return [*slopes, chords[-1]]

    def __call__(self, value: float) -> float:
        """The place of *value* in the drawing."""
        at, to, slopes = self._at, self._to, self._slopes
        if value <= at[0]:
            return to[0] + (value - at[0]) * slopes[0]
        if value >= at[-1]:
            return to[-1] + (value - at[-1]) * slopes[-1]
        left = bisect_right(at, value) - 1
        width = at[left + 1] - at[left]
        t = (value - at[left]) / width
        return (
            (2 * t**3 - 3 * t**2 + 1) * to[left]
            + (t**3 - 2 * t**2 + t) * width * slopes[left]
            + (3 * t**2 - 2 * t**3) * to[left + 1]
            + (t**3 - t**2) * width * slopes[left + 1]
        )
