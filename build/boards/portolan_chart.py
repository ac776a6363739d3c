"""The chart of Marco Polo: the positions of its towns, ways and coasts on the vellum.

Positions are computed from latitude and longitude on stretched axes, which give more room to the ports
of the Levant and of China. Places that would still touch are moved apart. Way-points on the globe keep
ways at sea or on land.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

from boards.axis import Axis
from boards.geo import Point as Spot
from boards.geo import land, polygons, projected

WIDTH, HEIGHT = 1500, 1160
LEFT, TOP, RIGHT, BOTTOM = 36, 36, 1464, 1124
"""Edges of the map on the vellum."""

LONGITUDES = Axis(
    [
        (5, 36),
        (12, 92),
        (30, 322),
        (38, 452),
        (48, 580),
        (60, 696),
        (70, 800),
        (80, 902),
        (90, 1000),
        (100, 1118),
        (110, 1226),
        (122, 1338),
        (138, 1440),
        (150, 1500),
    ]
)
LATITUDES = Axis(
    [
        (57, 36),
        (48, 136),
        (42, 272),
        (36, 424),
        (30, 570),
        (20, 750),
        (8, 935),
        (-10, 1124),
    ]
)

# How far places are moved from their true positions, in units of the drawing.
MOVED: dict[str, Spot] = {
    "alep": (38, 14),
    "alexandrie": (-26, 2),
    "andrinople": (-26, -18),
    "badakhchan": (14, 16),
    "balkh": (-14, 18),
    "boukhara": (-26, -6),
    "calicut": (-6, 2),
    "cha_tcheou": (-34, 0),
    "chang_tou": (-8, -32),
    "constantinople": (-6, 6),
    "coromandel": (6, -4),
    "kachgar": (34, -4),
    "kan_tcheou": (30, 18),
    "khanbalik": (-26, 14),
    "kyoto": (-10, 6),
    "laias": (-8, -6),
    "le_caire": (14, 16),
    "lop": (-14, 2),
    "mandalay": (18, -10),
    "ning_hia": (16, 0),
    "pagan": (-16, 18),
    "pamir": (8, -2),
    "samarcande": (12, -4),
    "si_ngan": (0, 6),
    "sou_tcheou": (2, -8),
    "tchi_kou": (34, 6),
    "trebizonde": (8, -2),
    "venise": (4, 0),
    "yang_tcheou": (-14, 0),
    "zanzibar": (8, -22),
}

# Way-points, longitude and latitude, from the first end to the second.
BY_WAY_OF: dict[tuple[str, str], list[Spot]] = {
    ("acre", "le_caire"): [(34, 31)],
    ("aden", "socotra"): [(48, 12.2), (51.5, 12.6)],
    ("aidab", "mer_rouge"): [(38, 19.8)],
    ("bagdad", "sava"): [(47.4, 34.6)],
    ("bassora", "ormuz"): [(49.6, 28.8), (52.4, 26.6)],
    ("bengale", "nicobar"): [(91.4, 15)],
    ("bintan", "champa"): [(106.6, 4.6), (109.8, 10)],
    ("bintan", "java"): [(107.6, -2.6)],
    ("calicut", "ceylan"): [(76, 8.4), (77.6, 6.8)],
    ("cambay", "calicut"): [(71.8, 19), (73, 14.5)],
    ("candie", "acre"): [(29.5, 33.9)],
    ("candie", "alexandrie"): [(27, 32.6)],
    ("candie", "constantinople"): [(25.8, 37.4), (25.6, 39.6), (27.6, 40.6)],
    ("candie", "laias"): [(29.4, 35.6), (33, 35.9)],
    ("ceylan", "coromandel"): [(82.2, 8.6), (81.6, 11.2)],
    ("champa", "manille"): [(115, 13.6)],
    ("champa", "zaitun"): [(112, 16.6), (116.6, 21.6)],
    ("constantinople", "mer_noire"): [(31, 42.2)],
    ("corfou", "candie"): [(20.2, 37.4), (22.2, 35.6)],
    ("coromandel", "bengale"): [(82.6, 14.2), (87, 18.6)],
    ("java", "manille"): [(117, -5), (118.6, 0), (120.2, 6), (121.4, 10.5)],
    ("le_caire", "aidab"): [(33.2, 26)],
    ("manille", "zaitun"): [(119, 18.4), (118.7, 22)],
    ("mer_jaune", "kyoto"): [(125, 33.4), (129.4, 34.5)],
    ("mer_jaune", "tchi_kou"): [(123.4, 37), (121, 38.6)],
    ("mer_noire", "soldaia"): [(34.6, 43.9)],
    ("mer_noire", "trebizonde"): [(37.5, 42)],
    ("mer_rouge", "aden"): [(42.6, 13.6)],
    ("mogadiscio", "zanzibar"): [(43, -2.4)],
    ("nicobar", "sumatra"): [(95, 6.4)],
    ("ormuz", "cambay"): [(58.6, 24.9), (62, 23.6), (68, 20.6), (71.6, 20.6)],
    ("quinsay", "kyoto"): [(124, 29.6), (131, 30.4), (135, 32.8)],
    ("quinsay", "mer_jaune"): [(123, 32)],
    ("quinsay", "zaitun"): [(117.2, 28.2)],
    ("sarai", "ourguentch"): [(53, 47.6), (57, 45)],
    ("socotra", "mogadiscio"): [(52.6, 8)],
    ("soldaia", "sarai"): [(38.5, 47.4), (43, 48)],
    ("socotra", "calicut"): [(62, 14.6), (70, 13.2)],
    ("sumatra", "bintan"): [(99.4, 4.4), (102, 2.2)],
    ("venise", "belgrade"): [(16.6, 45.9)],
    ("venise", "corfou"): [(14.4, 43.9), (17.4, 41.9)],
    ("zaitun", "quinsay"): [(120.6, 26), (122.2, 28)],
}

# Outlines on the globe of two seas that are drawn separately.
CASPIAN: list[Spot] = [
    *((47, 45.6), (46.8, 44.6), (47.5, 43), (48.6, 41.8), (49.6, 40.6), (49.3, 39.3)),
    *((48.9, 38.4), (49.2, 37.6), (50.4, 37.2), (51.8, 36.6), (53.8, 36.9), (53.9, 38.9)),
    *((53.2, 39.6), (53, 40.2), (54.4, 41.2), (52.6, 41.8), (52.4, 42.8), (50.9, 44.4)),
    *((51.4, 45.2), (53.1, 46.6), (51.2, 47), (49.2, 46.4), (48.2, 45.7)),
]
RED_SEA: list[Spot] = [
    *((31.5, 30.2), (35.5, 30.2), (36, 28), (41, 20), (44.2, 12.4), (41.5, 12), (36, 20)),
]


@dataclass(frozen=True, slots=True)
class Way:
    """A line on land or at sea: the points that its curve goes through, from the first of ``ends`` to the second."""

    ends: tuple[str, str]
    kind: str
    points: tuple[Spot, ...]

    @property
    def id(self) -> str:
        """Its kind and both ends, since two towns may be joined by land and by sea."""
        return "-".join((self.kind, *self.ends))


def project(longitude: float, latitude: float) -> Spot:
    """The point on the vellum of a longitude and latitude."""
    return LONGITUDES(longitude), LATITUDES(latitude)


class Chart:
    """Places, ways and coasts on the vellum."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.places: list[dict[str, Any]] = data["places"]
        self.spots: dict[str, Spot] = {}
        for place in self.places:
            x, y = project(place["longitude"], place["latitude"])
            dx, dy = MOVED.get(place["id"], (0, 0))
            self.spots[place["id"]] = (round(x + dx), round(y + dy))
        self.ways = [self._way(line) for line in data["lines"]]

    def _way(self, line: dict[str, Any]) -> Way:
        ends = (line["ends"][0], line["ends"][1])
        by = [project(*spot) for spot in BY_WAY_OF.get(ends, [])]
        return Way(ends, line["kind"], (self.spots[ends[0]], *by, self.spots[ends[1]]))

    @cached_property
    def land(self) -> BaseGeometry:
        """The land in the style of a pen drawing: without tiny islands, with round capes."""
        shape = projected(land("50m").intersection(box(0, -14, 150, 64)), project)
        shape = shape.buffer(1.4).buffer(-1.4)
        shape = shape.intersection(box(LEFT, TOP, RIGHT, BOTTOM))
        shape = shape.difference(Polygon([project(*spot) for spot in CASPIAN]))
        return unary_union(
            [
                Polygon(
                    polygon.exterior,
                    [ring for ring in polygon.interiors if Polygon(ring).area > 90],
                )
                .simplify(1.6)
                .buffer(0)
                for polygon in polygons(shape)
                if polygon.area > 34
            ]
        )

    @cached_property
    def red_sea(self) -> BaseGeometry:
        """The Red Sea, which is painted red, as on old charts."""
        around = Polygon([project(*spot) for spot in RED_SEA])
        return around.difference(self.land)
