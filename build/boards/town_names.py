"""Where the names of capitals and islands lie on the map of Magellan, and all that is written there besides countries."""

from boards.wall_chart import bases, capitals, place
from boards.world_data import read

TOWN_FAR, TOWN_NEAR = 29.3, 18.5
"""The size of a capital's name at the scale at which the map opens on a desktop, and from the next step on."""
TOWN_PHONE = 36.6
"""Its size where the map opens on a phone: all are larger there, and no country is named."""
ITALICS = 0.56
"""The mean width of a letter in the names of towns and islands, in type sizes."""

type Box = tuple[float, float, float, float]
"""The left, upper, right and lower edge."""


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes cover each other in part."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _beside(x: float, y: float, words: str, side: int, size: float) -> Box:
    """The box of a text that begins (1), is centred (0) or ends (-1) at a point of its base line."""
    wide = len(words) * ITALICS * size
    left = x + wide * (side - 1) / 2
    return left, y - 0.75 * size, left + wide, y + 0.22 * size


def towns(language: str, size: float) -> list[Box]:
    """The boxes of the names of capitals and islands in this size."""
    found = []
    for town in (*capitals(), *bases()):
        x, y = town["spot"]
        dx, dy, side = town["beside"]
        name = (
            town[language] if language in town else town["name" if language == "fr" else "name_en"]
        )
        found.append(_beside(x + dx, y + dy, name, side, size))
    return found


def written(language: str, town: float) -> list[Box]:
    """The boxes of all other lettering and of the capitals' circles; *town* is the size of a capital's name."""
    found = towns(language, town)
    for capital in capitals():
        x, y = capital["spot"]
        found.append((x - 7, y - 7, x + 7, y + 7))
    for label in read("labels")["labels"]:
        if label["kind"] in ("continent", "ocean"):
            x, y = place(*label["lonlat"])
            loose = 0.92 if label["kind"] == "continent" else 0.8
            wide, high = len(label[language]) * loose * label["size"], label["size"]
            found.append((x - wide / 2, y - 0.8 * high, x + wide / 2, y + 0.1 * high))
    return found
