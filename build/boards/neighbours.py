"""The places of a map that the arrow keys lead to."""

from collections.abc import Mapping

from boards.geo import Point

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def neighbours(spots: Mapping[str, Point], place: str) -> dict[str, str]:
    """The nearest place in each direction that has one; distance to the side counts twice as much as distance ahead."""
    x, y = spots[place]
    found = {}
    for direction, (dx, dy) in DIRECTIONS.items():
        ways = []
        for other, (at, level) in spots.items():
            ahead = (at - x) * dx + (level - y) * dy
            aside = abs((at - x) * dy) + abs((level - y) * dx)
            if other != place and ahead > 1 and aside <= 2 * ahead:
                ways.append((ahead + 2 * aside, other))
        if ways:
            found[direction] = min(ways)[1]
    return found
